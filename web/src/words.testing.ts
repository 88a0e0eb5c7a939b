/** Finds words in the sources that people would read and that are not from a catalogue. */

import { readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

/** Attributes that people do not read: styles, types and links. */
const UNREAD =
  /^(class|style|d|id|type|role|href|viewBox|for|name|points|transform|tabindex|xmlns|fill.*|stroke.*|kind|glyph|tone|size|rel|target|inputmode|autocomplete|preserveAspectRatio|text-anchor|dominant-baseline|clip-path|lang|key|game|places|scope|pill|row|pile|words|accept|spellcheck|lengthAdjust|patternUnits|patternTransform|dx|dy|data-.*|look|colour|thing|generics|loading|decoding|autocapitalize|vector-effect|translate|aria-(live|hidden|pressed|invalid|expanded|labelledby|describedby|haspopup|atomic|orientation|current|controls|relevant|disabled))$/;
/** Functions that draw or select with strings, and names of keys. */
const UNSAID = [
  /^(Arrow\w*|Enter|Escape|Esc|Tab|Backspace|Delete|Home|End|Shift|Space|Page\w+)$/,
  /^\(?(min|max)-(width|height): \d+px\)?$|^\(pointer: coarse\)$/,
  /^[.\w-]*\s?\[[\w=-]+\]( button)?(, ?\[[\w=-]+\])*$|^(input|button), /,
  /^<(path|circle|rect|ellipse) |^M\d|^\(prefers-[\w-]+: \w+\)$|^\w+(\[\w+\]|:not\()/,
  /^(left|right) (top|bottom)$|^translate\(|^rotate\(/,
];

const LETTERS = /[A-Za-z\u00c0-\u00ff]{2}/;

/** Whether a string of code looks like words for people: several, or one with a capital letter. */
function speaks(words: string): boolean {
  if (!LETTERS.test(words) || UNSAID.some((unsaid) => unsaid.test(words.trim()))) return false;
  return /^\s*[A-Z][a-z]/.test(words) || /[A-Za-z]{2}\S*\s|\s[A-Za-z]{2}/.test(words);
}

/** The strings of a TypeScript file that look like words for people. */
export function inCode(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    // Developers read these.
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Error') return;
    const said = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (said && speaks(node.text)) found.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('board.ts', source, ts.ScriptTarget.Latest));
  return found;
}

type Tree = Record<string, unknown>;

/** The possible strings of an expression, even a single short word. */
function shown(expression: unknown): string[] {
  const node = expression as Tree;
  if (node['type'] === 'ConditionalExpression') return [...shown(node['consequent']), ...shown(node['alternate'])];
  if (node['type'] === 'LogicalExpression') return [...shown(node['left']), ...shown(node['right'])];
  const parts = node['type'] === 'TemplateLiteral' ? (node['quasis'] as { value: { raw: string } }[]) : [];
  const said = node['type'] === 'Literal' ? [String(node['value'] ?? '')] : parts.map(({ value }) => value.raw);
  return said.filter((words) => typeof node['value'] !== 'boolean' && LETTERS.test(words));
}

/** The same for a component, with all text between its tags and in attributes that people read. */
export function inComponent(source: string): string[] {
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

/** Words that may stand in these files, and why. */
export type Exception = readonly [file: RegExp, words: RegExp, why: string];

/** The texts in these files, as "file: words", and the exceptions that none of them needs. */
export function spokenIn(sources: URL, files: readonly string[], exceptions: readonly Exception[]) {
  const used = new Set<Exception | undefined>();
  const faults = files.flatMap((file) => {
    const source = readFileSync(new URL(file, sources), 'utf8');
    const said = file.endsWith('.svelte') ? inComponent(source) : inCode(source);
    return said.flatMap((words) => {
      const excuse = exceptions.find(([where, what]) => where.test(file) && what.test(words));
      used.add(excuse);
      return excuse ? [] : [`${file}: ${words}`];
    });
  });
  return { faults, needless: exceptions.filter((each) => !used.has(each)) };
}
