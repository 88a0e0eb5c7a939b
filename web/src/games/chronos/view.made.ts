/* Made by `make wire` from the game's view_type.py. Do not edit. */

import { aBoolean, aList, aMap, aNumber, maybe, oneOf, readView, type ViewShape } from '../../lib/games/view';

/** What a screen shows of a position of Chronos Conquest. */
export interface ConquestView {
  seats: number;
  stage: number;
  teams: boolean;
  piles: number;
  /** The numbers that differ from print, by name, if there are any. */
  other_numbers?: Record<string, number>;
  tops: number[];
  heights: number[];
  /** The visible cards of Atlantis under its top, the lowest first. */
  atlantis: number[];
  zeros: number;
  temple: number[];
  cities: number[];
  /** Whether CITIES are open to everybody. */
  open: boolean;
  /** The god, pile, pile and tile under the cubes of APOLLO, NEMESIS, TROY and SELENE. */
  cubes: number[];
  discarded: number;
  countdown: number;
  /** Seat, kind and last moment of each open choice. */
  flight: number[][];
  winners: number[];
  ending: '' | 'cap' | 'cataclysm' | 'frozen' | 'god' | 'monsters' | 'points';
  /** The moment at which it ended, -1 before; timers stay as they were then. */
  ended?: number;
  /** When it is over, by seat: what gods and cities add to the cards. */
  added?: number[];
  /** When it is over, by seat: the factor of both. */
  times?: number[];
  /** The viewer's seat, -1 for a spectator; then the next fields are empty or 0. */
  seat: number;
  /** The price of each god of the temple. */
  prices?: number[];
  /** The moves of the command that is being put together. */
  draft?: number[];
  /** The moves that can come next. */
  steps?: number[];
  /** When the next command can be given. */
  hand?: number;
  /** When the viewer can claim again, by what is claimed. */
  rest?: number[];
  /** How many of each card the discard has; empty for viewers who may not look through it. */
  discard?: number[];
  /** Points, winds, the further factor, and how much is enough. */
  sum?: number[];
  /** How long each timer runs; a single number if all are equal. */
  sands: number[];
  /** The place of a timer in the game, and when it runs out. */
  timer_0?: number[];
  timer_1?: number[];
  timer_2?: number[];
  timer_3?: number[];
  timer_4?: number[];
  timer_5?: number[];
  timer_6?: number[];
  timer_7?: number[];
  timer_8?: number[];
  timer_9?: number[];
  timer_10?: number[];
  timer_11?: number[];
  timer_12?: number[];
  timer_13?: number[];
  timer_14?: number[];
  timer_15?: number[];
  timer_16?: number[];
  timer_17?: number[];
  timer_18?: number[];
  /** The central pile of a seat, the lowest card first. */
  hoard_0: number[];
  hoard_1: number[];
  hoard_2: number[];
  hoard_3?: number[];
  hoard_4?: number[];
  hoard_5?: number[];
  winds_0: number[];
  winds_1: number[];
  winds_2: number[];
  winds_3?: number[];
  winds_4?: number[];
  winds_5?: number[];
  gods_0: number[];
  gods_1: number[];
  gods_2: number[];
  gods_3?: number[];
  gods_4?: number[];
  gods_5?: number[];
}

const SHAPE: ViewShape = {
  seats: aNumber,
  stage: aNumber,
  teams: aBoolean,
  piles: aNumber,
  other_numbers: maybe(aMap(aNumber)),
  tops: aList(aNumber),
  heights: aList(aNumber),
  atlantis: aList(aNumber),
  zeros: aNumber,
  temple: aList(aNumber),
  cities: aList(aNumber),
  open: aBoolean,
  cubes: aList(aNumber),
  discarded: aNumber,
  countdown: aNumber,
  flight: aList(aList(aNumber)),
  winners: aList(aNumber),
  ending: oneOf('', 'cap', 'cataclysm', 'frozen', 'god', 'monsters', 'points'),
  ended: maybe(aNumber),
  added: maybe(aList(aNumber)),
  times: maybe(aList(aNumber)),
  seat: aNumber,
  prices: maybe(aList(aNumber)),
  draft: maybe(aList(aNumber)),
  steps: maybe(aList(aNumber)),
  hand: maybe(aNumber),
  rest: maybe(aList(aNumber)),
  discard: maybe(aList(aNumber)),
  sum: maybe(aList(aNumber)),
  sands: aList(aNumber),
  timer_0: maybe(aList(aNumber)),
  timer_1: maybe(aList(aNumber)),
  timer_2: maybe(aList(aNumber)),
  timer_3: maybe(aList(aNumber)),
  timer_4: maybe(aList(aNumber)),
  timer_5: maybe(aList(aNumber)),
  timer_6: maybe(aList(aNumber)),
  timer_7: maybe(aList(aNumber)),
  timer_8: maybe(aList(aNumber)),
  timer_9: maybe(aList(aNumber)),
  timer_10: maybe(aList(aNumber)),
  timer_11: maybe(aList(aNumber)),
  timer_12: maybe(aList(aNumber)),
  timer_13: maybe(aList(aNumber)),
  timer_14: maybe(aList(aNumber)),
  timer_15: maybe(aList(aNumber)),
  timer_16: maybe(aList(aNumber)),
  timer_17: maybe(aList(aNumber)),
  timer_18: maybe(aList(aNumber)),
  hoard_0: aList(aNumber),
  hoard_1: aList(aNumber),
  hoard_2: aList(aNumber),
  hoard_3: maybe(aList(aNumber)),
  hoard_4: maybe(aList(aNumber)),
  hoard_5: maybe(aList(aNumber)),
  winds_0: aList(aNumber),
  winds_1: aList(aNumber),
  winds_2: aList(aNumber),
  winds_3: maybe(aList(aNumber)),
  winds_4: maybe(aList(aNumber)),
  winds_5: maybe(aList(aNumber)),
  gods_0: aList(aNumber),
  gods_1: aList(aNumber),
  gods_2: aList(aNumber),
  gods_3: maybe(aList(aNumber)),
  gods_4: maybe(aList(aNumber)),
  gods_5: maybe(aList(aNumber)),
};

/** A view as the socket brings it, read as one of Chronos Conquest; anything else raises an error. */
export function readConquestView(fields: Record<string, unknown>): ConquestView {
  return readView(fields, SHAPE, 'Chronos Conquest') as unknown as ConquestView;
}
