/** Messages of a game's catalogue for its own board. */

import { getContext, setContext } from 'svelte';
import type { Play } from './play';
import type { Args, Inner, Many, Seat, Text } from '../text';

type Arguments<Messages, Key extends keyof Messages> =
  Messages[Key] extends Record<string, never> ? [] : [args: Messages[Key]];

/** Messages without arguments. */
export type PlainOf<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends Record<string, never> ? Key : never;
}[keyof Messages];

/** Formats a message of a game for the viewer. */
export interface TellOf<Messages> {
  <Key extends keyof Messages>(key: Key, ...args: Arguments<Messages, Key>): string;
  (text: Text): string;
}

/** The formatter of a table's messages. */
export function tellAt<Messages>(play: () => Pick<Play, 'teller'>): TellOf<Messages> {
  return ((message: string | Text, args: Args = {}) =>
    play().teller.words(typeof message === 'string' ? [message, args] : message)) as TellOf<Messages>;
}

const TELL = Symbol('tell');

/** Give the parts of a table the formatter; call it in the table's initialisation. */
export function provideTell<Messages>(play: () => Pick<Play, 'teller'>): TellOf<Messages> {
  return setContext(TELL, tellAt<Messages>(play));
}
export const useTell = <Messages>() => getContext<TellOf<Messages>>(TELL);

// Arguments

export const seatArg = (seat: number): Seat => ['seat', seat];

export const seatsArg = (seats: readonly number[]): Many => ['&', seats.map(seatArg)];

export const inner = ([key, args]: Text): Inner => ['=', key, args];
