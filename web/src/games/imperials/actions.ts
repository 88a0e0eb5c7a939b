/** The action cards of a player, with their effects. */

import type { Play } from '../../lib/match/play';
import { literal, type Text } from '../../lib/text';
import type { ImperialsController } from './controller.svelte';
import { CARD_IDS } from './goods';
import { cardArg, say } from './tell';
import type { ImperialsView } from './view';

export interface Held {
  kind: number;
  name: string;
  /** What it does, in a few words and in full. */
  brief: string;
  text: string;
  deck: number;
  count: number;
}

export function describe({ teller }: Pick<Play, 'teller'>, view: ImperialsView, kind: number, count = 1): Held {
  const told: Text | string = view.card_texts?.[kind] ?? [`about-${CARD_IDS[kind]}`, {}];
  const text = typeof told === 'string' ? literal(told) : told;
  const brief: Text = typeof told === 'string' ? text : [`brief-${CARD_IDS[kind]}`, told[1]];
  return {
    kind,
    count,
    name: teller.words(say('ui-card', { card: cardArg(kind) })),
    brief: teller.words(brief),
    text: teller.words(text),
    deck: view.action_decks[kind] ?? 0,
  };
}

/** The cards of this person's hand. */
export function held(play: Pick<Play, 'teller'>, view: ImperialsView): Held[] {
  return view.actions.flatMap((count, kind) => (count > 0 ? [describe(play, view, kind, count)] : []));
}

export function playable(controller: ImperialsController, kind: number): boolean {
  return controller.can('play', kind);
}
