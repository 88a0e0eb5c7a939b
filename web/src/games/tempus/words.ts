/** Sentences for the screen, made from what the server sent; the game's own words come from it. */

import { earlyEnd } from '../../lib/match/earlyEnd';
import type { Play } from '../../lib/match/play';
import type { Happening, Tried } from '../../lib/match/told';
import { capital, listed, many } from '../../lib/words';
import type { Refusal } from '../../kit/table/boardController.svelte';
import type { TempusController, Trial } from './controller.svelte';
import { placeWords } from './geometry';
import { built, count, lakeAt, type Action, type Building, type TempusView } from './view';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const MINUS = '−';

export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}

/** A number as print writes it, with a true minus. */
export function signed(value: number, plus = false): string {
  if (value < 0) return `${MINUS}${-value}`;
  return plus && value > 0 ? `+${value}` : String(value);
}

/** A reason in two lines: what cannot be, then the fact on the board. */
export function slip(text: string): { text: string; fact: string } {
  const found = /^(.*?)(?:, and |, but |; )(.*)$/.exec(text);
  if (!found) return { text: capital(text), fact: '' };
  return { text: capital(found[1] ?? ''), fact: capital(found[2] ?? '') };
}

/** What a square holds, in a name and a sentence. */
export function squareFacts(view: TempusView, square: number): { name: string; fact: string } {
  const cell = view.cells[square] ?? 'empty';
  const left = view.units[square] ?? 0;
  switch (cell) {
    case 'empty':
      return { name: 'Empty square', fact: siteFact(view, square) };
    case 'lake': {
      const lake = lakeAt(view, square);
      const squares = view.lakes[lake]?.length ?? 0;
      const ashore = view.lakes_buildings[lake]?.length ?? 0;
      const name = `Lake, ${many(view.lakes_points[lake] ?? 0, 'point')}`;
      return { name, fact: `${many(squares, 'square')}, ${many(ashore, 'building')} ashore.` };
    }
    case 'forest':
    case 'quarry': {
      const goods = cell === 'forest' ? 'wood' : 'stone';
      if (!left) return { name: `${capital(cell)}, spent`, fact: 'The square stays occupied.' };
      return { name: capital(cell), fact: `${left} ${goods} left.` };
    }
    case 'enemy':
      return { name: `Enemy, ${signed(view.enemy_points)} points`, fact: raiderFact(view, square) };
    case 'ruin':
      return { name: 'Enemy, crossed out', fact: 'The square stays occupied.' };
    default: {
      const points = view.buildings_points[view.buildings.indexOf(cell)] ?? 0;
      return { name: `${capital(cell)}, ${many(points, 'point')}`, fact: useFact(view, square) };
    }
  }
}

function siteFact(view: TempusView, square: number): string {
  const site = view.sites.indexOf(square);
  if (site < 0) return '';
  return `Roads bring ${view.sites_wood[site] ?? 0} wood and ${view.sites_stone[site] ?? 0} stone.`;
}

function useFact(view: TempusView, square: number): string {
  const place = view.uses.indexOf(square);
  if (place >= 0) return `Its use brings ${view.uses_gold[place] ?? 0} gold.`;
  if (view.over) return '';
  if (view.used[square] === view.round) return 'It has been used in this round.';
  return 'Nothing it could use is connected.';
}

function raiderFact(view: TempusView, square: number): string {
  const prey = view.raiders_prey[view.raiders.indexOf(square)];
  if (!prey) return 'It stands beside no building.';
  return `It raids the ${thing(view, prey[0] ?? 0)}.`;
}

/** A square's thing by name and place: "farm at 4 3". */
export function thing(view: TempusView, square: number): string {
  return `${view.cells[square]} at ${placeWords(square)}`;
}

/** What a screen reader says of a square. */
export function squareLabel(view: TempusView, square: number): string {
  const { name, fact } = squareFacts(view, square);
  return `${placeWords(square)}, ${name.charAt(0).toLowerCase()}${name.slice(1)}${fact ? `. ${fact}` : ''}`;
}

