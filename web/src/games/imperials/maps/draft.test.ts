import { describe, expect, test } from 'vitest';
import { disc, key } from '../hexes';
import {
  canvas,
  coasts,
  EMPTY,
  fromText,
  hasPort,
  painted,
  shared,
  SHARES,
  spread,
  total,
  toText,
  wanted,
  withCount,
  withPort,
  type Draft,
} from './draft';

const base: Draft = disc(2).reduce((draft, place) => painted(draft, place, 'random'), { ...EMPTY, name: 'Mine' });

describe('a map as text', () => {
  test('is read back as it was written', () => {
    const port = coasts(base)[3]!;
    const whole = withPort(spread(spread(base, 'bag'), 'tokens'), port);
    expect(fromText(toText(whole))).toEqual(whole);
    expect(toText(whole)).not.toContain('\n');
  });
  test.each(['', '{', '[]', '{"name":"x"}', '{"name":1,"tiles":[]}', '{"name":"x","tiles":[[0,0,"sea"]]}'])(
    'is no map: %s',
    (text) => expect(fromText(text)).toBeNull(),
  );
  test('what is not there is nothing', () => {
    expect(fromText('{"name":"x","tiles":[[0,0,"ore"]]}')).toMatchObject({ bag: {}, ports: [], tokens: {} });
  });
});

describe('drawing', () => {
  test('an island of nineteen tiles has thirty coasts, and water round it', () => {
    expect(coasts(base)).toHaveLength(30);
    expect(canvas(base)).toHaveLength(37);
    expect(canvas(EMPTY)).toHaveLength(37);
  });
  test('a tile that goes takes its ports along, and a new coast has none', () => {
    const port = coasts(base).find(({ q, r }) => q === 2 && r === 0)!;
    const with_ = withPort(base, port);
    expect(hasPort(with_, port)).toBe(true);
    expect(painted(with_, { q: 2, r: 0 }, null).ports).toEqual([]);
    expect(painted(with_, { q: 2, r: 0 }, 'ore').ports).toEqual([port]);
    expect(withPort(with_, port).ports).toEqual([]);
  });
  test('a port whose coast is filled up goes', () => {
    const with_ = withPort(base, { q: 2, r: 0, side: 'E' });
    expect(painted(with_, { q: 3, r: 0 }, 'ore').ports).toEqual([]);
  });
  test('the draft before a change stays as it was', () => {
    painted(base, { q: 0, r: 0 }, null);
    expect(base.tiles.has(key({ q: 0, r: 0 }))).toBe(true);
  });
});

describe('piles', () => {
  test('Base comes out as Base', () => {
    const whole = spread(spread(base, 'bag'), 'tokens');
    expect(whole.bag).toEqual({ wood: 4, brick: 3, wool: 4, wheat: 4, ore: 3, desert: 1 });
    expect(total(whole.tokens)).toBe(18);
    expect(whole.tokens['2']).toBe(1);
  });
  test('what a map needs', () => {
    expect(wanted(base, 'bag')).toBe(19);
    expect(wanted(base, 'tokens')).toBe(19);
    expect(wanted(withCount(base, 'bag', 'desert', 2), 'tokens')).toBe(17);
    expect(wanted(painted(base, { q: 0, r: 0 }, 'desert'), 'tokens')).toBe(18);
    expect(wanted(base, 'port_kinds')).toBeNull();
    expect(wanted(withPort(base, coasts(base)[0]!), 'port_kinds')).toBe(1);
  });
  test.each([0, 1, 7, 19, 61])('%s are dealt out whole', (number) => {
    for (const shares of Object.values(SHARES)) expect(total(shared(number, shares))).toBe(number);
  });
  test('a count of none is left out', () => {
    expect(withCount(withCount(base, 'bag', 'gold', 3), 'bag', 'gold', 0).bag).toEqual({});
  });
});
