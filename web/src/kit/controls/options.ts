/** A game's typed options as a form: valid texts, their values, and errors. */

import type { ToldOption } from '../../lib/games/options';
import { say, sayText, shellMessage } from '../../lib/say.svelte';
import type { Many, Text } from '../../lib/text';
import type { OptionInfo } from '../../lib/wire';
import { capital } from '../../lib/words';

export type Value = boolean | number | string;
export type Values = Record<string, Value>;
export type Read<T extends Value = Value> = { ok: true; value: T } | { ok: false; error: string };

/** The initial values of a form. */
export function defaults(options: readonly Pick<OptionInfo, 'name' | 'default'>[], given: Values = {}): Values {
  return Object.fromEntries(options.map((option) => [option.name, given[option.name] ?? option.default]));
}

/** Parse a typed text; the server checks it again. */
export function readOption(option: ToldOption, typed: Value): Read {
  switch (option.kind) {
    case 'bool':
      return { ok: true, value: typed === true || typed === 'true' };
    case 'int':
      return readInt(option, typed);
    case 'choice': {
      const word = String(typed).trim();
      if (option.choices.includes(word)) return { ok: true, value: word };
      const choices: Many = ['|', option.choices.map((each) => choiceLabel(option, each))];
      return { ok: false, error: say('room-option-choose', { choices }) };
    }
    case 'text': {
      const word = String(typed).trim();
      if (word.length > option.longest) return { ok: false, error: say('room-option-longest', { n: option.longest }) };
      if (/[\r\n]/.test(word)) return { ok: false, error: say('room-option-line') };
      return { ok: true, value: word };
    }
  }
}

/** The accepted whole numbers; `usual`: also 0, for the usual value. */
export interface Bounds {
  low: number;
  high: number;
  usual?: boolean;
}

/** Parse a whole number within its bounds. */
export function readInt(bounds: Bounds, typed: Value): Read<number> {
  const { low, high, usual } = bounds;
  const word = String(typed).trim();
  if (usual && (word === '' || Number(word) === 0)) return { ok: true, value: 0 };
  const value = Number(word);
  if (!/^[+-]?\d+$/.test(word) || !Number.isSafeInteger(value)) return { ok: false, error: say('room-option-whole') };
  if (value < low || value > high) return { ok: false, error: rangeWords(bounds) };
  return { ok: true, value };
}

/** Every value of a filled-in form, or a sentence for each that is wrong. */
export function readForm(
  options: readonly ToldOption[],
  typed: Values,
): { values: Values; errors: Record<string, string> } {
  const values: Values = {};
  const errors: Record<string, string> = {};
  for (const option of options) {
    const read = readOption(option, typed[option.name] ?? option.default);
    if (read.ok) values[option.name] = read.value;
    else errors[option.name] = read.error;
  }
  return { values, errors };
}

/** The accepted whole numbers, as a sentence. */
export function rangeText({ low, high, usual }: Bounds): Text {
  return shellMessage(usual ? 'room-option-range-default' : 'room-option-range', { low, high });
}
export const rangeWords = (bounds: Bounds): string => sayText(rangeText(bounds));

/** Whether an option's whole numbers have names, so that they are chosen, not typed. */
export function hasNames({ kind, low, high, words }: ToldOption): boolean {
  return kind === 'int' && words.length > 1 && words.length === high - low + 1;
}

/** The name of such a number: "territories" for 1. */
export function numberName({ low, words }: ToldOption, value: number): string {
  return words[value - low] ?? '';
}

/** The name of a choice in a form. */
export function choiceLabel({ choices, words }: Pick<ToldOption, 'choices' | 'words'>, choice: string): string {
  return capital(words[choices.indexOf(choice)] ?? choice);
}
