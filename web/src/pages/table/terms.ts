/** How a table plays, each setting in words, and what its owner has changed. */

import { choiceLabel, hasNames, numberName } from '../../kit/controls/options';
import type { ToldOption } from '../../lib/games/options';
import { newNumbersWords, type ToldNumber } from '../../lib/games/otherNumbers';
import { speedWords } from '../../lib/match/live';
import { capital, listed, perDecision } from '../../lib/words';
import type { GameDetail, TableInfo } from '../../lib/wire';

export const PAUSES = [
  { value: 0, label: 'Anybody, twice' },
  { value: 1, label: 'All together' },
];

/** A game in the words that its players read. */
export interface Told {
  timing: GameDetail['timing'];
  options: readonly ToldOption[];
  /** Those that have arrived. */
  numbers: readonly ToldNumber[];
}

/** Every setting by its name, as the form calls it. */
export function termsOf(table: TableInfo, game: Told): Map<string, string> {
  const live = game.timing === 'live';
  return new Map([
    ['Seats', String(table.chairs.length)],
    ...game.options.map((option) => [capital(option.title), valueWords(option, table.options[option.name])] as const),
    ...(live
      ? ([
          ['Speed', speedWords(table.speed)],
          ['Who may pause', PAUSES[Number(table.pause === 'all')]!.label],
          ['Fair window', `${table.window} ms`],
        ] as const)
      : ([
          ['Time for a decision', perDecision(table.clock)],
          ['Ask to take back', onOff(table.takeback === 'ask')],
          ['Hints between people', onOff(table.hints === 'all')],
        ] as const)),
    ['Show everything at the end', onOff(table.reveal)],
    ['Public table', onOff(table.public)],
  ]);
}

function onOff(value: boolean): string {
  return value ? 'on' : 'off';
}

function valueWords(option: ToldOption, value: boolean | number | string = option.default): string {
  if (typeof value === 'boolean') return onOff(value);
  if (typeof value === 'number') return hasNames(option) ? `${value} (${numberName(option, value)})` : String(value);
  if (option.kind === 'choice') return choiceLabel(option, value);
  return option.suggested[option.suggests.indexOf(value)] ?? value;
}

/** "The owner set Speed to Quarter.", "" if nothing is different. */
export function changeWords(before: TableInfo, after: TableInfo, game: Told): string {
  const old = termsOf(before, game);
  const changed = [...termsOf(after, game)].filter(([name, words]) => old.get(name) !== words);
  const said = changed.map(([name, words]) => (words.length > LONG ? `${name} anew` : `${name} to ${words}`));
  const numbers = newNumbersWords(before.numbers, after.numbers, game.numbers);
  if (numbers) said.push(numbers);
  if (!said.length) return '';
  return `The owner set ${listed(said)}.`;
}
/** A text of more letters, such as a map, is not read out. */
const LONG = 40;

/** What the owner did between two moments that this person should know, "" if nothing. */
export function newsWords(before: Seen, now: Seen, game: Told): string {
  if (now.owner) return '';
  if (before.seat >= 0 && now.seat < 0) return 'The owner has freed your seat.';
  return changeWords(before.table, now.table, game);
}

export interface Seen {
  table: TableInfo;
  /** One's own seat, -1 without one. */
  seat: number;
  owner: boolean;
}
