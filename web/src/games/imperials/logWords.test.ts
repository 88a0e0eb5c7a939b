import { expect, test } from 'vitest';
import type { Happening } from '../../lib/match/told';
import { Arrivals } from './arrivals';
import { smallView } from './fixture';
import { landOf } from './land';
import { refusalWords, told } from './logWords';

const view = smallView();
const land = landOf(view);
const middle = land.tiles[3]!.corners[0]!;
const border = land.edges.findIndex(({ tiles }) => tiles.join() === '3,4');
const event = (kind: string, text: string): Happening => ({ kind, seat: 0, args: [], text, row: 0 });
const line = (kind: string, text: string) => told([event(kind, text)], view, land, ['Ann', 'Ben'], -1)[0]?.text;

test('the log says what lies at a place, and who it was', () => {
  expect(line('village', `Player 1 builds a village at ${middle}.`)).toBe(
    'Ann builds a village at brick 5, wool 4 and wood 9.',
  );
  expect(line('road', `Player 2 builds a road at ${border}.`)).toBe('Ben builds a road between wood 9 and ore 8.');
  expect(line('marches', `Player 1 moves a warrior from ${middle} to ${middle}.`)).toMatch(/ to brick 5, wool 4/);
  expect(line('lifts', 'The fog lifts from tile 4: ore 8.')).toBe('The fog lifts: ore 8.');
  expect(line('gains', 'Player 1 receives 2 wood.')).toBe('Ann receives 2 wood.');
  expect(line('drafts', 'Player 1 has an offer so far.')).toBeUndefined();
});

test('a reason says it as well, without the number of its rule', () => {
  expect(refusalWords(`no road of yours leads to corner ${middle}.`, view, land)).toBe(
    'No road of yours leads to brick 5, wool 4 and wood 9.',
  );
  expect(refusalWords(`your road lies at ${border} already.`, view, land)).toBe(
    'Your road lies at the border between wood 9 and ore 8 already.',
  );
});

test('what is new on the board is found once', () => {
  const arrivals = new Arrivals(view);
  expect(arrivals.since(view).keys.size).toBe(0);
  const next = smallView({ ...view, pieces: view.pieces.with(2, 1), roads: view.roads.with(1, 0), robber: 3 });
  expect([...arrivals.since(next).keys].sort()).toEqual(['c2', 'robber', 's1']);
  const lifted = smallView({ ...next, kinds: next.kinds.with(6, 0) });
  expect([...arrivals.since(lifted).lifted]).toEqual([6]);
});
