import { describe, expect, it } from 'vitest';
import { factsOf, ground, ore } from './facts';
import { position } from './fixture';
import { byThing, dieOf, thingOf, type Move } from './moves';
import { caravanSigns, columnSigns, cultureTip, disasterTip, kindTip, scienceBox } from './tips';
import { told, turnsOf, worded } from './logWords';
import { usedInLog } from './used';
import { sheetOf } from './view';
import { change, freeWords, linesOf, linesWords, useWords } from './dicewords';
import { endWords, nearestWords } from './mastery';
import { moodLoss, moodPrice } from './mood';
import { doingNow, progress } from './words';

const FACTS = factsOf({});
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
    expect(scienceBox(FACTS, 1, FACTS.philosophy)).toMatchObject({
      sign: 'P',
      tip: { text: 'The green die is yours.' },
    });
    expect(scienceBox(FACTS, 2, FACTS.lower).sign).toBe('!');
    expect(cultureTip(FACTS, 0).title).toBe('Culture a4: exactly a 5');
    expect(caravanSigns(FACTS, 3)).toBe(':) OOO CC');
    expect(columnSigns(FACTS, 5)).toBe('2)');
    expect(disasterTip(FACTS, 4, 2).title).toBe('5: Fire, 2 of 3');
    expect(kindTip(FACTS, 1).text).toContain('It must cover ore');
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
    expect(useWords(view, sheet, move('build', 0, 2))).toBe('Construct, 10 lines, pay 2 Gold');
    expect(
      freeWords(
        view,
        sheet,
        [2, 3, 4].map((caravan) => move('caravan', 3, caravan)),
      ),
    ).toBe('Caravans 3 to 5');
    expect(linesWords(view, sheet, 0)).toBe('5 + 3 Workers: 8 lines');
    const four = { ...view, faces: [4, ...view.faces.slice(1)] };
    expect(linesWords(four, { ...sheet, lines: 0 }, 0)).toBe('4 + 3 Workers: 7 lines, 1 short of a Farm');
    expect(freeWords(view, sheet, [move('build', 2, 0), move('farms', 2), move('mines', 2)])).toBe('Build, farms');
  });
});

describe('words', () => {
  const play = { table: { chairs: [{ name: 'Ann' }, { name: 'Ben' }] }, you: { seat: 0 } } as never;

  it('say what everybody does', () => {
    expect(doingNow(position(), 0)).toBe('writing');
    expect(doingNow(position(), 1)).toBe('done');
    expect(doingNow(position({ phase: 5, asked: [8, -1] }), 0, 0)).toBe('react');
    expect(doingNow(position({ phase: 5, asked: [-1, 7] }), 1)).toBe('deploys');
  });

  it('tell of a proposal and of an operation', () => {
    const proposal = position({ phase: 1, proposed: [0, 3], pledges: [1, 0], proposer: 0 });
    expect(progress(play, proposal)).toBe('White 5 and green 6 again? Pledged: You 1. 1 Gold missing.');
    const raid = position({ operation: 1, aggressor: 1, target: 0, actions: 1, actions_needed: 1 });
    expect(progress(play, raid)).toBe('Ben: a raid against you, 1 of 1 action.');
  });

  it('tell of a throw in one line, and of dice by their place', () => {
    const event = (kind: string, text: string, ...args: number[]) => ({ kind, seat: -1, args, text, row: 0 });
    const log = [
      event('rolled', 'Rolled again: white1 and black.', 17),
      event('die', 'The first white die shows 5.', 0, 5),
      event('die', 'The black die shows 1.', 4, 1),
      event('proposes', 'Player 2 proposes to roll white3 again.', 4),
      { ...event('tax', 'Player 1 dictates Taxation.'), seat: 0, row: 1 },
      { ...event('unhappy', 'Player 1 gains 1 Unhappiness.'), seat: 0, row: 1 },
    ] as never;
    expect(told(log, ['Ann', 'Ben'], 0).map(({ text }) => text)).toEqual([
      'Rolled again: white 5 and black 1.',
      'Ben proposes to roll the third white die again.',
      'You dictate Taxation. You gain 1 Unhappiness.',
    ]);
    expect(worded('white 2 (white1) and white 2 (white3) again', [])).toBe(
      'The first white die (2) and the third white die (2) again',
    );
  });

  it('give each line of the log its turn', () => {
    const log = [
      { kind: 'turn', args: [4] },
      { kind: 'rolled', args: [31] },
    ] as never;
    expect([...turnsOf(log).values()]).toEqual(['Turn 4', 'Turn 4']);
  });

  it('tell what Unhappiness takes', () => {
    expect(moodPrice({ facts: FACTS, unhappy: 1 }, 1)).toBe('−4 points become −10');
    expect(moodLoss({ facts: FACTS, unhappy: 1 }, 1)).toBe('−6 points');
    expect(moodLoss({ facts: FACTS, unhappy: FACTS.unhappy.length - 1 }, 1)).toBe('0 points');
  });

  it('tell how near the end is, and what brought it', () => {
    const names = ['You', 'Ben'];
    expect(nearestWords(position(), names, 0)).toBe('Nobody is near a ! yet.');
    const rich = [5, 3, 48, 4, 1, 0, 0, 2, 1, 1, 0];
    expect(nearestWords(position({ tracks_1: rich }), names, 0)).toBe('Nearest to a !: the Gold of Ben, 48 of 49.');
    const over = position({ turn: 12, ending: 'mastery', tracks_0: [70, ...rich.slice(1)] });
    expect(endWords(over, names, 0)).toBe('After 12 turns your Population was full.');
    expect(endWords(position({ turn: 40, ending: 'turns' }), names, 0)).toBe('Nobody filled a track in 40 turns.');
  });

  it('find in the log what a die was used for, back to the turn’s beginning', () => {
    const log = [
      { kind: 'lines', seat: 0, args: [0, 9] },
      { kind: 'turn', seat: -1, args: [3] },
      { kind: 'lines', seat: 1, args: [0, 8, 5, 0] },
      { kind: 'activates', seat: 0, args: [1, 0] },
    ] as never;
    expect(usedInLog(FACTS, log, 0, 1)?.title).toBe('Farms');
    expect(usedInLog(FACTS, log, 0, 0)).toBeNull();
    expect(usedInLog(FACTS, log, 1, 0)?.text).toBe('5 + 3 Workers: 8 lines');
  });
});
