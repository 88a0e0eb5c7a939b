/** The public figures of a seat, as its panel shows them. */

import type { GlyphName } from '../../kit/pictures/glyphs';
import { capital, many } from '../../lib/words';
import { NUMBERS } from './numbers';
import { crownsIn, TIMES, type TemporumView } from './view';

export interface Count {
  glyph: GlyphName;
  label: string;
  value: string;
}

export function moneyOf(view: TemporumView, seat: number): string {
  return `$${view.money[seat] ?? 0}`;
}

export function home(view: TemporumView, seat: number): number {
  return crownsIn(view, seat, TIMES - 1);
}

export function counts(view: TemporumView, seat: number): Count[] {
  return [
    { glyph: 'hand', label: 'in hand', value: many(view.hand_sizes[seat] ?? 0, 'card') },
    { glyph: 'crown', label: 'crowns', value: `${home(view, seat)} of ${view.crowns_each} home` },
  ];
}

export interface Badge {
  glyph: GlyphName;
  text: string;
  /** What it does, in a sentence. */
  about: string;
}

/** Tokens and marks that a seat holds. */
export function badges(view: TemporumView, seat: number): Badge[] {
  const poison = view.poison[seat] ?? 0;
  const all: (Badge | false)[] = [
    view.laurels === seat && {
      glyph: 'crown',
      text: 'Golden Laurels',
      about: `$${NUMBERS.of(view, 'rome-eternal.coins')} for each step of a crown.`,
    },
    view.sage === seat && {
      glyph: 'gods',
      text: 'Sage',
      about: `${capital(cardWords(NUMBERS.of(view, 'underground-haven.draws')))} before each visit in a Time ruled.`,
    },
    poison > 0 && {
      glyph: 'skull',
      text: poison > 1 ? `Poison ×${poison}` : 'Poison',
      about: poisonWords(view),
    },
    view.relics[seat] === 1 && {
      glyph: 'pause',
      text: 'Mysterious Relic',
      about: 'History does not change until this player’s next turn.',
    },
    (view.scimitars[seat] ?? 0) > 0 && {
      glyph: 'flame',
      text: 'Sultan’s Scimitar',
      about: 'Works at the start of this player’s next turn.',
    },
    view.blocked[seat] === 1 && { glyph: 'close', text: 'gains no money', about: 'For the rest of this turn.' },
    view.beyond[seat] === 1 && { glyph: 'right', text: 'beyond Time IV', about: 'Has made the step of Exodus.' },
    special(view, seat),
  ];
  return all.filter((badge) => badge !== false);
}

/** "a card", "2 cards". */
function cardWords(count: number): string {
  return count === 1 ? 'a card' : many(count, 'card');
}

function poisonWords(view: TemporumView): string {
  const cards = cardWords(NUMBERS.of(view, 'poison-earth.discards'));
  return `At the end of a turn: discards ${cards} and loses $${NUMBERS.of(view, 'poison-earth.loss')}.`;
}

/** Gizmos and Trade Goods in a hand: their backs give them away. */
function special(view: TemporumView, seat: number): Badge | false {
  const gizmos = view.hand_gizmos[seat] ?? 0;
  const goods = view.hand_goods[seat] ?? 0;
  const held = [gizmos ? many(gizmos, 'Gizmo') : '', goods ? many(goods, 'Trade Goods', 'Trade Goods') : ''];
  if (seat === view.seat || gizmos + goods === 0) return false;
  return { glyph: 'hand', text: held.filter(Boolean).join(', '), about: 'Their backs give them away.' };
}
