/** What each part of a sheet gives, for who points at it. */

import type { Tip } from '../../kit';
import { counted, listed, many, manyInWords, numberWord } from '../../lib/words';
import { ground, ore, PALACE, type Facts } from './facts';
import { RUIN, STAFFED, type Built, type SheetView } from './view';

function masteryWords({ masteryPoints }: Facts): string {
  return `The last box is a ! : ${masteryPoints} points, and the game ends with this turn.`;
}

export function populationTip({ facts, population, workers }: SheetView): Tip {
  return {
    title: `Population: ${population} of ${facts.population}`,
    text: `${many(workers, 'Worker')} at home (/), ${population - workers} gone to work or to arms (X). ${masteryWords(facts)}`,
  };
}

export function goldTip({ facts, gained, gold }: SheetView): Tip {
  return {
    title: `Gold: ${gained} of ${facts.gold} gained`,
    text: `${gold} to spend (O), ${gained - gold} spent (X). Unspent Gold is ${facts.goldPoints} points each. ${masteryWords(facts)}`,
  };
}

/** How a Disaster is borne or prevented. */
function bearing({ droughtWorkers, barbarianGold, disasterUnhappy }: Facts, name: string): string {
  const unhappy = manyInWords(disasterUnhappy, 'Unhappiness', 'Unhappiness');
  if (name === 'Drought')
    return `${counted(droughtWorkers, 'Worker dies', 'Workers die')}, or ${unhappy}. Irrigation prevents it.`;
  if (name === 'Barbarian raid')
    return `${counted(barbarianGold, 'Gold is lost', 'Gold are lost')}, or ${unhappy}; a deployed Army prevents it.`;
  return `One building burns down with its Specialist, or ${unhappy}.`;
}

const PLACES = ['', 'first', 'second', 'third'];

export function disasterTip(facts: Facts, row: number, boxes: number): Tip {
  const { name = '', culture = 0 } = facts.disasters[row] ?? {};
  const gift = culture ? ' Then everybody checks a Culture box.' : '';
  return {
    title: `${row + 1}: ${name}, ${boxes} of ${facts.strikes}`,
    text: `It strikes with the ${PLACES[facts.strikes]} box. ${bearing(facts, name)}${gift}`,
  };
}

/** The sign printed in a box of Science, and what it brings. */
export interface ScienceBox {
  sign: string;
  tip: Tip;
}

interface Discovery {
  sign: string;
  title: string;
  text: string;
}

const ON_THE_WAY = 'On the way to the next discovery.';
const LINES = ['Trunk', 'Upper line', 'Lower line'];

/** What a box of Science brings, in the order in which it is told; with other numbers that can be several things. */
function discoveries(facts: Facts, line: number, box: number): Discovery[] {
  const found: Discovery[] = [];
  const add = (at: number, sign: string, title: string, text: string) => {
    if (at === box) found.push({ sign, title, text });
  };
  const end = masteryWords(facts);
  if (line === 0) {
    add(facts.writing, 'W', 'Writing', 'Check any Culture box.');
    add(facts.irrigation, 'I', 'Irrigation', 'Droughts do not touch you.');
  } else if (line === 1) {
    add(facts.philosophy, 'P', 'Philosophy', 'The green die is yours.');
    add(facts.humanism, 'H', 'Humanism', 'The black die is yours.');
    add(facts.upper, '!', 'Mastery', end);
  } else {
    const actions = manyInWords(facts.engineered, 'Deploy action');
    add(facts.navigation, 'N', 'Navigation', 'The green die is yours, and your Reach goes everywhere.');
    add(facts.engineering, 'E', 'Engineering', `The black die is yours, and each Army has ${actions}.`);
    add(facts.lower, '!', 'Mastery', end);
  }
  return found;
}

/** The Culture or the Gold of a box of Science, whose sign a discovery hides. */
function gift({ upperCulture, lowerGold }: Facts, line: number, box: number): Discovery[] {
  const count = [[], upperCulture, lowerGold][line]?.filter((at) => at === box).length ?? 0;
  if (!count) return [];
  if (line === 2) return [{ sign: 'O', title: 'Gold', text: `Gain ${manyInWords(count, 'Gold', 'Gold')}.` }];
  const boxes = count === 1 ? 'any Culture box' : `any ${numberWord(count)} Culture boxes`;
  return [{ sign: 'C', title: 'Culture', text: `Check ${boxes}.` }];
}

export function scienceBox(facts: Facts, line: number, box: number): ScienceBox {
  const named = discoveries(facts, line, box);
  const gifts = gift(facts, line, box);
  const all = [...named, ...gifts];
  const sign = (named.at(-1) ?? gifts[0])?.sign ?? ' ';
  const title = all.map((each) => each.title).join(', ') || `${LINES[line]}, box ${box}`;
  const opens = line === 0 && box === facts.trunk ? ['Both lines are open from here.'] : [];
  const text = [...all.map((each) => each.text), ...opens].join(' ') || ON_THE_WAY;
  return { sign, tip: { title, text } };
}

