/** Who everybody waits for, in words. */

import type { Play } from '../../lib/match/play';
import { seatArg, seatsArg } from '../../lib/match/tell';
import { namesOf } from '../../lib/people/names';
import { say, sayTo } from '../../lib/say.svelte';
import type { Chair, Waiting } from '../../lib/wire';

export interface SeatState {
  seat: number;
  name: string;
  state: 'writing' | 'done' | 'away';
}

/** One entry per seat: writing while it must answer, done once it has. */
export function waitingStates(chairs: readonly Chair[], waiting: readonly Waiting[], you: number): SeatState[] {
  return chairs
    .filter((chair) => chair.kind !== 'open')
    .map((chair) => {
      const writes = waiting.some((ask) => ask.seat === chair.seat && ask.must && !ask.sealed);
      const gone = chair.kind === 'person' && chair.seat !== you && !chair.here && !chair.away;
      return { seat: chair.seat, name: chair.name, state: !writes ? 'done' : gone ? 'away' : 'writing' };
    });
}

/** "Waiting for Ilya and 2 more." */
export function waitingLine(states: readonly SeatState[], you: number): string {
  const reader = { you, names: bySeat(states) };
  const [first, ...more] = states.filter(({ state }) => state !== 'done').map(({ seat }) => seat);
  if (first === undefined) return say('room-waiting-done');
  if (more.length > 1) return sayTo(reader, 'room-waiting-for-more', { who: seatArg(first), n: more.length });
  return sayTo(reader, 'room-waiting-for', { who: seatsArg([first, ...more]) });
}

function bySeat(states: readonly SeatState[]): string[] {
  const names: string[] = [];
  for (const { seat, name } of states) names[seat] = name;
  return names;
}

/** The seats that everybody waits for. */
export function thinkingSeats({ waiting }: Pick<Play, 'waiting'>): Set<number> {
  return new Set(waiting.filter((wait) => wait.must && !wait.sealed).map((wait) => wait.seat));
}

/** "Ilya is thinking", "Ilya and Ann are thinking"; "" if only this person is. */
export function thinkingWords(play: Watched): string {
  const others = thinkingOthers(play);
  return others.length > 0 ? sayTo(readerOf(play), 'room-thinking', { who: seatsArg(others) }) : '';
}

/** The ask bar's text for somebody who waits: their sealed answer is in, or who is thinking. */
export function waitingSay(play: Watched & Pick<Play, 'asks'>, detail: string) {
  if (!play.asks.some((ask) => ask.sealed))
    return { text: thinkingWords(play) || say('room-waiting-server'), detail, active: false };
  const others = thinkingOthers(play);
  const sealed =
    others.length > 0
      ? sayTo(readerOf(play), 'room-answer-sealed-thinking', { who: seatsArg(others) })
      : say('room-answer-sealed');
  return { text: say('room-answer-in'), detail: sealed, active: false };
}

type Watched = Pick<Play, 'table' | 'waiting' | 'you'>;

const thinkingOthers = (play: Watched) => [...thinkingSeats(play)].filter((seat) => seat !== play.you.seat);

const readerOf = (play: Watched) => ({ you: play.you.seat, names: namesOf(play) });
