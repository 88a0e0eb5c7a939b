import { expect, test } from 'vitest';
import { smallView, tell } from './fixture';
import { landOf } from './land';
import { roadsToVillage } from './reach';
import { nextGoal } from './tools';
import { levelWorth, worth } from './worth';

const plain = smallView({ mode: 'basic', kinds: [1, 2, 3, 0, 4, 6, 0], decks: [0, 0, 0, 25] });
const land = landOf(plain);
/** A way around the tile in the middle: its corners and the sides between them. */
const corners = land.tiles[3]!.corners;
const way = corners.map((corner, at) => {
  const next = corners[(at + 1) % 6]!;
  return land.edges.findIndex(({ ends }) => ends.includes(corner) && ends.includes(next));
});
const home = { owners: plain.owners.with(corners[0]!, 0), pieces: plain.pieces.with(corners[0]!, 1) };
const roads = (...steps: number[]) => steps.reduce((all, step) => all.with(way[step]!, 0), plain.roads);
const look = (changes: object) => smallView({ ...plain, ...home, ...changes });

test('a village is as far as the roads to a free corner', () => {
  expect(roadsToVillage(look({}), land)).toBe(2);
  expect(roadsToVillage(look({ roads: roads(0) }), land)).toBe(1);
  expect(roadsToVillage(look({ roads: roads(0, 1) }), land)).toBe(0);
  const fog = look({ roads: roads(0, 1), kinds: plain.kinds.map(() => 8) });
  expect(roadsToVillage(fog, land)).toBe(Infinity);
});

test('others stand in the way', () => {
  const owners = home.owners.map((owner, corner) => (corner === corners[0] ? owner : 1));
  expect(roadsToVillage(look({ owners, pieces: home.pieces.map((piece) => piece || 3) }), land)).toBe(Infinity);
});

test('the next goal has a place on the board', () => {
  const hand = [0, 1, 1, 1, 0, 0, 0, 0];
  expect(nextGoal(look({ hand, roads: roads(0, 1) }), land, tell)).toBe('Village: you still need 1 wood.');
  expect(nextGoal(look({ hand, roads: roads(0), decks: [0, 0, 0, 0] }), land, tell)).toBe(
    'Village after 1 road: you still need 2 wood and 1 brick.',
  );
  expect(nextGoal(look({ hand, roads: roads(0) }), land, tell)).toBe('Action card: you still need 1 ore.');
});

test('nothing is a goal that has no piece, no village and no card left', () => {
  const none = { left: [14, 0, 0, 3, 2, 2, 2, 14, 4, 4, 3, 2, 2, 2], decks: [0, 0, 0, 0] };
  expect(nextGoal(look({ ...none, roads: roads(0, 1), hand: [1, 1, 1, 1, 2, 0, 0, 0] }), land, tell)).toBe('');
});

test('what a level, a town and a fence are good for', () => {
  const view = smallView();
  expect(levelWorth(view, 0, 1, tell)).toMatch(/^Draws a science card .* the red die at most 2\.$/);
  expect(levelWorth(view, 1, 3, tell)).toMatch(/^Guild: /);
  expect(levelWorth(view, 2, 4, tell)).toMatch(/^First at level 4: the Arsenal, 2 points\./);
  expect(levelWorth(smallView({ wonder_of: [1, -1, -1] }), 0, 4, tell)).toMatch(/^The University is taken\./);
  expect(levelWorth(smallView({ wonder_of: [1, -1, -1] }), 0, 5, tell)).toMatch(
    /^Takes over the University, 2 points\./,
  );
  expect(levelWorth(smallView({ wonder_of: [0, -1, -1] }), 0, 5, tell)).toMatch(/^Your wonder becomes great/);
  expect(worth(view, 'town', tell)).toContain('paper');
  expect(worth(plain, 'town', tell)).toContain('2 cards');
  expect(worth(view, 'fence', tell)).toContain('grows by 2 cards');
});
