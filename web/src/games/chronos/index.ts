import type { GameRegistration } from '../../lib/games/registration';
import { message } from '../../lib/text';
import type { ChronosMessages } from '../../messages/chronos.messages';
import { keys } from './keys';

export const chronos: GameRegistration = {
  name: 'chronos',
  former: ['chronos_conquest'],
  picture: () => import('./Picture.svelte'),
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys,
  first: { words: message<ChronosMessages>()('ui-first'), options: { stage: 1 } },
};
