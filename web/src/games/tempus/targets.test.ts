import { describe, expect, it } from 'vitest';
import type { Parts } from '../../lib/match/play';
import { position } from './fixture';
import { actionsOf, eventPlace, gather, inOrder, likely, targetsOf } from './targets';

/** Moves by number, as a move table would decode them. */
const MOVES: Record<number, Parts> = {
  2: { name: 'pass', args: [] },
  10: { name: 'road', args: [0, 94] },
  11: { name: 'road', args: [0, 3] },
  20: { name: 'dig', args: [1, 59] },
  30: { name: 'build', args: [1, 0, 55] },
  31: { name: 'build', args: [1, 1, 55] },
  32: { name: 'build', args: [1, 0, 7] },
  40: { name: 'use', args: [1, 3] },
  50: { name: 'strike', args: [1, 75, 2] },
  51: { name: 'strike', args: [1, 75, 5] },
};
const parts = (code: number): Parts => MOVES[code] ?? { name: '', args: [] };
const view = position();
const offers = gather(Object.keys(MOVES).map(Number), parts, view.enemies);
const free = { building: null, fort: null };

describe('legal moves', () => {
  it('are sorted by what one chooses and where one points', () => {
    expect(offers.pass).toBe(2);
    expect(offers.all).toHaveLength(9);
    expect(offers.all.find((offer) => offer.code === 31)).toMatchObject({
      action: 'build',
      paid: true,
      building: 1,
      place: { square: 55 },
    });
    expect(offers.all.find((offer) => offer.code === 51)).toMatchObject({ action: 'use', enemy: 64 });
  });
  it('count as places for each action, with the fee where the digit gives another', () => {
    expect(actionsOf(offers, view)).toEqual([
      { action: 'road', paid: false, places: 2 },
      { action: 'dig', paid: true, places: 1 },
      { action: 'build', paid: true, places: 2 },
      { action: 'use', paid: true, places: 2 },
    ]);
  });
  it('leave only a payment to choose while a building waits', () => {
    const paying = gather([7], () => ({ name: 'pay', args: [30] }), view.enemies);
    expect(paying.pass).toBeNull();
    expect([...targetsOf(paying, 'pay', free).keys()]).toEqual(['q30']);
  });
});

describe('targets', () => {
  it('are those of the chosen action only', () => {
    expect([...targetsOf(offers, 'road', free).keys()]).toEqual(['e94', 'e3']);
    expect([...targetsOf(offers, 'dig', free).keys()]).toEqual(['q59']);
    expect(targetsOf(offers, 'none', free).size).toBe(0);
  });
  it('are narrowed by the chosen building', () => {
    expect([...targetsOf(offers, 'build', free).keys()]).toEqual(['q55', 'q7']);
    expect([...targetsOf(offers, 'build', { building: 1, fort: null }).keys()]).toEqual(['q55']);
  });
  it('are the enemies once a fort is chosen', () => {
    expect(targetsOf(offers, 'use', free).get('q75')).toHaveLength(2);
    const enemies = targetsOf(offers, 'strike', { building: null, fort: 75 });
    expect([...enemies.keys()]).toEqual(['q44', 'q64']);
    expect(inOrder(enemies, 'strike')).toEqual([{ square: 44 }, { square: 64 }]);
  });
  it('are stepped through in reading order', () => {
    expect(inOrder(targetsOf(offers, 'road', free), 'road')).toEqual([{ section: 3 }, { section: 94 }]);
  });
});

describe('the move that pointing most likely means', () => {
  it('pays the fee where the digit gives another action', () => {
    expect(likely(view, 'road', { section: 5 }, free)).toEqual(['road', 0, 5]);
    expect(likely(view, 'dig', { square: 5 }, free)).toEqual(['dig', 1, 5]);
    expect(likely(view, 'build', { square: 5 }, { building: 3, fort: null })).toEqual(['build', 1, 3, 5]);
    expect(likely(view, 'build', { square: 5 }, free)).toEqual(['build', 1, 0, 5]);
    expect(likely(view, 'use', { square: 5 }, free)).toEqual(['use', 1, 5]);
    expect(likely(view, 'pay', { square: 5 }, free)).toEqual(['pay', 5]);
  });
  it('names enemies by their number, and nothing else', () => {
    expect(likely(view, 'strike', { square: 64 }, { building: null, fort: 75 })).toEqual(['strike', 1, 75, 5]);
    expect(likely(view, 'strike', { square: 65 }, { building: null, fort: 75 })).toBeNull();
    expect(likely(view, 'road', { square: 65 }, free)).toBeNull();
  });
});

describe('the place of an event', () => {
  it('is the border, the site or the enemy that its line speaks of', () => {
    expect(eventPlace({ kind: 'road', args: [94, 0] })).toEqual({ section: 94 });
    expect(eventPlace({ kind: 'build', args: [0, 55, 2] })).toEqual({ square: 55 });
    expect(eventPlace({ kind: 'strike', args: [75, 64, 1, 0] })).toEqual({ square: 64 });
    expect(eventPlace({ kind: 'raid', args: [2, 44] })).toBeNull();
  });
});
