/** The view of Temporum, whose fields `view_type.py` declares, and what a board reads from it. */

import { literal, type Text } from '../../lib/text';
import { idOf } from './ids';
import { NUMBERS } from './numbers';
import { readTemporumView, type TemporumView } from './view.made';

export type { TemporumView };
export type ZoneKind = TemporumView['zone_kinds'][number];

type Fields = Record<string, unknown>;

/** A view from the socket, as this game's. */
export function temporumView(fields: Fields): TemporumView {
  if ('perpetual' in fields) return readTemporumView(fields);
  return readTemporumView(renewed('card_names' in fields ? asWritten(fields) : fields));
}

/** A view stored by an older server, with the kind and price of every card and the tokens of every place. */
function renewed(fields: Fields): Fields {
  const row = (name: string) => (fields[name] ?? []) as number[];
  const pairs = (name: string) => row(name).flatMap((number, place) => (number ? [place, number] : []));
  const prices = row('prices');
  return {
    trail: [],
    instruction: null,
    ...fields,
    perpetual: row('card_kinds').flatMap((kind, card) => (kind === PERPETUAL ? [card] : [])),
    discount: Math.max(0, ...prices.map((price, card) => (row('card_costs')[card] ?? 0) - price)),
    discard: row('discard').flatMap((count, card) => Array.from({ length: count }, () => card)),
    ...Object.fromEntries(LYING.map((name) => [name, pairs(name)])),
  };
}
const PERPETUAL = 1;
const LYING = ['bases', 'zombies', 'purse', 'gold', 'hourglasses'];

/** A stored view of a replay with English names and texts, which are shown as they were written. */
function asWritten(fields: Fields): Fields {
  const words = (name: string) => (fields[name] ?? []) as string[];
  const texts = (name: string) => words(name).map((text) => (text ? literal(text) : null));
  return {
    ...fields,
    card_ids: words('card_names').map(idOf),
    zone_ids: words('zone_names').map(idOf),
    card_texts: words('card_texts').map(literal),
    zone_texts: texts('zone_texts'),
    zone_boxes: texts('zone_boxes'),
    zone_setups: texts('zone_setups'),
    trail: words('trail').map(literal),
    instruction: null,
  };
}

export const NONE = -1;
/** Zones on the board; places from here on are outside Time. */
export const OUTSIDE = 10;
export const TIMES = 4;
/** The names of the Times, from the past to the present. */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

export function seats(view: TemporumView): number {
  return view.money.length;
}

/** A seat's crowns in a Time, counted from 0. */
export function crownsIn(view: TemporumView, seat: number, time: number): number {
  return view.crowns[seat * TIMES + time] ?? 0;
}

export function rulesIn(view: TemporumView, seat: number, time: number): boolean {
  return view.rules[seat * TIMES + time] === 1;
}

/** Whether the second in a Time rules it too. */
export function twoRule(view: TemporumView): boolean {
  return seats(view) >= NUMBERS.of(view, 'second-ruler.players');
}

export interface Front {
  owner: number;
  /** The card that it acts as, and the card itself. */
  kind: number;
  card: number;
  coins: number;
  /** The card under it: -1 for none, -2 for one that cannot be seen. */
  tucked: number;
  /** Where it is, if it is a place. */
  place: number;
}

/** Perpetual cards in front of a seat, or of all. */
export function fronts(view: TemporumView, seat?: number): Front[] {
  return view.front
    .map(([owner = 0, kind = 0, card = 0, coins = 0, tucked = NONE, place = NONE]) => ({
      owner,
      kind,
      card,
      coins,
      tucked,
      place,
    }))
    .filter(({ owner }) => seat === undefined || owner === seat);
}

/** A text as a sentence: if it is a single action, only that is sent. */
function sentence(text: Text | null | undefined): Text | null {
  if (!text?.[0].startsWith('do-')) return text ?? null;
  return ['about-do', { what: ['&', [['=', ...text]]] }];
}

/** All effects of a card. */
export function cardText(view: TemporumView, card: number): Text | null {
  return sentence(view.card_texts[card]);
}

/** The effect of visiting a place, null while it has no Zone. */
export function placeText(view: TemporumView, place: number): Text | null {
  if (place < OUTSIDE) return sentence(view.zone_texts[place]);
  return cardText(view, view.card_ids.indexOf('a-place-outside-time'));
}

export function placeBox(view: TemporumView, place: number): Text | null {
  return place < OUTSIDE ? (view.zone_boxes[place] ?? null) : null;
}

/** The current cost of scoring a card. */
export function priceOf(view: TemporumView, card: number): number {
  return Math.max(0, (view.card_costs[card] ?? 0) - view.discount);
}

/** The amount on a place, from a row of places and numbers. */
export function lyingAt(row: readonly number[], place: number): number {
  const at = row.findIndex((each, position) => position % 2 === 0 && each === place);
  return at < 0 ? 0 : row[at + 1]!;
}
