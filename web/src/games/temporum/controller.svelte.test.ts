import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listedMoves, settle, setUp } from '../../kit/table/controller.testing.svelte';
import type { Outcome, Play } from '../../lib/match/play';
import { TemporumController } from './controller.svelte';
import { position, tellerFor } from './fixture';
import { tabStop } from './stops';
import type { TemporumView } from './view';
import { say } from './words';

const MOVES: [code: number, name: string, ...args: number[]][] = [
  [1, 'change', 1],
  [2, 'move', 4],
  [3, 'stay'],
  [4, 'play', 0],
  [5, 'score', 0],
  [6, 'advance', 0],
  [7, 'yes'],
  [8, 'no'],
];
const TURN = 0;

/** A match that answers at once, as the test sets it. */
class FakePlay {
  view = $state.raw<TemporumView>(position());
  legal = $state.raw([1, 2, 3]);
  asks = $state.raw([{ serial: 1, kind: TURN, must: true, sealed: false, prompt: 'Your turn: move, or stay.' }]);
  active = $state(true);
  table = { chairs: [{ name: 'Ann' }, { name: 'Ben' }] };
  you = { seat: 0 };
  teller = tellerFor(0);
  act = vi.fn(async (_moves: number[]): Promise<Outcome> => ({ ok: true }));
  labels = vi.fn(async (moves: number[]) => moves.map((move) => `Label ${move} for Ben`));
  why = vi.fn(async (_move: number) => ({ text: 'You stand on it, Ben.', rule: 'R2.3' }));
  moves = listedMoves(MOVES, 99);
  parts = this.moves.parts;
  code = this.moves.code;
  notation = this.moves.notation;
}

let play: FakePlay;
let controller: TemporumController;
let quick = false;
let stop: () => void;

beforeEach(() => {
  quick = false;
  play = new FakePlay();
  const make = () =>
    new TemporumController(
      () => play as unknown as Play,
      () => quick,
    );
  ({ controller, stop } = setUp(make));
});
afterEach(() => stop());

/** Another question of a kind, with these moves. */
async function ask(kind: number, legal: number[], view: Partial<TemporumView> = {}): Promise<void> {
  play.asks = [{ ...play.asks[0]!, serial: play.asks[0]!.serial + 1, kind }];
  play.legal = legal;
  play.view = position(view);
  await settle();
}

const words = () => say(play as unknown as Play, controller);

describe('a thing', () => {
  it('is chosen by the first press and used by the second', async () => {
    controller.press('place:4');
    expect(controller.chosen).toBe('place:4');
    expect(words().text).toBe('Move to Y2K?');
    expect(play.act).not.toHaveBeenCalled();
    controller.press('place:4');
    await settle();
    expect(play.act).toHaveBeenCalledExactlyOnceWith([2]);
  });

  it('is used at once where somebody wants it so, and crowns always go at once', async () => {
    await ask(5, [6], { stepping: 0, steps: 2 });
    controller.press('crown:0');
    await settle();
    quick = true;
    await ask(TURN, [2, 3]);
    controller.press('place:1');
    await settle();
    expect(play.act.mock.calls).toEqual([[[6]], [[3]]]);
  });

  it('pressed twice in haste makes one move', async () => {
    let acknowledge: (outcome: Outcome) => void = () => {};
    play.act.mockReturnValueOnce(new Promise((resolve) => (acknowledge = resolve)));
    await ask(5, [6], { stepping: 0, steps: 3 });
    controller.press('crown:0');
    controller.press('crown:0');
    await ask(5, [6], { stepping: 0, steps: 2 });
    controller.press('crown:0'); // the next question is here, the last answer not yet acknowledged
    expect(play.act).toHaveBeenCalledOnce();
    acknowledge({ ok: true });
    await settle();
    expect(play.act).toHaveBeenCalledTimes(2);
  });

  it('that has two uses waits for one of them', async () => {
    await ask(2, [4, 5]);
    controller.press('card:0');
    controller.press('card:0');
    await settle();
    expect(play.act).not.toHaveBeenCalled();
    expect(controller.uses.map(({ name }) => name)).toEqual(['play', 'score']);
    expect(words()).toMatchObject({
      text: 'Play or score Artist?',
      detail: 'Played, it brings $8. Draw a card. Scored, it costs $4 of your $10 for 4 crowns.',
    });
  });

  it('is let go step by step, and with the next question', async () => {
    controller.press('place:4');
    expect(controller.back()).toBe(true);
    expect(controller.chosen).toBeNull();
    expect(controller.back()).toBe(false);
    controller.press('place:4');
    await ask(TURN, [2, 3]);
    expect(controller.chosen).toBeNull();
  });

  it('that cannot be used says why', async () => {
    controller.press('place:9');
    await settle();
    expect(controller.looked).toBe('place:9');
    expect(controller.refusal).toEqual({ text: 'You stand on it, Ben.', rule: 'R2.3' });
  });
});

describe('history', () => {
  it('is shown while somebody points at its wheel, and while it is chosen', () => {
    expect(controller.change).toBeNull();
    controller.point('flip:1');
    expect(controller.change?.comes).toEqual([3, 6]);
    controller.point(null);
    expect(controller.change).toBeNull();
    controller.press('flip:1');
    expect(words().text).toBe('Change history at Roman Empire?');
    expect(words().detail).toContain('Ben shifts to Utopia. Nobody visits.');
  });
});

describe('the ask bar', () => {
  it('has the words of the server for what is not on the table', async () => {
    await ask(9, [7, 8]);
    expect(controller.words(8)).toBe('Label 8 for Ben');
    expect(controller.others.map(({ name }) => name)).toEqual(['yes', 'no']);
  });

  it('says what was refused after all', async () => {
    play.act.mockResolvedValueOnce({ ok: false, code: 'late', text: 'That question is answered.', rule: '' });
    await controller.act(2);
    expect(controller.refusal?.text).toBe('That question is answered.');
  });
});

describe('a hint', () => {
  it('chooses its thing, or marks its button', async () => {
    expect(controller.showing(2)).toBe('Show it on the board');
    controller.propose(2);
    expect([controller.chosen, controller.hinted(2)]).toEqual(['place:4', true]);
    await ask(9, [7, 8]);
    expect(controller.showing(7)).toBe('Show it');
    controller.propose(7);
    expect([controller.chosen, controller.hinted(7)]).toEqual([null, true]);
  });
});

describe('Tab', () => {
  it('reaches what is chosen, else what can be, else one’s own Zone', async () => {
    expect(tabStop(controller)).toBe('place:4');
    controller.press('place:1');
    expect(tabStop(controller)).toBe('place:1');
    await ask(9, [7, 8]);
    expect(tabStop(controller)).toBe('place:1');
  });
});
