/** What dice can be used for and what that costs, in a few words. */

import type { Text } from '../../lib/text';
import { BLACK, COLONY, CULTURE, GREEN, type Facts } from './facts';
import { dieOf, kindOf, numberOf, thingOf, type Move } from './moves';
import { buildingArg, dieArg, inner, messagesArg, noted, say, type Tell } from './tell';
import type { EmpiresView, SheetView } from './view';

const WHITE = 3;

/** "white 5", "green 2"; equal white dice are distinguished. */
export function dieText(view: EmpiresView, die: number): Text {
  const face = view.faces[die] ?? 0;
  const alike = view.faces.slice(0, WHITE).filter((each) => each === face).length;
  return say(die < WHITE && alike > 1 ? 'part-die-twin' : 'part-die', { die: dieArg(die), face });
}

export const diceArg = (view: EmpiresView, dice: readonly number[]) =>
  messagesArg(dice.map((die) => dieText(view, die)));

/** How much Gold changing the die costs for a move, 0 without a change. */
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

/** How many lines a die would give now if raised by so many pips. */
export function linesOf(view: EmpiresView, sheet: SheetView, die: number, extra: number): number {
  return (view.faces[die] ?? 0) + extra + (sheet.bonus ? 0 : sheet.workers);
}

/** The use of a die, without the die. */
export function useText(view: EmpiresView, sheet: SheetView, { name, args }: Move): Text {
  const [first = 0, second = 0] = args;
  if (name === 'build') return say('ui-do-lines', { lines: linesOf(view, sheet, first, second) });
  if (name === 'garrisons') return say('ui-do-train', { n: second + 1 });
  if (name === 'sparing') return say('part-use-sparing', { building: buildingArg(first) });
  if (name === 'caravan') return say('part-use-caravan', { caravan: second + 1 });
  if (name === 'culture') return say('undo-mark', { box: CULTURE[second]?.name ?? '' });
  const thing = thingOf({ name, args });
  return say('part-use-building', { building: buildingArg(thing ? numberOf(thing) : 0) });
}

/** A use of a die with its price: "8 lines", "Farms, pay 1 Gold". */
export function useWords(tell: Tell, view: EmpiresView, sheet: SheetView, move: Move): string {
  const gold = change(view, sheet, move);
  const what = useText(view, sheet, move);
  return gold ? tell('ui-priced', { what: inner(what), gold }) : tell(what);
}

const ORDER = ['farms', 'mines', 'schools', 'garrisons', '', 'colonies'];

/** The possible uses of a free die, for its card. */
export function freeWords(tell: Tell, view: EmpiresView, sheet: SheetView, moves: readonly Move[]): string {
  const cheap = moves.filter((move) => change(view, sheet, move) === 0);
  const names = new Set(cheap.map(({ name }) => name));
  const caravans = cheap.filter(({ name }) => name === 'caravan').map(({ args }) => (args[1] ?? 0) + 1);
  const uses: Text[] = [
    ...(names.has('build') ? [say('ui-free-lines', {})] : []),
    ...ORDER.flatMap((name, kind) =>
      name && names.has(name) ? [say('part-use-building', { building: buildingArg(kind) })] : [],
    ),
    ...caravanTexts(caravans),
    ...(names.has('culture') ? [say('ui-free-culture', {})] : []),
  ];
  return uses.length ? tell('ui-free', { uses: messagesArg(uses) }) : '';
}

/** "Caravan 3", "Caravans 1, 4", "Caravans 2 to 5". */
function caravanTexts(caravans: readonly number[]): Text[] {
  const [first] = caravans;
  const last = caravans.at(-1);
  if (first === undefined || last === undefined) return [];
  if (first === last) return [say('ui-free-caravan', { n: first })];
  const run = caravans.length > 2 && last - first === caravans.length - 1;
  if (run) return [say('ui-free-range', { first, last })];
  return [say('ui-free-caravans', { numbers: caravans.join(',\u00a0') })];
}

/** The kind with the fewest lines, and how many. */
function smallest({ kinds }: Facts): { kind: number; needed: number } {
  const drawn = kinds.slice(0, COLONY).map(({ lines }, kind) => ({ kind, needed: lines }));
  return drawn.reduce((best, each) => (each.needed < best.needed ? each : best));
}

/** How many lines are missing for which smallest building; null if none. */
export function shortfall(facts: Facts, lines: number): { missing: number; kind: number } | null {
  const { kind, needed } = smallest(facts);
  return lines > 0 && lines < needed ? { missing: needed - lines, kind } : null;
}

/** What a die in hand would give for construction: "5 + 3 Workers: 8 lines". */
export function linesWords(tell: Tell, view: EmpiresView, sheet: SheetView, die: number): string {
  const face = view.faces[die] ?? 0;
  const lines = linesOf(view, sheet, die, 0);
  const short = shortfall(sheet.facts, sheet.lines + lines);
  const text =
    sheet.bonus || !sheet.workers
      ? say('ui-lines', { lines })
      : say('ui-lines-with', { face, workers: sheet.workers, lines });
  const note = short && say('note-short', { missing: short.missing, building: buildingArg(short.kind) });
  return tell(noted(text, note));
}

export function lockedWords(tell: Tell, die: number): string {
  if (die === GREEN) return tell('ui-needs-green');
  return die === BLACK ? tell('ui-needs-black') : '';
}
