/** Boards say nothing in words of their own: what people read is a message of their game's catalogue. */

import { globSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SOURCES = new URL('.', import.meta.url);
const FILES = globSync('**/*.{ts,svelte}', { cwd: SOURCES }).filter(
  (file) => !/\.test\.ts$|(^|\/)fixture\.ts$|\.made\.ts$/.test(file),
);
const DATA = globSync('**/*.json', { cwd: SOURCES });

/** Attributes that nobody reads: how something looks, what it is, and where it leads. */
const UNREAD =
  /^(class|style|d|id|type|role|href|viewBox|for|name|points|transform|tabindex|xmlns|fill.*|stroke.*|kind|glyph|tone|size|rel|target|inputmode|autocomplete|preserveAspectRatio|text-anchor|dominant-baseline|clip-path|lang|key|game|places|scope|pill|row|pile|words|accept|spellcheck|lengthAdjust|patternUnits|patternTransform|dx|dy|data-.*|look|colour|thing|aria-(live|hidden|pressed|labelledby|describedby|haspopup|atomic|orientation|current|controls|relevant|disabled))$/;
/** What is drawn or selected with strings, and names of keys. */
const UNSAID = [
  /^(Arrow\w*|Enter|Escape|Esc|Tab|Backspace|Delete|Home|End|Shift|Page\w+)$/,
  /^\(?(min|max)-(width|height): \d+px\)?$|^\(pointer: coarse\)$/,
  /^[.\w-]*\s?\[[\w=-]+\]( button)?(, ?\[[\w=-]+\])*$|^(input|button), /,
  /^(left|right) (top|bottom)$|^translate\(|^rotate\(/,
];

/** Words that stand in the code for a reason. */
const EXCEPTIONS: readonly [file: RegExp, words: RegExp, why: string][] = [
  [/^own\//, /./, 'what stands around a board of a package belongs to the shell as well'],
  [/^imperials\/index\.ts$/, /^Maps$/, 'a link of the site’s header, where no catalogue of the game is loaded'],
  [/^imperials\/maps\/(Maps|MapEditor)\.svelte$/, /^Imperials$/, 'the name of the game'],
  [/^imperials\/maps\/unsaved\.ts$/, /^aevum map $/, 'where a browser keeps an unsaved map'],
  [/^imperials\/maps\/MapEditor\.svelte$/, /^no map$/, 'an error that the page tells in its own words'],
  [/^chronos\/Flashes\.svelte$/, /^(pick|sign) $/, 'names of classes'],
  [/^tempus\/(Track\.svelte|share\.ts)$/, / paid$/, 'a field of the view'],
];

const LETTERS = /[A-Za-z\u00c0-\u00ff]{2}/;

/** Whether a string of code looks like words for people: several, or one with a capital letter. */
function speaks(words: string): boolean {
  if (!LETTERS.test(words) || UNSAID.some((unsaid) => unsaid.test(words.trim()))) return false;
  return /^\s*[A-Z][a-z]/.test(words) || /[A-Za-z]{2}\S*\s|\s[A-Za-z]{2}/.test(words);
}

/** What a TypeScript file holds in strings that speak. */
function inCode(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const said = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (said && speaks(node.text)) found.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('board.ts', source, ts.ScriptTarget.Latest));
  return found;
}

type Tree = Record<string, unknown>;

/** The strings that an expression itself may come to, be it one small word. */
function shown(expression: unknown): string[] {
  const node = expression as Tree;
  if (node['type'] === 'ConditionalExpression') return [...shown(node['consequent']), ...shown(node['alternate'])];
  if (node['type'] === 'LogicalExpression') return [...shown(node['left']), ...shown(node['right'])];
  const parts = node['type'] === 'TemplateLiteral' ? (node['quasis'] as { value: { raw: string } }[]) : [];
  const said = node['type'] === 'Literal' ? [String(node['value'] ?? '')] : parts.map(({ value }) => value.raw);
  return said.filter((words) => typeof node['value'] !== 'boolean' && LETTERS.test(words));
}

/** The same of a component, with all text between its tags and in attributes that people read. */
function inComponent(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, attribute: string): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, attribute));
    if (typeof value !== 'object' || value === null) return;
    const node = value as Tree;
    const type = String(node['type'] ?? '');
    if (['Comment', 'StyleSheet', 'ImportDeclaration'].includes(type)) return;
    if (type.startsWith('TS')) return visit(node['expression'], attribute);
    const read = !UNREAD.test(attribute);
    if (type === 'ExpressionTag' && read) found.push(...shown(node['expression']));
    if (type === 'Text' && read && LETTERS.test(String(node['data']))) found.push(String(node['data']).trim());
    const words = type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : node['value'];
    if ((type === 'Literal' || type === 'TemplateElement') && typeof words === 'string' && read && speaks(words))
      found.push(words);
    const at =
      type === 'Attribute' ? String(node['name']) : /^(Style|Class)Directive$/.test(type) ? 'class' : attribute;
    for (const [name, each] of Object.entries(node))
      if (!/comments$|^(loc|name_loc|css)$/i.test(name)) visit(each, name === 'fragment' ? '' : at);
  };
  visit(parse(source, { modern: true }), '');
  return [...new Set(found)].filter((words) => !UNSAID.some((unsaid) => unsaid.test(words.trim()))).sort();
}

const excused = (file: string, words: string) =>
  EXCEPTIONS.findIndex(([where, what]) => where.test(file) && what.test(words));

it('says nothing but messages', () => {
  expect(FILES).toEqual(
    expect.arrayContaining(['tempus/Table.svelte', 'imperials/maps/MapForm.svelte', 'chronos/keys.ts']),
  );
  const used = new Set<number>();
  const faults = FILES.flatMap((file) => {
    const source = readFileSync(new URL(file, SOURCES), 'utf8');
    const said = file.endsWith('.svelte') ? inComponent(source) : inCode(source);
    return said.flatMap((words) => {
      const why = excused(file, words);
      used.add(why);
      return why < 0 ? [`${file}: ${words}`] : [];
    });
  });
  expect(faults).toEqual([]);
  expect(EXCEPTIONS.filter((_, at) => !used.has(at))).toEqual([]); // no exception is left over
});

/** Fields of made files that hold names as people type them, and pictures in letters. */
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
