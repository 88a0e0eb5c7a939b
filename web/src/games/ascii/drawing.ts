/** Shapes on the map as paths, and how a pointer or an arrow key moves them, without rules. */

import { COLS, KINDS, ROWS } from './facts';

export interface Spot {
  col: number;
  row: number;
}

/** The cells of a building with this anchor. */
export function cells(kind: number, { col, row }: Spot): Spot[] {
  return (KINDS[kind]?.cells ?? []).map(([x = 0, y = 0]) => ({ col: col + x, row: row + y }));
}

/** The outline of a shape around its anchor at 0 0, in cells: one closed line for each loop. */
export function outline(kind: number, size: number): string {
  const taken = new Set(cells(kind, { col: 0, row: 0 }).map(({ col, row }) => `${col} ${row}`));
  const has = (col: number, row: number) => taken.has(`${col} ${row}`);
  // Edges with the shape on their right, by their start.
  const edges = new Map<string, [number, number][]>();
  const edge = (x: number, y: number, toX: number, toY: number) => {
    const from = `${x} ${y}`;
    edges.set(from, [...(edges.get(from) ?? []), [toX, toY]]);
  };
  for (const { col, row } of cells(kind, { col: 0, row: 0 })) {
    if (!has(col, row - 1)) edge(col, row, col + 1, row);
    if (!has(col + 1, row)) edge(col + 1, row, col + 1, row + 1);
    if (!has(col, row + 1)) edge(col + 1, row + 1, col, row + 1);
    if (!has(col - 1, row)) edge(col, row + 1, col, row);
  }
  let path = '';
  for (const [from, ways] of edges)
    while (ways.length) {
      path += `M${scaled(from, size)}`;
      let at = from;
      for (let next = edges.get(at)?.pop(); next; next = edges.get(at)?.pop()) {
        at = `${next[0]} ${next[1]}`;
        path += `L${scaled(at, size)}`;
      }
      path += 'Z';
    }
  return path;
}

function scaled(point: string, size: number): string {
  return point
    .split(' ')
    .map((number) => Math.round(Number(number) * size * 100) / 100)
    .join(' ');
}

/** The anchor nearest to a spot with the whole shape on the map. */
export function clamped(kind: number, { col, row }: Spot): Spot {
  const shape = cells(kind, { col: 0, row: 0 });
  const within = (at: number, parts: number[], most: number) =>
    Math.max(-Math.min(...parts), Math.min(most - 1 - Math.max(...parts), at));
  return {
    col: within(
      col,
      shape.map((cell) => cell.col),
      COLS,
    ),
    row: within(
      row,
      shape.map((cell) => cell.row),
      ROWS,
    ),
  };
}

/** A box around a shape, for the sign in it and for crosses. */
export function bounds(kind: number): { x: number; y: number; width: number; height: number } {
  const shape = cells(kind, { col: 0, row: 0 });
  const columns = shape.map(({ col }) => col);
  const rows = shape.map(({ row }) => row);
  const x = Math.min(...columns);
  const y = Math.min(...rows);
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key moves a shape, null for another key. */
export function moved(kind: number, at: Spot, key: string, far = false): Spot | null {
  const step = STEPS[key];
  if (!step) return null;
  const length = far ? 5 : 1;
  return clamped(kind, { col: at.col + step[0] * length, row: at.row + step[1] * length });
}

/** The spot nearest to another one. */
export function nearest(spots: readonly Spot[], to: Spot): Spot | null {
  const apart = (spot: Spot) => Math.hypot(spot.col - to.col, spot.row - to.row);
  return spots.reduce<Spot | null>((best, spot) => (!best || apart(spot) < apart(best) ? spot : best), null);
}

/** The number of a cell, for things with numbers. */
export function cellOf({ col, row }: Spot): number {
  return col * ROWS + row;
}
