import type { GameRegistration } from '../../lib/games/registration';
import { message } from '../../lib/text';
import type { TempusMessages } from '../../messages/tempus.messages';
import { keys } from './keys';
import { thisMinute } from './minute';

const say = message<TempusMessages>();

/** Tempus Imperium: a date and a time of day lay out the board. */
export const tempus: GameRegistration = {
  name: 'tempus',
  former: ['tempus_imperium'],
  picture: () => import('./Picture.svelte'),
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
  daily: say('ui-daily-about'),
};
