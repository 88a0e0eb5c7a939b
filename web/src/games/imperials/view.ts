/** The fields of the view of Imperials, as `view.py` names them. Places and kinds go by number. */

import type { NumberedView } from '../../lib/games/numbers';
import type { Text } from '../../lib/text';
import { SOURCE_IDS } from './goods';
import { NUMBERS } from './numbers';

export interface ImperialsView extends NumberedView {
  mode: 'basic' | 'wonders';
  target: number;
  map: string;
  rounds: number;
  /** Whether players trade with each other, and whether there is a special build phase. */
  trades: boolean;
  special: boolean;
  reroll: boolean;
  kinds_traded: number;
  /** How many of each card there are, and so the most that can be offered. */
  stock: number[];
  /** q and r of each tile; x and y of each corner; the two corners of each side. */
  places: number[];
  corners: number[];
  sides: number[];
  /** Side and kind, side and kind. */
  ports: number[];
  cost_road: number[];
  cost_village: number[];
  cost_town: number[];
  cost_card: number[];
  cost_warrior: number[];
  /** Kept replays may not have it: there it is the cost of a warrior. */
  cost_upgrade?: number[];
  cost_activate: number[];
  cost_fence: number[];
  /** Cards of its commodity that each level of an improvement costs; kept replays may not have it. */
  cost_levels?: number[];
  action_decks: number[];
  /** What action cards do, where that takes numbers; kept replays may have it in English, or not at all. */
  card_texts?: (Text | string | null)[];

  kinds: number[];
  numbers: number[];
  owners: number[];
  pieces: number[];
  active: number[];
  fences: number[];
  wonders: number[];
  roads: number[];
  robber: number;
  merchant: number;
  merchant_of: number;

  /** Whose eyes these are, -1 for a spectator; the next six are empty or 0 then. */
  seat: number;
  hand: number[];
  actions: number[];
  fresh: number[];
  ratios: number[];
  hidden_points: number;
  /** How many cards to set aside, and how many of each kind are chosen. */
  toss: number[];
  /** A seat, and its cards, that this person is looking at. */
  seen_hand: number[];
  seen_actions: number[];
  market: number[];
  decks: number[];

  points: number[];
  hand_sizes: number[];
  hand_limits: number[];
  actions_held: number[];
  backs_held: number[];
  routes: number[];
  route_of: number;
  armies: number[];
  army_of: number;
  levels: number[];
  slayers: number[];
  shown_points: number[];
  strengths: number[];
  left: number[];
  sources: number[];

  turn: number;
  round: number;
  phase: 'setup' | 'roll' | 'turn' | 'special' | 'over';
  /** Red, yellow and the event die (-1 in Basic); empty before the first roll. */
  dice: number[];
  history: number[];
  yielding: number[];
  picks: number[];
  card_played: boolean;
  fleet: number[];
  dragon: number;
  dragon_strength: number;
  attacks: number;
  wonder_of: number[];
  great: number[];
  colours: number;
  deck_count: number;
  ending: string;

  /** Slot, maker, 8 given, 8 wanted, the answer of each seat. */
  offers: number[][];
  draft: number[];
  drafting: number[];
  offers_left: number[];
  embargo: number[];
  requests: number[];
}

/** A view as the socket brings it, read as this game's. */
export function imperialsView(fields: Record<string, unknown>): ImperialsView {
  return fields as unknown as ImperialsView;
}

/** Cards of the market. */
export const CARDS = 8;
/** What stands on a corner; a warrior is WARRIOR plus its strength. */
export const VILLAGE = 1;
export const TOWN = 2;
export const WARRIOR = 2;
/** The event die's last face. */
export const DRAGON = 3;
/** The deck of Basic; the others have the number of their colour. */
export const BASIC_DECK = 3;

/** Which of the nine tile kinds is hidden. */
export const FOG = 8;

const LEFT = ['road', 'village', 'town', 'fence', 'regular', 'strong', 'mighty'] as const;
export type Piece = (typeof LEFT)[number];

/** How many of a piece a seat still has beside the board. */
export function left(view: ImperialsView, seat: number, piece: Piece): number {
  return view.left[seat * LEFT.length + LEFT.indexOf(piece)] ?? 0;
}

/** How many cards of a kind the market takes for one. */
export function ratioOf(view: Pick<ImperialsView, 'ratios' | 'other_numbers'>, card: number): number {
  return view.ratios[card] ?? NUMBERS.of(view, 'market.ratio');
}

export function level(view: ImperialsView, seat: number, colour: number): number {
  return view.levels[seat * view.colours + colour] ?? 0;
}

export function seats(view: ImperialsView): number {
  return view.points.length;
}

/** Where a seat's points come from and what each source is worth, nothing left out. */
export function sources(view: ImperialsView, seat: number): { id: (typeof SOURCE_IDS)[number]; points: number }[] {
  const first = seat * SOURCE_IDS.length;
  return SOURCE_IDS.map((id, place) => ({ id, points: view.sources[first + place] ?? 0 }));
}

export interface Offer {
  slot: number;
  maker: number;
  /** What the player of the turn gives and gets. */
  give: number[];
  want: number[];
  /** 0 silent, 1 accepts, 2 refuses, by seat. */
  answers: number[];
}
export const ACCEPTS = 1;
export const REJECTS = 2;
/** The slots of the player of the turn; the others' counter-offers follow. */
export const OPEN_OFFERS = 4;

export function offers(view: ImperialsView): Offer[] {
  return view.offers.map((row) => ({
    slot: row[0] ?? 0,
    maker: row[1] ?? 0,
    give: row.slice(2, 2 + CARDS),
    want: row.slice(2 + CARDS, 2 + 2 * CARDS),
    answers: row.slice(2 + 2 * CARDS),
  }));
}

/** Whether the first seat takes nothing from the second. */
export function embargoed(view: ImperialsView, seat: number, other: number): boolean {
  return view.embargo[seat * seats(view) + other] === 1;
}
