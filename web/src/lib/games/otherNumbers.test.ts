import { describe, expect, it } from 'vitest';
import type { NumberInfo } from '../wire';
import {
  differenceWords,
  foundNumbers,
  newNumbersWords,
  numberGroups,
  numberLabel,
  sourceParts,
  withNumber,
} from './otherNumbers';

const number = (name: string, more: Partial<NumberInfo> = {}): NumberInfo => ({
  name,
  printed: 3,
  low: 0,
  high: 8,
  unit: 'cards',
  about: 'for a town',
  grade: 'printed in the rules',
  source: 'R6.1',
  ...more,
});
const ore = number('town.ore', { unit: 'ore' });
const sword = number('kings-sword.cost', { unit: 'dollars', about: 'King’s Sword: paid for scoring it', printed: 12 });
const hand = number('hand', { about: 'in each hand', grade: 'our reconstruction' });
const all = [ore, hand, sword, number('town.wheat', { unit: 'wheat' })];

describe('a number in plain words', () => {
  it.each([
    ['town.ore', 'Town, ore'],
    ['kings-sword.cost', 'Kings sword, cost'],
    ['raid.player.gold', 'Raid, player, gold'],
    ['hand', 'Hand'],
  ])('%s is %s', (name, label) => expect(numberLabel(name)).toBe(label));

  it('tells what differs, with the printed value where that is known', () => {
    expect(differenceWords('town.ore', 4, ore)).toBe('Town, ore: 4 (printed 3)');
    expect(differenceWords('town.ore', -4)).toBe('Town, ore: −4');
  });
});

describe('the numbers of a game', () => {
  it('stand by the part of the name before the dot', () => {
    expect(numberGroups(all).map(({ label, numbers }) => `${label} ${numbers.length}`)).toEqual([
      'Town 2',
      'Hand 1',
      'Kings sword 1',
    ]);
  });

  it.each([
    ['', 4],
    ['  ', 4],
    ['ore', 1],
    ['town ore', 1],
    ['Town, ore', 1],
    ['town.ore', 1],
    ["King's sword", 1],
    ['king’s-sword', 1],
    ['our reconstruction', 1],
    ['dollars paid', 1],
    ['dollars ore', 0],
    ['wood', 0],
    ['own', 0],
  ])('%j finds %i of them', (text, count) => expect(foundNumbers(all, text)).toHaveLength(count));
});

describe('what differs from print', () => {
  it('has no printed values', () => {
    expect(withNumber({}, ore, 4)).toEqual({ 'town.ore': 4 });
    expect(withNumber({ 'town.ore': 4, hand: 2 }, ore, 3)).toEqual({ hand: 2 });
    expect(withNumber({ 'town.ore': 4 }, ore, 5)).toEqual({ 'town.ore': 5 });
  });
  it('leaves what was given as it is', () => {
    const before = { 'town.ore': 4 };
    withNumber(before, ore, 3);
    expect(before).toEqual({ 'town.ore': 4 });
  });
  it('is told as news', () => {
    expect(newNumbersWords({ hand: 2 }, { hand: 2 })).toBe('');
    expect(newNumbersWords(undefined, { hand: 2 })).toBe('Hand to 2');
    expect(newNumbersWords({ hand: 2 }, { hand: 4 })).toBe('Hand to 4');
    expect(newNumbersWords({ 'town.ore': 4 }, undefined)).toBe('Town, ore as printed');
    expect(newNumbersWords({ 'town.ore': 4 }, { hand: 2 })).toBe('2 numbers');
  });
});

describe('a source', () => {
  it('names its rules in words', () => {
    expect(sourceParts('R4.10; the only number that fits')).toEqual([
      { text: 'Rule 4.10', rule: 'R4.10' },
      { text: '; the only number that fits' },
    ]);
    expect(sourceParts('reference of cards')).toEqual([{ text: 'reference of cards' }]);
    expect(sourceParts('')).toEqual([]);
  });
});
