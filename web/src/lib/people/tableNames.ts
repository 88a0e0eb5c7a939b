/** Everybody at a table has a name to be called by, and nobody another's. */

import { seatColour } from '../../kit/seats/seats';
import type { Chair, TableInfo } from '../wire';

const known = new WeakMap<TableInfo, TableInfo>();

/** The same table, its bots called by the colour of their seat; who shares a name has the colour behind it. */
export function withNames(table: TableInfo): TableInfo {
  let found = known.get(table);
  if (!found) {
    const taken = table.chairs.map(({ name }) => name.toLowerCase()).filter(Boolean);
    found = { ...table, chairs: table.chairs.map((chair) => named(chair, taken)) };
    known.set(table, found);
  }
  return found;
}

/** Whether one person plays against bots only; a seat that somebody gave up is no bot's. */
export function againstBots({ chairs }: Pick<TableInfo, 'chairs'>): boolean {
  return chairs.filter(({ kind, left }) => kind === 'person' || left).length === 1;
}

function named(chair: Chair, taken: readonly string[]): Chair {
  const colour = seatColour(chair.seat);
  const alike = (name: string) => taken.filter((each) => each === name.toLowerCase()).length;
  if (chair.kind === 'bot' && !chair.name) return { ...chair, name: alike(colour) ? `${colour} bot` : colour };
  return chair.name && alike(chair.name) > 1 ? { ...chair, name: `${chair.name} (${colour})` } : chair;
}
