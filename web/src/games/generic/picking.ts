/** Choosing a move place by place. */

import type { Choice } from '../../lib/match/told';

/** What can be chosen after some places. */
export interface Step {
  /** The places that go on from there. */
  next: Set<string>;
  /** The moves that are made of these places and no others. */
  here: Choice[];
}

/** Most moves that have a button beside the question. */
export const BUTTONS = 4;

/** The places of a move, as far as the table shows them: from the first that it does not show a list is needed. */
export function placesOf(choice: Choice, there: ReadonlySet<string>): string[] {
  const places = choice.places ?? [];
  const end = places.findIndex((place) => !there.has(place));
  return end < 0 ? places : places.slice(0, end);
}

/** What can be chosen after a path; nothing at all if no move goes there. */
export function follow(choices: readonly Choice[], path: readonly string[], there: ReadonlySet<string>): Step {
  const next = new Set<string>();
  const here: Choice[] = [];
  for (const choice of choices) {
    const places = placesOf(choice, there);
    if (path.some((place, at) => places[at] !== place)) continue;
    const onward = places[path.length];
    if (onward === undefined) here.push(choice);
    else next.add(onward);
  }
  return { next, here };
}

/** The path after a press on a place: a step on, back to before it, or from there anew; null: it means nothing here. */
export function pressed(
  choices: readonly Choice[],
  path: readonly string[],
  there: ReadonlySet<string>,
  place: string,
): string[] | null {
  const at = path.lastIndexOf(place);
  const { next } = follow(choices, path, there);
  if (next.has(place)) return [...path, place];
  if (at >= 0) return path.slice(0, at);
  for (let length = path.length - 1; length >= 0; length--) {
    const before = path.slice(0, length);
    if (follow(choices, before, there).next.has(place)) return [...before, place];
  }
  return null;
}

/** The moves that get a button of their own, whole kinds of them, the smallest first; the others are listed. */
export function buttoned(choices: readonly Choice[]): { buttons: Choice[]; listed: Choice[] } {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) kinds.set(choice.kind, [...(kinds.get(choice.kind) ?? []), choice]);
  const buttons = new Set<Choice>();
  for (const kind of [...kinds.values()].sort((a, b) => a.length - b.length)) {
    if (buttons.size + kind.length > BUTTONS) break;
    kind.forEach((choice) => buttons.add(choice));
  }
  return {
    buttons: choices.filter((choice) => buttons.has(choice)),
    listed: choices.filter((choice) => !buttons.has(choice)),
  };
}

/** Where a rectangle lies. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which of some boxes an arrow key leads to from one of them; -1: none lies that way. */
export function toward(key: string, boxes: readonly Box[], from: number): number {
  const way = WAYS[key];
  if (!way) return -1;
  const [x, y] = way;
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;
  const [x0, y0] = middle(boxes[from]!);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [x1, y1] = middle(box);
    const along = (x1 - x0) * x + (y1 - y0) * y;
    const aside = Math.abs((x1 - x0) * y) + Math.abs((y1 - y0) * x);
    const far = along + 3 * aside; // straight on before nearer
    if (at !== from && along > 1 && far < least) [best, least] = [at, far];
  });
  return best;
}
