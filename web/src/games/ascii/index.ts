import type { GameRegistration } from '../../lib/games/registration';
import { keys } from './keys';
import Picture from './Picture.svelte';

export const ascii: GameRegistration = {
  name: 'ascii',
  former: ['ascii_empires'],
  picture: Picture,
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys,
};
