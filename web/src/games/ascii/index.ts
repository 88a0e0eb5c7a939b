import type { GameRegistration } from '../../lib/games/registration';
import { keys } from './keys';

export const ascii: GameRegistration = {
  name: 'ascii',
  former: ['ascii_empires'],
  picture: () => import('./Picture.svelte'),
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys,
};
