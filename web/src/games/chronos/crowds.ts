/** The positions of timers: beside their pile while there is room, smaller and in rows if there are many. */

import { PLACES, SQUARES } from './facts';
import {
  around,
  citySpot,
  discardBox,
  outward,
  pileSpot,
  round,
  squareSpot,
  type Box,
  type Plate,
  type Spot,
} from './layout';

export interface Stand extends Spot {
  scale: number;
  /** Where the seconds are written. */
  pill: 'under' | 'over' | 'beside';
}

/** The layout of a crowd: the share of a timer's size, the number of rows, the offset above the card's middle. */
interface Order {
  share: number;
  rows: number;
  lift: number;
  pill: Stand['pill'];
}
const PLACES_BESIDE = 12;
const WIDE_ORDERS: Order[] = [
  { share: 1, rows: 1, lift: 0, pill: 'under' },
  { share: 0.58, rows: 2, lift: 7, pill: 'under' },
  { share: 0.44, rows: 3, lift: 0, pill: 'over' },
];
const PHONE_ORDERS: Order[] = [
  { share: 1, rows: 1, lift: 0, pill: 'under' },
  { share: 1, rows: 1, lift: 9, pill: 'under' },
  { share: 0.62, rows: 2, lift: 0, pill: 'over' },
  { share: 0.62, rows: 2, lift: -12, pill: 'over' },
  { share: 0.56, rows: 3, lift: 0, pill: 'over' },
  { share: 0.5, rows: 4, lift: 0, pill: 'over' },
];

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function meetsDial({ middle, dial }: Plate, { x, y, width, height }: Box): boolean {
  const near = { x: Math.max(x, Math.min(middle.x, x + width)), y: Math.max(y, Math.min(middle.y, y + height)) };
  return Math.hypot(near.x - middle.x, near.y - middle.y) < dial + 2;
}

/** The room for a timer with its seconds. */
export function roomOf({ x, y, scale, pill }: Stand): Box {
  const half = Math.max(17 * scale, pill === 'over' ? 9 : 10);
  const foot = pill === 'under' ? 40 * scale + 18 : 42 * scale;
  return { x: x - half, y: y - 41 * scale, width: 2 * half, height: 41 * scale + foot };
}

/** What timers beside piles must not cover. */
function fixed(plate: Plate, squares: boolean): Box[] {
  const cities = [0, 1].map((tile) => ({ ...citySpot(plate, tile), ...plate.city }));
  if (plate.phone) return cities;
  const found = [...cities, discardBox(plate)];
  if (squares)
    for (let at = 0; at < SQUARES; at++) found.push(around(squareSpot(plate, at), { width: 46, height: 106 }));
  return found;
}

/** The places beside a card, nearest first: away from the middle, then on its other side. */
function beside(plate: Plate, spot: Spot, order: Order, free: (stand: Stand) => boolean): Stand[] {
  const side = outward(plate, spot);
  const scale = plate.scale * order.share;
  const step = Math.max(plate.step * order.share, plate.phone ? 19 : 21);
  const high = order.rows > 1 ? 82 * scale + (order.pill === 'under' ? 19 : 3) : 0;
  const found: Stand[] = [];
  for (const way of [side, -side]) {
    const first = plate.card.width / 2 + (way === side ? 13 : 20) * plate.scale * (order.rows > 1 ? 0.8 : 1);
    for (let at = 0; at < PLACES_BESIDE; at++) {
      const column = Array.from({ length: order.rows }, (_, row) => ({
        x: round(spot.x + way * (first + at * step)),
        y: round(spot.y + (row - (order.rows - 1) / 2) * high - order.lift),
        scale,
        pill: order.pill,
      }));
      if (!column.every(free)) break;
      found.push(...column);
    }
  }
  return found;
}

/** More than there is room for overlap, away from the middle. */
function squeezed(plate: Plate, spot: Spot, count: number): Stand[] {
  const side = outward(plate, spot);
  const first = spot.x + side * (plate.card.width / 2 + 10 * plate.scale);
  const room = (side > 0 ? plate.width - first : first) - 12;
  const columns = Math.ceil(count / 2);
  const step = Math.min(plate.step / 2, room / Math.max(1, columns - 1));
  return Array.from({ length: count }, (_, at) => ({
    x: round(first + side * step * Math.floor(at / 2)),
    y: spot.y + (at % 2 ? 1 : -1) * 20 * plate.scale,
    scale: plate.scale * 0.44,
    pill: 'over' as const,
  }));
}

