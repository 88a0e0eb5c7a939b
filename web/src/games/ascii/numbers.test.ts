import { describe, expect, it } from 'vitest';
import { aboutAnswer, doing, shortWords } from './answers';
import type { AsciiController } from './controller.svelte';
import { change, linesWords, shortfall, useWords } from './dicewords';
import { armies, COLONY, factsOf, PALACE } from './facts';
import { position, tellTo } from './fixture';
import { endWords, nearestWords } from './mastery';
import { moodLoss, moodWords } from './mood';
import type { Move } from './moves';
import {
  builtTip,
  caravanTip,
  cellTip,
  columnWords,
  cultureTip,
  disasterTip,
  goldTip,
  kindTip,
  militaryTip,
  moodTip,
  populationTip,
  scienceBox,
} from './tips';
import { twiceWords } from './twice';
import { usedInLog } from './used';
import { sheetOf, type EmpiresView } from './view';
import { progress } from './words';

const TELL = tellTo(0, ['Ann', 'Ben']);
const move = (name: string, ...args: number[]): Move => ({ code: 0, name, args });
const PRINTED = factsOf({});
const match = (other_numbers: Record<string, number>, more: Partial<EmpiresView> = {}) =>
  position({ other_numbers, ...more });
const facts = (other_numbers: Record<string, number>) => factsOf({ other_numbers });
const controller = (view: EmpiresView) => ({ view, mine: sheetOf(view, 0) }) as AsciiController;

