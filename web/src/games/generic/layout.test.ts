import { expect, it } from 'vitest';

import { laid, places } from './layout';

it('puts the fields of a layout together in their order', () => {
  const part = (id: string) => ({ is: 'die', id });
  const found = laid({
    drawing: 'x',
    lay_table_0: { is: 'row', parts: [part('a'), { is: 'cup', parts: [part('b')] }] },
    lay_table_1: part('c'),
    lay_hand_0: part('d'),
    lay_seat_0: [],
    lay_seat_1: [part('e')],
    lay_about: ['about-cups', {}],
    lay_rule: 'R2',
  })!;
  expect(found.table.length).toBe(2);
  expect(found.seats.length).toBe(2);
  expect(found.rule).toBe('R2');
  expect([...places(found)]).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('is nothing for a game that is drawn in letters', () => {
  expect(laid({ drawing: 'x' })).toBeNull();
});
