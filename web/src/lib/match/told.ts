/**
 * What the server says, in this person's words: here messages become sentences.
 *
 * Games that are written in English come as messages without a key; their words are shown as they are. All other
 * messages are told by the game's catalogue, to this reader.
 */

import { say } from '../say.svelte';
import { AS_WRITTEN, literal, type Catalogue, type Reader, type Text } from '../text';
import type * as wire from '../wire';

/** A message with all that it takes to tell it, as `Said` draws it. */
export interface Sentence {
  text: Text;
  catalogue: Catalogue;
  reader: Reader;
}

/** An event with its line; `sentence` is there where the game speaks in messages. */
export type Happening = Omit<wire.Happening, 'text' | 'words'> & { text: string; sentence?: Sentence };
export type Question = Omit<wire.Question, 'prompt' | 'words'> & { prompt: string };
export type Choice = Omit<wire.Choice, 'label' | 'words'> & { label: string };
/** What moves would do; `said` is the label as a message, with its cost and notes in their places. */
export type Tried = Omit<wire.Tried, 'label' | 'words' | 'events'> & {
  label: string;
  said?: Text;
  events?: Happening[];
};
export type Advice = Omit<wire.Advice, 'label' | 'reason' | 'label_words' | 'reason_words'> & {
  label: string;
  reason: string;
};

/** Lines of games in English do not depend on who reads them. */
const inEnglish = new WeakMap<wire.Happening, Happening>();

/** Tells one person what the server says at one table. */
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
    return { ...advice, label: this.words(advice.label), reason: this.words(advice.reason) };
  }

  /** What was said at the table: quick phrases, and what the table itself says, in this reader's words. */
  chat(lines: readonly wire.Line[]): wire.Line[] {
    return lines.map((line) => {
      if (line.phrase >= 0) return { ...line, text: say('room-phrase', { n: line.phrase }) };
      return line.said ? { ...line, text: this.words(line.said) } : line;
    });
  }

  /** The same event is the same object each time: boards remember what they know of it. */
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

  /** The same list is told once. */
  private once<From extends object, To extends object>(list: readonly From[], tell: (each: From) => To): To[] {
    let found = this.lists.get(list);
    if (!found) {
      found = list.map(tell);
      this.lists.set(list, found);
    }
    return found as To[];
  }
}

/** Whether the words of a message are in no catalogue. */
export function isAsWritten(text: Text): boolean {
  return text[0] === AS_WRITTEN;
}

/** The message of an event: who it is about is known from the event's seat. */
function withWho(text: Text, seat: number): Text {
  return seat < 0 || isAsWritten(text) ? text : [text[0], { who: ['seat', seat], ...text[1] }];
}

/** Films that were stored before the server spoke in messages hold sentences. */
function message(stored: Text | string): Text {
  return typeof stored === 'string' ? literal(stored) : stored;
}
