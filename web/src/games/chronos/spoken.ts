/** The log as one person reads it: people by name, "you" for them. */

import { toYou } from '../../lib/addressed';
import type { Happening } from '../../lib/wire';
import { capital, withPeople } from '../../lib/words';

/** What the board itself shows, told again, would only hide the rest. */
const QUIET = new Set(['go', 'calm', 'reveal']);

export function told(events: readonly Happening[], names: readonly string[], you: number): Happening[] {
  return events
    .filter(({ kind, text }) => text && !QUIET.has(kind))
    .map((event) => ({ ...event, text: capital(withPeople(toYou(event.text, you), names)) }));
}
