import { describe, expect, it } from 'vitest';
import { EDITORS, face, GAMES, presentName, registered, registration, sameGame } from '.';
import { gameNamed } from '../lib/games/catalogue';
import type { GameInfo } from '../lib/wire';
import { generic } from './generic';

describe('a game', () => {
  it.each([
    ['tempus', 'tempus'],
    ['tempus_imperium', 'tempus'],
    ['ascii', 'ascii'],
    ['ascii_empires', 'ascii'],
    ['ascii_empires_staged', 'ascii'],
    ['ascii_staged', 'ascii'],
    ['chronos_conquest', 'chronos'],
    ['imperials_staged', 'imperials'],
    ['temporum', 'temporum'],
  ])('%s is drawn by the folder %s', (name, folder) => {
    expect(registered(name)?.name).toBe(folder);
    expect(face(name)).toBe('board');
  });

  it.each(['haggle', 'asciis', 'tempusimperium', ''])('%s is drawn in letters', (name) => {
    expect([registered(name), registration(name), face(name)]).toEqual([undefined, generic, 'text']);
  });

  it('has names of its own, and its editor an address of its own', () => {
    const names = GAMES.flatMap(({ name, former }) => [name, ...former]);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(EDITORS.map(({ path }) => path)).size).toBe(EDITORS.length);
  });
});

describe('a former name', () => {
  it('is that of the same game', () => {
    expect(presentName('chronos_conquest')).toBe('chronos');
    expect(presentName('chronos')).toBe('chronos');
    expect(presentName('haggle')).toBe('haggle');
    expect(sameGame('ascii_empires', 'ascii')).toBe(true);
    expect(sameGame('ascii_empires', 'ascii_staged')).toBe(false);
    expect(sameGame('tempus', 'temporum')).toBe(false);
  });

  it.each([
    ['tempus_imperium', 'tempus'],
    ['tempus', 'tempus_imperium'],
  ])('%s finds the game that the server calls %s', (asked, given) => {
    const list = [{ name: 'temporum' }, { name: given }] as GameInfo[];
    expect(gameNamed(list, asked)?.name).toBe(given);
    expect(gameNamed(list, 'chronos')).toBeUndefined();
  });
});
