/** The legal moves by their subject. */

import type { Parts } from '../../lib/match/play';
import { byReading, placeKey, pointOf, type Land, type Place } from './land';

/** The kinds of questions, in the order of `asks.py`. */
export const ASKS = [
  'found-piece',
  'found-road',
  'roll',
  'main',
  'special',
  'talk',
  'discard',
  'robber',
  'victim',
  'pick',
  'where',
  'wonder',
  'lose-town',
  'march',
  'retreat',
  'drop-action',
  'deck',
  'place-road',
  'name-card',
  'dice',
  'colour',
  'corner',
  'tile',
  'player',
  'card',
  'action',
  'remove-road',
] as const;
export type AskKind = (typeof ASKS)[number];

/** Where a question is answered: on the board, in the ask bar, or nowhere. */
export type Form = 'none' | 'roll' | 'free' | 'place' | 'toss' | 'choice' | 'action' | 'dice';

export const FORMS: Partial<Record<AskKind, Form>> = {
  roll: 'roll',
  main: 'free',
  special: 'free',
  discard: 'toss',
  victim: 'choice',
  pick: 'choice',
  where: 'choice',
  'drop-action': 'action',
  deck: 'choice',
  'name-card': 'choice',
  dice: 'dice',
  colour: 'choice',
  player: 'choice',
  card: 'choice',
  action: 'action',
};

/** The moves of choices in the ask bar. */
export const CHOICES = ['card', 'player', 'colour', 'market_trade', 'player_trade'];

/** What can be done with a place in the player's own turn. */
export const TOOLS = ['road', 'village', 'town', 'warrior', 'activate', 'upgrade', 'fence', 'march', 'chase'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Move extends Parts {
  code: number;
}

export interface Target {
  place: Place;
  code: number;
  /** The move's name: the piece placed there. */
  name: string;
}

const CORNERS = ['village', 'town', 'corner', 'warrior', 'activate', 'upgrade', 'fence', 'march', 'chase'];
const SIDES = ['road', 'side'];
/** Moves that answer a question with a place. */
const ANSWERS = ['village', 'town', 'road', 'corner', 'side', 'tile'];

/** Legal moves by name. */
export function sorted(legal: readonly number[], parts: (code: number) => Parts): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const code of legal) {
    const move = { code, ...parts(code) };
    const others = found.get(move.name);
    if (others) others.push(move);
    else found.set(move.name, [move]);
  }
  return found;
}

/** The place a move names, null if it names none. */
export function placeOf({ name, args }: Parts): Place | null {
  const [at] = args;
  if (at === undefined) return null;
  if (CORNERS.includes(name)) return { corner: at };
  if (SIDES.includes(name)) return { side: at };
  return name === 'tile' ? { tile: at } : null;
}

/** The places that these moves name, in reading order. */
function targets(moves: readonly Move[], land: Land): Target[] {
  return moves
    .flatMap((move) => {
      const place = placeOf(move);
      return place ? [{ place, code: move.code, name: move.name }] : [];
    })
    .sort((a, b) => byReading(land, a.place, b.place));
}

/** The places that answer a question on the board. */
export function answers(moves: Map<string, Move[]>, land: Land): Target[] {
  return targets(
    ANSWERS.flatMap((name) => moves.get(name) ?? []),
    land,
  );
}

/** The places where a tool can be used. */
export function uses(moves: Map<string, Move[]>, tool: Tool, land: Land): Target[] {
  return targets(moves.get(tool) ?? [], land);
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next target in an arrow key's direction, null if there is none. */
export function beyond(all: readonly Target[], from: Place, arrow: string, land: Land): Target | null {
  const way = WAYS[arrow];
  if (!way) return null;
  const here = pointOf(land, from);
  let best: Target | null = null;
  let least = Infinity;
  for (const target of all) {
    const there = pointOf(land, target.place);
    const x = there.x - here.x;
    const y = there.y - here.y;
    const along = x * way[0] + y * way[1];
    const across = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (along < 1 || across > 2.5 * along) continue;
    const cost = along + 2 * across;
    if (cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}

export function findTarget(all: readonly Target[], place: Place): Target | undefined {
  const wanted = placeKey(place);
  return all.find((target) => placeKey(target.place) === wanted);
}
