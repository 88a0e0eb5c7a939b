/** What is printed on the sheets of a match; `make wire` writes its parts from the Python side. */

import { NumberTable, type NumberedView } from '../../lib/games/numbers';
import made from './facts.json';
import printed from './numbers.json';

export const NUMBERS = new NumberTable(printed);

/** The names of kinds of buildings, dice and Disasters in messages. */
export const BUILDING_IDS = ['farm', 'mine', 'school', 'garrison', 'palace', 'colony'] as const;
export const DIE_IDS = ['white1', 'white2', 'white3', 'green', 'black'] as const;
type DisasterId = 'drought' | 'barbarian-raid' | 'fire';

/** A kind of building, without its numbers. */
export interface Kind {
  id: (typeof BUILDING_IDS)[number];
  letter: string;
  level: number;
  /** Columns and rows, counted from the anchor. */
  cells: number[][];
}

export const KINDS = made.kinds as readonly Kind[];
/** The boxes of the Culture grid. */
export const CULTURE = made.culture;
export const COLS = made.map[0]!.length;
export const ROWS = made.map.length;

export const FARM = 0;
export const GARRISON = 3;
export const PALACE = 4;
export const COLONY = 5;
/** Names of the moves that draw each kind, and of those that activate it. */
export const DRAWS = ['farm', 'mine', 'school', 'garrison', 'palace', 'found'] as const;
export const WORKS = ['farms', 'mines', 'schools', 'garrisons', '', 'colonies'] as const;

export const DICE = 5;
export const GREEN = 3;
export const BLACK = 4;

export type Ground = 'water' | 'plains' | 'mountain';

/** What a cell is made of; a deposit lies on plains or in mountains. */
export function ground(col: number, row: number): Ground {
  const sign = made.map[row]?.[col];
  if (sign === '~') return 'water';
  if (sign === '*') return made.plainsOre.some(([x, y]) => x === col && y === row) ? 'plains' : 'mountain';
  return sign === '.' ? 'plains' : 'mountain';
}

export function ore(col: number, row: number): boolean {
  return made.map[row]?.[col] === '*';
}

// Parts with numbers, as the match of a view has them.

/** Higher than any die, as nothing activates a Palace. */
const NEVER = 7;

function kindFacts(view: NumberedView) {
  const lines = [
    NUMBERS.of(view, 'farm.lines'),
    NUMBERS.of(view, 'mine.lines'),
    NUMBERS.of(view, 'school.lines'),
    NUMBERS.of(view, 'garrison.lines'),
    NUMBERS.of(view, 'palace.lines'),
  ];
  const dice = [
    NUMBERS.of(view, 'farm.die'),
    NUMBERS.of(view, 'mine.die'),
    NUMBERS.of(view, 'school.die'),
    NUMBERS.of(view, 'garrison.die'),
    NEVER,
    NUMBERS.of(view, 'colony.die'),
  ];
  const points = [
    NUMBERS.of(view, 'farm.points'),
    NUMBERS.of(view, 'mine.points'),
    NUMBERS.of(view, 'school.points'),
    NUMBERS.of(view, 'garrison.points'),
    NUMBERS.of(view, 'palace.points'),
    NUMBERS.of(view, 'colony.points'),
  ];
  return KINDS.map((kind, at) => ({
    ...kind,
    lines: lines[at] ?? 0,
    /** The lowest die that activates it; 7: none. */
    die: dice[at] ?? NEVER,
    points: points[at] ?? 0,
  }));
}

function trackFacts(view: NumberedView) {
  return {
    population: NUMBERS.of(view, 'population.boxes'),
    gold: NUMBERS.of(view, 'gold.boxes'),
    cohorts: NUMBERS.row(view, 'cohorts'),
    /** Points by the number of checked boxes, from 0. */
    happy: [0, ...NUMBERS.row(view, 'happiness')],
    unhappy: [0, ...NUMBERS.row(view, 'unhappiness')],
    trunk: NUMBERS.of(view, 'trunk.boxes'),
    upper: NUMBERS.of(view, 'upper.boxes'),
    lower: NUMBERS.of(view, 'lower.boxes'),
    writing: NUMBERS.of(view, 'writing.box'),
    irrigation: NUMBERS.of(view, 'irrigation.box'),
    philosophy: NUMBERS.of(view, 'philosophy.box'),
    humanism: NUMBERS.of(view, 'humanism.box'),
    navigation: NUMBERS.of(view, 'navigation.box'),
    engineering: NUMBERS.of(view, 'engineering.box'),
    upperCulture: NUMBERS.row(view, 'upper.culture'),
    lowerGold: NUMBERS.row(view, 'lower.gold'),
  };
}

function caravanFacts(view: NumberedView) {
  const science = NUMBERS.row(view, 'caravans.science');
  const culture = NUMBERS.row(view, 'caravans.culture');
  return [
    NUMBERS.row(view, 'caravans.die.1'),
    NUMBERS.row(view, 'caravans.die.2'),
    NUMBERS.row(view, 'caravans.die.3'),
    NUMBERS.row(view, 'caravans.die.4'),
    NUMBERS.row(view, 'caravans.die.5'),
  ].map((dice, at) => ({
    dice,
    gold: NUMBERS.of(view, 'caravans.gold'),
    happy: NUMBERS.of(view, 'caravans.happiness'),
    science: science[at] ?? 0,
    culture: culture[at] ?? 0,
  }));
}

