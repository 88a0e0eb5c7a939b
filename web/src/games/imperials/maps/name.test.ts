import { expect, test } from 'vitest';
import { literal } from '../../../lib/text';
import { nameOf } from './name';

test('maps of the game have its words, those of players their own names', () => {
  expect(nameOf('base big')).toEqual(['option-map-base-big', {}]);
  expect(nameOf('{"name":"base lake","tiles":[]}')).toEqual(literal('base lake'));
  expect(nameOf('{"tiles":[]}')).toEqual(['ui-maps-unnamed', {}]);
});
