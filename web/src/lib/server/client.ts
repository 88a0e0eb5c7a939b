/**
 * A table's client without sockets or timers: it takes messages, and returns messages and changes.
 *
 * It only shows positions that the server had: an `Up` only counts right after the one before it, and one with a hash
 * only if the hash matches. Commands are kept until they are answered and are sent again, with the same id, on the next
 * connection; the server carries each out once.
 */

import { viewHash } from './viewHash';
import type {
  Choice,
  Deal,
  FromClient,
  FromServer,
  Happening,
  Hello,
  Invitation,
  Line,
  Position,
  Question,
  Snap,
  TableInfo,
  Tempo,
  Up,
  Waiting,
  You,
} from '../wire';

/** Everything this client knows about its table; never changed, only replaced. */
export interface Model {
  readonly epoch: string;
  readonly seq: number;
  readonly table: TableInfo;
  readonly you: You;
  /** Null before the match has begun. */
  readonly view: Readonly<Record<string, any>> | null;
  readonly asks: Question[];
  readonly legal: number[];
  readonly choices: Choice[];
  readonly waiting: Waiting[];
  readonly scores: number[];
  readonly undo: Position['undo'];
  /** Who is invited to answer, such as to an open offer. */
  readonly invited: Invitation[];
  readonly log: Happening[];
  readonly chat: Line[];
  /** How the time of a live match runs; null in all other games. */
  readonly tempo: Tempo | null;
  /** When a spectator of a live match first sees something, in server milliseconds; -1: now. */
  readonly showsAt: number;
  readonly deals: Deal[];
}

/** A command before the client has given it an id. */
export type Order = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

/** The answer to a command: `ack` means `Ack` or `Up.done`. */
export type Answer = { t: 'ack' } | Exclude<FromServer, { t: 'snap' | 'up' | 'ack' | 'pong' | 'probe' | 'sign' }>;

/** The callbacks of this core. */
export interface Outlet {
  /** Send a message. */
  send(message: FromClient): void;
  /** Called when there is something new to show. */
  changed(model: Model): void;
  answered(id: string, answer: Answer): void;
  /** Called when something is missing and was requested; reconnect if it does not arrive soon. */
  missing(): void;
  /** Called when nothing is missing any longer. */
  complete(): void;
  /** Called when another connection must be opened. */
  reconnect(): void;
}

/** How many early Ups are kept; a client further behind needs a Snap anyway. */
const EARLY = 256;

/** A number that no feed has reached, so that the answer is a Snap. */
const EVERYTHING = 2 ** 31;

export class Client {
  model: Model | null = null;
  private readonly pending = new Map<string, FromClient>();
  private readonly early = new Map<number, Up>();
  /** Acks that wait for their Ups. */
  private readonly promised = new Map<string, number>();
  private connected = false;
  /** Whether Sync has been sent on this connection and not been answered yet. */
  private asked = false;
  /** Whether the model is wrong, so that only a Snap helps. */
  private astray = false;
  private strayed = 0;
  /** The newest number from the server. */
  private heard = 0;
  /** False if even the hash of a Snap does not match, so that both sides hash differently. */
  private comparable = true;

  constructor(
    private readonly face: Hello['face'],
    private readonly out: Outlet,
    private readonly newId: () => string,
  ) {}

  /** Send Hello on an open connection, and repeat unanswered commands. */
  opened(): void {
    this.connected = true;
    this.asked = false;
    this.strayed = 0;
    this.early.clear();
    const known = this.astray ? null : this.model;
    this.out.send({ t: 'hello', face: this.face, epoch: known?.epoch ?? '', have: known?.seq ?? 0 });
    for (const message of this.pending.values()) this.out.send(message);
  }

  /** Note that the connection is closed. */
  closed(): void {
    this.connected = false;
  }

  /** Send a command, now or as soon as there is a connection; returns its id. */
  send(order: Order): string {
    const id = this.newId();
    const message = { ...order, id } as FromClient;
    this.pending.set(id, message);
    if (this.connected) this.out.send(message);
    return id;
  }

  /** Take a message from the server. */
  receive(message: FromServer): void {
    switch (message.t) {
      case 'snap':
        return this.snap(message);
      case 'up':
        return this.up(message);
      case 'ack':
        return this.ack(message.id, message.seq);
      case 'pong':
        return this.pong(message.epoch, message.seq);
      case 'probe':
      case 'sign':
        return; // messages without a number
      default:
        return this.answer(message.id, message);
    }
  }

  private snap(snap: Snap): void {
    const model = this.model;
    const late = model !== null && model.epoch === snap.epoch && snap.seq < model.seq;
    if (late && !this.astray) return;
    this.astray = false;
    this.heard = snap.seq;
    this.model = fresh(snap);
    this.comparable = !snap.hash || snap.hash === viewHash(this.model.view ?? {});
    this.out.changed(this.model);
    for (const seq of this.early.keys()) if (seq <= snap.seq) this.early.delete(seq);
    for (const id of [...this.promised.keys()]) this.keep(id);
    this.catchUp();
  }

