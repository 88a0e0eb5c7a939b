/** Boards have no text of their own: what people read is a message of their game's catalogue. */

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spokenIn, type Exception } from '../words.testing';

const SOURCES = new URL('.', import.meta.url);
const FILES = globSync('**/*.{ts,svelte}', { cwd: SOURCES }).filter(
  (file) => !/\.test\.ts$|(^|\/)fixture\.ts$|\.made\.ts$/.test(file),
);
const DATA = globSync('**/*.json', { cwd: SOURCES });

/** Words that may be in the code. */
const EXCEPTIONS: readonly Exception[] = [
  [/^imperials\/maps\/(Maps|MapEditor)\.svelte$/, /^Imperials$/, 'the name of the game'],
  [/^imperials\/maps\/unsaved\.ts$/, /^aevum map $/, 'where a browser keeps an unsaved map'],
  [/^imperials\/maps\/MapEditor\.svelte$/, /^no map$/, 'an error that the page tells in its own words'],
  [/^chronos\/Flashes\.svelte$/, /^(pick|sign) $/, 'names of classes'],
  [/^own\/load\.ts$/, /exports no function "mount"$/, 'an error for the author of a board'],
  [/^own\/Mount\.svelte$/, /^the board did not load$/, 'an error that the table tells in its own words'],
  [/^tempus\/(Track\.svelte|share\.ts)$/, / paid$/, 'a field of the view'],
];

it('says nothing but messages', () => {
  expect(FILES).toEqual(
    expect.arrayContaining(['tempus/Table.svelte', 'imperials/maps/MapForm.svelte', 'chronos/keys.ts']),
  );
  expect(spokenIn(SOURCES, FILES, EXCEPTIONS)).toEqual({ faults: [], needless: [] });
});

/** Fields of generated files with names as people type them, and with pictures in letters. */
const TYPED = /^(name|zones|set|rule|\d+)$/;

it('has no sentences in the files that are made for boards', () => {
  const faults = DATA.flatMap((file) => {
    const found: string[] = [];
    const visit = (value: unknown, name: string): void => {
      if (typeof value === 'string') {
        if (!TYPED.test(name) && /[A-Za-z]{2,} [a-z]/.test(value)) found.push(`${file}: ${value}`);
      } else if (typeof value === 'object' && value !== null)
        for (const [key, each] of Object.entries(value)) visit(each, Array.isArray(value) ? name : key);
    };
    visit(JSON.parse(readFileSync(new URL(file, SOURCES), 'utf8')), '');
    return found;
  });
  expect(faults).toEqual([]);
});
