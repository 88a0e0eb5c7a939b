import type { GameRegistration } from '../../lib/games/registration';
import { moment } from '../../lib/words';
import { keys } from './keys';
import { thisMinute } from './minute';
import Picture from './Picture.svelte';

/** Tempus Imperium: a date and a time of day lay out the board. */
export const tempus: GameRegistration = {
  name: 'tempus',
  former: ['tempus_imperium'],
  picture: Picture,
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  mini: () => import('./MiniBoard.svelte'),
  keys,
  start: {
    words: 'Play this minute',
    options: () => ({ date: thisMinute() }),
    choose: 'Pick a date',
    dialog: () => import('./Start.svelte'),
    again: ({ date }) => (date ? 'Play this minute' : ''),
  },
  daily: {
    title: ({ date }) => (date ? moment(String(date)) : ''),
    about: 'Everyone plays the same ten digits. One board, fifty turns, one score to share.',
  },
};
