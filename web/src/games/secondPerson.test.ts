import { describe, expect, it } from 'vitest';
import { told as chronos } from './chronos/logWords';
import { told as temporum } from './temporum/logWords';
import type { TemporumView } from './temporum/view';
import type { Happening } from '../lib/match/told';

const NAMES = ['Ann', 'Ben'];
const line = (text: string): Happening[] => [{ kind: 'build', seat: 0, args: [], text, row: 3 }];

describe('what a bot did for somebody who was away', () => {
  const text = "Player 1's bot builds.";
  const games = {
    chronos: (you: number) => chronos(line(text), NAMES, you),
    temporum: (you: number) => temporum(line(text), {} as TemporumView, NAMES, you),
  };

  it.each(Object.entries(games))('is told as their bot\u2019s in %s, never as theirs', (_, told) => {
    expect(told(0)[0]?.text).toBe('Your bot builds.');
    expect(told(1)[0]?.text).toBe("Ann's bot builds.");
  });
});
