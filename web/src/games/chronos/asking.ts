/** The questions of unfinished commands, choices in flight and powers. */

import type { Play } from '../../lib/match/play';
import type { Arg, Text } from '../../lib/text';
import { seconds } from './clock.svelte';
import type { ChronosController } from './controller.svelte';
import { CHOICES, cityId, godId, godPrice, NONE, NUMBERS, PLACES, WAR } from './facts';
import { POWERS, turned, type Move, type Power } from './moves';
import {
  asking,
  cardArg,
  cardsArg,
  godArg,
  inner,
  pileArg,
  placeArg,
  say,
  seatArg,
  tellAt,
  type Plain,
  type Tell,
} from './tell';
import { starveText, whoseText, whoText } from './victims';
import { holder } from './view';
import type { Said } from './words';

/** Gods by whom single timers are sent to Hell. */
const SENDERS = ['demeter', 'eros', 'erinyes'];

type Simple = Exclude<Power, 'send' | 'hades' | 'rhodes'>;

/** The god, or the city of a timer, that gives a power. */
const GIVERS: Record<Power, readonly string[]> = {
  send: SENDERS,
  bring: ['sparta'],
  buy: ['gaia'],
  free: ['cassandra'],
  rob: ['heracles'],
  demeter: ['demeter'],
  harpy: ['harpy'],
  troy: ['troy'],
  hades: ['hades'],
  rhodes: ['rhodes'],
  uranus: ['uranus'],
  ephesus: ['ephesus'],
};

/** Powers whose object is chosen first: the question and its explanation. */
const POWER_ASKS: Partial<Record<Power, readonly [Plain, Plain]>> = {
  bring: ['ui-ask-bring', 'ui-on-board'],
  buy: ['ui-ask-buy', 'ui-buy-note'],
  rob: ['ui-ask-rob', 'ui-rob-note'],
  demeter: ['ui-ask-demeter', 'ui-on-board'],
  harpy: ['ui-ask-harpy', 'ui-on-board'],
  troy: ['ui-ask-troy', 'ui-on-board'],
};

/** All powers of a player, even if they cannot be used now, so that the screen does not jump. */
export function ownPowers(controller: ChronosController): Power[] {
  const gods = controller.kingdoms[controller.seat]?.gods.map(godId) ?? [];
  const cities = controller.view.cities.flatMap((city, tile) =>
    controller.at(PLACES.city + tile).some(({ owner }) => owner === controller.seat) ? [cityId(city)] : [],
  );
  const givers = [...gods, ...cities];
  return POWERS.filter(
    (power) => controller.moves.powers.has(power) || GIVERS[power].some((giver) => givers.includes(giver)),
  );
}

function senders(controller: ChronosController): ['&', Arg[]] {
  const gods = controller.kingdoms[controller.seat]?.gods ?? [];
  return ['&', gods.filter((god) => SENDERS.includes(godId(god))).map(godArg)];
}

/** The button of a power. */
export function powerWords(controller: ChronosController, power: Power, tell: Tell): string {
  const { view } = controller;
  if (power === 'send') return tell('ui-power-send', { gods: senders(controller) });
  if (power === 'hades') return tell('ui-power-hades', { n: NUMBERS.of(view, 'hades.timers') });
  if (power === 'rhodes') return tell('ui-power-rhodes', { n: NUMBERS.of(view, 'rhodes.cards') });
  return tell(`ui-power-${power satisfies Simple}`);
}

/** The question of a started power. */
export function powerAsk(controller: ChronosController, power: Power, tell: Tell): Said {
  const asks = POWER_ASKS[power];
  if (asks) return { text: tell(asks[0]), detail: tell(asks[1]), active: true };
  return { text: tell('ui-ask-send', { gods: senders(controller) }), detail: tell('ui-on-board'), active: true };
}

/** One of the things that can be chosen. */
export function pickWords(play: Play, controller: ChronosController, move: Move, tell: Tell): string {
  const [first = 0, second = 0] = move.args;
  switch (move.name) {
    case 'send':
    case 'bring':
      return tell(timerPick(play, controller, move));
    case 'pay':
    case 'gain':
      return tell('ui-name', { card: cardArg(first) });
    case 'leave':
      return tell('ui-pick-none');
    case 'buy':
      return tell('ui-pick-god', {
        god: godArg(first),
        n: godPrice(controller.view, first),
        who: seatArg(holder(controller.kingdoms, first)),
      });
    case 'reserve':
      return tell('ui-god', { god: godArg(first) });
    case 'seal':
      return tell('ui-place', { at: placeArg(controller.view, PLACES.city + first) });
    case 'starve':
      return tell(starveText(play, controller, first));
    case 'plague':
      return tell('ui-name', { card: cardArg(WAR + first) });
    case 'rob':
      return tell('ui-pick-card', { whose: inner(whoText(play, first)), card: cardArg(second) });
    case 'cube':
    case 'demeter':
    case 'harpy':
    case 'troy':
      return tell('ui-place', { at: pileArg(first) });
  }
  return move.name;
}

