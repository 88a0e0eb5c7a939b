import { describe, expect, test } from 'vitest';
import { colours } from './css.testing';
import { glyphs } from '../pictures/glyphs';
import { contrast } from './colourVision';

const tokens = colours('./tokens.css').get(':root')!;

/** Words on a ground need 4.5. */
const TEXT: Record<string, string[]> = {
  ink: ['table', 'sheet', 'raised', 'sunk', 'dune', 'sea', 'sea2', 'land', 'land2', 'nowsoft', 'brasssoft', 'oksoft'],
  ink2: ['table', 'sheet', 'raised', 'sunk', 'sea2'],
  ink3: ['table', 'sheet', 'raised', 'sunk'],
  now: ['sheet', 'raised', 'sunk', 'nowsoft'],
  onnow: ['now'],
  brass: ['sheet', 'raised', 'sunk', 'brasssoft'],
  onbrass: ['brassfill'],
  ok: ['sheet', 'raised', 'oksoft'],
  seaink: ['sea', 'sea2', 'sheet'],
  shoreink: ['shore', 'sheet'],
  pastink: ['past'],
  landink: ['land2', 'land'],
  clayink: ['clay'],
  rockink: ['rock', 'sheet'],
  oninv: ['inv'],
  oninv2: ['inv'],
  onhell: ['hell'],
  onhell2: ['hell'],
  pen: ['sheet'],
};
/** Borders of controls and glyphs need 3. */
const SHAPES: Record<string, string[]> = { line2: ['sheet', 'raised'], now: ['dune', 'table'], rule: ['sheet'] };

function colour(name: string, theme: 'day' | 'night'): string {
  const found = tokens.get(name);
  if (!found) throw new Error(`no token ${name}`);
  return found[theme];
}

describe('contrast', () => {
  for (const [pairs, least] of [
    [TEXT, 4.5],
    [SHAPES, 3],
  ] as const) {
    for (const [ink, grounds] of Object.entries(pairs)) {
      for (const ground of grounds) {
        test.each(['day', 'night'] as const)(`${ink} on ${ground}, %s`, (theme) => {
          expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
        });
      }
    }
  }
});

test('the set of glyphs is complete', () => {
  const wanted = [
    'wood brick wool wheat ore paper cloth coin coins farm market fort castle village town warrior fence wonder city',
    'enemy robber dragon flame skull hydra minotaur lake road wind desert anchor crown dice timer gods undo hint',
    'replay rules share settings chat sound link bot person eye flip trade clock bell signal theme left right up',
  ]
    .join(' ')
    .split(' ');
  expect(wanted.filter((name) => !(name in glyphs))).toEqual([]);
  // One colour only: the text's.
  for (const drawing of Object.values(glyphs)) expect(drawing).not.toMatch(/#|rgb|style=/);
});
