/** Marks of results: undone rolls, hints, changed numbers. */

import { say } from '../say.svelte';
import type { TableLine } from '../wire';

const SENTENCES = {
  takeback: 'room-mark-undone',
  hints: 'room-mark-hints',
  numbers: 'room-mark-numbers',
} as const;

const LABELS = {
  takeback: 'site-mark-undone',
  hints: 'site-mark-hints',
  numbers: 'site-mark-numbers',
} as const;

/** The mark of a match in which a roll or something hidden was undone. */
export const UNDONE = 'takeback';

/** The mark of a match with changed numbers. */
export const OTHER_NUMBERS = 'numbers';

/** Whether a match counts for records and statistics. */
export function counts(marks: readonly string[]): boolean {
  return !marks.includes(UNDONE) && !marks.includes(OTHER_NUMBERS);
}

/** The mark of a match in which somebody asked for a hint. */
export const HINTED = 'hints';

const isKnown = (mark: string): mark is keyof typeof LABELS => Object.hasOwn(LABELS, mark);

/** A sentence for each mark. */
export function markWords(marks: readonly string[]): string[] {
  return marks.filter(isKnown).map((mark) => say(SENTENCES[mark]));
}

/** A few words for each mark, for a label. */
export function markLabels(marks: readonly string[]): string[] {
  return marks.filter(isKnown).map((mark) => say(LABELS[mark]));
}

/** The labels of an unfinished match in a list, which say why it will not count. */
export function lineLabels({ marks, numbers }: Pick<TableLine, 'marks' | 'numbers'>): string[] {
  return markLabels([...marks.filter((mark) => mark === UNDONE), ...(numbers ? [OTHER_NUMBERS] : [])]);
}
