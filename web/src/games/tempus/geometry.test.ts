import { describe, expect, it } from 'vitest';
import {
  outline,
  placeKey,
  placeOf,
  placeName,
  reading,
  rhombus,
  rows,
  sectionEnds,
  sectionSide,
  sectionSquares,
  step,
  type Arrow,
  type Place,
} from './geometry';

const square = (words: string): Place => {
  const [row = 0, column = 0] = words.split(' ').map(Number);
  return { square: (row - 1) * 10 + column - 1 };
};
const section = (words: string): Place => {
  const [side, row = 0, column = 0] = words.split(' ').map((word, place) => (place ? Number(word) : word));
  const wanted = { square: (Number(row) - 1) * 10 + Number(column) - 1, side };
  const number = Array.from({ length: 180 }, (_, n) => n).find(
    (n) => sectionSide(n).square === wanted.square && sectionSide(n).side === wanted.side,
  );
  return { section: number ?? -1 };
};
const walk = (from: Place, arrows: Arrow[], borders: boolean) =>
  arrows.reduce((at, arrow) => step(at, arrow, borders), from);

describe('words', () => {
  it('name squares by the letter of the column and the number of the row', () => {
    expect(placeName(0)).toBe('a1');
    expect(placeName(36)).toBe('g4');
    expect(placeName(99)).toBe('j10');
  });
  it('find the square of a section as the game numbers them', () => {
    expect(sectionSide(0)).toEqual({ square: 0, side: 'E' });
    expect(sectionSide(89)).toEqual({ square: 98, side: 'E' });
    expect(sectionSide(94)).toEqual({ square: 4, side: 'S' });
    expect(sectionSide(179)).toEqual({ square: 89, side: 'S' });
  });
});

describe('sections', () => {
  it('part two squares and end at two corners', () => {
    expect(sectionSquares(50)).toEqual([55, 56]);
    expect(sectionEnds(50)).toEqual([
      { x: 6, y: 5 },
      { x: 6, y: 6 },
    ]);
    expect(sectionSquares(144)).toEqual([54, 64]);
    expect(sectionEnds(144)).toEqual([
      { x: 4, y: 6 },
      { x: 5, y: 6 },
    ]);
  });
  it('have a part of the board on both sides', () => {
    expect(rhombus(0, 10, 0.5)).toBe('M10 0L15 5L10 10L5 5z');
  });
});

describe('arrow keys', () => {
  it('go from square to square and stop at the edge', () => {
    expect(walk(square('1 1'), ['ArrowRight', 'ArrowDown'], false)).toEqual(square('2 2'));
    expect(step(square('1 1'), 'ArrowUp', false)).toEqual(square('1 1'));
    expect(step(square('10 10'), 'ArrowRight', false)).toEqual(square('10 10'));
  });
  it('stop at the borders between squares while roads are drawn', () => {
    expect(step(square('4 7'), 'ArrowRight', true)).toEqual(section('E 4 7'));
    expect(walk(square('4 7'), ['ArrowRight', 'ArrowRight'], true)).toEqual(square('4 8'));
    expect(step(square('4 7'), 'ArrowDown', true)).toEqual(section('S 4 7'));
    expect(step(square('4 7'), 'ArrowUp', true)).toEqual(section('S 3 7'));
  });
  it('run along a line of borders', () => {
    expect(step(section('E 4 7'), 'ArrowDown', true)).toEqual(section('E 5 7'));
    expect(step(section('S 4 7'), 'ArrowLeft', true)).toEqual(section('S 4 6'));
    expect(step(section('E 1 1'), 'ArrowUp', true)).toEqual(section('E 1 1'));
  });
  it('leave a border for its square when borders are no longer asked for', () => {
    expect(step(section('S 4 7'), 'ArrowRight', false)).toEqual(square('4 8'));
  });
  it('reach every square and every border', () => {
    const seen = new Set<string>();
    const todo: Place[] = [square('1 1')];
    for (let at = todo.pop(); at; at = todo.pop()) {
      if (seen.has(placeKey(at))) continue;
      seen.add(placeKey(at));
      const from = at;
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const)
        todo.push(step(from, arrow, true));
    }
    expect(seen.size).toBe(280);
  });
});

describe('the grid', () => {
  it('lists squares, and with borders every place once in reading order', () => {
    expect(rows(false).flat()).toHaveLength(100);
    const all = rows(true).flat();
    expect(new Set(all.map(placeKey)).size).toBe(280);
    expect([...all].sort(reading)).toEqual(all);
  });
  it('reads its own keys back', () => {
    expect(placeOf('q37')).toEqual({ square: 37 });
    expect(placeOf('e179')).toEqual({ section: 179 });
    expect(placeOf('x1')).toBeNull();
    expect(placeOf('')).toBeNull();
  });
});

describe('outlines of lakes', () => {
  const loops = (squares: number[]) => outline(squares, 10, 1, 2).split('z').length - 1;

  it('go once round connected squares', () => {
    expect(outline([0], 10, 1, 2)).toBe('M1 3Q1 1 3 1L7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7z');
    expect(loops([0, 1, 11])).toBe(1);
  });
  it('have a loop for a hole', () => {
    expect(loops([0, 1, 2, 10, 12, 20, 21, 22])).toBe(2);
  });
  it('keep squares apart that only touch at a corner', () => {
    expect(loops([0, 11])).toBe(2);
    // Around a corner and back to it: the lake is one, and its two arms stay apart.
    expect(loops([0, 1, 2, 10, 12, 20, 31, 30, 32, 22])).toBe(2);
  });
});
