/** What is asked of who puts a command together, answers a choice in flight, or uses a power. */

import type { Play } from '../../lib/match/play';
import { listed, many, manyInWords, numberWord } from '../../lib/words';
import { seconds } from './clock.svelte';
import type { ChronosController } from './controller.svelte';
import { cardName, CHOICES, CITIES, godName, godPrice, NONE, NUMBERS, PLACES, WAR } from './facts';
import { POWERS, turned, type Move, type Power } from './moves';
import { starveWords, victimName } from './victims';
import { holder } from './view';
import { nameOf, pileName, placeName, theCard, where, type Said } from './words';

/** Gods by whom single timers are sent to Hell. */
const SENDERS = ['Demeter', 'Eros', 'Erinyes'];

const POWER_WORDS: Record<Exclude<Power, 'send' | 'hades' | 'rhodes'>, string> = {
  bring: 'Sparta: bring a timer',
  buy: 'Gaia: buy a god',
  free: 'Cassandra: the last god',
  rob: 'Heracles: swap a card',
  demeter: 'Demeter: take a 10',
  harpy: 'Harpy: clear a pile',
  troy: 'Troy: move the cube',
  uranus: 'Uranus: search the discard',
  ephesus: 'Ephesus: search the discard',
};

const ON_BOARD = 'Choose here, or on the board.';
const POWER_ASKS: Partial<Record<Power, readonly [string, string]>> = {
  bring: ['Sparta: which timer comes here as you leave?', ON_BOARD],
  buy: ['Gaia: which god do you buy?', 'The cards that you pay go to its owner.'],
  rob: ['Heracles: which card do you take?', 'You give another one for it.'],
  demeter: ['Demeter: which 10 do you take?', ON_BOARD],
  harpy: ['Harpy: which pile is cleared?', ON_BOARD],
  troy: ['Troy: which pile does the cube bar?', ON_BOARD],
};

/** By which god, or by which city one stands on, one has a power. */
const GIVERS: Record<Power, readonly string[]> = {
  send: SENDERS,
  bring: ['Sparta'],
  buy: ['Gaia'],
  free: ['Cassandra'],
  rob: ['Heracles'],
  demeter: ['Demeter'],
  harpy: ['Harpy'],
  troy: ['Troy'],
  hades: ['Hades'],
  rhodes: ['Rhodes'],
  uranus: ['Uranus'],
  ephesus: ['Ephesus'],
};

/** The powers that one has, whether or not they can be used this moment: what is on the screen must not jump. */
export function ownPowers(controller: ChronosController): Power[] {
  const gods = controller.kingdoms[controller.seat]?.gods.map(godName) ?? [];
  const cities = controller.view.cities.flatMap((city, tile) =>
    controller.at(PLACES.city + tile).some(({ owner }) => owner === controller.seat) ? [CITIES[city]!.name] : [],
  );
  const givers = [...gods, ...cities];
  return POWERS.filter(
    (power) => controller.moves.powers.has(power) || GIVERS[power].some((giver) => givers.includes(giver)),
  );
}

function senders(controller: ChronosController): string {
  const gods = controller.kingdoms[controller.seat]?.gods.map(godName) ?? [];
  return listed(SENDERS.filter((name) => gods.includes(name)));
}

/** The button of a power. */
export function powerWords(controller: ChronosController, power: Power): string {
  const { view } = controller;
  if (power === 'send') return `${senders(controller)}: a timer to Hell`;
  if (power === 'hades') return `Hades: ${numberWord(NUMBERS.of(view, 'hades.timers'))} to Hell`;
  if (power === 'rhodes') return `Rhodes: ${cards(NUMBERS.of(view, 'rhodes.cards'))} for Hell`;
  return POWER_WORDS[power];
}

/** "a card", "two cards". */
function cards(count: number): string {
  return count === 1 ? 'a card' : manyInWords(count, 'card');
}

