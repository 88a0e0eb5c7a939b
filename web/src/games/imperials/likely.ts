/** A move that somebody probably meant, so that the server can say why it is not possible. */

import { placeKey, pointOf, type Land, type Place } from './land';
import type { Point } from './hexes';
import type { AskKind, Tool } from './moves';
import { TOWN, VILLAGE, type ImperialsView } from './view';

export type Wish = [name: string, ...args: number[]];

/** The move of a tool at a place; null if it can never be used there. */
export function wishAt(tool: Tool, place: Place): Wish | null {
  if (tool === 'road') return 'side' in place ? ['road', place.side] : null;
  return 'corner' in place ? [tool, place.corner] : null;
}

/** The move that would answer a question with a place. */
export function answerAt(kind: AskKind, town: boolean, place: Place): Wish | null {
  if ('tile' in place) return ['tile', place.tile];
  if ('side' in place) return [kind === 'found-road' ? 'road' : 'side', place.side];
  if (kind !== 'found-piece') return ['corner', place.corner];
  return [town ? 'town' : 'village', place.corner];
}

/** The most plausible place to ask about a tool that cannot be used anywhere. */
export function wishFor(view: ImperialsView, land: Land, tool: Tool): Wish {
  const seat = view.seat;
  if (tool === 'road') return ['road', nearSide(view, land)];
  const mine = (wanted: (piece: number, corner: number) => boolean) =>
    view.pieces.findIndex((piece, corner) => view.owners[corner] === seat && wanted(piece, corner));
  const roadEnd = land.corners.findIndex(
    (corner, at) => view.pieces[at] === 0 && corner.sides.some((side) => view.roads[side] === seat),
  );
  const found: Record<Exclude<Tool, 'road'>, () => number> = {
    village: () => roadEnd,
    warrior: () => roadEnd,
    town: () => mine((piece) => piece === VILLAGE),
    fence: () =>
      firstOf(
        mine((piece, at) => piece === TOWN && !view.fences[at]),
        mine((piece) => piece === TOWN),
      ),
    activate: () => mine((piece) => piece > TOWN),
    upgrade: () => mine((piece) => piece > TOWN),
    march: () => mine((piece) => piece > TOWN),
    chase: () => mine((piece) => piece > TOWN),
  };
  return [tool, Math.max(0, found[tool]())];
}

function firstOf(...found: number[]): number {
  return found.find((at) => at >= 0) ?? -1;
}

function nearSide(view: ImperialsView, land: Land): number {
  const seat = view.seat;
  const own = (corner: number) =>
    (view.owners[corner] === seat && (view.pieces[corner] ?? 0) <= TOWN) ||
    land.corners[corner]!.sides.some((side) => view.roads[side] === seat);
  const found = land.edges.findIndex(({ ends }, side) => view.roads[side] === -1 && ends.some(own));
  return Math.max(0, found);
}

/** The corner, side or tile nearest to a point, as the question wants one. */
export function nearest(land: Land, wants: 'corner' | 'side' | 'tile', point: Point): Place {
  const all: Place[] =
    wants === 'corner'
      ? land.corners.map((_, corner) => ({ corner }))
      : wants === 'side'
        ? land.edges.map((_, side) => ({ side }))
        : land.tiles.map((_, tile) => ({ tile }));
  const far = (place: Place) => {
    const { x, y } = pointOf(land, place);
    return (x - point.x) ** 2 + (y - point.y) ** 2;
  };
  return all.reduce((best, place) => (far(place) < far(best) ? place : best));
}

/** The kind of place of a key. */
export const wanted = (place: Place): 'corner' | 'side' | 'tile' =>
  ({ c: 'corner', s: 'side', t: 'tile' })[placeKey(place)[0]!] as 'corner' | 'side' | 'tile';
