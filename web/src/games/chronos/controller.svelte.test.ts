import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome, Parts, Play } from '../../lib/match/play';
import { ChronosController } from './controller.svelte';
import { tellerOf, tellTo, viewOf } from './fixture';

/** `go` of a timer to one of 25 places. */
const WIDE = 25;
const SAND = 30_000;
const HELL = 12;

/** A match that answers at once; the test sets its clock. */
class FakePlay {
  view = $state.raw<Record<string, unknown>>({ ...viewOf() });
  legal: number[] = [];
  asks: never[] = [];
  table = { phase: 'playing', speed: 0, chairs: [{ name: 'Ann' }, { name: 'Ben' }] };
  you = { seat: 0 };
  teller = tellerOf();
  /** The server's pending answers, the oldest request first. */
  owed: ((tried: unknown) => void)[] = [];
  preview = vi.fn((_moves: number[]) => new Promise((answer) => this.owed.push(answer)));
  act = vi.fn(async (_moves: number[]): Promise<Outcome> => ({ ok: true }));
  parts = (code: number): Parts => ({ name: 'go', args: [Math.floor(code / WIDE), code % WIDE] });
  code = (_name: string, timer = 0, place = 0) => timer * WIDE + place;
}

let play: FakePlay;
let controller: ChronosController;
let stop: () => void;

/** The player's three timers by place and end, at a time of the match; another's is on the seventh pile. */
async function stand(now: number, ...own: [place: number, ends: number][]) {
  const timers = Object.fromEntries(own.map((each, timer) => [`timer_${timer}`, each]));
  play.view = { ...viewOf({ ended: now, sands: [SAND], timer_3: [6, 0] }), ...timers };
  await tick();
}

beforeEach(() => {
  play = new FakePlay();
  stop = $effect.root(() => {
    controller = new ChronosController(() => play as unknown as Play);
  });
});
afterEach(() => stop());

describe('the timer in hand', () => {
  it('stays when a more urgent one has run out', async () => {
    await stand(1000, [6, 900], [2, 5000], [3, 9000]);
    expect(controller.inHand?.timer).toBe(0);
    await stand(6000, [6, 900], [2, 5000], [3, 9000]);
    expect(controller.ready[0]).toBe(1);
    expect(controller.inHand?.timer).toBe(0);
    controller.pressPlace(4);
    expect(play.act).toHaveBeenCalledWith([play.code('go', 0, 4)]);
  });

  it('is followed by the most urgent one after it was sent', async () => {
    await stand(6000, [6, 900], [2, 5000], [3, 5500]);
    expect(controller.inHand?.timer).toBe(1);
    controller.pressPlace(4);
    await tick();
    expect(controller.inHand?.timer).toBe(2);
  });

  it('is replaced by nothing when others move it: a place then needs a timer first', async () => {
    await stand(6000, [1, 900], [2, 5000], [3, 9000]);
    expect(controller.inHand?.timer).toBe(0);
    await stand(6100, [HELL, 36_000], [2, 5000], [3, 9000]);
    expect(controller.inHand).toBeNull();
    controller.pressPlace(4);
    expect(controller.refusal?.text).toBe(tellTo()('ui-take-one'));
    expect(play.act).not.toHaveBeenCalled();
    controller.pressTimer(1);
    expect(controller.inHand?.timer).toBe(1);
  });

  it('is whatever runs out next where no other was ready when it was moved', async () => {
    await stand(1000, [1, 900], [2, 5000], [3, 9000]);
    await stand(1100, [HELL, 31_000], [2, 5000], [3, 9000]);
    expect(controller.robbed).toBe(false);
    await stand(5100, [HELL, 31_000], [2, 5000], [3, 9000]);
    expect(controller.inHand?.timer).toBe(1);
  });

  it('is not taken from the hand by a clock that is set back a little', async () => {
    await stand(1000, [1, 900], [2, 950], [3, 9000]);
    await stand(899, [1, 900], [2, 950], [3, 9000]);
    await stand(1000, [1, 900], [2, 950], [3, 9000]);
    expect(controller.inHand?.timer).toBe(0);
  });
});

describe('a command that is put together', () => {
  const AEOLUS = 1;
  const TEN: Parameters<ChronosController['pick']>[0] = { code: 2, name: 'card', args: [0] };
  const TWENTY: Parameters<ChronosController['pick']>[0] = { code: 3, name: 'card', args: [1] };

  /** The server answers what the oldest command still needs. */
  async function answer(...steps: number[]) {
    play.owed.shift()?.({ set: { draft: [0], steps } });
    await tick();
  }

  beforeEach(async () => {
    await stand(1000, [1, 900], [2, 5000], [3, 9000]);
    void controller.begin(AEOLUS);
    await answer(TEN.code, TWENTY.code);
  });

  it('does not come back when an answer is late', async () => {
    void controller.pick(TEN);
    expect(controller.back()).toBe(true);
    await answer(TWENTY.code);
    expect(controller.draft).toBeNull();
  });

  it('is given up before the first answer', async () => {
    controller.back();
    void controller.begin(AEOLUS);
    expect(controller.back()).toBe(true);
    await answer(TEN.code);
    expect(controller.draft).toBeNull();
  });

  it('keeps what was named a moment ago', async () => {
    void controller.pick(TEN);
    void controller.pick(TWENTY);
    expect(play.preview).toHaveBeenLastCalledWith([AEOLUS, TEN.code, TWENTY.code]);
    await answer(TWENTY.code);
    await answer();
    expect(controller.draft?.moves).toEqual([AEOLUS, TEN.code, TWENTY.code]);
  });
});
