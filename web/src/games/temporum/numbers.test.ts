import { describe, expect, test } from 'vitest';

import { badges, counts } from './figures';
import { position, tellTo } from './fixture';
import { tokensAt } from './tokens';
import { twoRule, type TemporumView } from './view';

const tell = tellTo(1);
const held = { laurels: 0, sage: 0, poison: [1, 0] };
const lying = { hq: [4, -1], zombies: [4, 3] };

const marks = (changes: Partial<TemporumView>) =>
  badges(position({ ...held, ...changes }), 0, tell).map(({ about }) => about);
const tokens = (changes: Partial<TemporumView>) =>
  tokensAt(position({ ...lying, ...changes }), 4, tell).map(({ about }) => about);
const players = (count: number, other_numbers = {}) =>
  twoRule(position({ money: Array.from({ length: count }, () => 0), other_numbers }));

describe('as printed', () => {
  test('marks and tokens tell the printed numbers, also in replays that were kept before', () => {
    expect(marks({})).toEqual([
      '$1 for each step of a crown.',
      'Draws a card before each visit to a Time its owner rules.',
      'When the turn ends: discard a card and lose $4.',
    ]);
    expect(tokens({})).toEqual(['3 Zombies: a visitor loses $2', 'Ann’s HQ: $2 at each visit']);
  });

  test('the second rules too from four players on', () => {
    expect([2, 3, 4, 5].map((count) => players(count))).toEqual([false, false, true, true]);
  });
});

describe('with other numbers', () => {
  test('marks and tokens tell those of the match', () => {
    const other_numbers = {
      'rome-eternal.coins': 3,
      'underground-haven.draws': 2,
      'poison-earth.discards': 0,
      'poison-earth.loss': 9,
    };
    expect(marks({ other_numbers })).toEqual([
      '$3 for each step of a crown.',
      'Draws 2 cards before each visit to a Time its owner rules.',
      'When the turn ends: discard 0 cards and lose $9.',
    ]);
    expect(tokens({ other_numbers: { 'zombie-apocalypse.loss': 7, 'age-of-atlantis.coins': 5 } })).toEqual([
      '3 Zombies: a visitor loses $7',
      'Ann’s HQ: $5 at each visit',
    ]);
  });

  test('two rule as the match has it, and all crowns of the match go home', () => {
    expect([2, 3].map((count) => players(count, { 'second-ruler.players': 3 }))).toEqual([false, true]);
    expect(players(5, { 'second-ruler.players': 6 })).toBe(false);
    expect(counts(position({ crowns_each: 14 }), 1, tell)[1]!.value).toBe('0 of 14 home');
  });
});
