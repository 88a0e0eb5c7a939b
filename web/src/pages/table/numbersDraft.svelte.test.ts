import { expect, it } from 'vitest';
import type { OtherNumbers } from '../../lib/games/otherNumbers';
import type { Outcome } from '../../lib/match/play';
import { NumbersDraft } from './numbersDraft.svelte';

const REFUSED: Outcome = { ok: false, code: 'options', text: 'hand must be a whole number from 4 to 20.', rule: '' };

/** A table that answers on request. */
function table() {
  const sent: OtherNumbers[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const send = (numbers: OtherNumbers) => {
    sent.push(numbers);
    return new Promise<Outcome>((resolve) => answers.push(resolve));
  };
  return { draft: new NumbersDraft(send, 0), sent, answer: (outcome: Outcome) => answers.shift()!(outcome) };
}

it('the first wish is sent at once, of those that follow only the newest', async () => {
  const { draft, sent, answer } = table();
  for (const hand of [4, 5, 6]) draft.set({ hand });
  expect(sent).toEqual([{ hand: 4 }]);
  expect(draft.wish).toEqual({ hand: 6 });
  answer({ ok: true });
  await expect.poll(() => sent).toEqual([{ hand: 4 }, { hand: 6 }]);
  const settled = draft.settled();
  answer({ ok: true });
  expect(await settled).toBe(true);
  expect(draft.wish).toBeNull();
});

it('a refusal is told until another wish is taken, and hinders no start', async () => {
  const { draft, answer } = table();
  draft.set({ hand: 3 });
  const settled = draft.settled();
  answer(REFUSED);
  expect(await settled).toBe(false);
  expect([draft.wish, draft.refusal]).toEqual([null, 'hand must be a whole number from 4 to 20.']);
  expect(await draft.settled(), 'nothing is under way').toBe(true);
  draft.set({});
  const again = draft.settled();
  answer({ ok: true });
  expect(await again).toBe(true);
  expect(draft.refusal).toBe('');
});
