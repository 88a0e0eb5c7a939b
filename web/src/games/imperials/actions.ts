/** The action cards somebody holds, with their names and texts. */

import type { ImperialsController } from './controller.svelte';
import type { ImperialsView } from './view';

export interface Held {
  kind: number;
  name: string;
  text: string;
  deck: number;
  count: number;
}

export function describe(view: ImperialsView, kind: number, count = 1): Held {
  return {
    kind,
    count,
    name: view.action_names[kind] ?? '',
    text: view.card_texts?.[kind] ?? '',
    deck: view.action_decks[kind] ?? 0,
  };
}

/** The cards of this person's hand. */
export function held(view: ImperialsView): Held[] {
  return view.actions.flatMap((count, kind) => (count > 0 ? [describe(view, kind, count)] : []));
}

export function playable(controller: ImperialsController, kind: number): boolean {
  return controller.can('play', kind);
}