/** The raid of this round before it happens. */
export function forecast(view: TempusView): string {
  const raiding = view.raiders.length;
  const idle = count(view, 'enemy') - raiding;
  if (!raiding) return 'No enemy stands beside a building.';
  const others = idle ? ` ${NUMBERS[idle] ?? idle} ${idle === 1 ? 'other reaches' : 'others reach'} no building.` : '';
  const [first = 0] = view.raiders;
  const all =
    view.gold === 0 ? ' There is no gold to rob.' : view.raid_gold >= view.gold ? ' They take all you have.' : '';
  if (raiding === 1)
    return `The enemy at ${placeWords(first)} raids the ${thing(view, view.raiders_prey[0]?.[0] ?? 0)}.${all.replace('They take', 'It takes')}${others}`;
  return `Raiders stand at ${listed(view.raiders.map(placeWords))}.${all}${others}`;
}

/** What a previewed move changes beside its label, as one line; `open`: the squares that pay are not settled. */
export function consequence(view: TempusView, tried: Tried, open = false): string {
  const after = { ...view, ...tried.set } as TempusView;
  const events = tried.events ?? [];
  const told = [open ? '' : takes(view, events)];
  const road = after.road_length - view.road_length;
  if (road > 0) told.push(`The longest road grows to ${after.road_length}.`);
  const wood = after.reach_wood - view.reach_wood;
  const stone = after.reach_stone - view.reach_stone;
  const built = events.some((event) => event.kind === 'build');
  if (!built && (wood > 0 || stone > 0)) {
    const goods = [wood > 0 ? `${wood} wood` : '', stone > 0 ? `${stone} stone` : ''];
    told.push(`It reaches ${goods.filter(Boolean).join(' and ')}.`);
  }
  const sites = after.sites.length - view.sites.length;
  if (!built && sites > 0) told.push(`It opens ${many(sites, 'site')}.`);
  const lakes = after.score_lakes - view.score_lakes;
  if (lakes > 0) told.push(`Lakes are worth ${lakes} more.`);
  const raiders = after.raiders.length - view.raiders.length;
  if (raiders > 0)
    told.push(`${NUMBERS[raiders] ?? raiders} more ${raiders === 1 ? 'enemy raids' : 'enemies raid'} it.`);
  if (raiders < 0) told.push(`${NUMBERS[-raiders] ?? -raiders} ${raiders === -1 ? 'raider' : 'raiders'} fewer.`);
  const raid = events.find((event) => event.kind === 'raid');
  if (raid?.args[0]) told.push(`Then the raid takes ${raid.args[0]} gold.`);
  return told.filter(Boolean).join(' ');
}

/** Which squares pay in a preview: "Takes 2 wood from the forest at 4 1." */
function takes(view: TempusView, events: Happening[]): string {
  const from = new Map<number, number>();
  for (const event of events) {
    const square = event.args[0];
    if (event.kind === 'pay' && square !== undefined) from.set(square, (from.get(square) ?? 0) + 1);
  }
  const parts = [...from].map(([square, units]) => {
    const goods = view.cells[square] === 'forest' ? 'wood' : 'stone';
    return `${units} ${goods} from the ${thing(view, square)}`;
  });
  return parts.length ? `Takes ${parts.join(' and ')}.` : '';
}

/** What an action is called on a button. */
export const ACTION_WORDS: Record<Action, string> = { road: 'Road', dig: 'Dig', build: 'Build', use: 'Use' };

const CHOOSE: Record<string, string> = {
  road: 'Where does the road go?',
  dig: 'Where does a lake grow?',
  build: 'Where do you build?',
  use: 'Which building do you use?',
};
const NOTHING: Record<string, string> = {
  road: 'All roads are drawn',
  dig: 'No lake can grow',
  build: 'Nothing to build yet',
  use: 'Nothing to use now',
};
/** The fact behind it, and its rule. */
const BECAUSE: Record<Action, [fact: string, rule: string]> = {
  road: ['', 'R4.1'],
  dig: ['No lake has an empty square beside it.', 'R4.5'],
  build: ['No road of yours reaches wood or stone.', 'R5.3'],
  use: ['Each building has been used in this round, or nothing it could use is connected.', 'R6.1'],
};

