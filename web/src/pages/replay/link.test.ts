import { expect, it } from 'vitest';

import { linkedMove } from './link';

it('a link names a move by its number, or none', () => {
  expect(['#12', '#0', '', '#', '#R3.2', '#-1', '#1234567'].map(linkedMove)).toEqual([
    12,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
});
