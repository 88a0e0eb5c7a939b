/* Made by `make wire` from the game's view_type.py. Do not edit. */

import { aBoolean, aList, aNumber, aText, oneOf, readView, type ViewShape } from '../../lib/games/view';

/** What a screen shows of a position of Tempus Imperium. */
export interface TempusView {
  digits: number[];
  date: string;
  /** What a square can have. */
  things: ('castle' | 'empty' | 'enemy' | 'farm' | 'forest' | 'fort' | 'lake' | 'market' | 'quarry' | 'ruin')[];
  /** What each square has, by its place in `things`. */
  cells: number[];
  /** The units left on each square, 0 where there is no forest or quarry. */
  units: number[];
  roads: number[];
  /** The squares of the buildings that were used in this round. */
  spent: number[];
  gold: number;
  fee: number;
  over: boolean;
  round: number;
  turn: number;
  /** The action of this turn's digit; "" when the game is over. */
  action: '' | 'build' | 'dig' | 'road' | 'use';
  /** The action of each digit. */
  actions: ('build' | 'dig' | 'road' | 'use')[];
  /** What was done in each turn: "pass", an action, or an action with " paid" after it. */
  track: string[];
  /** How many raids there were. */
  raids: number;
  raiders: number[];
  /** The buildings next to each raider. */
  raiders_prey: number[][];
  /** The gold that a raid would take now. */
  raid_gold: number;
  uses: number[];
  uses_gold: number[];
  /** The squares that a fort among them can strike. */
  uses_enemies: number[][];
  sites: number[];
  /** The wood that roads bring to each site. */
  sites_wood: number[];
  sites_stone: number[];
  reach_wood: number;
  reach_stone: number;
  /** The building that waits for its units, "" if none does. */
  paying: '' | 'castle' | 'farm' | 'fort' | 'market';
  paying_square: number;
  paying_wood: number;
  paying_stone: number;
  paying_squares: number[];
  score: number;
  /** The rows of the score by name. */
  score_rows: string[];
  score_points: number[];
  /** The sections of the longest road. */
  road_length: number;
  lakes: number[][];
  lakes_buildings: number[][];
  lakes_points: number[];
  rounds: number;
  /** The squares that strikes name by number. */
  enemies: number[];
  enemy_points: number;
  /** The points for a section of the longest road. */
  road_points: number;
  /** The points for a square of a lake, for each building on its shore. */
  lake_points: number;
  /** The units of a forest at the start. */
  forest_wood: number;
  quarry_stone: number;
  gold_a_point: number;
  buildings: ('castle' | 'farm' | 'fort' | 'market')[];
  buildings_wood: number[];
  buildings_stone: number[];
  buildings_gold: number[];
  buildings_points: number[];
}

const SHAPE: ViewShape = {
  digits: aList(aNumber),
  date: aText,
  things: aList(oneOf('castle', 'empty', 'enemy', 'farm', 'forest', 'fort', 'lake', 'market', 'quarry', 'ruin')),
  cells: aList(aNumber),
  units: aList(aNumber),
  roads: aList(aNumber),
  spent: aList(aNumber),
  gold: aNumber,
  fee: aNumber,
  over: aBoolean,
  round: aNumber,
  turn: aNumber,
  action: oneOf('', 'build', 'dig', 'road', 'use'),
  actions: aList(oneOf('build', 'dig', 'road', 'use')),
  track: aList(aText),
  raids: aNumber,
  raiders: aList(aNumber),
  raiders_prey: aList(aList(aNumber)),
  raid_gold: aNumber,
  uses: aList(aNumber),
  uses_gold: aList(aNumber),
  uses_enemies: aList(aList(aNumber)),
  sites: aList(aNumber),
  sites_wood: aList(aNumber),
  sites_stone: aList(aNumber),
  reach_wood: aNumber,
  reach_stone: aNumber,
  paying: oneOf('', 'castle', 'farm', 'fort', 'market'),
  paying_square: aNumber,
  paying_wood: aNumber,
  paying_stone: aNumber,
  paying_squares: aList(aNumber),
  score: aNumber,
  score_rows: aList(aText),
  score_points: aList(aNumber),
  road_length: aNumber,
  lakes: aList(aList(aNumber)),
  lakes_buildings: aList(aList(aNumber)),
  lakes_points: aList(aNumber),
  rounds: aNumber,
  enemies: aList(aNumber),
  enemy_points: aNumber,
  road_points: aNumber,
  lake_points: aNumber,
  forest_wood: aNumber,
  quarry_stone: aNumber,
  gold_a_point: aNumber,
  buildings: aList(oneOf('castle', 'farm', 'fort', 'market')),
  buildings_wood: aList(aNumber),
  buildings_stone: aList(aNumber),
  buildings_gold: aList(aNumber),
  buildings_points: aList(aNumber),
};

/** A view as the socket brings it, read as one of Tempus Imperium; anything else raises an error. */
export function readTempusView(fields: Record<string, unknown>): TempusView {
  return readView(fields, SHAPE, 'Tempus Imperium') as unknown as TempusView;
}
