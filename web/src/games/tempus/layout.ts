/** The layout of the plate in px: margins, squares, the turn track above. */

import { SIDE } from './geometry';

export interface Layout {
  cell: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** How many rounds the track shows: all, the current one, or none. */
  rows: number;
}

/** The heights of a track row, and of the parts above and below the track. */
export const TRACK_ROW = 19;
export const TRACK_HEAD = 24;
const DIGITS_HEIGHT = 36;
const MOST = 76;
/** Squares smaller than this take the track's room. */
const CROWDED = 42;

export const NEATLINE = 6;

const DESK = { left: 46, right: 72, bottom: 26 };
/** The board's height in a window that is short and wide: squares of a fingertip's size. */
export const SHORT_HEIGHT = 489;
const PHONE = { left: 26, right: 20, top: 27, bottom: 22 };

/** Fit the board into a box; with a height of 0 the width decides. */
export function fit(width: number, height: number, rounds: number, phone: boolean): Layout {
  if (phone) {
    const cell = squareFor(width - PHONE.left - PHONE.right, height && height - PHONE.top - PHONE.bottom);
    const { left, top } = PHONE;
    return {
      cell,
      left,
      top,
      rows: 0,
      width: left + cell * SIDE + PHONE.right,
      height: top + cell * SIDE + PHONE.bottom,
    };
  }
  const withRows = (rows: number): Layout => {
    const top = TRACK_HEAD + rows * TRACK_ROW + DIGITS_HEIGHT;
    const cell = squareFor(width - DESK.left - DESK.right, height && height - top - DESK.bottom);
    return {
      cell,
      left: DESK.left,
      top,
      rows,
      width: DESK.left + cell * SIDE + DESK.right,
      height: top + cell * SIDE + DESK.bottom,
    };
  };
  const whole = withRows(rounds);
  const short = withRows(1);
  return whole.cell < CROWDED && short.cell > whole.cell ? short : whole;
}

function squareFor(width: number, height: number): number {
  const across = width / SIDE;
  const down = height ? height / SIDE : across;
  return Math.max(20, Math.min(MOST, Math.floor(Math.min(across, down) * 2) / 2));
}
