/** A match that ended before its end: its position looks unfinished, and nobody is asked any more. */

import type { TableInfo } from '../wire';
import { english } from './told';

/** What the ask bar says of it; null while it goes on, and where there is a result. */
export function earlyEnd({ phase, ranks, end }: Pick<TableInfo, 'phase' | 'ranks' | 'end'>) {
  return phase === 'over' && !ranks ? { text: 'The match is over', detail: english.words(end), active: false } : null;
}
