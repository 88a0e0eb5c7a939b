/** The layout of the board: on a wide plate, a tall one, and a phone's. */

import { PLACES, SQUARES } from './facts';

export interface Spot {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Spot, Size {}

export interface Plate extends Size {
  phone: boolean;
  /** The dial in the middle, and Hell inside it. */
  middle: Spot;
  dial: number;
  hell: number;
  /** How far the piles are from the middle. */
  radii: Spot;
  card: Size;
  /** The size of a timer, and the distance between two. */
  scale: number;
  step: number;
  city: Size;
  /** The margin. */
  edge: number;
  /** Where the ground for piles ends, with the squares of a tall plate below. */
  floor: number;
  square: Size;
}

/** A plate is wide if its room is this much wider than high. */
const WIDE_FROM = 1.1;
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The plate of a large screen, for a number of piles and the aspect ratio of its room. */
export function largePlate(aspect: number, piles: number, squares: boolean): Plate {
  return aspect < WIDE_FROM ? tallPlate(aspect, squares) : widePlate(aspect, piles);
}

/** Seven piles are in a circle; more stretch it to the sides if there is room. */
function widePlate(aspect: number, piles: number): Plate {
  const width = Math.round(between(902, 650 * aspect, 1180));
  const more = Math.max(0, piles - 7) * 34 + (width - 902) * 0.32;
  return {
    phone: false,
    width,
    height: 650,
    middle: { x: width / 2, y: 322 },
    dial: 146,
    hell: 112,
    radii: { x: 245 + more, y: 242 },
    card: { width: 88, height: 116 },
    scale: 1,
    step: 40,
    city: { width: 142, height: 98 },
    edge: 18,
    floor: 650,
    square: { width: 38, height: 64 },
  };
}

function tallPlate(aspect: number, squares: boolean): Plate {
  const height = Math.round(between(640, 600 / aspect, 880));
  const floor = squares ? height - 108 : height;
  return {
    phone: false,
    width: 600,
    height,
    middle: { x: 300, y: floor / 2 },
    dial: 118,
    hell: 92,
    radii: { x: 168, y: floor / 2 - 78 },
    card: { width: 76, height: 100 },
    scale: 0.82,
    step: 33,
    city: { width: 138, height: 98 },
    edge: 12,
    floor,
    square: { width: 36, height: 64 },
  };
}

/** The plate of a phone; the squares of ASCLEPIUS are in a strip of their own. */
export function phonePlate(squares: boolean): Plate {
  return {
    phone: true,
    width: 360,
    height: squares ? 446 : 400,
    middle: { x: 180, y: 200 },
    dial: 76,
    hell: 62,
    radii: { x: 128, y: 164 },
    card: { width: 48, height: 60 },
    scale: 0.6,
    step: 22,
    city: { width: 86, height: 38 },
    edge: 5,
    floor: 400,
    square: { width: 52, height: 38 },
  };
}

/** The middle of a pile's card; Atlantis is in a corner of its own. */
export function pileSpot(plate: Plate, pile: number, piles: number): Spot {
  const { card, edge, floor, middle, radii } = plate;
  if (pile === PLACES.atlantis) return { x: edge + 2 + card.width / 2, y: floor - edge - card.height / 2 };
  const angle = (2 * Math.PI * pile) / piles;
  return { x: round(middle.x + radii.x * Math.sin(angle)), y: round(middle.y - radii.y * Math.cos(angle)) };
}

/** A box around a spot. */
export function around({ x, y }: Spot, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The side of a pile away from the middle. */
export function outward(plate: Plate, spot: Spot): 1 | -1 {
  const atlantis = pileSpot(plate, PLACES.atlantis, 1);
  return spot.x < plate.middle.x - 1 && (spot.x !== atlantis.x || spot.y !== atlantis.y) ? -1 : 1;
}

export function citySpot({ width, edge, city }: Plate, tile: number): Spot {
  return { x: tile === 0 ? edge : width - edge - city.width, y: edge };
}

/** The middle of a square of ASCLEPIUS: in the lower right corner, on a phone under the piles. */
export function squareSpot({ phone, width, height, edge, square }: Plate, at: number): Spot {
  if (phone) return { x: 124 + at * 66, y: height - 24 };
  const apart = square.width + 7;
  return { x: width - edge - square.width / 2 - (SQUARES - 1 - at) * apart, y: height - edge - 35 - square.height / 2 };
}

export function discardBox({ width, height, edge }: Plate): Box {
  return { x: width - edge - 150, y: height - edge - 28, width: 150, height: 28 };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
