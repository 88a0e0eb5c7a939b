import { describe, expect, test } from 'vitest';
import { ServerClock } from '../server/serverClock';
import { bidTime, counting, matchTime } from './live';
import type { Tempo } from '../wire';

function tempo(changes: Partial<Tempo>): Tempo {
  return { at: 1000, since: 50_000, rate: 4, held: '', by: -1, votes: [], pauses: [], ...changes };
}

describe('the time of a match', () => {
  test('stands before it begins, then goes at its rate', () => {
    expect(matchTime(tempo({}), 49_000)).toBe(1000);
    expect(matchTime(tempo({}), 50_400)).toBe(1400);
    expect(matchTime(tempo({ rate: 2 }), 50_401)).toBe(1200);
    expect(matchTime(tempo({ rate: 1 }), 50_400)).toBe(1100);
    expect(matchTime(tempo({ rate: 0 }), 90_000)).toBe(1000);
  });
  test('is counted in while it is still to come', () => {
    expect(counting(tempo({}), 47_500)).toBe(3);
    expect(counting(tempo({}), 49_999)).toBe(1);
    expect(counting(tempo({}), 50_000)).toBe(0);
    expect(counting(tempo({ rate: 0 }), 47_500)).toBe(0);
  });
});

describe("the server's clock", () => {
  test('is set right gently, a little of the time that passes', () => {
    const clock = new ServerClock();
    clock.measured(10_000, 0, 40);
    expect(clock.now(40)).toBe(10_020);
    clock.probed(10_110, 20, 100); // 20 ms more than estimated
    expect(clock.now(200)).toBe(200 + 9980 + 8);
    expect(clock.now(1000)).toBe(1000 + 10_020);
  });
  test('that is far off is set at once', () => {
    const clock = new ServerClock();
    clock.measured(10_000, 0, 40);
    clock.now(40);
    clock.probed(90_000, 20, 100);
    expect(clock.now(101)).toBe(89_910 + 101);
  });
});

test('bids stand still in a pause, and while it is counted in', () => {
  expect(bidTime(tempo({}), 60_000)).toBe(60_000);
  expect(bidTime(tempo({ held: 'pause', rate: 0 }), 60_000)).toBe(50_000);
  expect(bidTime(tempo({ held: 'gone', rate: 0 }), 60_000)).toBe(50_000);
  expect(bidTime(tempo({}), 48_000)).toBe(50_000);
});
