/** What each part of a sheet gives, for tooltips. */

import type { Tip } from '../../kit';
import { GARRISON, ground, ore, PALACE, type Facts } from './facts';
import { buildingArg, marksArg, seatArg, sentences, type Plain, type Tell } from './tell';
import { RUIN, STAFFED, type Built, type SheetView } from './view';

const BRANCHES = ['trunk', 'upper', 'lower'] as const;

export const branchArg = (line: number) => ['branch', BRANCHES[line]!] as ['branch', (typeof BRANCHES)[number]];

function endWords(tell: Tell, { masteryPoints }: Facts): string {
  return tell('ui-tip-end', { points: masteryPoints });
}

export function populationTip(tell: Tell, { facts, population, workers }: SheetView): Tip {
  return {
    title: tell('ui-tip-population', { n: population, size: facts.population }),
    text: sentences(tell('ui-tip-population-text', { workers, gone: population - workers }), endWords(tell, facts)),
  };
}

export function goldTip(tell: Tell, { facts, gained, gold }: SheetView): Tip {
  const points = facts.goldPoints;
  return {
    title: tell('ui-tip-gold', { n: gained, size: facts.gold }),
    text: sentences(tell('ui-tip-gold-text', { gold, spent: gained - gold, points }), endWords(tell, facts)),
  };
}

/** How to mitigate or prevent a Disaster. */
function bearing(tell: Tell, facts: Facts, disaster: string): string {
  const unhappy = facts.disasterUnhappy;
  if (disaster === 'drought') return tell('ui-tip-drought', { workers: facts.droughtWorkers, unhappy });
  if (disaster === 'barbarian-raid') return tell('ui-tip-raid', { gold: facts.barbarianGold, unhappy });
  return tell('ui-tip-fire', { unhappy });
}

export function disasterTip(tell: Tell, facts: Facts, row: number, boxes: number): Tip {
  const { id, culture } = facts.disasters[row]!;
  return {
    title: tell('ui-tip-disaster', { row: row + 1, disaster: ['disaster', id], n: boxes, size: facts.strikes }),
    text: sentences(
      tell('ui-tip-strikes', { n: facts.strikes }),
      bearing(tell, facts, id),
      culture ? tell('ui-tip-then-culture') : '',
    ),
  };
}

/** The sign printed in a box of Science, and its effect. */
export interface ScienceBox {
  sign: string;
  tip: Tip;
}

interface Discovery {
  sign: string;
  title: string;
  text: string;
}

/** Discoveries without numbers in their words: line, the message of the box, sign, name, effect. */
const NAMED: readonly [line: number, at: keyof Facts, sign: string, title: Plain, text: Plain][] = [
  [0, 'writing', 'W', 'ui-tip-writing', 'ui-tip-writing-text'],
  [0, 'irrigation', 'I', 'ui-tip-irrigation', 'ui-tip-irrigation-text'],
  [1, 'philosophy', 'P', 'ui-tip-philosophy', 'ui-tip-philosophy-text'],
  [1, 'humanism', 'H', 'ui-tip-humanism', 'ui-tip-humanism-text'],
  [2, 'navigation', 'N', 'ui-tip-navigation', 'ui-tip-navigation-text'],
];

/** The effects of a box of Science in order; with changed numbers there can be several. */
function discoveries(tell: Tell, facts: Facts, line: number, box: number): Discovery[] {
  const found = NAMED.filter(([its, at]) => its === line && facts[at] === box).map(([, , sign, title, text]) => ({
    sign,
    title: tell(title),
    text: tell(text),
  }));
  if (line === 2 && facts.engineering === box) {
    const text = tell('ui-tip-engineering-text', { actions: facts.engineered });
    found.push({ sign: 'E', title: tell('ui-tip-engineering'), text });
  }
  if (line > 0 && box === (line === 1 ? facts.upper : facts.lower))
    found.push({ sign: '!', title: tell('ui-tip-mastery'), text: endWords(tell, facts) });
  return found;
}

/** The Culture or the Gold of a box of Science, whose sign a discovery hides. */
function gift(tell: Tell, { upperCulture, lowerGold }: Facts, line: number, box: number): Discovery[] {
  const count = [[], upperCulture, lowerGold][line]?.filter((at) => at === box).length ?? 0;
  if (!count) return [];
  if (line === 2) return [{ sign: 'O', title: tell('ui-gold'), text: tell('ui-tip-gift-gold', { gold: count }) }];
  return [{ sign: 'C', title: tell('ui-culture'), text: tell('ui-tip-gift-culture', { boxes: count }) }];
}

export function scienceBox(tell: Tell, facts: Facts, line: number, box: number): ScienceBox {
  const named = discoveries(tell, facts, line, box);
  const gifts = gift(tell, facts, line, box);
  const all = [...named, ...gifts];
  const sign = (named.at(-1) ?? gifts[0])?.sign ?? ' ';
  const plain = tell('ui-tip-branch-box', { branch: branchArg(line), box });
  const opens = line === 0 && box === facts.trunk ? tell('ui-tip-both-open') : '';
  return {
    sign,
    tip: {
      title: all.map((each) => each.title).join(', ') || plain,
      text: sentences(...all.map((each) => each.text), opens) || tell('ui-tip-on-the-way'),
    },
  };
}

export function militaryTip(tell: Tell, { facts, armies, deployed }: SheetView): Tip {
  return {
    title: tell('ui-tip-military', { armies, ready: armies - deployed }),
    text: sentences(tell('ui-tip-military-text', { points: facts.armyPoints }), endWords(tell, facts)),
  };
}

