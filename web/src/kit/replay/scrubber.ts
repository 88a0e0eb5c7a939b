/** The scale of a replay: the positions of its ticks, and the targets of keys. */

export interface Tick {
  at: number;
  long: boolean;
}

/** At most one tick every `room` px, so that long matches stay readable; long ticks always. */
export function ticks(count: number, rounds: readonly number[], width: number, room = 3): Tick[] {
  const every = Math.max(1, Math.ceil((count * room) / Math.max(1, width)));
  const long = new Set(rounds);
  const all: Tick[] = [];
  for (let at = 0; at <= count; at++) {
    if (long.has(at) || at % every === 0) all.push({ at, long: long.has(at) });
  }
  return all;
}

/** The beginning of the next or previous round; without rounds, a tenth of the match further. */
export function jump(at: number, count: number, rounds: readonly number[], forward: boolean): number {
  if (rounds.length === 0) {
    const tenth = Math.max(1, Math.round(count / 10));
    return Math.max(0, Math.min(count, at + (forward ? tenth : -tenth)));
  }
  return forward ? (rounds.find((mark) => mark > at) ?? count) : (rounds.findLast((mark) => mark < at) ?? 0);
}