/** Why an action can be done nowhere at all; null where one place tells it better. */
export function nowhere(view: TempusView, action: Action): Refusal | null {
  if (action !== view.action && view.gold < view.fee)
    return { text: `Another action costs ${view.fee} gold`, fact: `You have ${view.gold}.`, rule: 'R3.5' };
  if (action === 'build' && view.sites.length) return null;
  const [fact, rule] = BECAUSE[action];
  return { text: NOTHING[action] ?? '', fact, rule };
}

/** The ask bar's instruction and its line of consequence. */
export function askWords(play: Play, controller: TempusController): { text: string; detail: string } {
  const { view, mode } = controller;
  if (view.over) return { text: `The game is over: ${many(view.score, 'point').replace('-', MINUS)}`, detail: '' };
  const early = play.past ? null : earlyEnd(play.table);
  if (early) return early;
  const turn = `Round ${roman(view.round)}, turn ${(view.turn % view.digits.length) + 1} of ${view.digits.length}`;
  if (mode === 'none') {
    const who = play.table.chairs[0]?.name;
    return { text: who && play.link !== 'over' ? `${who} is thinking` : turn, detail: digitWords(view) };
  }
  const trial = controller.trial;
  if (controller.code !== null && trial) {
    const { label, detail } = trialWords(view, trial);
    return { text: `${label}?`, detail };
  }
  if (mode === 'pay') {
    const [text, detail] = (play.asks[0]?.prompt ?? '').split(/(?<=[?]) /);
    return { text: text ?? '', detail: detail ?? '' };
  }
  if (mode === 'strike') {
    const place = placeWords(controller.fort ?? 0);
    return {
      text: 'Which enemy is struck?',
      detail: `${many(controller.targets.size, 'enemy', 'enemies')} within reach of the fort at ${place}.`,
    };
  }
  const text = controller.among
    ? `Which ${controller.among}?`
    : ((controller.targets.size ? CHOOSE : NOTHING)[mode] ?? '');
  const fee = mode === view.action ? '' : ` ${ACTION_WORDS[mode]} costs a fee of ${view.fee} gold.`;
  return { text, detail: `${turn}. ${digitWords(view)}${fee}` };
}

/** A previewed move, and what it costs, brings and changes. */
export function trialWords(view: TempusView, trial: Trial): { label: string; detail: string } {
  const { move, price } = labelParts(trial.tried.label);
  const open = trial.open ? 'You then choose which squares pay.' : '';
  const detail = [price, open, consequence(view, trial.tried, trial.open)].filter(Boolean).join(' ');
  return { label: move, detail };
}

/** A label's move, and what it costs or brings, which the ask bar says on its second line. */
export function labelParts(label: string): { move: string; price: string } {
  const found = /^(.*?)(?:(?: (for \d+ gold)|, ([+]\d+ gold)))?(?: [(](fee \d+ gold)[)])?$/.exec(label);
  if (!found) return { move: label, price: '' };
  const price = found.slice(2).filter(Boolean).join(', ');
  return { move: found[1] ?? label, price: price ? `${capital(price)}.` : '' };
}

function digitWords(view: TempusView): string {
  const digit = view.digits[view.turn % view.digits.length];
  return view.over ? '' : `Digit ${digit} gives ${view.action}.`;
}

/** What each raid so far took, null where the log no longer tells. */
export function raidLosses(log: Happening[], raids: number): (number | null)[] {
  const known = log.filter((event) => event.kind === 'raid').map((event) => event.args[0] ?? 0);
  const lost = Math.max(0, raids - known.length);
  return [...Array.from({ length: lost }, () => null), ...known];
}

const BEGINS = new Set(['pass', 'road', 'dig', 'build', 'use', 'strike']);

/**
 * What stands in the log's margin at each event: "IV.5", "Raid", or the turn it belongs to. Turns
 * are counted back from the view's, so that a log which begins in the middle is numbered rightly.
 */
export function margins(log: Happening[], view: TempusView): Map<Happening, string> {
  const turns = view.digits.length;
  const marks = new Map<Happening, string>();
  let turn = view.paying ? view.turn : view.turn - 1;
  for (const event of [...log].reverse()) {
    if (event.kind === 'raid') marks.set(event, 'Raid');
    else if (event.kind === 'round' || event.kind === 'end') marks.set(event, '');
    else marks.set(event, `${roman(Math.floor(turn / turns) + 1)}.${(turn % turns) + 1}`);
    if (BEGINS.has(event.kind)) turn -= 1;
  }
  return marks;
}

