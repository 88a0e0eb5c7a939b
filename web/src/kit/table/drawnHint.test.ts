import { expect, test } from 'vitest';
import { drawnAs, drawnPlaces } from './drawnHint';

const hint = { line: [4, 5], later: [5, 6, 7] };

test('what the move is about is drawn clearly, what later ones are about fainter', () => {
  expect([4, 5, 6, 9].map((about) => drawnAs(hint, (code) => code === about))).toEqual([
    'now',
    'now',
    'later',
    undefined,
  ]);
  expect(drawnAs(null, () => true)).toBeUndefined();
});

test('each place is drawn once, and moves without a place not at all', () => {
  const at = (code: number) => (code === 7 ? null : { square: code % 5 });
  expect(drawnPlaces(hint, at, ({ square }) => `${square}`)).toEqual([
    { place: { square: 4 }, drawn: 'now' },
    { place: { square: 0 }, drawn: 'now' },
    { place: { square: 1 }, drawn: 'later' },
  ]);
  expect(drawnPlaces(null, at, String)).toEqual([]);
});
