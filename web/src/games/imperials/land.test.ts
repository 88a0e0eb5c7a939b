import { expect, test } from 'vitest';
import { smallView, tell } from './fixture';
import { byReading, landOf, placeKey, placeText, pointOf, portsOf, same, type Place } from './land';

const view = smallView();
const land = landOf(view);

test('every corner and side knows its tiles', () => {
  expect(land.tiles).toHaveLength(7);
  expect(land.corners).toHaveLength(24);
  expect(land.edges).toHaveLength(30);
  expect(land.corners.filter(({ tiles }) => tiles.length === 3)).toHaveLength(6);
  expect(land.edges.filter(({ tiles }) => tiles.length === 1)).toHaveLength(18);
  expect(land.corners.every(({ sides }) => sides.length > 1 && sides.length < 4)).toBe(true);
});

test('corners lie where the drawing of their tiles has them', () => {
  const [north] = land.tiles[3]!.corners;
  const { x, y } = land.corners[north!]!.at;
  expect([Math.round(x), Math.round(y)]).toEqual([0, -65]);
});

test('places are told by what lies around them', () => {
  const told = (place: Place) => tell(placeText(view, land, place));
  const middle = land.tiles[3]!.corners[0]!;
  expect(told({ corner: middle })).toBe('Corner on brick 5, wool 4 and wood 9');
  const inside = land.edges.findIndex(({ tiles }) => tiles.join() === '3,4');
  expect(told({ side: inside })).toBe('Border between wood 9 and ore 8');
  const outer = land.edges.findIndex(({ tiles }) => tiles.join() === '5');
  expect(told({ side: outer })).toMatch(/^Border between the desert and the sea, [a-z-]+$/);
  expect(told({ tile: 6 })).toBe('The fog');
  const alone = land.corners.findIndex(({ tiles }) => tiles.join() === '6');
  expect(told({ corner: alone })).toMatch(/^Corner on the fog and the sea, [a-z-]+$/);
});

test('a port lies before the side of its one tile, and its corners tell of it', () => {
  const [port] = portsOf(view, land);
  expect(port?.kind).toBe('general');
  const [corner] = land.edges[0]!.ends;
  expect(tell(placeText(view, land, { corner }))).toContain('the general port');
});

test('places are compared by their keys and ordered as one reads', () => {
  expect(placeKey({ side: 3 })).toBe('s3');
  expect(same({ tile: 1 }, { tile: 1 })).toBe(true);
  expect(same({ tile: 1 }, { corner: 1 })).toBe(false);
  expect(byReading(land, { tile: 0 }, { tile: 3 })).toBeLessThan(0);
  expect(byReading(land, { tile: 4 }, { tile: 3 })).toBeGreaterThan(0);
  expect(pointOf(land, { tile: 3 })).toEqual({ x: 0, y: 0 });
});
