/** The layout of a table, from the `lay_...` fields of the view. */

import type { Play } from '../../lib/match/play';
import type { Text } from '../../lib/text';
import type { Part } from './layout.made';

export interface Laid {
  table: Part[];
  hand: Part[];
  side: Part[];
  /** The parts under the name of each seat. */
  seats: Part[][];
  about: Text | null;
  /** What scores count, if not points. */
  counts: Text | null;
  rule: string;
}

/** The layout in a view, null for a game that has none. */
export function laid(view: Play['view']): Laid | null {
  const table = numbered<Part>(view, 'lay_table_');
  if (table.length === 0) return null;
  return {
    table,
    hand: numbered<Part>(view, 'lay_hand_'),
    side: numbered<Part>(view, 'lay_side_'),
    seats: numbered<Part[]>(view, 'lay_seat_'),
    about: (view['lay_about'] as Text | undefined) ?? null,
    counts: (view['lay_counts'] as Text | undefined) ?? null,
    rule: String(view['lay_rule'] ?? ''),
  };
}

/** The fields of a name, in the order of their numbers. */
function numbered<Value>(view: Play['view'], name: string): Value[] {
  const found: Value[] = [];
  for (let at = 0; `${name}${at}` in view; at++) found.push(view[`${name}${at}`] as Value);
  return found;
}

/** The ids of all places of a layout. */
export function places({ table, hand, side, seats }: Laid): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const { id } = value as { id?: unknown };
    if (typeof id === 'string' && id) found.add(id);
    Object.values(value).forEach(visit);
  };
  [table, hand, side, seats].forEach(visit);
  return found;
}
