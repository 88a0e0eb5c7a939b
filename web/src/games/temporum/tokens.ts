/** Tokens and chits that lie on a place. */

import type { GlyphName } from '../../kit/pictures/glyphs';
import { many } from '../../lib/words';
import { NUMBERS } from './numbers';
import type { TemporumView } from './view';

export interface Token {
  glyph?: GlyphName;
  /** Whose it is, where that matters: its flag is shown. */
  seat?: number;
  text: string;
  about: string;
}

export function tokensAt(view: TemporumView, place: number, nameOf: (seat: number) => string): Token[] {
  const number = (row: number[]) => row[place] ?? 0;
  const found: (Token | false)[] = [
    number(view.hourglasses) > 0 && {
      glyph: 'timer',
      text: String(number(view.hourglasses)),
      about: `${many(number(view.hourglasses), 'hourglass', 'hourglasses')}: works when the last is gone`,
    },
    number(view.zombies) > 0 && {
      glyph: 'skull',
      text: String(number(view.zombies)),
      about: `${many(number(view.zombies), 'Zombie')}: a visitor loses $${NUMBERS.of(view, 'zombie-apocalypse.loss')}`,
    },
    number(view.purse) > 0 && {
      glyph: 'coin',
      text: `$${number(view.purse)}`,
      about: `$${number(view.purse)} for whoever visits alone first`,
    },
    number(view.gold) > 0 && {
      glyph: 'bullion',
      text: `$${number(view.gold)}`,
      about: `$${number(view.gold)} lie here`,
    },
    ...view.hq.map(
      (at, seat) =>
        at === place && {
          seat,
          text: 'HQ',
          about: `HQ of ${nameOf(seat)}: $${NUMBERS.of(view, 'age-of-atlantis.coins')} at each visit`,
        },
    ),
    ...view.hq.map(
      (_, seat) => (number(view.bases) >> seat) % 2 === 1 && { seat, text: 'Base', about: `Base of ${nameOf(seat)}` },
    ),
    view.simulation === place && { glyph: 'use', text: 'Simulation', about: 'Simulated Paradise follows this Zone' },
    view.zone_names[place] === 'Robotic Utopia' &&
      view.robot >= 0 && {
        glyph: 'bot',
        text: view.card_names[view.robot] ?? '',
        about: `${view.card_names[view.robot]} lies here: ${view.card_texts[view.robot]?.replace(/\.$/, '')}`,
      },
    view.zone_names[place] === 'Quiet Planet' && {
      glyph: 'hand',
      text: String(view.quiet),
      about: `${many(view.quiet, 'card')} in the pile here`,
    },
  ];
  return found.filter((token) => token !== false);
}
