/** The log as one person reads it: nothing told twice. */

import { doer } from '../../lib/match/secondPerson';
import type { Happening } from '../../lib/match/told';
import { bundle } from './goods';
import { nothing } from './trade';

/** What all are told of, and the line with more in it that follows for those who may know. */
const PRIVATE: Record<string, string> = { steals: 'stole', gives: 'gave', takes_action: 'took_action' };

/** Whether the next line tells the same with more in it. */
export function retold(event: Happening, next: Happening | undefined): boolean {
  return (
    next !== undefined &&
    next.kind === PRIVATE[event.kind] &&
    next.seat === event.seat &&
    next.args[0] === event.args[0]
  );
}

/** Cards that come one by one in a single happening, in one line. */
export function summed(events: readonly Happening[]): Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.kind === 'finds' && last?.kind === 'finds' && last.seat === event.seat && last.row === event.row) {
      const args = [...last.args, ...event.args];
      const cards = args.reduce((counts, card) => counts.with(card, counts[card]! + 1), nothing());
      found[found.length - 1] = { ...last, args, text: `${doer(last)} receives ${bundle(cards)}.` };
    } else {
      found.push(event);
    }
  }
  return found;
}
