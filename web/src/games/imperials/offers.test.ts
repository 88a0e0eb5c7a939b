import { expect, test } from 'vitest';
import type { Play } from '../../lib/match/play';
import type { ImperialsController } from './controller.svelte';
import { smallView, tellTo } from './fixture';
import {
  answerOf,
  askedOf,
  dealWords,
  deals,
  nearDeals,
  offerEnds,
  offerWords,
  refusedWords,
  unanswered,
} from './offers';
import { offers, type ImperialsView } from './view';

const at = (seat: number) => tellTo(seat, ['Ann', 'Ben', 'Cid']);
const ORE = [0, 0, 0, 0, 1, 0, 0, 0];
const WOOD = [1, 0, 0, 0, 0, 0, 0, 0];
const TWO = [2, 0, 0, 0, 0, 0, 0, 0];
const own = [0, 0, ...WOOD, ...ORE, 0, 1, 2];
const theirs = [6, 2, ...TWO, ...ORE, 0, 0, 1];

function controller(view: ImperialsView, ...pairs: [number, number][]): ImperialsController {
  const moves = new Map([['deal', pairs.map((args, code) => ({ name: 'deal', code, args }))]]);
  return { view, moves, form: 'free', tool: null } as unknown as ImperialsController;
}

test('who takes an offer comes before who asks for more', () => {
  const view = smallView({ offers: [theirs, own], points: [2, 2, 2] });
  const table = controller(view, [6, 2], [0, 1]);
  expect(deals(table).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(dealWords(at(0), nearDeals(table))).toEqual([
    'Ben gives you 1 ore for 1 wood.',
    'Cid gives you 1 ore for 2 wood.',
  ]);
});

test('one deal a partner, and one sentence for the same terms', () => {
  const view = smallView({ offers: [own, theirs], points: [2, 2, 2] });
  const table = controller(view, [0, 1], [0, 2], [6, 2]);
  expect(nearDeals(table)).toHaveLength(2);
  expect(dealWords(at(0), nearDeals(table))).toEqual(['Ben and Cid give you 1 ore for 1 wood.']);
  expect(nearDeals({ ...table, tool: 'road' } as unknown as ImperialsController)).toEqual([]);
});

test('an offer is a question to those who have not answered', () => {
  const view = smallView({ seat: 1, turn: 0, offers: [own.with(19, 0), theirs], hand: ORE, points: [2, 2, 2] });
  const [offer, ...others] = unanswered(view);
  expect(others).toEqual([]);
  expect(askedOf(at(1), controller(view), offer!)).toEqual({
    text: 'Ann offers you 1 wood for 1 ore',
    detail: 'Ann is waiting for your answer.',
    active: true,
  });
  const poor = smallView({ ...view, hand: WOOD });
  expect(askedOf(at(1), controller(poor), offers(poor)[0]!).detail).toMatch(/^You still need 1 ore\. /);
  expect(unanswered(smallView({ ...view, seat: 2 }))).toEqual([]);
});

const silent = own.with(19, 0).with(20, 0);

test('a counter-offer is an answer, and names whom it is for', () => {
  const view = smallView({ seat: 2, turn: 0, offers: [silent, theirs], hand: ORE, points: [2, 2, 2] });
  const [offer, counter] = offers(view);
  expect(unanswered(view)).toEqual([]);
  expect(unanswered(smallView({ ...view, seat: 1 }))).toHaveLength(1);
  expect([1, 2].map((seat) => answerOf(view, offer!, seat))).toEqual(['thinks', 'counters']);
  expect(offerWords(at(2), view, counter!)).toBe('You give Ann 1 ore for 2 wood.');
  expect(offerWords(at(1), smallView({ ...view, seat: 1 }), counter!)).toBe('Cid gives Ann 1 ore for 2 wood.');
  expect(offerWords(at(0), smallView({ ...view, seat: 0 }), counter!)).toBe('Cid gives 1 ore for 2 wood.');
});

test('it is said that everybody rejected an offer', () => {
  const no = silent.with(19, 2).with(20, 2);
  const view = smallView({ seat: 0, turn: 0, offers: [no], points: [2, 2, 2] });
  expect(refusedWords(at(0), view)).toBe('Everyone rejected your offer');
  const several = smallView({ ...view, offers: [no, silent.with(0, 1)] });
  expect(refusedWords(at(0), several)).toBe('Everyone rejected offer 1');
  expect(refusedWords(at(0), smallView({ ...view, offers: [own] }))).toBe('');
  expect(refusedWords(at(0), smallView({ ...view, offers: [no.with(20, 0), theirs] }))).toBe('');
  expect(refusedWords(at(1), smallView({ ...view, seat: 1 }))).toBe('');
});

test('an offer shows how long a bot waits, or how long its maker has', () => {
  const view = smallView({ seat: 1, turn: 0, offers: [silent, theirs], points: [2, 2, 2] });
  const [offer, counter] = offers(view);
  const invited = [{ seat: 1, ends_at: 9000 }];
  const waiting = [{ seat: 0, must: true, sealed: false, ends_at: 5000 }] as Play['waiting'];
  expect(offerEnds({ invited, waiting: [] }, view, offer!)).toBe(9000);
  expect(offerEnds({ invited: [{ seat: 1, ends_at: -1 }], waiting }, view, offer!)).toBe(5000);
  expect(offerEnds({ invited: [], waiting: [] }, view, offer!)).toBe(-1);
  expect(offerEnds({ invited, waiting }, view, counter!)).toBe(-1);
});
