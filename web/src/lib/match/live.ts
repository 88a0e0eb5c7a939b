/** The parts that only live matches have: a running clock, pauses, bargaining, shown places. */

import { say } from '../say.svelte';
import type { Outcome } from './play';
import type { Bid, Deal, NewTable, Sign, TableInfo, Tempo } from '../wire';

/** The quarters of full speed in a tempo. */
const QUARTERS = 4;

type Speed = NonNullable<NewTable['speed']>;

/** The speeds of a live table: practice is slower, and untimed stands until a player lets it run on. */
const SPEEDS = {
  4: 'room-speed-full',
  2: 'room-speed-half',
  1: 'room-speed-quarter',
  0: 'room-speed-untimed',
} as const;
export const FULL: Speed = 4;

/** The name of a speed, "" for an unknown one. */
export function speedWords(speed: number): string {
  const key = (SPEEDS as Record<number, (typeof SPEEDS)[Speed]>)[speed];
  return key ? say(key) : '';
}

/** The speeds for forms, the fastest first. */
export function speeds(): { value: Speed; label: string }[] {
  return ([4, 2, 1, 0] as const).map((value) => ({ value, label: speedWords(value) }));
}

/** The round trip in milliseconds from which on people notice it. */
export const SLOW = 300;

/** The most milliseconds that the server credits to slow connections. */
export const FAIR = 150;

/** The match's milliseconds at a time of the server. */
export function matchTime(tempo: Tempo, server: number): number {
  return server <= tempo.since ? tempo.at : tempo.at + Math.floor(((server - tempo.since) * tempo.rate) / QUARTERS);
}

/** Seconds of the 3-2-1 that are left, 0 if none runs. */
export function counting(tempo: Tempo, server: number): number {
  return tempo.rate > 0 ? Math.max(0, Math.ceil((tempo.since - server) / 1000)) : 0;
}

/** The server's time for bids: it stands still with the match, even during the 3-2-1. */
export function bidTime(tempo: Tempo, server: number): number {
  return tempo.held ? tempo.since : Math.max(server, tempo.since);
}

/** If all must agree: the seats that have not yet agreed to stop time, or to let it run on. */
export function undecided({ chairs }: Pick<TableInfo, 'chairs'>, { votes }: Pick<Tempo, 'votes'>): number[] {
  const people = chairs.filter(({ kind, away }) => kind === 'person' && !away);
  return people.map(({ seat }) => seat).filter((seat) => !votes.includes(seat));
}

/** A place that somebody points at, numbered so that the same one can be shown twice. */
export interface Pointed extends Sign {
  key: number;
}

/** Every field is reactive. */
export interface Live {
  readonly tempo: Tempo;
  readonly deals: Deal[];
  readonly signs: Pointed[];
  pause(on: boolean): Promise<Outcome>;
  runOn(): Promise<Outcome>;
  phrase(number: number): Promise<Outcome>;
  point(place: number): Promise<Outcome>;
  bid(bid: Omit<Bid, 't' | 'id'>): Promise<Outcome>;
  shake(number: number, yes: boolean): Promise<Outcome>;
}