/**
 * The positions of each pile's timers, by their numbers. Small groups choose first. Without room
 * for all of them there are as many places as owners, and one timer represents all of its owner.
 */
export function standing(
  plate: Plate,
  counts: ReadonlyMap<number, number>,
  squares: boolean,
  owners: ReadonlyMap<number, number> = counts,
): Map<number, Stand[]> {
  const piles = [...counts.keys()];
  const inRing = piles.filter((pile) => pile !== PLACES.atlantis).length;
  const cards = new Map(piles.map((pile) => [pile, around(pileSpot(plate, pile, inRing), plate.card)]));
  const taken = fixed(plate, squares);
  const inside = ({ x, y, width, height }: Box) =>
    x >= 3 && y >= 3 && x + width <= plate.width - 3 && y + height <= plate.floor - 1;
  const found = new Map<number, Stand[]>();
  for (const [pile, count] of [...counts].sort(([, one], [, other]) => one - other)) {
    const spot = pileSpot(plate, pile, inRing);
    const free = (stand: Stand) => {
      const box = roomOf(stand);
      if (!inside(box) || meetsDial(plate, box) || taken.some((other) => meet(box, other))) return false;
      return [...cards].every(([other, card]) => other === pile || !meet(box, card));
    };
    const orders = plate.phone ? PHONE_ORDERS : WIDE_ORDERS;
    const ways = orders.map((order) => beside(plate, spot, order, free));
    const few = owners.get(pile) ?? count;
    const all = ways.find((each) => each.length >= count)?.slice(0, count);
    const stands = all ?? ways.find((each) => each.length >= few)?.slice(0, few) ?? squeezed(plate, spot, few);
    found.set(pile, stands);
    taken.push(...stands.map(roomOf));
  }
  return found;
}

/** The two parts of Hell are one above the other; a crowd has two rows. */
export function insideHell({ middle, hell, phone, scale }: Plate, deep: boolean, count: number): Stand[] {
  const way = deep ? 1 : -1;
  if (count <= 1) {
    return [
      { x: round(middle.x + hell * 0.26), y: round(middle.y + way * hell * 0.44), scale: scale * 0.86, pill: 'beside' },
    ];
  }
  const size = hell / 112;
  if (count <= 3) {
    const own = phone ? 0.38 : 0.66 * size;
    const step = phone ? 17 : 30 * size;
    return Array.from({ length: count }, (_, at) => ({
      x: round(middle.x + (phone ? 7 : 19 * size) + at * step),
      y: round(middle.y + way * hell * 0.46 - (phone ? 5 : 7)),
      scale: own,
      pill: 'under' as const,
    }));
  }
  const near = Math.min(count, Math.max(4, Math.ceil(count / 2)));
  return Array.from({ length: count }, (_, at) => {
    const pole = at >= near;
    const all = pole ? count - near : near;
    const step = Math.min(23, 80 / Math.max(1, all - 1));
    const from = pole ? -((all - 1) * step) / 2 : 10;
    return {
      x: round(middle.x + size * (from + (pole ? at - near : at) * step)),
      y: round(middle.y + way * size * (pole ? 76 : 29)),
      scale: 0.5 * size,
      pill: 'over' as const,
    };
  });
}

/** One timer, or the first of its owner to run out there. */
export interface Group<T> {
  each: T;
  count: number;
}

/** The drawn timers: all, or one per owner if there are fewer places. */
export function grouped<T extends { owner: number; ends: number }>(timers: readonly T[], places: number): Group<T>[] {
  if (places >= timers.length) return timers.map((each) => ({ each, count: 1 }));
  return [...new Set(timers.map(({ owner }) => owner))].map((owner) => {
    const all = timers.filter((each) => each.owner === owner);
    return { each: all.reduce((first, other) => (other.ends < first.ends ? other : first)), count: all.length };
  });
}
