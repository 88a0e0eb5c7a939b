/** The legal moves by the thing on the sheet that they are about. */

import type { Parts, Play } from '../../lib/match/play';
import { cellOf, type Spot } from './drawing';
import { COLONY, DICE, DRAWS, WORKS } from './facts';

export interface Move extends Parts {
  code: number;
}

/** Something on the sheet: a box, a Caravan, a line of Science, a kind of building, a building on the map. */
export type ThingKind = 'culture' | 'caravan' | 'science' | 'soldier' | 'kind' | 'built' | 'seat';
export type Thing = `${ThingKind}:${number}`;

const ON_BUILDINGS = ['staff', 'hire', 'burn', 'raze'];
const ON_SEATS = ['raid', 'colonise'];

/** The die that a move uses, -1 for none. */
export function dieOf({ name, args }: Parts): number {
  if (name === 'sparing') return args[1] ?? -1;
  if (name === 'build' || name === 'caravan' || name === 'culture') return args[0] ?? -1;
  return WORKS.some((work) => work === name) ? (args[0] ?? -1) : -1;
}

/** The dice that a proposal of Diplomacy would roll again, in order. */
export function rerolled({ args }: Parts): number[] {
  const set = (args[0] ?? 0) + 1;
  return Array.from({ length: DICE }, (_, die) => die).filter((die) => (set >> die) & 1);
}

/** What a move buys with Gold alone. */
export function bought({ name }: Parts): boolean {
  return name === 'buy' || name === 'buy_culture' || name === 'buy_soldier';
}

/** The kind of building that a move draws, -1 if it draws none. */
export function drawn({ name }: Parts): number {
  return DRAWS.findIndex((draw) => draw === name);
}

export function spotOf({ args }: Parts): Spot {
  return { col: args[0] ?? 0, row: args[1] ?? 0 };
}

/** The thing that a move is about, null for moves that only the ask bar offers. */
export function thingOf(move: Parts): Thing | null {
  const { name, args } = move;
  const [first = 0, second = 0] = args;
  if (ON_BUILDINGS.includes(name)) return `built:${cellOf(spotOf(move))}`;
  if (ON_SEATS.includes(name)) return `seat:${first}`;
  if (name === 'culture') return `culture:${second}`;
  if (name === 'mark' || name === 'buy_culture') return `culture:${first}`;
  if (name === 'science' || name === 'buy') return `science:${first}`;
  if (name === 'buy_soldier') return 'soldier:0';
  if (name === 'caravan') return `caravan:${second}`;
  if (name === 'sparing') return `kind:${first}`;
  const works = WORKS.findIndex((work) => work === name);
  return works >= 0 && name ? `kind:${works}` : null;
}

export function numberOf(thing: Thing): number {
  return Number(thing.split(':')[1]);
}

export function kindOf(thing: Thing): ThingKind {
  return thing.split(':')[0] as ThingKind;
}

export interface Sorted {
  all: Move[];
  /** The legal places by the kind of building to draw. */
  sites: Map<number, Map<number, Move>>;
  /** By die, and under -1 the moves without a die. */
  byDie: Map<number, Move[]>;
  edicts: Move[];
}

const EDICTS = ['tax', 'conscript'];

export function sorted(play: Pick<Play, 'legal' | 'active' | 'parts'>): Sorted {
  const found: Sorted = { all: [], sites: new Map(), byDie: new Map(), edicts: [] };
  for (const code of play.active ? play.legal : []) {
    const move = { code, ...play.parts(code) };
    found.all.push(move);
    const kind = drawn(move);
    if (kind >= 0) {
      const sites = found.sites.get(kind) ?? new Map<number, Move>();
      sites.set(cellOf(spotOf(move)), move);
      found.sites.set(kind, sites);
    } else if (EDICTS.includes(move.name)) found.edicts.push(move);
    else {
      const die = dieOf(move);
      found.byDie.set(die, [...(found.byDie.get(die) ?? []), move]);
    }
  }
  return found;
}

/** Moves by their thing; those about no thing are left out. */
export function byThing(moves: readonly Move[]): Map<Thing, Move[]> {
  const found = new Map<Thing, Move[]>();
  for (const move of moves) {
    const thing = thingOf(move);
    if (thing) found.set(thing, [...(found.get(thing) ?? []), move]);
  }
  return found;
}

/** The move that draws a kind at a spot, legal or not. */
export function drawing(play: Pick<Play, 'code'>, kind: number, { col, row }: Spot): number | undefined {
  return play.code(DRAWS[kind] ?? DRAWS[COLONY], col, row);
}

/** The move that pressing a thing would make with this die, or without one; legal or not. */
export function wished(play: Pick<Play, 'code'>, thing: Thing, die: number | null): number | undefined {
  const at = numberOf(thing);
  switch (kindOf(thing)) {
    case 'culture':
      return die === null ? play.code('buy_culture', at) : play.code('culture', die, at);
    case 'caravan':
      return play.code('caravan', die ?? 0, at);
    case 'science':
      return play.code('buy', at);
    case 'soldier':
      return play.code('buy_soldier');
    default:
      return undefined;
  }
}
