/** The settings of a table in words, and the owner's changes. */

import { choiceLabel, hasNames, numberName } from '../../kit/controls/options';
import type { ToldOption } from '../../lib/games/options';
import { newNumbersWords, type ToldNumber } from '../../lib/games/otherNumbers';
import { speedWords } from '../../lib/match/live';
import { inner } from '../../lib/match/tell';
import { say, shellMessage } from '../../lib/say.svelte';
import { literal } from '../../lib/text';
import { figure, perDecision } from '../../lib/words';
import type { GameDetail, TableInfo } from '../../lib/wire';

/** Who may pause at a live table, for forms. */
export const pauses = () => [
  { value: 0, label: say('room-option-pause-any') },
  { value: 1, label: say('room-option-pause-all') },
];

export type Hints = TableInfo['hints'];

/** Who may ask for hints, for forms; in a live match nobody who plays with people. */
export function hints(timing: GameDetail['timing']) {
  const all: Hints[] = timing === 'live' ? ['alone', 'off'] : ['alone', 'all', 'free', 'off'];
  return all.map((value) => ({ value, label: say(`room-option-hints-${value}`) }));
}

/** A game with its options and numbers in words. */
export interface Told {
  timing: GameDetail['timing'];
  options: readonly ToldOption[];
  /** Those loaded so far. */
  numbers: readonly ToldNumber[];
}

/** Every setting by its name in the form. */
export function termsOf(table: TableInfo, game: Told): Map<string, string> {
  const live = game.timing === 'live';
  return new Map([
    [say('room-option-seats'), String(table.chairs.length)],
    ...game.options.map((option) => [option.title, valueWords(option, table.options[option.name])] as const),
    ...(live
      ? ([
          [say('room-option-speed'), speedWords(table.speed)],
          [say('room-option-pause'), pauses()[Number(table.pause === 'all')]!.label],
          [say('room-option-window'), say('room-ms', { n: table.window })],
        ] as const)
      : ([
          [say('room-option-clock'), perDecision(table.clock)],
          [say('room-option-takeback'), onOff(table.takeback === 'ask')],
        ] as const)),
    [say('room-option-hints'), say(`room-option-hints-${table.hints}`)],
    [say('room-option-reveal'), onOff(table.reveal)],
    [say('room-option-public'), onOff(table.public)],
  ]);
}

export function onOff(value: boolean): string {
  return say(value ? 'room-on' : 'room-off');
}

function valueWords(option: ToldOption, value: boolean | number | string = option.default): string {
  if (typeof value === 'boolean') return onOff(value);
  if (typeof value === 'number')
    return hasNames(option) ? say('room-value-named', { value, words: numberName(option, value) }) : figure(value);
  if (option.kind === 'choice') return choiceLabel(option, value);
  return option.suggested[option.suggests.indexOf(value)] ?? value;
}

/** "The owner changed Speed to Quarter.", "" without a change. */
export function changeWords(before: TableInfo, after: TableInfo, game: Told): string {
  const old = termsOf(before, game);
  const changed = [...termsOf(after, game)].filter(([name, words]) => old.get(name) !== words);
  const said = changed.map(([name, value]) =>
    value.length > LONG ? literal(name) : shellMessage('room-change-to', { name, value }),
  );
  const numbers = newNumbersWords(before.numbers, after.numbers, game.numbers);
  if (numbers) said.push(numbers);
  return said.length > 0 ? say('room-lobby-changed', { changes: ['&', said.map(inner)] }) : '';
}
/** Longer texts, such as maps, are not announced. */
const LONG = 40;

/** The owner's changes between two states that this person should know, "" if there are none. */
export function newsWords(before: Seen, now: Seen, game: Told): string {
  if (now.owner) return '';
  if (before.seat >= 0 && now.seat < 0) return say('room-lobby-freed');
  return changeWords(before.table, now.table, game);
}

export interface Seen {
  table: TableInfo;
  /** The viewer's own seat, -1 without one. */
  seat: number;
  owner: boolean;
}