/** "Yours on pile 3", "Vermilion on pile 4, 12 s", "…, flipped". */
function timerPick(play: Play, controller: ChronosController, move: Move): Text {
  const timer = controller.timers.find((each) => each.timer === move.args[0]);
  if (!timer) return say('at-timer', {});
  const left = seconds(timer.ends, controller.clock.now);
  const whose = inner(whoseText(play, timer.owner));
  const at = placeArg(controller.view, timer.place, timer.owner);
  const pick = left ? say('ui-pick-left', { whose, at, n: left }) : say('ui-pick', { whose, at });
  if (controller.flips) return pick;
  return say(turned(move) ? 'ui-pick-flipped' : 'ui-pick-kept', { pick: inner(pick) });
}

/** What happens if the time of a choice runs out, by its kind. */
const LATE: Record<number, Plain> = {
  [CHOICES.war]: 'ui-late-strike',
  [CHOICES.starve]: 'ui-late-strike',
  [CHOICES.hecate]: 'ui-late-printed',
  [CHOICES.penalty]: 'ui-late-lowest',
  [CHOICES.hermes]: 'ui-late-none',
};

/** What a choice in flight asks for, and what happens if its time runs out. */
export function choiceWords({ choice }: ChronosController, tell: Tell): Said {
  const late = LATE[choice?.kind ?? 0];
  return { text: choice?.prompt ?? '', detail: late ? tell(late) : '', active: true };
}

/** What others are doing that takes some time. */
export function flightWords(seat: number, kind: number, tell: Tell): string {
  const who = seatArg(seat);
  if (kind === CHOICES.penalty) return tell('ui-flight-card', { who });
  return tell(kind === CHOICES.hermes ? 'ui-flight-offering' : 'ui-flight', { who });
}

/** What an unfinished command still needs. */
export function draftWords(play: Play, controller: ChronosController): Said {
  const tell = tellAt(() => play);
  const [first, ...parts] = (controller.draft?.moves ?? []).map((code) => play.parts(code));
  if (!controller.draft || !first) return { text: '', detail: '', active: true };
  const paid = parts.filter(({ name }) => name === 'pay').map(({ args }) => args[0] ?? NONE);
  const step = controller.draft.steps[0]?.name ?? '';
  const how = tell(step === 'pay' ? 'ui-pay-how' : 'ui-on-board');
  const named = paid.length ? tell('note-so-far', { cards: cardsArg(paid) }) : how;
  return {
    text: tell(draftAsk(controller, first, step, paid.length, parts.length)),
    detail: step ? named : tell('ui-then-place'),
    active: true,
  };
}

type First = ReturnType<Play['parts']>;

function draftAsk(
  controller: ChronosController,
  { name, args }: First,
  step: string,
  paid: number,
  parts: number,
): Text {
  const { view } = controller;
  const [first = NONE, second = NONE] = args;
  const n = paid + 1;
  switch (name) {
    case 'offer':
    case 'free':
    case 'buy': {
      const god = name === 'free' ? (view.temple[0] ?? NONE) : first;
      if (step !== 'pay') return asking([godArg(god)], say(CUBE_ASKS[step] ?? 'ask-cube-pile', {}));
      if (name === 'buy')
        return asking([['god', 'gaia']], say('ask-buy', { n, of: godPrice(view, god), god: godArg(god) }));
      return say('ask-offer', { n, of: view.prices?.[view.temple.indexOf(god)] ?? 1, god: godArg(god) });
    }
    case 'rob':
      return asking([['god', 'heracles']], say('ask-rob', { card: cardArg(second), who: seatArg(first) }));
    case 'harpy': {
      const timer = controller.timers.find((each) => each.timer === controller.draft?.steps[0]?.args[0]);
      const words: Text = ['at-whose', { owner: seatArg(timer?.owner ?? NONE) }];
      return asking(
        [['god', 'harpy']],
        say('ask-harpy', { timer: ['@', 'timer', timer?.timer ?? 0, words], at: pileArg(first) }),
      );
    }
    case 'hades':
      return asking([['god', 'hades']], say('ask-hades', { n: parts + 1, of: NUMBERS.of(view, 'hades.timers') }));
    case 'rhodes':
      return asking([['city', 'rhodes']], discarding(step, n, NUMBERS.of(view, 'rhodes.cards'), say('ask-war', {})));
    case 'uranus':
      return asking([['god', 'uranus']], discarding(step, n, NUMBERS.of(view, 'uranus.cards'), say('ask-recover', {})));
    case 'ephesus':
      return asking(
        [['city', 'ephesus']],
        discarding(step, n, NUMBERS.of(view, 'ephesus.cards'), say('ask-recover', {})),
      );
    case 'bring': {
      const owner = seatArg(controller.timers.find(({ timer }) => timer === first)?.owner ?? NONE);
      const words: Text = ['at-whose', { owner }];
      return asking([['city', 'sparta']], say('ask-bring', { timer: ['@', 'timer', first, words] }));
    }
  }
  return say('ask-cube-pile', {});
}

/** A power that first costs cards, then needs another choice. */
function discarding(step: string, n: number, of: number, then: Text): Text {
  if (step !== 'pay') return then;
  return of === 1 ? say('ask-discard', {}) : say('ask-discard-of', { n, of });
}

const CUBE_ASKS: Record<string, 'ask-cube-pile' | 'ask-cube-city' | 'ask-cube-god'> = {
  cube: 'ask-cube-pile',
  seal: 'ask-cube-city',
  reserve: 'ask-cube-god',
};
