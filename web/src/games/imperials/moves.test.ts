import { expect, test } from 'vitest';
import { smallView } from './fixture';
import { landOf, placeKey } from './land';
import { nearest, wishAt, wishFor } from './likely';
import { answers, beyond, placeOf, sorted, uses, type Target } from './moves';

const view = smallView();
const land = landOf(view);
const PARTS: Record<number, { name: string; args: number[] }> = {
  1: { name: 'end', args: [] },
  10: { name: 'road', args: [4] },
  11: { name: 'road', args: [0] },
  20: { name: 'village', args: [7] },
  30: { name: 'tile', args: [3] },
};
const moves = sorted([1, 10, 11, 20, 30], (code) => PARTS[code]!);

test('legal moves are sorted by name, and their places found', () => {
  expect(moves.get('road')?.map(({ code }) => code)).toEqual([10, 11]);
  expect(placeOf(PARTS[20]!)).toEqual({ corner: 7 });
  expect(placeOf(PARTS[1]!)).toBeNull();
  expect(uses(moves, 'road', land).map(({ place }) => placeKey(place))).toEqual(['s0', 's4']);
  expect(answers(moves, land)).toHaveLength(4);
});

test('arrow keys lead to the nearest place that way', () => {
  const all: Target[] = land.tiles.map((_, tile) => ({ place: { tile }, code: tile, name: 'tile' }));
  const key = (arrow: string, tile: number) => beyond(all, { tile }, arrow, land)?.code;
  expect(key('ArrowRight', 3)).toBe(4);
  expect(key('ArrowLeft', 3)).toBe(2);
  expect([0, 1]).toContain(key('ArrowUp', 3));
  expect(key('ArrowRight', 4)).toBeUndefined();
  expect(key('Enter', 3)).toBeUndefined();
});

test('a tool that can be used nowhere is asked about where it comes nearest', () => {
  const built = smallView({ owners: view.owners.with(5, 0), pieces: view.pieces.with(5, 1) });
  expect(wishFor(built, land, 'town')).toEqual(['town', 5]);
  const [name, side] = wishFor(built, land, 'road');
  expect(name).toBe('road');
  expect(land.edges[side!]!.ends).toContain(5);
  expect(wishFor(view, land, 'warrior')).toEqual(['warrior', 0]);
  expect(wishAt('road', { corner: 1 })).toBeNull();
  expect(wishAt('fence', { corner: 1 })).toEqual(['fence', 1]);
});

test('the nearest place of a kind is found', () => {
  expect(nearest(land, 'tile', { x: 5, y: -3 })).toEqual({ tile: 3 });
  const { at } = land.edges[2]!;
  expect(nearest(land, 'side', at)).toEqual({ side: 2 });
});
