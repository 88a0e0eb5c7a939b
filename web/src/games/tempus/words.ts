/** The texts of the screen; the game's own sentences come from the server. */

import { earlyEnd } from '../../lib/match/earlyEnd';
import type { Play } from '../../lib/match/play';
import type { Happening, Tried } from '../../lib/match/told';
import { literal, type Args, type Inner, type Text } from '../../lib/text';
import type { Refusal } from '../../kit/table/boardController.svelte';
import type { TempusController, Trial } from './controller.svelte';
import { placeName } from './geometry';
import { deedArg, goodsArg, inner, listArg, say, squaresArg, thingArg, type Plain, type Tell } from './tell';
import { built, cellAt, count, lakeAt, scoreOf, type Action, type Building, type Score, type TempusView } from './view';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const MINUS = '−';

export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}

/** A number with a real minus sign. */
export function signed(value: number, plus = false): string {
  if (value < 0) return `${MINUS}${-value}`;
  return plus && value > 0 ? `+${value}` : String(value);
}

/** Sentences in a row, without missing ones. */
function together(tell: Tell, texts: readonly (Text | null)[]): string {
  return texts.flatMap((text) => (text ? [tell(text)] : [])).join(' ');
}

/** The contents of a square as a name and a sentence. */
export function squareFacts(view: TempusView, square: number): { name: Text; fact: Text | null } {
  const cell = cellAt(view, square);
  const left = view.units[square] ?? 0;
  const thing = thingArg(cell);
  switch (cell) {
    case 'empty':
      return { name: say('ui-empty'), fact: siteFact(view, square) };
    case 'lake': {
      const lake = lakeAt(view, square);
      const squares = view.lakes[lake]?.length ?? 0;
      const buildings = view.lakes_buildings[lake]?.length ?? 0;
      const name = say('ui-lake', { points: view.lakes_points[lake] ?? 0 });
      return { name, fact: say('ui-lake-fact', { squares, buildings }) };
    }
    case 'forest':
    case 'quarry': {
      if (!left) return { name: say('ui-used-up', { thing }), fact: say('ui-occupied') };
      const goods = cell === 'forest' ? goodsArg(left, 0) : goodsArg(0, left);
      return { name: say('ui-thing', { thing }), fact: say('ui-left', { goods }) };
    }
    case 'enemy':
      return { name: say('ui-enemy', { points: view.enemy_points }), fact: raiderFact(view, square) };
    case 'ruin':
      return { name: say('ui-ruin'), fact: say('ui-occupied') };
    default: {
      const points = view.buildings_points[view.buildings.indexOf(cell)] ?? 0;
      return { name: say('ui-building-points', { building: thing, points }), fact: useFact(view, square) };
    }
  }
}

function siteFact(view: TempusView, square: number): Text | null {
  const site = view.sites.indexOf(square);
  if (site < 0) return null;
  return say('ui-site', { goods: goodsArg(view.sites_wood[site] ?? 0, view.sites_stone[site] ?? 0) });
}

function useFact(view: TempusView, square: number): Text | null {
  const place = view.uses.indexOf(square);
  if (place >= 0) return say('ui-use-brings', { gold: view.uses_gold[place] ?? 0 });
  if (view.over) return null;
  return view.spent.includes(square) ? say('ui-used') : say('ui-unconnected');
}

function raiderFact(view: TempusView, square: number): Text {
  const prey = view.raiders_prey[view.raiders.indexOf(square)];
  return prey ? say('ui-raider', thingAt(view, prey[0] ?? 0)) : say('ui-raider-idle');
}

/** A building and its place, as arguments. */
function thingAt(view: TempusView, square: number) {
  return { building: thingArg(cellAt(view, square)), square: placeName(square) };
}

/** A square for screen readers. */
export function squareLabel(view: TempusView, square: number): Text {
  const { name, fact } = squareFacts(view, square);
  const args = { square: placeName(square), name: inner(name) };
  return fact ? say('ui-square-fact', { ...args, fact: inner(fact) }) : say('ui-square', args);
}

/** The raid of this round before it happens. */
export function forecast(view: TempusView, tell: Tell): string {
  const raiding = view.raiders.length;
  const idle = count(view, 'enemy') - raiding;
  if (!raiding) return tell('ui-raid-none');
  const [first = 0] = view.raiders;
  const { building, square: prey } = thingAt(view, view.raiders_prey[0]?.[0] ?? 0);
  const takes = view.gold === 0 ? say('ui-raid-no-gold') : view.raid_gold >= view.gold ? say('ui-raid-all') : null;
  return together(tell, [
    raiding === 1
      ? say('ui-raid-one', { square: placeName(first), building, prey })
      : say('ui-raid-many', { squares: squaresArg(view.raiders) }),
    takes,
    idle ? say('ui-raid-others', { n: idle }) : null,
  ]);
}

