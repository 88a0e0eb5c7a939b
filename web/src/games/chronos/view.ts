/** The fields of the view of Chronos Conquest, as `view.py` names them; everything goes by number. */

import type { NumberedView } from '../../lib/games/numbers';
import { NONE, PLACES } from './facts';

export interface ConquestView extends NumberedView {
  seats: number;
  stage: number;
  teams: boolean;
  piles: number;
  tops: number[];
  heights: number[];
  /** The open cards of Atlantis under its top, the lowest first. */
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
  /** Seat, kind and last moment of each choice that is being made. */
  flight: number[][];
  winners: number[];
  ending: string;
  /** The moment at which it ended, -1 before; sand stays as it was then. */
  ended?: number;
  /** When it is over, by seat: what gods and cities add to the cards, and what that is multiplied by. */
  added?: number[];
  times?: number[];
  /** Whose eyes these are, -1 for a spectator; what follows is there for a seat only. */
  seat: number;
  prices?: number[];
  draft?: number[];
  hand?: number;
  rest?: number[];
  discard?: number[];
  /** Points, winds, what doubles them, and how much is enough. */
  sum?: number[];
}

export interface Timer {
  timer: number;
  owner: number;
  place: number;
  /** When it has flowed, and how long it flows. */
  ends: number;
  sand: number;
}

export interface Kingdom {
  seat: number;
  /** The central pile, the lowest card first. */
  hoard: number[];
  winds: number[];
  gods: number[];
}

type Fields = Record<string, unknown>;

export function conquestView(fields: Fields): ConquestView {
  return fields as unknown as ConquestView;
}

/** All timers of the game, in the order of their numbers. */
export function timersOf(fields: Fields): Timer[] {
  const found: Timer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (!name.startsWith('timer_')) continue;
    const [owner = NONE, place = PLACES.front, ends = 0, sand = 1] = value as number[];
    found.push({ timer: Number(name.slice('timer_'.length)), owner, place, ends, sand });
  }
  return found.sort((one, other) => one.timer - other.timer);
}

export function kingdomOf(fields: Fields, seat: number): Kingdom {
  const list = (name: string) => (fields[`${name}_${seat}`] as number[] | undefined) ?? [];
  return { seat, hoard: list('hoard'), winds: list('winds'), gods: list('gods') };
}

export function kingdomsOf(fields: Fields): Kingdom[] {
  return Array.from({ length: conquestView(fields).seats }, (_, seat) => kingdomOf(fields, seat));
}

/** Places of the archipelago that are in this game. */
export function pilesOf(view: ConquestView): number[] {
  const piles = Array.from({ length: view.piles }, (_, pile) => pile);
  return hasAtlantis(view) ? [...piles, PLACES.atlantis] : piles;
}

export function hasAtlantis(view: ConquestView): boolean {
  return (view.tops[PLACES.atlantis] ?? NONE) !== NONE;
}

/** Who holds a god, -1 if nobody does. */
export function holder(kingdoms: readonly Kingdom[], god: number): number {
  return kingdoms.find(({ gods }) => gods.includes(god))?.seat ?? NONE;
}