type CultureDie = Extract<keyof typeof printed, `culture.die.${string}`>;

function cultureFacts(view: NumberedView) {
  const gold = NUMBERS.row(view, 'columns.gold');
  const science = NUMBERS.row(view, 'columns.science');
  const happy = NUMBERS.row(view, 'columns.happiness');
  return {
    culture: CULTURE.map((box) => ({ ...box, die: NUMBERS.of(view, `culture.die.${box.name}` as CultureDie) })),
    culturePoints: [
      NUMBERS.of(view, 'culture.points.a'),
      NUMBERS.of(view, 'culture.points.b'),
      NUMBERS.of(view, 'culture.points.c'),
      NUMBERS.of(view, 'culture.points.d'),
    ],
    columns: NUMBERS.row(view, 'columns.workers').map((workers, at) => ({
      workers,
      gold: gold[at] ?? 0,
      science: science[at] ?? 0,
      happy: happy[at] ?? 0,
    })),
  };
}

function disasterFacts(view: NumberedView) {
  const culture = NUMBERS.row(view, 'disaster.culture');
  return {
    disasters: made.disasters.map((id, row) => ({ id: id as DisasterId, culture: culture[row] ?? 0 })),
    /** The number of boxes at which a Disaster strikes. */
    strikes: NUMBERS.of(view, 'disaster.boxes'),
    droughtWorkers: NUMBERS.of(view, 'drought.workers'),
    barbarianGold: NUMBERS.of(view, 'barbarians.gold'),
    disasterUnhappy: NUMBERS.of(view, 'disaster.unhappiness'),
  };
}

function priceFacts(view: NumberedView) {
  return {
    prices: {
      /** For each pip. */
      die: NUMBERS.of(view, 'die.price'),
      specialist: NUMBERS.of(view, 'specialist.price'),
      box: NUMBERS.of(view, 'box.price'),
      mountain: NUMBERS.of(view, 'mountain.price'),
      /** For each player. */
      reroll: NUMBERS.of(view, 'reroll.price'),
    },
    taxGold: NUMBERS.of(view, 'tax.gold'),
    conscripts: NUMBERS.of(view, 'conscription.workers'),
    edictUnhappy: NUMBERS.of(view, 'edict.unhappiness'),
    announceUnhappy: NUMBERS.of(view, 'announcement.unhappiness'),
    goldPoints: NUMBERS.of(view, 'gold.points'),
    armyPoints: NUMBERS.of(view, 'army.points'),
    masteryPoints: NUMBERS.of(view, 'mastery.points'),
  };
}

function effectFacts(view: NumberedView) {
  return {
    /** What a staffed building makes, by its kind. */
    makes: [
      NUMBERS.of(view, 'farm.workers'),
      NUMBERS.of(view, 'mine.gold'),
      NUMBERS.of(view, 'school.boxes'),
      NUMBERS.of(view, 'garrison.soldiers'),
    ],
    /** Deploy actions of an Army with Engineering. */
    engineered: NUMBERS.of(view, 'engineering.actions'),
    colonyActions: NUMBERS.of(view, 'colony.actions'),
    raid: {
      actions: NUMBERS.of(view, 'raid.actions'),
      spoilsGold: NUMBERS.of(view, 'raid.barbarians.gold'),
      spoilsHappy: NUMBERS.of(view, 'raid.barbarians.happiness'),
      gold: NUMBERS.of(view, 'raid.player.gold'),
      unhappy: NUMBERS.of(view, 'raid.player.unhappiness'),
    },
  };
}

function allFacts(view: NumberedView) {
  return {
    kinds: kindFacts(view),
    ...trackFacts(view),
    caravans: caravanFacts(view),
    /** Gold for everybody else with Reach when a Caravan arrives. */
    caravanShare: NUMBERS.of(view, 'caravans.share'),
    ...cultureFacts(view),
    ...disasterFacts(view),
    ...priceFacts(view),
    ...effectFacts(view),
  };
}

/** The print of a match's sheets. */
export type Facts = Readonly<ReturnType<typeof allFacts>>;

const PRINTED: Facts = allFacts({});
const known = new WeakMap<object, Facts>();

/** The print of the sheets in a view's match, made once for its numbers. */
export function factsOf({ other_numbers: other }: NumberedView): Facts {
  if (!other) return PRINTED;
  const facts = known.get(other) ?? allFacts({ other_numbers: other });
  known.set(other, facts);
  return facts;
}

/** How many boxes of the Military track come before those of a cohort, by its number. */
export function cohortStart({ cohorts }: Facts, cohort: number): number {
  return cohorts.slice(0, cohort).reduce((sum, size) => sum + size, 0);
}

/** How many cohorts so many boxes fill. */
export function armies({ cohorts }: Facts, military: number): number {
  let full = 0;
  let boxes = 0;
  for (const size of cohorts) if ((boxes += size) <= military) full++;
  return full;
}
