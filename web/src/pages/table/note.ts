/** What tells a table from others of its game, in a few words. */

import { moment } from '../../lib/words';
import type { GameDetail, TableInfo } from '../../lib/wire';
import { nameOf } from '../maps/name';

/** The options that are not as usual: "Daily, 15 November 2026, 07:35", "small, 60 s a decision". */
export function tableNote(table: TableInfo, game: GameDetail): string {
  const unusual = game.options
    .filter(({ name, default: usual }) => table.options[name] !== undefined && table.options[name] !== usual)
    .map(({ name }) => worded(name, table.options[name]!));
  return [table.daily ? 'Daily' : '', ...unusual].filter(Boolean).join(', ');
}

function worded(name: string, value: boolean | number | string): string {
  if (value === true) return name.replace(/_/g, ' ');
  if (value === false) return `no ${name.replace(/_/g, ' ')}`;
  return typeof value === 'number' ? `${name.replace(/_/g, ' ')} ${value}` : moment(nameOf(value));
}
