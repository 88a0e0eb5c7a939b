import { expect, test, vi } from 'vitest';
import { crowdedWords, tilesOf } from './preview';

test('a small map is said to be tight for five and six', () => {
  expect(crowdedWords(19, 4)).toBe('');
  expect(crowdedWords(19, 5)).toMatch(/^19 tiles are tight for 5 players/);
  expect(crowdedWords(19, 6)).toMatch(/6 players/);
  expect(crowdedWords(30, 6)).toBe('');
  expect(crowdedWords(0, 6)).toBe('');
});

test('the tiles come from the text of a map, or by its name', async () => {
  expect(await tilesOf('{"tiles":[[0,0,"wood"]]}')).toEqual([[0, 0, 'wood']]);
  expect(await tilesOf('{"name":"x"}')).toEqual([]);
  const fetched = vi.fn(async () => new Response('{"tiles":[[1,2,"ore"]]}'));
  vi.stubGlobal('fetch', fetched);
  expect(await tilesOf('base big')).toEqual([[1, 2, 'ore']]);
  expect(fetched).toHaveBeenCalledWith('/api/maps/base-big', expect.anything());
  vi.unstubAllGlobals();
});
