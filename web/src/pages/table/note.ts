/** A few words that distinguish a table from others of its game. */

import { hasNames, numberName } from '../../kit/controls/options';
import { registration } from '../../games';
import type { ToldOption } from '../../lib/games/options';
import { say, sayText, shellMessage } from '../../lib/say.svelte';
import { facts, figure, moment, nameIn } from '../../lib/words';
import type { Text } from '../../lib/text';
import type { GameDetail, TableInfo } from '../../lib/wire';
import { onOff } from './terms';

/** Formats messages of the game at the table. */
type Words = (text: Text | undefined) => string;

/** The options other than the defaults: "Daily, 15 November 2026, 07:35", "Wonders & Warriors, 15 points win". */
export function tableNote(table: TableInfo, game: GameDetail, options: readonly ToldOption[], words: Words): string {
  const unusual = options.flatMap((option) => {
    const value = table.options[option.name];
    return value === undefined || value === option.default
      ? []
      : [words(chosen(game.name, option, value)) || worded(option, value)];
  });
  return noted([table.daily && shellMessage('site-daily'), ...unusual]);
}

/** The same before the match, with the speed and who may pause, which are not shown elsewhere. */
export function lobbyNote(table: TableInfo, game: GameDetail, options: readonly ToldOption[], words: Words): string {
  const speed = SLOWER[table.speed];
  const live = game.timing === 'live';
  return noted([
    tableNote(table, game, options, words),
    live && speed !== undefined && shellMessage(speed),
    live && table.pause === 'all' && shellMessage('room-note-pause'),
  ]);
}

/** Speeds other than full. */
export const SLOWER: Record<number, 'room-pace-half' | 'room-pace-quarter' | 'room-pace-untimed'> = {
  2: 'room-pace-half',
  1: 'room-pace-quarter',
  0: 'room-pace-untimed',
};

function noted(told: Parameters<typeof facts>[0]): string {
  const all = facts(told);
  return all ? sayText(all) : '';
}

/** A text from the game's own picker, other than the suggested ones. */
function chosen(game: string, { name, suggests }: ToldOption, value: boolean | number | string): Text | undefined {
  const own = registration(game).picking;
  return own?.option === name && !suggests.includes(String(value)) ? own.short(String(value)) : undefined;
}

/** A value in the game's words; without them, numbers and switches use the option's name. */
function worded(option: ToldOption, value: boolean | number | string): string {
  const { title, choices, suggests, suggested, words, counted } = option;
  if (typeof value === 'boolean')
    return words[Number(value)] ?? say('room-option-value', { name: title, value: onOff(value) });
  if (typeof value === 'number' && hasNames(option))
    return say('room-option-named', { name: title, value, words: numberName(option, value) });
  if (typeof value === 'number')
    return counted?.(value) ?? say('room-option-value', { name: title, value: figure(value) });
  if (suggests.includes(value)) return suggested[suggests.indexOf(value)] ?? value;
  return words[choices.indexOf(value)] ?? moment(nameIn(value));
}
