import { expect, test } from 'vitest';
import { bounds, disc } from '../hexes';
import { canvas, EMPTY, painted } from './draft';
import { roomFor } from './drawingBox';

test('tiles laid outwards one after another seldom change the scale', () => {
  let draft = disc(2).reduce((drawn, place) => painted(drawn, place, 'random'), EMPTY);
  let box = roomFor(null, bounds(canvas(draft), 10));
  const widths = [box.width];
  for (const q of [3, 4, 5, 6]) {
    draft = painted(draft, { q, r: 0 }, 'wood');
    const wanted = bounds(canvas(draft), 10);
    box = roomFor(box, wanted);
    widths.push(box.width);
    expect(box.x + box.width + 1).toBeGreaterThanOrEqual(wanted.x + wanted.width);
  }
  expect(widths[1]).toBe(widths[0]);
  expect(new Set(widths).size).toBe(2);
});

test('what was made room for stays', () => {
  const box = roomFor(null, { x: 0, y: 0, width: 500, height: 500 });
  expect(roomFor(box, { x: 100, y: 100, width: 100, height: 100 })).toBe(box);
});