export function moodTip(tell: Tell, facts: Facts, happy: boolean, boxes: number): Tip {
  const values = happy ? facts.happy : facts.unhappy;
  const points = (at: number) => (happy ? 1 : -1) * (values[at] ?? 0);
  const next = boxes + 1 < values.length ? tell('ui-tip-next-box', { points: points(boxes + 1) }) : '';
  return {
    title: tell(happy ? 'ui-tip-happy' : 'ui-tip-unhappy', {
      n: boxes,
      size: values.length - 1,
      points: points(boxes),
    }),
    text: next ? sentences(next, endWords(tell, facts)) : tell('ui-tip-full'),
  };
}

export function caravanTip(tell: Tell, facts: Facts, caravan: number, boxes: number): Tip {
  const told = facts.caravans[caravan]!;
  const get = marksArg([
    ['happiness', told.happy],
    ['gold', told.gold],
    ['science', told.science],
    ['culture', told.culture],
  ]);
  const next = told.dice[boxes];
  return {
    title: tell('ui-tip-caravan', { caravan: caravan + 1 }),
    text: sentences(
      next === undefined ? tell('ui-tip-caravan-arrived') : tell('ui-tip-caravan-next', { die: next }),
      tell('ui-tip-caravan-end', { get, gold: facts.caravanShare }),
    ),
  };
}

export function caravanSigns(facts: Facts, caravan: number): string {
  const told = facts.caravans[caravan]!;
  const more = 'S'.repeat(told.science) + 'C'.repeat(told.culture);
  return `${':)'.repeat(told.happy)} ${'O'.repeat(told.gold)} ${more}`.trim();
}

/** ")" for one, "2)" for two: a column is three signs wide. */
function smiles(count: number): string {
  return count ? `${count > 1 ? count : ''})` : '';
}

export function columnSigns(facts: Facts, column: number): string {
  const told = facts.columns[column]!;
  return '/'.repeat(told.workers) + 'O'.repeat(told.gold) + 'S'.repeat(told.science) + smiles(told.happy);
}

function columnReward(facts: Facts, column: number) {
  const told = facts.columns[column]!;
  return marksArg([
    ['worker', told.workers],
    ['gold', told.gold],
    ['science', told.science],
    ['happiness', told.happy],
  ]);
}

export function columnWords(tell: Tell, facts: Facts, column: number): string {
  return tell('ui-tip-column', { column: column + 1, get: columnReward(facts, column) });
}

export function cultureTip(tell: Tell, facts: Facts, box: number): Tip {
  const { name, row, column, die } = facts.culture[box]!;
  const points = facts.culturePoints[row] ?? 0;
  return {
    title: tell('ui-tip-culture', { box: name, die }),
    text: tell('ui-tip-culture-text', { points, get: columnReward(facts, column) }),
  };
}

const MADE = ['worker', 'gold', 'science'] as const;

/** What each building of a kind does when its die is used. */
function works(tell: Tell, facts: Facts, kind: number): string {
  const die = facts.kinds[kind]!.die;
  const made = facts.makes[kind] ?? 0;
  if (die > SIDES) return '';
  if (kind > PALACE) return tell('ui-tip-kind-colony', { die });
  if (kind === GARRISON) return tell('ui-tip-kind-trains', { die, soldiers: made });
  return tell('ui-tip-kind-makes', { die, get: marksArg([[MADE[kind]!, made]]) });
}

const SIDES = 6;

/** What a kind needs besides lines. */
function needs(tell: Tell, { colonyActions }: Facts, kind: number): string {
  if (kind > PALACE) return tell('ui-tip-founded', { actions: colonyActions });
  if (kind === PALACE) return tell('ui-tip-one-palace');
  return kind === 1 ? tell('ui-tip-needs-ore') : '';
}

const LEVELS: readonly (Plain | '')[] = ['', '', 'ui-tip-level-two', 'ui-tip-level-three'];

export function kindTip(tell: Tell, facts: Facts, kind: number): Tip {
  const { lines, points, level } = facts.kinds[kind]!;
  const asks = LEVELS[level];
  return {
    title: tell('ui-tip-kind', { building: buildingArg(kind), points }),
    text: sentences(
      lines ? tell('ui-tip-kind-lines', { lines }) : '',
      works(tell, facts, kind),
      needs(tell, facts, kind),
      asks ? tell(asks) : '',
    ),
  };
}

/** The description of a building on the map; `owner` is its owner on another's map, -1 on their own. */
export function builtTip(tell: Tell, facts: Facts, { kind, col, row, state }: Built, owner: number): Tip {
  const { points, die } = facts.kinds[kind]!;
  const building = buildingArg(kind);
  const title =
    owner < 0
      ? tell('ui-tip-built', { building, col, row })
      : tell('ui-tip-built-of', { building, col, row, who: seatArg(owner) });
  if (state === RUIN) return { title, text: tell('ui-tip-ruin') };
  return {
    title,
    text: sentences(
      kind >= PALACE ? '' : tell(state === STAFFED ? 'ui-tip-staffed' : 'ui-tip-empty'),
      tell('ui-tip-built-points', { points }),
      die <= SIDES ? tell('ui-tip-built-works', { die }) : '',
    ),
  };
}

export function cellTip(tell: Tell, { prices }: Facts, col: number, row: number): string {
  const what = ground(col, row);
  const words =
    what === 'water'
      ? tell('ui-cell-water', { col, row })
      : what === 'mountain'
        ? tell('ui-cell-mountain', { col, row, gold: prices.mountain })
        : tell('ui-cell-plains', { col, row });
  return ore(col, row) ? tell('ui-cell-ore', { ground: words }) : words;
}
