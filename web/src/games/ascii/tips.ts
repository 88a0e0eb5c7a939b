/** What each part of a sheet gives, for who points at it. */

import type { Tip } from '../../kit';
import { listed, many } from '../../lib/words';
import { FACTS, ground, KINDS, ore } from './facts';
import { RUIN, STAFFED, type Built, type SheetView } from './view';

const MASTERY = `The last box is a ! : ${FACTS.masteryPoints} points, and the game ends with this turn.`;

export function populationTip(sheet: SheetView): Tip {
  const gone = sheet.population - sheet.workers;
  return {
    title: `Population: ${sheet.population} of ${FACTS.population}`,
    text: `${many(sheet.workers, 'Worker')} at home (/), ${gone} gone to work or to arms (X). ${MASTERY}`,
  };
}

export function goldTip(sheet: SheetView): Tip {
  return {
    title: `Gold: ${sheet.gained} of ${FACTS.gold} gained`,
    text: `${sheet.gold} to spend (O), ${sheet.gained - sheet.gold} spent (X). Unspent Gold is ${FACTS.goldPoints} points each. ${MASTERY}`,
  };
}

const DISASTER_WORDS: Record<string, string> = {
  Drought: 'Two Workers die, or one Unhappiness. Irrigation prevents it.',
  'Barbarian raid': 'Two Gold are lost, or one Unhappiness; a deployed Army prevents it.',
  Fire: 'One building burns down with its Specialist, or one Unhappiness.',
};

export function disasterTip(row: number, boxes: number): Tip {
  const { name = '', culture = 0 } = FACTS.disasters[row] ?? {};
  const gift = culture ? ' Then everybody checks a Culture box.' : '';
  return {
    title: `${row + 1}: ${name}, ${boxes} of ${FACTS.strikes}`,
    text: `It strikes with the third box. ${DISASTER_WORDS[name] ?? ''}${gift}`,
  };
}

/** The sign printed in a box of Science, and what it brings. */
export interface ScienceBox {
  sign: string;
  tip: Tip;
}

const PLAIN: ScienceBox = { sign: ' ', tip: { title: 'A box of Science', text: 'On the way to the next discovery.' } };
const LINES = ['Trunk', 'Upper line', 'Lower line'];

export function scienceBox(line: number, box: number): ScienceBox {
  const found = (sign: string, title: string, text: string): ScienceBox => ({ sign, tip: { title, text } });
  const { writing, irrigation, philosophy, humanism, navigation, engineering } = FACTS;
  if (line === 0) {
    if (box === writing) return found('W', 'Writing', 'Check any Culture box.');
    if (box === irrigation)
      return found('I', 'Irrigation', 'Droughts do not touch you. Both lines are open from here.');
  } else if (line === 1) {
    if (box === philosophy) return found('P', 'Philosophy', 'The green die is yours.');
    if (box === humanism) return found('H', 'Humanism', 'The black die is yours.');
    if (FACTS.upperCulture.includes(box)) return found('C', 'Culture', 'Check any Culture box.');
    if (box === FACTS.upper) return found('!', 'Mastery', MASTERY);
  } else {
    if (box === navigation) return found('N', 'Navigation', 'The green die is yours, and your Reach goes everywhere.');
    if (box === engineering)
      return found('E', 'Engineering', 'The black die is yours, and each Army has two Deploy actions.');
    if (FACTS.lowerGold.includes(box)) return found('O', 'Gold', 'Gain one Gold.');
    if (box === FACTS.lower) return found('!', 'Mastery', MASTERY);
  }
  return { ...PLAIN, tip: { title: `${LINES[line]}, box ${box}`, text: PLAIN.tip.text } };
}

export function militaryTip(sheet: SheetView): Tip {
  return {
    title: `Military: ${many(sheet.armies, 'Army', 'Armies')}, ${sheet.armies - sheet.deployed} ready`,
    text: `A full cohort is an Army: ${FACTS.armyPoints} points, and its D can be crossed to deploy it once. ${MASTERY}`,
  };
}

export function moodTip(happy: boolean, boxes: number): Tip {
  const values = happy ? FACTS.happy : FACTS.unhappy;
  const sign = happy ? '' : '−';
  const next = values[boxes + 1];
  return {
    title: `${happy ? 'Happiness' : 'Unhappiness'}: ${boxes} of ${values.length - 1}, ${sign}${values[boxes]} points`,
    text: next === undefined ? 'It is full.' : `With the next box ${sign}${next} points. ${MASTERY}`,
  };
}

