/** Messages of this game's catalogue for its own board. */

import * as shared from '../../lib/match/tell';
import { message, type Amounts, type Arg, type Many, type Text } from '../../lib/text';
import type { ImperialsMessages } from '../../messages/imperials.messages';
import { CARD_IDS, GOODS } from './goods';

/** A message of the game, checked against its catalogue. */
export const say = message<ImperialsMessages>();

type Messages = ImperialsMessages;

/** Formats a message of the game for the viewer. */
export type Tell = shared.TellOf<Messages>;
/** Messages without arguments. */
export type Plain = shared.PlainOf<Messages>;
export const tellAt = shared.tellAt<Messages>;
export const provideTell = shared.provideTell<Messages>;
export const useTell = shared.useTell<Messages>;
export const { seatArg, seatsArg, inner } = shared;

// Arguments

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

export const messagesArg = (word: '&' | '|', texts: readonly Text[]): Many => [
  word,
  texts.map((text): Arg => inner(text)),
];
