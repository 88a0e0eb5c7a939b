/** The page on sources: in which order numbers stand there, under which headings. */

import { numberGroups } from '../../lib/games/otherNumbers';
import type { NumberInfo } from '../../lib/wire';
import { capital } from '../../lib/words';

/** How each grade is coloured, the least sure first. */
export const GRADES: Readonly<Record<string, 'plain' | 'brass' | 'ok'>> = {
  "the designer's own": 'plain',
  'our reconstruction': 'plain',
  'from a public source': 'brass',
  'printed in the rules': 'ok',
};

export type Order = 'name' | 'grade';

export const ORDERS: { value: Order; label: string }[] = [
  { value: 'name', label: 'By name' },
  { value: 'grade', label: 'Least sure first' },
];

export interface Section {
  title: string;
  numbers: NumberInfo[];
}

/** The numbers by what they belong to, from A to Z, or by how sure they are, the least sure first. */
export function numberSections(numbers: readonly NumberInfo[], order: Order): Section[] {
  const groups = numberGroups(numbers)
    .map(({ label, numbers }) => ({ title: label, numbers }))
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
  if (order === 'name') return groups;
  const sorted = groups.flatMap((group) => group.numbers);
  return Object.keys(GRADES)
    .map((grade) => ({ title: capital(grade), numbers: sorted.filter((each) => each.grade === grade) }))
    .filter((section) => section.numbers.length > 0);
}
