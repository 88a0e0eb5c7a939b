/** The log as one person reads it: people by name, "you" for them. */

import { toYou } from '../../lib/addressed';
import type { Happening } from '../../lib/wire';
import { capital, listed, withPeople } from '../../lib/words';
import { DIE_NAMES } from './facts';
import type { EmpiresView } from './view';

const ORDINALS = ['first', 'second', 'third'];

/** A throw in one line instead of one a die. */
export function thrown(events: readonly Happening[]): Happening[] {
  const found: Happening[] = [];
  let dice: string[] = [];
  for (const event of events) {
    const [die = 0, face = 0] = event.args;
    if (event.kind === 'die') dice.push(`${DIE_NAMES[die]?.toLowerCase()} ${face}`);
    else if (event.kind === 'rolled' && dice.length) {
      found.push({ ...event, text: `Rolled: ${listed(dice)}.` });
      dice = [];
    } else found.push(event);
  }
  return found;
}

/** Dice in sentences have no numbers of their own. */
function dieNames(text: string): string {
  return text.replace(/\bwhite([123])\b/g, (_, number: string) => `the ${ORDINALS[Number(number) - 1]} white die`);
}

export function told(
  events: readonly Happening[],
  names: readonly string[],
  you: number,
  view?: Pick<EmpiresView, 'seats'>,
): Happening[] {
  const alone = view?.seats === 1;
  return thrown(events)
    .filter(({ text }) => text)
    .map((event) => ({ ...event, text: capital(withPeople(toYou(dieNames(event.text), alone ? 0 : you), names)) }));
}
