/** The view of Tempus Imperium, whose fields `view_type.py` declares, and what a board reads from it. */

import { readTempusView, type TempusView } from './view.made';

export type { TempusView };
export type Cell = TempusView['things'][number];
export type Building = TempusView['buildings'][number];
export type Action = TempusView['actions'][number];
/** The printed rows of the score. */
export type Score = 'castles' | 'markets' | 'forts' | 'farms' | 'road' | 'lakes' | 'gold' | 'enemies';

const PRINTED: readonly Score[] = ['castles', 'markets', 'forts', 'farms', 'road', 'lakes', 'gold', 'enemies'];

type Fields = Record<string, unknown>;

/** A view from the socket, as this game's. */
export function tempusView(fields: Fields): TempusView {
  return readTempusView('things' in fields ? fields : renewed(fields));
}

/** A view stored by an older server, with words for squares and a field for each printed row of the score. */
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

/** Fields that were the same in all matches then. */
const OLDER: Fields = { score_rows: PRINTED, road_points: 1, lake_points: 1, forest_wood: 4, quarry_stone: 4 };

/** The contents of a square. */
export function cellAt(view: TempusView, square: number): Cell {
  return view.things[view.cells[square] ?? -1] ?? 'empty';
}

/** The squares with one of some things, in reading order. */
export function squaresOf(view: TempusView, kinds: readonly Cell[]): number[] {
  const wanted = kinds.map((kind) => view.things.indexOf(kind));
  return view.cells.flatMap((held, square) => (wanted.includes(held) ? [square] : []));
}

/** The points of a row of the score, 0 if there is no such row. */
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

/** The index of a square's lake in the three lists of lakes, -1 without a lake. */
export function lakeAt(view: TempusView, square: number): number {
  return view.lakes.findIndex((squares) => squares.includes(square));
}
