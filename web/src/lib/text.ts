/**
 * Messages: a key of a catalogue with its arguments, formatted for a reader in their language. The twin of
 * src/aevum/core/text.py, which explains the forms of arguments: both format every message of
 * tests/catalogue/expected.json in the same way.
 */

export type Seat = ['seat', number];
export type Rule = ['rule', string];
/** A thing with a name in the catalogue: ['card', 'engineer']. */
export type Thing<Kind extends string = string, Id extends string | number = string | number> = [Kind, Id];
export type Counted = ['#', n: number, kind: string, id: string];
/** A list with "and", or with "or". */
export type Many = ['&' | '|', Arg[]] | Amounts;
/** A list of numbers of things, with "and": ['+', 'good', 'wood', 2, 'ore', 1]. */
export type Amounts = ['+', kind: string, ...counts: (string | number)[]];
/** A place on the board, in its words at that time; without a key it is `at-` and the kind. */
export type At = ['@', kind: string, id: number | string, words: Text | Args];
/** A message inside a message. */
export type Inner = ['=', key: string, args: Args];
export type Arg = number | string | Thing | Counted | Many | At | Inner;
export type Args = { [name: string]: Arg };
/** In the form on the wire. */
export type Text = [key: string, args: Args];

/** The reader of a message: their seat is "you"; `numbers` adds the numbers of places. */
export interface Reader {
  you: number;
  names: readonly string[];
  numbers?: boolean;
}

/** A part of a message that a screen may draw: a seat, a card, a place, a rule. */
export interface Part {
  kind: string;
  id: string | number;
  text: string;
}
export type Piece = string | Part;

type Pattern = string | Step[];
type Step =
  | string
  | { v: string }
  | { f: [name: string, form: string] }
  | { m: string; n?: Args }
  | { up: Step }
  | { s: [name: string, form: string]; d: string; c: Record<string, Pattern> };

/** A compiled catalogue, the file of a language. */
export interface CatalogueData {
  lang: string;
  plural: string;
  lists: Record<string, string[]>;
  messages: Record<string, Pattern>;
}

/** The key of words outside catalogues, and the name of their only argument. */
export const AS_WRITTEN = '';
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A message checked against the types of its catalogue: `message<TemplateMessages>()('say-roll', …)`. */
export const message =
  <Messages extends { [Key in keyof Messages]: Args }>() =>
  <Key extends keyof Messages & string>(
    key: Key,
    ...[args]: Messages[Key] extends Record<string, never> ? [args?: Messages[Key]] : [args: Messages[Key]]
  ): Text => [key, args ?? {}];

/** A message of words outside catalogues, which are English in every language. */
export const literal = (words: string): Text => [AS_WRITTEN, { [AS_WRITTEN]: words }];

export const plain = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const isList = (value: Exclude<Arg, number | string>): value is Many => ['&', '|', '+'].includes(value[0]);

/** The items of a list. */
function listItems(list: Many): Arg[] {
  if (list[0] !== '+') return list[1];
  const [, kind, ...counts] = list;
  return counts.flatMap((id, at): Counted[] => (at % 2 ? [] : [['#', Number(counts[at + 1]), kind, String(id)]]));
}

const wordsOfPlace = ([, kind, , words]: At): Text => (Array.isArray(words) ? words : [`at-${kind}`, words]);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The messages of a package in one language. */
export class Catalogue {
  readonly data: CatalogueData;
  /** The messages of every game, in the same language. */
  readonly behind: Catalogue | undefined;
  /** The fallback for whole messages without a translation, so that languages never mix. */
  readonly english: Catalogue | undefined;

  constructor(data: CatalogueData, behind?: Catalogue, english?: Catalogue) {
    this.data = data;
    this.behind = behind;
    this.english = english;
  }

  get lang(): string {
    return this.data.lang;
  }

  /** A message as plain text. */
  format(text: Text, reader: Reader): string {
    return plain(this.parts(text, reader));
  }

  /** A message as pieces of text and parts. */
  parts([key, args]: Text, reader: Reader): Piece[] {
    const out: Piece[] = [];
    this.teller(key, args).tell(out, key, args, reader);
    return out;
  }

  /** The language of a message: English if a translation is missing. */
  language([key, args]: Text): string {
    return this.teller(key, args).lang;
  }

  /** Whether this key is in this catalogue or a fallback. */
  has(key: string): boolean {
    return Object.hasOwn(this.data.messages, key) || (this.behind?.has(key) ?? false);
  }

  /** The plural category of a whole number. */
  category(n: number): string {
    const size = Math.abs(n);
    return CATEGORIES[Number(this.data.plural[size < 200 ? size : 100 + (size % 100)])]!;
  }

  private teller(key: string, args: Args): Catalogue {
    return !this.english || this.tells(key, args) ? this : this.english;
  }

  /** Whether this language has the message and everything in it. */
  private tells(key: string, args: Args): boolean {
    return key !== AS_WRITTEN && this.has(key) && Object.values(args).every((value) => this.names(value));
  }

  private names(value: Arg): boolean {
    if (typeof value === 'number' || typeof value === 'string') return true;
    switch (value[0]) {
      case 'seat':
      case 'rule':
        return true;
      case '&':
      case '|':
      case '+':
        return listItems(value as Many).every((item) => this.names(item));
      case '@':
        return this.tells(...wordsOfPlace(value as At));
      case '=':
        return this.tells((value as Inner)[1], (value as Inner)[2]);
      default: {
        const [kind, id] = (value[0] === '#' ? value.slice(2) : value) as Thing;
        return this.has(`${kind}-${id}`);
      }
    }
  }

