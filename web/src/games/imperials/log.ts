/** The log for one person: without repetitions, and without events that only count a hand. */

import type { Happening } from '../../lib/match/told';
import { goodsArg, say, seatArg } from './tell';
import { nothing } from './trade';

/** Events that only count the cards of a hand. */
const QUIET = new Set(['begins', 'drafts', 'cancels', 'ponders', 'sets_out', 'invents', 'visits', 'lures']);

/** Public events, and the more detailed ones that follow for players who may know more. */
const PRIVATE: Record<string, string> = { steals: 'stole', gives: 'gave', takes_action: 'took_action' };

/** The lines of the log. */
export function told(events: readonly Happening[]): Happening[] {
  return summed(events.filter((event, at) => !QUIET.has(event.kind) && !retold(event, events[at + 1])));
}

/** Whether the next line says the same in more detail. */
export function retold(event: Happening, next: Happening | undefined): boolean {
  return (
    next !== undefined &&
    next.kind === PRIVATE[event.kind] &&
    next.seat === event.seat &&
    next.args[0] === event.args[0]
  );
}

/** Cards that come one by one in a single step, in one line. */
export function summed(events: readonly Happening[]): Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (
      last?.sentence &&
      event.kind === 'finds' &&
      last.kind === 'finds' &&
      last.seat === event.seat &&
      last.row === event.row
    )
      found[found.length - 1] = together(last, last.sentence, event);
    else found.push(event);
  }
  return found;
}

function together(last: Happening, sentence: NonNullable<Happening['sentence']>, event: Happening): Happening {
  const args = [...last.args, ...event.args];
  const cards = args.reduce((counts, card) => counts.with(card, counts[card]! + 1), nothing());
  const text = say('say-gains', { who: seatArg(last.seat), get: goodsArg(cards) });
  const { catalogue, reader } = sentence;
  return { ...last, args, text: catalogue.format(text, reader), sentence: { text, catalogue, reader } };
}
