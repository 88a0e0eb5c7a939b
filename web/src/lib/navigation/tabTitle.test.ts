import { expect, test } from 'vitest';
import { titled } from './tabTitle';

test('a title says what others wait for', () => {
  expect(titled('Imperials', '')).toBe('Imperials · Aevum');
  expect(titled('Imperials', 'turn')).toBe('● Your turn · Imperials');
  expect(titled('Imperials', 'offer')).toBe('● Offer for you · Imperials');
});