describe('a sheet with other numbers', () => {
  it('is made once for its numbers, and printed where none differ', () => {
    const view = match({ 'farm.lines': 9 });
    expect(sheetOf(view, 0).facts).toBe(sheetOf({ ...view, turn: 4 }, 1).facts);
    expect(sheetOf(position(), 0).facts).toBe(PRINTED);
    expect(PRINTED.kinds.map(({ lines, die, points }) => [lines, die, points])).toEqual([
      [8, 2, 2],
      [8, 5, 2],
      [12, 4, 4],
      [12, 3, 4],
      [24, 7, 36],
      [0, 6, 7],
    ]);
  });

  it('has buildings of other lines, dice and points', () => {
    const other = facts({ 'school.lines': 13, 'school.die': 3, 'school.points': 5, 'school.boxes': 2 });
    expect(kindTip(TELL, other, 2)).toEqual({
      text: '13 lines. A die of 3 or more activates them all: 2 Science boxes each. Needs a staffed Farm and a staffed Mine.',
      title: 'School, 5 points',
    });
    expect(kindTip(TELL, PRINTED, 2).text).toBe(
      '12 lines. A die of 4 or more activates them all: 1 Science box each. Needs a staffed Farm and a staffed Mine.',
    );
    expect(kindTip(TELL, facts({ 'garrison.soldiers': 3 }), 3).text).toBe(
      '12 lines. A die of 3 or more activates them all: each turns Workers into 3 Soldiers. Needs a staffed Farm and a staffed Mine.',
    );
    expect(kindTip(TELL, facts({ 'colony.actions': 3 }), COLONY).text).toBe(
      'A die of 6 or more activates them all: their hosts’ buildings work for you. Founding it takes 3 Deploy actions. Needs a staffed School and a staffed Garrison.',
    );
    const palace = { kind: PALACE, col: 3, row: 4, state: 0, owner: 0 };
    expect(builtTip(TELL, facts({ 'palace.points': 50 }), palace, -1).text).toBe('50 points.');
    expect([shortfall(PRINTED, 7), shortfall(facts({ 'mine.lines': 5 }), 4)]).toEqual([
      {
        kind: 0,
        missing: 1,
      },
      {
        kind: 1,
        missing: 1,
      },
    ]);
    const view = match({ 'farm.lines': 9, 'mine.lines': 12 });
    expect(linesWords(TELL, view, sheetOf(view, 0), 0)).toBe('5 + 3 Workers: 8 lines (1 short of a Farm)');
  });

  it('has other tracks', () => {
    const view = match({
      'population.boxes': 35,
      'gold.boxes': 20,
      'cohorts.1': 2,
      'cohorts.2': 3,
      'mastery.points': 30,
    });
    const sheet = sheetOf(view, 0);
    expect(sheet.armies).toBe(1);
    expect([armies(PRINTED, 2), armies(PRINTED, 14)]).toEqual([2, 7]);
    expect(populationTip(TELL, sheet)).toEqual({
      text: '3 Workers at home (/), 2 gone to work or to arms (X). Its last box, !, is worth 30 points and ends the game with this turn.',
      title: 'Population: 5 of 35',
    });
    expect(goldTip(TELL, sheet).title).toBe('Gold: 6 of 20 marked');
    expect(militaryTip(TELL, sheet).title).toBe('Military: 1 Army, 0 ready');
    const rich = [5, 3, 19, 4, 1, 0, 0, 2, 1, 1, 0];
    expect(nearestWords({ ...view, tracks_1: rich }, TELL)).toBe('Nearest to a ! box: Ben’s Gold, 19 of 20.');
    const full = [35, ...rich.slice(1)];
    expect(endWords({ ...view, turn: 9, ending: 'mastery', tracks_0: full }, TELL)).toBe(
      'Full after 9 turns: your Population.',
    );
  });

  it('has its discoveries in other boxes, and several in one', () => {
    const other = facts({ 'irrigation.box': 2, 'trunk.boxes': 5, 'humanism.box': 5, 'engineering.actions': 3 });
    expect(scienceBox(TELL, other, 0, 2)).toEqual({
      sign: 'I',
      tip: {
        text: 'Check any Culture box. Droughts don’t touch you.',
        title: 'Writing, Irrigation',
      },
    });
    expect(scienceBox(TELL, other, 0, 5).tip).toEqual({
      text: 'Both branches are open from here.',
      title: 'Trunk, box 5',
    });
    expect(scienceBox(TELL, other, 1, 5)).toMatchObject({ sign: 'H', tip: { title: 'Humanism, Culture' } });
    expect(scienceBox(TELL, other, 2, 11).tip.text).toBe('The black die is yours, and each Army has 3 Deploy actions.');
    expect(scienceBox(TELL, facts({ 'lower.gold.1': 7 }), 2, 7).tip.text).toBe('Get 2 Gold.');
    expect(scienceBox(TELL, PRINTED, 0, 4).tip).toEqual({
      text: 'Droughts don’t touch you. Both branches are open from here.',
      title: 'Irrigation',
    });
    expect(scienceBox(TELL, PRINTED, 2, 11).tip.text).toBe(
      'The black die is yours, and each Army has 2 Deploy actions.',
    );
    expect(scienceBox(TELL, PRINTED, 1, 3)).toEqual({
      sign: ' ',
      tip: {
        text: 'On the way to the next discovery.',
        title: 'Upper branch, box 3',
      },
    });
  });

  it('has other grids', () => {
    const other = facts({
      'caravans.die.1.1': 3,
      'caravans.gold': 5,
      'caravans.happiness': 0,
      'caravans.share': 2,
      'culture.die.a4': 1,
      'culture.points.a': 25,
      'columns.gold.1': 3,
      'columns.happiness.6': 0,
    });
    expect(caravanTip(TELL, other, 0, 0).text).toBe(
      'The next box needs a die of 3 or more. At the end: 5 Gold. Everyone else with Reach to you gets 2 Gold.',
    );
    expect(cultureTip(TELL, other, 0)).toEqual({
      text: 'The whole row is worth 25 points; the whole column gives 1 Gold and 1 Science box.',
      title: 'Culture a4: exactly a 1',
    });
    expect([columnWords(TELL, other, 0), columnWords(TELL, other, 5)]).toEqual([
      'The whole column 1 gives 1 Worker and 3 Gold.',
      'The whole column 6 gives nothing.',
    ]);
  });

  it('has other moods', () => {
    const { facts: mine } = sheetOf(match({ 'unhappiness.2': 14, 'happiness.1': 9 }), 0);
    expect(moodTip(TELL, mine, true, 1).title).toBe('Happiness: 1 of 10, 9 points');
    expect(moodWords(TELL, { facts: mine, unhappy: 1 }, 1)).toBe('1 Unhappiness: −4 points become −14.');
    expect(moodWords(TELL, { facts: mine, unhappy: 0 }, 2)).toBe('2 Unhappiness: 0 points become −14.');
    expect(moodLoss({ facts: mine, unhappy: 9 }, 3)).toBe(-30);
  });

  it('is struck by other Disasters', () => {
    const other = facts({ 'disaster.boxes': 2, 'drought.workers': 1, 'barbarians.gold': 3, 'disaster.unhappiness': 2 });
    expect(disasterTip(TELL, other, 0, 1)).toEqual({
      text: 'It strikes when box 2 is reached. Lose 1 Worker, or get 2 Unhappiness. Irrigation prevents it.',
      title: '1: Drought, 1 of 2',
    });
    expect(disasterTip(TELL, other, 2, 1).text).toBe(
      'It strikes when box 2 is reached. Lose 3 Gold, or get 2 Unhappiness. A deployed Army prevents it. Then everyone checks a Culture box.',
    );
    expect(disasterTip(TELL, PRINTED, 0, 1).text).toBe(
      'It strikes when box 3 is reached. Lose 2 Workers, or get 1 Unhappiness. Irrigation prevents it.',
    );
    expect(disasterTip(TELL, facts({ 'disaster.culture.1': 1 }), 0, 0).text).toBe(
      'It strikes when box 3 is reached. Lose 2 Workers, or get 1 Unhappiness. Irrigation prevents it. Then everyone checks a Culture box.',
    );
  });
});

