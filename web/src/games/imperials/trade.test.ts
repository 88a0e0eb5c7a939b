import { expect, test } from 'vitest';
import { tell } from './fixture';
import { goodsArg } from './tell';
import type { Text } from '../../lib/text';
import { blank, changed, isWhole, marketPlan, sending, type Draft } from './trade';

const code = (name: string, ...args: number[]) => {
  const names = ['offer', 'counter', 'cancel', 'send', 'give', 'ask', 'market'];
  return names.indexOf(name) * 100 + (args[0] ?? 0) * 10 + (args[1] ?? 0);
};
const wool = changed(blank(), 'give', 2, 1, 3);
const draft = changed(wool, 'ask', 3, 1, 24);

test('cards are counted up to what there is, and stand on one side only', () => {
  expect(changed(wool, 'give', 2, 1, 1)).toEqual(wool);
  expect(changed(draft, 'ask', 2, 1, 24).give[2]).toBe(0);
  expect(isWhole(wool)).toBe(false);
  expect(isWhole(draft)).toBe(true);
  expect(tell('ui-cost', { goods: goodsArg([2, 0, 0, 0, 1]) })).toBe('2 wood and 1 ore');
});

test('an offer is sent whole', () => {
  expect(sending(draft, 'offer', [], code)).toEqual([0, 420, 530, 300]);
  expect(sending(draft, 'counter', [], code)[0]).toBe(100);
});

test('what lies on the table already is not laid again, and what is too much is taken back first', () => {
  const begun = [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(sending(draft, 'offer', begun, code)).toEqual([530, 300]);
  expect(sending(draft, 'offer', begun.with(2, 2), code)).toEqual([200, 0, 420, 530, 300]);
});

test('a trade with the market is as many trades as it has units', () => {
  const view = { ratios: [4, 3, 2, 4, 4, 4, 4, 4] };
  const mixed = { give: [4, 0, 2, 0, 0, 0, 0, 0], ask: [0, 0, 0, 1, 1, 0, 0, 0] };
  expect(marketPlan(mixed, view, code)).toEqual({ moves: [603, 624] });
  const why = (given: Draft) => tell((marketPlan(given, view, code) as { why: Text }).why);
  expect(why(draft)).toBe('The market trades wool 2 for 1. You’re giving 1.');
  expect(why(blank())).toMatch(/^Say what you give/);
  expect(why({ ...mixed, ask: [0, 0, 0, 1, 0, 0, 0, 0] })).toBe(
    'For 4 wood and 2 wool the market gives 2, and you ask for 1.',
  );
});
