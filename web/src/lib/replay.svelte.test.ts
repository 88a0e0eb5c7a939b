import { expect, test } from 'vitest';
import { ReplayPlay } from './play.svelte';
import type { Film, GameDetail, Replay } from './wire';

const step = (at: number) => ({ seat: 0, text: '', at, position: { set: { at } } });
const replay = {
  table: { chairs: [] },
  seat: -2,
  seats: [],
  complete: true,
} as unknown as Replay;
const film = { first: { set: { at: 0 } }, steps: [step(1000), step(1000), step(2500)] } as unknown as Film;
const made = () => new ReplayPlay({ moves: [] } as unknown as GameDetail, replay, film);

test('a replay of a live match runs by the time of the match', () => {
  const play = made();
  play.runTo(999);
  expect([play.at, play.now()]).toEqual([0, 999]);
  play.runTo(1700);
  expect([play.at, play.now(), play.view.at]).toEqual([2, 1700, 1000]);
  play.runTo(60_000);
  expect([play.at, play.now()]).toEqual([3, 2500]);
});

test('a jump goes to the moment of a move', () => {
  const play = made();
  play.jump(3);
  expect(play.now()).toBe(2500);
  play.jump(0);
  expect(play.now()).toBe(0);
});
