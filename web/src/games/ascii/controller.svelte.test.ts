import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Parts, Play } from '../../lib/match/play';
import { AsciiController } from './controller.svelte';
import { position } from './fixture';
import { DEVELOPMENT } from './view';

/** Dice as bits, as in a proposal: the first white die, and the first two. */
const ONE = 0;
const TWO = 2;
const PASS = 2;
const REROLL = 10;
const FARM = 50;
const STAFF = 60;
const PROPOSE = 0;
const DEVELOP = 4;

/** A match that answers at once, as the test sets it. */
class FakePlay {
  view = $state.raw(position({ seats: 1, phase: 2, faces: [2, 6, 6, 1, 3] }) as unknown as Record<string, unknown>);
  legal = $state.raw([PASS, REROLL + ONE, REROLL + TWO]);
  asks = $state.raw([{ serial: 1, kind: PROPOSE, must: true, sealed: false }]);
  active = $state(true);
  log = [];
  you = { seat: 0 };
  table = { chairs: [{ name: 'Ann', seat: 0 }] };
  act = vi.fn(async (_moves: number[]) => ({ ok: true as const }));
  why = vi.fn(async (_move: number) => ({ text: '', rule: '' }));
  labels = vi.fn(async (codes: number[]) => codes.map(String));
  preview = vi.fn(async (_moves: number[]) => null);
  notation = String;
  parts(code: number): Parts {
    if (code === PASS) return { name: 'decline', args: [] };
    if (code === FARM) return { name: 'farm', args: [4, 4] };
    return { name: 'reroll', args: [code - REROLL] };
  }
  code(name: string): number | undefined {
    return { farm: FARM, staff: STAFF, decline: PASS }[name];
  }
}

let play: FakePlay;
let controller: AsciiController;
let stop: () => void;

beforeEach(() => {
  play = new FakePlay();
  stop = $effect.root(() => {
    controller = new AsciiController(
      () => play as unknown as Play,
      () => false,
    );
  });
  flushSync();
});
afterEach(() => stop());

describe('dice to roll again', () => {
  it('are put back after a roll, whatever it shows', async () => {
    for (const faces of [
      [5, 6, 6, 1, 3],
      [5, 6, 6, 1, 3],
    ]) {
      controller.take(0);
      expect(controller.proposal?.code).toBe(REROLL + ONE);
      play.view = { ...play.view, faces };
      play.asks = [{ ...play.asks[0]!, serial: play.asks[0]!.serial + 1 }];
      await controller.act(REROLL + ONE);
      flushSync();
      expect(controller.again).toEqual([]);
      expect(controller.proposal).toBeUndefined();
    }
  });

  it('are put back by a hint to keep them, so that its button is in sight', () => {
    controller.take(0);
    controller.take(1);
    expect(controller.proposal?.code).toBe(REROLL + TWO);
    controller.propose(PASS);
    expect(controller.proposal).toBeUndefined();
    expect(controller.hinted(PASS)).toBe(true);
  });

  it('are those that a hint means', () => {
    controller.take(1);
    controller.propose(REROLL + ONE);
    expect(controller.proposal?.code).toBe(REROLL + ONE);
  });
});

describe('a building', () => {
  beforeEach(() => {
    play.view = position({ phase: DEVELOPMENT }) as unknown as Record<string, unknown>;
    play.asks = [{ serial: 9, kind: DEVELOP, must: true, sealed: false }];
    play.legal = [FARM];
    flushSync();
  });

  it('is drawn without a Worker unless its owner wishes one', async () => {
    controller.place(0);
    await controller.draw();
    expect(play.act).toHaveBeenLastCalledWith([FARM]);
    controller.plan.staffing = true;
    await controller.draw();
    expect(play.act).toHaveBeenLastCalledWith([FARM, STAFF]);
  });

  it('that a hint means is drawn alone, as the hint says', async () => {
    controller.plan.staffing = true;
    controller.propose(FARM);
    await controller.draw();
    expect(play.act).toHaveBeenLastCalledWith([FARM]);
  });
});
