/** The tree of Times: the links of places, the real path, and previews of changes. */

import { NONE, OUTSIDE, type TemporumView } from './view';

/** Places by Time. */
export const ROWS: readonly (readonly number[])[] = [[0], [1, 2], [3, 4, 5], [6, 7, 8, 9]];
/** The possible targets of a place's pointer. */
export const LEADS: readonly (readonly [number, number])[] = [
  [1, 2],
  [3, 4],
  [4, 5],
  [6, 7],
  [7, 8],
  [8, 9],
];

/** The Time of a place, from 0; -1 outside Time. */
export function timeOf(place: number): number {
  return ROWS.findIndex((row) => row.includes(place));
}

/** The real place of each Time with these pointers. */
export function path(pointers: readonly number[]): number[] {
  const found = [0];
  for (let time = 0; time < ROWS.length - 1; time++) {
    const here = found[time] ?? 0;
    found.push(LEADS[here]?.[pointers[here] ?? 0] ?? 0);
  }
  return found;
}

/** The place of the next Time that a place leads to now, none from the present. */
export function next(view: TemporumView, place: number): number {
  return LEADS[place]?.[view.pointers[place] ?? 0] ?? NONE;
}

export function isReal(view: TemporumView, place: number): boolean {
  return place >= OUTSIDE || view.real.includes(place);
}

export interface Shift {
  seat: number;
  from: number;
  to: number;
}

/** A preview of a change of history. */
export interface Change {
  /** The place that turns, and its new target. */
  place: number;
  leads: number;
  pointers: number[];
  real: number[];
  /** Places that become real and those that no longer are, from the past to the present. */
  comes: number[];
  goes: number[];
  shifts: Shift[];
}

/** Turn the pointer for a change in this Time (from 0); null if nothing turns. */
export function change(view: TemporumView, time: number): Change | null {
  const place = view.flips[time] ?? NONE;
  const ways = LEADS[place];
  if (!ways) return null;
  const pointers = view.pointers.with(place, 1 - (view.pointers[place] ?? 0));
  const real = path(pointers);
  const shifts = view.pawns.flatMap((from, seat) => {
    const to = from < OUTSIDE ? (real[timeOf(from)] ?? from) : from;
    return to === from ? [] : [{ seat, from, to }];
  });
  return {
    place,
    leads: ways[pointers[place] ?? 0] ?? place,
    pointers,
    real,
    comes: real.filter((each) => !view.real.includes(each)),
    goes: view.real.filter((each) => !real.includes(each)),
    shifts,
  };
}
