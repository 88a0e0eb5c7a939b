/** A match that ended before its end: its position looks unfinished, and nobody is asked any more. */

import type { Play } from './play';
import { say } from '../say.svelte';

/** What the ask bar says of it; null while it goes on, and where there is a result. */
export function earlyEnd({ table, teller }: Pick<Play, 'table' | 'teller'>) {
  if (table.phase !== 'over' || table.ranks) return null;
  return { text: say('room-over'), detail: teller.words(table.end), active: false };
}
