import { describe, expect, it } from 'vitest';

import type { ToldOption } from '../../lib/games/options';
import type { Chair, GameDetail, TableInfo, You } from '../../lib/wire';
import { sayText } from '../../lib/say.svelte';
import { lobbyWords, slowWords } from './lobby';
import { shell } from '../../lib/match/told.testing';
import type { Text } from '../../lib/text';
import { tellTo } from '../../games/temporum/fixture';
import { tableNote } from './note';

const words = (text: Text | undefined) => shell.words(text);

const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({
  seat,
  kind: 'open',
  name: '',
  guest: '',
  bot: '',
  ready: false,
  here: true,
  away: false,
  away_at: -1,
  stood_in: 0,
  hints: 0,
  left: '',
  ...more,
});
const ann = chair(0, { kind: 'person', name: 'Ann', guest: 'ann' });
const ben = chair(1, { kind: 'person', name: 'Ben', guest: 'ben' });
const bot = chair(1, { kind: 'bot', bot: 'greedy', ready: true });
const table = (chairs: Chair[], more: Partial<TableInfo> = {}) => ({ owner: 'ann', chairs, ...more }) as TableInfo;
/** Its texts in words. */
const told = (chairs: Chair[], me: You) => {
  const { text, detail, active, complete } = lobbyWords(table(chairs), me);
  return { text: sayText(text), detail: sayText(detail), active, complete };
};
const you = (guest: string, seat: number): You => ({ guest, name: guest, seat, owner: guest === 'ann' });

describe('a lobby tells', () => {
  it('its owner what is missing, and when it can begin', () => {
    expect(told([ann, chair(1)], you('ann', 0))).toMatchObject({
      text: '1 seat is open',
      active: true,
      complete: false,
    });
    expect(told([ann, ben], you('ann', 0))).toMatchObject({ text: 'Waiting for Ben', complete: false });
    expect(told([ann, { ...ben, ready: true }], you('ann', 0)).complete).toBe(true);
    expect(told([ann, bot], you('ann', 0)).text).toBe('Everyone is here');
  });

  it('the others to sit, to be ready, and then to wait', () => {
    expect(told([ann, chair(1)], you('cid', -1)).text).toBe('Take a seat');
    expect(told([ann, ben], you('cid', -1)).text).toBe('All seats are taken');
    expect(told([ann, ben], you('ben', 1)).text).toBe('Are you ready?');
    expect(told([ann, { ...ben, ready: true }, chair(2)], you('ben', 1)).detail).toBe('Waiting for 1 more player.');
    expect(told([ann, { ...ben, ready: true }], you('ben', 1)).detail).toBe('Waiting for the owner to start.');
    const away = [
      { ...ann, here: false },
      { ...ben, ready: true },
    ];
    expect(told(away, you('ben', 1)).detail).toMatch(/^The owner is away/);
  });
});

const option = (
  name: string,
  usual: boolean | number | string,
  words: string[] = [],
  choices: string[] = [],
): ToldOption => ({
  name,
  kind: 'text',
  default: usual,
  about: '',
  low: 0,
  high: 0,
  choices,
  longest: 0,
  suggests: [],
  suggested: [],
  words,
  counted: null,
  title: name,
  usual: false,
  seats: 0,
});

const ANY = { name: 'any' } as GameDetail;

it('a table is told from others by the options that are not as usual', () => {
  const told = [option('date', ''), option('fog', false), option('rounds', 3), option('map', 'small')];
  const options = { date: '2026-11-15 07:35', fog: true, rounds: 5, map: 'small' };
  expect(tableNote(table([], { options, daily: '2026-11-15' }), ANY, told, words)).toBe(
    'Daily, 15 November 2026, 07:35, fog: on, rounds: 5',
  );
  expect(tableNote(table([], { options: { map: '{"name":"Two lakes","tiles":[]}' } }), ANY, told, words)).toBe(
    'Two lakes',
  );
  expect(tableNote(table([], { options: { map: 'wide' } }), ANY, told, words)).toBe('wide');
  const maps = [{ ...option('map', 'small'), suggests: ['small', 'the woods'], suggested: ['Klein', 'Die Wälder'] }];
  expect(tableNote(table([], { options: { map: 'the woods' } }), ANY, maps, words)).toBe('Die Wälder');
});

it('a long text has a short name where its game gives one', () => {
  const game = { name: 'temporum' } as GameDetail;
  const told = [{ ...option('zones', 'random'), suggests: ['random'], suggested: ['Random'] }];
  const tell = tellTo(0);
  const note = (zones: string) =>
    tableNote(table([], { options: { zones } }), game, told, (text) => (text ? tell(text) : ''));
  expect(note('Stone Age, Plague, Utopia')).toBe('10 chosen Zones');
  expect(note('random')).toBe('');
});

it('a game has words of its own for what was chosen', () => {
  const told = [
    option('mode', 'basic', ['Basic', 'Wonders & Warriors'], ['basic', 'wonders']),
    { ...option('points', 0), counted: (points: number) => `${points} points to win` },
    option('trades', true, ['no trades', 'trades']),
  ];
  const note = (options: TableInfo['options']) => tableNote(table([], { options }), ANY, told, words);
  expect(note({ mode: 'wonders', points: 15, trades: false })).toBe('Wonders & Warriors, 15 points to win, no trades');
  expect(note({ mode: 'basic', points: 0, trades: true })).toBe('');
  expect(note({ points: 12 })).toBe('12 points to win');
});

describe('a slow connection', () => {
  it('is named before one sits down to a live game', () => {
    expect(sayText(slowWords({ timing: 'live' }, 420)!)).toMatch(/^Your connection is slow: 420 ms/);
    expect(slowWords({ timing: 'live' }, 300)).toBeNull();
    expect(slowWords({ timing: 'live' }, null)).toBeNull();
    expect(slowWords({ timing: 'turns' }, 420)).toBeNull();
  });
});
