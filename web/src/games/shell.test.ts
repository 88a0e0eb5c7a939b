/** The shell (pages, lib, kit) names no game: what one game has is a capability that its folder registers. */

import { globSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { GAMES } from '.';

const SOURCES = new URL('..', import.meta.url);
/** Generated from the server's types. */
const GENERATED = 'lib/wire.ts';
const FILES = globSync(['*.{ts,svelte}', '{pages,lib,kit}/**/*.{ts,svelte}'], { cwd: SOURCES }).filter(
  (file) => !file.endsWith('.test.ts') && file !== GENERATED,
);

/** Ids, former names, and the words of titles. */
const NAMES = [...GAMES.flatMap(({ name, former }) => [name, ...former]), 'imperium', 'empires', 'conquest'];
const NAMED = new RegExp(NAMES.join('|'), 'i');
/** Words for a part of only one game: its editor. */
const OWN = /\bmaps\b|MapInfo|MapLine|MapList|MapVerdict|MapEditor|MapPicker|MapPreview|MiniMap|mapOption|mapsApi/;

/** Every identifier and text of a TypeScript file, without comments. */
function wordsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || ts.isLiteralExpression(node)) found.push(node.text);
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('shell.ts', source, ts.ScriptTarget.Latest));
  return found;
}

interface Told {
  /** In the script and in attributes. */
  code: string[];
  /** Texts that people read, and styles. */
  shown: string[];
}

type Tree = Record<string, unknown>;

/** The same of a component, with the text between its tags. */
function toldIn(source: string): Told {
  const told: Told = { code: [], shown: [] };
  const visit = (value: unknown, text: string[]): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, text));
    if (typeof value !== 'object' || value === null) return;
    const node = value as Tree;
    if (node['type'] === 'Comment') return;
    if (node['type'] === 'Text') return void text.push(String(node['data']));
    if (node['type'] === 'StyleSheet') return void told.shown.push(styles(node));
    for (const key of ['name', 'value', 'raw']) if (typeof node[key] === 'string') told.code.push(node[key]);
    for (const [key, each] of Object.entries(node))
      if (!/comments$/i.test(key)) visit(each, node['type'] === 'Attribute' ? told.code : text);
  };
  visit(parse(source, { modern: true }), told.shown);
  return told;
}

function styles(sheet: Tree): string {
  return (sheet['content'] as { styles: string }).styles.replace(/\/\*[\s\S]*?\*\//g, '');
}

function read(file: string): Told {
  const source = readFileSync(new URL(file, SOURCES), 'utf8');
  return file.endsWith('.svelte') ? toldIn(source) : { code: wordsOf(source), shown: [] };
}

it('names no game', () => {
  expect(FILES).toEqual(expect.arrayContaining(['App.svelte', 'main.ts', 'pages/Home.svelte', 'kit/index.ts']));
  const faults = FILES.flatMap((file) => {
    const { code, shown } = read(file);
    const named = [...code, ...shown].filter((words) => NAMED.test(words));
    return [...named, ...code.filter((words) => OWN.test(words))].map((words) => `${file}: ${words.trim()}`);
  });
  expect(faults).toEqual([]);
});

it('would be found out by a name in code, in a text, in markup or in a style, but not by a comment', () => {
  expect(wordsOf("import x from './imperials'; // chronos")).toEqual(['x', './imperials']);
  expect(wordsOf('const ascii = `a ${1} tempus`;')).toEqual(['ascii', 'a ', '1', ' tempus']);
  const script = '<script lang="ts">/** Chronos */ const tempus = "maps"; // Ascii\n</script>';
  const markup = '<!-- Temporum --><a href="/maps">Imperials {tempus}</a>';
  const { code, shown } = toldIn(`${script}${markup}<style>/* ascii */ .chronos { top: 0 }</style>`);
  expect(code).toEqual(expect.arrayContaining(['tempus', 'maps', '/maps']));
  expect(shown.map((words) => words.trim()).filter(Boolean)).toEqual(['.chronos { top: 0 }', 'Imperials']);
  expect(code.join(' ')).not.toMatch(/Chronos|Ascii|Temporum/);
});
