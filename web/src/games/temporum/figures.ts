/** The public numbers in a seat's panel. */

import type { GlyphName } from '../../kit/pictures/glyphs';
import { NUMBERS } from './numbers';
import { cardName, cardsArg, type Tell } from './tell';
import { crownsIn, TIMES, type TemporumView } from './view';

export interface Count {
  glyph: GlyphName;
  label: string;
  value: string;
}

export function moneyOf(view: TemporumView, seat: number, tell: Tell): string {
  return tell('ui-money', { coins: view.money[seat] ?? 0 });
}

export function home(view: TemporumView, seat: number): number {
  return crownsIn(view, seat, TIMES - 1);
}

export function counts(view: TemporumView, seat: number, tell: Tell): Count[] {
  return [
    { glyph: 'hand', label: tell('ui-in-hand'), value: tell('ui-cards', { n: view.hand_sizes[seat] ?? 0 }) },
    {
      glyph: 'crown',
      label: tell('ui-crowns-label'),
      value: tell('ui-home', { n: home(view, seat), most: view.crowns_each }),
    },
  ];
}

export interface Badge {
  glyph: GlyphName;
  text: string;
  /** Its effect, in a sentence. */
  about: string;
}

/** Tokens and marks of a seat. */
export function badges(view: TemporumView, seat: number, tell: Tell): Badge[] {
  const poison = view.poison[seat] ?? 0;
  const named = (id: string) => cardName(tell, view, view.card_ids.indexOf(id));
  const all: (Badge | false)[] = [
    view.laurels === seat && {
      glyph: 'crown',
      text: tell('ui-laurels'),
      about: tell('ui-laurels-about', { coins: NUMBERS.of(view, 'rome-eternal.coins') }),
    },
    view.sage === seat && {
      glyph: 'gods',
      text: tell('ui-sage'),
      about: tell('ui-sage-about', { cards: NUMBERS.of(view, 'underground-haven.draws') }),
    },
    poison > 0 && {
      glyph: 'skull',
      text: tell('ui-poison', { n: poison }),
      about: tell('ui-poison-about', {
        cards: NUMBERS.of(view, 'poison-earth.discards'),
        coins: NUMBERS.of(view, 'poison-earth.loss'),
      }),
    },
    view.relics[seat] === 1 && { glyph: 'pause', text: named('mysterious-relic'), about: tell('ui-relic-about') },
    (view.scimitars[seat] ?? 0) > 0 && {
      glyph: 'flame',
      text: named('sultans-scimitar'),
      about: tell('ui-scimitar-about'),
    },
    view.blocked[seat] === 1 && { glyph: 'close', text: tell('ui-blocked'), about: tell('ui-blocked-about') },
    view.beyond[seat] === 1 && { glyph: 'right', text: tell('ui-beyond'), about: tell('ui-beyond-about') },
    special(view, seat, tell),
  ];
  return all.filter((badge) => badge !== false);
}

/** Gizmos and Trade Goods in a hand, which are known by their backs. */
function special(view: TemporumView, seat: number, tell: Tell): Badge | false {
  const held = [
    [view.card_ids.indexOf('gizmo'), view.hand_gizmos[seat] ?? 0],
    [view.card_ids.indexOf('trade-goods'), view.hand_goods[seat] ?? 0],
  ] as const;
  const seen = held.filter(([, count]) => count > 0);
  if (seat === view.seat || seen.length === 0) return false;
  return { glyph: 'hand', text: tell('ui-held', { cards: cardsArg(view, seen) }), about: tell('ui-backs-about') };
}
