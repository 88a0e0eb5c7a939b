/** The numbers of a game that a table may change: their names in plain words, groups, search, and what differs. */

import type { NumberInfo } from '../wire';
import { capital, figure } from '../words';

/** Numbers by name, only those that are not as printed. */
export type OtherNumbers = Record<string, number>;

/** As many as the server takes. */
export const MOST_OTHERS = 64;
export const TOO_MANY = `At most ${MOST_OTHERS} numbers can differ. Put one back to its printed value first.`;

export interface NumberGroup {
  name: string;
  label: string;
  numbers: NumberInfo[];
}

const spoken = (part: string) => part.replace(/-/g, ' ');

/** "town.ore" in plain words: "Town, ore". */
export function numberLabel(name: string): string {
  return capital(name.split('.').map(spoken).join(', '));
}

/** "Town, ore: 4 (printed 3)"; without the number itself, which may not have arrived, "Town, ore: 4". */
export function differenceWords(name: string, value: number, number?: NumberInfo): string {
  const words = `${numberLabel(name)}: ${figure(value)}`;
  return number ? `${words} (printed ${figure(number.printed)})` : words;
}

/** The numbers by the part of the name before the dot, in the order in which each first comes. */
export function numberGroups(numbers: readonly NumberInfo[]): NumberGroup[] {
  const found = new Map<string, NumberGroup>();
  for (const number of numbers) {
    const name = number.name.split('.')[0] ?? '';
    const group = found.get(name) ?? { name, label: capital(spoken(name)), numbers: [] };
    group.numbers.push(number);
    found.set(name, group);
  }
  return [...found.values()];
}

/** The numbers of which a name, unit, purpose, grade or source has words that begin so; all of them for no words. */
export function foundNumbers(numbers: readonly NumberInfo[], text: string): NumberInfo[] {
  const sought = wordsOf(text);
  return numbers.filter(({ name, unit, about, grade, source }) => {
    const said = wordsOf([name, unit, about, grade, source].join(' '));
    return sought.every((begin) => said.some((word) => word.startsWith(begin)));
  });
}

/** "King’s" is found by "kings", as names of numbers have it. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}$]+/u)
    .filter(Boolean);
}

/** What differs once a number has this value: a printed one is left out. */
export function withNumber(others: OtherNumbers, { name, printed }: NumberInfo, value: number): OtherNumbers {
  const { [name]: _, ...rest } = others;
  return value === printed ? rest : { ...rest, [name]: value };
}

/** What is different between two sets of numbers, as a sentence goes on: "Town, ore to 4"; "" if nothing is. */
export function newNumbersWords(before: OtherNumbers = {}, after: OtherNumbers = {}): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [first, ...more] = names.filter((name) => before[name] !== after[name]);
  if (first === undefined) return '';
  if (more.length > 0) return `${more.length + 1} numbers`;
  const value = after[first];
  return value === undefined ? `${numberLabel(first)} as printed` : `${numberLabel(first)} to ${figure(value)}`;
}

/** A piece of a source: words, or a rule that is named in them, such as "R6.1". */
export interface SourcePart {
  text: string;
  rule?: string;
}

/** A source with its rules in plain words: "R6.1; the example" is "Rule 6.1" and "; the example". */
export function sourceParts(source: string): SourcePart[] {
  return source
    .split(/\b(R\d+(?:\.\d+)*)\b/)
    .map((text, place) => (place % 2 ? { text: `Rule ${text.slice(1)}`, rule: text } : { text }))
    .filter(({ text }) => text !== '');
}
