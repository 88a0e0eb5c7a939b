import { expect, test } from 'vitest';
import { withNames } from './tableNames';
import type { Chair, TableInfo } from '../wire';

const chair = (seat: number, name: string) => ({ seat, name, kind: name ? 'person' : 'bot' }) as Chair;
const names = (...given: string[]) =>
  withNames({ chairs: given.map((name, seat) => chair(seat, name)) } as TableInfo).chairs.map(({ name }) => name);

test('bots are called by the colour of their seat', () => {
  expect(names('Ann', '', '')).toEqual(['Ann', 'Vermilion', 'Viridian']);
});
test('nobody is mistaken for another', () => {
  expect(names('vermilion', '', '')).toEqual(['vermilion', 'Vermilion bot', 'Viridian']);
  expect(names('Ann', 'ann', 'Ben')).toEqual(['Ann (Ultramarine)', 'ann (Vermilion)', 'Ben']);
});
