import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Play } from '../../lib/match/play';
import type { ScreenInfo } from '../../lib/wire';
import { playedWith } from '..';
import { generic } from '../generic';
import { own } from '.';
import { screenModule } from './load';
import { screenState } from './state';

const code = (text: string): ScreenInfo => ({ module: `data:text/javascript,${encodeURIComponent(text)}`, styles: [] });
const GOOD = code('export function mount() {}');
const described = (screen: ScreenInfo | null) => async () => ({ screen });

afterEach(() => void vi.restoreAllMocks());

describe('what a game is played with', () => {
  it('is the board that it brings along, if that can be loaded', async () => {
    const found = await playedWith('liars', described(GOOD));
    expect([found.face, found.board]).toEqual(['board', own.board]);
  });
  it('is what suits any game, where it brings none or a broken one', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const screen of [null, code('throw new Error("broken")'), code('export const mount = 3')]) {
      const found = await playedWith('liars', described(screen));
      expect([found.face, found.board]).toEqual(['text', generic.board]);
    }
    expect(told).toHaveBeenCalledTimes(2);
  });
  it('is the board of this client without asking anything', async () => {
    const found = await playedWith('tempus', () => Promise.reject(new Error('asked')));
    expect(found.face).toBe('board');
  });
});

it('loads a module once, and again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(screenModule(GOOD)).toBe(screenModule(GOOD));
  const bad = code('export const nothing = 1');
  const first = screenModule(bad);
  expect(await first).toBeNull();
  expect(screenModule(bad)).not.toBe(first);
});

describe('what a board is shown', () => {
  const ask = { serial: 1, kind: 2, subject: 3, must: true, sealed: false, deadline: -1, prompt: 'Roll?' };
  const play = (more: object) =>
    ({
      view: { points: [1, 2] },
      you: { seat: 0 },
      table: { phase: 'playing', chairs: [{ name: 'Ann' }, { name: 'Bo' }] },
      scores: [1, 2],
      asks: [
        { ...ask, must: false },
        { ...ask, prompt: 'Hold?' },
      ],
      legal: [4, 5],
      waiting: [
        { seat: 0, must: true, sealed: false },
        { seat: 1, must: true, sealed: true },
      ],
      active: true,
      ...more,
    }) as unknown as Play;

  it('has the question that waits, and the moves that can be made', () => {
    const state = screenState(play({}), 5);
    expect(state.ask).toEqual({ kind: 2, subject: 3, must: true, sealed: false, prompt: 'Hold?' });
    expect(state).toMatchObject({ seat: 0, names: ['Ann', 'Bo'], legal: [4, 5], waiting: [0], hint: 5, over: false });
  });
  it('has neither in a replay, nor a seat that is one’s own through other eyes', () => {
    const state = screenState(play({ active: false, past: { at: 1 }, you: { seat: 1, borrowed: true } }), null);
    expect(state).toMatchObject({ ask: null, legal: [], past: true, seat: -1 });
  });
});
