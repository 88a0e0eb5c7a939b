/** The lines of the build bar: what can be built, what it costs, what is left, and what is missing. */

import type { GlyphName } from '../../kit/glyphs';
import { listed } from '../../lib/words';
import type { Desk } from './desk.svelte';
import { COLOURS, good } from './goods';
import type { Tool } from './moves';
import { BASIC_DECK, left, level, TOP_LEVEL, TOWN, type ImperialsView, type Piece } from './view';
import { costOf, TOOL_WORDS } from './words';

export interface Line {
  id: string;
  group: 'build' | 'warriors' | 'improve';
  name: string;
  glyph: GlyphName;
  note: string;
  cost: number[];
  key: string;
  off: boolean;
  on: boolean;
  press: () => void;
}

const GLYPHS: Record<Tool, GlyphName> = {
  road: 'road',
  village: 'village',
  town: 'town',
  warrior: 'warrior',
  activate: 'use',
  upgrade: 'up',
  fence: 'fence',
  march: 'flip',
  chase: 'robber',
};

const KEYS: Record<Tool, string> = {
  road: '1',
  village: '2',
  town: '3',
  warrior: '4',
  activate: '5',
  upgrade: '6',
  fence: '7',
  march: 'M',
  chase: 'X',
};

/** What is missing of a cost, as cards. */
export function missing(hand: readonly number[], cost: readonly number[]): number[] {
  return cost.map((count, card) => Math.max(0, count - (hand[card] ?? 0)));
}
const paid = (hand: readonly number[], cost: readonly number[]) => missing(hand, cost).every((count) => count === 0);

/** The warriors of the person who looks: idle, active, all. */
function warriors(view: ImperialsView): { idle: number; active: number; all: number } {
  const mine = view.pieces.flatMap((piece, corner) =>
    piece > TOWN && view.owners[corner] === view.seat ? [view.active[corner] ?? 0] : [],
  );
  const active = mine.filter(Boolean).length;
  return { idle: mine.length - active, active, all: mine.length };
}

function note(desk: Desk, tool: Tool): string {
  const { view } = desk;
  const places = desk.places(tool);
  const supply = (piece: Piece) => left(view, view.seat, piece);
  const mine = warriors(view);
  switch (tool) {
    case 'activate':
      return mine.idle ? `${mine.idle} idle` : 'none idle';
    case 'upgrade':
      return mine.all ? `${supply('strong')} strong, ${supply('mighty')} mighty` : 'no warrior';
    case 'march':
    case 'chase':
      return places ? `${places} can` : 'not now';
    case 'warrior':
      return supplied(desk, tool, supply('regular'));
    default:
      return supplied(desk, tool, supply(tool));
  }
}
function supplied(desk: Desk, tool: Tool, count: number): string {
  if (count === 0) return 'none left';
  const stuck = desk.form === 'free' && desk.places(tool) === 0 && paid(desk.view.hand, costOf(desk.view, tool));
  return stuck ? 'no free place' : `${count} left`;
}

function toolLine(desk: Desk, tool: Tool, group: Line['group']): Line {
  const places = desk.places(tool);
  return {
    id: tool,
    group,
    name: TOOL_WORDS[tool].name,
    glyph: GLYPHS[tool],
    note: note(desk, tool),
    cost: costOf(desk.view, tool),
    key: KEYS[tool],
    off: places === 0,
    on: desk.tool === tool,
    press: () => desk.take(tool),
  };
}

function improveLine(desk: Desk, colour: number): Line {
  const { view } = desk;
  const { name, card } = COLOURS[colour]!;
  const next = level(view, view.seat, colour) + 1;
  const work = view.works[(next - 3) * COLOURS.length + colour];
  const cost = good(card) ? Array.from({ length: 8 }, (_, at) => (at === card && next <= TOP_LEVEL ? next : 0)) : [];
  return {
    id: `improve-${name}`,
    group: 'improve',
    name: `Improve ${name}`,
    glyph: 'wonder',
    note: next > TOP_LEVEL ? 'complete' : next > 2 ? `to ${next}, ${work}` : `to level ${next}`,
    cost,
    key: ['8', '9', '0'][colour]!,
    off: !desk.can('improve', colour),
    on: false,
    press: () => void desk.make('improve', colour),
  };
}

function buyLine(desk: Desk): Line {
  const { view } = desk;
  const deck = view.decks[BASIC_DECK] ?? 0;
  return {
    id: 'buy',
    group: 'build',
    name: 'Action card',
    glyph: 'hand',
    note: deck ? `${deck} in the deck` : 'none left',
    cost: view.cost_card,
    key: '4',
    off: !desk.can('buy'),
    on: false,
    press: () => void desk.make('buy'),
  };
}

/** Every line of this mode; actions of warriors only where somebody has one that is awake. */
export function lines(desk: Desk): Line[] {
  const building = (['road', 'village', 'town'] as const).map((tool) => toolLine(desk, tool, 'build'));
  if (desk.view.mode === 'basic') return [...building, buyLine(desk)];
  const arms: Tool[] = ['warrior', 'activate', 'upgrade', 'fence'];
  if (warriors(desk.view).active) arms.push('march', 'chase');
  return [
    ...building,
    ...arms.map((tool) => toolLine(desk, tool, 'warriors')),
    ...COLOURS.map((_, colour) => improveLine(desk, colour)),
  ];
}

/** The building that is nearest to being paid: "Town: 1 more wheat and 1 more ore." */
export function nextGoal(view: ImperialsView): string {
  const goals = (['village', 'town', ...(view.mode === 'basic' ? (['buy'] as const) : [])] as const)
    .map((what) => ({ what, short: missing(view.hand, costOf(view, what)) }))
    .map((goal) => ({ ...goal, total: goal.short.reduce((sum, count) => sum + count, 0) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.total - b.total);
  const [best] = goals;
  if (!best || best.total > 3) return '';
  const name = best.what === 'buy' ? 'Action card' : TOOL_WORDS[best.what].name;
  const cards = best.short.flatMap((count, card) => (count ? [`${count} more ${good(card).name}`] : []));
  return `${name}: ${listed(cards)}.`;
}