describe('moves with other numbers', () => {
  it('cost other Gold', () => {
    const view = match({ 'die.price': 2, 'mine.die': 6, 'box.price': 4, 'specialist.price': 5, 'mountain.price': 3 });
    const sheet = sheetOf(view, 0);
    expect(change(view, sheet, move('mines', 1))).toBe(4);
    expect(useWords(TELL, view, sheet, move('build', 0, 2))).toBe('Draw 10 lines, pay 4 Gold');
    expect([doing(TELL, sheet.facts, move('buy', 0)), doing(TELL, sheet.facts, move('hire', 1, 4))]).toEqual([
      'Buy, pay 4 Gold',
      'Hire, pay 5 Gold',
    ]);
    expect(cellTip(TELL, sheet.facts, 4, 15)).toBe('Mountains: building here costs 3 Gold. (4,15)');
    expect(progress(match({ 'reroll.price': 2 }, { proposed: [0], pledges: [1, 0] }), TELL)).toBe(
      'Roll again: white 5? Pledged: you 1. 3 Gold missing.',
    );
    expect(progress(position({ proposed: [0], pledges: [1, 0] }), TELL)).toBe(
      'Roll again: white 5? Pledged: you 1. 1 Gold missing.',
    );
  });

  it('tell the lines that a die gave', () => {
    const log = [{ kind: 'lines', seat: 0, args: [0, 10, 5, 2] }] as never;
    expect(usedInLog(log, 0, 0)?.text).toEqual(['ui-lines-with', { face: 7, workers: 3, lines: 10 }]);
  });

  it('bring and take other things', () => {
    const view = match({
      'raid.actions': 2,
      'raid.player.gold': 3,
      'raid.player.unhappiness': 2,
      'raid.barbarians.gold': 2,
      'raid.barbarians.happiness': 0,
      'colony.actions': 1,
      'colony.die': 5,
      'drought.workers': 3,
      'disaster.unhappiness': 2,
      'tax.gold': 6,
      'edict.unhappiness': 3,
    });
    const mine = sheetOf(view, 0);
    const short = (...named: [string, ...number[]]) => shortWords(TELL, controller(view), move(...named));
    expect(aboutAnswer(TELL, move('raid', 1), mine)).toBe(
      '2 Deploy actions. They lose 3 Gold to you and get 2 Unhappiness. Others may cancel it.',
    );
    expect(aboutAnswer(TELL, move('barbarians'), mine)).toBe('2 Deploy actions for 2 Gold. Anyone may cancel it.');
    expect(aboutAnswer(TELL, move('colonise', 1), mine)).toBe(
      '1 Deploy action: 5 by 5 cells of their map. Their buildings work for your dice of 5 or more.',
    );
    expect([short('lose', 0), short('lose', 1), short('unhappy')]).toEqual([
      'Lose 3 Workers',
      'Lose 2 Gold',
      '2 Unhappiness (−10 points)',
    ]);
    expect(twiceWords(TELL, controller(view), 'tax').detail).toBe('6 Gold. 3 Unhappiness: 0 points become −19.');
  });

  it('say what is printed where nothing else is told', () => {
    const mine = sheetOf(position(), 0);
    expect(aboutAnswer(TELL, move('raid', 1), mine)).toBe(
      '1 Deploy action. They lose 1 Gold to you and get 1 Unhappiness. Others may cancel it.',
    );
    expect(aboutAnswer(TELL, move('barbarians'), mine)).toBe(
      '1 Deploy action for 1 Gold and 1 Happiness. Anyone may cancel it.',
    );
    expect(aboutAnswer(TELL, move('colonise', 1), mine)).toBe(
      '2 Deploy actions: 5 by 5 cells of their map. Their buildings work for your dice of 6 or more.',
    );
    expect(twiceWords(TELL, controller(position()), 'tax').detail).toBe('3 Gold. 1 Unhappiness: 0 points become −4.');
  });
});
