import { describe, expect, test } from 'vitest';
import { FACTS } from './facts';
import { tellTo } from './fixture';
import { goalLines, goalWords, hasHell, isLearning, nextStage, restWords, worth } from './learning';
import type { ConquestView } from './view';
import { briefSentence, endWords } from './words';

const tell = tellTo();

const view = (more: Partial<ConquestView>) => ({ stage: 5, ...more }) as ConquestView;
const at = (speed: number) => ({ table: { speed } }) as Parameters<typeof isLearning>[0];

describe('a learner', () => {
  test('is told what one plays for, and what comes next', () => {
    expect(goalWords(view({ stage: 1 }), tell)).toMatch(/First with 200 points: /);
    expect(goalWords(view({ stage: 3, sum: [0, 0, 1, 300] }), tell)).toMatch(/300 points or both monsters/);
    expect(goalLines(view({ stage: 3 }), tell)).toContain('(territories × winds)');
    expect(nextStage(1, tell)).toMatch(/^Stage 2 adds monsters/);
    expect(nextStage(5, tell)).toBe('');
    expect([3, 4].map((stage) => hasHell(view({ stage })))).toEqual([false, true]);
  });
  test('is told what every card does', () => {
    expect(FACTS.cards.map((_, card) => briefSentence(card, tell)).every((brief) => brief.endsWith('.'))).toBe(true);
  });
  test('hears how far a claim was from being true', () => {
    const mistaken = view({ stage: 1, sum: [60, 0, 1, 200], rest: [4000, 0] });
    expect(restWords(at(4), mistaken, 1000, tell)).toBe('Not yet: you have 60 of 200');
    expect(restWords(at(4), { ...mistaken, stage: 5 }, 1000, tell)).toBe('Not yet: you have less than 200');
    expect(restWords(at(4), view({ rest: [0, 4000] }), 1000, tell)).toMatch(/Hydra and a Minotaur/);
    expect(restWords(at(4), mistaken, 4000, tell)).toBe('');
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
    expect(endWords(view({ stage: 1, ending: 'points' }), undefined, tell)).toBe(
      'The first to claim enough points wins. Points are the sum of your territories.',
    );
    const own = { seat: 0, hoard: [2, 5], winds: [], gods: [] };
    expect(endWords(view({ stage: 1, ending: 'cap' }), own, tell)).toMatch(/ Yours: 20 \+ 100\.$/);
    expect(endWords(view({ ending: 'cataclysm' }), undefined, tell)).toMatch(/the highest score wins.*winds.*Gods/);
  });
});
