/** What tells a table from others of its game, in a few words. */

import { hasNames, numberName } from '../../kit/controls/options';
import { registration } from '../../games';
import { FULL, speedWords } from '../../lib/match/live';
import type { ToldOption } from '../../lib/games/options';
import { capital, moment, nameIn } from '../../lib/words';
import type { Text } from '../../lib/text';
import type { GameDetail, TableInfo } from '../../lib/wire';

/** Tells messages of the game at the table. */
type Words = (text: Text | undefined) => string;

/** The options that are not as usual: "Daily, 15 November 2026, 07:35", "Wonders & Warriors, 15 points win". */
export function tableNote(table: TableInfo, game: GameDetail, options: readonly ToldOption[], words: Words): string {
  const unusual = options.flatMap((option) => {
    const value = table.options[option.name];
    return value === undefined || value === option.default
      ? []
      : [words(chosen(game.name, option, value)) || worded(option, value)];
  });
  return [table.daily ? 'Daily' : '', ...unusual].filter(Boolean).join(', ');
}

/** The same before the match, with the speed and who may pause: that is not to be seen elsewhere. */
export function lobbyNote(table: TableInfo, game: GameDetail, options: readonly ToldOption[], words: Words): string {
  const speed = speedWords(table.speed).toLowerCase();
  const live = game.timing === 'live';
  return [
    tableNote(table, game, options, words),
    live && table.speed < FULL ? (table.speed > 0 ? `${speed} speed` : speed) : '',
    live && table.pause === 'all' ? 'all must agree to a pause' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A text that the game has its own way to, and that is none of those offered. */
function chosen(game: string, { name, suggests }: ToldOption, value: boolean | number | string): Text | undefined {
  const own = registration(game).picking;
  return own?.option === name && !suggests.includes(String(value)) ? own.short(String(value)) : undefined;
}

/** A value in the game's words; without them, numbers and switches are told by the option's name. */
function worded(option: ToldOption, value: boolean | number | string): string {
  const { name, title, choices, suggests, suggested, words, counted } = option;
  const plain = name.replace(/_/g, ' ');
  if (typeof value === 'boolean') return words[Number(value)] ?? (value ? plain : `no ${plain}`);
  if (typeof value === 'number' && hasNames(option)) {
    return `${capital(title)} ${value}: ${numberName(option, value)}`;
  }
  if (typeof value === 'number') return counted?.(value) ?? `${plain} ${value}`;
  if (suggests.includes(value)) return suggested[suggests.indexOf(value)] ?? value;
  return words[choices.indexOf(value)] ?? moment(nameIn(value));
}
