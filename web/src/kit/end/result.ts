/** How a match ended, in one line for the person who reads it. */

import { seatArg, seatsArg } from '../../lib/match/tell';
import { say, sayTo } from '../../lib/say.svelte';

export interface Ending {
  names: readonly string[];
  scores: readonly number[];
  ranks: readonly number[];
  /** The viewer's seat, -1 for spectators. */
  you: number;
}

/** "You won with 48 points", "Ilya won with 9 points", "You share the win with Ilya"; alone: "48 points". */
export function verdict({ names, scores, ranks, you }: Ending): string {
  if (ranks.length === 1) return points(scores[0] ?? 0);
  const reader = { you, names };
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first, ...more] = winners;
  if (first === undefined) return say('room-end-nobody');
  if (winners.length === ranks.length) return say('room-end-shared-all');
  if (more.length === 0) return sayTo(reader, 'room-end-won', { who: seatArg(first), n: scores[first] ?? 0 });
  if (!winners.includes(you)) return sayTo(reader, 'room-end-shared', { who: seatsArg(winners) });
  return sayTo(reader, 'room-end-shared-you', { others: seatsArg(winners.filter((seat) => seat !== you)) });
}

/** "48 points", "1 point". */
export const points = (score: number): string => say('room-points', { n: score });

/** The order of the table at the end: by rank, then by seat. */
export function standings(ranks: readonly number[]): number[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}
