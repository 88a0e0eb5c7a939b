/** The printed map as a few paths and texts, drawn once and the same on every sheet. */

import { COLS, ground, ore, ROWS, type Ground } from './facts';

export const CELL = 18.6;

const fixed = (number: number) => Math.round(number * 10) / 10;

/** The cells of a ground as one path. */
function field(what: Ground): string {
  let path = '';
  for (let row = 0; row < ROWS; row++)
    for (let col = 0; col < COLS; col++) {
      if (ground(col, row) !== what) continue;
      const from = col;
      while (col + 1 < COLS && ground(col + 1, row) === what) col++;
      path += `M${fixed(from * CELL)} ${fixed(row * CELL)}h${fixed((col - from + 1) * CELL)}v${CELL}h${fixed((from - col - 1) * CELL)}z`;
    }
  return path;
}

/** One text with its letters at their own places. */
export interface Signs {
  text: string;
  x: string;
  y: string;
}

function signs(sign: string, has: (col: number, row: number) => boolean, drop: number): Signs {
  const x: number[] = [];
  const y: number[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let col = 0; col < COLS; col++)
      if (has(col, row)) {
        x.push(fixed((col + 0.5) * CELL));
        y.push(fixed(row * CELL + drop));
      }
  return { text: sign.repeat(x.length), x: x.join(' '), y: y.join(' ') };
}

export const SEA = field('water');
export const ROCK = field('mountain');
export const WAVES = signs('~', (col, row) => ground(col, row) === 'water', 14.3);
export const PEAKS = signs('^', (col, row) => ground(col, row) === 'mountain' && !ore(col, row), 15);
export const DEPOSITS = signs('*', ore, 16.3);
export const DOTS = Array.from({ length: ROWS + 1 }, (_, row) =>
  Array.from({ length: COLS + 1 }, (__, col) => `M${fixed(col * CELL - 0.6)} ${fixed(row * CELL)}h1.2`).join(''),
).join('');

export const WIDTH = COLS * CELL;
export const HEIGHT = ROWS * CELL;

/** The graduations of the frame: every second pair of cells. */
export const BAND = (() => {
  let path = '';
  for (let col = 0; col < COLS; col += 4)
    for (const y of [-4.4, HEIGHT + 1.8])
      path += `M${fixed(col * CELL)} ${fixed(y)}h${fixed(Math.min(2, COLS - col) * CELL)}v2.6h${fixed(-Math.min(2, COLS - col) * CELL)}z`;
  for (let row = 0; row < ROWS; row += 4)
    for (const x of [-4.4, WIDTH + 1.8])
      path += `M${fixed(x)} ${fixed(row * CELL)}h2.6v${fixed(Math.min(2, ROWS - row) * CELL)}h-2.6z`;
  return path;
})();

export const NUMBERS = {
  columns: Array.from({ length: Math.ceil(COLS / 5) }, (_, at) => at * 5),
  rows: Array.from({ length: Math.ceil(ROWS / 5) }, (_, at) => at * 5),
};
