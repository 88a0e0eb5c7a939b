import type { GameRegistration } from '../../lib/games/registration';
import { keys } from './keys';
import { picking } from './picking';

export const temporum: GameRegistration = {
  name: 'temporum',
  former: [],
  picture: () => import('./Picture.svelte'),
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys,
  picking,
};
