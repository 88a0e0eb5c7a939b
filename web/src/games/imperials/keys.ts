/** The keys of this game, for the list of all keys. */

import type { KeyText } from '../../lib/games/registration';
import { message } from '../../lib/text';
import type { ImperialsMessages } from '../../messages/imperials.messages';

const say = message<ImperialsMessages>();

const BASIC: KeyText[] = [['4', say('ui-key-buy')]];
const WONDERS: KeyText[] = [
  ['4', say('ui-key-post')],
  ['5', say('ui-key-activate')],
  ['6', say('ui-key-upgrade')],
  ['7', say('ui-key-fence')],
  ['M', say('ui-key-move')],
  ['X', say('ui-key-chase')],
  ['8 9 0', say('ui-key-improve')],
];

export function keys(options: Record<string, unknown>): KeyText[] {
  return [
    ['D', say('ui-key-roll')],
    ['E', say('ui-key-end')],
    ['T', say('ui-key-trade')],
    ['N P', say('ui-key-step')],
    ['1 2 3', say('ui-key-build')],
    ...(options['mode'] === 'wonders' ? WONDERS : BASIC),
  ];
}
