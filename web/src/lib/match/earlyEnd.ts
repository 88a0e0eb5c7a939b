/** A match that ended before its end: its position looks unfinished, and nobody is asked any more. */

import type { TableInfo } from '../wire';
import { say, sayText } from '../say.svelte';

/** What the ask bar says of it; null while it goes on, and where there is a result. */
export function earlyEnd({ phase, ranks, end }: Pick<TableInfo, 'phase' | 'ranks' | 'end'>) {
  if (phase !== 'over' || ranks) return null;
  return { text: say('room-over'), detail: end ? sayText(end) : '', active: false };
}
