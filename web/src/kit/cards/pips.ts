/** The positions of a die's pips on a grid of 3 x 3 (0 to 8, row by row). */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** The centres of the pips of a value from 1 to 6; none for another value, which is shown as a number. */
export function pips(value: number): { x: number; y: number }[] {
  return (PIPS[value] ?? []).map((place) => ({ x: 9.5 + 10.5 * (place % 3), y: 9.5 + 10.5 * Math.floor(place / 3) }));
}
