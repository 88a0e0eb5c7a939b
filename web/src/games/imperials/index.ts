import type { GameRegistration } from '../../lib/games/registration';
import { keys } from './keys';
import { picking } from './maps/picking';

export const imperials: GameRegistration = {
  name: 'imperials',
  former: [],
  picture: () => import('./Picture.svelte'),
  board: () => import('./Table.svelte'),
  end: () => import('./End.svelte'),
  keys,
  picking,
  editor: {
    path: 'maps',
    key: 'site-header-maps',
    list: () => import('./maps/Maps.svelte'),
    item: () => import('./maps/MapEditor.svelte'),
  },
};