/** What a power that was begun asks for. */
export function powerAsk(controller: ChronosController, power: Power): Said {
  const [text, detail] = POWER_ASKS[power] ?? [`${senders(controller)}: which timer goes to Hell?`, ON_BOARD];
  return { text, detail, active: true };
}

/** One of the things that can be chosen. */
export function pickWords(play: Play, controller: ChronosController, move: Move): string {
  const [first = 0, second = 0] = move.args;
  switch (move.name) {
    case 'send':
    case 'bring':
      return `${timerWords(play, controller, first)}${controller.flips ? '' : turned(move) ? ', turned over' : ', as it stands'}`;
    case 'pay':
    case 'gain':
      return cardName(first);
    case 'leave':
      return 'None of them';
    case 'buy':
      return `${godName(first)}, ${many(godPrice(controller.view, first), 'card')} to ${nameOf(play, holder(controller.kingdoms, first))}`;
    case 'reserve':
      return godName(first);
    case 'seal':
      return placeName(controller.view, PLACES.city + first);
    case 'starve':
      return starveWords(play, controller, first);
    case 'plague':
      return cardName(WAR + first);
    case 'rob':
      return `${victimName(play, first)}: ${cardName(second)}`;
    case 'cube':
    case 'demeter':
    case 'harpy':
    case 'troy':
      return pileName(first);
  }
  return move.name;
}

/** "Yours on 3", "Vermilion on 4, 12 s". */
function timerWords(play: Play, controller: ChronosController, number: number): string {
  const timer = controller.timers.find((each) => each.timer === number);
  if (!timer) return 'A timer';
  const left = seconds(timer.ends, controller.clock.now);
  const whose = timer.owner === controller.seat ? 'Yours' : victimName(play, timer.owner);
  return `${whose} ${where(controller.view, timer.place)}${left ? `, ${left} s` : ''}`;
}

/** What a choice in flight asks for, and what happens if its time runs out. */
export function choiceWords(play: Play, controller: ChronosController): Said {
  const { kind = 0, subject = NONE } = controller.choice ?? {};
  const [text, late] = asked(play, controller, kind, subject);
  return { text, detail: `If your time runs out, ${late}.`, active: true };
}

function asked(play: Play, controller: ChronosController, kind: number, subject: number): [string, string] {
  const leader = 'it strikes who shows most';
  if (kind === CHOICES.war)
    return [`War: which timer${subject >= 0 ? ` of ${nameOf(play, subject)}` : ''} goes to Hell?`, leader];
  if (kind === CHOICES.starve) return ['Starvation: who loses the top card?', leader];
  if (kind === CHOICES.hecate)
    return [`Hecate: ${theCard(subject)} is yours to change. Which plague is it?`, 'it is what is printed'];
  if (kind === CHOICES.penalty) {
    const why = wantsCards(controller, subject);
    return [`${why}you owe ${nameOf(play, subject)} a card. Which one?`, 'it is your lowest'];
  }
  if (kind === CHOICES.hermes) return ['Hermes: which card of the offering do you gain?', 'none comes to you'];
  return ['Choose', 'the rules do'];
}

/** Why a card may be owed to somebody: the gods and the city of theirs that ask for cards. */
function wantsCards(controller: ChronosController, seat: number): string {
  const gods = (controller.kingdoms[seat]?.gods ?? []).map(godName).filter((name) => ['Nemesis', 'Eos'].includes(name));
  const stands = controller.view.cities.flatMap((_, tile) =>
    controller.at(PLACES.city + tile).some(({ owner }) => owner === seat)
      ? [placeName(controller.view, PLACES.city + tile)]
      : [],
  );
  const all = [...gods, ...stands.filter((name) => name === 'Mycenae')];
  return all.length ? `${all.join(' or ')}: ` : '';
}

