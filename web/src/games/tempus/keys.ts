/** The keys of this game, for the list of all keys. */

import type { KeyText } from '../../lib/games/registration';
import { message } from '../../lib/text';
import type { TempusMessages } from '../../messages/tempus.messages';

const say = message<TempusMessages>();

export function keys(): KeyText[] {
  return [['N P', say('ui-key-step')]];
}
