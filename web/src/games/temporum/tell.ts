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
import type { TemporumMessages } from '../../messages/temporum.messages';
import { OUTSIDE, type TemporumView } from './view';

/** A message of the game, checked against its catalogue. */
export const say = message<TemporumMessages>();

type Messages = TemporumMessages;
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

/** A Time, which counts from 0. */
export const timeArg = (time: number) => ['time', String(time + 1)] as TimeArg;

/** Numbers of cards. */
export const cardsArg = (
  view: Pick<TemporumView, 'card_ids'>,
  counts: readonly (readonly [card: number, count: number])[],
): Amounts => ['+', 'card', ...counts.flatMap(([card, count]) => [view.card_ids[card]!, count])];

export const inner = ([key, args]: Text): Inner => ['=', key, args];

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
