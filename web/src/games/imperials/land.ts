/** The board as a drawing and in words: the positions and names of tiles, corners and sides. */

import type { At, Text } from '../../lib/text';
import { centre, RADIUS, SIDES, WIDTH, type Hex, type Point, type Side } from './hexes';
import { KINDS, PORTS, type Kind, type PortKind } from './looks';
import { NUMBERS } from './numbers';
import { inner, say } from './tell';
import type { ImperialsView } from './view';

export interface Corner {
  at: Point;
  tiles: number[];
  sides: number[];
}
export interface Edge {
  ends: [number, number];
  /** Its middle. */
  at: Point;
  tiles: number[];
}
export interface Land {
  tiles: { place: Hex; at: Point; corners: number[] }[];
  corners: Corner[];
  edges: Edge[];
}

export type Place = { corner: number } | { side: number } | { tile: number };

/** "c12", "s3", "t0": a place as a key. */
export function placeKey(place: Place): string {
  if ('corner' in place) return `c${place.corner}`;
  return 'side' in place ? `s${place.side}` : `t${place.tile}`;
}
export function same(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && placeKey(a) === placeKey(b);
}

const AROUND: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
const CORNER_WAYS = ['ui-way-n', 'ui-way-ne', 'ui-way-se', 'ui-way-s', 'ui-way-sw', 'ui-way-nw'] as const;
/** The sides of a tile from the north-east on. */
const BORDER_WAYS = ['ui-way-ne', 'ui-way-e', 'ui-way-se', 'ui-way-sw', 'ui-way-w', 'ui-way-nw'] as const;

function pairs(flat: readonly number[]): [number, number][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0]);
}

const known = new WeakMap<readonly number[], Land>();
/** The land of a view, calculated once for all views of a match. */
export function landFor(view: ImperialsView): Land {
  const land = known.get(view.places) ?? landOf(view);
  known.set(view.places, land);
  return land;
}

/** Calculate the land from the numbers of a view. */
export function landOf(view: Pick<ImperialsView, 'places' | 'corners' | 'sides'>): Land {
  const points = pairs(view.corners);
  const cornerAt = new Map(points.map(([x, y], corner) => [`${x},${y}`, corner]));
  const corners: Corner[] = points.map(([x, y]) => ({
    at: { x: (x * WIDTH) / 2, y: (y * RADIUS) / 2 },
    tiles: [],
    sides: [],
  }));
  const tiles = pairs(view.places).map(([q, r], tile) => {
    const round = AROUND.map(([right, down]) => cornerAt.get(`${2 * q + r + right},${3 * r + down}`) ?? 0);
    for (const corner of round) corners[corner]?.tiles.push(tile);
    return { place: { q, r }, at: centre({ q, r }), corners: round };
  });
  const edges = pairs(view.sides).map(([one, other], side): Edge => {
    const a = corners[one]!;
    const b = corners[other]!;
    a.sides.push(side);
    b.sides.push(side);
    return {
      ends: [one, other],
      at: { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 },
      tiles: a.tiles.filter((tile) => b.tiles.includes(tile)),
    };
  });
  return { tiles, corners, edges };
}

export function pointOf(land: Land, place: Place): Point {
  if ('corner' in place) return land.corners[place.corner]!.at;
  return 'side' in place ? land.edges[place.side]!.at : land.tiles[place.tile]!.at;
}

export const kindOf = (view: ImperialsView, tile: number): Kind => KINDS[view.kinds[tile] ?? 0] ?? 'random';

export interface Port {
  side: number;
  kind: PortKind;
  hex: Hex;
  towards: Side;
}

/** The ports, each at the side of its tile. */
export function portsOf(view: ImperialsView, land: Land): Port[] {
  return pairs(view.ports).flatMap(([side, kind]) => {
    const edge = land.edges[side];
    const tile = land.tiles[edge?.tiles[0] ?? -1];
    if (!edge || !tile) return [];
    return [{ side, kind: PORTS[kind] ?? 'general', hex: tile.place, towards: SIDES[direction(tile.corners, edge)]! }];
  });
}

/** How many cards a port takes for one. */
export function portRatio(view: ImperialsView, kind: PortKind): number {
  return kind === 'general' ? NUMBERS.of(view, 'general-port.ratio') : NUMBERS.of(view, 'resource-port.ratio');
}

/** Which of a tile's sides an edge is, from the north-east on. */
function direction(round: readonly number[], { ends }: Edge): number {
  return round.findIndex((corner, at) => ends.includes(corner) && ends.includes(round[(at + 1) % 6]!));
}

// Words: the same messages as the server's for places

type Ground = (string | number)[];

function groundOf(view: ImperialsView, tile: number): Ground {
  return [kindOf(view, tile), view.numbers[tile] ?? 0];
}

const at = (kind: string, id: number, ground: Ground): At => ['@', kind, id, { on: ['+', 'tile', ...ground] }];

export function tilePlace(view: ImperialsView, tile: number): At {
  return at('tile', tile, groundOf(view, tile));
}

export function cornerPlace(view: ImperialsView, land: Land, corner: number): At {
  const { tiles } = land.corners[corner]!;
  const around = tiles.flatMap((tile) => groundOf(view, tile));
  const port = pairs(view.ports).find(([side]) => land.edges[side]?.ends.includes(corner));
  if (port) around.push(`${PORTS[port[1]] ?? 'general'}-port`, 0);
  else if (tiles.length < 3) around.push('sea', 0);
  return at('corner', corner, around);
}

export function borderPlace(view: ImperialsView, land: Land, side: number): At {
  const [one = 0, other] = land.edges[side]!.tiles;
  const beyond = other === undefined ? ['sea', 0] : groundOf(view, other);
  return at('border', side, [...groundOf(view, one), ...beyond]);
}

/** A place to choose; several at sea may be at one tile, so they include the direction. */
export function placeText(view: ImperialsView, land: Land, place: Place): Text {
  if ('tile' in place) return say('ui-tile', { tile: tilePlace(view, place.tile) });
  if ('corner' in place) {
    const { tiles } = land.corners[place.corner]!;
    const where = cornerPlace(view, land, place.corner);
    if (tiles.length > 1) return say('ui-corner', { where });
    const way = inner(say(CORNER_WAYS[land.tiles[tiles[0]!]!.corners.indexOf(place.corner)] ?? 'ui-way-n', {}));
    return say('ui-corner-sea', { where, way });
  }
  const edge = land.edges[place.side]!;
  const where = borderPlace(view, land, place.side);
  if (edge.tiles.length > 1) return say('ui-border', { where });
  const way = inner(say(BORDER_WAYS[direction(land.tiles[edge.tiles[0]!]!.corners, edge)] ?? 'ui-way-n', {}));
  return say('ui-border-sea', { where, way });
}

/** Reading order: from the top, then from the left. */
export function byReading(land: Land, a: Place, b: Place): number {
  const one = pointOf(land, a);
  const other = pointOf(land, b);
  return Math.abs(one.y - other.y) > 1 ? one.y - other.y : one.x - other.x;
}
