import type { GameRegistration } from '../../lib/games/registration';
import Picture from './Picture.svelte';

/** What any game is played with that has no folder of its own. */
export const generic: GameRegistration = {
  name: '',
  former: [],
  picture: Picture,
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys: () => [],
};
