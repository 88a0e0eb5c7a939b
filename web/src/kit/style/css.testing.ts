/** Reads the tokens from the style sheets, so that tests measure the real values. */

import { readFileSync } from 'node:fs';

export interface Themed {
  day: string;
  night: string;
}

/** The colours by name, for each selector of a sheet with colours. */
export function colours(file: string): Map<string, Map<string, Themed>> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = new Map<string, Map<string, Themed>>();
  for (const [, selector = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const set = new Map<string, Themed>();
    const line = /--([a-z]\w*):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}))\s*;/g;
    for (const [, name = '', day = '', night = '', both] of body.matchAll(line)) {
      set.set(name, both ? { day: both, night: both } : { day, night });
    }
    // The first block of a selector; those inside media queries come later and change a few.
    if (set.size && !found.has(selector.trim())) found.set(selector.trim(), set);
  }
  return found;
}
