/** The time of a match on this screen: it runs locally between messages, so no ticks are sent. */

import { settings } from '../../kit';
import { bidTime, counting, matchTime } from '../../lib/match/live';
import type { Play } from '../../lib/match/play';

/** How often the clock is updated with reduced motion. */
const STEP = 200;

export class MatchClock {
  /** Match milliseconds. */
  now = $state(0);
  /** Server milliseconds. */
  server = $state(0);
  /** Server milliseconds for bids. */
  bids = $state(0);
  /** Seconds of the 3-2-1 that are left, 0 if none runs. */
  count = $state(0);

  /** Create it during a component's initialisation. */
  constructor(play: () => Play) {
    $effect.pre(() => {
      const match = play();
      const tempo = match.live?.tempo;
      if (!tempo) {
        const ended = match.view.ended as number | undefined;
        if (match.past) this.now = match.now();
        else if (ended !== undefined && ended >= 0) this.now = ended;
        return;
      }
      const look = () => {
        const server = match.now();
        this.server = server;
        this.bids = bidTime(tempo, server);
        this.now = matchTime(tempo, server);
        this.count = counting(tempo, server);
      };
      look();
      // Without a connection the table may wait or run on, so the sand's state is unknown.
      return match.link !== 'live' ? undefined : settings.still ? stepping(look) : flowing(look);
    });
  }
}

function stepping(look: () => void): () => void {
  const timer = setInterval(look, STEP);
  return () => clearInterval(timer);
}

function flowing(look: () => void): () => void {
  let frame = requestAnimationFrame(function next() {
    look();
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** Seconds of sand that are left, as printed beside a timer. */
export function seconds(ends: number, now: number): number {
  return Math.max(0, Math.ceil((ends - now) / 1000));
}

/** The share of the sand that is still above; with reduced motion in steps of a second. */
export function above(timer: { ends: number; sand: number }, now: number, steps: boolean): number {
  const left = Math.max(0, Math.min(timer.sand, timer.ends - now));
  return (steps ? Math.ceil(left / 1000) * 1000 : left) / timer.sand;
}
