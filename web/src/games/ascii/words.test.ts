import { describe, expect, it } from 'vitest';
import { factsOf, ground, ore } from './facts';
import type { Text } from '../../lib/text';
import { position, teller, tellTo } from './fixture';
import { dieArg, say, seatArg } from './tell';
import { byThing, dieOf, thingOf, type Move } from './moves';
import { caravanSigns, columnSigns, cultureTip, disasterTip, kindTip, scienceBox } from './tips';
import { told, turnsOf } from './log';
import { usedInLog } from './used';
import { sheetOf } from './view';
import { change, freeWords, linesOf, linesWords, useWords } from './dicewords';
import { endWords, nearestWords } from './mastery';
import { moodLoss, moodWords } from './mood';
import { doingNow, progress } from './words';

const FACTS = factsOf({});
const TELL = tellTo(0, ['Ann', 'Ben']);
const move = (name: string, ...args: number[]): Move => ({ code: 0, name, args });

describe('a sheet', () => {
  const sheet = sheetOf(position(), 0);

  it('is read from the parts of the view', () => {
    expect(sheet).toMatchObject({ population: 5, workers: 3, gained: 6, gold: 4, armies: 2, deployed: 1, total: 20 });
    expect(sheet.culture.filter(Boolean)).toHaveLength(2);
    expect(sheet.dice).toEqual([true, true, true, false, false]);
    expect(sheet.used).toEqual([false, true, false, false, false]);
    expect(sheet.buildings).toEqual([{ kind: 0, col: 1, row: 4, state: 1, owner: 0 }]);
  });

  it('has used no dice before Development', () => {
    expect(sheetOf(position({ phase: 1 }), 0).used.some(Boolean)).toBe(false);
  });
});

describe('the printed sheet', () => {
  it('has its ore on plains and in mountains', () => {
    expect([ground(20, 6), ore(20, 6)]).toEqual(['plains', true]);
    expect([ground(4, 14), ore(4, 14)]).toEqual(['mountain', true]);
    expect(ground(11, 4)).toBe('water');
  });

  it('says what its boxes give', () => {
    expect(scienceBox(TELL, FACTS, 1, FACTS.philosophy)).toEqual({
      sign: 'P',
      tip: {
        text: 'The green die is yours.',
        title: 'Philosophy',
      },
    });
    expect(scienceBox(TELL, FACTS, 2, FACTS.lower).sign).toBe('!');
    expect(cultureTip(TELL, FACTS, 0).title).toBe('Culture a4: exactly a 5');
    expect(caravanSigns(FACTS, 3)).toBe(':) OOO CC');
    expect(columnSigns(FACTS, 5)).toBe('2)');
    expect(disasterTip(TELL, FACTS, 4, 2).title).toBe('5: Fire, 2 of 3');
    expect(kindTip(TELL, FACTS, 1).text).toBe(
      '8 lines. A die of 5 or more activates them all: 1 Gold each. It must cover ore (*).',
    );
  });
});

describe('moves', () => {
  it('are sorted by die and thing', () => {
    expect(dieOf(move('caravan', 2, 1))).toBe(2);
    expect(dieOf(move('sparing', 1, 3))).toBe(3);
    expect(dieOf(move('staff', 1, 4))).toBe(-1);
    expect(thingOf(move('culture', 2, 7))).toBe('culture:7');
    expect(thingOf(move('staff', 1, 4))).toBe('built:27');
    expect(thingOf(move('garrisons', 0, 1))).toBe('kind:3');
    expect(thingOf(move('done'))).toBeNull();
    expect([...byThing([move('mark', 3), move('buy_culture', 3), move('done')]).keys()]).toEqual(['culture:3']);
  });

  it('tell what they cost', () => {
    const view = position();
    const sheet = sheetOf(view, 0);
    expect(change(view, sheet, move('mines', 1))).toBe((FACTS.kinds[1]?.die ?? 0) - 4);
    expect(change(view, sheet, move('caravan', 0, 0))).toBe(1);
    expect(linesOf(view, sheet, 0, 0)).toBe(8);
    expect(useWords(TELL, view, sheet, move('build', 0, 2))).toBe('Draw 10 lines, pay 2 Gold');
    expect(
      freeWords(
        TELL,
        view,
        sheet,
        [2, 3, 4].map((caravan) => move('caravan', 3, caravan)),
      ),
    ).toBe('Caravans 3 to 5');
    expect(linesWords(TELL, view, sheet, 0)).toBe('5 + 3 Workers: 8 lines');
    const four = { ...view, faces: [4, ...view.faces.slice(1)] };
    expect(linesWords(TELL, four, { ...sheet, lines: 0 }, 0)).toBe('4 + 3 Workers: 7 lines (1 short of a Farm)');
    expect(freeWords(TELL, view, sheet, [move('build', 2, 0), move('farms', 2), move('mines', 2)])).toBe(
      'Lines and Farms',
    );
  });
});

