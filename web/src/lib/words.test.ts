import { describe, expect, it } from 'vitest';

import { ServerClock } from './server/serverClock';
import { wait } from './server/connection';
import { MoveTable } from './match/moveTable';
import { sayPieces, sayText, shellMessage } from './say.svelte';
import { literal } from './text';
import { ago, botName, company, day, facts, figure, moment, nameIn, party, perDecision, span, which } from './words';

const MINUTE = 60_000;

describe('words', () => {
  it('count', () => {
    expect([figure(-91), figure(0)]).toEqual(['−91', '0']);
  });
  it('name people and parties', () => {
    expect(sayText(company(['Ann', 'standard', 'greedy'], ['standard', 'greedy'])!)).toBe('Ann and 2 bots');
    expect(sayText(company(['standard', ''], ['standard'])!)).toBe('1 bot');
    expect(company([''], [])).toBeNull();
    expect([party(1, 1), party(2, 2), party(2, 5)]).toEqual(['Solo', '2', '2 to 5']);
    expect([botName('greedy'), botName('easy'), botName('mcts:500')]).toEqual(['Greedy bot', 'Easy', 'mcts 500 bot']);
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
    expect([1, 5 * MINUTE, 180 * MINUTE, 1500 * MINUTE].map((past) => sayText(ago(now - past, now)))).toEqual([
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
  const told = (title: string, daily = '') => facts(which({ title, daily }));
  expect(sayText(told('2026-11-15 07:35', '2026-11-15')!)).toBe('Daily, 15 November 2026, 07:35');
  expect(sayText(told('Small map')!)).toBe('Small map');
  expect(told('')).toBeNull();
});

it('facts stand beside each other, names in them apart', () => {
  const told = facts([literal('Base'), false, shellMessage('site-moves', { n: 1 }), company(['Ann', 'Ben'], [])])!;
  expect(sayText(told)).toBe('Base, 1 move, Ann and Ben');
  const parts = sayPieces(told).filter((piece) => typeof piece !== 'string');
  expect(parts.map(({ text }) => text)).toEqual(['Base', 'Ann', 'Ben']);
});

it('a text that is JSON is called by the name in it', () => {
  expect(nameIn('{"name":"Two lakes"}')).toBe('Two lakes');
  expect(nameIn('{"name":3}')).toBe('{"name":3}');
  expect(nameIn('{broken')).toBe('{broken');
  expect(nameIn('the woods')).toBe('the woods');
});
