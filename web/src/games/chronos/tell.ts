/** What this game says by itself: messages of its catalogue, told by the teller of the table. */

import { getContext, setContext } from 'svelte';
import type { Play } from '../../lib/match/play';
import {
  message,
  type Amounts,
  type Arg,
  type Args,
  type Inner,
  type Many,
  type Seat,
  type Text,
} from '../../lib/text';
import type { ChronosMessages } from '../../messages/chronos.messages';
import { CITIES, FACTS, GODS, isCity, isKingdom, isSquare, NONE, PLACES } from './facts';
import type { ConquestView } from './view';

type Messages = ChronosMessages;
export type CardThing = Messages['ui-name']['card'];
export type GodThing = Messages['ui-god']['god'];
export type CityThing = Messages['ui-city']['city'];
type Arguments<Key extends keyof Messages> = Messages[Key] extends Record<string, never> ? [] : [args: Messages[Key]];

/** Messages without arguments. */
export type Plain = {
  [Key in keyof Messages]: Messages[Key] extends Record<string, never> ? Key : never;
}[keyof Messages];

/** A message of the game, checked against its catalogue. */
export const say = message<Messages>();

/** Tells a message of the game to the person who looks. */
export interface Tell {
  <Key extends keyof Messages>(key: Key, ...args: Arguments<Key>): string;
  (text: Text): string;
}

/** What tells messages at a table. */
export function tellAt(play: () => Pick<Play, 'teller'>): Tell {
  return (message: string | Text, args: Args = {}) =>
    play().teller.words(typeof message === 'string' ? [message, args] : message);
}

const TELL = Symbol('tell');

/** Let the parts of a table tell messages; to be called where the table is set up. */
export function provideTell(play: () => Pick<Play, 'teller'>): Tell {
  return setContext(TELL, tellAt(play));
}
export const useTell = () => getContext<Tell>(TELL);

// Arguments

export const inner = ([key, args]: Text): Inner => ['=', key, args];

export const seatArg = (seat: number): Seat => ['seat', seat];

export const seatsArg = (seats: readonly number[]): Many => ['&', seats.map(seatArg)];

export const messagesArg = (texts: readonly Text[]): Many => ['&', texts.map((text): Arg => inner(text))];

export const cardArg = (card: number) => ['card', FACTS.cards[card]?.id ?? '0'] as CardThing;

export const godArg = (god: number) => ['god', GODS[god]?.id ?? ''] as GodThing;

export const cityArg = (city: number) => ['city', CITIES[city]?.id ?? ''] as CityThing;

/** Cards, with how many there are of each kind. */
export const cardsArg = (cards: readonly number[]): Amounts => {
  const counts = FACTS.cards.map((_, kind) => cards.filter((card) => card === kind).length);
  return ['+', 'card', ...counts.flatMap((count, kind) => (count > 0 ? [FACTS.cards[kind]!.id, count] : []))];
};

/** Gods or cities that ask something, before a question. */
export const asking = (source: readonly Arg[], question: Text): Text =>
  source.length ? ['question-from', { source: ['&', [...source]], question: inner(question) }] : question;

/** A place; one before its owner needs to know whose it is. */
export function placeArg(view: Pick<ConquestView, 'cities'>, place: number, owner = NONE): Inner {
  if (place === PLACES.front) return inner(say('at-place-front', { owner: seatArg(owner) }));
  if (place === PLACES.atlantis) return inner(say('at-place-atlantis', {}));
  if (place === PLACES.hell) return inner(say('at-place-hell', {}));
  if (place === PLACES.deepHell) return inner(say('at-place-deep', {}));
  if (isCity(place)) {
    const city = view.cities[place - PLACES.city] ?? NONE;
    if (city !== NONE) return inner(say('at-place-city', { city: cityArg(city) }));
    return inner(say('at-place-tile', { n: place - PLACES.city + 1 }));
  }
  if (isSquare(place)) return inner(say('at-place-square', { n: place - PLACES.square + 1 }));
  if (isKingdom(place)) return inner(say('at-place-kingdom', { owner: seatArg(place - PLACES.kingdom) }));
  return inner(say('at-place-pile', { n: place + 1 }));
}

/** A pile, Atlantis included. */
export const pileArg = (pile: number): Inner => placeArg({ cities: [] }, pile);
