/** The keys of this game, for the list of all keys. */

import type { KeyWords } from '../../lib/games/registration';

export function keys(): KeyWords[] {
  return [
    ['1 2 3 4 5', 'Take a die, or give it back; in Diplomacy, choose it'],
    ['D', 'Use the die for lines to draw with'],
    ['F M S G P', 'Farms, Mines, Schools, Garrisons, the Palace: draw one, or put the die to them'],
    ['Arrows', 'Move the building that is to be drawn; with Shift five cells at once'],
    ['B', 'Buy a box'],
    ['E', 'Done with the turn'],
    ['V', 'View the next sheet'],
    ['T', 'Taxation; Enter dictates it'],
  ];
}
