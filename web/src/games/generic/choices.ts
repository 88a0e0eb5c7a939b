/** Legal moves as people look for them: grouped by kind, narrowed by what they type. */

import type { Choice } from '../../lib/match/told';

export interface Group {
  kind: string;
  /** The kind as a heading: "bank_trade" is "Bank trade". */
  title: string;
  choices: Choice[];
  /** How many more fit the words than are shown. */
  more: number;
}

/** More buttons than this in a group are not looked at one by one: the words narrow them. */
export const SHOWN = 60;

/** Groups in the order in which the moves came. */
export function grouped(choices: readonly Choice[], words: string): Group[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!fits(choice, wanted)) continue;
    const group = groups.get(choice.kind);
    if (group) group.push(choice);
    else groups.set(choice.kind, [choice]);
  }
  return [...groups].map(([kind, found]) => ({
    kind,
    title: headed(kind),
    choices: found.slice(0, SHOWN),
    more: Math.max(0, found.length - SHOWN),
  }));
}

/** Every typed word is the beginning of a word in the label or the notation. */
function fits(choice: Choice, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const has = `${choice.label} ${choice.text}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return wanted.every((word) => has.some((other) => other.startsWith(word)));
}

function headed(kind: string): string {
  const words = kind.replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
