/** What this game says by itself: messages of its catalogue, told by the teller of the table. */

import { getContext, setContext } from 'svelte';
import type { Play } from '../../lib/match/play';
import { message, type Amounts, type Args, type Inner, type Many, type Seat, type Text } from '../../lib/text';
import type { AsciiMessages } from '../../messages/ascii.messages';
import { BUILDING_IDS, DIE_IDS } from './facts';

/** A message of the game, checked against its catalogue. */
export const say = message<AsciiMessages>();

type Messages = AsciiMessages;
type Arguments<Key extends keyof Messages> = Messages[Key] extends Record<string, never> ? [] : [args: Messages[Key]];

/** Messages without arguments. */
export type Plain = {
  [Key in keyof Messages]: Messages[Key] extends Record<string, never> ? Key : never;
}[keyof Messages];

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

export const dieArg = (die: number) => ['die', DIE_IDS[die]!] as ['die', (typeof DIE_IDS)[number]];

export const buildingArg = (kind: number) =>
  ['building', BUILDING_IDS[kind]!] as ['building', (typeof BUILDING_IDS)[number]];

type Mark = 'worker' | 'gold' | 'science' | 'culture' | 'happiness' | 'unhappiness' | 'soldier';

/** Numbers of things that are marked on a sheet; what there is none of is left out. */
export const marksArg = (marks: readonly (readonly [mark: Mark, count: number])[]): Amounts => [
  '+',
  'mark',
  ...marks.flatMap(([mark, count]) => (count > 0 ? [mark, count] : [])),
];

export const inner = ([key, args]: Text): Inner => ['=', key, args];

export const messagesArg = (texts: readonly Text[]): Many => ['&', texts.map(inner)];

/** Sentences on one line; what is empty is left out. */
export const sentences = (...told: string[]): string => told.filter(Boolean).join(' ');

/** A message with a note in brackets. */
export const noted = (text: Text, note: Text | null): Text =>
  note ? ['label-note', { label: inner(text), note: inner(note) }] : text;
