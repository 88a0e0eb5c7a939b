/** The legal moves by the thing on the table that they are about. */

import type { Parts, Play } from '../../lib/match/play';
import type { TemporumView } from './view';

/** The kinds of questions, in the order of `asks.py`. */
export const ASKS = [
  'turn',
  'score',
  'play',
  'tactic',
  'beggar',
  'advance',
  'retreat',
  'discard',
  'choice',
  'may',
  'order',
  'card',
  'place',
  'time',
  'history',
] as const;
export type AskKind = (typeof ASKS)[number];

export interface Move extends Parts {
  code: number;
}

/** Something on the table: a card, one in front of its owner, a place, a crown, a Time, or a change of history. */
export type ThingKind = 'card' | 'front' | 'place' | 'crown' | 'time' | 'flip';
export type Thing = `${ThingKind}:${number}`;

/** Waiting effects, by their Perpetual card. */
export const EFFECTS: Record<string, string> = {
  beggar: 'beggar',
  cache: 'cache',
  'treasure-map': 'treasure-map',
  university: 'university',
  investments: 'investments',
  hideout: 'hideout',
  sunboat: 'sunboat-of-ra',
  pickpockets: 'gang-of-pickpockets',
  revolutionaries: 'revolutionaries',
  ambassador: 'ambassador',
};

/** The card in front of a player that a move such as "effect ambassador" is about. */
function frontOf(notation: string, view: TemporumView): Thing | null {
  const card = view.card_ids.indexOf(EFFECTS[notation.split(' ')[1] ?? ''] ?? '');
  return card >= 0 ? `front:${card}` : null;
}

const ON_CARDS = ['play', 'score', 'discard', 'card', 'secret'];

/** The thing that a move is about, null for moves that only the ask bar offers. */
export function thingOf({ name, args }: Parts, view: TemporumView): Thing | null {
  const [at = 0] = args;
  if (ON_CARDS.includes(name)) return `card:${at}`;
  if (name === 'move' || name === 'zone') return `place:${at}`;
  if (name === 'stay') return `place:${view.pawns[view.seat] ?? 0}`;
  if (name === 'advance' || name === 'retreat') return `crown:${at}`;
  if (name === 'time') return `time:${at}`;
  if (name === 'change') return `flip:${at}`;
  return null;
}

export function numberOf(thing: Thing): number {
  return Number(thing.split(':')[1]);
}

export function kindOf(thing: Thing): ThingKind {
  return thing.split(':')[0] as ThingKind;
}

export interface Sorted {
  things: Map<Thing, Move[]>;
  /** Moves about nothing on the table. */
  others: Move[];
}

/** If a card can be played and scored, playing comes first, as in ON_CARDS. */
function rank({ name }: Move): number {
  return ON_CARDS.indexOf(name);
}

/** Things out of sight, such as a card on a Zone, are offered in the ask bar. */
export function sorted(
  play: Pick<Play, 'legal' | 'active' | 'parts' | 'notation'>,
  view: TemporumView,
  seen: (card: number) => boolean,
): Sorted {
  const things = new Map<Thing, Move[]>();
  const others: Move[] = [];
  for (const code of play.active ? play.legal : []) {
    const move = { code, ...play.parts(code) };
    const effect = move.name === 'effect' ? frontOf(play.notation(code), view) : null;
    if (effect) things.set(effect, [move]);
    const thing = thingOf(move, view);
    if (thing === null || (kindOf(thing) === 'card' && !seen(numberOf(thing)))) others.push(move);
    else
      things.set(
        thing,
        [...(things.get(thing) ?? []), move].sort((a, b) => rank(a) - rank(b)),
      );
  }
  return { things, others };
}
