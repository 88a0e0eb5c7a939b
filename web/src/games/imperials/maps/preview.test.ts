import { expect, test, vi } from 'vitest';
import { say } from '../tell';
import { crowded, tilesOf } from './preview';

test('a small map is said to be tight for five and six', () => {
  expect(crowded(19, 4)).toBeNull();
  expect(crowded(19, 5)).toEqual(say('ui-maps-tight', { tiles: 19, seats: 5 }));
  expect(crowded(19, 6)).toEqual(say('ui-maps-tight', { tiles: 19, seats: 6 }));
  expect(crowded(30, 6)).toBeNull();
  expect(crowded(0, 6)).toBeNull();
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
