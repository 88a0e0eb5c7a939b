/** A player's scores over time, by game. */

import { presentName } from '../../games';
import { counts } from '../../lib/match/resultMarks';
import type { Past } from '../../lib/wire';

export interface Curve {
  game: string;
  /** Oldest first. */
  scores: number[];
  /** The best score without hints, null if there is none. */
  best: number | null;
}

/** A curve for each game with a match that counts; former names of a game are the same game. */
export function curvesOf(past: readonly Past[]): Curve[] {
  const found = new Map<string, Past[]>();
  for (const each of past.filter(({ rank, marks }) => rank > 0 && counts(marks)).reverse()) {
    const game = presentName(each.game);
    found.set(game, [...(found.get(game) ?? []), each]);
  }
  return [...found].map(([game, all]) => ({ game, scores: all.map(({ score }) => score), best: bestOf(all) }));
}

function bestOf(all: readonly Past[]): number | null {
  const own = all.filter(({ marks }) => marks.length === 0).map(({ score }) => score);
  return own.length ? Math.max(...own) : null;
}
