/** One hand, one command in a moment (R13.1): a key that comes too soon is held back, not refused. */

import type { Outcome, Play } from '../../lib/play';

const FULL = 4;

/** Milliseconds of one's own until the hand is free that refused a command; 0 if something else did. */
export function handRests(outcome: Outcome, speed: number): number {
  if (outcome.ok || outcome.rule !== 'R13.1' || speed === 0) return 0;
  const [, left = ''] = /free again in (\d+) ms/.exec(outcome.text) ?? [];
  return (Number(left) * FULL) / speed;
}

/** Give a command, once more if only the hand was not free yet. */
export async function give(play: Play, moves: number[]): Promise<Outcome> {
  const outcome = await play.act(moves);
  const rests = handRests(outcome, play.table.speed);
  if (rests === 0) return outcome;
  await new Promise((done) => setTimeout(done, rests + 1));
  return play.act(moves);
}
