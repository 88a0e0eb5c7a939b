/* Made by `make wire` from src/aevum/core/layout.py. Do not edit. */

import type { Text } from '../../lib/text';

export type Look = '' | 'hidden' | 'empty' | 'off' | 'marked';
export type Tint = '' | 'sea' | 'land' | 'shore' | 'rock' | 'clay' | 'dune';
export type Glyph =
  | ''
  | 'wood'
  | 'brick'
  | 'wool'
  | 'wheat'
  | 'ore'
  | 'paper'
  | 'cloth'
  | 'coins'
  | 'bullion'
  | 'coin'
  | 'crown'
  | 'dice'
  | 'timer'
  | 'hand'
  | 'gods'
  | 'farm'
  | 'market'
  | 'fort'
  | 'castle'
  | 'village'
  | 'town'
  | 'city'
  | 'wonder'
  | 'warrior'
  | 'fence'
  | 'enemy'
  | 'robber'
  | 'dragon'
  | 'flame'
  | 'skull'
  | 'hydra'
  | 'minotaur'
  | 'lake'
  | 'road'
  | 'wind'
  | 'desert'
  | 'anchor'
  | 'bot'
  | 'person'
  | 'eye'
  | 'clock'
  | 'bell'
  | 'trade'
  | 'use'
  | 'flip';
/** A seat's position on a track; NOBODY: one that everybody shares. */
export interface Mark {
  at: number;
  seat?: number;
}

/** A cell of a grid; its name describes it fully for those who cannot see the grid. */
export interface Cell {
  name: Text;
  parts?: Part[];
  tint?: Tint;
  look?: Look;
  id?: string;
}

/** A card: a value or a picture, its name, and a line of text. */
export interface Card {
  is: 'card';
  value?: string;
  name?: Text | null;
  note?: Text | null;
  glyph?: Glyph;
  tint?: Tint;
  look?: Look;
  id?: string;
}

/** A die: 1 to 6 as pips, other values as a number. */
export interface Die {
  is: 'die';
  value?: number;
  seat?: number;
  look?: Look;
  id?: string;
  name?: Text | null;
}

/** A piece of a seat or of nobody. */
export interface Token {
  is: 'token';
  seat?: number;
  name?: Text | null;
  look?: Look;
  id?: string;
}

/** A seat's cup over dice or cards; when lifted, it is beside them. */
export interface Cup {
  is: 'cup';
  seat?: number;
  parts?: Part[];
  lifted?: boolean;
  look?: Look;
  id?: string;
}

/** A pile of cards: the top one, and how many there are. */
export interface Pile {
  is: 'pile';
  cards: number;
  name?: Text | null;
  top?: Card | null;
  look?: Look;
  id?: string;
}

/** Cards, dice or tokens side by side: the viewer's own, or visible ones. */
export interface Hand {
  is: 'hand';
  parts: Part[];
  name?: Text | null;
  note?: Text | null;
}

/** A number of something; None: this viewer may not know it. */
export interface Counter {
  is: 'counter';
  name: Text;
  value: number | null;
  glyph?: Glyph;
  limit?: number;
  look?: Look;
  id?: string;
}

/** A sentence or a few words. */
export interface Line {
  is: 'line';
  text: Text;
  large?: boolean;
  look?: Look;
  id?: string;
}

/** A scale with marks on it. */
export interface Track {
  is: 'track';
  name: Text;
  low: number;
  high: number;
  marks: Mark[];
  goal?: Text | null;
  step?: number;
}

/** Cells in rows, with headings above and beside them if there are any. */
export interface Grid {
  is: 'grid';
  name: Text;
  wide: number;
  cells: Cell[];
  columns?: Part[];
  rows?: Part[];
}

/** Parts side by side, in as many lines as they need. */
export interface Row {
  is: 'row';
  parts: Part[];
  look?: Look;
}

/** A box with a title, or with a seat's flag and name. */
export interface Zone {
  is: 'zone';
  parts: Part[];
  title?: Text | null;
  seat?: number;
  note?: Text | null;
  look?: Look;
  id?: string;
}

export type Part = Card | Die | Token | Cup | Pile | Hand | Counter | Line | Track | Grid | Row | Zone;
