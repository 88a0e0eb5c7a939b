/** The position of a slip on the screen, without hiding its subject. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AWAY = 10;
const EDGE = 8;

/** Above the anchor if there is room, else below it, else beside it; always inside the window. */
export function beside(
  anchor: Box,
  slip: { width: number; height: number },
  window: { width: number; height: number },
) {
  const middle = anchor.left + anchor.width / 2 - slip.width / 2;
  const above = anchor.top - slip.height - AWAY;
  const below = anchor.top + anchor.height + AWAY;
  if (above >= EDGE) return { left: inside(middle, slip.width, window.width), top: above };
  if (below + slip.height <= window.height - EDGE)
    return { left: inside(middle, slip.width, window.width), top: below };
  const right = anchor.left + anchor.width + AWAY;
  const left = right + slip.width <= window.width - EDGE ? right : anchor.left - slip.width - AWAY;
  return { left: inside(left, slip.width, window.width), top: inside(anchor.top, slip.height, window.height) };
}

function inside(start: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - size - EDGE));
}
