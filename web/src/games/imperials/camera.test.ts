import { expect, test } from 'vitest';
import { freeCorner, NEAREST, originOf, panned, scaleOf, showing, under, whole, zoomed } from './camera';

const box = { x: -400, y: -300, width: 800, height: 600 };
const window = { width: 500, height: 300, left: 100 };

test('the whole board fits beside what covers the left edge', () => {
  const camera = whole(box);
  expect(scaleOf(camera, box, window)).toBe(0.5);
  expect(originOf(camera, box, window)).toEqual({ x: 300, y: 150 });
  expect(scaleOf(camera, box, { width: 9000, height: 9000, left: 0 })).toBe(1.3);
});

test('what lies under the pointer stays there when one comes nearer', () => {
  const pixel = { x: 350, y: 120 };
  const before = under(whole(box), box, window, pixel);
  const camera = zoomed(whole(box), box, window, 2, pixel);
  const after = under(camera, box, window, pixel);
  expect(camera.zoom).toBe(2);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('nobody comes nearer than that, or farther than the whole', () => {
  expect(zoomed(whole(box), box, window, 99).zoom).toBe(NEAREST);
  expect(zoomed({ zoom: 2, x: 50, y: 50 }, box, window, 0.1)).toEqual(whole(box));
});

test('a whole board stays where it is, a part is moved no farther than the edge', () => {
  expect(panned(whole(box), box, window, { x: 80, y: 80 })).toEqual(whole(box));
  const near = { zoom: 2, x: 0, y: 0 };
  expect(panned(near, box, window, { x: -50, y: 0 })).toEqual({ zoom: 2, x: 50, y: 0 });
  expect(panned(near, box, window, { x: -9999, y: 9999 })).toEqual({ zoom: 2, x: 200, y: -150 });
});

test('a place out of sight is brought into it, one in sight moves nothing', () => {
  const near = { zoom: 2, x: 0, y: 0 };
  expect(showing(near, box, window, { x: 0, y: 0 })).toBe(near);
  const moved = showing(near, box, window, { x: 180, y: 0 });
  expect(moved.x).toBeGreaterThan(0);
});

test('what floats over a board lies where it covers no place', () => {
  const phone = { width: 360, height: 270, left: 0 };
  const corners = [
    { x: 390, y: 290 },
    { x: 380, y: 200 },
  ];
  expect(freeCorner([], 68, box, phone)).toBe('right bottom');
  expect(freeCorner(corners, 68, box, phone)).toBe('left bottom');
  expect(freeCorner([...corners, { x: -390, y: 290 }], 68, box, phone)).toBe('left top');
});
