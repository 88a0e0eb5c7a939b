/** The keys of this game, for the list of all keys. */

import type { KeyWords } from '../../lib/games/registration';

const BASIC: KeyWords[] = [['4', 'Buy an action card']];
const WONDERS: KeyWords[] = [
  ['4', 'Post a warrior'],
  ['5', 'Activate a warrior'],
  ['6', 'Strengthen a warrior'],
  ['7', 'Build a fence'],
  ['M', 'Move a warrior'],
  ['X', 'Chase the robber'],
  ['8 9 0', 'Improve science, trade, military'],
];

export function keys(options: Record<string, unknown>): KeyWords[] {
  return [
    ['D', 'Roll the dice'],
    ['E', 'End your turn'],
    ['T', 'Go to the trade'],
    ['N P', 'Step through the places that can be chosen'],
    ['1 2 3', 'Build a road, a village, a town'],
    ...(options['mode'] === 'wonders' ? WONDERS : BASIC),
  ];
}
