/** The page on sources: in which order numbers stand there, under which headings. */

import { numberGroups, type ToldNumber } from '../../lib/games/otherNumbers';
import { say, spoken } from '../../lib/say.svelte';

type Grade = ToldNumber['grade'];

/** How each grade is coloured, the least sure first. */
export const GRADES: Readonly<Record<Grade, 'plain' | 'brass' | 'ok'>> = {
  designed: 'plain',
  reconstructed: 'plain',
  public: 'brass',
  printed: 'ok',
};

export type Order = 'name' | 'grade';

/** The orders for forms. */
export const orders = (): { value: Order; label: string }[] => [
  { value: 'name', label: say('room-sources-by-name') },
  { value: 'grade', label: say('room-sources-by-grade') },
];

export interface Section {
  title: string;
  numbers: ToldNumber[];
}

/** The numbers by what they belong to, from A to Z, or by how sure they are, the least sure first. */
export function numberSections(numbers: readonly ToldNumber[], order: Order): Section[] {
  const groups = numberGroups(numbers)
    .map(({ label, numbers }) => ({ title: label, numbers }))
    .sort((one, other) => one.title.localeCompare(other.title, spoken()));
  if (order === 'name') return groups;
  const sorted = groups.flatMap((group) => group.numbers);
  return Object.keys(GRADES)
    .map((grade) => sorted.filter((each) => each.grade === grade))
    .filter((found) => found.length > 0)
    .map((found) => ({ title: say('room-heading', { words: found[0]!.sure }), numbers: found }));
}
