import { describe, expect, it } from 'vitest';

import { literal } from '../../lib/text';
import type { GameInfo, OptionInfo, TableLine } from '../../lib/wire';
import { sayText } from '../../lib/say.svelte';
import { meanwhile, standing, tableWords } from './lines';
import { againstBots, asChosen, botsWords, foremost, kinds, withFriends } from './newTable';

const option = (name: string, more: Partial<OptionInfo> = {}) => ({ name, suggests: [], ...more }) as OptionInfo;
const mode = option('mode', {
  kind: 'choice',
  default: 'basic',
  choices: ['basic', 'wonders'],
  words: [literal('Basic'), literal('Wonders & Warriors')],
});
const points = option('points', { kind: 'int', default: 0 });
const map = option('map', { kind: 'text', default: 'base', suggests: ['base'] });
const game = {
  name: 'imperials',
  min_seats: 2,
  max_seats: 6,
  bots: ['random', 'standard'],
  offered: ['standard', 'random'],
  levels: [] as string[],
} as GameInfo;
game.options = [mode, points, map];

describe('a game on the home page', () => {
  it('offers tables of one size', () => {
    expect(againstBots(game)).toMatchObject({ seats: 4, bots: ['standard', 'standard', 'standard'], start: true });
    expect(withFriends(game)).toEqual({ game: 'imperials', seats: 4 });
  });
  it('tells its kinds, and asks first for them and for the map', () => {
    expect(kinds(game)).toEqual([literal('Basic'), literal('Wonders & Warriors')]);
    expect(kinds({ ...game, options: [points] })).toEqual([]);
    expect(foremost(game.options)).toEqual([mode, map]);
  });
  it('is wished for as it was chosen', () => {
    expect(asChosen(game, 3, 2, { mode: 'wonders', points: 0, map: 'base' })).toEqual({
      game: 'imperials',
      seats: 3,
      bots: ['standard', 'standard'],
      options: { mode: 'wonders' },
      start: true,
    });
    expect(asChosen(game, 3, 2, {}, 'random')).toMatchObject({ bots: ['random', 'random'] });
    expect(asChosen(game, 3, 2, {}, 'random', { hand: 5 })).toMatchObject({ numbers: { hand: 5 } });
    expect(asChosen(game, 3, 2, {}, 'random', {})).not.toHaveProperty('numbers');
    expect([botsWords(2), botsWords(1), botsWords(0)]).toEqual(['Play 2 bots', 'Play 1 bot', 'Play alone']);
    expect(asChosen(game, 3, 1, {})).toMatchObject({ bots: ['standard'], options: {}, start: false });
  });
});

describe('a table on the home page', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  const line = {
    phase: 'playing',
    names: ['Ann', 'standard', 'standard'],
    your_seat: 0,
    rows: 0,
    changed: now - 14 * 60_000,
    title: null,
    daily: '',
  } as unknown as TableLine;
  const named = { ...line, title: 'Base' };

  it('tells when it was played last, and never that it has just begun', () => {
    expect(sayText(tableWords(named, game.bots, now)!)).toBe('Base, 2 bots, 14 min ago');
    expect(sayText(tableWords({ ...named, rows: 30, changed: now }, game.bots, now)!)).toBe(
      'Base, 30 moves, 2 bots, just now',
    );
  });
  it('tells what happens at a live table while one is away', () => {
    expect(standing(line, true)).toBe('In progress');
    expect(standing(line, false)).toBe('Waiting');
    expect(meanwhile(line, game.bots, true)).toBe('The clock is stopped until you’re back.');
    expect(meanwhile({ ...line, names: ['Ann', 'Ben'] }, game.bots, true)).toMatch(/^The others wait a moment/);
    expect(meanwhile(line, game.bots, false)).toBe('');
  });
  it('tells how full it is before it begins', () => {
    expect(sayText(tableWords({ ...named, phase: 'lobby', taken: 1, seats: 4 }, [], now)!)).toBe(
      'Base, 1 of 4 seats taken',
    );
  });
});
