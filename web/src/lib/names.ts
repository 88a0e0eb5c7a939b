/** What the people at a table are called. */

import type { Play } from './play';

export type Named = Pick<Play, 'table' | 'you'>;

export function nameOf(play: Named, seat: number): string {
  if (seat === play.you.seat) return 'You';
  return play.table.chairs[seat]?.name || `Player ${seat + 1}`;
}
