import { expect, test } from 'vitest';
import { nameOf } from '../people/names';
import { ReplayPlay } from './play.svelte';
import { COMMON } from './told.testing';
import type { Film, GameDetail, Replay } from '../wire';

const step = (at: number) => ({ seat: 0, text: '', at, position: { set: { at } } });
const replay = {
  table: { chairs: [] },
  seat: -2,
  seats: [],
  complete: true,
} as unknown as Replay;
const film = { first: { set: { at: 0 } }, steps: [step(1000), step(1000), step(2500)] } as unknown as Film;
const made = () => new ReplayPlay({ moves: [] } as unknown as GameDetail, replay, film, () => COMMON);

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

test('through other eyes everybody has a name, through one’s own one is "you"', () => {
  const chairs = ['Ann', 'Ben'].map((name, seat) => ({ seat, name, kind: 'person', guest: name.toLowerCase() }));
  const seen = (seat: number, guest?: string) => {
    const played = { ...replay, table: { chairs }, seat } as unknown as Replay;
    const play = new ReplayPlay({ moves: [] } as unknown as GameDetail, played, film, () => COMMON, guest);
    return [0, 1].map((each) => nameOf(play, each));
  };
  const named = ['Ann', 'Ben'];
  expect(seen(0, 'ann')).toEqual(['You', 'Ben']);
  expect(seen(1, 'ann')).toEqual(named);
  expect(seen(0)).toEqual(named);
  expect(seen(-1, 'ann')).toEqual(named);
});
