import { describe, expect, test } from 'vitest';
import { MoveTable } from '../../lib/match/moveTable';
import type { MoveRow } from '../../lib/wire';
import { above, seconds } from './clock.svelte';
import { PLACES } from './facts';
import { placeKey } from './keys';
import { grouped, insideHell, roomOf, standing, type Stand } from './crowds';
import { around, citySpot, largePlate, phonePlate, pileSpot, type Box, type Plate } from './layout';
import { sorted, turned } from './moves';
import { lastWords, told } from './log';
import { viewOf } from './fixture';
import { conquestView, holder, kingdomsOf, pilesOf, timersOf } from './view';

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
const moves = new MoveTable(ROWS);
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
  const meet = (a: Box, b: Box) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const within = ({ x, y, width, height }: Box, plate: Plate) =>
    x >= 0 && y >= 0 && x + width <= plate.width && y + height <= plate.height;
  const cardsOf = (plate: Plate, piles: number) =>
    [...Array.from({ length: piles }, (_, at) => at), PLACES.atlantis].map((pile) =>
      around(pileSpot(plate, pile, piles), plate.card),
    );
  const PLATES: [string, (piles: number) => Plate][] = [
    ['laptop', (piles) => largePlate(1.4, piles, true)],
    ['wide screen', (piles) => largePlate(1.8, piles, true)],
    ['tablet', (piles) => largePlate(0.65, piles, true)],
    ['phone', () => phonePlate(true)],
  ];

  test.each(PLATES)('of a %s keeps cards apart, and off the cities', (_, made) => {
    for (let piles = 6; piles <= 9; piles++) {
      const plate = made(piles);
      const tiles = [0, 1].map((tile) => ({ ...citySpot(plate, tile), ...plate.city }));
      const cards = cardsOf(plate, piles);
      for (const [at, card] of cards.entries()) {
        expect(within(card, plate)).toBe(true);
        for (const other of [...cards.slice(at + 1), ...tiles]) expect(meet(card, other)).toBe(false);
      }
    }
  });

  /** Three on one pile, two on the next, one on each of the others. */
  const counts = (piles: number, crowd: number) =>
    new Map(
      [...Array.from({ length: piles }, (_, at) => at), PLACES.atlantis].map((pile) => [
        pile,
        pile === crowd ? 3 : pile === (crowd + 1) % piles ? 2 : 1,
      ]),
    );
  test.each(PLATES)('of a %s keeps timers apart, and off the cards of other piles', (_, made) => {
    for (let piles = 6; piles <= 9; piles++)
      for (let crowd = 0; crowd < piles; crowd++) {
        const plate = made(piles);
        const stands = standing(plate, counts(piles, crowd), true);
        const rooms = [...stands].flatMap(([pile, all]) => all.map((stand) => ({ pile, ...roomOf(stand) })));
        for (const [at, one] of rooms.entries()) {
          expect(within(one, plate)).toBe(true);
          for (const other of rooms.slice(at + 1)) expect(meet(one, other)).toBe(false);
        }
      }
  });
  test('has room for all timers beside one pile, and in Hell', () => {
    const inside = (stands: Stand[], plate: Plate) => stands.every((stand) => within(roomOf(stand), plate));
    for (const plate of [largePlate(1.4, 7, false), phonePlate(false)])
      for (let pile = 0; pile < 7; pile++) {
        const all = new Map(Array.from({ length: 7 }, (_, at) => [at, at === pile ? 13 : 0]));
        const stands = standing(plate, all, false).get(pile)!;
        expect(stands).toHaveLength(13);
        expect(inside(stands, plate)).toBe(true);
      }
    for (let pile = 0; pile < 9; pile++) {
      const plate = phonePlate(false);
      const [timers, owners] = [12, 6].map(
        (most) => new Map(Array.from({ length: 9 }, (_, at) => [at, at === pile ? most : 0])),
      );
      const rooms = standing(plate, timers!, false, owners).get(pile)!.map(roomOf);
      expect([6, 12]).toContain(rooms.length);
      for (const [at, one] of rooms.entries())
        for (const other of rooms.slice(at + 1)) expect(meet(one, other)).toBe(false);
    }
    const plate = largePlate(1.4, 7, false);
    for (const count of [1, 3, 4, 9, 13])
      for (const { x, y } of insideHell(plate, true, count))
        expect(Math.hypot(x - plate.middle.x, y - plate.middle.y)).toBeLessThan(plate.hell - 6);
  });
});

test('where there is no room for all, the first of each owner stands for the rest', () => {
  const timers = [
    { owner: 0, ends: 9 },
    { owner: 1, ends: 5 },
    { owner: 0, ends: 4 },
  ];
  expect(grouped(timers, 3).map(({ each, count }) => [each.ends, count])).toEqual([9, 5, 4].map((end) => [end, 1]));
  expect(grouped(timers, 2)).toEqual([
    { each: timers[2], count: 2 },
    { each: timers[1], count: 1 },
  ]);
});

describe('what is told', () => {
  const event = (kind: string, row: number) => ({ kind, seat: 0, args: [], text: kind, row });
  test('is not what the board shows by itself', () => {
    const log = [event('go', 0), event('gains', 0), event('reveal', 1), event('calm', 2)];
    expect(told(log).map(({ kind }) => kind)).toEqual(['gains']);
    expect(lastWords({ log })).toBe('gains');
    expect(lastWords({ log, past: { at: 1 } } as unknown as Parameters<typeof lastWords>[0])).toBe('gains');
    expect(lastWords({ log: [event('go', 0)] })).toBe('go');
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
  const view = viewOf({
    piles: 5,
    tops: [1, 1, 1, 1, 1, -1, -1, -1, -1, 4],
    timer_10: [2, 9],
    timer_2: [24, 0],
    timer_18: [3, 7],
    gods_0: [25],
    gods_1: [8],
  });
  test('has timers and kingdoms by their numbers', () => {
    expect(timersOf(view).map(({ timer, owner, sand }) => [timer, owner, sand])).toEqual([
      [2, 0, 30_000],
      [10, 3, 30_000],
      [18, 0, 30_000],
    ]);
    expect(holder(kingdomsOf(view), 8)).toBe(1);
    expect(pilesOf(view)).toEqual([0, 1, 2, 3, 4, PLACES.atlantis]);
  });
  test('of an older server had the owner and the sand with each timer', () => {
    const { sands, ...older } = { ...view, timer_10: [3, 2, 9, 29_000], timer_2: [0, 24, 0, 31_000] };
    expect(sands).toHaveLength(1);
    expect(timersOf(conquestView(older)).slice(0, 2)).toEqual([
      { timer: 2, owner: 0, place: 24, ends: 0, sand: 31_000 },
      { timer: 10, owner: 3, place: 2, ends: 9, sand: 29_000 },
    ]);
  });
  test('that is not as declared is refused', () => {
    expect(() => conquestView({ ...view, tops: ['1'] })).toThrow('tops');
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
