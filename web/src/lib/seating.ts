/** Everybody at a table has a name to be called by. */

import { seatLook } from '../kit/seats';
import type { TableInfo } from './wire';

const known = new WeakMap<TableInfo, TableInfo>();

/** The same table, its bots called by the colour of their seat. */
export function withNames(table: TableInfo): TableInfo {
  let found = known.get(table);
  if (!found) {
    const chairs = table.chairs.map((chair) =>
      chair.kind === 'bot' && !chair.name ? { ...chair, name: seatLook(chair.seat).name } : chair,
    );
    found = { ...table, chairs };
    known.set(table, found);
  }
  return found;
}
