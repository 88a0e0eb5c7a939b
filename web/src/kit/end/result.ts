/** How a match ended, in one line for the person who reads it. */

export interface Ending {
  names: readonly string[];
  scores: readonly number[];
  ranks: readonly number[];
  /** One's own seat, -1 for spectators. */
  you: number;
}

/** "You won with 48 points", "Ilya won", "You and Ilya share the win"; alone: "48 points". */
export function verdict({ names, scores, ranks, you }: Ending): string {
  if (ranks.length === 1) return points(scores[0] ?? 0);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const called = winners.map((seat) => (seat === you ? 'You' : (names[seat] ?? `Seat ${seat + 1}`)));
  // "You" comes first, as people say it.
  called.sort((a, b) => Number(b === 'You') - Number(a === 'You'));
  if (called.length === 0) return 'Nobody won';
  if (called.length === ranks.length) return 'Everybody shares the win';
  if (called.length > 1) return `${called.slice(0, -1).join(', ')} and ${called.at(-1)} share the win`;
  return `${called[0]} won with ${points(scores[winners[0] ?? 0] ?? 0)}`;
}

export function points(score: number): string {
  const figure = score < 0 ? `−${-score}` : String(score);
  return `${figure} ${Math.abs(score) === 1 ? 'point' : 'points'}`;
}

/** The order of the table at the end: by rank, then by seat. */
export function standings(ranks: readonly number[]): number[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}
