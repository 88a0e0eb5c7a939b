import { expect, it } from 'vitest';
import type { ToldNumber } from '../../lib/games/otherNumbers';
import { numberSections } from './sections';

const SURE = {
  printed: 'printed in the rules',
  public: 'from a public source',
  reconstructed: 'our reconstruction',
  designed: "the designer's own",
};
const number = (name: string, group: string, grade: keyof typeof SURE) =>
  ({ name, group, grade, sure: SURE[grade] }) as ToldNumber;
const all = [
  number('town.ore', 'Town', 'printed'),
  number('army.points', 'Army', 'reconstructed'),
  number('town.wheat', 'Town', 'public'),
  number('bank', 'Bank', 'reconstructed'),
  number('surveyor.copies', 'Surveyor', 'designed'),
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
