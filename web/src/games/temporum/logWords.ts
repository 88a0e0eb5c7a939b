/** The log as one person reads it: Zones and people by name, "you" for them, nothing told twice. */

import { doer, toYou } from '../../lib/match/secondPerson';
import type { Happening } from '../../lib/match/told';
import { capital, listed, many, withPeople } from '../../lib/words';
import { NUMERALS, placeName, type TemporumView } from './view';

/** Events that only say what a question gives away about a hand. */
const QUIET = new Set(['may_score', 'may_gizmo', 'may_share', 'may_hack']);

/** "place 3 in Time II" by the name of its Zone, wherever that is told. */
export function placed(text: string, view: Pick<TemporumView, 'zone_names'>): string {
  return text.replace(/\bplace (\d+)\b/g, (words, number: string) =>
    view.zone_names[Number(number) - 1] ? placeName(view as TemporumView, Number(number) - 1) : words,
  );
}

/** Cards drawn one after the other, crowns stepping one after the other: one line each. */
export function summed(events: readonly Happening[], cards: readonly string[]): Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const joined = last ? (drawn(last, event, cards) ?? stepped(last, event) ?? arrived(last, event)) : null;
    if (joined) found[found.length - 1] = joined;
    else found.push(event.kind === 'draws' ? { ...event, args: [] } : event);
  }
  return found;
}

/** Of a row of draws `args` are the cards that are known; `count` says how many there were. */
type Draws = Happening & { count?: number };

function drawn(last: Draws, event: Happening, cards: readonly string[]): Draws | null {
  if (last.kind !== 'draws') return null;
  const before = last.count ?? 1;
  if (event.kind === 'draws' && event.seat === last.seat) return drew(last, before + 1, last.args, event.row, cards);
  if (event.kind === 'drew') return drew(last, before, [...last.args, event.args[0] ?? -1], event.row, cards);
  return null;
}

function drew(last: Draws, count: number, args: number[], row: number, cards: readonly string[]): Draws {
  const known = args.flatMap((card) => cards[card] ?? []);
  const what = known.length === count ? listed(known) : many(count, 'card');
  return { ...last, count, args, row, text: `${doer(last)} draws ${what}.` };
}

function stepped(last: Happening, event: Happening): Happening | null {
  if (last.kind !== 'advances' || event.kind !== 'advances' || event.seat !== last.seat) return null;
  const args = [...last.args, ...event.args];
  const goals = NUMERALS.flatMap((numeral, time) => {
    const count = args.filter((from) => from === time).length;
    return count ? [`${count} to Time ${numeral}`] : [];
  });
  return { ...event, args, text: `${doer(event)} advances crowns: ${listed(goals)}.` };
}

/** A visit says where somebody has moved. */
function arrived(last: Happening, event: Happening): Happening | null {
  return last.kind === 'moves' && event.kind === 'visits' && last.seat === event.seat ? event : null;
}

export function told(
  events: readonly Happening[],
  view: TemporumView,
  names: readonly string[],
  you: number,
): Happening[] {
  const spoken = events.filter(({ kind, text }) => text && !QUIET.has(kind));
  return summed(spoken, view.card_names ?? []).map((event) => ({
    ...event,
    text: capital(withPeople(toYou(placed(event.text, view), you), names)),
  }));
}
