import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('every component of the kit is shown on its page', () => {
  const components = [...read('./index.ts').matchAll(/default as (\w+)/g)].map((found) => found[1] ?? '');
  const names = readdirSync(new URL('./demo', import.meta.url))
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => [...read(`./demo/${file}`).matchAll(/<Specimen\s+name="([^"]+)"/g)])
    .flatMap((found) => found[1]?.match(/\w+/g) ?? []);
  expect(components.length).toBeGreaterThan(35);
  expect(components.filter((name) => !names.includes(name))).toEqual([]);
});

test('no style is written into markup: the content security policy would drop it', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
  expect(files.filter((file) => /\sstyle="/.test(read(`./${file}`)))).toEqual([]);
});
