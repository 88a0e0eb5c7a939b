/** Where everything of the board lies: on a wide plate, and on a phone's. */

import { PLACES, SQUARES } from './facts';

export interface Spot {
  x: number;
  y: number;
}

export interface Plate {
  phone: boolean;
  width: number;
  height: number;
  /** The dial in the middle, and Hell inside it. */
  middle: Spot;
  dial: number;
  hell: number;
  card: { width: number; height: number };
  /** How large a timer is drawn, and how far apart two are. */
  scale: number;
  step: number;
  city: { width: number; height: number };
}

export const WIDE: Plate = {
  phone: false,
  width: 902,
  height: 650,
  middle: { x: 451, y: 322 },
  dial: 146,
  hell: 112,
  card: { width: 88, height: 116 },
  scale: 1,
  step: 40,
  city: { width: 136, height: 92 },
};

export const PHONE: Plate = {
  phone: true,
  width: 360,
  height: 400,
  middle: { x: 180, y: 200 },
  dial: 76,
  hell: 62,
  card: { width: 48, height: 60 },
  scale: 0.6,
  step: 21,
  city: { width: 86, height: 38 },
};

/** Seven piles stand in a circle; more stretch it to the sides, where there is room. */
function radii(plate: Plate, piles: number): Spot {
  if (plate.phone) return { x: 128, y: 164 };
  return { x: 245 + Math.max(0, piles - 7) * 34, y: 242 };
}

/** The middle of a pile's card; Atlantis lies in a corner of its own. */
export function pileSpot(plate: Plate, pile: number, piles: number): Spot {
  if (pile === PLACES.atlantis) return atlantisSpot(plate);
  const angle = (2 * Math.PI * pile) / piles;
  const { x, y } = radii(plate, piles);
  const spot = { x: plate.middle.x + x * Math.sin(angle), y: plate.middle.y - y * Math.cos(angle) };
  return { x: round(spot.x), y: round(spot.y) };
}

function atlantisSpot(plate: Plate): Spot {
  const edge = plate.phone ? 6 : 22;
  return { x: edge + plate.card.width / 2, y: plate.height - edge - plate.card.height / 2 };
}

/** Timers stand beside the card, away from the middle. */
export function outward(plate: Plate, spot: Spot): 1 | -1 {
  if (spot.y > plate.height - plate.card.height && spot.x < plate.card.width * 2) return 1;
  return spot.x < plate.middle.x - 1 ? -1 : 1;
}

/** Where the timers of a pile stand; many stand closer. */
export function besidePile(plate: Plate, spot: Spot, count: number): Spot[] {
  const side = outward(plate, spot);
  const first = spot.x + side * (plate.card.width / 2 + 13 * plate.scale);
  const room = side > 0 ? plate.width - first : first;
  const step = count > 1 ? Math.min(plate.step, (room - 18 * plate.scale) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => ({
    x: round(first + side * step * at),
    y: spot.y + 3 * plate.scale,
  }));
}

/** The two parts of Hell lie one above the other. */
export function insideHell(plate: Plate, deep: boolean, count: number): Spot[] {
  const { x, y } = plate.middle;
  const level = y + (deep ? 1 : -1) * plate.hell * 0.44;
  const from = x - plate.hell * 0.02;
  const to = x + plate.hell * 0.68;
  const step = count > 1 ? Math.min(plate.step * 0.9, (to - from) / (count - 1)) : 0;
  const start = count > 1 ? from : x + plate.hell * 0.24;
  return Array.from({ length: count }, (_, at) => ({ x: round(start + at * step), y: round(level) }));
}

export function citySpot(plate: Plate, tile: number): Spot {
  const edge = plate.phone ? 5 : 18;
  return { x: tile === 0 ? edge : plate.width - edge - plate.city.width, y: edge };
}

/** The squares on ASCLEPIUS go up along the left edge; on a phone they lie under the dial. */
export function squareSpot(plate: Plate, square: number): Spot {
  const { x, y } = plate.middle;
  const from = square - (SQUARES - 1) / 2;
  return plate.phone ? { x: x + from * 34, y: y + plate.dial + 22 } : { x: 34, y: y - from * 92 };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
