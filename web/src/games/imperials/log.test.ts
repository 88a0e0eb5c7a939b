import { expect, test } from 'vitest';
import type { Happening } from '../../lib/match/told';
import type { Text } from '../../lib/text';
import { tellerFor } from './fixture';
import { told } from './log';
import { goodsArg, say, seatArg } from './tell';

const event = (kind: string, seat: number, args: number[], text: Text, row = 3) => ({ kind, seat, args, text, row });
const log = (...events: ReturnType<typeof event>[]): Happening[] => tellerFor(0, ['Ann', 'Ben']).log(events);
const found = (card: number) =>
  event('finds', 1, [card], say('say-gains', { who: seatArg(1), get: goodsArg([0, 0, 0, 0, 0].with(card, 1)) }));

test('the log names people, and the reader is you', () => {
  const steals = event('steals', 1, [0], say('say-steals', { who: seatArg(1), victim: seatArg(0) }));
  expect(told(log(steals)).map(({ text }) => text)).toEqual(['Ben steals a card from you.']);
});

test('what only counts a hand’s moves is left out, and nothing is told twice', () => {
  const begins = event('begins', 1, [], say('say-begins', { who: seatArg(1) }));
  const steals = event('steals', 1, [0], say('say-steals', { who: seatArg(1), victim: seatArg(0) }));
  const stole = event(
    'stole',
    1,
    [0, 4],
    say('say-stole', { who: seatArg(1), victim: seatArg(0), goods: goodsArg([0, 0, 0, 0, 1]) }),
  );
  expect(told(log(begins, steals, stole)).map(({ text }) => text)).toEqual(['Ben steals 1 ore from you.']);
});

test('cards that come one by one stand in one line', () => {
  const [line, ...others] = told(log(found(0), found(0), found(4)));
  expect(others).toEqual([]);
  expect(line?.text).toBe('Ben gets 2 wood and 1 ore.');
});

test('lines of an older match are shown as they were written', () => {
  const old = event('road', 0, [12], ['', { '': 'Player 1 builds a road at 12.' }]);
  expect(told(log(old)).map(({ text }) => text)).toEqual(['Player 1 builds a road at 12.']);
});
