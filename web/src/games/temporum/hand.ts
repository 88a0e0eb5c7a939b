/** The cards that a person has before them, by where they lie. */

import { many } from '../../lib/words';
import type { TemporumController } from './controller.svelte';
import { numberOf } from './moves';
import { fronts, type TemporumView } from './view';

export type SectionId = 'hand' | 'aside' | 'looked' | 'tucked' | 'front';

export interface Held {
  card: number;
  count: number;
  note: string;
}

export interface Section {
  id: SectionId;
  label: string;
  cards: Held[];
}

/** Equal cards are one, with their number. */
function counted(cards: readonly number[]): Held[] {
  return [...new Set(cards)].map((card) => ({
    card,
    count: cards.filter((each) => each === card).length,
    note: '',
  }));
}

function tucked(view: TemporumView): number[] {
  return fronts(view, view.seat).flatMap((front) => (front.tucked >= 0 ? [front.tucked] : []));
}

/** What is not there is left out; whoever watches has only what lies on the table. */
export function sections(view: TemporumView): Section[] {
  const seated = view.seat >= 0;
  const all: Section[] = [
    { id: 'hand', label: 'Your hand', cards: counted(view.hand) },
    { id: 'aside', label: 'On the table', cards: counted(view.aside) },
    { id: 'looked', label: `${many(view.looked_at.length, 'card')} on Quiet Planet`, cards: counted(view.looked_at) },
    { id: 'tucked', label: 'Under your Cache', cards: counted(tucked(view)) },
    {
      id: 'front',
      label: 'In front of you',
      cards: seated
        ? fronts(view, view.seat).map(({ kind, card, coins }) => ({
            card: kind,
            count: 1,
            note: [coins ? `$${coins} on it` : '', kind === card ? '' : `a copy; it is ${view.card_names[card]}`]
              .filter(Boolean)
              .join(', '),
          }))
        : [],
    },
  ];
  return all.filter(({ id, cards }) => cards.length > 0 || (id === 'hand' && seated));
}

/** Where the cards lie that can be chosen now: all of them lie together. Null while none can. */
export function chosenFrom(controller: TemporumController): SectionId | null {
  const cards = controller.things.filter((thing) => thing.startsWith('card')).map(numberOf);
  if (cards.length === 0) return null;
  const found = sections(controller.view).filter(({ cards: held }) =>
    cards.every((card) => held.some((each) => each.card === card)),
  );
  if (found.length) return (found.find(({ id }) => id === 'looked') ?? found[0]!).id;
  return null;
}
