/** The thing of the board that Tab reaches; arrow keys start from there. */

import type { TemporumController } from './controller.svelte';
import { kindOf, type Thing, type ThingKind } from './moves';
import { OUTSIDE } from './view';

/** The elements where Tab may stop; the wheels that change history are beside their Zones. */
const STOPS: readonly ThingKind[] = ['place', 'time', 'crown'];
const isStop = (thing: Thing | null): thing is Thing => thing !== null && STOPS.includes(kindOf(thing));

/** The chosen thing, else the first that can be chosen, the player's own place, or the real one of the present. */
export function tabStop(controller: TemporumController): Thing {
  const { view, chosen } = controller;
  const first = isStop(chosen) ? chosen : controller.things.find(isStop);
  if (first) return first;
  const own = view.pawns[view.seat] ?? OUTSIDE;
  return `place:${own < OUTSIDE ? own : (view.real.at(-1) ?? 0)}`;
}
