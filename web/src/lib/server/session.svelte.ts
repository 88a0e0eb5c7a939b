/** A table for a page: the connection, its model, and all commands of a person. */

import type { Answer, Model, Order } from './client';
import { Connection, socketUrl, type Standing } from './connection';
import type { Pointed } from '../match/live';
import type { Outcome } from '../match/play';
import type { Teller } from '../match/told';
import { withNames } from '../people/tableNames';
import type { Bid, Hello, Settings } from '../wire';

/** How many shown places are kept, enough for all that are visible at once. */
const SIGNS = 8;

export class Session {
  private known = $state.raw<Model | null>(null);
  /** The table, with bots named in the reader's language. */
  readonly model = $derived<Model | null>(this.known && { ...this.known, table: withNames(this.known.table) });
  standing = $state.raw<Standing>({ state: 'opening' });
  ping = $state<number | null>(null);
  /** The better of the last two, as the first ping competes with the page's own loading. */
  steadyPing = $state<number | null>(null);
  busy = $state(false);
  /** The places that were recently shown, the latest last. */
  signs = $state.raw<Pointed[]>([]);
  private pointed = 0;
  private readonly connection: Connection;

  constructor(
    code: string,
    face: Hello['face'],
    /** The formatter of refusals. */
    private readonly teller: () => Teller,
  ) {
    this.connection = new Connection(socketUrl(code), face, {
      changed: (model) => (this.known = model),
      standing: (standing) => (this.standing = standing),
      measured: (ms) => this.measured(ms),
      pending: (count) => (this.busy = count > 0),
      pointed: (sign) => (this.signs = [...this.signs, { ...sign, key: this.pointed++ }].slice(-SIGNS)),
    });
  }

  private measured(ms: number): void {
    this.steadyPing = this.ping === null ? null : Math.min(this.ping, ms);
    this.ping = ms;
  }

  now(): number {
    return this.connection.now();
  }

  close(): void {
    this.connection.close();
  }

  /** Send any command and wait for its answer. */
  ask(order: Order): Promise<Answer> {
    return this.connection.order(order);
  }

  /** Send a command that is only carried out or refused. */
  async order(order: Order): Promise<Outcome> {
    return outcome(await this.ask(order), this.teller());
  }

  sit = (seat: number) => this.order({ t: 'sit', seat });
  /** Before a match, `leave` gives up the table too. */
  stand = (leave = false) => this.order({ t: 'stand', leave });
  /** Give up the seat for the rest of the match, with `leave` the table too. */
  resign = (leave: boolean) => this.order({ t: 'resign', leave });
  remove = (seat: number, guest: string) => this.order({ t: 'remove', seat, guest });
  endVote = (yes: boolean) => this.order({ t: 'endvote', yes });
  seatBot = (seat: number, bot: string) => this.order({ t: 'seat', seat, who: 'bot', bot });
  seatOpen = (seat: number) => this.order({ t: 'seat', seat, who: 'open' });
  settings = (change: Omit<Settings, 't' | 'id'>) => this.order({ t: 'settings', ...change });
  ready = (ready: boolean) => this.order({ t: 'ready', ready });
  start = () => this.order({ t: 'start' });
  consent = (yes: boolean) => this.order({ t: 'consent', yes });
  chat = (text: string) => this.order({ t: 'chat', text });
  phrase = (number: number) => this.order({ t: 'phrase', number });
  pause = (on: boolean) => this.order({ t: 'pause', on });
  runOn = () => this.order({ t: 'runon' });
  point = (place: number) => this.order({ t: 'point', place });
  bid = (bid: Omit<Bid, 't' | 'id'>) => this.order({ t: 'bid', ...bid });
  shake = (number: number, yes: boolean) => this.order({ t: 'shake', number, yes });
  mute = (guest: string, muted: boolean) => this.order({ t: 'mute', guest, muted });

  /** Make a new table with the same people; returns its code, or a refusal. */
  async rematch(): Promise<{ code: string } | Outcome> {
    const answer = await this.ask({ t: 'rematch' });
    return answer.t === 'moved' ? { code: answer.code } : outcome(answer, this.teller());
  }
}

/** An answer as an outcome: carried out, or refused. */
export function outcome(answer: Answer, teller: Teller): Outcome {
  if (answer.t !== 'no') return { ok: true };
  return { ok: false, code: answer.code, text: teller.words(answer.text), rule: answer.rule ?? '' };
}
