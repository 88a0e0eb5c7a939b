/** The log as one person reads it: what the board itself shows is not told again. */

import type { Play } from '../../lib/match/play';
import type { Happening } from '../../lib/match/told';

/** What the board itself shows, told again, would only hide the rest. */
const QUIET = new Set(['go', 'calm', 'reveal']);

const MUTE = new Set(['calm', 'reveal']);

/** What happened last, as one line: in a replay by the move that was made, else of all that was told. */
export function lastWords({ log, past }: Pick<Play, 'log' | 'past'>): string {
  const heard = log.filter(({ kind, text, row }) => text && !MUTE.has(kind) && (!past || row === past.at - 1));
  const louder = past ? heard.filter(({ kind }) => !QUIET.has(kind)) : [];
  const shown = louder.length ? louder : heard.slice(-1);
  return shown.map(({ text }) => text).join(' ');
}

/** The lines of the log. */
export function told(events: readonly Happening[]): Happening[] {
  return events.filter(({ kind, text }) => text && !QUIET.has(kind));
}
