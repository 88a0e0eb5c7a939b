import { expect, test } from 'vitest';

import { languageName, pick } from '../languages';
import { languages } from './language';

const games: { catalogues: Record<string, string> }[] = [
  { catalogues: {} },
  { catalogues: { de: '/1', en: '/2', 'en-XA': '/3' } },
  { catalogues: { en: '/4', cs: '/5' } },
];

test('every language that some game is told in can be chosen, the pseudo-language cannot', () => {
  expect(languages(games)).toEqual(['en', 'cs', 'de']);
  expect(languages([games[0]!])).toEqual(['en']);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-US', 'de'], 'en'],
  [['fr'], 'en'],
  [['en-XA'], 'en-XA'],
  [[], 'en'],
])('of %o the game is told in %s', (wishes, told) => {
  expect(pick(wishes, Object.keys(games[1]!.catalogues))).toBe(told);
});

test('a game without catalogues is told in English', () => {
  expect(pick(['de'], [])).toBe('en');
});

test('languages are called what their speakers call them', () => {
  expect(['en', 'de', 'cs'].map(languageName)).toEqual(['English', 'Deutsch', 'Čeština']);
});
