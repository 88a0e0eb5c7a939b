/** The fields of Tempus Imperium's view, as `view.py` names them. Squares and sections go by number. */

export type Cell = 'empty' | 'lake' | 'forest' | 'quarry' | 'farm' | 'market' | 'fort' | 'castle' | 'enemy' | 'ruin';
export type Building = 'farm' | 'market' | 'fort' | 'castle';
/** The printed rows of the score. */
export type Score = 'castles' | 'markets' | 'forts' | 'farms' | 'road' | 'lakes' | 'gold' | 'enemies';
export type Action = 'road' | 'dig' | 'build' | 'use';

export interface TempusView {
  digits: number[];
  cells: Cell[];
  units: number[];
  roads: number[];
  /** The last round in which the building on each square was used, 0 elsewhere. */
  used: number[];
  gold: number;
  fee: number;
  over: boolean;
  round: number;
  rounds: number;
  turn: number;
  /** What this turn's digit gives; "" when the game is over. */
  action: Action | '';
  actions: Action[];
  /** What was done in each turn so far: "pass", an action, or an action with " paid" after it. */
  track: string[];
  /** How many raids have been. */
  raids: number;
  raiders: number[];
  raiders_prey: number[][];
  /** What a raid would take now. */
  raid_gold: number;
  uses: number[];
  uses_gold: number[];
  uses_enemies: number[][];
  sites: number[];
  sites_wood: number[];
  sites_stone: number[];
  reach_wood: number;
  reach_stone: number;
  /** The building that waits for its units, "" if none does. */
  paying: Building | '';
  paying_square: number;
  paying_wood: number;
  paying_stone: number;
  paying_squares: number[];
  score: number;
  /** The rows of the score by name, and the points of each. */
  score_rows: string[];
  score_points: number[];
  /** The sections of the longest road. */
  road_length: number;
  lakes: number[][];
  lakes_buildings: number[][];
  lakes_points: number[];
  /** The squares that strikes name by number. */
  enemies: number[];
  enemy_points: number;
  /** What a section of the longest road is worth, and a square of a lake with a building ashore. */
  road_points: number;
  lake_points: number;
  /** What a forest and a quarry hold at the start. */
  forest_wood: number;
  quarry_stone: number;
  gold_a_point: number;
  buildings: Building[];
  buildings_wood: number[];
  buildings_stone: number[];
  buildings_gold: number[];
  buildings_points: number[];
}

const PRINTED: readonly Score[] = ['castles', 'markets', 'forts', 'farms', 'road', 'lakes', 'gold', 'enemies'];

/** A view as the socket brings it, read as this game's; films of older servers have a field for each row of the score. */
export function tempusView(fields: Record<string, unknown>): TempusView {
  if ('score_rows' in fields || !('score_castles' in fields)) return fields as unknown as TempusView;
  const score_points = PRINTED.map((row) => Number(fields[`score_${row}`]));
  return { ...fields, score_rows: PRINTED, score_points } as unknown as TempusView;
}

/** What a row of the score is worth, 0 where there is no such row. */
export function scoreOf(view: TempusView, row: Score): number {
  return view.score_points[view.score_rows.indexOf(row)] ?? 0;
}

export function count(view: TempusView, cell: Cell): number {
  return view.cells.filter((held) => held === cell).length;
}

/** The squares of all buildings in reading order. */
export function built(view: TempusView): number[] {
  const kinds: Cell[] = view.buildings;
  return view.cells.flatMap((cell, square) => (kinds.includes(cell) ? [square] : []));
}

/** The place of a square's lake in the three lists of lakes, -1 where there is none. */
export function lakeAt(view: TempusView, square: number): number {
  return view.lakes.findIndex((squares) => squares.includes(square));
}
