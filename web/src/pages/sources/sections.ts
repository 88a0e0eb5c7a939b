/** The page on sources: the order and the headings of numbers. */

import { numberGroups, type ToldNumber } from '../../lib/games/otherNumbers';
import { say, spoken } from '../../lib/say.svelte';

type Grade = ToldNumber['grade'];

/** The colour of each grade, the least sure first. */
export const GRADES: Readonly<Record<Grade, 'plain' | 'brass' | 'ok'>> = {
  designed: 'plain',
  reconstructed: 'plain',
  public: 'brass',
  printed: 'ok',
};

export type Order = 'name' | 'grade';

/** The possible orders, for forms. */
export const orders = (): { value: Order; label: string }[] => [
  { value: 'name', label: say('room-sources-by-name') },
  { value: 'grade', label: say('room-sources-by-grade') },
];

export interface Section {
  title: string;
  numbers: ToldNumber[];
}

/** The numbers by their group, from A to Z, or by their grade, the least sure first. */
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
