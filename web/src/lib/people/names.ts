/** The names of the people at a table. */

import type { Play } from '../match/play';
import { say, sayText } from '../say.svelte';

export type Named = Pick<Play, 'table' | 'you'>;

/** The seat called "you": the viewer's own. In a replay of another seat's view there is none. */
export function yourSeat({ you }: Pick<Play, 'you'>): number {
  return you.borrowed ? -1 : you.seat;
}

/** Everybody's name, seat by seat. */
export function namesOf({ table }: Pick<Play, 'table'>): string[] {
  return table.chairs.map((chair) => chair.name);
}

export function nameOf(play: Named, seat: number): string {
  if (seat === yourSeat(play)) return say('room-you');
  return play.table.chairs[seat]?.name || sayText(['seat-player', { n: seat + 1 }]);
}
