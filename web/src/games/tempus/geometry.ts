/**
 * The geometry of the board: squares, the borders between them, and finding them by pointer or arrow key. Squares are
 * numbered row by row from 0; a section is the right border of a square (E, nine per row) or its bottom border (S,
 * after all E), as in the game's numbers.
 */

export const SIDE = 10;
const EAST = SIDE * (SIDE - 1);

/** A place to point at: a square, or a section of road on a border. */
export type Place = { square: number } | { section: number };
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Point {
  x: number;
  y: number;
}

export function row(square: number): number {
  return Math.floor(square / SIDE);
}

export function column(square: number): number {
  return square % SIDE;
}

/** The letters of the columns, from left to right. */
export const COLUMNS = 'abcdefghij';

/** A square's name: "g4" is column g, row 4. */
export function placeName(square: number): string {
  return `${COLUMNS[column(square)]}${row(square) + 1}`;
}

/** The square of a section, and whether it is the right or the bottom border. */
export function sectionSide(section: number): { square: number; side: 'E' | 'S' } {
  if (section >= EAST) return { square: section - EAST, side: 'S' };
  const r = Math.floor(section / (SIDE - 1));
  return { square: r * SIDE + (section % (SIDE - 1)), side: 'E' };
}

/** The two squares on both sides of a section. */
export function sectionSquares(section: number): [number, number] {
  const { square, side } = sectionSide(section);
  return [square, square + (side === 'E' ? 1 : SIDE)];
}

/** The two ends of a section, in squares from the board's corner. */
export function sectionEnds(section: number): [Point, Point] {
  const { square, side } = sectionSide(section);
  const x = column(square) + 1;
  const y = row(square) + 1;
  return side === 'E'
    ? [
        { x, y: y - 1 },
        { x, y },
      ]
    : [
        { x: x - 1, y },
        { x, y },
      ];
}

function sectionAt(square: number, side: 'E' | 'S'): number | null {
  const r = row(square);
  const c = column(square);
  if (side === 'E') return c < SIDE - 1 ? r * (SIDE - 1) + c : null;
  return r < SIDE - 1 ? EAST + square : null;
}

const STEPS: Record<Arrow, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Places on a grid twice as fine: squares on even lines, borders between them, corners on odd ones. */
function fine(place: Place): [number, number] {
  if ('square' in place) return [row(place.square) * 2, column(place.square) * 2];
  const { square, side } = sectionSide(place.section);
  return [row(square) * 2 + (side === 'S' ? 1 : 0), column(square) * 2 + (side === 'E' ? 1 : 0)];
}

function coarse(y: number, x: number): Place | null {
  const last = (SIDE - 1) * 2;
  if (y < 0 || x < 0 || y > last || x > last) return null;
  const square = Math.floor(y / 2) * SIDE + Math.floor(x / 2);
  if (y % 2 === 0 && x % 2 === 0) return { square };
  const section = sectionAt(square, y % 2 ? 'S' : 'E');
  return section === null ? null : { section };
}

/**
 * The next place in an arrow's direction, or the same one at the edge. With borders, a square and its border are one
 * step apart, and along a line of borders each step leads to the next border.
 */
export function step(place: Place, arrow: Arrow, borders: boolean): Place {
  const [dy, dx] = STEPS[arrow];
  const [y, x] = fine(place);
  if (!borders) {
    const from = 'square' in place ? place.square : sectionSquares(place.section)[0];
    return coarse(row(from) * 2 + dy * 2, column(from) * 2 + dx * 2) ?? { square: from };
  }
  const along = (y + dy) % 2 !== 0 && (x + dx) % 2 !== 0;
  const far = along ? 2 : 1;
  return coarse(y + dy * far, x + dx * far) ?? place;
}

export function same(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && placeKey(a) === placeKey(b);
}

/** A short name for a place, for keys and ids. */
export function placeKey(place: Place): string {
  return 'square' in place ? `q${place.square}` : `e${place.section}`;
}

/** The place of a short name. */
export function placeOf(key: string): Place | null {
  const number = Number(key.slice(1));
  if (!/^[qe]\d+$/.test(key)) return null;
  return key.startsWith('q') ? { square: number } : { section: number };
}

/** All places in rows, for a grid; with borders every row of squares is followed by its lower borders. */
export function rows(borders: boolean): Place[][] {
  const lines = Array.from({ length: borders ? 2 * SIDE - 1 : SIDE }, (_, n) => (borders ? n : n * 2));
  const across = Array.from({ length: 2 * SIDE - 1 }, (_, n) => n);
  return lines.map((y) =>
    across.flatMap((x) => {
      const wanted = borders ? y % 2 === 0 || x % 2 === 0 : x % 2 === 0;
      const place = wanted ? coarse(y, x) : null;
      return place ? [place] : [];
    }),
  );
}

