/* Made by `make wire` from the game's view_type.py. Do not edit. */

import { aBoolean, aList, aMap, aNumber, maybe, oneOf, readView, type ViewShape } from '../../lib/games/view';

/** What a screen shows of a position of ASCII Empires. */
export interface EmpiresView {
  /** The numbers that differ from print, by name, if there are any. */
  other_numbers?: Record<string, number>;
  seats: number;
  /** How many turns there are at most. */
  turns: number;
  turn: number;
  phase: number;
  phase_name: '' | 'deployment' | 'development' | 'dice' | 'diplomacy' | 'disasters';
  faces: number[];
  /** Boxes of the Disaster grid. */
  rows: number[];
  first: number;
  order: number[];
  /** Whether a `!` may be checked now. */
  last: boolean;
  announcers: number[];
  /** The kind of question that each seat must answer. */
  asked: number[];
  owed_gold: number[];
  owed_unhappy: number[];
  scores: number[];
  ending: '' | 'mastery' | 'turns';
  proposer: number;
  proposed: number[];
  pledges: number[];
  through: number[];
  deploying: number;
  spare_actions: number;
  aggressor: number;
  operation: number;
  target: number;
  actions: number;
  actions_needed: number;
  razed: number[];
  /** Population, Workers, Gold ever gained, Gold, trunk and both branches of Science, Soldiers, Armies deployed, Happiness, Unhappiness. */
  [tracks: `tracks_${number}`]: number[];
  [caravans: `caravans_${number}`]: number[];
  /** One bit for each box of the Culture grid. */
  [culture: `culture_${number}`]: number;
  /** Kind, column, row, state and owner of each building. */
  [map: `map_${number}`]: number[][];
  /** Dice that are available and those used (one bit each), lines left, whether Workers were added to them, boxes of Science and of Culture that wait for a choice. */
  [turn: `turn_${number}`]: number[];
  /** Points of buildings, Gold, Armies, `!`, Culture and Happiness, and the cost of Unhappiness. */
  [score: `score_${number}`]: number[];
}

const SHAPE: ViewShape = {
  other_numbers: maybe(aMap(aNumber)),
  seats: aNumber,
  turns: aNumber,
  turn: aNumber,
  phase: aNumber,
  phase_name: oneOf('', 'deployment', 'development', 'dice', 'diplomacy', 'disasters'),
  faces: aList(aNumber),
  rows: aList(aNumber),
  first: aNumber,
  order: aList(aNumber),
  last: aBoolean,
  announcers: aList(aNumber),
  asked: aList(aNumber),
  owed_gold: aList(aNumber),
  owed_unhappy: aList(aNumber),
  scores: aList(aNumber),
  ending: oneOf('', 'mastery', 'turns'),
  proposer: aNumber,
  proposed: aList(aNumber),
  pledges: aList(aNumber),
  through: aList(aNumber),
  deploying: aNumber,
  spare_actions: aNumber,
  aggressor: aNumber,
  operation: aNumber,
  target: aNumber,
  actions: aNumber,
  actions_needed: aNumber,
  razed: aList(aNumber),
};

/** Fields for each seat, its number behind their names. */
const EACH_SEAT: ViewShape = {
  tracks: aList(aNumber),
  caravans: aList(aNumber),
  culture: aNumber,
  map: aList(aList(aNumber)),
  turn: aList(aNumber),
  score: aList(aNumber),
};

/** A view as the socket brings it, read as one of ASCII Empires; anything else raises an error. */
export function readEmpiresView(fields: Record<string, unknown>): EmpiresView {
  return readView(fields, SHAPE, 'ASCII Empires', EACH_SEAT) as unknown as EmpiresView;
}
