/**
 * Turns the server's messages into sentences for this person.
 *
 * Games without catalogues send messages without a key; their words are shown as they are. All other messages are
 * formatted by the game's catalogue for this reader.
 */

import { say } from '../say.svelte';
import { AS_WRITTEN, literal, type Catalogue, type Reader, type Text } from '../text';
import type * as wire from '../wire';

/** A message with everything that `Said` needs to draw it. */
export interface Sentence {
  text: Text;
  catalogue: Catalogue;
  reader: Reader;
}

/** An event with its line; `sentence` is set if the game uses messages. */
export type Happening = Omit<wire.Happening, 'text' | 'words'> & { text: string; sentence?: Sentence };
export type Question = Omit<wire.Question, 'prompt' | 'words'> & { prompt: string };
export type Choice = Omit<wire.Choice, 'label' | 'words'> & { label: string };
/** The effects of moves; `said` is the label as a message, with its cost and notes. */
export type Tried = Omit<wire.Tried, 'label' | 'words' | 'events'> & {
  label: string;
  said?: Text;
  events?: Happening[];
};
export type Advice = Omit<
  wire.Advice,
  'label' | 'reason' | 'aim' | 'later' | 'label_words' | 'reason_words' | 'aim_words'
> & {
  label: string;
  reason: string;
  /** The plan that the move belongs to, "" without one. */
  aim: string;
  /** Moves of this plan that would follow. */
  later: readonly number[];
};

/** Lines of games without catalogues do not depend on the reader. */
const inEnglish = new WeakMap<wire.Happening, Happening>();

/** Formats the server's messages at one table for one person. */
export class Teller {
  private readonly lines = new WeakMap<wire.Happening, Happening>();
  private readonly lists = new WeakMap<readonly object[], readonly object[]>();

  constructor(
    readonly catalogue: Catalogue,
    readonly reader: Reader,
  ) {}

  /** A message in words, "" for none. */
  words(text: Text | null | undefined): string {
    if (!text) return '';
    return isAsWritten(text) ? String(text[1][AS_WRITTEN]) : this.catalogue.format(text, this.reader);
  }

  log(events: readonly wire.Happening[]): Happening[] {
    return this.once(events, (event) => this.happening(event));
  }

  asks(asks: readonly wire.Question[]): Question[] {
    return this.once(asks, (ask) => ({ ...ask, prompt: this.words(ask.prompt) }));
  }

  choices(choices: readonly wire.Choice[]): Choice[] {
    return this.once(choices, (choice) => ({ ...choice, label: this.words(choice.label) }));
  }

  tried({ events = [], ...tried }: wire.Tried): Tried {
    return { ...tried, label: this.words(tried.label), said: message(tried.label), events: this.log(events) };
  }

  advice(advice: wire.Advice): Advice {
    return {
      ...advice,
      label: this.words(advice.label),
      reason: this.words(advice.reason),
      aim: this.words(advice.aim),
      later: advice.later ?? [],
    };
  }

  /** The chat, with quick phrases and the table's own lines in this reader's language. */
  chat(lines: readonly wire.Line[]): wire.Line[] {
    return lines.map((line) => {
      if (line.phrase >= 0) return { ...line, text: say('room-phrase', { n: line.phrase }) };
      return line.said ? { ...line, text: this.words(line.said) } : line;
    });
  }

  /** The same event is always the same object, as boards remember data about it. */
  private happening(event: wire.Happening): Happening {
    const text = withWho(message(event.text), event.seat);
    const known = isAsWritten(text) ? inEnglish : this.lines;
    let found = known.get(event);
    if (!found) {
      const { catalogue, reader } = this;
      found = {
        ...event,
        text: this.words(text),
        ...(!isAsWritten(text) && { sentence: { text, catalogue, reader } }),
      };
      known.set(event, found);
    }
    return found;
  }

  /** The same list is formatted once. */
  private once<From extends object, To extends object>(list: readonly From[], tell: (each: From) => To): To[] {
    let found = this.lists.get(list);
    if (!found) {
      found = list.map(tell);
      this.lists.set(list, found);
    }
    return found as To[];
  }
}

/** Whether a message has words outside catalogues. */
export function isAsWritten(text: Text): boolean {
  return text[0] === AS_WRITTEN;
}

/** The message of an event, with the event's seat as the default of `who`. */
function withWho(text: Text, seat: number): Text {
  return seat < 0 || isAsWritten(text) ? text : [text[0], { who: ['seat', seat], ...text[1] }];
}

/** Films of older servers contain sentences instead of messages. */
function message(stored: Text | string): Text {
  return typeof stored === 'string' ? literal(stored) : stored;
}
