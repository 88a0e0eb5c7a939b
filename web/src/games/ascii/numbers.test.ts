import { describe, expect, it } from 'vitest';
import type { Play } from '../../lib/match/play';
import { aboutAnswer, doing, shortWords } from './answers';
import type { AsciiController } from './controller.svelte';
import { change, linesWords, shortfall, useWords } from './dicewords';
import { armies, COLONY, factsOf, PALACE } from './facts';
import { position } from './fixture';
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
    expect(kindTip(other, 2)).toMatchObject({
      title: 'School, 5 points',
      text: expect.stringMatching(/^13 lines\. A die of 3 or more activates them all: two Science boxes each\./),
    });
    expect(kindTip(PRINTED, 2).text).toMatch(
      /^12 lines\. A die of 4 or more activates them all: one Science box each\./,
    );
    expect(kindTip(facts({ 'garrison.soldiers': 3 }), 3).text).toContain('three Workers become Soldiers each');
    expect(kindTip(facts({ 'colony.actions': 3 }), COLONY).text).toContain('founded by three Deploy actions.');
    const palace = { kind: PALACE, col: 3, row: 4, state: 0, owner: 0 };
    expect(builtTip(facts({ 'palace.points': 50 }), palace, '').text).toBe('50 points.');
    expect([shortfall(PRINTED, 7), shortfall(facts({ 'mine.lines': 5 }), 4)]).toEqual([
      ', 1 short of a Farm',
      ', 1 short of a Mine',
    ]);
    const view = match({ 'farm.lines': 9, 'mine.lines': 12 });
    expect(linesWords(view, sheetOf(view, 0), 0)).toBe('5 + 3 Workers: 8 lines, 1 short of a Farm');
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
    expect(populationTip(sheet)).toMatchObject({
      title: 'Population: 5 of 35',
      text: expect.stringContaining('The last box is a ! : 30 points'),
    });
    expect(goldTip(sheet).title).toBe('Gold: 6 of 20 gained');
    expect(militaryTip(sheet).title).toBe('Military: 1 Army, 0 ready');
    const rich = [5, 3, 19, 4, 1, 0, 0, 2, 1, 1, 0];
    expect(nearestWords({ ...view, tracks_1: rich }, ['Ann', 'Ben'], 0)).toBe(
      'Nearest to a !: the Gold of Ben, 19 of 20.',
    );
    const full = [35, ...rich.slice(1)];
    expect(endWords({ ...view, turn: 9, ending: 'mastery', tracks_0: full }, ['Ann', 'Ben'], 0)).toBe(
      'After 9 turns your Population was full.',
    );
  });

  it('has its discoveries in other boxes, and several in one', () => {
    const other = facts({ 'irrigation.box': 2, 'trunk.boxes': 5, 'humanism.box': 5, 'engineering.actions': 3 });
    expect(scienceBox(other, 0, 2)).toEqual({
      sign: 'I',
      tip: { title: 'Writing, Irrigation', text: 'Check any Culture box. Droughts do not touch you.' },
    });
    expect(scienceBox(other, 0, 5).tip).toEqual({ title: 'Trunk, box 5', text: 'Both lines are open from here.' });
    expect(scienceBox(other, 1, 5)).toMatchObject({ sign: 'H', tip: { title: 'Humanism, Culture' } });
    expect(scienceBox(other, 2, 11).tip.text).toBe('The black die is yours, and each Army has three Deploy actions.');
    expect(scienceBox(facts({ 'lower.gold.1': 7 }), 2, 7).tip.text).toBe('Gain two Gold.');
    expect(scienceBox(PRINTED, 0, 4).tip).toEqual({
      title: 'Irrigation',
      text: 'Droughts do not touch you. Both lines are open from here.',
    });
    expect(scienceBox(PRINTED, 2, 11).tip.text).toBe('The black die is yours, and each Army has two Deploy actions.');
    expect(scienceBox(PRINTED, 1, 3)).toEqual({
      sign: ' ',
      tip: { title: 'Upper line, box 3', text: 'On the way to the next discovery.' },
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
    expect(caravanTip(other, 0, 0).text).toBe(
      'The next box wants a die of 3 or more. At the end: 5 Gold; everybody else who has Reach to you gains 2 Gold.',
    );
    expect(cultureTip(other, 0)).toMatchObject({
      title: 'Culture a4: exactly a 1',
      text: expect.stringContaining('The whole row is 25 points'),
    });
    expect([columnWords(other, 0), columnWords(other, 5)]).toEqual(['1 Worker and 3 Gold', 'nothing']);
  });

  it('has other moods', () => {
    const { facts: mine } = sheetOf(match({ 'unhappiness.2': 14, 'happiness.1': 9 }), 0);
    expect(moodTip(mine, true, 1).title).toBe('Happiness: 1 of 10, 9 points');
    expect(moodWords({ facts: mine, unhappy: 1 }, 1)).toBe('One Unhappiness: −4 points become −14.');
    expect(moodWords({ facts: mine, unhappy: 0 }, 2)).toBe('Two Unhappiness: 0 points become −14.');
    expect(moodLoss({ facts: mine, unhappy: 9 }, 3)).toBe('−30 points');
  });

  it('is struck by other Disasters', () => {
    const other = facts({ 'disaster.boxes': 2, 'drought.workers': 1, 'barbarians.gold': 3, 'disaster.unhappiness': 2 });
    expect(disasterTip(other, 0, 1)).toEqual({
      title: '1: Drought, 1 of 2',
      text: 'It strikes with the second box. One Worker dies, or two Unhappiness. Irrigation prevents it.',
    });
    expect(disasterTip(other, 2, 1).text).toContain('Three Gold are lost, or two Unhappiness;');
    expect(disasterTip(PRINTED, 0, 1).text).toBe(
      'It strikes with the third box. Two Workers die, or one Unhappiness. Irrigation prevents it.',
    );
    expect(disasterTip(facts({ 'disaster.culture.1': 1 }), 0, 0).text).toMatch(
      /Then everybody checks a Culture box\.$/,
    );
  });
});

