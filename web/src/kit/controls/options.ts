/** A game's typed options as a form: what can be typed, what it means, what is wrong with it. */

import type { ToldOption } from '../../lib/games/options';
import { say, sayText, shellMessage } from '../../lib/say.svelte';
import type { Many, Text } from '../../lib/text';
import type { OptionInfo } from '../../lib/wire';
import { capital } from '../../lib/words';

export type Value = boolean | number | string;
export type Values = Record<string, Value>;
export type Read<T extends Value = Value> = { ok: true; value: T } | { ok: false; error: string };

/** What a form begins with. */
export function defaults(options: readonly Pick<OptionInfo, 'name' | 'default'>[], given: Values = {}): Values {
  return Object.fromEntries(options.map((option) => [option.name, given[option.name] ?? option.default]));
}

/** Understand what was typed; the server checks again and has the last word. */
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

/** What whole numbers are taken; `usual`: 0 too, for what is usual. */
export interface Bounds {
  low: number;
  high: number;
  usual?: boolean;
}

/** Understand a whole number within its bounds. */
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

/** What whole numbers are taken, as a sentence. */
export function rangeText({ low, high, usual }: Bounds): Text {
  return shellMessage(usual ? 'room-option-range-default' : 'room-option-range', { low, high });
}
export const rangeWords = (bounds: Bounds): string => sayText(rangeText(bounds));

/** An option whose whole numbers have names: a few to choose from, none to type. */
export function hasNames({ kind, low, high, words }: ToldOption): boolean {
  return kind === 'int' && words.length > 1 && words.length === high - low + 1;
}

/** What such a number is called: "territories" for 1. */
export function numberName({ low, words }: ToldOption, value: number): string {
  return words[value - low] ?? '';
}

/** What a form calls a choice. */
export function choiceLabel({ choices, words }: Pick<ToldOption, 'choices' | 'words'>, choice: string): string {
  return capital(words[choices.indexOf(choice)] ?? choice);
}
