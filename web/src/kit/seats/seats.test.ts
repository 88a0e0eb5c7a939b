import { describe, expect, test } from 'vitest';
import { colours, type Themed } from '../style/css.testing';
import { SEAT_LOOKS, seatField, seatLook, seatMark } from './seats';
import { PALETTES } from '../settings/settings.svelte';
import { contrast, distance, VISIONS } from '../style/colourVision';

const sheets = colours('./seats.css');
const themes = ['day', 'night'] as const;

function palette(name: string): Map<string, Themed> {
  const found = sheets.get(name === 'chart' ? ':root' : `:root[data-palette='${name}']`);
  if (!found) throw new Error(`no palette ${name}`);
  return found;
}

function colour(name: string, token: string, theme: 'day' | 'night'): string {
  const found = palette(name).get(token) ?? palette('chart').get(token);
  if (!found) throw new Error(`no ${token} in ${name}`);
  return found[theme];
}

function closest(name: string, theme: 'day' | 'night', vision: (typeof VISIONS)[number]): number {
  const fields = Array.from({ length: SEAT_LOOKS }, (_, seat) => colour(name, `s${seat + 1}`, theme));
  const pairs = fields.flatMap((one, seat) => fields.slice(seat + 1).map((other) => distance(one, other, vision)));
  return Math.min(...pairs);
}

describe('seats can be told apart', () => {
  test('every palette of the settings is in the sheet, and no other', () => {
    expect(sheets.size).toBe(PALETTES.length);
    for (const name of PALETTES) expect(palette(name).size).toBeGreaterThanOrEqual(2 * SEAT_LOOKS);
  });

  for (const name of PALETTES) {
    for (const theme of themes) {
      for (const vision of VISIONS) {
        test(`${name}, ${theme}, ${vision.label}: no pair under 20`, () => {
          expect(closest(name, theme, vision)).toBeGreaterThanOrEqual(20);
        });
      }
      test(`${name}, ${theme}: devices stand out from their fields`, () => {
        for (let seat = 1; seat <= SEAT_LOOKS; seat++) {
          expect(contrast(colour(name, `s${seat}`, theme), colour(name, `c${seat}`, theme))).toBeGreaterThan(4);
        }
      });
    }
  }

  test('the palettes for other eyes are better for them than the chart’s', () => {
    for (const theme of themes) {
      for (const vision of VISIONS) {
        const better = vision.name === 'tritan' ? 'blueyellow' : vision.name === 'full' ? null : 'redgreen';
        if (better) expect(closest(better, theme, vision)).toBeGreaterThan(closest('chart', theme, vision) + 10);
      }
    }
  });

  test('seven looks differ in device and pattern, and come again exchanged', () => {
    const looks = Array.from({ length: SEAT_LOOKS }, (_, seat) => seatLook(seat));
    expect(new Set(looks.map((look) => look.device)).size).toBe(SEAT_LOOKS);
    expect(new Set(looks.map((look) => look.pattern)).size).toBe(SEAT_LOOKS);
    expect(seatLook(SEAT_LOOKS)).toBe(looks[0]);
    expect([seatField(0), seatMark(0)]).toEqual(['var(--s1)', 'var(--c1)']);
    expect([seatField(8), seatMark(8)]).toEqual(['var(--raised)', 'var(--s2)']);
  });
});

test('distances agree with the published ones', () => {
  const full = VISIONS[0]!;
  expect(distance('#000000', '#ffffff', full)).toBeCloseTo(100, 3);
  expect(distance('#ca4210', '#e8a612', full)).toBeCloseTo(49.5, 1);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
