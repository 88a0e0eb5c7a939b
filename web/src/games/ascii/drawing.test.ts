import { describe, expect, it } from 'vitest';
import { cells, clamped, moved, nearest, outline } from './drawing';
import { COLONY, COLS, factsOf, KINDS, PALACE, ROWS } from './facts';

/** How long the lines of a path are. */
function length(path: string): number {
  return path
    .split('Z')
    .filter(Boolean)
    .map((loop) =>
      loop
        .replace(/^M/, '')
        .split('L')
        .map((point) => point.split(' ').map(Number)),
    )
    .flatMap((points) =>
      points.slice(1).map((to, at) => Math.hypot(to[0]! - points[at]![0]!, to[1]! - points[at]![1]!)),
    )
    .reduce((sum, side) => sum + side, 0);
}

describe('shapes', () => {
  it('are drawn with as many lines as they cost', () => {
    for (const [kind, { lines }] of factsOf({}).kinds.entries())
      if (kind !== COLONY) expect(length(outline(kind, 1))).toBe(lines);
    expect(length(outline(COLONY, 2))).toBe(40);
  });

  it('come back to where they began', () => {
    for (const kind of KINDS.keys())
      for (const loop of outline(kind, 1).split('Z').filter(Boolean)) {
        const points = loop.replace(/^M/, '').split('L');
        expect(points.at(-1)).toBe(points[0]);
      }
  });

  it('stay on the map whole', () => {
    for (const kind of KINDS.keys())
      for (const spot of [
        { col: -5, row: -5 },
        { col: 40, row: 40 },
      ])
        for (const { col, row } of cells(kind, clamped(kind, spot))) {
          expect(col >= 0 && col < COLS).toBe(true);
          expect(row >= 0 && row < ROWS).toBe(true);
        }
  });
});

describe('the ghost', () => {
  it('goes a cell with an arrow key, five with Shift, and never over the edge', () => {
    expect(moved(0, { col: 3, row: 3 }, 'ArrowRight')).toEqual({ col: 4, row: 3 });
    expect(moved(0, { col: 3, row: 9 }, 'ArrowUp', true)).toEqual({ col: 3, row: 4 });
    expect(moved(PALACE, { col: 2, row: 2 }, 'ArrowLeft')).toEqual({ col: 2, row: 2 });
    expect(moved(0, { col: 3, row: 3 }, 'Enter')).toBeNull();
  });

  it('begins at the nearest place', () => {
    const spots = [
      { col: 0, row: 0 },
      { col: 6, row: 5 },
    ];
    expect(nearest(spots, { col: 5, row: 5 })).toEqual({ col: 6, row: 5 });
    expect(nearest([], { col: 5, row: 5 })).toBeNull();
  });
});
