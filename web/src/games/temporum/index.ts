import type { GameRegistration } from '../../lib/games/registration';
import { keys } from './keys';
import { picking } from './picking';
import Picture from './Picture.svelte';

export const temporum: GameRegistration = {
  name: 'temporum',
  former: [],
  picture: Picture,
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys,
  picking,
};
