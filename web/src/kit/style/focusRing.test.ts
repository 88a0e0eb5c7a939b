import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../..', import.meta.url);
const CHOICE = /\.(chosen|picked)|aria-(pressed|checked|selected)/;

/** Every rule of every style sheet about focused elements. */
function focusRules(): { file: string; selector: string; body: string }[] {
  return globSync('**/*.{svelte,css}', { cwd: SOURCES }).flatMap((file) => {
    const text = readFileSync(new URL(file, SOURCES), 'utf8');
    const css = (file.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '')).replace(
      /\/\*[\s\S]*?\*\//g,
      '',
    );
    return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .map(([, selector = '', body = '']) => ({ file, selector, body }))
      .filter(({ selector }) => selector.includes(':focus-visible'));
  });
}

test('the focus has a look of its own, and not that of a choice', () => {
  const rules = focusRules();
  expect(rules.length).toBeGreaterThan(20);
  const alike = rules.filter(({ selector, body }) => /--now\b/.test(body) || CHOICE.test(selector));
  expect(alike.map(({ file, selector }) => `${file}: ${selector.trim()}`)).toEqual([]);
});
