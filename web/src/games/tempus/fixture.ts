/** A position for the tests, as the server sends it: 15 November 2026, 07:35, before the first turn. */

import core from '../../../../src/aevum/core/locale/en.json';
import own from '../../../../src/aevum/games/tempus/locale/en.json';
import { Teller, type Happening } from '../../lib/match/told';
import { Catalogue, type CatalogueData } from '../../lib/text';
import { tellAt } from './tell';
import type { Cell, Score, TempusView } from './view';

const catalogue = new Catalogue(own as unknown as CatalogueData, new Catalogue(core as unknown as CatalogueData));

/** Formats messages for the player in English. */
export const teller = new Teller(catalogue, { you: 0, names: [] });
export const tell = tellAt(() => ({ teller }));

const THINGS: Cell[] = ['empty', 'lake', 'forest', 'quarry', 'farm', 'market', 'fort', 'castle', 'enemy', 'ruin'];

/** The numbers of things, as a view has them. */
export const thingNumbers = (cells: readonly Cell[]) => cells.map((cell) => THINGS.indexOf(cell));

function cells(): Cell[] {
  const board: Cell[] = Array.from({ length: 100 }, () => 'empty');
  const put = (cell: Cell, squares: number[]) => squares.forEach((square) => (board[square] = cell));
  put('lake', [49, 51, 96]);
  put('forest', [4, 10, 15, 28, 30, 54, 76, 94]);
  put('quarry', [1, 2, 20, 40, 69, 82]);
  put('enemy', [22, 26, 44, 46, 62, 64, 66, 68, 86, 88]);
  put('farm', [3, 67]);
  put('market', [45]);
  return board;
}

export function position(change: Partial<TempusView> = {}): TempusView {
  const board = cells();
  return {
    digits: [2, 6, 1, 1, 1, 5, 0, 7, 3, 5],
    date: '26-11-15 07:35',
    things: THINGS,
    cells: thingNumbers(board),
    units: board.map((cell) => (cell === 'forest' || cell === 'quarry' ? 4 : 0)),
    roads: [],
    spent: [],
    gold: 10,
    fee: 2,
    over: false,
    round: 1,
    rounds: 5,
    turn: 0,
    action: 'road',
    actions: ['road', 'build', 'road', 'road', 'road', 'build', 'use', 'build', 'dig', 'build'],
    track: [],
    raids: 0,
    raiders: [44, 46, 66, 68],
    raiders_prey: [[45], [45], [67], [67]],
    raid_gold: 4,
    uses: [3, 67],
    uses_gold: [1, 1],
    uses_enemies: [[], []],
    sites: [],
    sites_wood: [],
    sites_stone: [],
    reach_wood: 0,
    reach_stone: 0,
    paying: '',
    paying_square: -1,
    paying_wood: 0,
    paying_stone: 0,
    paying_squares: [],
    score: -89,
    score_rows: ['castles', 'markets', 'forts', 'farms', 'road', 'lakes', 'gold', 'enemies'],
    score_points: [0, 5, 0, 4, 0, 0, 2, -100],
    road_length: 0,
    lakes: [[49], [51], [96]],
    lakes_buildings: [[], [], []],
    lakes_points: [0, 0, 0],
    enemies: [22, 26, 44, 46, 62, 64, 66, 68, 86, 88],
    enemy_points: -10,
    road_points: 1,
    lake_points: 1,
    forest_wood: 4,
    quarry_stone: 4,
    gold_a_point: 5,
    buildings: ['farm', 'market', 'fort', 'castle'],
    buildings_wood: [1, 2, 1, 0],
    buildings_stone: [0, 0, 1, 2],
    buildings_gold: [0, 2, 3, 3],
    buildings_points: [2, 5, 5, 10],
    ...change,
  };
}

/** The points of the fixture's rows, with some changed. */
export function points(change: Partial<Record<Score, number>>): number[] {
  const { score_rows, score_points } = position();
  return score_rows.map((row, place) => change[row as Score] ?? score_points[place]!);
}

export function event(kind: string, args: number[] = [], text = `${kind}.`): Happening {
  return { kind, seat: 0, args, text, row: 0 };
}