/** The effects of a previewed move in one line; `open`: the squares that pay are not chosen yet. */
export function consequence(view: TempusView, tried: Pick<Tried, 'set' | 'events'>, tell: Tell, open = false): string {
  const after = { ...view, ...tried.set } as TempusView;
  const events = tried.events ?? [];
  const told: (Text | null)[] = [open ? null : takes(view, events)];
  if (after.road_length > view.road_length) told.push(say('ui-road-grows', { n: after.road_length }));
  const wood = Math.max(0, after.reach_wood - view.reach_wood);
  const stone = Math.max(0, after.reach_stone - view.reach_stone);
  const built = events.some((event) => event.kind === 'build');
  if (!built && wood + stone > 0) told.push(say('ui-reaches', { goods: goodsArg(wood, stone) }));
  const sites = after.sites.length - view.sites.length;
  if (!built && sites > 0) told.push(say('ui-opens', { n: sites }));
  const lakes = scoreOf(after, 'lakes') - scoreOf(view, 'lakes');
  if (lakes > 0) told.push(say('ui-lakes-more', { points: lakes }));
  const raiders = after.raiders.length - view.raiders.length;
  if (raiders > 0) told.push(say('ui-raiders-more', { n: raiders }));
  if (raiders < 0) told.push(say('ui-raiders-fewer', { n: -raiders }));
  const raid = events.find((event) => event.kind === 'raid');
  if (raid?.args[0]) told.push(say('ui-raid-then', { gold: raid.args[0] }));
  return together(tell, told);
}

/** The squares that pay in a preview: "Takes 2 wood from the forest at a4." */
function takes(view: TempusView, events: Happening[]): Text | null {
  const from = new Map<number, number>();
  for (const event of events) {
    const square = event.args[0];
    if (event.kind === 'pay' && square !== undefined) from.set(square, (from.get(square) ?? 0) + 1);
  }
  const parts = [...from].map(([square, units]) => {
    const cell = cellAt(view, square);
    const goods = cell === 'forest' ? goodsArg(units, 0) : goodsArg(0, units);
    return say('ui-from', { goods, thing: thingArg(cell), square: placeName(square) });
  });
  return parts.length ? say('ui-takes', { parts: listArg(parts) }) : null;
}

const CHOOSE: Record<Action, Plain> = {
  road: 'ui-choose-road',
  dig: 'ui-choose-dig',
  build: 'ui-choose-build',
  use: 'ui-choose-use',
};
const NOWHERE: Record<Action, Plain> = {
  road: 'ui-nowhere-road',
  dig: 'ui-nowhere-dig',
  build: 'ui-nowhere-build',
  use: 'ui-nowhere-use',
};
/** The reason and its rule. */
const BECAUSE: Record<Action, [fact: Plain | null, rule: string]> = {
  road: [null, 'R4.1'],
  dig: ['ui-because-dig', 'R4.5'],
  build: ['ui-because-build', 'R5.3'],
  use: ['ui-because-use', 'R6.1'],
};

/** Why an action has no legal place; null if the reason at one place is clearer. */
export function nowhere(view: TempusView, action: Action, tell: Tell): Refusal | null {
  if (action !== view.action && view.gold < view.fee) {
    const fact = tell('ui-you-have', { gold: view.gold });
    return { text: tell('ui-no-fee', { fee: view.fee }), fact, rule: 'R3.5' };
  }
  if (action === 'build' && view.sites.length) return null;
  const [fact, rule] = BECAUSE[action];
  return { text: tell(NOWHERE[action]), fact: fact ? tell(fact) : '', rule };
}

