import { expect, it } from 'vitest';
import type { NumberInfo } from '../../lib/wire';
import { numberSections } from './sections';

const number = (name: string, grade: string) => ({ name, grade }) as NumberInfo;
const all = [
  number('town.ore', 'printed in the rules'),
  number('army.points', 'our reconstruction'),
  number('town.wheat', 'from a public source'),
  number('bank', 'our reconstruction'),
  number('surveyor.copies', "the designer's own"),
];
const told = (order: 'name' | 'grade') =>
  numberSections(all, order).map(({ title, numbers }) => [title, ...numbers.map(({ name }) => name)]);

it('numbers stand from A to Z', () => {
  expect(told('name')).toEqual([
    ['Army', 'army.points'],
    ['Bank', 'bank'],
    ['Surveyor', 'surveyor.copies'],
    ['Town', 'town.ore', 'town.wheat'],
  ]);
});

it('or by how sure they are', () => {
  expect(told('grade')).toEqual([
    ["The designer's own", 'surveyor.copies'],
    ['Our reconstruction', 'army.points', 'bank'],
    ['From a public source', 'town.wheat'],
    ['Printed in the rules', 'town.ore'],
  ]);
});