export function caravanTip(caravan: number, boxes: number): Tip {
  const told = FACTS.caravans[caravan]!;
  const gains = [
    many(told.happy, 'Happiness', 'Happiness'),
    `${told.gold} Gold`,
    told.science ? many(told.science, 'Science box', 'Science boxes') : '',
    told.culture ? many(told.culture, 'Culture box', 'Culture boxes') : '',
  ].filter(Boolean);
  const next = told.dice[boxes];
  return {
    title: `Caravan ${caravan + 1}`,
    text: `${next === undefined ? 'It has arrived.' : `The next box wants a die of ${next} or more.`} At the end: ${listed(gains)}; everybody else who has Reach to you gains ${FACTS.caravanShare} Gold.`,
  };
}

export function caravanSigns(caravan: number): string {
  const told = FACTS.caravans[caravan]!;
  const more = 'S'.repeat(told.science) + 'C'.repeat(told.culture);
  return `${':)'.repeat(told.happy)} ${'O'.repeat(told.gold)} ${more}`.trim();
}

/** ")" for one, "2)" for two: a column is three signs wide. */
function smiles(count: number): string {
  return count ? `${count > 1 ? count : ''})` : '';
}

export function columnSigns(column: number): string {
  const told = FACTS.columns[column]!;
  return '/'.repeat(told.workers) + 'O'.repeat(told.gold) + 'S'.repeat(told.science) + smiles(told.happy);
}

export function columnWords(column: number): string {
  const told = FACTS.columns[column]!;
  return listed(
    [
      told.workers ? many(told.workers, 'Worker') : '',
      told.gold ? `${told.gold} Gold` : '',
      told.science ? many(told.science, 'Science box', 'Science boxes') : '',
      told.happy ? many(told.happy, 'Happiness', 'Happiness') : '',
    ].filter(Boolean),
  );
}

export function cultureTip(box: number): Tip {
  const { name, row, column, die } = FACTS.culture[box]!;
  return {
    title: `Culture ${name}: exactly a ${die}`,
    text: `The whole row is ${FACTS.culturePoints[row]} points; the whole column gives ${columnWords(column)}.`,
  };
}

const GIVES = [
  'one Worker',
  'one Gold',
  'one Science box',
  'one Worker becomes a Soldier',
  '',
  'its host’s buildings work for you',
];
const NEEDS = ['', 'It must cover ore (*).', '', '', 'One at most.', 'It is founded by two Deploy actions.'];
const LEVELS = ['', '', 'Needs a staffed Farm and a staffed Mine.', 'Needs a staffed School and a staffed Garrison.'];

export function kindTip(kind: number): Tip {
  const { name, lines, die, points, level } = KINDS[kind]!;
  const cost = lines ? `${lines} lines. ` : '';
  const works = die <= 6 ? `A die of ${die} or more activates them all: ${GIVES[kind]} each. ` : '';
  return {
    title: `${name}, ${many(points, 'point')}`,
    text: `${cost}${works}${NEEDS[kind]} ${LEVELS[level]}`.replace(/ +/g, ' ').trim(),
  };
}

/** What a building on the map is; `owner` names whose it is on another's map. */
export function builtTip({ kind, col, row, state }: Built, owner: string): Tip {
  const { name, points, die } = KINDS[kind]!;
  const title = `${name} (${col},${row})${owner ? ` of ${owner}` : ''}`;
  if (state === RUIN) return { title, text: 'A ruin: worth nothing, and its site stays blocked.' };
  const staff = kind >= 4 ? '' : state === STAFFED ? 'Staffed. ' : 'Empty: it works only with a Specialist. ';
  const works = die <= 6 ? ` Works for a die of ${die} or more.` : '';
  return { title, text: `${staff}${many(points, 'point')}.${works}` };
}

export function cellTip(col: number, row: number): string {
  const what = ground(col, row);
  const words =
    what === 'water'
      ? 'Water: nothing can be built here.'
      : what === 'mountain'
        ? `Mountains: to build here costs ${FACTS.prices.mountain} Gold.`
        : 'Plains.';
  return `${ore(col, row) ? 'Ore, for a Mine. ' : ''}${words} (${col},${row})`;
}
