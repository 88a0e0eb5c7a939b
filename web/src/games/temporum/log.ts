/** The log for one person: without repetitions, and with one line for a row of equal events. */

import type { Happening } from '../../lib/match/told';
import type { Text } from '../../lib/text';
import { cardsArg, messagesArg, say, seatArg, timeArg } from './tell';
import { TIMES, type TemporumView } from './view';

/** Events that only tell what a question reveals about a hand. */
const QUIET = new Set(['may_score', 'may_gizmo', 'may_share', 'may_hack']);

type Cards = Pick<TemporumView, 'card_ids'>;

/** For a row of draws `args` are the known cards, and `count` their number. */
type Draws = Happening & { count?: number };

/** The lines of the log. */
export function told(events: readonly Happening[], view: Cards): Happening[] {
  return summed(
    events.filter(({ kind, text }) => text && !QUIET.has(kind)),
    view,
  );
}

/** Cards drawn one after the other, crowns stepping one after the other: one line each. */
export function summed(events: readonly Happening[], view: Cards): Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const joined = last ? (drawn(last, event, view) ?? stepped(last, event) ?? arrived(last, event)) : null;
    if (joined) found[found.length - 1] = joined;
    else found.push(event.kind === 'draws' ? { ...event, args: [] } : event);
  }
  return found;
}

function drawn(last: Draws, event: Happening, view: Cards): Draws | null {
  if (last.kind !== 'draws' || !last.sentence) return null;
  const before = last.count ?? 1;
  if (event.kind === 'draws' && event.seat === last.seat) return drew(last, before + 1, last.args, event.row, view);
  if (event.kind === 'drew') return drew(last, before, [...last.args, event.args[0] ?? -1], event.row, view);
  return null;
}

function drew(last: Draws, count: number, args: number[], row: number, view: Cards): Draws {
  const known = args.filter((card) => view.card_ids[card]);
  const counts = [...new Set(known)].map((card) => [card, known.filter((each) => each === card).length] as const);
  const who = seatArg(last.seat);
  const text =
    known.length === count
      ? say('say-draws-known', { who, cards: cardsArg(view, counts) })
      : say('say-draws-cards', { who, n: count });
  return { ...retold(last, text), count, args, row };
}

function stepped(last: Happening, event: Happening): Happening | null {
  if (last.kind !== 'advances' || event.kind !== 'advances' || event.seat !== last.seat || !event.sentence) return null;
  const args = [...last.args, ...event.args];
  const goals = Array.from({ length: TIMES }, (_, time) => time).flatMap((time) => {
    const n = args.filter((from) => from === time).length;
    return n ? [say('part-to', { n, time: timeArg(time) })] : [];
  });
  const text = say('say-advances-many', { who: seatArg(event.seat), steps: messagesArg(goals) });
  return { ...retold(event, text), args };
}

/** A visit already tells where somebody has moved. */
function arrived(last: Happening, event: Happening): Happening | null {
  return last.kind === 'moves' && event.kind === 'visits' && last.seat === event.seat ? event : null;
}

/** The same event with another sentence. */
function retold(event: Happening, text: Text): Happening {
  const { catalogue, reader } = event.sentence!;
  return { ...event, text: catalogue.format(text, reader), sentence: { text, catalogue, reader } };
}
