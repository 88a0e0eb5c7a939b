/** A match that ended early: its position looks unfinished, and nobody is asked anything. */

import type { Play } from './play';
import { say } from '../say.svelte';

/** The ask bar's text about it; null during the match, or if there is a result. */
export function earlyEnd({ table, teller }: Pick<Play, 'table' | 'teller'>) {
  if (table.phase !== 'over' || table.ranks) return null;
  return { text: say('room-over'), detail: teller.words(table.end), active: false };
}
