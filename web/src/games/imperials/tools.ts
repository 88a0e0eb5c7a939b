/** The lines of the build bar: things to build, their costs, the pieces left, and what is missing. */

import type { GlyphName } from '../../kit/pictures/glyphs';
import type { ImperialsController } from './controller.svelte';
import { COLOURS, good, missing, sum } from './goods';
import { goodsArg, inner, say, type Tell } from './tell';
import type { Text } from '../../lib/text';
import type { Land } from './land';
import type { Tool } from './moves';
import { NUMBERS } from './numbers';
import { roadsToVillage } from './reach';
import { BASIC_DECK, left, level, TOWN, VILLAGE, type ImperialsView, type Piece } from './view';
import { costOf } from './words';
import { actionWorth, levelWorth, worth } from './worth';

export interface Line {
  id: string;
  group: 'build' | 'warriors' | 'improve';
  name: string;
  glyph: GlyphName;
  note: string;
  /** Its benefit. */
  worth: string;
  cost: number[];
  key: string;
  off: boolean;
  on: boolean;
  /** Whether a hint points at it. */
  hinted?: boolean;
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

const paid = (hand: readonly number[], cost: readonly number[]) => missing(hand, cost).every((count) => count === 0);

/** The viewer's warriors: inactive, active, all. */
function warriors(view: ImperialsView): { idle: number; active: number; all: number } {
  const mine = view.pieces.flatMap((piece, corner) =>
    piece > TOWN && view.owners[corner] === view.seat ? [view.active[corner] ?? 0] : [],
  );
  const active = mine.filter(Boolean).length;
  return { idle: mine.length - active, active, all: mine.length };
}

function note(controller: ImperialsController, tool: Tool, tell: Tell): string {
  const { view } = controller;
  const places = controller.places(tool);
  const supply = (piece: Piece) => left(view, view.seat, piece);
  const mine = warriors(view);
  switch (tool) {
    case 'activate':
      return mine.idle ? tell('ui-inactive', { n: mine.idle }) : tell('ui-no-inactive');
    case 'upgrade':
      return mine.all ? tell('ui-left', { n: supply('strong') + supply('mighty') }) : tell('ui-no-warrior');
    case 'march':
    case 'chase':
      return places ? tell('ui-can', { n: places }) : tell('ui-not-now');
    case 'warrior':
      return supplied(controller, tool, supply('regular'), tell);
    default:
      return supplied(controller, tool, supply(tool), tell);
  }
}
function supplied(controller: ImperialsController, tool: Tool, count: number, tell: Tell): string {
  if (count === 0) return tell('ui-none-left');
  const stuck =
    controller.form === 'free' &&
    controller.places(tool) === 0 &&
    paid(controller.view.hand, costOf(controller.view, tool));
  return stuck ? tell('ui-no-place') : tell('ui-left', { n: count });
}

function toolLine(controller: ImperialsController, tool: Tool, group: Line['group'], tell: Tell): Line {
  const places = controller.places(tool);
  return {
    id: tool,
    group,
    name: tell(`ui-tool-${tool}`),
    glyph: GLYPHS[tool],
    note: note(controller, tool, tell),
    worth: worth(controller.view, tool, tell),
    cost: costOf(controller.view, tool),
    key: KEYS[tool],
    off: places === 0,
    on: controller.tool === tool,
    press: () => controller.take(tool),
  };
}

function improveLine(controller: ImperialsController, colour: number, tell: Tell): Line {
  const { view } = controller;
  const { name, card } = COLOURS[colour]!;
  const next = level(view, view.seat, colour) + 1;
  const complete = next > NUMBERS.of(view, 'improvement.levels');
  const price = view.cost_levels?.[next - 1] ?? 0;
  const cost = good(card) ? Array.from({ length: 8 }, (_, at) => (at === card ? price : 0)) : [];
  return {
    id: `improve-${name}`,
    group: 'improve',
    name: tell('ui-tool-improve', { colour: ['colour', name] }),
    glyph: 'wonder',
    note: complete ? tell('ui-complete') : tell('ui-to-level', { n: next }),
    worth: complete ? '' : levelWorth(view, colour, next, tell),
    cost,
    key: ['8', '9', '0'][colour]!,
    off: !controller.can('improve', colour),
    on: false,
    hinted: controller.hintedMove('improve', colour),
    press: () => void controller.make('improve', colour),
  };
}

function buyLine(controller: ImperialsController, tell: Tell): Line {
  const { view } = controller;
  const deck = view.decks[BASIC_DECK] ?? 0;
  return {
    id: 'buy',
    group: 'build',
    name: tell('ui-tool-buy'),
    glyph: 'hand',
    note: deck ? tell('ui-left', { n: deck }) : tell('ui-none-left'),
    worth: actionWorth(view, tell),
    cost: view.cost_card,
    key: '4',
    off: !controller.can('buy'),
    on: false,
    hinted: controller.hintedMove('buy'),
    press: () => void controller.make('buy'),
  };
}

/** Every line of this mode; actions of warriors only if the player has an active one. */
export function lines(controller: ImperialsController, tell: Tell): Line[] {
  const building = (['road', 'village', 'town'] as const).map((tool) => toolLine(controller, tool, 'build', tell));
  if (controller.view.mode === 'basic') return [...building, buyLine(controller, tell)];
  const arms: Tool[] = ['warrior', 'activate', 'upgrade', 'fence'];
  if (warriors(controller.view).active) arms.push('march', 'chase');
  return [
    ...building,
    ...arms.map((tool) => toolLine(controller, tool, 'warriors', tell)),
    ...COLOURS.map((_, colour) => improveLine(controller, colour, tell)),
  ];
}

/** Things with a place on the board and a piece left, with their costs. */
function goals(view: ImperialsView, land: Land): { name: Text; cost: number[] }[] {
  const { seat } = view;
  const found: { name: Text; cost: number[] }[] = [];
  const roads = left(view, seat, 'village') > 0 ? roadsToVillage(view, land) : Infinity;
  if (roads <= left(view, seat, 'road'))
    found.push({
      name: roads ? say('ui-goal-village-after', { roads }) : say('ui-tool-village', {}),
      cost: view.cost_village.map((count, card) => count + roads * (view.cost_road[card] ?? 0)),
    });
  const villages = view.pieces.some((piece, corner) => piece === VILLAGE && view.owners[corner] === seat);
  if (villages && left(view, seat, 'town') > 0) found.push({ name: say('ui-tool-town', {}), cost: view.cost_town });
  if (view.mode === 'basic' && view.decks[BASIC_DECK])
    found.push({ name: say('ui-tool-buy', {}), cost: view.cost_card });
  return found;
}

/** The goal with the fewest missing cards: "Town: you still need 1 wheat and 1 ore." */
export function nextGoal(view: ImperialsView, land: Land, tell: Tell): string {
  const [best] = goals(view, land)
    .map(({ name, cost }) => ({ name, short: missing(view.hand, cost) }))
    .filter(({ short }) => sum(short) > 0)
    .sort((a, b) => sum(a.short) - sum(b.short));
  if (!best || sum(best.short) > 3) return '';
  return tell('ui-goal', { goal: inner(best.name), missing: goodsArg(best.short) });
}
