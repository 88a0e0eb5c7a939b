/** The keys of this game, for the list of all keys. */

import type { KeyText } from '../../lib/games/registration';
import { message } from '../../lib/text';
import type { TemporumMessages } from '../../messages/temporum.messages';

const say = message<TemporumMessages>();

export function keys(): KeyText[] {
  return [
    ['F', say('ui-key-flip')],
    ['S', say('ui-key-stay')],
    ['Y N', say('ui-key-yes-no')],
    ['1 2 3 4', say('ui-key-answers')],
    ['← ↑ ↓ →', say('ui-key-arrows')],
  ];
}
