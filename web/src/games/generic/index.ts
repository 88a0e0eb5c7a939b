import type { GameRegistration } from '../../lib/games/registration';

/** What any game is played with that has no folder of its own. */
export const generic: GameRegistration = {
  name: '',
  former: [],
  picture: () => import('./Picture.svelte'),
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys: () => [],
};