describe('words', () => {
  it('say what everybody does', () => {
    expect(doingNow(position(), 0)).toBe('writing');
    expect(doingNow(position(), 1)).toBe('done');
    expect(doingNow(position({ phase: 5, asked: [8, -1] }), 0)).toBe('reacts');
    expect(doingNow(position({ phase: 5, asked: [-1, 7] }), 1)).toBe('deploys');
  });

  it('tell of a proposal and of an operation', () => {
    const proposal = position({ phase: 1, proposed: [0, 3], pledges: [1, 0], proposer: 0 });
    expect(progress(proposal, TELL)).toBe('Roll again: white 5 and green 6? Pledged: you 1. 1 Gold missing.');
    const raid = position({ operation: 1, aggressor: 1, target: 0, actions: 1, actions_needed: 1 });
    expect(progress(raid, TELL)).toBe('Ben: a raid on you, 1 of 1 Deploy action.');
  });

  it('tell of a throw in one line, and of a move with all that it did', () => {
    const { catalogue, reader } = teller(0, ['Ann', 'Ben']);
    const event = (kind: string, text: Text, seat: number, row: number, ...args: number[]) => ({
      kind,
      seat,
      args,
      row,
      text: catalogue.format(text, reader),
      sentence: { text, catalogue, reader },
    });
    const log = [
      event('rolled', say('say-rolled-again', { dice: ['&', [dieArg(0), dieArg(4)]] }), -1, 0, 17),
      event('die', say('say-die', { die: dieArg(0), n: 5 }), -1, 0, 0, 5),
      event('die', say('say-die', { die: dieArg(4), n: 1 }), -1, 0, 4, 1),
      event('taxes', say('say-taxes', { who: seatArg(0), unhappy: 1, gold: 3 }), 0, 1),
      event('unhappy', say('say-unhappy', { who: seatArg(0), n: 1 }), 0, 1, 1),
    ] as never;
    expect(told(log).map(({ text }) => text)).toEqual([
      'Rolled again: white 5 and black 1.',
      'You dictate Taxation: 1 Unhappiness for 3 Gold. You get 1 Unhappiness.',
    ]);
  });

  it('give each line of the log its turn', () => {
    const log = [
      { kind: 'turn', args: [4] },
      { kind: 'rolled', args: [31] },
    ] as never;
    expect([...turnsOf(log, TELL).values()]).toEqual(['Turn 4', 'Turn 4']);
  });

  it('tell what Unhappiness takes', () => {
    expect(moodWords(TELL, { facts: FACTS, unhappy: 1 }, 1)).toBe('1 Unhappiness: −4 points become −10.');
    expect(moodLoss({ facts: FACTS, unhappy: 1 }, 1)).toBe(-6);
    expect(moodLoss({ facts: FACTS, unhappy: FACTS.unhappy.length - 1 }, 1)).toBe(0);
  });

  it('tell how near the end is, and what brought it', () => {
    expect(nearestWords(position(), TELL)).toBe('Nobody is near a ! box yet.');
    const rich = [5, 3, 48, 4, 1, 0, 0, 2, 1, 1, 0];
    expect(nearestWords(position({ tracks_1: rich }), TELL)).toBe('Nearest to a ! box: Ben’s Gold, 48 of 49.');
    const over = position({ turn: 12, ending: 'mastery', tracks_0: [70, ...rich.slice(1)] });
    expect(endWords(over, TELL)).toBe('Full after 12 turns: your Population.');
    expect(endWords(position({ turn: 40, ending: 'turns' }), TELL)).toBe('Nobody filled a track in 40 turns.');
  });

  it('find in the log what a die was used for, back to the turn’s beginning', () => {
    const log = [
      { kind: 'lines', seat: 0, args: [0, 9] },
      { kind: 'turn', seat: -1, args: [3] },
      { kind: 'lines', seat: 1, args: [0, 8, 5, 0] },
      { kind: 'activates', seat: 0, args: [1, 0] },
    ] as never;
    expect(usedInLog(log, 0, 1)?.title).toEqual(['part-use-building', { building: ['building', 'farm'] }]);
    expect(usedInLog(log, 0, 0)).toBeNull();
    expect(usedInLog(log, 1, 0)?.text).toEqual(['ui-lines-with', { face: 5, workers: 3, lines: 8 }]);
  });
});
