/** The keys of this game: for the table, and for the list of all keys. */

import type { KeyText } from '../../lib/games/registration';
import type { NumberedView } from '../../lib/games/numbers';
import { message } from '../../lib/text';
import type { ChronosMessages } from '../../messages/chronos.messages';
import { NUMBERS, PLACES, SQUARES } from './facts';

const say = message<ChronosMessages>();

/** Own timers, in their order; the fourth is that of CHRONOS. */
export const TIMER_KEYS = ['A', 'S', 'D', 'F'] as const;
const CITY_KEYS = ['Q', 'P'];
const KINGDOM_KEYS = ['Y', 'U', 'I', 'O', 'J', 'K'];

/** The key of a place, "" if there is none. */
export function placeKey(place: number): string {
  if (place === PLACES.front) return '0';
  if (place === PLACES.atlantis) return 'Z';
  if (place === PLACES.deepHell) return 'X';
  if (place >= PLACES.kingdom) return KINGDOM_KEYS[place - PLACES.kingdom] ?? '';
  if (place >= PLACES.square && place < PLACES.square + SQUARES) return 'V';
  if (place >= PLACES.city) return CITY_KEYS[place - PLACES.city] ?? '';
  return String(place + 1);
}

export function keys(_options: Record<string, unknown>, view: NumberedView): KeyText[] {
  return [
    ['A S D F', say('ui-key-timers')],
    ['1 … 9', say('ui-key-piles')],
    ['0', say('ui-key-front')],
    ['Q P Z', say('ui-key-cities')],
    ['X V', say('ui-key-far')],
    ['L', say('ui-key-leave')],
    ['C M', say('ui-key-claim', { points: NUMBERS.of(view, 'win.points') })],
    ['G', say('ui-key-freeze')],
    ['B', say('ui-key-pause')],
    ['N', say('ui-key-next')],
    ['W', say('ui-key-wave')],
  ];
}
