/** The log as one person reads it: people by name, "you" for them. */

import { toYou } from '../../lib/match/secondPerson';
import type { Happening } from '../../lib/match/told';
import { capital, listed, withPeople } from '../../lib/words';
import { DICE, DIE_NAMES } from './facts';
import type { EmpiresView } from './view';

const ALL = (1 << DICE) - 1;
const ORDINALS = ['first', 'second', 'third'];

/** A throw in one line instead of one a die: what each shows is told after it. */
export function thrown(events: readonly Happening[]): Happening[] {
  const found: Happening[] = [];
  let dice: string[] = [];
  for (const event of events) {
    const [die = 0, face = 0] = event.args;
    const roll = found.at(-1);
    if (event.kind === 'die' && roll?.kind === 'rolled') {
      dice.push(`${DIE_NAMES[die]?.toLowerCase()} ${face}`);
      const again = roll.args[0] === ALL ? '' : ' again';
      found[found.length - 1] = { ...roll, text: `Rolled${again}: ${listed(dice)}.` };
    } else {
      dice = [];
      found.push(event);
    }
  }
  return found;
}

/** Dice are named by their place, not as one types them: "white 2 (white3)" is the third white die. */
export function dieNames(text: string): string {
  const name = (number: string) => `the ${ORDINALS[Number(number) - 1]} white die`;
  return text
    .replace(/\bwhite (\d) \(white([123])\)/gi, (_, face: string, number: string) => `${name(number)} (${face})`)
    .replace(/\bwhite([123])\b/g, (_, number: string) => name(number));
}

/** A sentence of the server with people and dice by their names. */
export function worded(text: string, names: readonly string[]): string {
  return capital(withPeople(dieNames(text), names));
}

/** What one move did is one line: its consequences follow it. */
function byDeed(events: readonly Happening[]): Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const same = last && event.seat >= 0 && last.seat === event.seat && last.row === event.row;
    if (same) found[found.length - 1] = { ...last, text: `${last.text} ${event.text}` };
    else found.push(event);
  }
  return found;
}

/** The turn of each line, for its heading; what tells of a new turn begins it. */
export function turnsOf(events: readonly Happening[]): Map<Happening, string> {
  let turn = '';
  return new Map(
    events.map((event) => {
      if (event.kind === 'turn') turn = `Turn ${event.args[0]}`;
      return [event, turn];
    }),
  );
}

export function told(
  events: readonly Happening[],
  names: readonly string[],
  you: number,
  view?: Pick<EmpiresView, 'seats'>,
): Happening[] {
  const alone = view?.seats === 1;
  const lines = thrown(events)
    .filter(({ text }) => text)
    .map((event) => ({ ...event, text: worded(toYou(event.text, alone ? 0 : you), names) }));
  return byDeed(lines);
}
