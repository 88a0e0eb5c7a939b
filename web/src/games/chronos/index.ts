import type { GameRegistration } from '../../lib/games/registration';
import { keys } from './keys';
import Picture from './Picture.svelte';

export const chronos: GameRegistration = {
  name: 'chronos',
  former: ['chronos_conquest'],
  picture: Picture,
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys,
  first: { words: 'First time? Begin with stage 1', options: { stage: 1 } },
};
