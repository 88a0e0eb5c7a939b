/** The log as one person reads it: "you" for them, and nothing told twice. */

import type { Happening } from '../../lib/wire';
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
      found[found.length - 1] = { ...last, args, text: `Player ${event.seat + 1} receives ${bundle(cards)}.` };
    } else {
      found.push(event);
    }
  }
  return found;
}

/** A sentence about "Player 2" for that player: "Player 2 builds" becomes "you build". */
export function toYou(text: string, seat: number): string {
  const me = `Player ${seat + 1}\\b`;
  if (seat < 0 || !new RegExp(me).test(text)) return text;
  return text
    .replace(new RegExp(`^The ([\\w ]+?) of ${me}`), 'Your $1')
    .replace(new RegExp(`\\bthe ([\\w-]+(?: cards)?) of ${me}`, 'g'), 'your $1')
    .replace(new RegExp(` of ${me}`, 'g'), ' of yours')
    .replace(new RegExp(`${me}'s`, 'g'), 'your')
    .replace(
      new RegExp(`(^|: )${me} (no longer )?(\\w+)(.*? and (?=chooses|shows))?(chooses|shows)?`, 'g'),
      (_, before: string, no = '', verb: string, between = '', also = '') =>
        `${before}you ${no}${plain(verb)}${between}${plain(also)}`,
    )
    .replace(new RegExp(me, 'g'), 'you');
}

/** A verb as it goes with "you". */
function plain(verb: string): string {
  if (verb === 'has') return 'have';
  if (verb === 'is') return 'are';
  return verb.replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^s])s$/, '$1');
}
