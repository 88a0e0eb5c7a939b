/** The view of Chronos Conquest, whose fields `view_type.py` declares; everything goes by number. */

import { CHRONOS, NONE, PLACES, TIMERS } from './facts';
import { readConquestView, type ConquestView } from './view.made';

export type { ConquestView };

export interface Timer {
  timer: number;
  owner: number;
  place: number;
  /** When it runs out, and how long it flows. */
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
const TIMER = 'timer_';

/** A view from the socket, as this game's. */
export function conquestView(fields: Fields): ConquestView {
  return readConquestView('sands' in fields ? fields : renewed(fields));
}

/** A view stored by an older server, where each timer had its owner and its sand. */
function renewed(fields: Fields): Fields {
  const sands = Array.from({ length: TIMERS.extra + 1 }, () => 1);
  const found: Fields = { ...fields, sands };
  for (const [timer, [, place = PLACES.front, ends = 0, sand = 1]] of numbered(fields)) {
    sands[timer] = sand;
    found[TIMER + timer] = [place, ends];
  }
  return found;
}

/** The fields of timers, by number. */
function numbered(fields: object): [timer: number, value: number[]][] {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(TIMER))
    .map(([name, value]): [number, number[]] => [Number(name.slice(TIMER.length)), value as number[]])
    .sort(([one], [other]) => one - other);
}

/** All timers of the game, in the order of their numbers. */
export function timersOf(view: ConquestView): Timer[] {
  return numbered(view).map(([timer, [place = PLACES.front, ends = 0]]) => ({
    timer,
    owner: timer === TIMERS.extra ? holder(kingdomsOf(view), CHRONOS) : Math.floor(timer / TIMERS.own),
    place,
    ends,
    sand: view.sands[timer] ?? view.sands[0] ?? 1,
  }));
}

export function kingdomOf(view: ConquestView, seat: number): Kingdom {
  const list = (name: string) => (view[`${name}_${seat}` as keyof ConquestView] as number[] | undefined) ?? [];
  return { seat, hoard: list('hoard'), winds: list('winds'), gods: list('gods') };
}

export function kingdomsOf(view: ConquestView): Kingdom[] {
  return Array.from({ length: view.seats }, (_, seat) => kingdomOf(view, seat));
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
