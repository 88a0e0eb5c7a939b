/** The fields of the view of Temporum, as `view.py` names them. Cards and places go by number. */

import type { NumberedView } from '../../lib/games/numbers';
import { literal, type Text } from '../../lib/text';
import { idOf } from './ids';
import { NUMBERS } from './numbers';

export interface TemporumView extends NumberedView {
  /** What names and texts of cards are found by. */
  card_ids: string[];
  card_kinds: number[];
  card_coins: number[];
  card_costs: number[];
  card_crowns: number[];
  card_sources: number[];
  card_texts: Text[];

  crowns_each: number;
  starting_money: number[];
  /** Ten Zones from the past to the present; "" while they are not dealt. */
  zone_ids: string[];
  zone_sources: number[];
  zone_kinds: ZoneKind[];
  zone_texts: (Text | null)[];
  zone_boxes: (Text | null)[];
  zone_setups: (Text | null)[];

  /** Which of its two ways each Zone of Times I to III leads, and the real place of each Time. */
  pointers: number[];
  real: number[];
  pawns: number[];
  /** By seat, then by Time. */
  crowns: number[];
  rules: number[];
  beyond: number[];
  /** Nothing changes history just now. */
  frozen: boolean;
  /** Which place turns where history changes in Time I, II or III. */
  flips: number[];

  hq: number[];
  bases: number[];
  zombies: number[];
  purse: number[];
  gold: number[];
  hourglasses: number[];
  simulation: number;
  laurels: number;
  sage: number;
  poison: number[];
  relics: number[];
  scimitars: number[];
  robot: number;
  places: number;

  /** Whose eyes these are, -1 for a spectator. */
  seat: number;
  hand: number[];
  /** What scoring each card would cost now. */
  prices: number[];
  funds: number;
  /** Owner, what it acts as, the card, dollars on it, the card under it, where it is. */
  front: number[][];
  deck: number;
  deck_top: number;
  discard: number[];
  gizmos: number;
  goods: number;
  quiet: number;
  /** The pile that this person is looking through. */
  looked_at: number[];
  /** Cards on the table while something is done with them. */
  aside: number[];

  money: number[];
  hand_sizes: number[];
  hand_gizmos: number[];
  hand_goods: number[];
  blocked: number[];
  gained: number[];

  turn: number;
  turns: number;
  round: number;
  phase: 'setup' | 'start' | 'move' | 'visit' | 'end' | 'over';
  /** Whose crowns are asked about, and how many steps are left. */
  stepping: number;
  steps: number;
  winner: number;
  ending: '' | 'crowns' | 'money';
  /** Zones and cards in progress, the outermost first, and the instruction that asks. */
  trail?: Text[];
  instruction?: Text | null;
}

export type ZoneKind = '' | 'any' | 'score' | 'draw' | 'play' | 'other';

/** A view as the socket brings it, read as this game's. */
export function temporumView(fields: Record<string, unknown>): TemporumView {
  return 'card_names' in fields ? asWritten(fields) : (fields as unknown as TemporumView);
}

/** A view of a replay that was kept when views held English names and texts: they are shown as written. */
function asWritten(fields: Record<string, unknown>): TemporumView {
  const words = (name: string) => (fields[name] ?? []) as string[];
  const texts = (name: string) => words(name).map((text) => (text ? literal(text) : null));
  return {
    ...(fields as unknown as TemporumView),
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
export const PERPETUAL = 1;
/** The names of the Times, from the past to the present. */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

export function seats(view: TemporumView): number {
  return view.money.length;
}

/** A seat's crowns in a Time, which counts from 0. */
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
  /** What it acts as, and what it is. */
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

/** What a visit to a place does, null while no Zone lies there. */
export function placeText(view: TemporumView, place: number): Text | null {
  if (place < OUTSIDE) return view.zone_texts[place] ?? null;
  return view.card_texts[view.card_ids.indexOf('a-place-outside-time')] ?? null;
}

export function placeBox(view: TemporumView, place: number): Text | null {
  return place < OUTSIDE ? (view.zone_boxes[place] ?? null) : null;
}
