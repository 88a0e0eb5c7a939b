import { describe, expect, it } from 'vitest';
import { COMMON } from '../match/told.testing';
import { Catalogue, literal, type CatalogueData } from '../text';
import type { NumberInfo } from '../wire';
import german from '../../../../src/aevum/games/imperials/locale/de.json';
import common from '../../../../src/aevum/core/locale/de.json';
import { sayText } from '../say.svelte';
import { differenceWords, foundNumbers, newNumbersWords, numberGroups, toldNumbers, withNumber } from './otherNumbers';

const number = (name: string, about: string, more: Partial<NumberInfo> = {}): NumberInfo => ({
  name,
  printed: 3,
  low: 0,
  high: 8,
  about: literal(about),
  group: literal('Costs'),
  grade: 'printed',
  rule: 'R6.1',
  source: null,
  ...more,
});
const all = toldNumbers(
  [
    number('town.ore', 'Ore for a town'),
    number('hand', 'Cards in each hand', {
      group: literal('Limits'),
      grade: 'reconstructed',
      rule: '',
      source: literal('Two later sheets agree.'),
    }),
    number('kings-sword.cost', 'King’s Sword: dollars to score it', { group: literal('King’s Sword'), printed: 12 }),
    number('town.wheat', 'Wheat for a town'),
  ],
  COMMON,
);
const [ore] = all as [(typeof all)[0]];

describe('a number in plain words', () => {
  it('says how sure it is and where it comes from', () => {
    expect(ore).toMatchObject({ sure: 'printed in the rules', ruled: 'Rule 6.1', source: '' });
    expect(all[1]).toMatchObject({ sure: 'our reconstruction', ruled: '', source: 'Two later sheets agree.' });
  });

  it('tells what differs, by its name as long as its words have not arrived', () => {
    expect(differenceWords('town.ore', 4, ore)).toBe('Ore for a town: 4 instead of 3');
    expect(differenceWords('town.ore', -4)).toBe('town.ore: −4');
  });

  it('is told in the reader’s language', () => {
    const catalogue = new Catalogue(
      german as unknown as CatalogueData,
      new Catalogue(common as unknown as CatalogueData),
      COMMON,
    );
    const about: NumberInfo['about'] = ['number-cost', { good: ['good', 'ore'], built: ['built', 'town'] }];
    const [told] = toldNumbers([number('town.ore', '', { about, group: ['number-group-costs', {}] })], catalogue);
    expect(told).toMatchObject({ about: 'Erz für eine Stadt', group: 'Kosten', ruled: 'Regel 6.1' });
    expect(told!.sure).toBe('aus dem Regelheft');
    expect(told!.changed(4)).toBe('Erz für eine Stadt: 4 statt 3');
  });
});

describe('the numbers of a game', () => {
  it('stand by their groups', () => {
    expect(numberGroups(all).map(({ label, numbers }) => `${label} ${numbers.length}`)).toEqual([
      'Costs 2',
      'Limits 1',
      'King’s Sword 1',
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
    ['later sheets', 1],
    ['dollars score', 1],
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
    expect(newNumbersWords({ hand: 2 }, { hand: 2 })).toBeNull();
    expect(sayText(newNumbersWords(undefined, { hand: 2 }, all)!)).toBe('Cards in each hand to 2');
    expect(sayText(newNumbersWords({ hand: 2 }, { hand: 4 })!)).toBe('hand to 4');
    expect(sayText(newNumbersWords({ 'town.ore': 4 }, undefined, all)!)).toBe(
      'Ore for a town back to its printed value',
    );
    expect(sayText(newNumbersWords({ 'town.ore': 4 }, { hand: 2 })!)).toBe('2 numbers');
  });
});
