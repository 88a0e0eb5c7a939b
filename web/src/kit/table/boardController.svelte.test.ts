import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outcome, Play } from '../../lib/match/play';
import { BoardController, neighbour } from './boardController.svelte';
import { listedMoves, settle, setUp } from './controller.testing.svelte';

/** A match that answers when the test lets it. */
class FakePlay {
  asks = $state.raw([
    { serial: 1, must: false, sealed: false },
    { serial: 2, must: true, sealed: true },
    { serial: 3, must: true, sealed: false },
  ]);
  active = $state(true);
  answer: (outcome: Outcome) => void = () => {};
  act = vi.fn((_moves: number[]) => new Promise<Outcome>((answer) => (this.answer = answer)));
  why = vi.fn(async (_move: number) => ({ text: 'Ben stands there.', rule: 'R2.3' }));
  labels = vi.fn(async (moves: number[]) => moves.map((move) => `Give ${move} to Ann`));
  moves = listedMoves([[7, 'pass']], 99);
  parts = this.moves.parts;
  code = this.moves.code;
  notation = this.moves.notation;
}

class Controller extends BoardController {
  begun = 0;
  constructor(play: () => Play) {
    super(play);
    this.whenChanged(
      () => this.question?.serial,
      () => this.begun++,
    );
  }
  back = () => false;
  act = (code: number) => this.sendMoves([code]);
  name = (codes: number[]) => this.fetchLabels(codes);
}

let play: FakePlay;
let controller: Controller;
let stop: () => void;
beforeEach(() => {
  play = new FakePlay();
  ({ controller, stop } = setUp(() => new Controller(() => play as unknown as Play)));
});
afterEach(() => stop());

it('finds the question that waits, and begins again with the next one', async () => {
  expect([controller.question?.serial, controller.begun]).toEqual([3, 1]);
  play.asks = play.asks.with(2, { serial: 4, must: true, sealed: false });
  await settle();
  expect([controller.question?.serial, controller.begun]).toEqual([4, 2]);
  play.active = false;
  expect(controller.question).toBeNull();
});

it('sends nothing while an answer is awaited, and tells why a move was refused', async () => {
  const first = controller.act(7);
  expect(controller.acting).toBe(true);
  expect(await controller.act(7)).toBe(false);
  play.answer({ ok: false, code: 'illegal', text: 'You can’t.', rule: 'R1.1' });
  expect(await first).toBe(false);
  expect([controller.acting, controller.refusal]).toEqual([false, { text: 'You can’t.', rule: 'R1.1' }]);
  const second = controller.act(7);
  play.answer({ ok: true });
  expect([await second, controller.refusal, play.act.mock.calls.length]).toEqual([true, null, 2]);
});

it('explains a move', async () => {
  await controller.explainMove(undefined);
  expect(controller.refusal).toBeNull();
  await controller.explainMove(7);
  expect(controller.refusal).toEqual({ text: 'Ben stands there.', rule: 'R2.3' });
});

it('shows that words are awaited until the server’s are here', async () => {
  expect(controller.words(7)).toBe('…');
  void controller.name([7]);
  await settle();
  expect(controller.words(7)).toBe('Give 7 to Ann');
});

it('forgets words that come after the next question', async () => {
  void controller.name([7]);
  play.asks = [{ serial: 9, must: true, sealed: false }];
  await settle();
  expect(controller.words(7)).toBe('…');
});

it.each([
  [-1, 1, 'a'],
  [-1, -1, 'c'],
  [2, 1, 'a'],
  [0, -1, 'c'],
] as const)('from place %i by %i leads to %s', (at, by, next) => {
  expect(neighbour(['a', 'b', 'c'], at, by)).toBe(next);
});
