/** The choices of the ask bar: cards, players, colours, market or players. */

import type { GlyphName } from '../../kit/pictures/glyphs';
import { nameOf } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import { capital, many } from '../../lib/words';
import type { ImperialsController } from './controller.svelte';
import { COLOURS, good } from './goods';
import type { Move } from './moves';
import { level, type ImperialsView } from './view';

export interface Option {
  id: number;
  label: string;
  glyph?: GlyphName;
  seat?: number;
  note?: string;
}

export const LABELS: Partial<Record<ImperialsController['kind'], string>> = {
  victim: 'Whom to rob',
  player: 'Which player',
  pick: 'Which card',
  card: 'Which card',
  'name-card': 'Which card',
  colour: 'Which improvement',
  deck: 'Which deck',
  where: 'With whom',
};

export function options(play: Play, controller: ImperialsController): Option[] {
  return controller.choices.map((move) => ({ id: move.code, ...option(play, controller, move) }));
}

function option(play: Play, { view, kind }: ImperialsController, { name, args }: Move): Omit<Option, 'id'> {
  const [at = 0] = args;
  switch (name) {
    case 'card':
      return { label: capital(good(at).name), glyph: good(at).glyph, note: cardNote(view, kind, at) };
    case 'player':
      return { label: nameOf(play, at), seat: at, note: many(view.hand_sizes[at] ?? 0, 'card') };
    case 'colour':
      return {
        label: capital(COLOURS[at]!.name),
        glyph: good(COLOURS[at]!.card).glyph,
        note: kind === 'deck' ? many(view.decks[at] ?? 0, 'card') : `to level ${level(view, view.seat, at) + 1}`,
      };
    case 'market_trade':
      return { label: 'The market', glyph: 'market', note: 'at its ratio' };
    default:
      return { label: 'The players', glyph: 'person', note: 'as an offer' };
  }
}

/** How many of a card there are to choose from. */
function cardNote(view: ImperialsView, kind: ImperialsController['kind'], card: number): string {
  if (kind === 'pick') return `${view.market[card] ?? 0} left`;
  if (kind === 'card' && view.seen_hand.length) return `of ${view.seen_hand[card + 1] ?? 0}`;
  return `you have ${view.hand[card] ?? 0}`;
}
