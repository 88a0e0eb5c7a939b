import type { GameRegistration } from '../../lib/games/registration';

/** The client for any game without a folder of its own. */
export const generic: GameRegistration = {
  name: '',
  former: [],
  picture: () => import('./Picture.svelte'),
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys: () => [],
};
