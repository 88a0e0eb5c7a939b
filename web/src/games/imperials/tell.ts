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
import type { ImperialsMessages } from '../../messages/imperials.messages';
import { CARD_IDS, GOODS } from './goods';

/** A message of the game, checked against its catalogue. */
export const say = message<ImperialsMessages>();

type Messages = ImperialsMessages;
type Arguments<Key extends keyof Messages> = Messages[Key] extends Record<string, never> ? [] : [args: Messages[Key]];

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

export const seatArg = (seat: number): Seat => ['seat', seat];

export const seatsArg = (seats: readonly number[]): Many => ['&', seats.map(seatArg)];

/** Cards of the market, by kind. */
export const goodsArg = (counts: readonly number[]): Amounts => [
  '+',
  'good',
  ...counts.flatMap((count, good) => (count > 0 ? [GOODS[good]!.name, count] : [])),
];

/** Numbers of things of a kind, by their names. */
export const amountsArg = (kind: string, counts: readonly (readonly [id: string, count: number])[]): Amounts => [
  '+',
  kind,
  ...counts.flatMap(([id, count]) => (count > 0 ? [id, count] : [])),
];

export const goodArg = (good: number) => ['good', GOODS[good]!.name] as ['good', (typeof GOODS)[number]['name']];

export const cardArg = (card: number) => ['card', CARD_IDS[card]!] as ['card', (typeof CARD_IDS)[number]];

export const inner = ([key, args]: Text): Inner => ['=', key, args];

export const messagesArg = (word: '&' | '|', texts: readonly Text[]): Many => [
  word,
  texts.map((text): Arg => inner(text)),
];