/** The ask bar's instruction and its line of consequence. */
export function askWords(play: Play, controller: TempusController, tell: Tell): { text: string; detail: string } {
  const { view, mode } = controller;
  if (view.over) return { text: tell('ui-over', { points: view.score }), detail: '' };
  const early = play.past ? null : earlyEnd(play);
  if (early) return early;
  const turns = view.digits.length;
  const turn = tell('ui-turn', { n: roman(view.round), turn: (view.turn % turns) + 1, turns });
  if (mode === 'none') {
    const who = play.table.chairs[0]?.name;
    const thinks = who && play.link !== 'over';
    return { text: thinks ? tell('ui-thinking', { name: who }) : turn, detail: digitWords(view, tell) };
  }
  const trial = controller.trial;
  if (controller.code !== null && trial) {
    const { label, detail } = trialWords(view, trial, tell);
    return { text: tell('ui-sure', { move: label }), detail };
  }
  if (mode === 'pay') return payWords(view, tell);
  if (mode === 'strike') {
    const args = { n: controller.targets.size, square: placeName(controller.fort ?? 0) };
    return { text: tell('ui-which-enemy'), detail: tell('ui-strike-reach', args) };
  }
  const { among } = controller;
  const text = among
    ? tell('ui-which', { thing: thingArg(among) })
    : tell((controller.targets.size ? CHOOSE : NOWHERE)[mode]);
  const fee = mode === view.action ? '' : ` ${tell('ui-fee', { fee: view.fee })}`;
  return { text, detail: `${turn}. ${digitWords(view, tell)}${fee}` };
}

/** The question of a payment, and the rest to pay. */
function payWords(view: TempusView, tell: Tell): { text: string; detail: string } {
  const good: ['good', 'wood' | 'stone'] = ['good', view.paying_wood > 0 ? 'wood' : 'stone'];
  const building = thingArg(view.paying || 'empty');
  return {
    text: tell('ask-pay', { good, building, square: placeName(view.paying_square) }),
    detail: tell('note-due', { goods: goodsArg(view.paying_wood, view.paying_stone) }),
  };
}

/** A previewed move with its cost, gain and changes. */
export function trialWords(view: TempusView, trial: Trial, tell: Tell): { label: Inner; detail: string } {
  const { move, price } = labelParts(trial.tried.said ?? literal(trial.tried.label));
  const open = trial.open ? say('ui-open') : null;
  const changes = consequence(view, trial.tried, tell, trial.open);
  return { label: inner(move), detail: [together(tell, [...price, open]), changes].filter(Boolean).join(' ') };
}

const NOTES: Record<string, 'ui-pays-fee' | 'ui-gains'> = { 'note-fee': 'ui-pays-fee', 'note-gain': 'ui-gains' };

/** A label's move, and its cost or gain for the second line of the ask bar. */
export function labelParts(label: Text): { move: Text; price: Text[] } {
  const [key, args] = label;
  if (key !== 'label-cost' && key !== 'label-note') return { move: label, price: [] };
  const { move, price } = labelParts(text(args['label']));
  return { move, price: [...price, ...(key === 'label-cost' ? [costs(args)] : noted(args))] };
}

const costs = (args: Args): Text => ['ui-costs', { goods: args['cost']! }];

function noted(args: Args): Text[] {
  const [key, own] = text(args['note']);
  const note = NOTES[key];
  return note ? [say(note, { gold: Number(own['gold']) })] : [];
}

/** A message inside another. */
function text(arg: Args[string] | undefined): Text {
  const [, key, args] = arg as Inner;
  return [key, args];
}

function digitWords(view: TempusView, tell: Tell): string {
  const digit = view.digits[view.turn % view.digits.length] ?? 0;
  return view.action ? tell('ui-digit', { digit, action: deedArg(view.action) }) : '';
}

/** The loss in each raid so far, null if the log no longer has it. */
export function raidLosses(log: Happening[], raids: number): (number | null)[] {
  const known = log.filter((event) => event.kind === 'raid').map((event) => event.args[0] ?? 0);
  const lost = Math.max(0, raids - known.length);
  return [...Array.from({ length: lost }, () => null), ...known];
}

const BEGINS = new Set(['pass', 'road', 'dig', 'build', 'use', 'strike']);

/**
 * The log's margin for each event: "IV.5", "Raid", or its turn. Turns are counted back from the view's, so that a log
 * which begins in the middle has the right numbers.
 */
export function margins(log: Happening[], view: TempusView, tell: Tell): Map<Happening, string> {
  const turns = view.digits.length;
  const marks = new Map<Happening, string>();
  let turn = view.paying ? view.turn : view.turn - 1;
  for (const event of [...log].reverse()) {
    if (event.kind === 'raid') marks.set(event, tell('ui-raid'));
    else if (event.kind === 'round' || event.kind === 'end') marks.set(event, '');
    else marks.set(event, `${roman(Math.floor(turn / turns) + 1)}.${(turn % turns) + 1}`);
    if (BEGINS.has(event.kind)) turn -= 1;
  }
  return marks;
}

