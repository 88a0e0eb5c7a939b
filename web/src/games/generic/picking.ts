/** Choosing a move place by place. */

import type { Choice } from '../../lib/match/told';

/** The choices after some places. */
export interface Step {
  /** The next places. */
  next: Set<string>;
  /** The moves of exactly these places. */
  here: Choice[];
}

/** The most moves with a button beside the question. */
export const BUTTONS = 4;

/** The places of a move up to the first that the table does not show; a list is needed for the rest. */
export function placesOf(choice: Choice, there: ReadonlySet<string>): string[] {
  const places = choice.places ?? [];
  const end = places.findIndex((place) => !there.has(place));
  return end < 0 ? places : places.slice(0, end);
}

/** The choices after a path; nothing if no move fits it. */
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

/** The path after a press on a place: a step further, back, or a new start; null if it means nothing here. */
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

/** The moves with buttons of their own: whole kinds, the smallest first; the others are in the list. */
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

/** The box that an arrow key leads to from another; -1 if there is none. */
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
    const far = along + 3 * aside; // boxes straight ahead before nearer ones
    if (at !== from && along > 1 && far < least) [best, least] = [at, far];
  });
  return best;
}
