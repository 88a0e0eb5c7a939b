/** The keys of this game, for the list of all keys. */

import type { KeyWords } from '../../lib/games/registration';

export function keys(): KeyWords[] {
  return [['N P', 'Step through the places that can be chosen']];
}
