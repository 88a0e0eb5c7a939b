/** A person's cards, by their place. */

import type { TemporumController } from './controller.svelte';
import { numberOf } from './moves';
import { cardArg, type Tell } from './tell';
import { fronts, NONE, type TemporumView } from './view';

export type SectionId = 'hand' | 'aside' | 'looked' | 'tucked' | 'front';

export interface Held {
  card: number;
  count: number;
  /** Dollars on it, and what it is if it is a copy. */
  coins: number;
  copy: number;
}

export interface Section {
  id: SectionId;
  cards: Held[];
}

/** Equal cards are one entry with a count. */
export function counted(cards: readonly number[]): Held[] {
  return [...new Set(cards)].map((card) => ({
    card,
    count: cards.filter((each) => each === card).length,
    coins: 0,
    copy: NONE,
  }));
}

function tucked(view: TemporumView): number[] {
  return fronts(view, view.seat).flatMap((front) => (front.tucked >= 0 ? [front.tucked] : []));
}

/** Without empty places; a spectator has only the cards on the table. */
export function sections(view: TemporumView): Section[] {
  const seated = view.seat >= 0;
  const all: Section[] = [
    { id: 'hand', cards: counted(view.hand) },
    { id: 'aside', cards: counted(view.aside) },
    { id: 'looked', cards: counted(view.looked_at) },
    { id: 'tucked', cards: counted(tucked(view)) },
    {
      id: 'front',
      cards: seated
        ? fronts(view, view.seat).map(({ kind, card, coins }) => ({
            card: kind,
            count: 1,
            coins,
            copy: kind === card ? NONE : card,
          }))
        : [],
    },
  ];
  return all.filter(({ id, cards }) => cards.length > 0 || (id === 'hand' && seated));
}

/** The place of the cards that can be chosen now, which is one for all. Null if there are none. */
export function chosenFrom(controller: TemporumController): SectionId | null {
  const cards = controller.things.filter((thing) => thing.startsWith('card')).map(numberOf);
  if (cards.length === 0) return null;
  const found = sections(controller.view).filter(({ cards: held }) =>
    cards.every((card) => held.some((each) => each.card === card)),
  );
  if (found.length) return (found.find(({ id }) => id === 'looked') ?? found[0]!).id;
  return null;
}

/** The title of a part of a player's cards. */
export function sectionLabel(view: TemporumView, id: SectionId, tell: Tell): string {
  return id === 'looked' ? tell('ui-looked', { n: view.looked_at.length }) : tell(`ui-${id}`);
}

/** The description of a card in front of somebody. */
export function heldNote(view: TemporumView, { coins, copy }: Held, tell: Tell): string {
  const notes = [
    coins ? tell('ui-on-it', { coins }) : '',
    copy === NONE ? '' : tell('ui-copy', { card: cardArg(view, copy) }),
  ];
  return notes.filter(Boolean).join(', ');
}
