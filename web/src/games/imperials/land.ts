/** The board as a drawing and as words: where tiles, corners and sides lie, and what each is called. */

import { listed } from '../../lib/words';
import { centre, RADIUS, SIDE_WORDS, SIDES, WIDTH, type Hex, type Point, type Side } from './hexes';
import { KINDS, LOOKS, PORTS, type Kind, type PortKind } from './looks';
import { NUMBERS } from './numbers';
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
const CORNER_WORDS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

function pairs(flat: readonly number[]): [number, number][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0]);
}

const known = new WeakMap<readonly number[], Land>();
/** The land of a view, worked out once for all views of a match. */
export function landFor(view: ImperialsView): Land {
  const land = known.get(view.places) ?? landOf(view);
  known.set(view.places, land);
  return land;
}

/** Work the land out from the numbers of a view. */
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

/** The ports, each before its side of its one tile. */
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

// Words

/** "wood 9", "desert", "fog". */
export function tileWords(view: ImperialsView, tile: number): string {
  const words = LOOKS[kindOf(view, tile)].words;
  const number = view.numbers[tile] ?? 0;
  return number > 0 ? `${words} ${number}` : words;
}

function portWords(view: ImperialsView, land: Land, corner: number): string {
  const port = pairs(view.ports).find(([side]) => land.edges[side]?.ends.includes(corner));
  if (!port) return '';
  const kind = PORTS[port[1]] ?? 'general';
  return kind === 'general' ? `, at a ${portRatio(view, kind)}:1 port` : `, at the ${kind} port`;
}

/** "between wood 9, wool 4 and ore 10"; what is alone at the coast says where it lies. */
export function placeWords(view: ImperialsView, land: Land, place: Place): string {
  if ('tile' in place) return tileWords(view, place.tile);
  if ('corner' in place) {
    const corner = land.corners[place.corner]!;
    const [first] = corner.tiles;
    const port = portWords(view, land, place.corner);
    if (corner.tiles.length === 1 && first !== undefined) {
      const way = CORNER_WORDS[land.tiles[first]!.corners.indexOf(place.corner)];
      return `the ${way} corner of ${tileWords(view, first)}${port}`;
    }
    const coast = corner.tiles.length < 3 && !port ? ', at the coast' : '';
    return `between ${listed(corner.tiles.map((tile) => tileWords(view, tile)))}${port || coast}`;
  }
  const edge = land.edges[place.side]!;
  const [first] = edge.tiles;
  if (edge.tiles.length === 1 && first !== undefined) {
    const way = SIDE_WORDS[SIDES[direction(land.tiles[first]!.corners, edge)]!];
    return `the ${way} coast of ${tileWords(view, first)}`;
  }
  return `between ${listed(edge.tiles.map((tile) => tileWords(view, tile)))}`;
}

/** Reading order: from the top, then from the left. */
export function byReading(land: Land, a: Place, b: Place): number {
  const one = pointOf(land, a);
  const other = pointOf(land, b);
  return Math.abs(one.y - other.y) > 1 ? one.y - other.y : one.x - other.x;
}
