import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markPlayed, played } from './playedGames';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('remembers games under the names that the server gives them', () => {
  expect(played('temporum')).toBe(false);
  markPlayed('temporum');
  markPlayed('chronos_conquest');
  markPlayed('temporum');
  expect([...stored.values()]).toEqual(['temporum chronos_conquest']);
  expect([played('temporum'), played('tempus')]).toEqual([true, false]);
});

it('knows a game by its former name, and does not note it twice', () => {
  stored.set('aevum.played', 'chronos_conquest');
  expect([played('chronos'), played('chronos_conquest')]).toEqual([true, true]);
  markPlayed('chronos');
  expect([...stored.values()]).toEqual(['chronos_conquest']);
});
