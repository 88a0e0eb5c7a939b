/** Places, timers, cards and what the ask bar says, in a player's words. */

import { many } from '../../lib/words';
import type { Play } from '../../lib/play';
import { seconds } from './clock.svelte';
import type { Desk, Shown } from './desk.svelte';
import {
  cardName,
  CHOICES,
  CITIES,
  godName,
  isCity,
  isHell,
  isKingdom,
  isPile,
  isSquare,
  isTerritory,
  NONE,
  PLACES,
} from './facts';
import { cardBrief, hasGods, hasWinds } from './learning';
import type { Move, Power } from './moves';
import { lastWords } from './spoken';
import type { ConquestView, Kingdom } from './view';

export function nameOf(play: Pick<Play, 'table' | 'you'>, seat: number): string {
  return seat === play.you.seat ? 'You' : play.table.chairs[seat]?.name || `Player ${seat + 1}`;
}

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
export function pileLabel(play: Play, desk: Desk, pile: number): string {
  const { view } = desk;
  const top = view.tops[pile] ?? NONE;
  const count = view.heights[pile] ?? 0;
  if (top === NONE) return `${pileName(pile)}, ${count ? `${many(count, 'card')}, none open` : 'empty'}`;
  const timers = desk.at(pile).map((each) => (each.owner === desk.seat ? 'yours' : nameOf(play, each.owner)));
  const cube = desk.cubeOn(pile);
  return [
    `${pileName(pile)}: ${cardName(top)}`,
    many(view.heights[pile] ?? 0, 'card'),
    cube ? `cube of ${cube}` : '',
    timers.length ? `timers: ${timers.join(', ')}` : 'no timer',
  ]
    .filter(Boolean)
    .join(', ');
}

export function timerLabel(play: Play, desk: Desk, each: Shown): string {
  const left = seconds(each.ends, desk.clock.now);
  const whose = each.owner === desk.seat ? 'Your timer' : `Timer of ${nameOf(play, each.owner)}`;
  const state = each.ghost ? 'on its way' : left > 0 ? many(left, 'second') : 'run out';
  return `${whose} ${where(desk.view, each.place)}, ${state}`;
}

const POWER_WORDS: Record<Power, string> = {
  send: 'Send a timer to Hell',
  bring: 'Sparta: bring a timer',
  buy: 'Gaia: buy a god',
  free: 'Cassandra: the last god',
  rob: 'Heracles: swap a card',
  demeter: 'Demeter: take a 10',
  harpy: 'Harpy: clear a pile',
  troy: 'Troy: move the cube',
  hades: 'Hades: two to Hell',
  rhodes: 'Rhodes: a card for Hell',
  uranus: 'Uranus: search the discard',
  ephesus: 'Ephesus: search the discard',
};

export function powerWords(power: Power): string {
  return POWER_WORDS[power];
}

/** One of the things that can be chosen. */
export function pickWords(play: Play, desk: Desk, { name, args }: Move): string {
  const [first = 0, second = 0] = args;
  switch (name) {
    case 'send':
    case 'bring': {
      const timer = desk.timers.find((each) => each.timer === first);
      if (!timer) return 'A timer';
      const whose = timer.owner === desk.seat ? 'Yours' : nameOf(play, timer.owner);
      return `${whose} ${where(desk.view, timer.place)}`;
    }
    case 'pay':
    case 'gain':
      return cardName(first);
    case 'leave':
      return 'None of them';
    case 'buy':
    case 'reserve':
      return godName(first);
    case 'seal':
      return placeName(desk.view, PLACES.city + first);
    case 'starve':
      return nameOf(play, first);
    case 'plague':
      return cardName(FIRST_PLAGUE + first);
    case 'rob':
      return `${nameOf(play, first)}: ${cardName(second)}`;
    case 'cube':
    case 'demeter':
    case 'harpy':
    case 'troy':
      return pileName(first);
  }
  return name;
}
const FIRST_PLAGUE = 12;

