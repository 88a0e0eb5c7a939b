/** The legal moves by what they are made with. */

import type { Parts, Play } from '../../lib/match/play';

export interface Move extends Parts {
  code: number;
}

/** The moves of one timer to a place: with the card that it leaves, or without it. */
export interface Way {
  go?: number;
  take?: number;
}

/** Powers and commands that begin with a choice of their own, by the name of their first move. */
export const POWERS = [
  'send',
  'bring',
  'buy',
  'free',
  'rob',
  'demeter',
  'harpy',
  'troy',
  'hades',
  'rhodes',
  'uranus',
  'ephesus',
] as const;
export type Power = (typeof POWERS)[number];

export interface Sorted {
  /** By timer, then by place. */
  ways: Map<number, Map<number, Way>>;
  /** Gods to whom an offering can be begun. */
  offers: Map<number, number>;
  powers: Map<Power, Move[]>;
  claims: Map<number, number>;
  freeze: number | null;
  /** Drops the unfinished command. */
  drop: number | null;
  /** Moves that continue a command, or answer a choice. */
  steps: Move[];
}

const STEPS = ['pay', 'gain', 'leave', 'cube', 'seal', 'reserve', 'starve', 'plague'];

/** With a draft or an open choice, `send` belongs to it and isn't a power. */
export function sorted(play: Pick<Play, 'legal' | 'parts'>, choosing: boolean): Sorted {
  const found: Sorted = {
    ways: new Map(),
    offers: new Map(),
    powers: new Map(),
    claims: new Map(),
    freeze: null,
    drop: null,
    steps: [],
  };
  for (const code of play.legal) {
    const move = { code, ...play.parts(code) };
    const { name, args } = move;
    if (isWay(move)) addWay(found.ways, move);
    else if (name === 'offer') found.offers.set(args[0] ?? -1, code);
    else if (name === 'claim') found.claims.set(args[0] ?? 0, code);
    else if (name === 'freeze') found.freeze = code;
    else if (name === 'drop') found.drop = code;
    else if (STEPS.includes(name) || (name === 'send' && choosing)) found.steps.push(move);
    else addPower(found.powers, move);
  }
  return found;
}

function addWay(ways: Sorted['ways'], { name, args, code }: Move): void {
  const [timer = -1, place = -1] = args;
  const places = ways.get(timer) ?? new Map<number, Way>();
  const way = places.get(place) ?? {};
  places.set(place, name === 'take' ? { ...way, take: code } : { ...way, go: code });
  ways.set(timer, places);
}

function addPower(powers: Sorted['powers'], move: Move): void {
  const power = POWERS.find((each) => each === move.name);
  if (power) powers.set(power, [...(powers.get(power) ?? []), move]);
}

/** Whether a move sends one of the player's own timers somewhere. */
export function isWay({ name }: Parts): boolean {
  return name === 'go' || name === 'take';
}

/** The pile or other place that a move leads to, -1 for none. */
export function targetOf(move: Parts): number {
  return isWay(move) ? (move.args[1] ?? -1) : pileOf(move);
}

/** The timer that a move is about, -1 if it is about none. */
export function timerOf({ name, args }: Parts): number {
  return name === 'send' || name === 'bring' ? (args[0] ?? -1) : -1;
}

/** The pile that a move is about, -1 if it is about none. */
export function pileOf({ name, args }: Parts): number {
  return ['demeter', 'harpy', 'troy', 'cube'].includes(name) ? (args[0] ?? -1) : -1;
}

/** Whether a move turns its timer over; null if that isn't asked. */
export function turned({ name, args }: Parts): boolean | null {
  return name === 'send' || name === 'bring' ? args[1] === 1 : null;
}

/** Whether several timers can be chosen, so that turning the chosen one is a separate question. */
export function severalTimers(moves: readonly Move[]): boolean {
  return new Set(moves.filter((move) => turned(move) !== null).map(timerOf)).size > 1;
}
