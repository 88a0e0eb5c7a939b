/** Places, timers, cards and what the ask bar says, in a player's words. */

import { nameOf, yourSeat } from '../../lib/people/names';
import { counted, many, manyInWords } from '../../lib/words';
import type { Play } from '../../lib/match/play';
import { seconds } from './clock.svelte';
import type { ChronosController, Shown } from './controller.svelte';
import { wonWords } from './ending';
import {
  cardName,
  CITIES,
  isCity,
  isHell,
  isKingdom,
  isPile,
  isSquare,
  isTerritory,
  NONE,
  NUMBERS,
  PLACES,
  SECOND,
} from './facts';
import { cardBrief, goalWords, hasGods, hasWinds } from './learning';
import { lastWords } from './logWords';
import { togetherWords } from './teams';
import type { ConquestView, Kingdom } from './view';

export { nameOf };

/** "the 20", "the Hydra", "West". */
export function theCard(card: number): string {
  return isTerritory(card) || card < 8 ? `the ${cardName(card)}` : cardName(card);
}

export function placeName(view: ConquestView, place: number): string {
  if (place === PLACES.front) return 'before its owner';
  if (place === PLACES.atlantis) return 'Atlantis';
  if (place === PLACES.hell) return 'Hell, first part';
  if (place === PLACES.deepHell) return 'Hell, second part';
  if (isCity(place)) return CITIES[view.cities[place - PLACES.city] ?? NONE]?.name ?? 'a city';
  if (isSquare(place)) return `square ${place - PLACES.square + 1}`;
  if (isKingdom(place)) return 'a kingdom';
  return `${place + 1}`;
}

/** "on 3", "in Hell, first part", "before its owner". */
export function where(view: ConquestView, place: number): string {
  if (place === PLACES.front) return 'laid down';
  if (isHell(place)) return `in ${placeName(view, place)}`;
  return `on ${placeName(view, place)}`;
}

export function pileName(pile: number): string {
  return pile === PLACES.atlantis ? 'Atlantis' : `Pile ${pile + 1}`;
}

