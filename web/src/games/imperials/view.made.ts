/* Made by `make wire` from the game's view_type.py. Do not edit. */

import {
  aBoolean,
  aList,
  aMap,
  aNumber,
  aText,
  anything,
  either,
  maybe,
  oneOf,
  readView,
  type ViewShape,
} from '../../lib/games/view';
import type { Text } from '../../lib/text';

/** What a screen shows of a position of Imperials. */
export interface ImperialsView {
  mode: 'basic' | 'wonders';
  target: number;
  map: string;
  rounds: number;
  /** Whether players trade with each other. */
  trades: boolean;
  /** Whether there is a special build phase. */
  special: boolean;
  reroll: boolean;
  kinds_traded: number;
  /** How many of each card there are, and so the most that can be offered. */
  stock: number[];
  /** q and r of each tile. */
  places: number[];
  /** x and y of each corner, in halves of a tile's width and quarters of its height. */
  corners: number[];
  /** The two corners of each side. */
  sides: number[];
  /** Side and kind, side and kind. */
  ports: number[];
  cost_road: number[];
  cost_village: number[];
  cost_town: number[];
  cost_card: number[];
  cost_warrior: number[];
  /** In older replays it is the cost of a warrior. */
  cost_upgrade?: number[];
  cost_activate: number[];
  cost_fence: number[];
  /** Cards of its commodity that each level of an improvement costs. */
  cost_levels?: number[];
  action_decks: number[];
  /** The texts of action cards that have numbers; older replays may have them in English. */
  card_texts?: (Text | string | null)[];
  /** The numbers that differ from print, by name, if there are any. */
  other_numbers?: Record<string, number>;
  kinds: number[];
  numbers: number[];
  owners: number[];
  pieces: number[];
  active: number[];
  fences: number[];
  wonders: number[];
  roads: number[];
  robber: number;
  merchant: number;
  merchant_of: number;
  /** The viewer's seat, -1 for a spectator; then the next six are empty or 0. */
  seat: number;
  hand: number[];
  actions: number[];
  fresh: number[];
  ratios: number[];
  hidden_points: number;
  /** How many cards to set aside, and how many of each kind are chosen. */
  toss: number[];
  /** A seat and its cards that the viewer is looking at. */
  seen_hand: number[];
  seen_actions: number[];
  market: number[];
  decks: number[];
  points: number[];
  hand_sizes: number[];
  hand_limits: number[];
  actions_held: number[];
  backs_held: number[];
  routes: number[];
  route_of: number;
  armies: number[];
  army_of: number;
  levels: number[];
  slayers: number[];
  shown_points: number[];
  strengths: number[];
  left: number[];
  sources: number[];
  turn: number;
  round: number;
  phase: 'over' | 'roll' | 'setup' | 'special' | 'turn';
  /** Red, yellow and the event die (-1 in Basic); empty before the first roll. */
  dice: number[];
  history: number[];
  yielding: number[];
  picks: number[];
  card_played: boolean;
  fleet: number[];
  dragon: number;
  dragon_strength: number;
  attacks: number;
  wonder_of: number[];
  great: number[];
  colours: number;
  deck_count: number;
  ending: string;
  /** Slot, maker, 8 given, 8 wanted, the answer of each seat. */
  offers: number[][];
  draft: number[];
  drafting: number[];
  offers_left: number[];
  embargo: number[];
  requests: number[];
}

const SHAPE: ViewShape = {
  mode: oneOf('basic', 'wonders'),
  target: aNumber,
  map: aText,
  rounds: aNumber,
  trades: aBoolean,
  special: aBoolean,
  reroll: aBoolean,
  kinds_traded: aNumber,
  stock: aList(aNumber),
  places: aList(aNumber),
  corners: aList(aNumber),
  sides: aList(aNumber),
  ports: aList(aNumber),
  cost_road: aList(aNumber),
  cost_village: aList(aNumber),
  cost_town: aList(aNumber),
  cost_card: aList(aNumber),
  cost_warrior: aList(aNumber),
  cost_upgrade: maybe(aList(aNumber)),
  cost_activate: aList(aNumber),
  cost_fence: aList(aNumber),
  cost_levels: maybe(aList(aNumber)),
  action_decks: aList(aNumber),
  card_texts: maybe(aList(either(aList(anything), aText, oneOf(null)))),
  other_numbers: maybe(aMap(aNumber)),
  kinds: aList(aNumber),
  numbers: aList(aNumber),
  owners: aList(aNumber),
  pieces: aList(aNumber),
  active: aList(aNumber),
  fences: aList(aNumber),
  wonders: aList(aNumber),
  roads: aList(aNumber),
  robber: aNumber,
  merchant: aNumber,
  merchant_of: aNumber,
  seat: aNumber,
  hand: aList(aNumber),
  actions: aList(aNumber),
  fresh: aList(aNumber),
  ratios: aList(aNumber),
  hidden_points: aNumber,
  toss: aList(aNumber),
  seen_hand: aList(aNumber),
  seen_actions: aList(aNumber),
  market: aList(aNumber),
  decks: aList(aNumber),
  points: aList(aNumber),
  hand_sizes: aList(aNumber),
  hand_limits: aList(aNumber),
  actions_held: aList(aNumber),
  backs_held: aList(aNumber),
  routes: aList(aNumber),
  route_of: aNumber,
  armies: aList(aNumber),
  army_of: aNumber,
  levels: aList(aNumber),
  slayers: aList(aNumber),
  shown_points: aList(aNumber),
  strengths: aList(aNumber),
  left: aList(aNumber),
  sources: aList(aNumber),
  turn: aNumber,
  round: aNumber,
  phase: oneOf('over', 'roll', 'setup', 'special', 'turn'),
  dice: aList(aNumber),
  history: aList(aNumber),
  yielding: aList(aNumber),
  picks: aList(aNumber),
  card_played: aBoolean,
  fleet: aList(aNumber),
  dragon: aNumber,
  dragon_strength: aNumber,
  attacks: aNumber,
  wonder_of: aList(aNumber),
  great: aList(aNumber),
  colours: aNumber,
  deck_count: aNumber,
  ending: aText,
  offers: aList(aList(aNumber)),
  draft: aList(aNumber),
  drafting: aList(aNumber),
  offers_left: aList(aNumber),
  embargo: aList(aNumber),
  requests: aList(aNumber),
};

/** A view as the socket brings it, read as one of Imperials; anything else raises an error. */
export function readImperialsView(fields: Record<string, unknown>): ImperialsView {
  return readView(fields, SHAPE, 'Imperials') as unknown as ImperialsView;
}
