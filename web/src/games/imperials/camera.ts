/** Zoom and pan: which part of the board is shown in the window. */

import type { Box, Point } from './hexes';

/** The point in the middle of the window, in the board's units, and the zoom; 1 shows the whole. */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

/** The window in pixels, and how much of its left side is covered. */
export interface Window {
  width: number;
  height: number;
  left: number;
}

export const NEAREST = 4;
export const STEP = 1.4;
/** Without zoom no tile is drawn larger than this many times its normal size. */
const LARGEST = 1.3;

/** The camera for the whole board. */
export function whole(box: Box): Camera {
  return { zoom: 1, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Pixels per unit of the board. */
export function scaleOf(camera: Camera, box: Box, window: Window): number {
  const room = Math.max(1, window.width - window.left);
  const fit = Math.min(room / box.width, Math.max(1, window.height) / box.height, LARGEST);
  return fit * camera.zoom;
}

/** The position of the board's origin in the window. */
export function originOf(camera: Camera, box: Box, window: Window): Point {
  const scale = scaleOf(camera, box, window);
  return {
    x: (window.width + window.left) / 2 - camera.x * scale,
    y: window.height / 2 - camera.y * scale,
  };
}

/** The point of the board under a pixel. */
export function under(camera: Camera, box: Box, window: Window, pixel: Point): Point {
  const scale = scaleOf(camera, box, window);
  const origin = originOf(camera, box, window);
  return { x: (pixel.x - origin.x) / scale, y: (pixel.y - origin.y) / scale };
}

/** Zoom in or out around the point under a pixel. */
export function zoomed(camera: Camera, box: Box, window: Window, factor: number, pixel?: Point): Camera {
  const at = pixel ?? { x: (window.width + window.left) / 2, y: window.height / 2 };
  const before = under(camera, box, window, at);
  const next = { ...camera, zoom: Math.min(NEAREST, Math.max(1, camera.zoom * factor)) };
  const after = under(next, box, window, at);
  return held({ ...next, x: next.x + before.x - after.x, y: next.y + before.y - after.y }, box);
}

/** Pan by so many pixels. */
export function panned(camera: Camera, box: Box, window: Window, by: Point): Camera {
  const scale = scaleOf(camera, box, window);
  return held({ ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale }, box);
}

/** Pan as little as possible so that a point is in sight, `margin` pixels from the edges. */
export function showing(camera: Camera, box: Box, window: Window, point: Point, margin = 40): Camera {
  const scale = scaleOf(camera, box, window);
  const origin = originOf(camera, box, window);
  const x = origin.x + point.x * scale;
  const y = origin.y + point.y * scale;
  const into = (at: number, low: number, high: number) => (at < low ? low - at : at > high ? high - at : 0);
  const by = {
    x: into(x, window.left + margin, window.width - margin),
    y: into(y, margin, window.height - margin),
  };
  return by.x || by.y ? panned(camera, box, window, by) : camera;
}

/** The corners for small controls; the dice have the top right one. */
export const CORNERS = ['right bottom', 'left bottom', 'left top'] as const;
export type WindowCorner = (typeof CORNERS)[number];

/** The corner in which a square of so many pixels covers the fewest places of the whole board. */
export function freeCorner(places: readonly Point[], side: number, box: Box, window: Window): WindowCorner {
  const camera = whole(box);
  const scale = scaleOf(camera, box, window);
  const origin = originOf(camera, box, window);
  const covered = CORNERS.map((corner) =>
    places.reduce((count, { x, y }) => {
      const across = origin.x + x * scale;
      const down = origin.y + y * scale;
      const beside = corner.startsWith('left') ? across < side : across > window.width - side;
      return count + Number(beside && (corner.endsWith('top') ? down < side : down > window.height - side));
    }, 0),
  );
  return CORNERS[covered.indexOf(Math.min(...covered))]!;
}

/** Keep the middle of the window on the board; a whole board does not move. */
function held(camera: Camera, box: Box): Camera {
  if (camera.zoom <= 1) return whole(box);
  const part = (1 - 1 / camera.zoom) / 2;
  const middle = whole(box);
  const wide = box.width * part;
  const high = box.height * part;
  return {
    zoom: camera.zoom,
    x: Math.min(middle.x + wide, Math.max(middle.x - wide, camera.x)),
    y: Math.min(middle.y + high, Math.max(middle.y - high, camera.y)),
  };
}