export function militaryTip(sheet: SheetView): Tip {
  const { facts } = sheet;
  return {
    title: `Military: ${many(sheet.armies, 'Army', 'Armies')}, ${sheet.armies - sheet.deployed} ready`,
    text: `A full cohort is an Army: ${facts.armyPoints} points, and its D can be crossed to deploy it once. ${masteryWords(facts)}`,
  };
}

export function moodTip(facts: Facts, happy: boolean, boxes: number): Tip {
  const values = happy ? facts.happy : facts.unhappy;
  const sign = happy ? '' : '−';
  const next = values[boxes + 1];
  return {
    title: `${happy ? 'Happiness' : 'Unhappiness'}: ${boxes} of ${values.length - 1}, ${sign}${values[boxes]} points`,
    text: next === undefined ? 'It is full.' : `With the next box ${sign}${next} points. ${masteryWords(facts)}`,
  };
}

export function caravanTip(facts: Facts, caravan: number, boxes: number): Tip {
  const told = facts.caravans[caravan]!;
  const gains = [
    told.happy ? many(told.happy, 'Happiness', 'Happiness') : '',
    told.gold ? `${told.gold} Gold` : '',
    told.science ? many(told.science, 'Science box', 'Science boxes') : '',
    told.culture ? many(told.culture, 'Culture box', 'Culture boxes') : '',
  ].filter(Boolean);
  const next = told.dice[boxes];
  return {
    title: `Caravan ${caravan + 1}`,
    text: `${next === undefined ? 'It has arrived.' : `The next box wants a die of ${next} or more.`} At the end: ${listed(gains) || 'nothing'}; everybody else who has Reach to you gains ${facts.caravanShare} Gold.`,
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

export function columnWords(facts: Facts, column: number): string {
  const told = facts.columns[column]!;
  const gains = listed(
    [
      told.workers ? many(told.workers, 'Worker') : '',
      told.gold ? `${told.gold} Gold` : '',
      told.science ? many(told.science, 'Science box', 'Science boxes') : '',
      told.happy ? many(told.happy, 'Happiness', 'Happiness') : '',
    ].filter(Boolean),
  );
  return gains || 'nothing';
}

export function cultureTip(facts: Facts, box: number): Tip {
  const { name, row, column, die } = facts.culture[box]!;
  return {
    title: `Culture ${name}: exactly a ${die}`,
    text: `The whole row is ${facts.culturePoints[row]} points; the whole column gives ${columnWords(facts, column)}.`,
  };
}

/** What each building of a kind does when its die is used. */
function gives({ makes }: Facts, kind: number): string {
  const count = makes[kind] ?? 0;
  return (
    [
      manyInWords(count, 'Worker'),
      manyInWords(count, 'Gold', 'Gold'),
      manyInWords(count, 'Science box', 'Science boxes'),
      manyInWords(count, 'Worker becomes a Soldier', 'Workers become Soldiers'),
      '',
      'its host’s buildings work for you',
    ][kind] ?? ''
  );
}

function needs({ colonyActions }: Facts, kind: number): string {
  const founded = `It is founded by ${manyInWords(colonyActions, 'Deploy action')}.`;
  return ['', 'It must cover ore (*).', '', '', 'One at most.', founded][kind] ?? '';
}

const LEVELS = ['', '', 'Needs a staffed Farm and a staffed Mine.', 'Needs a staffed School and a staffed Garrison.'];

export function kindTip(facts: Facts, kind: number): Tip {
  const { name, lines, die, points, level } = facts.kinds[kind]!;
  const cost = lines ? `${lines} lines. ` : '';
  const works = die <= 6 ? `A die of ${die} or more activates them all: ${gives(facts, kind)} each. ` : '';
  return {
    title: `${name}, ${many(points, 'point')}`,
    text: `${cost}${works}${needs(facts, kind)} ${LEVELS[level]}`.replace(/ +/g, ' ').trim(),
  };
}

/** What a building on the map is; `owner` names whose it is on another's map. */
export function builtTip(facts: Facts, { kind, col, row, state }: Built, owner: string): Tip {
  const { name, points, die } = facts.kinds[kind]!;
  const title = `${name} (${col},${row})${owner ? ` of ${owner}` : ''}`;
  if (state === RUIN) return { title, text: 'A ruin: worth nothing, and its site stays blocked.' };
  const staff = kind >= PALACE ? '' : state === STAFFED ? 'Staffed. ' : 'Empty: it works only with a Specialist. ';
  const works = die <= 6 ? ` Works for a die of ${die} or more.` : '';
  return { title, text: `${staff}${many(points, 'point')}.${works}` };
}

export function cellTip({ prices }: Facts, col: number, row: number): string {
  const what = ground(col, row);
  const words =
    what === 'water'
      ? 'Water: nothing can be built here.'
      : what === 'mountain'
        ? `Mountains: to build here costs ${prices.mountain} Gold.`
        : 'Plains.';
  return `${ore(col, row) ? 'Ore, for a Mine. ' : ''}${words} (${col},${row})`;
}
