/** Messages of this game's catalogue for its own board. */

import * as shared from '../../lib/match/tell';
import { message, type Amounts, type Arg, type Many, type Text } from '../../lib/text';
import type { TemporumMessages } from '../../messages/temporum.messages';
import { OUTSIDE, type TemporumView } from './view';

/** A message of the game, checked against its catalogue. */
export const say = message<TemporumMessages>();

type Messages = TemporumMessages;

/** Formats a message of the game for the viewer. */
export type Tell = shared.TellOf<Messages>;
/** Messages without arguments. */
export type Plain = shared.PlainOf<Messages>;
export const tellAt = shared.tellAt<Messages>;
export const provideTell = shared.provideTell<Messages>;
export const useTell = shared.useTell<Messages>;
export const { seatArg, seatsArg, inner } = shared;

// Arguments

type CardArg = Messages['say-plays']['card'];
type ZoneArg = Messages['say-visits']['zone'];
type TimeArg = Messages['say-advances']['time'];

export const cardArg = (view: Pick<TemporumView, 'card_ids'>, card: number) =>
  ['card', view.card_ids[card]!] as CardArg;

export const zoneArg = (view: Pick<TemporumView, 'zone_ids'>, place: number) =>
  ['zone', place < OUTSIDE ? view.zone_ids[place] || 'none' : `outside${place - OUTSIDE + 1}`] as ZoneArg;

export const zonesArg = (view: Pick<TemporumView, 'zone_ids'>, places: readonly number[]): Many => [
  '&',
  places.map((place) => zoneArg(view, place)),
];

/** A Time, counted from 0. */
export const timeArg = (time: number) => ['time', String(time + 1)] as TimeArg;

/** Counted cards. */
export const cardsArg = (
  view: Pick<TemporumView, 'card_ids'>,
  counts: readonly (readonly [card: number, count: number])[],
): Amounts => ['+', 'card', ...counts.flatMap(([card, count]) => [view.card_ids[card]!, count])];

export const messagesArg = (texts: readonly (Text | string)[]): Many => [
  '&',
  texts.map((text): Arg => (typeof text === 'string' ? text : inner(text))),
];

// Names

export const cardName = (tell: Tell, view: Pick<TemporumView, 'card_ids'>, card: number): string =>
  view.card_ids[card] ? tell('part-name-card', { card: cardArg(view, card) }) : '';

/** The name of a place: a Zone's, or that of a card outside Time. */
export const placeName = (tell: Tell, view: Pick<TemporumView, 'zone_ids'>, place: number): string =>
  tell('part-name-zone', { zone: zoneArg(view, place) });
