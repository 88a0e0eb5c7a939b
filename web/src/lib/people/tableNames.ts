/** Makes the names at a table unique and complete. */

import { seatColour } from '../../kit/seats/seats';
import { say, spoken } from '../say.svelte';
import type { Chair, TableInfo } from '../wire';

/** By table, in the language of its names. */
const known = new WeakMap<TableInfo, { language: string; table: TableInfo }>();

/** The same table, with bots named by the colour of their seat; shared names are followed by the colour. */
export function withNames(table: TableInfo): TableInfo {
  const language = spoken();
  let found = known.get(table);
  if (found?.language !== language) {
    const taken = table.chairs.map(({ name }) => name.toLowerCase()).filter(Boolean);
    found = { language, table: { ...table, chairs: table.chairs.map((chair) => named(chair, taken)) } };
    known.set(table, found);
  }
  return found.table;
}

/** A seat with what players call its bot, and how many hints its person asked for where everybody is told. */
export type TitledChair = Chair & { title?: string; helped?: number };

/** The same table, with what players call the bots, and with signs of hints. */
export function withTitles(table: TableInfo, title: (bot: string) => string): TableInfo {
  const told = table.hints === 'all' && !againstBots(table);
  const chairs: TitledChair[] = table.chairs.map((chair) => {
    if (chair.kind === 'bot' && !chair.left && chair.bot) return { ...chair, title: title(chair.bot) };
    return told && chair.hints > 0 ? { ...chair, helped: chair.hints } : chair;
  });
  return { ...table, chairs };
}

/** Whether one person plays only against bots; a given-up seat counts as a person's. */
export function againstBots({ chairs }: Pick<TableInfo, 'chairs'>): boolean {
  return chairs.filter(({ kind, left }) => kind === 'person' || left).length === 1;
}

function named(chair: Chair, taken: readonly string[]): Chair {
  const colour = seatColour(chair.seat);
  const alike = (name: string) => taken.filter((each) => each === name.toLowerCase()).length;
  if (chair.kind === 'bot' && !chair.name)
    return { ...chair, name: alike(colour) ? say('room-bot-named', { colour }) : colour };
  return chair.name && alike(chair.name) > 1
    ? { ...chair, name: say('room-name-with-colour', { name: chair.name, colour }) }
    : chair;
}
