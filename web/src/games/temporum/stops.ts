/** Which thing of the board Tab reaches; arrow keys go on from there. */

import type { TemporumController } from './controller.svelte';
import { kindOf, type Thing, type ThingKind } from './moves';
import { OUTSIDE } from './view';

/** What Tab may stop at; the wheels that turn history are beside their Zones. */
const STOPS: readonly ThingKind[] = ['place', 'time', 'crown'];
const isStop = (thing: Thing | null): thing is Thing => thing !== null && STOPS.includes(kindOf(thing));

/** The chosen thing, the first that can be chosen, one's own place, the real one of the present. */
export function tabStop(controller: TemporumController): Thing {
  const { view, chosen } = controller;
  const first = isStop(chosen) ? chosen : controller.things.find(isStop);
  if (first) return first;
  const own = view.pawns[view.seat] ?? OUTSIDE;
  return `place:${own < OUTSIDE ? own : (view.real.at(-1) ?? 0)}`;
}
