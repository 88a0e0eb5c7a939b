import { expect, test } from 'vitest';
import { smallView } from './fixture';
import { byReading, landOf, placeKey, placeWords, pointOf, portsOf, same } from './land';

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
  const middle = land.tiles[3]!.corners[0]!;
  expect(placeWords(view, land, { corner: middle })).toBe('between brick 5, wool 4 and wood 9');
  const inner = land.edges.findIndex(({ tiles }) => tiles.join() === '3,4');
  expect(placeWords(view, land, { side: inner })).toBe('between wood 9 and ore 8');
  const outer = land.edges.findIndex(({ tiles }) => tiles.join() === '5');
  expect(placeWords(view, land, { side: outer })).toMatch(/^the .* coast of desert$/);
  expect(placeWords(view, land, { tile: 6 })).toBe('fog');
  const alone = land.corners.findIndex(({ tiles }) => tiles.join() === '6');
  expect(placeWords(view, land, { corner: alone })).toMatch(/^the .* corner of fog$/);
});

test('a port lies before the side of its one tile, and its corners tell of it', () => {
  const [port] = portsOf(view, land);
  expect(port?.kind).toBe('general');
  const [corner] = land.edges[0]!.ends;
  expect(placeWords(view, land, { corner })).toContain('at a 3:1 port');
});

test('places are compared by their keys and ordered as one reads', () => {
  expect(placeKey({ side: 3 })).toBe('s3');
  expect(same({ tile: 1 }, { tile: 1 })).toBe(true);
  expect(same({ tile: 1 }, { corner: 1 })).toBe(false);
  expect(byReading(land, { tile: 0 }, { tile: 3 })).toBeLessThan(0);
  expect(byReading(land, { tile: 4 }, { tile: 3 })).toBeGreaterThan(0);
  expect(pointOf(land, { tile: 3 })).toEqual({ x: 0, y: 0 });
});
