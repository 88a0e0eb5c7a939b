/** Messages of this game's catalogue for its own board. */

import * as shared from '../../lib/match/tell';
import { message, type Amounts, type Arg, type Inner, type Many, type Text } from '../../lib/text';
import type { TempusMessages } from '../../messages/tempus.messages';
import { placeName, sectionSide } from './geometry';
import type { Action, Cell } from './view';

type Messages = TempusMessages;

/** A message of the game, checked against its catalogue. */
export const say = message<Messages>();

/** Formats a message of the game for the viewer. */
export type Tell = shared.TellOf<Messages>;
/** Messages without arguments. */
export type Plain = shared.PlainOf<Messages>;
export const tellAt = shared.tellAt<Messages>;
export const provideTell = shared.provideTell<Messages>;
export const useTell = shared.useTell<Messages>;
export const { seatArg, seatsArg, inner } = shared;

// Arguments

export const thingArg = (cell: Cell): ['thing', Cell] => ['thing', cell];

export const deedArg = (action: Action): ['deed', Action] => ['deed', action];

/** Wood, stone and gold, without those that are 0. */
export function goodsArg(wood: number, stone: number, gold = 0): Amounts {
  const counts: [string, number][] = [
    ['wood', wood],
    ['stone', stone],
    ['gold', gold],
  ];
  return ['+', 'good', ...counts.flatMap(([good, count]) => (count > 0 ? [good, count] : []))];
}

export const listArg = (texts: readonly Text[]): Many => ['&', texts.map((text): Arg => inner(text))];

export const squaresArg = (squares: readonly number[]): Many =>
  listArg(squares.map((square) => say('at-square', { square: placeName(square) })));

/** A border, by the square on its left or above it. */
export function borderArg(section: number): Inner {
  const { square, side } = sectionSide(section);
  return inner(say(side === 'E' ? 'at-border-east' : 'at-border-south', { square: placeName(square) }));
}
