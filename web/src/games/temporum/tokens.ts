/** Tokens and chits on a place. */

import type { GlyphName } from '../../kit/pictures/glyphs';
import { NUMBERS } from './numbers';
import { cardArg, cardName, inner, seatArg, type Tell } from './tell';
import { cardText, lyingAt, type TemporumView } from './view';

export interface Token {
  glyph?: GlyphName;
  /** The owner, if it matters; their flag is shown. */
  seat?: number;
  text: string;
  about: string;
}

export function tokensAt(view: TemporumView, place: number, tell: Tell): Token[] {
  const number = (row: number[]) => lyingAt(row, place);
  const found: (Token | false)[] = [
    number(view.hourglasses) > 0 && {
      glyph: 'timer',
      text: String(number(view.hourglasses)),
      about: tell('ui-token-hourglass', { n: number(view.hourglasses) }),
    },
    number(view.zombies) > 0 && {
      glyph: 'skull',
      text: String(number(view.zombies)),
      about: tell('ui-token-zombies', {
        n: number(view.zombies),
        coins: NUMBERS.of(view, 'zombie-apocalypse.loss'),
      }),
    },
    number(view.purse) > 0 && {
      glyph: 'coin',
      text: tell('ui-money', { coins: number(view.purse) }),
      about: tell('ui-token-purse', { coins: number(view.purse) }),
    },
    number(view.gold) > 0 && {
      glyph: 'bullion',
      text: tell('ui-money', { coins: number(view.gold) }),
      about: tell('ui-token-gold', { coins: number(view.gold) }),
    },
    ...view.hq.map(
      (at, seat) =>
        at === place && {
          seat,
          text: tell('ui-hq'),
          about: tell('ui-token-hq', { who: seatArg(seat), coins: NUMBERS.of(view, 'age-of-atlantis.coins') }),
        },
    ),
    ...view.hq.map(
      (_, seat) =>
        (number(view.bases) >> seat) % 2 === 1 && {
          seat,
          text: tell('ui-base'),
          about: tell('ui-token-base', { who: seatArg(seat) }),
        },
    ),
    view.simulation === place && { glyph: 'use', text: tell('ui-simulation'), about: tell('ui-token-simulation') },
    view.zone_ids[place] === 'robotic-utopia' && view.robot >= 0 && robot(view, tell),
    view.zone_ids[place] === 'quiet-planet' && {
      glyph: 'hand',
      text: String(view.quiet),
      about: tell('ui-token-pile', { n: view.quiet }),
    },
  ];
  return found.filter((token) => token !== false);
}

/** The card on Robotic Utopia. */
function robot(view: TemporumView, tell: Tell): Token {
  const text = cardText(view, view.robot);
  const name = cardName(tell, view, view.robot);
  return {
    glyph: 'bot',
    text: name,
    about: text ? tell('ui-token-robot', { card: cardArg(view, view.robot), text: inner(text) }) : name,
  };
}
