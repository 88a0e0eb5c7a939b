/** What there is to know of a result: rolls that were undone, hints that were asked for. */

const SENTENCES: Readonly<Record<string, string>> = {
  takeback: 'A roll or something hidden was undone, so this match doesn’t count for records.',
  hints: 'Hints were used in this match.',
};

const LABELS: Readonly<Record<string, string>> = {
  takeback: 'Roll undone',
  hints: 'With hints',
};

/** The mark of a match that counts for nothing. */
export const UNCOUNTED = 'takeback';

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
