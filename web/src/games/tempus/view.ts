/** The view of Tempus Imperium, whose fields `view_type.py` declares, and what a board reads out of them. */

import { readTempusView, type TempusView } from './view.made';

export type { TempusView };
export type Cell = TempusView['things'][number];
export type Building = TempusView['buildings'][number];
export type Action = TempusView['actions'][number];
/** The printed rows of the score. */
export type Score = 'castles' | 'markets' | 'forts' | 'farms' | 'road' | 'lakes' | 'gold' | 'enemies';

const PRINTED: readonly Score[] = ['castles', 'markets', 'forts', 'farms', 'road', 'lakes', 'gold', 'enemies'];

type Fields = Record<string, unknown>;

/** A view as the socket brings it, read as this game's. */
export function tempusView(fields: Fields): TempusView {
  return readTempusView('things' in fields ? fields : renewed(fields));
}

/** A view that an older server kept: squares held words, and each printed row of the score had a field of its own. */
function renewed(fields: Fields): Fields {
  const { cells = [], used = [], round } = fields as { cells?: string[]; used?: number[]; round?: number };
  const things = [...new Set(cells)];
  return {
    ...OLDER,
    score_points: PRINTED.map((row) => Number(fields[`score_${row}`])),
    road_length: fields['score_road'],
    ...fields,
    things,
    cells: cells.map((cell) => things.indexOf(cell)),
    spent: used.flatMap((last, square) => (last === round ? [square] : [])),
  };
}

/** What was the same in all matches then. */
const OLDER: Fields = { score_rows: PRINTED, road_points: 1, lake_points: 1, forest_wood: 4, quarry_stone: 4 };

/** What a square holds. */
export function cellAt(view: TempusView, square: number): Cell {
  return view.things[view.cells[square] ?? -1] ?? 'empty';
}

/** The squares that hold one of some things, in reading order. */
export function squaresOf(view: TempusView, kinds: readonly Cell[]): number[] {
  const wanted = kinds.map((kind) => view.things.indexOf(kind));
  return view.cells.flatMap((held, square) => (wanted.includes(held) ? [square] : []));
}

/** What a row of the score is worth, 0 where there is no such row. */
export function scoreOf(view: TempusView, row: Score): number {
  return view.score_points[view.score_rows.indexOf(row)] ?? 0;
}

export function count(view: TempusView, cell: Cell): number {
  return squaresOf(view, [cell]).length;
}

/** The squares of all buildings in reading order. */
export function built(view: TempusView): number[] {
  return squaresOf(view, view.buildings);
}

/** The place of a square's lake in the three lists of lakes, -1 where there is none. */
export function lakeAt(view: TempusView, square: number): number {
  return view.lakes.findIndex((squares) => squares.includes(square));
}
