import { describe, expect, it } from 'vitest';
import type { ToldOption } from '../../lib/games/options';
import type { ToldNumber } from '../../lib/games/otherNumbers';
import type { GameDetail, TableInfo } from '../../lib/wire';
import { seatsFor, switchedOff } from '../../kit/controls/seatOptions';
import { shell } from '../../lib/match/told.testing';
import type { Text } from '../../lib/text';
import { lobbyNote } from './note';
import { changeWords, newsWords } from './terms';

const words = (text: Text | undefined) => shell.words(text);

const TEAMS = { name: 'teams', kind: 'bool', default: false, title: 'Teams', words: ['alone', 'teams'], seats: 6 };
const FOG = { name: 'fog', kind: 'bool', default: false, title: 'fog', words: [], seats: 0 };
const options = [TEAMS, FOG] as unknown as ToldOption[];
const game = { name: 'any', timing: 'live' } as GameDetail;
const numbers = [{ name: 'town.ore', about: 'Ore for a town' } as ToldNumber];
const told = { timing: 'live', options, numbers } as const;
const table = (seats: number, more: Partial<TableInfo> = {}) =>
  ({
    chairs: Array(seats).fill({}),
    options: {},
    speed: 4,
    pause: 'any',
    window: 60,
    hints: 'alone',
    ...more,
  }) as TableInfo;

describe('what fits so many seats', () => {
  it('brings its number of seats along', () => {
    expect(seatsFor(options, 'teams', true)).toBe(6);
    expect(seatsFor(options, 'teams', false)).toBe(0);
    expect(seatsFor(options, 'fog', true)).toBe(0);
  });
  it('is off with any other', () => {
    expect(switchedOff(options, { teams: true, fog: true }, 5)).toEqual({ teams: false });
    expect(switchedOff(options, { teams: true }, 6)).toEqual({});
    expect(switchedOff(options, { teams: false }, 5)).toEqual({});
  });
});

describe('what the owner did', () => {
  const seen = (now: TableInfo, seat = 1, owner = false) => ({ table: now, seat, owner });
  it('is told in the words of the form', () => {
    expect(changeWords(table(4), table(4, { speed: 1 }), told)).toBe('The owner changed Speed to Quarter.');
    expect(changeWords(table(5), table(6, { options: { teams: true }, pause: 'all' }), told)).toBe(
      'The owner changed Seats to 6, Teams to on and Who may pause to Everyone together.',
    );
    expect(changeWords(table(4), table(4, { watchers: 3 }), told)).toBe('');
    const other = { numbers: { 'town.ore': 4 } };
    expect(changeWords(table(4), table(4, other), told)).toBe('The owner changed Ore for a town to 4.');
    expect(changeWords(table(4, other), table(3), told)).toBe(
      'The owner changed Seats to 3 and Ore for a town back to its printed value.',
    );
  });
  it('is told to the others, and who lost a seat by it', () => {
    expect(newsWords(seen(table(4)), seen(table(4), -1), told)).toBe('The owner freed your seat.');
    expect(newsWords(seen(table(4)), seen(table(4, { speed: 0 })), told)).toBe('The owner changed Speed to Untimed.');
    expect(newsWords(seen(table(4)), seen(table(4, { speed: 0 }), 1, true), told)).toBe('');
  });
});

it('the lobby names the speed and who may pause, where they are not as usual', () => {
  expect(lobbyNote(table(4), game, options, words)).toBe('');
  expect(lobbyNote(table(6, { options: { teams: true }, speed: 1, pause: 'all' }), game, options, words)).toBe(
    'teams, quarter speed, everyone must agree to a pause',
  );
  expect(lobbyNote(table(4, { speed: 0 }), game, options, words)).toBe('untimed');
});
