/** The positions of Zones on a wide board, and the paths between them, in pixels. */

import { LEADS, ROWS, timeOf } from './timeline';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  zones: Box[];
  /** The columns of the Times. */
  columns: { x: number; width: number }[];
  /** The lines of text that fit into a Zone. */
  lines: number;
}

const BETWEEN = 7;
const TALLEST = 128;
/** Name, foot and edges of a Zone. */
const BESIDES = 51;
const LINE = 15;

/** Four columns with one to four Zones, each column centred, between the heads and the crowns. */
export function layout(width: number, height: number, top: number, bottom: number): Layout {
  const gap = Math.max(24, Math.min(44, width * 0.047));
  const column = (width - gap * (ROWS.length - 1)) / ROWS.length;
  const columns = ROWS.map((_, time) => ({ x: time * (column + gap), width: column }));
  const room = Math.max(0, height - top - bottom);
  const most = ROWS.length;
  const tall = Math.max(34, Math.min(TALLEST, (room - BETWEEN * (most - 1)) / most));
  const middle = top + room / 2;
  const zones = ROWS.flatMap((row, time) =>
    row.map((_, at) => ({
      x: columns[time]!.x,
      y: middle + (at - (row.length - 1) / 2) * (tall + BETWEEN) - tall / 2,
      width: column,
      height: tall,
    })),
  );
  return { zones, columns, lines: Math.max(0, Math.floor((tall - BESIDES) / LINE)) };
}

/** The path from a Zone to the next Time's, from edge to edge. */
export function way({ zones }: Layout, from: number, to: number): string {
  const one = zones[from]!;
  const other = zones[to]!;
  const x1 = one.x + one.width;
  const y1 = one.y + one.height / 2;
  const y2 = other.y + other.height / 2;
  const bend = (other.x - x1) * 0.5;
  return `M${round(x1)} ${round(y1)}C${round(x1 + bend)} ${round(y1)} ${round(other.x - bend)} ${round(y2)} ${round(other.x)} ${round(y2)}`;
}

/** The arrowhead at the end of a path. */
export function head({ zones }: Layout, to: number, size: number): string {
  const { x, y, height } = zones[to]!;
  const middle = y + height / 2;
  return `M${round(x - size)} ${round(middle - size * 0.56)}L${round(x + 2)} ${round(middle)}L${round(x - size)} ${round(middle + size * 0.56)}z`;
}

/** Every path between neighbouring Times. */
export const WAYS: readonly (readonly [from: number, to: number])[] = LEADS.flatMap((goals, from) =>
  goals.map((to) => [from, to] as const),
);

/** The Zone on a path in the same Time as a place. */
export function inTime(real: readonly number[], place: number): number {
  return real[timeOf(place)] ?? place;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