  private find(key: string): Pattern {
    if (key === AS_WRITTEN) return [{ v: AS_WRITTEN }];
    if (Object.hasOwn(this.data.messages, key)) return this.data.messages[key]!;
    return this.behind?.find(key) ?? this.missing(key);
  }

  /** The replacement of a missing message or argument; under test it fails. */
  private missing(name: string): string {
    if (import.meta.env.MODE === 'test') throw new Error(`${name} is missing in ${this.lang}`);
    return `⟦${name}⟧`;
  }

  private tell(out: Piece[], key: string, args: Args, reader: Reader): void {
    this.pattern(out, this.find(key), args, reader);
  }

  private pattern(out: Piece[], raw: Pattern, args: Args, reader: Reader): void {
    for (const step of typeof raw === 'string' ? [raw] : raw) this.step(out, step, args, reader);
  }

  private step(out: Piece[], raw: Step, args: Args, reader: Reader): void {
    if (typeof raw === 'string') out.push(raw);
    else if ('v' in raw) this.show(out, this.arg(args, raw.v), '', reader);
    else if ('f' in raw) this.show(out, this.arg(args, raw.f[0]), raw.f[1], reader);
    else if ('m' in raw) this.tell(out, raw.m, { ...args, ...raw.n }, reader);
    else if ('up' in raw) this.capitalised(out, raw.up, args, reader);
    else {
      const keys = this.keys(this.arg(args, raw.s[0]), raw.s[1], reader);
      this.pattern(out, raw.c[keys.find((key) => Object.hasOwn(raw.c, key)) ?? raw.d]!, args, reader);
    }
  }

  private capitalised(out: Piece[], raw: Step, args: Args, reader: Reader): void {
    const start = out.length;
    this.step(out, raw, args, reader);
    const first = out[start];
    if (typeof first === 'string') out[start] = capital(first);
    else if (first) out[start] = { ...first, text: capital(first.text) };
  }

  /** The possible matches of a selector, the closest first. */
  private keys(value: Arg, form: string, reader: Reader): string[] {
    if (typeof value === 'number') return [String(value), this.category(value)];
    if (typeof value === 'string') return [value];
    if (value[0] === 'seat') return [value[1] === reader.you ? 'you' : 'other'];
    if (isList(value)) {
      const items = listItems(value);
      const only = items.length === 1 ? (items[0] as Thing) : undefined;
      const many = this.category(items.length);
      return only?.[0] === 'seat' && only[1] === reader.you ? ['you', many] : [many];
    }
    if (!form) return [String(value[1])];
    const out: Piece[] = [];
    this.show(out, value, form, reader);
    return [plain(out)];
  }

  private arg(args: Args, name: string): Arg {
    return args[name] ?? this.missing(`$${name}`);
  }

  private show(out: Piece[], value: Arg, form: string, reader: Reader): void {
    if (typeof value === 'string') out.push(value);
    else if (typeof value === 'number') out.push(value < 0 ? `−${-value}` : String(value));
    else if (isList(value)) this.join(out, value, form, reader);
    else if (value[0] === '=') this.tell(out, this.form(value[1] as string, form), value[2] as Args, reader);
    else out.push(this.part(value as Thing | Counted | At, form, reader));
  }

  private part(value: Thing | Counted | At, form: string, reader: Reader): Part {
    if (value[0] === '#') {
      const [, n, kind, id] = value as Counted;
      const key = this.form(`${kind}-${id}`, form && `counted-${form}`, 'counted');
      return { kind, id, text: this.run(key, { n }, reader) };
    }
    if (value[0] === '@') {
      const [, kind, id] = value as At;
      const [key, args] = wordsOfPlace(value as At);
      const words = this.run(key, args, reader);
      return { kind, id, text: reader.numbers ? this.run('place-number', { words, id }, reader) : words };
    }
    const [kind, id] = value as Thing;
    if (kind === 'seat') return { kind, id, text: this.seat(id as number, form, reader) };
    if (kind === 'rule') {
      const number = String(id).replace(/^R/, '');
      return { kind, id, text: this.run('rule-number', { number }, reader) };
    }
    return { kind, id, text: this.run(this.form(`${kind}-${id}`, form), {}, reader) };
  }

  private seat(seat: number, form: string, reader: Reader): string {
    if (seat === reader.you) return this.run(this.form('seat-you', form), {}, reader);
    return reader.names[seat] || this.run(this.form('seat-player', form), { n: seat + 1 }, reader);
  }

  /** The key of a form, or the normal one if there is no such form. */
  private form(key: string, form: string, usual = ''): string {
    const found = [form, usual].find((each) => each && this.has(`${key}.${each}`));
    return found ? `${key}.${found}` : key;
  }

  private run(key: string, args: Args, reader: Reader): string {
    const out: Piece[] = [];
    this.tell(out, key, args, reader);
    return plain(out);
  }

  private join(out: Piece[], list: Many, form: string, reader: Reader): void {
    const items = listItems(list);
    if (items.length === 0) this.tell(out, 'nothing', {}, reader);
    const [pair, start, middle, end] = this.data.lists[list[0] === '|' ? 'or' : 'and'] as [
      string,
      string,
      string,
      string,
    ];
    const last = items.length - 1;
    items.forEach((item, at) => {
      if (at > 0) out.push(last === 1 ? pair : at === last ? end : at === 1 ? start : middle);
      this.show(out, item, form, reader);
    });
  }
}