describe('moves with other numbers', () => {
  it('cost other Gold', () => {
    const view = match({ 'die.price': 2, 'mine.die': 6, 'box.price': 4, 'specialist.price': 5, 'mountain.price': 3 });
    const sheet = sheetOf(view, 0);
    expect(change(view, sheet, move('mines', 1))).toBe(4);
    expect(useWords(view, sheet, move('build', 0, 2))).toBe('Construct, 10 lines, pay 4 Gold');
    expect([doing(sheet.facts, move('buy', 0)), doing(sheet.facts, move('hire', 1, 4))]).toEqual([
      'Buy it, pay 4 Gold',
      'Hire, pay 5 Gold',
    ]);
    expect(cellTip(sheet.facts, 4, 15)).toContain('Mountains: to build here costs 3 Gold.');
    const play = { table: { chairs: [] }, you: { seat: 0 } } as never;
    expect(progress(play, match({ 'reroll.price': 2 }, { proposed: [0], pledges: [1, 0] }))).toMatch(
      /3 Gold missing\.$/,
    );
    expect(progress(play, position({ proposed: [0], pledges: [1, 0] }))).toMatch(/1 Gold missing\.$/);
  });

  it('tell the Gold that a die took', () => {
    const log = [{ kind: 'lines', seat: 0, args: [0, 10, 5, 2] }] as never;
    expect(usedInLog(facts({ 'die.price': 2 }), log, 0, 0)?.text).toBe('5 + 4 Gold + 3 Workers: 10 lines');
    expect(usedInLog(PRINTED, log, 0, 0)?.text).toBe('5 + 2 Gold + 3 Workers: 10 lines');
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
    const play = { table: { chairs: [] } } as unknown as Play;
    const short = (...named: [string, ...number[]]) => shortWords(play, controller(view), move(...named));
    expect(aboutAnswer(move('raid', 1), mine)).toBe(
      'Two Deploy actions. They lose 3 Gold, which is yours, and gain two Unhappiness; others may cancel it.',
    );
    expect(aboutAnswer(move('barbarians'), mine)).toBe(
      'Two Deploy actions for 2 Gold and no Happiness; everybody may cancel it.',
    );
    expect(aboutAnswer(move('colonise', 1), mine)).toMatch(/^One Deploy action: .* for your dice of 5 or more\.$/);
    expect([short('lose', 0), short('lose', 1), short('unhappy')]).toEqual([
      'Lose 3 Workers',
      'Lose 2 Gold',
      'Two Unhappiness, −10 points',
    ]);
    expect(twiceWords(controller(view), 'tax').detail).toBe('6 Gold. Three Unhappiness: 0 points become −19.');
  });

  it('say what is printed where nothing else is told', () => {
    const mine = sheetOf(position(), 0);
    expect(aboutAnswer(move('raid', 1), mine)).toBe(
      'One Deploy action. They lose 1 Gold, which is yours, and gain one Unhappiness; others may cancel it.',
    );
    expect(aboutAnswer(move('barbarians'), mine)).toBe(
      'One Deploy action for 1 Gold and one Happiness; everybody may cancel it.',
    );
    expect(aboutAnswer(move('colonise', 1), mine)).toBe(
      'Two Deploy actions: 5 by 5 cells of their map, where their buildings work for your dice of 6.',
    );
    expect(twiceWords(controller(position()), 'tax').detail).toBe('3 Gold. One Unhappiness: 0 points become −4.');
  });
});