  private up(up: Up): void {
    const model = this.model;
    if (model === null || this.astray || up.epoch !== model.epoch) {
      // Without its Snap a change is useless.
      if (up.done && this.pending.has(up.done)) this.promised.set(up.done, EVERYTHING);
      this.ask(EVERYTHING);
    } else if (up.seq <= model.seq) {
      if (up.done) this.answer(up.done, { t: 'ack' });
    } else {
      if (this.early.size < EARLY) this.early.set(up.seq, up);
      this.catchUp();
    }
  }

  /** Apply every Up that follows without a gap; ask for missing ones. */
  private catchUp(): void {
    while (this.model !== null) {
      const up = this.early.get(this.model.seq + 1);
      if (up === undefined) break;
      this.early.delete(up.seq);
      const next = applied(this.model, up);
      if (this.differs(next, up)) return this.lose();
      this.model = next;
      this.out.changed(next);
      if (up.done) this.answer(up.done, { t: 'ack' });
    }
    const have = this.model?.seq ?? EVERYTHING;
    for (const [id, seq] of [...this.promised]) if (seq <= have) this.keep(id);
    if (this.early.size > 0 || this.promised.size > 0 || this.heard > have) this.ask(have);
    else if (this.asked) {
      this.asked = false;
      this.out.complete();
    }
  }

  private differs(next: Model, up: Up): boolean {
    return this.comparable && up.hash != null && viewHash(next.view ?? {}) !== up.hash;
  }

  /** After a wrong hash, keep the last good model and ask for a Snap. */
  private lose(): void {
    this.astray = true;
    this.early.clear();
    this.strayed += 1;
    if (this.asked || this.strayed > 1) this.out.reconnect();
    else this.ask(EVERYTHING);
  }

  private ask(have: number): void {
    if (this.asked) return;
    this.asked = true;
    this.out.send({ t: 'sync', have });
    this.out.missing();
  }

  /** Compare with the server's last number, so that even a lost last message is noticed. */
  private pong(epoch: string, seq: number): void {
    if (this.model === null || this.model.epoch !== epoch) return this.ask(EVERYTHING);
    this.heard = Math.max(this.heard, seq);
    this.catchUp();
  }

  private ack(id: string, seq: number): void {
    if (!this.pending.has(id)) return;
    this.promised.set(id, seq);
    this.catchUp();
  }

  private keep(id: string): void {
    this.promised.delete(id);
    this.answer(id, { t: 'ack' });
  }

  private answer(id: string, answer: Answer): void {
    this.promised.delete(id);
    if (this.pending.delete(id)) this.out.answered(id, answer);
  }
}

function fresh(snap: Snap): Model {
  const position = snap.position ?? null;
  return {
    epoch: snap.epoch,
    seq: snap.seq,
    table: snap.table,
    you: snap.you,
    view: position && (position.set ?? {}),
    asks: position?.asks ?? [],
    legal: position?.legal ?? [],
    choices: position?.choices ?? [],
    waiting: position?.waiting ?? [],
    scores: position?.scores ?? [],
    undo: position?.undo ?? null,
    invited: position?.invited ?? [],
    log: snap.log ?? [],
    chat: snap.chat ?? [],
    tempo: snap.tempo ?? null,
    showsAt: snap.shows_at ?? -1,
    deals: snap.deals ?? [],
  };
}

/** The model after a change; fields that did not change stay the same objects. */
export function applied(model: Model, up: Up): Model {
  const position = up.position ?? null;
  const back = up.back ?? -1;
  const kept = back < 0 ? model.log : model.log.filter((happening) => happening.row < back);
  return {
    ...model,
    ...(position && moved(model, position)),
    seq: up.seq,
    table: up.table ?? model.table,
    log: up.events?.length ? [...kept, ...up.events] : kept,
    chat: up.chat?.length ? [...model.chat, ...up.chat] : model.chat,
    tempo: up.tempo ?? model.tempo,
    deals: up.deals ?? model.deals,
  };
}

/** The position of a match for one viewer. */
export type Place = Pick<Model, 'view' | 'asks' | 'legal' | 'choices' | 'waiting' | 'scores' | 'undo' | 'invited'>;

/** A position after its changes, for updates and for steps of replays. */
export function moved(before: Place, position: Position): Place {
  const view: Record<string, any> = { ...before.view, ...position.set };
  for (const name of position.gone ?? []) delete view[name];
  return {
    view,
    asks: position.asks ?? before.asks,
    legal: position.legal ?? before.legal,
    choices: position.choices ?? before.choices,
    waiting: position.waiting ?? before.waiting,
    scores: position.scores ?? before.scores,
    undo: position.undo === undefined ? before.undo : position.undo,
    invited: position.invited ?? before.invited,
  };
}
