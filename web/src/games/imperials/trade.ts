/** Drafts of offers, and the lists of moves that send them. */

import type { Text } from '../../lib/text';
import { single, sum } from './goods';
import { goodArg, goodsArg, say } from './tell';
import { CARDS, ratioOf, type ImperialsView } from './view';

export interface Draft {
  give: number[];
  ask: number[];
}

export const nothing = (): number[] => Array.from({ length: CARDS }, () => 0);
export const blank = (): Draft => ({ give: nothing(), ask: nothing() });
export const isBlank = ({ give, ask }: Draft): boolean => sum(give) + sum(ask) === 0;
export const isWhole = ({ give, ask }: Draft): boolean => sum(give) > 0 && sum(ask) > 0;

/** The draft with a card added or removed on a side; its kind is removed from the other side. */
export function changed(draft: Draft, side: keyof Draft, card: number, by: number, most: number): Draft {
  const other = side === 'give' ? 'ask' : 'give';
  const count = Math.max(0, Math.min(most, (draft[side][card] ?? 0) + by));
  const cleared = count > 0 ? draft[other].with(card, 0) : draft[other];
  return { ...draft, [side]: draft[side].with(card, count), [other]: cleared };
}

type Coder = (name: string, ...args: number[]) => number | undefined;

/** The moves that make and send an offer; `open` begins it, unless one is already begun. */
export function sending(draft: Draft, open: 'offer' | 'counter', begun: readonly number[], code: Coder): number[] {
  const give = draft.give.map((count, card) => count - (begun[card] ?? 0));
  const ask = draft.ask.map((count, card) => count - (begun[CARDS + card] ?? 0));
  const fresh = begun.length === 0;
  if (!fresh && [...give, ...ask].some((count) => count < 0)) {
    // Surplus cards on the table can only be removed by clearing all of it.
    return [code('cancel'), ...sending(draft, open, [], code)].filter(isCode);
  }
  return [
    fresh ? code(open) : undefined,
    ...single(give).map((card) => code('give', card)),
    ...single(ask).map((card) => code('ask', card)),
    code('send'),
  ].filter(isCode);
}

const isCode = (code: number | undefined): code is number => code !== undefined;

/** Whether nothing is given, or nothing wanted. */
export const SAY_BOTH = say('ui-say-both', {});

/** The trades with the market that a draft consists of, or why it has none. */
export function marketPlan(
  draft: Draft,
  view: Pick<ImperialsView, 'ratios' | 'other_numbers'>,
  code: Coder,
): { moves: number[] } | { why: Text } {
  const units: number[] = [];
  for (const [card, count] of draft.give.entries()) {
    const ratio = ratioOf(view, card);
    if (count % ratio !== 0) return { why: say('ui-market-ratio', { n: ratio, good: goodArg(card), given: count }) };
    for (let unit = 0; unit < count / ratio; unit++) units.push(card);
  }
  const asked = single(draft.ask);
  if (units.length === 0 || asked.length === 0) return { why: SAY_BOTH };
  if (units.length !== asked.length)
    return {
      why: say('ui-market-count', { goods: goodsArg(draft.give), n: units.length, asked: asked.length }),
    };
  return { moves: units.map((card, place) => code('market', card, asked[place]!)).filter(isCode) };
}
