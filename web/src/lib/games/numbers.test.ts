import { describe, expect, it } from 'vitest';

import { NumberTable } from './numbers';

const NUMBERS = new NumberTable({ goal: 30, 'draw.level.1': 1, 'draw.level.2': 1, 'draw.level.3': 2 });

describe('the numbers of a match', () => {
  it('are as printed where the view tells nothing else', () => {
    expect(NUMBERS.of({}, 'goal')).toBe(30);
    expect(NUMBERS.of({ other_numbers: {} }, 'goal')).toBe(30);
    expect(NUMBERS.row({ other_numbers: { goal: 50 } }, 'draw.level')).toEqual([1, 1, 2]);
  });

  it('are those of the view, zero among them', () => {
    expect(NUMBERS.of({ other_numbers: { goal: 50 } }, 'goal')).toBe(50);
    expect(NUMBERS.of({ other_numbers: { goal: 0 } }, 'goal')).toBe(0);
    expect(NUMBERS.row({ other_numbers: { 'draw.level.2': 4 } }, 'draw.level')).toEqual([1, 4, 2]);
  });

  it('have no names but those of the game', () => {
    // @ts-expect-error the types know the names
    expect(NUMBERS.of({}, 'gaol')).toBe(0);
    // @ts-expect-error and the rows
    expect(NUMBERS.row({}, 'goal')).toEqual([]);
  });
});
