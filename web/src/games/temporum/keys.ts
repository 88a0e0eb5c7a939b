/** The keys of this game, for the list of all keys. */

import type { KeyWords } from '../../lib/games/registration';

export function keys(): KeyWords[] {
  return [
    ['F', 'Flip: change history: first shown, then confirmed'],
    ['S', 'Stay where you are and visit there'],
    ['Y N', 'Yes, no'],
    ['1 2 3 4', 'One of the offered answers, or a crown of that Time'],
    ['Arrows', 'From Zone to Zone, from card to card'],
  ];
}
