import { describe, expect, it } from 'vitest';

import { ServerClock } from './server/serverClock';
import { wait } from './server/connection';
import { MoveTable } from './match/moveTable';
import {
  ago,
  botName,
  company,
  counted,
  day,
  figure,
  listed,
  many,
  manyInWords,
  moment,
  nameIn,
  numberWord,
  ordinal,
  party,
  perDecision,
  span,
  which,
} from './words';

const MINUTE = 60_000;

describe('words', () => {
  it('count', () => {
    expect([many(1, 'seat'), many(3, 'seat'), many(2, 'match', 'matches')]).toEqual(['1 seat', '3 seats', '2 matches']);
    expect([counted(0, 'seat'), counted(1, 'seat'), counted(13, 'seat')]).toEqual(['No seats', 'One seat', '13 seats']);
    expect([numberWord(5), numberWord(12), numberWord(13)]).toEqual(['five', 'twelve', '13']);
    expect([figure(-91), figure(0)]).toEqual(['−91', '0']);
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinal)).toEqual(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th'.split(' '),
    );
  });
  it('name people and parties', () => {
    expect([[], ['Ann'], ['Ann', 'Ben'], ['Ann', 'Ben', 'Cid']].map(listed)).toEqual([
      '',
      'Ann',
      'Ann and Ben',
      'Ann, Ben and Cid',
    ]);
    expect(company(['Ann', 'standard', 'greedy'], ['standard', 'greedy'])).toBe('Ann and 2 bots');
    expect(company(['standard', ''], ['standard'])).toBe('1 bot');
    expect([party(1, 1), party(2, 2), party(2, 5)]).toEqual(['Solo', '2', '2 to 5']);
    expect([botName('greedy'), botName('mcts:500'), botName('')]).toEqual(['Greedy bot', 'Mcts 500 bot', 'Bot']);
  });
  it('tell spans of time', () => {
    expect([1, MINUTE * 3.7, MINUTE * 984, MINUTE * 120, MINUTE * 1440 * 2.5].map(span)).toEqual([
      'less than a minute',
      '3 min',
      '16 h 24 min',
      '2 h',
      '2 days 12 h',
    ]);
    expect([0, 20, 60, 7200, 86_400].map(perDecision)).toEqual([
      'No clock',
      '20 seconds',
      '1 minute',
      '2 hours',
      '1 day',
    ]);
    const now = Date.UTC(2026, 10, 15, 12);
    expect([1, 5 * MINUTE, 180 * MINUTE, 1500 * MINUTE].map((past) => ago(now - past, now))).toEqual([
      'just now',
      '5 min ago',
      '3 h ago',
      'yesterday',
    ]);
  });
  it('tell days', () => {
    expect(day('2026-11-15')).toBe('15 November 2026');
    expect(day('tomorrow')).toBe('tomorrow');
    expect(moment('2026-11-15 07:35')).toBe('15 November 2026, 07:35');
    expect(moment('small')).toBe('small');
  });
});

describe('the time of the server', () => {
  it('is taken from the quickest ping', () => {
    const clock = new ServerClock();
    clock.heard(5_000, 1_000);
    expect(clock.now(1_000)).toBe(5_000);
    clock.measured(5_050, 1_000, 1_040);
    expect(clock.now(1_040)).toBe(5_070);
    clock.measured(9_999, 2_000, 2_900);
    expect(clock.now(1_040)).toBe(5_070);
  });
});

describe('the wait before a new try', () => {
  it('grows up to a limit, and never is nothing', () => {
    expect([1, 2, 3, 30].map((tries) => wait(tries, 1))).toEqual([400, 600, 900, 15_000]);
    expect(wait(1, 0)).toBe(200);
  });
});

describe('moves', () => {
  const words = (size: number) => ({ name: 'n', words: Array.from({ length: size }, (_, word) => String(word)) });
  const moves = new MoveTable([
    { name: 'wait', pattern: 'wait', base: 0, size: 1, domains: [] },
    { name: 'road', pattern: 'road {0}', base: 2, size: 10, domains: [words(10)] },
    { name: 'bank', pattern: 'bank {0} {1}', base: 12, size: 6, domains: [words(2), words(3)] },
  ]);
  it('are taken apart and put together, the last place varying fastest', () => {
    expect(moves.parts(7)).toEqual({ name: 'road', args: [5] });
    expect(moves.parts(16)).toEqual({ name: 'bank', args: [1, 1] });
    expect(moves.code('bank', [1, 1])).toBe(16);
    expect(moves.code('wait', [])).toBe(0);
    expect([moves.text(16), moves.text(0), moves.text(99)]).toEqual(['bank 1 1', 'wait', '']);
  });
  it('that do not exist are not made', () => {
    expect([moves.code('road', [10]), moves.code('bank', [0]), moves.code('fly', [])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('a table is told from others by its date, and the daily one by its word', () => {
  expect(which({ title: '2026-11-15 07:35', daily: '2026-11-15' })).toBe('Daily, 15 November 2026, 07:35');
  expect(which({ title: 'small map', daily: '' })).toBe('Small map');
  expect(which({ title: '', daily: '' })).toBe('');
});

it('a text that is JSON is called by the name in it', () => {
  expect(nameIn('{"name":"Two lakes"}')).toBe('Two lakes');
  expect(nameIn('{"name":3}')).toBe('{"name":3}');
  expect(nameIn('{broken')).toBe('{broken');
  expect(nameIn('the woods')).toBe('the woods');
});

it('small counts stand in words, larger ones in digits', () => {
  const told = [0, 1, 2, 13].map((count) => manyInWords(count, 'box', 'boxes'));
  expect(told).toEqual(['no boxes', 'one box', 'two boxes', '13 boxes']);
});
