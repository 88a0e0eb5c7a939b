/** The choices of the ask bar: cards, players, colours, market or players. */

import type { GlyphName } from '../../kit/pictures/glyphs';
import { nameOf } from '../../lib/people/names';
import type { Play } from '../../lib/match/play';
import type { ImperialsController } from './controller.svelte';
import { COLOURS, good } from './goods';
import type { Move } from './moves';
import { goodArg, tellAt, type Tell } from './tell';
import { level, type ImperialsView } from './view';

export interface Option {
  id: number;
  label: string;
  glyph?: GlyphName;
  seat?: number;
  note?: string;
}

const LABELS = {
  victim: 'ui-which-victim',
  player: 'ui-which-player',
  pick: 'ui-which-card',
  card: 'ui-which-card',
  'name-card': 'ui-which-card',
  colour: 'ui-which-improvement',
  deck: 'ui-which-deck',
  where: 'ui-with-whom',
} as const;

/** The choice in words, for screen readers. */
export function optionsLabel(kind: ImperialsController['kind'], tell: Tell): string {
  return tell(kind in LABELS ? LABELS[kind as keyof typeof LABELS] : 'ui-choices');
}

export function options(play: Play, controller: ImperialsController): Option[] {
  const tell = tellAt(() => play);
  return controller.choices.map((move) => ({ id: move.code, ...option(play, controller, move, tell) }));
}

function option(play: Play, { view, kind }: ImperialsController, { name, args }: Move, tell: Tell): Omit<Option, 'id'> {
  const [at = 0] = args;
  switch (name) {
    case 'card':
      return {
        label: tell('ui-good', { good: goodArg(at) }),
        glyph: good(at).glyph,
        note: cardNote(view, kind, at, tell),
      };
    case 'player':
      return { label: nameOf(play, at), seat: at, note: tell('note-cards', { cards: view.hand_sizes[at] ?? 0 }) };
    case 'colour':
      return {
        label: tell('ui-colour', { colour: ['colour', COLOURS[at]!.name] }),
        glyph: good(COLOURS[at]!.card).glyph,
        note:
          kind === 'deck'
            ? tell('note-cards', { cards: view.decks[at] ?? 0 })
            : tell('ui-to-level', { n: level(view, view.seat, at) + 1 }),
      };
    case 'market_trade':
      return { label: tell('ui-the-market'), glyph: 'market', note: tell('ui-at-ratio') };
    default:
      return { label: tell('ui-the-players'), glyph: 'person', note: tell('ui-as-offer') };
  }
}

/** How many of a card there are to choose from. */
function cardNote(view: ImperialsView, kind: ImperialsController['kind'], card: number, tell: Tell): string {
  if (kind === 'pick') return tell('ui-left', { n: view.market[card] ?? 0 });
  if (kind === 'card' && view.seen_hand.length) return tell('ui-of', { n: view.seen_hand[card + 1] ?? 0 });
  return tell('note-you-have', { n: view.hand[card] ?? 0 });
}
