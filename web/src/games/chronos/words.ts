/** Timers and piles in words, and what the ask bar says. */

import type { Play } from '../../lib/match/play';
import type { Text } from '../../lib/text';
import { seconds } from './clock.svelte';
import type { ChronosController, Shown } from './controller.svelte';
import { wonText } from './ending';
import { cardBrief, FACTS, isHell, isPile, isTerritory, NONE, NUMBERS, PLACES, SECOND } from './facts';
import { goalWords, hasGods, hasWinds } from './learning';
import { lastWords } from './log';
import { togetherWords } from './teams';
import {
  cardArg,
  inner,
  messagesArg,
  pileArg,
  placeArg,
  say,
  seatArg,
  seatsArg,
  tellAt,
  type Plain,
  type Tell,
} from './tell';
import type { ConquestView, Kingdom } from './view';

/** A pile for screen readers. */
export function pileLabel(controller: ChronosController, pile: number, tell: Tell): string {
  const { view } = controller;
  const top = view.tops[pile] ?? NONE;
  const n = view.heights[pile] ?? 0;
  const at = pileArg(pile);
  if (top === NONE) return n ? tell('ui-pile-closed', { at, n }) : tell('ui-pile-empty', { at });
  const owners = controller.at(pile).map(({ owner }) => owner);
  const facts: Text[] = [
    say('part-cards', { n }),
    ...cubeText(controller.cubeOn(pile)),
    owners.length ? say('ui-timers-of', { who: seatsArg(owners) }) : say('ui-no-timer', {}),
  ];
  return tell('ui-pile', { at, card: cardArg(top), facts: messagesArg(facts) });
}

function cubeText(cube: ReturnType<ChronosController['cubeOn']>): Text[] {
  if (cube === 'troy') return [say('table-cube-city', { city: ['city', cube] })];
  return cube ? [say('table-cube-god', { god: ['god', cube] })] : [];
}

/** A timer, or the first of several that an owner has there. */
export function timerText(controller: ChronosController, each: Shown, count = 1): Text {
  const left = seconds(each.ends, controller.clock.now);
  const state = inner(
    each.ghost ? say('ui-state-going', {}) : left > 0 ? say('ui-state-runs', { n: left }) : say('ui-state-out', {}),
  );
  const owner = seatArg(each.owner);
  const at = placeArg(controller.view, each.place, each.owner);
  return count > 1 ? say('ui-timers', { n: count, owner, at, state }) : say('ui-timer', { owner, at, state });
}

/** The timers at a place, or a text that there are none. */
export function timersAt(controller: ChronosController, timers: readonly Shown[]): Text[] {
  return timers.length ? timers.map((each) => timerText(controller, each)) : [say('ui-no-timer', {})];
}

export interface Said {
  text: string;
  detail: string;
  active: boolean;
}

/** The text while time stands, or is about to begin. */
export function heldWords(play: Pick<Play, 'table' | 'you' | 'teller'>, controller: ChronosController): Said {
  const tell = tellAt(() => play);
  const { count, now } = controller.clock;
  if (count === 0) return { text: tell('ui-held'), detail: tell('ui-held-note'), active: false };
  if (now > 0) return { text: tell('ui-resume', { n: count }), detail: tell('ui-resume-note'), active: false };
  const detail = [goalWords(controller.view, tell), togetherWords(play, tell)].filter(Boolean).join(' ');
  return { text: tell('ui-ready'), detail, active: false };
}

/** A timer that goes as soon as the hand is free (R13.1). */
export function waitingWords({ view, seat }: ChronosController, { place }: Shown, tell: Tell): Said {
  const text = tell('ui-going', { to: placeArg(view, place, seat) });
  return { text, detail: tell('ui-one-hand'), active: true };
}

/** The ask bar's text about the timer in hand. */
export function handWords(controller: ChronosController, hand: Shown, phone: boolean, tell: Tell): Said {
  const { view } = controller;
  const n = view.piles;
  if (hand.place === PLACES.front) {
    const detail = phone ? tell('ui-hand-front-tap') : tell('ui-hand-front-press', { n });
    return { text: tell('ui-hand-front'), detail, active: true };
  }
  if (hand.place === PLACES.hell && controller.can(PLACES.deepHell))
    return { text: tell('ui-hand-hell'), detail: tell('ui-hand-hell-next'), active: true };
  const at = placeArg(view, hand.place, hand.owner);
  if (!isPile(hand.place)) {
    const text = isHell(hand.place) ? tell('ui-hand-hell') : tell('ui-hand-out', { at });
    return { text, detail: phone ? tell('ui-hand-tap') : tell('ui-hand-press', { n }), active: true };
  }
  if (controller.company(hand.place) > 1) {
    const detail = tell(phone ? 'ui-hand-company-tap' : 'ui-hand-company-press');
    return { text: tell('ui-hand-company', { at }), detail, active: true };
  }
  const card = view.tops[hand.place] ?? NONE;
  const text = tell(phone ? 'ui-hand-take-tap' : 'ui-hand-take', { at, card: cardArg(card) });
  return { text, detail: briefSentence(card, tell), active: true };
}

/** What a card does, as a sentence. */
export function briefSentence(card: number, tell: Tell): string {
  const brief = cardBrief(card);
  return brief ? tell('ui-brief', { what: inner(brief) }) : '';
}

/** Why a game cannot freeze while so many timers run, or what its countdown does. */
export function frozenWords(view: ConquestView, now: number, running: number, open: boolean, tell: Tell): string {
  if (open) return tell('ui-frozen-open', { n: NUMBERS.of(view, 'countdown.seconds') });
  if (running) return tell('ui-frozen-runs', { n: running });
  const opening = NUMBERS.of(view, 'opening.seconds');
  return now >= opening * SECOND ? tell('ui-frozen-still') : tell('ui-frozen-early', { n: opening });
}

export function overWords(play: Play, view: ConquestView): string {
  const tell = tellAt(() => play);
  const { length } = view.winners;
  if (!length) return tell('ui-over');
  return length === view.seats ? tell('ui-won-all') : tell(wonText(play, view));
}

const DECIDED: Record<string, Plain> = {
  points: 'ui-end-points',
  monsters: 'ui-end-monsters',
  god: 'ui-end-god',
};

/** What decided the game. */
export function endWords(view: ConquestView, own: Kingdom | undefined, tell: Tell): string {
  const sums = tell(hasGods(view) ? 'ui-end-gods' : hasWinds(view) ? 'ui-end-winds' : 'ui-end-lands');
  const lands = (own?.hoard ?? []).filter(isTerritory).map((card) => FACTS.cards[card]!.value);
  const yours = lands.length ? tell('ui-end-yours', { lands: lands.join(' + ') }) : '';
  return [tell(DECIDED[view.ending] ?? 'ui-end-most'), sums, yours].filter(Boolean).join(' ');
}

/** In a replay: the move that was made last. */
export function pastWords(play: Play): string {
  const tell = tellAt(() => play);
  const { at = 0, seat = NONE } = play.past ?? {};
  if (at === 0) return tell('ui-start');
  return lastWords(play) || (seat >= 0 ? tell('ui-composes', { who: seatArg(seat) }) : tell('ui-sand'));
}
