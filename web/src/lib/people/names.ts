/** What the people at a table are called. */

import type { Play } from '../match/play';

export type Named = Pick<Play, 'table' | 'you'>;

/** The seat that is called "you": one's own. Looking back through other eyes nobody is. */
export function yourSeat({ you }: Pick<Play, 'you'>): number {
  return you.borrowed ? -1 : you.seat;
}

/** Everybody's name, seat by seat. */
export function namesOf({ table }: Pick<Play, 'table'>): string[] {
  return table.chairs.map((chair) => chair.name);
}

export function nameOf(play: Named, seat: number): string {
  if (seat === yourSeat(play)) return 'You';
  return play.table.chairs[seat]?.name || `Player ${seat + 1}`;
}

/** "Your", "Ann’s". */
export function whose(play: Named, seat: number): string {
  return seat === yourSeat(play) ? 'Your' : `${nameOf(play, seat)}’s`;
}
