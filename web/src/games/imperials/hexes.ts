/** The positions of hexes, their corners and sides in a drawing.
 *
 * Tiles are pointy-topped, at axial places (q, r): east is (+1, 0), south-east is (0, +1). Corners go
 * clockwise from the north, sides from the north-east, as in the rules.
 */

export interface Point {
  x: number;
  y: number;
}
export interface Hex {
  q: number;
  r: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** From the middle of a hex to its corners; all other sizes depend on it. */
export const RADIUS = 65;
export const WIDTH = RADIUS * Math.sqrt(3);

export const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Side = (typeof SIDES)[number];

const STEPS: readonly Hex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** A place as the key of a map. */
export const key = ({ q, r }: Hex): string => `${q},${r}`;
export const same = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** The neighbour over a side. */
export function beside({ q, r }: Hex, side: Side): Hex {
  const step = STEPS[SIDES.indexOf(side)]!;
  return { q: q + step.q, r: r + step.r };
}
export const around = (place: Hex): Hex[] => SIDES.map((side) => beside(place, side));

/** The distance between two places. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Every place up to this far from the middle. */
export function disc(radius: number): Hex[] {
  const span = Array.from({ length: 2 * radius + 1 }, (_, at) => at - radius);
  return span.flatMap((r) => span.map((q) => ({ q, r }))).filter((place) => distance(place, { q: 0, r: 0 }) <= radius);
}

/** From the top left, row by row: the order of places. */
export const byReading = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q;

export function centre({ q, r }: Hex): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The six corners, drawn `inset` inside the hex. */
export function corners(place: Hex, inset = 0): Point[] {
  const { x, y } = centre(place);
  const wide = WIDTH / 2 - inset * (Math.sqrt(3) / 2);
  const high = RADIUS - inset;
  return [
    { x, y: y - high },
    { x: x + wide, y: y - high / 2 },
    { x: x + wide, y: y + high / 2 },
    { x, y: y + high },
    { x: x - wide, y: y + high / 2 },
    { x: x - wide, y: y - high / 2 },
  ];
}

export function outline(place: Hex, inset = 0): string {
  return `M${corners(place, inset).map(written).join('L')}z`;
}

/** The two ends of a side, clockwise. */
export function ends(place: Hex, side: Side): [Point, Point] {
  const at = SIDES.indexOf(side);
  const all = corners(place);
  return [all[at]!, all[(at + 1) % 6]!];
}

/** A point `far` out at sea from the middle of a side. */
export function offshore(place: Hex, side: Side, far: number): Point {
  const [a, b] = ends(place, side);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const { x, y } = centre(place);
  const part = 1 + far / (WIDTH / 2);
  return { x: x + (middle.x - x) * part, y: y + (middle.y - y) * part };
}

/** The smallest box around these places, with a margin. */
export function bounds(places: readonly Hex[], margin = 0): Box {
  if (places.length === 0) return { x: -margin, y: -margin, width: 2 * margin, height: 2 * margin };
  const middles = places.map(centre);
  const left = Math.min(...middles.map(({ x }) => x)) - WIDTH / 2 - margin;
  const right = Math.max(...middles.map(({ x }) => x)) + WIDTH / 2 + margin;
  const top = Math.min(...middles.map(({ y }) => y)) - RADIUS - margin;
  const bottom = Math.max(...middles.map(({ y }) => y)) + RADIUS + margin;
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}
export const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

export const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const round = (value: number): number => Math.round(value * 10) / 10;
