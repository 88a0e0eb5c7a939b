/** Offers as they are put together, and the lists of moves that send them. */

import { bundle, good, single, sum } from './goods';
import { CARDS, ratioOf, type ImperialsView } from './view';

export interface Draft {
  give: number[];
  ask: number[];
}

export const nothing = (): number[] => Array.from({ length: CARDS }, () => 0);
export const blank = (): Draft => ({ give: nothing(), ask: nothing() });
export const isBlank = ({ give, ask }: Draft): boolean => sum(give) + sum(ask) === 0;
export const isWhole = ({ give, ask }: Draft): boolean => sum(give) > 0 && sum(ask) > 0;

/** The same draft with one card more or less on a side; a kind leaves the other side. */
export function changed(draft: Draft, side: keyof Draft, card: number, by: number, most: number): Draft {
  const other = side === 'give' ? 'ask' : 'give';
  const count = Math.max(0, Math.min(most, (draft[side][card] ?? 0) + by));
  const cleared = count > 0 ? draft[other].with(card, 0) : draft[other];
  return { ...draft, [side]: draft[side].with(card, count), [other]: cleared };
}

type Coder = (name: string, ...args: number[]) => number | undefined;

/** The moves that put an offer together and send it; `open` begins it, unless one is begun already. */
export function sending(draft: Draft, open: 'offer' | 'counter', begun: readonly number[], code: Coder): number[] {
  const give = draft.give.map((count, card) => count - (begun[card] ?? 0));
  const ask = draft.ask.map((count, card) => count - (begun[CARDS + card] ?? 0));
  const fresh = begun.length === 0;
  if (!fresh && [...give, ...ask].some((count) => count < 0)) {
    // What lies too much on the table can only be taken back with all of it.
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

/** The trades with the market that make up a draft, or why it is none, in a sentence. */
export function marketPlan(
  draft: Draft,
  view: Pick<ImperialsView, 'ratios' | 'other_numbers'>,
  code: Coder,
): number[] | string {
  const units: number[] = [];
  for (const [card, count] of draft.give.entries()) {
    const ratio = ratioOf(view, card);
    if (count % ratio !== 0) return `The market takes ${ratio} ${good(card).name} for 1 card, not ${count}.`;
    for (let unit = 0; unit < count / ratio; unit++) units.push(card);
  }
  const asked = single(draft.ask);
  if (units.length === 0 || asked.length === 0) return 'Say what you give and what you want for it.';
  if (units.length !== asked.length)
    return `For ${bundle(draft.give)} the market gives ${units.length}, and you ask for ${asked.length}.`;
  return units.map((card, place) => code('market', card, asked[place]!)).filter(isCode);
}
