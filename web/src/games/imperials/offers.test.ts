import { expect, test } from 'vitest';
import type { Play } from '../../lib/play';
import type { Desk } from './desk.svelte';
import { smallView } from './fixture';
import { askedOf, dealWords, deals, nearDeals, unanswered } from './offers';
import { offers, type ImperialsView } from './view';

const chairs = ['Ann', 'Ben', 'Cid'].map((name, seat) => ({ name, seat }));
const at = (seat: number) => ({ table: { chairs }, you: { seat } }) as unknown as Play;
const ORE = [0, 0, 0, 0, 1, 0, 0, 0];
const WOOD = [1, 0, 0, 0, 0, 0, 0, 0];
const TWO = [2, 0, 0, 0, 0, 0, 0, 0];
const own = [0, 0, ...WOOD, ...ORE, 0, 1, 2];
const theirs = [6, 2, ...TWO, ...ORE, 0, 0, 1];

function desk(view: ImperialsView, ...pairs: [number, number][]): Desk {
  const moves = new Map([['deal', pairs.map((args, code) => ({ name: 'deal', code, args }))]]);
  return { view, moves, form: 'free', tool: null } as unknown as Desk;
}

test('who takes an offer comes before who asks for more', () => {
  const view = smallView({ offers: [theirs, own], points: [2, 2, 2] });
  const table = desk(view, [6, 2], [0, 1]);
  expect(deals(table).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(dealWords(at(0), nearDeals(table))).toEqual([
    'Ben gives you 1 ore for 1 wood.',
    'Cid gives you 1 ore for 2 wood.',
  ]);
});

test('one deal a partner, and one sentence for the same terms', () => {
  const view = smallView({ offers: [own, theirs], points: [2, 2, 2] });
  const table = desk(view, [0, 1], [0, 2], [6, 2]);
  expect(nearDeals(table)).toHaveLength(2);
  expect(dealWords(at(0), nearDeals(table))).toEqual(['Ben and Cid give you 1 ore for 1 wood.']);
  expect(nearDeals({ ...table, tool: 'road' } as unknown as Desk)).toEqual([]);
});

test('an offer is a question to those who have not answered', () => {
  const view = smallView({ seat: 1, turn: 0, offers: [own.with(19, 0), theirs], hand: ORE, points: [2, 2, 2] });
  const [offer, ...others] = unanswered(view);
  expect(others).toEqual([]);
  expect(askedOf(at(1), desk(view), offer!)).toEqual({
    text: 'Ann offers you 1 wood for 1 ore',
    detail: 'Ann waits for your answer.',
    active: true,
  });
  const poor = smallView({ ...view, hand: WOOD });
  expect(askedOf(at(1), desk(poor), offers(poor)[0]!).detail).toMatch(/^You lack 1 ore: /);
  expect(unanswered(smallView({ ...view, seat: 2 }))).toEqual([]);
});
