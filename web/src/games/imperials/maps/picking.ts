/** Choosing a map in the form of a table's options. */

import type { Picking } from '../../../lib/games/registration';
import { message } from '../../../lib/text';
import type { ImperialsMessages } from '../../../messages/imperials.messages';
import { nameOf } from './name';
import { OPTION } from './option';

export const picking: Picking = {
  option: OPTION,
  other: message<ImperialsMessages>()('ui-maps-pick-other'),
  named: nameOf,
  short: nameOf,
  check: (text) => import('./api').then(({ checked }) => checked(text)),
  picker: () => import('./MapPicker.svelte'),
  preview: () => import('./MapPreview.svelte'),
};
