/** The log for one person, without what the board itself shows. */

import type { Play } from '../../lib/match/play';
import type { Happening } from '../../lib/match/told';

/** Events that the board itself shows, which would only hide the rest. */
const QUIET = new Set(['go', 'calm', 'reveal']);

const MUTE = new Set(['calm', 'reveal']);

/** The latest event as one line: of the current move in a replay, else of all events. */
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
