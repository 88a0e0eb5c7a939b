/** Announcements: the new lines of a log, and the waiting question. */

import type { Play } from '../../lib/match/play';

/** The lines after the common beginning; none if moves were undone without new lines. */
export function added(before: readonly string[], after: readonly string[]): string[] {
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same++;
  return after.slice(same).filter(Boolean);
}

/** The question that the game waits for this person to answer, "" if there is none. */
export function awaited({ active, asks }: Pick<Play, 'active' | 'asks'>): string {
  return (active && asks.find((ask) => ask.must && !ask.sealed)?.prompt) || '';
}
