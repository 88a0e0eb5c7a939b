/** The log as one person reads it: people by name, "you" for them, timers by whose they are. */

import { toYou } from '../../lib/match/secondPerson';
import { yourSeat } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import type { Happening } from '../../lib/match/told';
import { capital, withPeople } from '../../lib/words';
import { TIMER_KEYS } from './keys';

/** Timers as this person's screen shows them: "timer 1b" is "your timer S", or "a timer of Player 1". */
export function withTimers(text: string, you: number): string {
  const [, doer, moves] = /^Player (\d)( flips| takes)?/.exec(text) ?? [];
  const named = (owner: string, letter: string) => {
    if (Number(owner) === you + 1) return `your timer ${TIMER_KEYS['abc'.indexOf(letter)] ?? ''}`.trim();
    if (owner === doer) return moves ? 'a timer' : 'a timer of their own';
    return `a timer of Player ${owner}`;
  };
  return text.replace(/\b([Tt])imer (\d)([a-c])\b/g, (_, first: string, owner: string, letter: string) =>
    first === 'T' ? capital(named(owner, letter)) : named(owner, letter),
  );
}

/** What the board itself shows, told again, would only hide the rest. */
const QUIET = new Set(['go', 'calm', 'reveal']);

const MUTE = new Set(['calm', 'reveal']);

/** What happened last, as one line: in a replay by the move that was made, else of all that was told. */
export function lastWords({ log, table, you, past }: Pick<Play, 'log' | 'table' | 'you' | 'past'>): string {
  const names = table.chairs.map((chair) => chair.name);
  const heard = log.filter(({ kind, text, row }) => text && !MUTE.has(kind) && (!past || row === past.at - 1));
  const louder = past ? heard.filter(({ kind }) => !QUIET.has(kind)) : [];
  const shown = louder.length ? louder : heard.slice(-1);
  return shown.map(({ text }) => worded(text, names, yourSeat({ you }))).join(' ');
}

function worded(text: string, names: readonly string[], you: number): string {
  return capital(withPeople(toYou(withTimers(text, you), you), names));
}

export function told(events: readonly Happening[], names: readonly string[], you: number): Happening[] {
  return events
    .filter(({ kind, text }) => text && !QUIET.has(kind))
    .map((event) => ({ ...event, text: worded(event.text, names, you) }));
}