/** What others do that takes them a moment. */
export function flightWords(play: Play, seat: number, kind: number): string {
  const who = nameOf(play, seat);
  if (kind === CHOICES.penalty) return `${who} gives a card`;
  if (kind === CHOICES.hermes) return `${who} looks at the offering`;
  return `${who} chooses`;
}

/** What a command that is being put together still needs. */
export function draftWords(play: Play, controller: ChronosController): Said {
  const [first = 0, ...parts] = (controller.draft?.moves ?? []).map((code) => play.parts(code));
  if (!controller.draft || !first) return { text: '', detail: '', active: true };
  const paid = parts.filter(({ name }) => name === 'pay').map(({ args }) => cardName(args[0] ?? NONE));
  const named = paid.length ? `Named: ${paid.join(', ')}.` : '';
  const step = controller.draft.steps[0]?.name ?? '';
  const how = step === 'pay' ? 'Press your cards, or choose here.' : ON_BOARD;
  return {
    text: draftAsk(play, controller, first, step, paid.length, parts.length),
    detail: step ? named || how : 'Then that timer takes its place.',
    active: true,
  };
}

type First = ReturnType<Play['parts']>;

function draftAsk(
  play: Play,
  controller: ChronosController,
  { name, args }: First,
  step: string,
  paid: number,
  parts: number,
): string {
  const [first = NONE, second = NONE] = args;
  switch (name) {
    case 'offer':
    case 'free':
    case 'buy': {
      const god = name === 'free' ? (controller.view.temple[0] ?? NONE) : first;
      if (step !== 'pay') return `${godName(god)}: onto which ${CUBE_ON[step] ?? 'place'} does the cube go?`;
      const cost =
        name === 'buy'
          ? godPrice(controller.view, god)
          : (controller.view.prices?.[controller.view.temple.indexOf(god)] ?? 1);
      const left = many(cost - paid, paid ? 'more card' : 'card');
      return name === 'buy' ? `Gaia: pay ${left} for ${godName(god)}` : `Offering for ${godName(god)}: pay ${left}`;
    }
    case 'rob':
      return `Heracles: what do you give ${nameOf(play, first)} for ${theCard(second)}?`;
    case 'harpy':
      return `Harpy clears ${pileName(first).toLowerCase()}: how does this timer go to Hell?`;
    case 'hades':
      return hadesAsk(NUMBERS.of(controller.view, 'hades.timers'), parts);
    case 'rhodes': {
      const fee = NUMBERS.of(controller.view, 'rhodes.cards');
      if (step !== 'pay') return 'Rhodes: which timer goes to Hell?';
      return fee === 1 ? 'Rhodes: which card do you pay?' : `Rhodes: pay ${owed(fee, paid)}`;
    }
    case 'uranus': {
      const fee = NUMBERS.of(controller.view, 'uranus.cards');
      if (step !== 'pay') return 'Uranus: which card of the discard is yours?';
      return fee === 1 ? 'Uranus: which card do you discard?' : `Uranus: discard ${owed(fee, paid)}`;
    }
    case 'ephesus':
      if (step !== 'pay') return 'Ephesus: which card of the discard is yours?';
      return `Ephesus: discard ${owed(NUMBERS.of(controller.view, 'ephesus.cards'), paid)}`;
    case 'bring':
      return `${timerWords(play, controller, first)}, comes to Sparta: now move your timer off it`;
  }
  return 'Choose';
}

function hadesAsk(timers: number, named: number): string {
  if (named) return `Hades: which timer goes to Hell with ${named === 1 ? 'it' : 'them'}?`;
  return timers === 1 ? 'Hades: which timer goes to Hell?' : `Hades: which ${numberWord(timers)} timers go to Hell?`;
}

/** "two cards", and after the first "one more card". */
function owed(fee: number, paid: number): string {
  return manyInWords(fee - paid, paid ? 'more card' : 'card');
}

const CUBE_ON: Record<string, string> = { cube: 'pile', seal: 'city', reserve: 'god' };
