/** The socket of a table: opens, keeps and reopens it; client.ts handles its messages. */

import { Client, type Answer, type Model, type Order } from './client';
import { ServerClock } from './serverClock';
import { shellMessage } from '../say.svelte';
import type { Text } from '../text';
import {
  CLOSE_BAD_FRAME,
  CLOSE_BEHIND,
  CLOSE_FOREIGN,
  CLOSE_NO_TABLE,
  CLOSE_RESTART,
  CLOSE_STRANGER,
  CLOSE_TOO_MANY,
  type FromServer,
  type Hello,
  type Probe,
  type Sign,
} from '../wire';

/** live: the server answers; lost: reconnecting; refused: trying again makes no sense. */
export type Standing = { state: 'opening' | 'live' } | { state: 'lost' | 'refused'; text: Text };

export interface Listener {
  changed(model: Model): void;
  standing(standing: Standing): void;
  measured(ms: number): void;
  pending(count: number): void;
  /** Called when somebody points at a place on the board. */
  pointed(sign: Sign): void;
}

const HEARTBEAT = 15_000;
/** The first ping competes with the page's own loading, so a second one follows soon. */
const SECOND_BEAT = 2_500;
const SILENCE = 8_000;
const GAP = 5_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The least wait after the server said to slow down. */
const TOO_MANY_PAUSE = 8_000;

/** Commands that change nothing. */
const QUESTIONS: ReadonlySet<string> = new Set(['try', 'why', 'labels', 'hint']);

const LOST = shellMessage('room-lost');

/** Closing codes after which an automatic try would fail again. */
const REFUSED: Record<number, Text> = {
  [CLOSE_BAD_FRAME]: shellMessage('room-lost-outdated'),
  [CLOSE_STRANGER]: shellMessage('room-lost-stranger'),
  [CLOSE_FOREIGN]: shellMessage('room-lost-foreign'),
  [CLOSE_NO_TABLE]: shellMessage('room-table-no-code'),
};

/** Closing codes with a reason, after which trying again makes sense. */
const PAUSED: Record<number, Text> = {
  [CLOSE_RESTART]: shellMessage('room-lost-restart'),
  [CLOSE_BEHIND]: shellMessage('room-lost-behind'),
  [CLOSE_TOO_MANY]: shellMessage('room-lost-often'),
};

export class Connection {
  readonly client: Client;
  private readonly clock = new ServerClock();
  private readonly answers = new Map<string, (answer: Answer) => void>();
  /** Running commands that change something; previews do not count. */
  private readonly changes = new Set<string>();
  private socket: WebSocket | null = null;
  private tries = 0;
  private live = false;
  /** The server's reason for closing; failed tries afterwards do not replace it. */
  private reason: Text | null = null;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private gap: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    face: Hello['face'],
    private readonly listener: Listener,
  ) {
    this.client = new Client(
      face,
      {
        send: (message) => this.socket?.send(JSON.stringify(message)),
        changed: (model) => this.listener.changed(model),
        answered: (id, answer) => this.settle(id, answer),
        missing: () => (this.gap = setTimeout(() => this.drop(), GAP)),
        complete: () => clearTimeout(this.gap),
        reconnect: () => this.drop(),
      },
      newId,
    );
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** The server's current milliseconds. */
  now(): number {
    return this.clock.now(Date.now());
  }

  /** Send a command; the promise resolves even after reconnections. */
  order(order: Order): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.client.send(order);
      this.answers.set(id, resolve);
      if (!QUESTIONS.has(order.t)) this.changes.add(id);
      this.listener.pending(this.changes.size);
    });
  }

  /** Leave the table for good. */
  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
    this.forget();
  }

  private settle(id: string, answer: Answer): void {
    const resolve = this.answers.get(id);
    this.answers.delete(id);
    this.changes.delete(id);
    this.listener.pending(this.changes.size);
    resolve?.(answer);
  }

  private open(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    // A socket that neither opens nor fails would hang for minutes.
    this.silence = setTimeout(() => this.drop(), SILENCE);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.client.opened();
      this.ping(SECOND_BEAT);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.broken(event.code);
    };
  }

  private hear(data: unknown): void {
    const message = read(data);
    if (!message) return this.drop();
    clearTimeout(this.silence);
    if (!this.live) this.listener.standing({ state: 'live' });
    this.live = true;
    this.reason = null;
    if (message.t === 'pong') {
      const now = Date.now();
      this.clock.measured(message.now, message.at, now);
      this.listener.measured(Math.max(0, Math.round(now - message.at)));
    } else if (message.t === 'probe') this.echo(message);
    else if (message.t === 'sign') this.listener.pointed(message);
    else if (message.t === 'snap' || message.t === 'up') this.clock.heard(message.now, Date.now());
    this.client.receive(message);
  }

  /** Use the server's own measurements, which give its time more often than pings. */
  private echo({ nonce, now, trip }: Probe): void {
    this.socket?.send(JSON.stringify({ t: 'echo', nonce }));
    if (trip < 0) return;
    this.clock.probed(now, trip, Date.now());
    this.listener.measured(trip);
  }

  private ping(next = HEARTBEAT): void {
    this.socket?.send(JSON.stringify({ t: 'ping', at: Date.now() }));
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.drop(), SILENCE);
    this.beat = setTimeout(() => {
      // Only after a lasting connection does the next loss start with short waits again.
      this.tries = 0;
      this.ping();
    }, next);
  }

  /** Drop this socket and open another. */
  private drop(): void {
    this.forget();
    this.broken(0);
  }

  private forget(): void {
    for (const timer of [this.retry, this.beat, this.silence, this.gap]) clearTimeout(timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private broken(code: number): void {
    this.forget();
    this.client.closed();
    if (this.ended) return;
    const refused = REFUSED[code];
    if (refused) {
      this.ended = true;
      return this.listener.standing({ state: 'refused', text: refused });
    }
    this.tries += 1;
    this.live = false;
    this.reason = PAUSED[code] ?? this.reason;
    this.listener.standing({ state: 'lost', text: this.reason ?? LOST });
    const pause = Math.max(wait(this.tries, Math.random()), code === CLOSE_TOO_MANY ? TOO_MANY_PAUSE : 0);
    this.retry = setTimeout(() => this.open(), pause);
  }

  /** Drop the connection when the browser is offline, without waiting for a failed heartbeat. */
  private readonly cut = (): void => {
    if (this.socket && !this.ended) this.drop();
  };

  /** Reconnect at once when the network is back or the page is visible again. */
  private readonly hurry = (): void => {
    if (this.ended || document.visibilityState === 'hidden') return;
    if (!this.socket) this.open();
    else if (this.socket.readyState === WebSocket.OPEN) {
      clearTimeout(this.beat);
      this.ping();
    }
  };
}

/** Milliseconds before the n-th new try: each 1.5 times the last, with jitter so that many clients do not return at
once. */
export function wait(tries: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.5 ** (tries - 1));
  return longest * (0.5 + chance / 2);
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(data: unknown): FromServer | null {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as FromServer) : null;
  } catch {
    return null;
  }
}

/** The socket's address on this page's server. */
export function socketUrl(code: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}`;
}
