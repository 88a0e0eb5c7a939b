import type { GameRegistration } from '../../lib/games/registration';
import { moment } from '../../lib/words';
import { keys } from './keys';
import { thisMinute } from './minute';
import Picture from './Picture.svelte';
import { say } from './tell';

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
    words: say('ui-start-now'),
    options: () => ({ date: thisMinute() }),
    choose: say('ui-start-choose'),
    dialog: () => import('./Start.svelte'),
    again: ({ date }) => (date ? say('ui-start-now') : null),
  },
  daily: {
    title: ({ date }) => (date ? moment(String(date)) : ''),
    about: say('ui-daily-about'),
  },
};
