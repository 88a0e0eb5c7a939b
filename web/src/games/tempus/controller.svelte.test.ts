import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Parts, Play } from '../../lib/match/play';
import type { Tried } from '../../lib/wire';
import { Desk } from './controller.svelte';
import { position } from './fixture';
import type { TempusView } from './view';

const MOVES: [number, string, ...number[]][] = [
  [2, 'pass'],
  [10, 'road', 0, 94],
  [11, 'road', 0, 3],
  [20, 'dig', 1, 59],
  [30, 'build', 1, 0, 55],
  [31, 'build', 1, 1, 55],
  [40, 'use', 1, 3],
  [50, 'strike', 1, 75, 2],
  [51, 'strike', 1, 75, 5],
  [60, 'pay', 30],
];

/** A match that answers at once from what the test says. */
class FakePlay {
  view = $state.raw<TempusView>(position());
  legal = $state.raw([2, 10, 11, 20, 30, 31, 40, 50, 51]);
  asks = $state.raw([{ serial: 1 }]);
  active = $state(true);
  act = vi.fn(async (_moves: number[]) => ({ ok: true as const }));
  preview = vi.fn(async (moves: number[]): Promise<Tried | null> => ({
    t: 'tried',
    id: 'x',
    label: `move ${moves}`,
    set: {},
  }));
  why = vi.fn(async (_move: number) => ({ text: 'R4.1: not here, and not now.', rule: 'R4.1' }));
  parts(code: number): Parts {
    const [, name = '', ...args] = MOVES.find(([known]) => known === code) ?? [0];
    return { name, args };
  }
  code(name: string, ...args: number[]): number | undefined {
    return MOVES.find(([, known, ...parts]) => known === name && String(parts) === String(args))?.[0] ?? 999;
  }
}

let play: FakePlay;
let desk: Desk;
let quick = false;
let stop: () => void;

beforeEach(() => {
  quick = false;
  play = new FakePlay();
  stop = $effect.root(() => {
    desk = new Desk(
      () => play as unknown as Play,
      () => quick,
    );
  });
  flushSync();
});
afterEach(() => stop());

