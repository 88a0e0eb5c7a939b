/** How much of the sea the drawing of a map shows, so that its scale does not change at every tile. */

import { RADIUS, WIDTH, type Box } from '../hexes';

/** At first, water for one more tile on every side; where it runs out, for three more. */
const FIRST = 1;
const MORE = 2;
/** Boxes are rounded. */
const ROUNDED = 1;
const ROW = 1.5 * RADIUS;

/** The box to draw in: the old one while everything fits, else a larger one. */
export function roomFor(old: Box | null, wanted: Box): Box {
  if (!old) return padded(wanted, FIRST, FIRST, FIRST, FIRST);
  const missing = (from: number, to: number) => (to - from > ROUNDED ? MORE : 0);
  const left = missing(wanted.x, old.x);
  const top = missing(wanted.y, old.y);
  const right = missing(old.x + old.width, wanted.x + wanted.width);
  const bottom = missing(old.y + old.height, wanted.y + wanted.height);
  return left || top || right || bottom ? around(old, padded(wanted, left, top, right, bottom)) : old;
}

/** A box with so many more columns and rows of tiles at its sides. */
function padded({ x, y, width, height }: Box, left: number, top: number, right: number, bottom: number): Box {
  return {
    x: x - left * WIDTH,
    y: y - top * ROW,
    width: width + (left + right) * WIDTH,
    height: height + (top + bottom) * ROW,
  };
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
