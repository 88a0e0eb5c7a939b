/** Which thing of the board Tab reaches; arrow keys go on from there. */

import type { Desk } from './desk.svelte';
import type { Thing } from './moves';
import { OUTSIDE } from './view';

/** The chosen place, the first that can be chosen, one's own, the real one of the present. */
export function tabStop(desk: Desk): Thing {
  const { view, chosen } = desk;
  if (chosen?.startsWith('place')) return chosen;
  const first = desk.things.find((thing) => thing.startsWith('place'));
  if (first) return first;
  const own = view.pawns[view.seat] ?? OUTSIDE;
  return `place:${own < OUTSIDE ? own : (view.real.at(-1) ?? 0)}`;
}
