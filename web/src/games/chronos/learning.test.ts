import { describe, expect, test } from 'vitest';
import { FACTS } from './facts';
import { cardBrief, goalWords, hasHell, isLearning, nextStage, restWords, worth } from './learning';
import { told, withTimers } from './logWords';
import type { ConquestView } from './view';
import { endWords } from './words';

const view = (more: Partial<ConquestView>) => ({ stage: 5, ...more }) as ConquestView;
const at = (speed: number) => ({ table: { speed } }) as Parameters<typeof isLearning>[0];

describe('a learner', () => {
  test('is told what one plays for, and what comes next', () => {
    expect(goalWords(view({ stage: 1 }))).toMatch(/^Be the first with 200 points: /);
    expect(goalWords(view({ stage: 3, sum: [0, 0, 1, 300] }))).toMatch(/300 points .*winds.* both monsters:/);
    expect(nextStage(1)).toMatch(/^Stage 2 adds monsters/);
    expect(nextStage(5)).toBe('');
    expect([3, 4].map((stage) => hasHell(view({ stage })))).toEqual([false, true]);
  });
  test('is told what every card does', () => {
    expect(FACTS.cards.map((_, card) => cardBrief(card)).every((brief) => brief.endsWith('.'))).toBe(true);
  });
  test('hears how far a claim was from being true', () => {
    const mistaken = view({ stage: 1, sum: [60, 0, 1, 200], rest: [4000, 0] });
    expect(restWords(at(4), mistaken, 1000)).toBe('Not yet: you have 60 of 200');
    expect(restWords(at(4), { ...mistaken, stage: 5 }, 1000)).toBe('Not yet: it is less than 200');
    expect(restWords(at(4), view({ rest: [0, 4000] }), 1000)).toMatch(/Hydra and a Minotaur/);
    expect(restWords(at(4), mistaken, 4000)).toBe('');
  });
  test('gets help with the sum, others do not', () => {
    expect(worth(view({ sum: [70, 3, 2, 200] }))).toEqual({ points: 70, factor: 6, total: 420, target: 200 });
    expect([isLearning(at(4), view({})), isLearning(at(2), view({})), isLearning(at(4), view({ stage: 4 }))]).toEqual([
      false,
      true,
      true,
    ]);
  });
  test('reads in the end how points are made at this stage', () => {
    expect(endWords(view({ stage: 1, ending: 'points' }))).toBe(
      'Who claims enough points first wins. Points are the sum of the lands.',
    );
    const own = { seat: 0, hoard: [2, 5], winds: [], gods: [] };
    expect(endWords(view({ stage: 1, ending: 'cap' }), own)).toMatch(/ Yours are 20 \+ 100\.$/);
    expect(endWords(view({ ending: 'cataclysm' }))).toMatch(/the most points decide.*winds.*gods/);
  });
});

describe('timers in sentences', () => {
  test.each([
    ['timer 1b still runs, 2.0 s are left.', 'your timer S still runs, 2.0 s are left.'],
    ['Player 3 puts timer 2b into Hell, flipped.', 'Player 3 puts a timer of Player 2 into Hell, flipped.'],
    ['Player 3 puts timer 3a into Hell, flipped.', 'Player 3 puts a timer of their own into Hell, flipped.'],
    ['Player 3 flips timer 3a onto pile 2.', 'Player 3 flips a timer onto pile 2.'],
    ['The extra timer goes back before Player 1.', 'The extra timer goes back before Player 1.'],
  ])('%s', (said, shown) => {
    expect(withTimers(said, 0)).toBe(shown);
  });
  test('stand in the log as the screen shows them', () => {
    const event = { kind: 'hell', seat: 1, args: [], text: 'Player 2 puts timer 1a into Hell, as it is.', row: 0 };
    expect(told([event], ['Ann', 'Ben'], 0)[0]?.text).toBe('Ben puts your timer A into Hell, as it is.');
  });
});