/** What a choice in flight asks for. */
export function choiceWords(play: Play, kind: number, subject: number): string {
  if (kind === CHOICES.war) {
    return subject >= 0
      ? `War: which timer of ${nameOf(play, subject)} goes to Hell?`
      : 'War: which timer goes to Hell?';
  }
  if (kind === CHOICES.starve) return 'Starvation: who loses the top card?';
  if (kind === CHOICES.hecate) return 'Hecate: which plague is it?';
  if (kind === CHOICES.penalty) return `Which card do you give to ${nameOf(play, subject)}?`;
  if (kind === CHOICES.hermes) return 'Hermes: which card of the offering do you gain?';
  return 'Choose';
}

/** What others do that takes them a moment. */
export function flightWords(play: Play, seat: number, kind: number): string {
  const who = nameOf(play, seat);
  if (kind === CHOICES.penalty) return `${who} gives a card`;
  if (kind === CHOICES.hermes) return `${who} looks at the offering`;
  return `${who} chooses`;
}

/** What a command that is being put together still needs. */
export function draftWords(play: Play, desk: Desk): string {
  const { draft } = desk;
  if (!draft) return '';
  const [first] = draft.moves;
  const { name, args } = play.parts(first ?? 0);
  const [step] = draft.steps;
  const whom = name === 'offer' || name === 'buy' ? ` for ${godName(args[0] ?? NONE)}` : '';
  if (!step) return 'Now move your timer off Sparta.';
  if (step.name === 'pay') {
    const paid = draft.moves.filter((move) => play.parts(move).name === 'pay').length;
    const left = name === 'offer' ? priceOf(desk.view, args[0] ?? NONE) - paid : 0;
    return left > 0 ? `Pay ${many(left, paid ? 'more card' : 'card')}${whom}` : `Payment${whom}: one card`;
  }
  if (step.name === 'gain') return 'Which card of the discard?';
  if (step.name === 'send') return 'Which timer goes to Hell?';
  if (step.name === 'cube') return `The cube${whom}: onto which pile?`;
  if (step.name === 'seal') return `The cube${whom}: onto which city?`;
  return `The cube${whom}: onto which god?`;
}

function priceOf(view: ConquestView, god: number): number {
  return view.prices?.[view.temple.indexOf(god)] ?? 0;
}

/** How it goes on from here. */
export function draftDetail({ draft }: Desk): string {
  return draft?.steps[0]?.name === 'pay'
    ? 'Press the card that you give up, here or in your kingdom. Until the last one nothing is paid.'
    : 'Nothing happens before the last part is named.';
}

export interface Said {
  text: string;
  detail: string;
  active: boolean;
}

/** What the ask bar says about the timer in hand. */
export function handWords(desk: Desk, hand: Shown, phone = false): Said {
  const { view } = desk;
  const goal = phone
    ? 'Tap the pile where it goes next.'
    : `Press the pile where it goes next (1 to ${view.piles}), or lay it down.`;
  if (hand.place === PLACES.front) {
    const detail = phone
      ? 'Tap a pile to set it there, or drag it.'
      : `Press a pile to set it there, or drag it; keys 1 to ${view.piles}.`;
    return { text: 'Your timer is before you', detail, active: true };
  }
  if (hand.place === PLACES.hell) {
    return { text: 'Your timer has run out in Hell', detail: 'Turn it into the second part.', active: true };
  }
  const at = isHell(hand.place) ? 'in Hell' : `on ${placeName(view, hand.place)}`;
  if (!isPile(hand.place)) return { text: `Your timer ${at} has run out`, detail: goal, active: true };
  const top = view.tops[hand.place] ?? NONE;
  if (desk.company(hand.place) > 1) {
    return {
      text: `Your timer ${at} is not alone`,
      detail: 'It has run out. Moved now, it brings no card; you may wait until the others leave.',
      active: true,
    };
  }
  return { text: `Your timer ${at} has run out: take ${theCard(top)}`, detail: cardBrief(top), active: true };
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
  const names = view.winners.map((seat) => nameOf(play, seat));
  if (!names.length) return 'The game is over';
  const who = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${who} won ${ENDINGS[view.ending] ?? ''}`.trim();
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
    (seat >= 0 ? `${nameOf(play, seat)} put${seat === play.you.seat ? '' : 's'} a command together` : 'Sand runs out')
  );
}
