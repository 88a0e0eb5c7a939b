import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listedMoves, settle, setUp } from '../../kit/table/controller.testing.svelte';
import type { Play } from '../../lib/match/play';
import type { Tried } from '../../lib/match/told';
import { TempusController } from './controller.svelte';
import { position, teller } from './fixture';
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

/** A match that answers at once, as the test sets it. */
class FakePlay {
  teller = teller;
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
  why = vi.fn(async (_move: number) => ({ text: 'Not here.', rule: 'R4.1' }));
  moves = listedMoves(MOVES, 999);
  parts = this.moves.parts;
  code = this.moves.code;
}

let play: FakePlay;
let controller: TempusController;
let quick = false;
let stop: () => void;

beforeEach(() => {
  quick = false;
  play = new FakePlay();
  const make = () =>
    new TempusController(
      () => play as unknown as Play,
      () => quick,
    );
  ({ controller, stop } = setUp(make));
});
afterEach(() => stop());

describe('choosing', () => {
  it('begins with the action that the digit gives', () => {
    expect(controller.mode).toBe('road');
    expect([...controller.targets.keys()]).toEqual(['e94', 'e3']);
    controller.takeAction('dig');
    expect([...controller.targets.keys()]).toEqual(['q59']);
  });
  it('takes one press to choose and another to make the move', async () => {
    controller.press({ section: 94 });
    await settle();
    expect(controller.code).toBe(10);
    expect(controller.trial?.tried.label).toBe('move 10');
    expect(play.act).not.toHaveBeenCalled();
    controller.press({ section: 94 });
    await settle();
    expect(play.act).toHaveBeenCalledExactlyOnceWith([10]);
  });
  it('makes the move at the first press where that is wished', async () => {
    quick = true;
    controller.press({ section: 3 });
    await settle();
    expect(play.act).toHaveBeenCalledExactlyOnceWith([11]);
  });
  it('sends no move twice while the first is on its way', async () => {
    play.act = vi.fn(() => new Promise<{ ok: true }>(() => undefined));
    controller.press({ section: 94 });
    void controller.commit();
    void controller.commit();
    await settle();
    expect(play.act).toHaveBeenCalledOnce();
  });
  it('asks for the building on a site, the last kind first', async () => {
    controller.takeAction('build');
    controller.press({ square: 55 });
    expect(controller.code).toBe(30);
    controller.takeBuilding(1);
    expect(controller.code).toBe(31);
    expect(controller.possible(2)).toBe(false);
  });
  it('asks for the enemy after a fort that reaches several', () => {
    controller.takeAction('use');
    controller.press({ square: 75 });
    expect(controller.mode).toBe('strike');
    controller.press({ square: 64 });
    expect(controller.code).toBe(51);
  });
  it('steps through the targets in reading order', () => {
    controller.step(1);
    expect(controller.chosen).toEqual({ section: 3 });
    controller.step(1);
    expect(controller.chosen).toEqual({ section: 94 });
    controller.step(1);
    expect(controller.chosen).toEqual({ section: 3 });
    controller.step(-1);
    expect(controller.chosen).toEqual({ section: 94 });
  });
  it('goes back one step at a time', () => {
    controller.takeAction('use');
    controller.press({ square: 75 });
    controller.press({ square: 64 });
    expect([controller.back(), controller.code, controller.mode]).toEqual([true, null, 'strike']);
    expect([controller.back(), controller.mode]).toEqual([true, 'use']);
    expect([controller.back(), controller.mode]).toEqual([true, 'road']);
    expect(controller.back()).toBe(false);
  });
  it('asks which one of several buildings is used', () => {
    controller.takeUse([3, 4]);
    expect([controller.mode, controller.code, [...controller.targets.keys()]]).toEqual(['use', null, ['q3']]);
    expect([controller.back(), [...controller.targets.keys()]]).toEqual([true, ['q3', 'q75']]);
  });
  it('shows a hinted move without making it', async () => {
    controller.propose(51);
    await settle();
    expect([controller.mode, controller.code]).toEqual(['strike', 51]);
    await settle();
    controller.propose(51);
    await settle();
    expect([controller.code, controller.trial !== null]).toEqual([51, true]);
    controller.propose(2);
    expect([controller.passing, controller.code]).toEqual([true, 2]);
    expect(play.act).not.toHaveBeenCalled();
  });
});

describe('refusals', () => {
  it('say why a place cannot be chosen', async () => {
    controller.press({ section: 7 });
    await settle();
    expect(play.why).toHaveBeenCalledOnce();
    expect(controller.refusal).toEqual({ text: 'Not here.', rule: 'R4.1' });
    expect(controller.code).toBeNull();
  });
  it('say why an action can be done nowhere', async () => {
    play.legal = [2, 10, 11];
    flushSync();
    controller.takeAction('build');
    await settle();
    expect(controller.mode).toBe('road');
    expect(controller.refusal?.text).toBe('Nothing to build yet');
    expect(play.why).not.toHaveBeenCalled();
  });
  it('say that the fee cannot be paid', () => {
    play.legal = [2, 10, 11];
    play.view = position({ gold: 1, fee: 2 });
    flushSync();
    controller.takeAction('use');
    expect(controller.refusal).toEqual({ text: 'Another action costs 2 gold', fact: 'You have 1.', rule: 'R3.5' });
  });
  it('say what the server said', async () => {
    play.act = vi.fn(async () => ({ ok: false as const, code: 'late', text: 'The turn is over.', rule: '' })) as never;
    controller.press({ section: 94 });
    await controller.commit();
    expect(controller.refusal?.text).toBe('The turn is over.');
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
    controller.takeAction('build');
    controller.press({ square: 55 });
    await settle();
    await settle();
    expect(play.preview).toHaveBeenLastCalledWith([30, 60]);
    expect(controller.trial?.open).toBe(true);
    expect(controller.trial?.after.score).toBe(-87);
  });
  it('are forgotten with their question', async () => {
    controller.takeAction('build');
    controller.press({ square: 55 });
    await settle();
    play.asks = [{ serial: 2 }];
    play.view = position({ turn: 1, action: 'build' });
    await settle();
    expect([controller.code, controller.trial, controller.mode]).toEqual([null, null, 'build']);
  });
});

describe('somebody who only watches', () => {
  it('can choose nothing', () => {
    play.active = false;
    flushSync();
    expect(controller.mode).toBe('none');
    expect(controller.targets.size).toBe(0);
    controller.press({ section: 94 });
    expect(controller.code).toBeNull();
  });
});
