/** Messages of this game's catalogue for its own board. */

import * as shared from '../../lib/match/tell';
import { message, type Amounts, type Many, type Text } from '../../lib/text';
import type { AsciiMessages } from '../../messages/ascii.messages';
import { BUILDING_IDS, DIE_IDS } from './facts';

/** A message of the game, checked against its catalogue. */
export const say = message<AsciiMessages>();

type Messages = AsciiMessages;

/** Formats a message of the game for the viewer. */
export type Tell = shared.TellOf<Messages>;
/** Messages without arguments. */
export type Plain = shared.PlainOf<Messages>;
export const tellAt = shared.tellAt<Messages>;
export const provideTell = shared.provideTell<Messages>;
export const useTell = shared.useTell<Messages>;
export const { seatArg, seatsArg, inner } = shared;

// Arguments

export const dieArg = (die: number) => ['die', DIE_IDS[die]!] as ['die', (typeof DIE_IDS)[number]];

export const buildingArg = (kind: number) =>
  ['building', BUILDING_IDS[kind]!] as ['building', (typeof BUILDING_IDS)[number]];

type Mark = 'worker' | 'gold' | 'science' | 'culture' | 'happiness' | 'unhappiness' | 'soldier';

/** Numbers of things on a sheet, without those that are 0. */
export const marksArg = (marks: readonly (readonly [mark: Mark, count: number])[]): Amounts => [
  '+',
  'mark',
  ...marks.flatMap(([mark, count]) => (count > 0 ? [mark, count] : [])),
];

export const messagesArg = (texts: readonly Text[]): Many => ['&', texts.map(inner)];

/** Sentences on one line, without empty ones. */
export const sentences = (...told: string[]): string => told.filter(Boolean).join(' ');

/** A message with a note in brackets. */
export const noted = (text: Text, note: Text | null): Text =>
  note ? ['label-note', { label: inner(text), note: inner(note) }] : text;