/** Let answers arrive and effects run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) {
    flushSync();
    await Promise.resolve();
  }
  flushSync();
}

describe('choosing', () => {
  it('begins with the action that the digit gives', () => {
    expect(desk.mode).toBe('road');
    expect([...desk.targets.keys()]).toEqual(['e94', 'e3']);
    desk.takeAction('dig');
    expect([...desk.targets.keys()]).toEqual(['q59']);
  });
  it('takes one press to choose and another to make the move', async () => {
    desk.press({ section: 94 });
    await settle();
    expect(desk.code).toBe(10);
    expect(desk.trial?.tried.label).toBe('move 10');
    expect(play.act).not.toHaveBeenCalled();
    desk.press({ section: 94 });
    await settle();
    expect(play.act).toHaveBeenCalledExactlyOnceWith([10]);
  });
  it('makes the move at the first press where that is wished', async () => {
    quick = true;
    desk.press({ section: 3 });
    await settle();
    expect(play.act).toHaveBeenCalledExactlyOnceWith([11]);
  });
  it('sends no move twice while the first is on its way', async () => {
    play.act = vi.fn(() => new Promise<{ ok: true }>(() => undefined));
    desk.press({ section: 94 });
    void desk.commit();
    void desk.commit();
    await settle();
    expect(play.act).toHaveBeenCalledOnce();
  });
  it('asks for the building on a site, the last kind first', async () => {
    desk.takeAction('build');
    desk.press({ square: 55 });
    expect(desk.code).toBe(30);
    desk.takeBuilding(1);
    expect(desk.code).toBe(31);
    expect(desk.possible(2)).toBe(false);
  });
  it('asks for the enemy after a fort that reaches several', () => {
    desk.takeAction('use');
    desk.press({ square: 75 });
    expect(desk.mode).toBe('strike');
    desk.press({ square: 64 });
    expect(desk.code).toBe(51);
  });
  it('steps through the targets in reading order', () => {
    desk.step(1);
    expect(desk.chosen).toEqual({ section: 3 });
    desk.step(1);
    expect(desk.chosen).toEqual({ section: 94 });
    desk.step(1);
    expect(desk.chosen).toEqual({ section: 3 });
    desk.step(-1);
    expect(desk.chosen).toEqual({ section: 94 });
  });
  it('goes back one step at a time', () => {
    desk.takeAction('use');
    desk.press({ square: 75 });
    desk.press({ square: 64 });
    expect([desk.back(), desk.code, desk.mode]).toEqual([true, null, 'strike']);
    expect([desk.back(), desk.mode]).toEqual([true, 'use']);
    expect([desk.back(), desk.mode]).toEqual([true, 'road']);
    expect(desk.back()).toBe(false);
  });
  it('asks which one of several buildings is used', () => {
    desk.takeUse([3, 4]);
    expect([desk.mode, desk.code, [...desk.targets.keys()]]).toEqual(['use', null, ['q3']]);
    expect([desk.back(), [...desk.targets.keys()]]).toEqual([true, ['q3', 'q75']]);
  });
  it('shows a hinted move without making it', async () => {
    desk.propose(51);
    await settle();
    expect([desk.mode, desk.code]).toEqual(['strike', 51]);
    await settle();
    desk.propose(51);
    await settle();
    expect([desk.code, desk.trial !== null]).toEqual([51, true]);
    desk.propose(2);
    expect([desk.passing, desk.code]).toEqual([true, 2]);
    expect(play.act).not.toHaveBeenCalled();
  });
});

describe('refusals', () => {
  it('say why a place cannot be chosen', async () => {
    desk.press({ section: 7 });
    await settle();
    expect(play.why).toHaveBeenCalledOnce();
    expect(desk.refusal).toEqual({ first: 'Not here', second: 'Not now.', rule: 'R4.1' });
    expect(desk.code).toBeNull();
  });
  it('say why an action can be done nowhere', async () => {
    play.legal = [2, 10, 11];
    flushSync();
    desk.takeAction('build');
    await settle();
    expect(desk.mode).toBe('road');
    expect(desk.refusal?.first).toBe('Nothing to build yet');
    expect(play.why).not.toHaveBeenCalled();
  });
  it('say that the fee cannot be paid', () => {
    play.legal = [2, 10, 11];
    play.view = position({ gold: 1, fee: 2 });
    flushSync();
    desk.takeAction('use');
    expect(desk.refusal).toEqual({ first: 'Another action costs 2 gold', second: 'You have 1.', rule: 'R3.5' });
  });
  it('say what the server said', async () => {
    play.act = vi.fn(async () => ({ ok: false as const, code: 'late', text: 'The turn is over.', rule: '' })) as never;
    desk.press({ section: 94 });
    await desk.commit();
    expect(desk.refusal?.first).toBe('The turn is over.');
  });
});

describe('previews', () => {
  it('look past an open payment, and say that it is open', async () => {
    play.preview = vi.fn(async (moves: number[]) => ({
      t: 'tried' as const,
      id: 'x',
      label: 'Build a farm at 6 6',
      set: moves.length === 1 ? { paying: 'farm', paying_squares: [30] } : { score: -87 },
    }));
    desk.takeAction('build');
    desk.press({ square: 55 });
    await settle();
    await settle();
    expect(play.preview).toHaveBeenLastCalledWith([30, 60]);
    expect(desk.trial?.open).toBe(true);
    expect(desk.trial?.after.score).toBe(-87);
  });
  it('are forgotten with their question', async () => {
    desk.takeAction('build');
    desk.press({ square: 55 });
    await settle();
    play.asks = [{ serial: 2 }];
    play.view = position({ turn: 1, action: 'build' });
    await settle();
    expect([desk.code, desk.trial, desk.mode]).toEqual([null, null, 'build']);
  });
});

describe('somebody who only watches', () => {
  it('can choose nothing', () => {
    play.active = false;
    flushSync();
    expect(desk.mode).toBe('none');
    expect(desk.targets.size).toBe(0);
    desk.press({ section: 94 });
    expect(desk.code).toBeNull();
  });
});
