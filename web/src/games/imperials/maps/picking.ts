/** How a table names its map, for the form of its options. */

import type { Picking } from '../../../lib/games/registration';
import { nameOf } from './name';
import { OPTION } from './option';

export const picking: Picking = {
  option: OPTION,
  other: 'Your own maps, and others’ …',
  named: nameOf,
  short: nameOf,
  check: (text) => import('./api').then(({ checkedWords }) => checkedWords(text)),
  picker: () => import('./MapPicker.svelte'),
  preview: () => import('./MapPreview.svelte'),
};