/** One line of the score: what it is, how it is reckoned, what it is worth. */
export interface ScorePart {
  name: string;
  label: string;
  glyph: string;
  note: string;
  points: number;
}

/** What a thing that is counted is worth, where it is not one point. */
function each(points: number): string {
  return points === 1 ? '' : ` × ${points}`;
}

export function scoreParts(view: TempusView): ScorePart[] {
  const kinds = ['castle', 'market', 'fort', 'farm'] as const;
  const points = [view.score_castles, view.score_markets, view.score_forts, view.score_farms];
  const buildings = kinds.map((kind, place) => {
    const there = count(view, kind);
    const worth = view.buildings_points[view.buildings.indexOf(kind)] ?? 0;
    const label = capital(there === 1 ? kind : `${kind}s`);
    return { name: kind, label, glyph: kind, note: there ? `${there} × ${worth}` : '', points: points[place] ?? 0 };
  });
  const shores = view.lakes.map((lake, place) => {
    const ashore = view.lakes_buildings[place]?.length ?? 0;
    return ashore ? `${lake.length}×${ashore}` : '0';
  });
  const wet = view.score_lakes > 0;
  const worth = each(view.lake_points);
  const waters = worth && shores.length > 1 ? `(${shores.join(' + ')})${worth}` : `${shores.join(' + ')}${worth}`;
  const enemies = count(view, 'enemy');
  return [
    ...buildings,
    {
      name: 'road',
      label: 'Longest road',
      glyph: 'road',
      note: view.road_length ? `${many(view.road_length, 'section')}${each(view.road_points)}` : '',
      points: view.score_road,
    },
    { name: 'lakes', label: 'Lakes', glyph: 'lake', note: wet ? waters : '', points: view.score_lakes },
    {
      name: 'gold',
      label: 'Gold',
      glyph: 'coin',
      note: `${view.gold} ÷ ${view.gold_a_point}`,
      points: view.score_gold,
    },
    {
      name: 'enemies',
      label: 'Enemies',
      glyph: 'enemy',
      note: enemies ? `${enemies} × ${signed(view.enemy_points)}` : '',
      points: view.score_enemies,
    },
  ];
}

/** A line of the rail's list of uses; farms, which all bring the same, share one. */
export interface UseLine {
  squares: number[];
  glyph: Building;
  name: string;
  note: string;
  gold: number | null;
}

export function useLines(view: TempusView): UseLine[] {
  const farms = built(view).filter((square) => view.cells[square] === 'farm');
  const ready = farms.filter((square) => view.uses.includes(square));
  const lines = built(view)
    .filter((square) => view.cells[square] !== 'farm')
    .map((square) => useLine(view, square));
  lines.sort((a, b) => (b.gold ?? -1) - (a.gold ?? -1));
  const gold = ready[0] === undefined ? null : (view.uses_gold[view.uses.indexOf(ready[0])] ?? 0);
  const note = gold === null ? 'used' : `${ready.length} of ${farms.length} ready`;
  const shared: UseLine = { squares: ready, glyph: 'farm', name: 'Farms', note, gold };
  const [only] = farms;
  if (farms.length === 1 && only !== undefined) return [...lines, useLine(view, only)];
  return farms.length ? [...lines, shared] : lines;
}

function useLine(view: TempusView, square: number): UseLine {
  const place = view.uses.indexOf(square);
  const glyph = view.cells[square] as Building;
  const line = { squares: [square], glyph, name: `${capital(glyph)} ${placeWords(square)}` };
  if (place < 0) return { ...line, note: view.used[square] === view.round ? 'used' : 'not connected', gold: null };
  const enemies = view.uses_enemies[place] ?? [];
  const [first] = enemies;
  const strikes =
    enemies.length > 1 ? `${enemies.length} in reach` : first === undefined ? '' : `strikes ${placeWords(first)}`;
  return { ...line, note: strikes, gold: view.uses_gold[place] ?? 0 };
}
