import { expect, it } from 'vitest';
import { thisMinute } from './minute';

it('writes a minute as the option is written', () => {
  expect(thisMinute(new Date(2026, 0, 5, 7, 3, 59))).toBe('2026-01-05 07:03');
});
