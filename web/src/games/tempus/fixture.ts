/** A position for the tests, as the server sends it: 15 November 2026, 07:35, before the first turn. */

import type { Happening } from '../../lib/match/told';
import type { Cell, TempusView } from './view';

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
    cells: board,
    units: board.map((cell) => (cell === 'forest' || cell === 'quarry' ? 4 : 0)),
    roads: [],
    used: board.map(() => 0),
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
    score_castles: 0,
    score_markets: 5,
    score_forts: 0,
    score_farms: 4,
    score_road: 0,
    road_length: 0,
    score_lakes: 0,
    score_gold: 2,
    score_enemies: -100,
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

export function event(kind: string, args: number[] = [], text = `${kind}.`): Happening {
  return { kind, seat: 0, args, text, row: 0 };
}
