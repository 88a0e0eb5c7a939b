/** Who is still deciding, in words. */

import type { Chair, Waiting } from '../../lib/wire';

export interface SeatState {
  seat: number;
  name: string;
  state: 'writing' | 'done' | 'away';
}

/** One entry a seat that sits: writing while it must answer, done once it has. */
export function waitingStates(chairs: readonly Chair[], waiting: readonly Waiting[], you: number): SeatState[] {
  return chairs
    .filter((chair) => chair.kind !== 'open')
    .map((chair) => {
      const writes = waiting.some((ask) => ask.seat === chair.seat && ask.must && !ask.sealed);
      const gone = chair.kind === 'person' && chair.seat !== you && !chair.here && !chair.away;
      const name = chair.seat === you ? 'You' : chair.name;
      return { seat: chair.seat, name, state: !writes ? 'done' : gone ? 'away' : 'writing' };
    });
}

/** "Waiting for Ilya and 2 more." */
export function waitingLine(states: readonly SeatState[]): string {
  const open = states
    .filter((state) => state.state !== 'done')
    .map((state) => (state.name === 'You' ? 'you' : state.name));
  const [first, second] = open;
  if (!first) return 'Everybody is done.';
  if (open.length === 1) return `Waiting for ${first}.`;
  if (open.length === 2) return `Waiting for ${first} and ${second}.`;
  return `Waiting for ${first} and ${open.length - 1} more.`;
}
