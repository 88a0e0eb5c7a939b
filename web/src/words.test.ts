/** Pages, the kit and the library have no text of their own: what people read is in a catalogue. */

import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inCode, inComponent, spokenIn, type Exception } from './words.testing';

const SOURCES = new URL('.', import.meta.url);
const FILES = globSync('**/*.{ts,svelte}', { cwd: SOURCES, exclude: ['games/**', 'messages/**'] }).filter(
  (file) => !/\.test\.ts$|testing(\.svelte)?\.ts$|^lib\/wire\.ts$/.test(file),
);

/** Words that may be in the code. */
const EXCEPTIONS: readonly Exception[] = [
  [/^(kit\/demo\/.*|pages\/Kit\.svelte)$/, /./, 'the specimen of the kit for developers, marked translate="no"'],
  [/^kit\/style\/colourVision\.ts$/, /./, 'names of kinds of eyes, which only the specimen shows'],
  [/^lib\/server\/api\.ts$/, /^(Content-Type|TimeoutError)$/, 'a header of HTTP and the name of an error'],
  [/^kit\/end\/ShareSheet\.svelte$/, /^mark m-$/, 'names of classes'],
  [/^kit\/end\/SeedCheck\.svelte$/, /^aevum verify$/, 'a command, marked translate="no"'],
  [/^kit\/pictures\/Logo\.svelte$/, /^Aevum$/, 'the name of it all, marked translate="no"'],
  [/^kit\/table\/screen\.ts$/, /^\(max-/, 'what a screen is like'],
];

it('says nothing but messages', () => {
  expect(FILES).toEqual(expect.arrayContaining(['App.svelte', 'kit/table/Log.svelte', 'lib/server/api.ts']));
  const { faults, needless } = spokenIn(SOURCES, FILES, EXCEPTIONS);
  expect(needless).toEqual([]);
  expect(faults).toEqual([]);
});

it('would be found out by words in code, in markup and in an attribute that is read', () => {
  expect(inCode("const a = 'You may pass'; const b = `${a} of ${b}`; // Not this\ntype C = 'Not this';")).toEqual([
    'You may pass',
    ' of ',
  ]);
  expect(inCode("say('ui-map-save'); go('left'); import('./Table.svelte');")).toEqual([]);
  const script = '<script lang="ts">const said = tell(\'ui-over\') || `${one} is gone`;</script>';
  const markup =
    '<p class="small quiet" aria-label="Your hand">Pass {x ? \'Not now\' : \'ok\'}<Button label="go" /></p>';
  expect(inComponent(`${script}<!-- Not this -->${markup}`)).toEqual([
    ' is gone',
    'Not now',
    'Pass',
    'Your hand',
    'go',
    'ok',
  ]);
});
