import { describe, expect, test } from 'vitest';
import type { Play } from '../lib/match/play';
import type { Chair, Waiting } from '../lib/wire';
import { added } from './table/announcements';
import { withNames } from './table/nameParts';
import { sayText, speak } from '../lib/say.svelte';
import { settings } from './settings/settings.svelte';
import { countdown, timeWords } from './table/time';
import { points, standings, verdict } from './end/result';
import { thinkingSeats, thinkingWords, waitingLine, waitingSay, waitingStates } from './seats/waiting';

test.each([
  [61_000, '1:01'],
  [60_001, '1:01'],
  [9_001, '0:10'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [3_725_000, '1:02:05'],
])('%i ms is shown as %s', (ms, shown) => expect(countdown(ms)).toBe(shown));

test('tenths count down to the end', () => {
  expect(countdown(9_440, true)).toBe('0:09.4');
  expect(countdown(40, true)).toBe('0:00.0');
});

test('times in words', () => {
  const told = (ms: number) => sayText(timeWords(ms));
  expect([told(61_000), told(120_000), told(29_001)]).toEqual(['1 minute 1 second', '2 minutes', '30 seconds']);
  expect(told(0)).toBe('no time');
});

describe('names in a sentence', () => {
  const bold = (text: string, names: string[]) =>
    withNames(text, names)
      .map((part) => (part.name ? `[${part.text}]` : part.text))
      .join('');
  test.each([
    ['Ilya took a card from Ann.', ['Ilya', 'Ann'], '[Ilya] took a card from [Ann].'],
    ['Anna and Ann', ['Ann', 'Anna'], '[Anna] and [Ann]'],
    ['A plain day', ['A', 'day'], '[A] plain [day]'],
    ['a.b played', ['a.b', 'axb'], '[a.b] played'],
    ['Annette waits', ['Ann'], 'Annette waits'],
    ['nobody', [''], 'nobody'],
  ])('%s', (text, names, shown) => expect(bold(text, names)).toBe(shown));
});

describe('what a screen reader has not heard', () => {
  test('new lines only', () => expect(added(['a', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['c', 'd']));
  test('a take-back is silent by itself', () => expect(added(['a', 'b'], ['a'])).toEqual([]));
  test('what came instead is told', () => expect(added(['a', 'b'], ['a', 'x'])).toEqual(['x']));
  test('empty lines are no news', () => expect(added([], ['', 'a'])).toEqual(['a']));
});

describe('how it ended', () => {
  const names = ['Noor', 'Ilya', 'Ann'];
  test.each([
    [{ names, scores: [7, 9, 3], ranks: [2, 1, 3], you: 0 }, 'Ilya won with 9 points'],
    [{ names, scores: [7, 9, 3], ranks: [2, 1, 3], you: 1 }, 'You won with 9 points'],
    [{ names, scores: [9, 9, 3], ranks: [1, 1, 3], you: 1 }, 'You share the win with Noor'],
    [{ names, scores: [9, 9, 9], ranks: [1, 1, 1], you: -1 }, 'Everyone shares the win'],
    [{ names: ['Noor'], scores: [-1], ranks: [1], you: 0 }, '−1 point'],
  ])('%#', (ending, words) => expect(verdict(ending)).toBe(words));
  test('points and places', () => {
    expect([points(1), points(0), points(-12)]).toEqual(['1 point', '0 points', '−12 points']);
    expect(standings([2, 1, 3, 1])).toEqual([1, 3, 0, 2]);
  });
});

describe('whom everybody waits for', () => {
  const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({
    seat,
    kind: 'person',
    name: ['Noor', 'Ilya', 'Ann', 'Bot'][seat] ?? '',
    guest: '',
    bot: '',
    ready: true,
    here: true,
    away: false,
    away_at: -1,
    stood_in: 0,
    hints: 0,
    left: '',
    ...more,
  });
  const ask = (seat: number, sealed = false, must = true): Waiting => ({ seat, serial: 0, must, sealed, ends_at: -1 });

  test('each seat’s state', () => {
    const chairs = [chair(0, { here: false }), chair(1), chair(2, { here: false }), chair(3, { kind: 'open' })];
    const states = waitingStates(chairs, [ask(0), ask(1, true), ask(2), ask(1, false, false)], 0);
    expect(states.map((state) => `${state.name} ${state.state}`)).toEqual(['Noor writing', 'Ilya done', 'Ann away']);
  });
  test('in words', () => {
    const said = (...open: number[]) =>
      waitingLine(
        waitingStates(
          [chair(0), chair(1), chair(2)],
          open.map((seat) => ask(seat)),
          0,
        ),
        0,
      );
    expect(said()).toBe('Everyone is done.');
    expect(said(1)).toBe('Waiting for Ilya.');
    expect(said(0, 1)).toBe('Waiting for you and Ilya.');
    expect(said(0, 1, 2)).toBe('Waiting for you and 2 more.');
  });
  test('who is thinking', () => {
    const chairs = [chair(0), chair(1), chair(2)];
    const play = (waiting: Waiting[], sealed = false) =>
      ({ table: { chairs }, waiting, you: { seat: 0 }, asks: [{ sealed }] }) as unknown as Play;
    expect([...thinkingSeats(play([ask(0), ask(1), ask(1), ask(2, true)]))]).toEqual([0, 1]);
    expect(thinkingWords(play([ask(0)]))).toBe('');
    expect(thinkingWords(play([ask(1), ask(1)]))).toBe('Ilya is thinking');
    expect(thinkingWords(play([ask(1), ask(2)]))).toBe('Ilya and Ann are thinking');
    expect(waitingSay(play([]), 'Round 3.')).toEqual({
      text: 'Waiting for the server',
      detail: 'Round 3.',
      active: false,
    });
    expect(waitingSay(play([ask(1)], true), 'Round 3.').detail).toBe(
      'It stays hidden until everyone has answered. Ilya is thinking.',
    );
  });
});

test('the same in German, in its own order and cases', async () => {
  settings.set({ language: 'de' });
  await speak();
  const names = ['Noor', 'Ilya', 'Ann'];
  const end = (ranks: number[], you: number) => verdict({ names, scores: [9, 1, 9], ranks, you });
  const states = names.map((name, seat) => ({ seat, name, state: 'writing' as const }));
  const said = [
    end([1, 2, 3], 0),
    end([2, 1, 3], 0),
    end([1, 2, 1], 0),
    end([1, 2, 1], 1),
    waitingLine(states.slice(0, 2), 0),
  ];
  settings.set({ language: 'en' });
  await speak();
  expect(said).toEqual([
    'Du hast mit 9 Punkten gewonnen',
    'Ilya hat mit 1 Punkt gewonnen',
    'Du teilst dir den Sieg mit Ann',
    'Noor und Ann teilen sich den Sieg',
    'Warten auf dich und Ilya.',
  ]);
  expect(points(3)).toBe('3 points');
});
