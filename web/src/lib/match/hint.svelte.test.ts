import { describe, expect, it } from 'vitest';
import { Hints } from './hint.svelte';
import type { Play } from './play';
import type { Advice } from './told';

const ADVICE = { t: 'advice', id: '1', move: 7, label: 'Build', reason: '', bot: 'standard', ms: 1, line: [7] };

/** A seat with one question; `answer` delivers the hint. */
function table() {
  let come: (advice: Advice) => void = () => {};
  const state = { asks: [{ serial: 3, must: true, sealed: false }], legal: [7, 8], live: null as object | null };
  const play = {
    ...state,
    table: { speed: 0 },
    hint: () => new Promise<Advice>((resolve) => (come = resolve)),
  } as unknown as Play & typeof state;
  return { play, answer: () => come(ADVICE as unknown as Advice) };
}

describe('a hint', () => {
  it('comes although others write meanwhile', async () => {
    const { play, answer } = table();
    const hints = new Hints();
    const asked = hints.ask(play);
    hints.look({ ...play });
    expect(hints.thinking).toBe(true);
    answer();
    await asked;
    expect(hints.advice?.move).toBe(7);
    hints.look({ ...play, legal: [6, 7] });
    expect(hints.advice?.move).toBe(7);
  });

  it('is put away when its question is answered or its move has gone', async () => {
    for (const after of [{ asks: [{ serial: 4, must: true, sealed: false }] }, { legal: [8] }]) {
      const { play, answer } = table();
      const hints = new Hints();
      const asked = hints.ask(play);
      answer();
      await asked;
      hints.look({ ...play, ...after } as unknown as Play);
      expect(hints.shown).toBe(false);
    }
  });

  it('that comes after its question was answered comes too late', async () => {
    const { play, answer } = table();
    const hints = new Hints();
    const asked = hints.ask(play);
    hints.look({ ...play, asks: [] });
    answer();
    await asked;
    expect(hints.shown).toBe(false);
  });
});
