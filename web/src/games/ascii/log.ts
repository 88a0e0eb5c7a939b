/** The log for one person: one line per roll, and one line per move. */

import type { Happening, Sentence } from '../../lib/match/told';
import type { Text } from '../../lib/text';
import { DICE } from './facts';
import { dieArg, inner, messagesArg, say, type Tell } from './tell';

const ALL = (1 << DICE) - 1;

/** The same event with another sentence. */
function retold(event: Happening, sentence: Sentence, text: Text): Happening {
  const { catalogue, reader } = sentence;
  return { ...event, text: catalogue.format(text, reader), sentence: { text, catalogue, reader } };
}

/** A roll in one line instead of one per die. */
export function thrown(events: readonly Happening[]): Happening[] {
  const found: Happening[] = [];
  let dice: Text[] = [];
  for (const event of events) {
    const [die = 0, face = 0] = event.args;
    const roll = found.at(-1);
    if (event.kind === 'die' && roll?.kind === 'rolled' && roll.sentence) {
      dice.push(say('part-die', { die: dieArg(die), face }));
      const key = roll.args[0] === ALL ? 'say-throw' : 'say-throw-again';
      found[found.length - 1] = retold(roll, roll.sentence, say(key, { dice: messagesArg(dice) }));
    } else {
      dice = [];
      found.push(event);
    }
  }
  return found;
}

/** A move and its consequences in one line. */
function byDeed(events: readonly Happening[]): Happening[] {
  const found: Happening[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const same = last && event.seat >= 0 && last.seat === event.seat && last.row === event.row;
    if (same && last.sentence && event.sentence) {
      const both: Text = ['question-note', { question: inner(last.sentence.text), note: inner(event.sentence.text) }];
      found[found.length - 1] = retold(last, last.sentence, both);
    } else found.push(event);
  }
  return found;
}

/** The turn of each line, for its heading; the line about a new turn begins it. */
export function turnsOf(events: readonly Happening[], tell: Tell): Map<Happening, string> {
  let turn = '';
  return new Map(
    events.map((event) => {
      if (event.kind === 'turn') turn = tell('part-turn', { n: event.args[0] ?? 0 });
      return [event, turn];
    }),
  );
}

/** The lines of the log. */
export function told(events: readonly Happening[]): Happening[] {
  return byDeed(thrown(events));
}
