/** The keys of this game: for the table, and for the list of all keys. */

import type { KeyWords } from '../../lib/games/registration';
import type { NumberedView } from '../../lib/games/numbers';
import { NUMBERS, PLACES, SQUARES } from './facts';

/** Own timers, in their order; the fourth is that of CHRONOS. */
export const TIMER_KEYS = ['A', 'S', 'D', 'F'] as const;
const CITY_KEYS = ['Q', 'P'];
const KINGDOM_KEYS = ['Y', 'U', 'I', 'O', 'J', 'K'];

/** The key that stands for a place, "" where there is none. */
export function placeKey(place: number): string {
  if (place === PLACES.front) return '0';
  if (place === PLACES.atlantis) return 'Z';
  if (place === PLACES.deepHell) return 'X';
  if (place >= PLACES.kingdom) return KINGDOM_KEYS[place - PLACES.kingdom] ?? '';
  if (place >= PLACES.square && place < PLACES.square + SQUARES) return 'V';
  if (place >= PLACES.city) return CITY_KEYS[place - PLACES.city] ?? '';
  return String(place + 1);
}

export function keys(_options: Record<string, unknown>, view: NumberedView): KeyWords[] {
  return [
    ['A S D F', 'Take one of your timers in hand'],
    ['1 … 9', 'Turn the timer in hand onto that pile, with the card that it leaves'],
    ['0', 'Lay the timer in hand down before you'],
    ['Q P Z', 'Onto the left city, the right city, Atlantis'],
    ['X V', 'Into the second part of Hell; onto the next square of Asclepius'],
    ['L', 'Leave the card'],
    ['C M', `Claim ${NUMBERS.of(view, 'win.points')} points; claim the monsters`],
    ['G', 'Start the countdown of a frozen game'],
    ['B', 'Pause, or go on'],
    ['N', 'Without time: on to what happens next'],
    ['W', 'Show everybody a place'],
  ];
}
