/** The view of Imperials, whose fields `view_type.py` declares, and what a board reads from it. */

import { SOURCE_IDS } from './goods';
import { NUMBERS } from './numbers';
import { readImperialsView, type ImperialsView } from './view.made';

export type { ImperialsView };
export const imperialsView = readImperialsView;

/** Cards of the market. */
export const CARDS = 8;
/** The piece on a corner; a warrior is WARRIOR plus its strength. */
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

/** How many of a piece a seat has left. */
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

/** All sources of a seat's points and their points. */
export function sources(view: ImperialsView, seat: number): { id: (typeof SOURCE_IDS)[number]; points: number }[] {
  const first = seat * SOURCE_IDS.length;
  return SOURCE_IDS.map((id, place) => ({ id, points: view.sources[first + place] ?? 0 }));
}

export interface Offer {
  slot: number;
  maker: number;
  /** What the active player gives and gets. */
  give: number[];
  want: number[];
  /** 0 silent, 1 accepts, 2 refuses, by seat. */
  answers: number[];
}
export const ACCEPTS = 1;
export const REJECTS = 2;
/** The slots of the active player; the others' counter-offers follow. */
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

/** Whether the first seat refuses all offers from the second. */
export function embargoed(view: ImperialsView, seat: number, other: number): boolean {
  return view.embargo[seat * seats(view) + other] === 1;
}
