import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { TemplateMessages } from '../messages/template.messages';
import { Catalogue, literal, message, type CatalogueData, type Part, type Piece, type Reader, type Text } from './text';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));

/** The catalogues of a package, combined as in the library. */
function book(folder: string, languages: string[]): Record<string, Catalogue> {
  const found: Record<string, Catalogue> = {};
  for (const lang of languages) {
    const core = lang === 'pl' ? undefined : new Catalogue(read(`src/aevum/core/locale/${lang}.json`));
    found[lang] = new Catalogue(read(`${folder}/locale/${lang}.json`), core, found['en']);
  }
  return found;
}

const sampler = book('tests/catalogue/sampler', ['en', 'de', 'pl', 'en-XA']);
const template = book('src/aevum/games/template', ['en', 'de', 'en-XA']);
const anna: Reader = { you: 0, names: ['Anna', 'Hans'] };
const steals: Text = ['say-steals', { who: ['seat', 1], victim: ['seat', 0] }];

test('every message is told as Python tells it, piece by piece', () => {
  type Row = [text: Text, lang: string, told: string, pieces: (string | [string, string | number, string])[][]];
  const { readers, rows } = read('tests/catalogue/expected.json') as { readers: Reader[]; rows: Row[] };
  const named = (piece: Row[3][0][0]): Piece =>
    typeof piece === 'string' ? piece : { kind: piece[0], id: piece[1], text: piece[2] };
  expect(rows.length * readers.length).toBeGreaterThan(1500);
  for (const [text, lang, told, pieces] of rows) {
    expect(sampler[lang]!.language(text), `${lang} ${JSON.stringify(text)}`).toBe(told);
    expect(
      readers.map((reader) => sampler[lang]!.parts(text, reader)),
      `${lang} ${JSON.stringify(text)}`,
    ).toEqual(pieces.map((each) => each.map(named)));
  }
});

test('things that are named are parts', () => {
  const seat = (id: number, text: string): Part => ({ kind: 'seat', id, text });
  expect(sampler['de']!.parts(steals, anna)).toEqual([seat(1, 'Hans'), ' stiehlt ', seat(0, 'dir'), ' eine Karte.']);
});

test('a typed message of the template', () => {
  const say = message<TemplateMessages>();
  expect(template['de']!.format(say('say-roll', { who: ['seat', 0], side: 4 }), anna)).toBe('Du würfelst 4.');
  // @ts-expect-error: it has no such argument
  expect(() => template['de']!.format(say('say-roll', { who: ['seat', 0], sides: 4 }), anna)).toThrow('$side');
});

describe('what is not translated whole', () => {
  const { 'say-steals': _, 'tile-wheat': __, ...messages } = sampler['de']!.data.messages;
  const half = new Catalogue({ ...sampler['de']!.data, messages }, sampler['de']!.behind, sampler['en']);
  const tile: Text = ['at-area-tile', { kind: ['tile', 'wheat'], number: 9 }];
  test.each<[string, Text]>([
    ['a message', steals],
    ['a name in a place', ['ask-victim', { place: ['@', 'tile', 4, tile] }]],
    ['words that are in no catalogue', literal('Hans is on holiday.')],
  ])('%s is told in English', (_, text) => {
    expect(half.language(text)).toBe('en');
    expect(half.format(text, anna)).toBe(sampler['en']!.format(text, anna));
    expect(half.language(['ask-turn', {}])).toBe('de');
  });
});

test('a message that is missing fails here, and shows in play', () => {
  expect(() => sampler['de']!.format(['say-lost', {}], anna)).toThrow('say-lost is missing in en');
  vi.stubEnv('MODE', 'production');
  expect(sampler['de']!.format(['say-lost', {}], anna)).toBe('⟦say-lost⟧');
  vi.unstubAllEnvs();
});

describe('the tables of languages are those of CLDR', () => {
  const tables = read('src/aevum/catalogue/languages.json') as Record<string, Omit<CatalogueData, 'lang' | 'messages'>>;
  test.each(Object.keys(tables))('%s', (lang) => {
    const locale = lang === 'en' ? 'en-GB' : lang;
    const catalogue = new Catalogue({ ...tables[lang]!, lang, messages: {} });
    const rules = new Intl.PluralRules(locale);
    const numbers = Array.from({ length: 3000 }, (_, n) => n);
    expect(numbers.map((n) => catalogue.category(n))).toEqual(numbers.map((n) => rules.select(n)));
    for (const [word, type] of [
      ['and', 'conjunction'],
      ['or', 'disjunction'],
    ] as const) {
      const format = new Intl.ListFormat(locale, { type });
      const between = (items: string[]) =>
        format
          .formatToParts(items)
          .filter((part) => part.type === 'literal')
          .map((part) => part.value);
      expect([...between(['A', 'B']), ...between(['A', 'B', 'C', 'D'])]).toEqual(tables[lang]!.lists[word]);
    }
  });
});
