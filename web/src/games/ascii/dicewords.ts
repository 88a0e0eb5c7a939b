/** What dice can be used for and what that costs, in a few words. */

import { capital, many } from '../../lib/words';
import { BLACK, COLONY, CULTURE, DIE_NAMES, GREEN, type Facts } from './facts';
import { dieOf, kindOf, numberOf, thingOf, type Move } from './moves';
import type { EmpiresView, SheetView } from './view';

/** "white 5", "green 2". */
export function dieWords(view: EmpiresView, die: number): string {
  return `${DIE_NAMES[die]?.toLowerCase()} ${view.faces[die] ?? ''}`;
}

/** How much Gold the change of a die costs that a move needs, 0 if it does without. */
export function change(view: EmpiresView, sheet: SheetView, move: Move): number {
  return pips(view, sheet, move) * sheet.facts.prices.die;
}

/** By how many pips a move changes its die. */
function pips(view: EmpiresView, { facts, caravans }: SheetView, move: Move): number {
  const face = view.faces[dieOf(move)] ?? 0;
  const { name, args } = move;
  if (name === 'build') return args[1] ?? 0;
  if (name === 'culture') return Math.abs((facts.culture[args[1] ?? 0]?.die ?? face) - face);
  if (name === 'caravan') {
    const caravan = args[1] ?? 0;
    return Math.max(0, (facts.caravans[caravan]?.dice[caravans[caravan] ?? 0] ?? 0) - face);
  }
  const thing = thingOf(move);
  return thing && kindOf(thing) === 'kind' ? Math.max(0, (facts.kinds[numberOf(thing)]?.die ?? 0) - face) : 0;
}

function price(gold: number): string {
  return gold ? `, pay ${gold} Gold` : '';
}

export const WORKS = ['Farms', 'Mines', 'Schools', 'Garrisons', '', 'Colonies'];

/** How many lines a die would give now, raised by so many pips. */
export function linesOf(view: EmpiresView, sheet: SheetView, die: number, extra: number): number {
  return (view.faces[die] ?? 0) + extra + (sheet.bonus ? 0 : sheet.workers);
}

/** A use of a die in a few words: "Construct, 8 lines", "Farms, pay 1 Gold". */
export function useWords(view: EmpiresView, sheet: SheetView, move: Move): string {
  const { name, args } = move;
  const cost = price(change(view, sheet, move));
  if (name === 'build') return `Construct, ${many(linesOf(view, sheet, args[0] ?? 0, args[1] ?? 0), 'line')}${cost}`;
  if (name === 'garrisons') return `Train ${(args[1] ?? 0) + 1}${cost}`;
  if (name === 'sparing') return `${WORKS[args[0] ?? 0]}, sparing the !${cost}`;
  if (name === 'caravan') return `Caravan ${(args[1] ?? 0) + 1}${cost}`;
  if (name === 'culture') return `Culture ${CULTURE[args[1] ?? 0]?.name}${cost}`;
  const thing = thingOf(move);
  return thing ? `${WORKS[numberOf(thing)]}${cost}` : name;
}

/** What a free die can do, for its card. */
export function freeWords(view: EmpiresView, sheet: SheetView, moves: readonly Move[]): string {
  const cheap = moves.filter((move) => change(view, sheet, move) === 0);
  const kinds = new Set(cheap.map(({ name }) => name));
  const caravans = cheap.filter(({ name }) => name === 'caravan').map(({ args }) => (args[1] ?? 0) + 1);
  const order = ['farms', 'mines', 'schools', 'garrisons', 'colonies'];
  const found = [
    kinds.has('build') ? 'build' : '',
    ...order.filter((kind) => kinds.has(kind)),
    caravanWords(caravans),
    kinds.has('culture') ? 'culture' : '',
  ].filter(Boolean);
  return capital(found.join(', '));
}

/** "caravan 3", "caravans 1, 4", "caravans 2 to 5". */
function caravanWords(caravans: readonly number[]): string {
  const [first] = caravans;
  const last = caravans.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last) return `caravan ${first}`;
  const run = caravans.length > 2 && last - first === caravans.length - 1;
  return `caravans ${run ? `${first} to ${last}` : caravans.join(',\u00a0')}`;
}

/** What lines lack for the smallest building: ", 1 short of a Farm"; "" if nothing. */
export function shortfall({ kinds }: Facts, lines: number): string {
  const { name, lines: needed } = kinds
    .slice(0, COLONY)
    .reduce((best, kind) => (kind.lines < best.lines ? kind : best));
  return lines > 0 && lines < needed ? `, ${needed - lines} short of a ${name}` : '';
}

/** What a die in hand would give for construction: "5 + 3 Workers: 8 lines". */
export function linesWords(view: EmpiresView, sheet: SheetView, die: number): string {
  const face = view.faces[die] ?? 0;
  const given = linesOf(view, sheet, die, 0);
  const lines = many(given, 'line') + shortfall(sheet.facts, sheet.lines + given);
  return sheet.bonus || !sheet.workers ? lines : `${face} + ${many(sheet.workers, 'Worker')}: ${lines}`;
}

export function lockedWords(die: number): string {
  if (die === GREEN) return 'needs Philosophy or Navigation';
  return die === BLACK ? 'needs Humanism or Engineering' : '';
}
