/** The numbers of a game that a table may change: in words, in groups, searched, and the differences. */

import { numbersOf } from './catalogue';
import { tellIn } from './options';
import type { Catalogue, Text } from '../text';
import type { NumberInfo } from '../wire';
import { figure } from '../words';
import { say, shellMessage } from '../say.svelte';

/** Changed numbers by name. */
export type OtherNumbers = Record<string, number>;

/** The most that the server accepts. */
export const MOST_OTHERS = 64;
export const tooManyWords = (): string => say('room-numbers-most', { n: MOST_OTHERS });

/** A number in forms and lists. */
export type ToldNumber = Omit<NumberInfo, 'about' | 'group' | 'source'> & {
  /** What it counts: "Ore for a town". */
  about: string;
  group: string;
  /** The grade of its printed value, in words. */
  sure: string;
  /** The paragraph of the rules in words, "" for none. */
  ruled: string;
  source: string;
  /** "Ore for a town: 4 instead of 3". */
  changed: (value: number) => string;
};

export interface NumberGroup {
  label: string;
  numbers: ToldNumber[];
}

export function toldNumbers(numbers: readonly NumberInfo[], catalogue: Catalogue): ToldNumber[] {
  const tell = tellIn(catalogue);
  return numbers.map((number) => ({
    ...number,
    about: tell(number.about),
    group: tell(number.group),
    sure: tell([`number-grade-${number.grade}`, {}]),
    ruled:
      number.rule && say('room-heading', { words: tell(['rule-number', { number: number.rule.replace('R', '') }]) }),
    source: number.source ? tell(number.source) : '',
    changed: (value) => tell(['number-changed', { number: ['=', ...number.about], value, printed: number.printed }]),
  }));
}

/** The changeable numbers of a game in this language. */
export async function toldNumbersOf(game: string, catalogue: Catalogue): Promise<ToldNumber[]> {
  return toldNumbers(await numbersOf(game), catalogue);
}

/** A number's name, until its words have loaded. */
export function differenceWords(name: string, value: number, number?: ToldNumber): string {
  return number?.changed(value) ?? say('room-number-is', { name, value });
}

/** The numbers by their groups, in the order of their first numbers. */
export function numberGroups(numbers: readonly ToldNumber[]): NumberGroup[] {
  const found = new Map<string, NumberGroup>();
  for (const number of numbers) {
    const group = found.get(number.group) ?? { label: number.group, numbers: [] };
    group.numbers.push(number);
    found.set(number.group, group);
  }
  return [...found.values()];
}

/** The numbers with words or names that begin with the search's words; all without a search. */
export function foundNumbers(numbers: readonly ToldNumber[], text: string): ToldNumber[] {
  const sought = wordsOf(text);
  return numbers.filter(({ name, about, group, sure, rule, source }) => {
    const said = wordsOf([name, about, group, sure, rule, source].join(' '));
    return sought.every((begin) => said.some((word) => word.startsWith(begin)));
  });
}

/** "kings" finds "King’s", as in names of numbers. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}$]+/u)
    .filter(Boolean);
}

/** The changed numbers after setting one; a printed value is left out. */
export function withNumber(
  others: OtherNumbers,
  { name, printed }: Pick<NumberInfo, 'name' | 'printed'>,
  value: number,
): OtherNumbers {
  const { [name]: _, ...rest } = others;
  return value === printed ? rest : { ...rest, [name]: value };
}

/** The difference between two sets of numbers: "Ore for a town to 4"; null if they are equal. */
export function newNumbersWords(
  before: OtherNumbers = {},
  after: OtherNumbers = {},
  numbers: readonly ToldNumber[] = [],
): Text | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [first, ...more] = names.filter((name) => before[name] !== after[name]);
  if (first === undefined) return null;
  if (more.length > 0) return shellMessage('room-change-numbers', { n: more.length + 1 });
  const label = numbers.find(({ name }) => name === first)?.about ?? first;
  const value = after[first];
  return value === undefined
    ? shellMessage('room-change-back', { name: label })
    : shellMessage('room-change-to', { name: label, value: figure(value) });
}
