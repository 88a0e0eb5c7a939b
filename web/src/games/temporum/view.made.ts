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

/** What a screen shows of a position of Temporum. */
export interface TemporumView {
  /** The numbers that differ from print, by name, if there are any. */
  other_numbers?: Record<string, number>;
  /** The ids of cards, for their names and texts. */
  card_ids: string[];
  card_coins: number[];
  card_costs: number[];
  card_crowns: number[];
  card_texts: Text[];
  /** The cards that stay in front of their owners. */
  perpetual: number[];
  crowns_each: number;
  starting_money: number[];
  /** Ten Zones from the past to the present; "" while they are not dealt. */
  zone_ids: string[];
  zone_kinds: ('' | 'any' | 'draw' | 'other' | 'play' | 'score')[];
  zone_texts: (Text | null)[];
  zone_boxes: (Text | null)[];
  zone_setups: (Text | null)[];
  /** The direction of each Zone's pointer in Times I to III. */
  pointers: number[];
  /** The real place of each Time. */
  real: number[];
  pawns: number[];
  /** By seat, then by Time. */
  crowns: number[];
  rules: number[];
  beyond: number[];
  /** Whether history cannot be changed now. */
  frozen: boolean;
  /** The place whose pointer turns if history changes in Time I, II or III. */
  flips: number[];
  hq: number[];
  /** Pairs of a place and one bit for each seat. */
  bases: number[];
  zombies: number[];
  purse: number[];
  gold: number[];
  hourglasses: number[];
  simulation: number;
  laurels: number;
  sage: number;
  poison: number[];
  relics: number[];
  scimitars: number[];
  robot: number;
  /** The viewer's seat, -1 for a spectator. */
  seat: number;
  hand: number[];
  /** The discount for a card that is scored now. */
  discount: number;
  funds: number;
  /** Owner, the card it acts as, the card, dollars on it, the card under it, its place. */
  front: number[][];
  deck: number;
  deck_top: number;
  /** The cards of the discard pile, ascending. */
  discard: number[];
  gizmos: number;
  goods: number;
  quiet: number;
  /** The pile that the viewer is looking through. */
  looked_at: number[];
  /** Cards on the table while they are being used. */
  aside: number[];
  money: number[];
  hand_sizes: number[];
  hand_gizmos: number[];
  hand_goods: number[];
  blocked: number[];
  gained: number[];
  turn: number;
  turns: number;
  round: number;
  phase: 'end' | 'move' | 'over' | 'setup' | 'start' | 'visit';
  /** The owner of the crowns in question. */
  stepping: number;
  /** How many steps are left. */
  steps: number;
  extra: number[];
  winner: number;
  ending: '' | 'crowns' | 'money';
  /** Zones and cards in progress, the outermost first. */
  trail: Text[];
  /** The card or Zone that asks. */
  instruction: Text | null;
}

const SHAPE: ViewShape = {
  other_numbers: maybe(aMap(aNumber)),
  card_ids: aList(aText),
  card_coins: aList(aNumber),
  card_costs: aList(aNumber),
  card_crowns: aList(aNumber),
  card_texts: aList(aList(anything)),
  perpetual: aList(aNumber),
  crowns_each: aNumber,
  starting_money: aList(aNumber),
  zone_ids: aList(aText),
  zone_kinds: aList(oneOf('', 'any', 'draw', 'other', 'play', 'score')),
  zone_texts: aList(either(aList(anything), oneOf(null))),
  zone_boxes: aList(either(aList(anything), oneOf(null))),
  zone_setups: aList(either(aList(anything), oneOf(null))),
  pointers: aList(aNumber),
  real: aList(aNumber),
  pawns: aList(aNumber),
  crowns: aList(aNumber),
  rules: aList(aNumber),
  beyond: aList(aNumber),
  frozen: aBoolean,
  flips: aList(aNumber),
  hq: aList(aNumber),
  bases: aList(aNumber),
  zombies: aList(aNumber),
  purse: aList(aNumber),
  gold: aList(aNumber),
  hourglasses: aList(aNumber),
  simulation: aNumber,
  laurels: aNumber,
  sage: aNumber,
  poison: aList(aNumber),
  relics: aList(aNumber),
  scimitars: aList(aNumber),
  robot: aNumber,
  seat: aNumber,
  hand: aList(aNumber),
  discount: aNumber,
  funds: aNumber,
  front: aList(aList(aNumber)),
  deck: aNumber,
  deck_top: aNumber,
  discard: aList(aNumber),
  gizmos: aNumber,
  goods: aNumber,
  quiet: aNumber,
  looked_at: aList(aNumber),
  aside: aList(aNumber),
  money: aList(aNumber),
  hand_sizes: aList(aNumber),
  hand_gizmos: aList(aNumber),
  hand_goods: aList(aNumber),
  blocked: aList(aNumber),
  gained: aList(aNumber),
  turn: aNumber,
  turns: aNumber,
  round: aNumber,
  phase: oneOf('end', 'move', 'over', 'setup', 'start', 'visit'),
  stepping: aNumber,
  steps: aNumber,
  extra: aList(aNumber),
  winner: aNumber,
  ending: oneOf('', 'crowns', 'money'),
  trail: aList(aList(anything)),
  instruction: either(aList(anything), oneOf(null)),
};

/** A view as the socket brings it, read as one of Temporum; anything else raises an error. */
export function readTemporumView(fields: Record<string, unknown>): TemporumView {
  return readView(fields, SHAPE, 'Temporum') as unknown as TemporumView;
}
