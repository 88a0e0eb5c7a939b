/** What is printed on every sheet; `make wire` writes it from the Python side. */

import made from './facts.json';

export interface Kind {
  name: string;
  letter: string;
  lines: number;
  /** The least die that activates it; 7: none does. */
  die: number;
  points: number;
  level: number;
  /** Columns and rows, counted from the anchor. */
  cells: number[][];
}

export const FACTS = made;
export const KINDS: readonly Kind[] = made.kinds;
export const COLS = made.map[0]!.length;
export const ROWS = made.map.length;

export const FARM = 0;
export const GARRISON = 3;
export const PALACE = 4;
export const COLONY = 5;
/** Names of the moves that draw each kind, and of those that activate it. */
export const DRAWS = ['farm', 'mine', 'school', 'garrison', 'palace', 'found'] as const;
export const WORKS = ['farms', 'mines', 'schools', 'garrisons', '', 'colonies'] as const;

export const DICE = 5;
export const DIE_NAMES = ['White', 'White', 'White', 'Green', 'Black'] as const;
export const GREEN = 3;
export const BLACK = 4;

export type Ground = 'water' | 'plains' | 'mountain';

/** What a cell is made of; a deposit lies on plains or in mountains. */
export function ground(col: number, row: number): Ground {
  const sign = made.map[row]?.[col];
  if (sign === '~') return 'water';
  if (sign === '*') return made.plainsOre.some(([x, y]) => x === col && y === row) ? 'plains' : 'mountain';
  return sign === '.' ? 'plains' : 'mountain';
}

export function ore(col: number, row: number): boolean {
  return made.map[row]?.[col] === '*';
}

/** How much is marked of the boxes of a cohort, by its number, and how many Armies stand behind. */
export function cohortStart(cohort: number): number {
  return made.cohorts.slice(0, cohort).reduce((sum, size) => sum + size, 0);
}

export function armies(military: number): number {
  let full = 0;
  let boxes = 0;
  for (const size of made.cohorts) if ((boxes += size) <= military) full++;
  return full;
}