/** A pile for who does not see it. */
export function pileLabel(play: Play, controller: ChronosController, pile: number): string {
  const { view } = controller;
  const top = view.tops[pile] ?? NONE;
  const count = view.heights[pile] ?? 0;
  if (top === NONE) return `${pileName(pile)}, ${count ? `${many(count, 'card')}, none open` : 'empty'}`;
  const timers = controller
    .at(pile)
    .map((each) => (each.owner === controller.seat ? 'yours' : nameOf(play, each.owner)));
  const cube = controller.cubeOn(pile);
  return [
    `${pileName(pile)}: ${cardName(top)}`,
    many(view.heights[pile] ?? 0, 'card'),
    cube ? `cube of ${cube}` : '',
    timers.length ? `timers: ${timers.join(', ')}` : 'no timer',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A timer, or the first of several that an owner has there, in words. */
export function timerLabel(play: Play, controller: ChronosController, each: Shown, count = 1): string {
  const left = seconds(each.ends, controller.clock.now);
  const whose = each.owner === yourSeat(play) ? 'Your timer' : `Timer of ${nameOf(play, each.owner)}`;
  const state = each.ghost ? 'on its way' : left > 0 ? many(left, 'second') : 'run out';
  if (count > 1)
    return `${count} timers of ${nameOf(play, each.owner)} ${where(controller.view, each.place)}, the first: ${state}`;
  return `${whose} ${where(controller.view, each.place)}, ${state}`;
}

export interface Said {
  text: string;
  detail: string;
  active: boolean;
}

/** While time stands, or is about to begin. */
export function heldWords(play: Pick<Play, 'table' | 'you'>, controller: ChronosController): Said {
  if (controller.clock.count === 0)
    return { text: 'Time stands still', detail: 'All sand stands with it.', active: false };
  if (controller.clock.now > 0) {
    return {
      text: `It goes on in ${controller.clock.count}`,
      detail: 'The game waited: all sand is as it was.',
      active: false,
    };
  }
  return {
    text: 'Get ready',
    detail: [goalWords(controller.view), togetherWords(play)].filter(Boolean).join(' '),
    active: false,
  };
}

/** A timer that goes as soon as the hand is free (R13.1). */
export function waitingWords({ view }: ChronosController, { place }: Shown): Said {
  const where = place === PLACES.front ? 'before you' : `to ${placeName(view, place)}`;
  return { text: `Your timer goes ${where} in a moment`, detail: 'One hand, one timer. Esc: not this.', active: true };
}

/** What the ask bar says about the timer in hand. */
export function handWords(controller: ChronosController, hand: Shown, phone = false): Said {
  const { view } = controller;
  const goal = phone
    ? 'Tap the pile where it goes next.'
    : `Press the pile where it goes next (1 to ${view.piles}), or lay it down.`;
  if (hand.place === PLACES.front) {
    const detail = phone
      ? 'Tap a pile to set it there, or drag it.'
      : `Press a pile to set it there, or drag it; keys 1 to ${view.piles}.`;
    return { text: 'Your timer is before you', detail, active: true };
  }
  if (hand.place === PLACES.hell && controller.can(PLACES.deepHell)) {
    return { text: 'Your timer has run out in Hell', detail: 'Turn it into the second part.', active: true };
  }
  const at = isHell(hand.place) ? 'in Hell' : `on ${placeName(view, hand.place)}`;
  if (!isPile(hand.place)) return { text: `Your timer ${at} has run out`, detail: goal, active: true };
  const top = view.tops[hand.place] ?? NONE;
  if (controller.company(hand.place) > 1) {
    return {
      text: `Your timer ${at} is not alone`,
      detail: phone
        ? 'Moved now, it brings no card. You may wait.'
        : 'It has run out. Moved now, it brings no card; you may wait until the others leave.',
      active: true,
    };
  }
  const through = phone ? '' : ' has run out';
  return { text: `Your timer ${at}${through}: take ${theCard(top)}`, detail: cardBrief(top), active: true };
}

const MINUTE = 60;

/** What keeps a game from being frozen while so many timers run, or what its countdown does. */
export function frozenWords(view: ConquestView, now: number, running: number, open: boolean): string {
  const countdown = manyInWords(NUMBERS.of(view, 'countdown.seconds'), 'second');
  if (open) return `All sand has run out. Who has most wins after ${countdown}.`;
  if (running) return `Opens when every timer has run out. ${counted(running, 'still runs', 'still run')}.`;
  const opening = NUMBERS.of(view, 'opening.seconds');
  if (now >= opening * SECOND) return 'All sand has run out.';
  const until = opening === MINUTE ? 'a minute' : manyInWords(opening, 'second');
  return `All sand has run out. Opens after ${until}, or once a card was taken.`;
}

const ENDINGS: Record<string, string> = {
  points: 'by points',
  monsters: 'with both monsters',
  god: 'by a god',
  cataclysm: 'as the cataclysm came',
  frozen: 'as nobody took a card',
  cap: 'as the time was over',
};

export function overWords(play: Play, view: ConquestView): string {
  const { length } = view.winners;
  if (!length) return 'The game is over';
  if (length === view.seats) return `All share the win ${ENDINGS[view.ending] ?? ''}`.trim();
  return wonWords(play, view, ENDINGS[view.ending] ?? '');
}

const DECIDED: Record<string, string> = {
  points: 'Who claims enough points first wins.',
  monsters: 'A Hydra and a Minotaur win, whatever the points.',
  god: 'That god decides, whatever the points.',
};

/** What decided the game. */
export function endWords(view: ConquestView, own?: Kingdom): string {
  const times = hasWinds(view) ? ' times the different winds' : '';
  const sums = `Points are the sum of the lands${times}${hasGods(view) ? '; gods and cities may add to it' : ''}.`;
  const lands = own?.hoard.filter(isTerritory).map(cardName).join(' + ');
  const yours = lands ? ` Yours are ${lands}.` : '';
  return `${DECIDED[view.ending] ?? 'Nobody had claimed a win: the most points decide.'} ${sums}${yours}`;
}

/** In a replay: the move that was made last. */
export function pastWords(play: Play): string {
  const { at = 0, seat = NONE } = play.past ?? {};
  if (at === 0) return 'The beginning';
  return (
    lastWords(play) ||
    (seat >= 0 ? `${nameOf(play, seat)} put${seat === yourSeat(play) ? '' : 's'} a command together` : 'Sand runs out')
  );
}
