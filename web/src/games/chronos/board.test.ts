import { describe, expect, test } from 'vitest';
import { Moves } from '../../lib/moves';
import type { MoveRow } from '../../lib/wire';
import { above, seconds } from './clock.svelte';
import { PLACES } from './facts';
import { placeKey } from './keys';
import { besidePile, citySpot, insideHell, PHONE, pileSpot, WIDE } from './layout';
import { sorted, turned } from './moves';
import { holder, kingdomsOf, pilesOf, timersOf } from './view';

const words = (count: number) => Array.from({ length: count }, (_, at) => String(at));
const domain = (name: string, count: number) => ({ name, words: words(count), about: '' });
const ROWS = [
  { name: 'go', pattern: 'go {0} {1}', base: 1, size: 19 * 25, domains: [domain('timer', 19), domain('place', 25)] },
  {
    name: 'take',
    pattern: 'take {0} {1}',
    base: 476,
    size: 19 * 25,
    domains: [domain('timer', 19), domain('place', 25)],
  },
  { name: 'send', pattern: 'send {0} {1}', base: 951, size: 38, domains: [domain('timer', 19), domain('flip', 2)] },
  { name: 'claim', pattern: 'claim {0}', base: 989, size: 2, domains: [domain('claim', 2)] },
] as unknown as MoveRow[];
const moves = new Moves(ROWS);
const play = (legal: number[]) => ({ legal, parts: (code: number) => moves.parts(code) });

describe('legal moves', () => {
  const go = moves.code('go', [0, 3])!;
  const take = moves.code('take', [0, 3])!;
  const send = moves.code('send', [4, 1])!;
  test('are sorted by the timer and where it goes, with and without the card', () => {
    const found = sorted(play([go, take, moves.code('claim', [1])!]), false);
    expect(found.ways.get(0)?.get(3)).toEqual({ go, take });
    expect(found.claims.get(1)).toBe(990);
  });
  test('to Hell are a power, or the answer to a choice', () => {
    expect(sorted(play([send]), false).powers.get('send')).toHaveLength(1);
    expect(sorted(play([send]), true).steps).toHaveLength(1);
    expect(turned(moves.parts(send))).toBe(true);
    expect(turned(moves.parts(go))).toBeNull();
  });
});

describe('the plate', () => {
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const meet = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  test.each([
    ['wide', WIDE],
    ['phone', PHONE],
  ] as const)('of a %s screen keeps cards apart, and off the cities', (_, plate) => {
    for (let piles = 6; piles <= 9; piles++) {
      const { width, height } = plate.card;
      const cards = [...Array.from({ length: piles }, (_, at) => at), PLACES.atlantis].map((pile) => {
        const { x, y } = pileSpot(plate, pile, piles);
        return box(x - width / 2, y - height / 2, width, height);
      });
      const tiles = [0, 1].map((tile) => {
        const { x, y } = citySpot(plate, tile);
        return box(x, y, plate.city.width, plate.city.height);
      });
      for (const [at, card] of cards.entries()) {
        expect(card.x).toBeGreaterThanOrEqual(0);
        expect(card.y).toBeGreaterThanOrEqual(0);
        expect(card.x + card.width).toBeLessThanOrEqual(plate.width);
        expect(card.y + card.height).toBeLessThanOrEqual(plate.height);
        for (const other of [...cards.slice(at + 1), ...tiles]) expect(meet(card, other)).toBe(false);
      }
    }
  });
  test('has room for all timers beside any pile, and in Hell', () => {
    for (const plate of [WIDE, PHONE])
      for (let pile = 0; pile < 9; pile++)
        for (const { x } of besidePile(plate, pileSpot(plate, pile, 9), 13)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(plate.width);
        }
    for (const { x } of insideHell(WIDE, true, 13)) expect(x).toBeLessThan(WIDE.middle.x + WIDE.hell);
  });
});

describe('sand', () => {
  const timer = { ends: 20_000, sand: 30_000 };
  test('runs with the clock, and in steps where nothing may flow', () => {
    expect(above(timer, 5_000, false)).toBe(0.5);
    expect(above(timer, 5_400, true)).toBe(0.5);
    expect(above(timer, 6_000, true)).toBeCloseTo(14 / 30);
    expect(above(timer, 60_000, false)).toBe(0);
    expect(seconds(20_000, 19_001)).toBe(1);
    expect(seconds(20_000, 20_000)).toBe(0);
  });
});

describe('the view', () => {
  const fields = {
    seats: 2,
    piles: 5,
    tops: [1, 1, 1, 1, 1, -1, -1, -1, -1, 4],
    timer_10: [1, 2, 9, 30_000],
    timer_2: [0, 24, 0, 30_000],
    gods_1: [8],
  };
  test('has timers and kingdoms by their numbers', () => {
    expect(timersOf(fields).map(({ timer, owner }) => [timer, owner])).toEqual([
      [2, 0],
      [10, 1],
    ]);
    expect(holder(kingdomsOf(fields), 8)).toBe(1);
    expect(pilesOf(fields as never)).toEqual([0, 1, 2, 3, 4, PLACES.atlantis]);
  });
  test('names a key for each place', () => {
    expect([0, 8, PLACES.atlantis, PLACES.city, PLACES.deepHell, PLACES.front].map(placeKey)).toEqual([
      '1',
      '9',
      'Z',
      'Q',
      'X',
      '0',
    ]);
  });
});