/** The part of a square that its four borders leave. */
export function star(square: number, cell: number, reach: number): string {
  const x = column(square) * cell;
  const y = row(square) * cell;
  const corners = [
    [0, 0],
    [0.5, reach],
    [1, 0],
    [1 - reach, 0.5],
    [1, 1],
    [0.5, 1 - reach],
    [0, 1],
    [reach, 0.5],
  ] as const;
  return `M${corners.map(([dx, dy]) => `${round(x + dx * cell)} ${round(y + dy * cell)}`).join('L')}z`;
}

/** Reading order over squares and borders, for stepping through targets. */
export function reading(a: Place, b: Place): number {
  const [ay, ax] = fine(a);
  const [by, bx] = fine(b);
  return ay - by || ax - bx;
}

/** A ring around a square or a border. */
export function outlineOf(place: Place, cell: number): string {
  if ('section' in place) return rhombus(place.section, cell, 0.2);
  const side = cell - 6;
  return `M${column(place.square) * cell + 3} ${row(place.square) * cell + 3}h${side}v${side}h${-side}z`;
}

/** The part of the board that belongs to a border: a rhombus that reaches into both squares. */
export function rhombus(section: number, cell: number, reach: number): string {
  const [a, b] = sectionEnds(section);
  const upright = a.x === b.x;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const out = upright ? { x: reach, y: 0 } : { x: 0, y: reach };
  const corners = [a, { x: middle.x + out.x, y: middle.y + out.y }, b, { x: middle.x - out.x, y: middle.y - out.y }];
  return `M${corners.map((p) => `${round(p.x * cell)} ${round(p.y * cell)}`).join('L')}z`;
}

/** The line of a section, drawn from its first end. */
export function line(section: number, cell: number): string {
  const [a, b] = sectionEnds(section);
  return `M${round(a.x * cell)} ${round(a.y * cell)}L${round(b.x * cell)} ${round(b.y * cell)}`;
}

/**
 * The outline of connected squares, drawn `inset` inside their edge with round corners. Holes are separate loops, so
 * fill it with the even-odd rule.
 */
export function outline(squares: number[], cell: number, inset: number, radius: number): string {
  return loops(squares)
    .map((corners) => rounded(shrunk(corners, cell, inset), radius))
    .join('');
}

/** The closed loops around a set of squares, with the inside on the right. */
function loops(squares: number[]): Point[][] {
  const inside = new Set(squares);
  const ways = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = `${from.x},${from.y}`;
    ways.set(key, [...(ways.get(key) ?? []), to]);
  };
  for (const square of squares) {
    const x = column(square);
    const y = row(square);
    if (y === 0 || !inside.has(square - SIDE)) add({ x, y }, { x: x + 1, y });
    if (x === SIDE - 1 || !inside.has(square + 1)) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (y === SIDE - 1 || !inside.has(square + SIDE)) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (x === 0 || !inside.has(square - 1)) add({ x, y: y + 1 }, { x, y });
  }
  const found: Point[][] = [];
  for (const [key, first] of ways) {
    while (first.length) {
      const [x, y] = key.split(',').map(Number) as [number, number];
      found.push(follow(ways, { x, y }));
    }
  }
  return found;
}

/** Follow one loop, turning right at forks, so that squares touching at a corner stay apart. */
function follow(ways: Map<string, Point[]>, start: Point): Point[] {
  const corners: Point[] = [];
  let at = start;
  let came: Point = { x: 0, y: 0 };
  do {
    const open = ways.get(`${at.x},${at.y}`) ?? [];
    const right = open.findIndex((to) => to.x - at.x === -came.y && to.y - at.y === came.x);
    const next = open.splice(Math.max(right, 0), 1)[0];
    if (!next) break;
    const way = { x: next.x - at.x, y: next.y - at.y };
    if (way.x !== came.x || way.y !== came.y) corners.push(at);
    came = way;
    at = next;
  } while (at.x !== start.x || at.y !== start.y);
  return corners;
}

function shrunk(corners: Point[], cell: number, inset: number): Point[] {
  return corners.map((corner, place) => {
    const before = corners.at(place - 1) ?? corner;
    const after = corners[(place + 1) % corners.length] ?? corner;
    const inward = (a: Point, b: Point) => ({ x: -Math.sign(b.y - a.y), y: Math.sign(b.x - a.x) });
    const one = inward(before, corner);
    const two = inward(corner, after);
    return {
      x: corner.x * cell + (one.x + two.x) * inset,
      y: corner.y * cell + (one.y + two.y) * inset,
    };
  });
}

function rounded(corners: Point[], radius: number): string {
  const parts = corners.map((corner, place) => {
    const before = corners.at(place - 1) ?? corner;
    const after = corners[(place + 1) % corners.length] ?? corner;
    const from = toward(corner, before, radius);
    const to = toward(corner, after, radius);
    return `${round(from.x)} ${round(from.y)}Q${round(corner.x)} ${round(corner.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${parts.join('L')}z`;
}

function toward(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const part = whole ? Math.min(length, whole / 2) / whole : 0;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
