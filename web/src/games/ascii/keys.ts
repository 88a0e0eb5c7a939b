/** The keys of this game, for the list of all keys. */

import type { KeyText } from '../../lib/games/registration';
import { message } from '../../lib/text';
import type { AsciiMessages } from '../../messages/ascii.messages';

const say = message<AsciiMessages>();

export function keys(): KeyText[] {
  return [
    ['1 2 3 4 5', say('ui-key-dice')],
    ['D', say('ui-key-lines')],
    ['F M S G P', say('ui-key-buildings')],
    ['← ↑ ↓ →', say('ui-key-arrows')],
    ['B', say('ui-key-box')],
    ['E', say('ui-key-done')],
    ['V', say('ui-key-view')],
    ['T', say('ui-key-taxation')],
  ];
}
