import { expect, it } from 'vitest';
import common from '../../../../src/aevum/core/locale/de.json';
import english from '../../../../src/aevum/games/imperials/locale/en.json';
import german from '../../../../src/aevum/games/imperials/locale/de.json';
import { COMMON } from '../match/told.testing';
import { Catalogue, literal, type CatalogueData, type Text } from '../text';
import type { OptionInfo } from '../wire';
import { toldOptions } from './options';

const ENGLISH = new Catalogue(english as unknown as CatalogueData, COMMON);
const GERMAN = new Catalogue(
  german as unknown as CatalogueData,
  new Catalogue(common as unknown as CatalogueData),
  ENGLISH,
);

const option = (name: string, words: Text[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: 'int',
  default: 0,
  about: ['option-rounds-about', {}],
  low: 1,
  high: 3,
  choices: [],
  longest: 200,
  suggests: [],
  suggested: [],
  words,
  title: ['option-rounds', {}],
  usual: false,
  seats: 0,
  ...more,
});

it('options are told in the language of the catalogue', () => {
  const rounds = option('rounds', [['option-rounds-words', { n: 0 }]]);
  const [told] = toldOptions([rounds], GERMAN);
  expect(told).toMatchObject({ title: 'Rundenlimit', words: [] });
  expect(told!.counted!(12)).toBe('höchstens 12 Runden');
  expect(toldOptions([rounds], ENGLISH)[0]!.counted!(12)).toBe('at most 12 rounds');
});

const PLAIN = { about: literal('After so many the game ends.'), title: literal('Rounds') };

it('the words of a game without catalogues have {} for the number', () => {
  const [told] = toldOptions([option('rounds', [literal('{} rounds')], PLAIN)], COMMON);
  expect(told!.title).toBe('Rounds');
  expect(told!.counted!(5)).toBe('5 rounds');
});

it('each number, choice or switch may have words of its own', () => {
  const words = ['one', 'two', 'three'].map(literal);
  expect(toldOptions([option('stage', words, PLAIN)], COMMON)[0]).toMatchObject({
    words: ['one', 'two', 'three'],
    counted: null,
  });
  const fog = option('fog', [literal('no fog'), literal('fog')], { ...PLAIN, kind: 'bool', default: false });
  expect(toldOptions([fog], COMMON)[0]).toMatchObject({ words: ['no fog', 'fog'], counted: null });
});