/** One line of the score: its name, its count, its points. */
export interface ScorePart {
  name: string;
  label: string;
  glyph: string;
  note: string;
  points: number;
}

/** The points per counted thing, if it isn't one point. */
function each(points: number): string {
  return points === 1 ? '' : ` × ${points}`;
}

/** The glyph of each row, and how it is counted. A designer's own row has neither. */
const ROWS: Record<Score, { glyph: string; note: (view: TempusView, tell: Tell) => string }> = {
  castles: { glyph: 'castle', note: (view) => buildingNote(view, 'castle') },
  markets: { glyph: 'market', note: (view) => buildingNote(view, 'market') },
  forts: { glyph: 'fort', note: (view) => buildingNote(view, 'fort') },
  farms: { glyph: 'farm', note: (view) => buildingNote(view, 'farm') },
  road: {
    glyph: 'road',
    note: ({ road_length: n, road_points }, tell) => (n ? `${tell('ui-sections', { n })}${each(road_points)}` : ''),
  },
  lakes: { glyph: 'lake', note: lakeNote },
  gold: { glyph: 'coin', note: (view) => `${view.gold} ÷ ${view.gold_a_point}` },
  enemies: {
    glyph: 'enemy',
    note: (view) => {
      const enemies = count(view, 'enemy');
      return enemies ? `${enemies} × ${signed(view.enemy_points)}` : '';
    },
  },
};

function buildingNote(view: TempusView, kind: Building): string {
  const there = count(view, kind);
  return there ? `${there} × ${view.buildings_points[view.buildings.indexOf(kind)] ?? 0}` : '';
}

function lakeNote(view: TempusView): string {
  if (scoreOf(view, 'lakes') <= 0) return '';
  const shores = view.lakes.map((lake, place) => {
    const ashore = view.lakes_buildings[place]?.length ?? 0;
    return ashore ? `${lake.length}×${ashore}` : '0';
  });
  const worth = each(view.lake_points);
  return worth && shores.length > 1 ? `(${shores.join(' + ')})${worth}` : `${shores.join(' + ')}${worth}`;
}

export function scoreParts(view: TempusView, tell: Tell): ScorePart[] {
  return view.score_rows.map((name, place) => {
    const row = ROWS[name as Score];
    return {
      name,
      label: row ? tell('part-score', { score: ['score', name as Score] }) : name,
      glyph: row?.glyph ?? 'castle',
      note: row?.note(view, tell) ?? '',
      points: view.score_points[place] ?? 0,
    };
  });
}

/** A line of the rail's list of uses; farms, which all bring the same, share one. */
export interface UseLine {
  squares: number[];
  glyph: Building;
  name: string;
  note: string;
  gold: number | null;
}

export function useLines(view: TempusView, tell: Tell): UseLine[] {
  const farms = built(view).filter((square) => cellAt(view, square) === 'farm');
  const ready = farms.filter((square) => view.uses.includes(square));
  const lines = built(view)
    .filter((square) => cellAt(view, square) !== 'farm')
    .map((square) => useLine(view, square, tell));
  lines.sort((a, b) => (b.gold ?? -1) - (a.gold ?? -1));
  const gold = ready[0] === undefined ? null : (view.uses_gold[view.uses.indexOf(ready[0])] ?? 0);
  const note = gold === null ? tell('ui-note-used') : tell('ui-note-ready', { n: ready.length, farms: farms.length });
  const shared: UseLine = {
    squares: ready,
    glyph: 'farm',
    name: tell('ui-things', { thing: thingArg('farm') }),
    note,
    gold,
  };
  const [only] = farms;
  if (farms.length === 1 && only !== undefined) return [...lines, useLine(view, only, tell)];
  return farms.length ? [...lines, shared] : lines;
}

function useLine(view: TempusView, square: number, tell: Tell): UseLine {
  const place = view.uses.indexOf(square);
  const glyph = cellAt(view, square) as Building;
  const line = { squares: [square], glyph, name: tell('ui-at', thingAt(view, square)) };
  if (place < 0) {
    const note = tell(view.spent.includes(square) ? 'ui-note-used' : 'ui-note-unconnected');
    return { ...line, note, gold: null };
  }
  const enemies = view.uses_enemies[place] ?? [];
  const [first] = enemies;
  const one = first === undefined ? '' : tell('ui-note-strikes', { square: placeName(first) });
  const note = enemies.length > 1 ? tell('ui-note-in-reach', { n: enemies.length }) : one;
  return { ...line, note, gold: view.uses_gold[place] ?? 0 };
}
