/** Who is still deciding, in words. */

import type { Play } from '../../lib/match/play';
import { nameOf } from '../../lib/people/names';
import type { Chair, Waiting } from '../../lib/wire';
import { listed } from '../../lib/words';

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

/** The seats that everybody waits for. */
export function thinkingSeats({ waiting }: Pick<Play, 'waiting'>): Set<number> {
  return new Set(waiting.filter((wait) => wait.must && !wait.sealed).map((wait) => wait.seat));
}

/** "Ilya is thinking", "Ilya and Ann are thinking"; "" if nobody but this person is. */
export function thinkingWords(play: Pick<Play, 'table' | 'waiting' | 'you'>): string {
  const names = [...thinkingSeats(play)].filter((seat) => seat !== play.you.seat).map((seat) => nameOf(play, seat));
  if (names.length === 0) return '';
  return names.length === 1 ? `${names[0]} is thinking` : `${listed(names)} are thinking`;
}

/** What the ask bar says to whoever waits: that their sealed answer is in, or who is thinking. */
export function waitingSay(play: Pick<Play, 'asks' | 'table' | 'waiting' | 'you'>, detail: string) {
  const thinking = thinkingWords(play);
  return play.asks.some((ask) => ask.sealed)
    ? { text: 'Your answer is in', detail: `Sealed until everybody has answered. ${thinking}`, active: false }
    : { text: thinking || 'One moment', detail, active: false };
}
