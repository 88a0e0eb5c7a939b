/** The legal moves as a list in groups with the same beginning, filtered by words. */

import type { Choice } from '../../lib/match/told';

export interface Group {
  kind: string;
  /** The words that its moves have in common, "" for moves without others of their kind. */
  title: string;
  choices: Choice[];
  /** How many more there are than shown. */
  more: number;
}

/** The most moves of a group that are shown at once. */
export const SHOWN = 60;

const ALONE = '';

/** Groups by kind of move in their first order; moves without others of their kind are one group. */
export function grouped(choices: readonly Choice[], words: string): Group[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = choices.filter((choice) => fits(choice, wanted));
  const kinds = new Map<string, Choice[]>();
  for (const choice of fitting) kinds.set(choice.kind, [...(kinds.get(choice.kind) ?? []), choice]);
  const groups = new Map<string, Choice[]>();
  for (const [kind, found] of kinds) {
    const key = found.length > 1 ? kind : ALONE;
    groups.set(key, [...(groups.get(key) ?? []), ...found]);
  }
  return [...groups].map(([kind, found]) => ({
    kind,
    title: kind === ALONE ? '' : common(found.map(({ label }) => label)),
    choices: found.slice(0, SHOWN),
    more: Math.max(0, found.length - SHOWN),
  }));
}

/** Whether every typed word is the beginning of a word in the label or the notation. */
function fits(choice: Choice, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const has = `${choice.label} ${choice.text}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return wanted.every((word) => has.some((other) => other.startsWith(word)));
}

/** The words with which all labels begin, else those with which all end, as verbs do in German; else the first. */
export function common(labels: readonly string[]): string {
  const rows = labels.map((label) => label.split(' '));
  const shared = (at: (row: string[], place: number) => string | undefined) => {
    const found: string[] = [];
    for (let place = 0; place < rows[0]!.length - 1; place++) {
      const word = at(rows[0]!, place);
      if (!word || rows.some((row) => at(row, place) !== word)) break;
      found.push(word);
    }
    return found;
  };
  const first = shared((row, place) => row[place]);
  if (first.length > 0) return `${first.join(' ')} …`;
  const last = shared((row, place) => row.at(-1 - place)).reverse();
  return last.length > 0 ? `… ${last.join(' ')}` : `${labels[0]} …`;
}
