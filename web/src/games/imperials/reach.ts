/** How many roads a player needs for the next village (R6.2, R6.3). */

import type { Land } from './land';
import { FOG, TOWN, type ImperialsView } from './view';

/** How many roads it takes to the nearest corner for a village, 0 if one is reached; Infinity without one. */
export function roadsToVillage(view: ImperialsView, land: Land): number {
  const settled = (corner: number) => [1, TOWN].includes(view.pieces[corner] ?? 0);
  const open = (corner: number) => (view.owners[corner] ?? -1) < 0 || view.owners[corner] === view.seat;
  const ends = (corner: number) =>
    land.corners[corner]!.sides.map((side) => ({
      side,
      end: land.edges[side]!.ends.find((other) => other !== corner)!,
    }));
  const free = (corner: number) =>
    view.pieces[corner] === 0 &&
    ends(corner).every(({ end }) => !settled(end)) &&
    land.corners[corner]!.tiles.every((tile) => view.kinds[tile] !== FOG);

  let reached = land.corners.flatMap((_, corner) =>
    ends(corner).some(({ side }) => view.roads[side] === view.seat) ||
    (settled(corner) && view.owners[corner] === view.seat)
      ? [corner]
      : [],
  );
  const known = new Set(reached);
  const own = reached.filter((corner) => ends(corner).some(({ side }) => view.roads[side] === view.seat));
  if (own.some(free)) return 0;
  for (let roads = 1; reached.length; roads++) {
    reached = reached.filter(open).flatMap((corner) =>
      ends(corner)
        .filter(({ side, end }) => view.roads[side] === -1 && !known.has(end))
        .map(({ end }) => (known.add(end), end)),
    );
    if (reached.some(free)) return roads;
  }
  return Infinity;
}
