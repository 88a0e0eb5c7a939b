/** What there is to know of a result: rolls that were undone, hints, other numbers than printed. */

import type { TableLine } from '../wire';

const SENTENCES: Readonly<Record<string, string>> = {
  takeback: 'A roll or something hidden was undone, so this match doesn’t count for records.',
  hints: 'Hints were used in this match.',
  numbers: 'This match wasn’t played with the printed numbers, so it doesn’t count for records.',
};

const LABELS: Readonly<Record<string, string>> = {
  takeback: 'Roll undone',
  hints: 'With hints',
  numbers: 'Other numbers',
};

/** The mark of a match in which a roll or something hidden was undone. */
export const UNDONE = 'takeback';

/** The mark of a match that is not played as printed. */
export const OTHER_NUMBERS = 'numbers';

/** Whether a match counts for records and statistics. */
export function counts(marks: readonly string[]): boolean {
  return !marks.includes(UNDONE) && !marks.includes(OTHER_NUMBERS);
}

/** The mark of a match in which somebody asked for a hint. */
export const HINTED = 'hints';

/** A sentence for each mark. */
export function markWords(marks: readonly string[]): string[] {
  return marks.flatMap((mark) => SENTENCES[mark] ?? []);
}

/** A few words for each mark, as on a label. */
export function markLabels(marks: readonly string[]): string[] {
  return marks.flatMap((mark) => LABELS[mark] ?? []);
}

/** The labels of an unfinished match in a list: why it will not count. */
export function lineLabels({ marks, numbers }: Pick<TableLine, 'marks' | 'numbers'>): string[] {
  return markLabels([...marks.filter((mark) => mark === UNDONE), ...(numbers ? [OTHER_NUMBERS] : [])]);
}
