import { expect, it } from 'vitest';
import type { Past } from '../../lib/wire';
import { curvesOf } from './curves';

const past = (game: string, score: number, marks: string[] = [], rank = 1) => ({ game, score, marks, rank }) as Past;

it('goes from the oldest to the newest, without what counts for nothing', () => {
  const all = [
    past('temporum', 5),
    past('temporum', 9, ['takeback']),
    past('temporum', 8, ['numbers']),
    past('temporum', 7, [], 0),
    past('temporum', 3),
  ];
  expect(curvesOf(all)).toEqual([{ game: 'temporum', scores: [3, 5], best: 5 }]);
});

it('has no best score where each had hints', () => {
  expect(curvesOf([past('temporum', 5, ['hints'])])[0]?.best).toBeNull();
});

it('joins matches that were stored under a former name', () => {
  const all = [past('chronos', 120), past('temporum', 4), past('chronos_conquest', 90)];
  expect(curvesOf(all).map(({ game, scores }) => [game, scores])).toEqual([
    ['chronos', [90, 120]],
    ['temporum', [4]],
  ]);
});
