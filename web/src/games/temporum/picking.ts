/** How a table names its Zones, for the form of its options. */

import type { Picking } from '../../lib/games/registration';

export const picking: Picking = {
  option: 'zones',
  other: 'The themed sets in full, or ten Zones of your own …',
  named: (text) => (text.includes(',') ? `Your ten Zones, with ${text.split(',')[0]!.trim()}` : text),
  short: () => 'Ten chosen Zones',
  wrong: (text) => import('./zones').then(({ wrongWith }) => wrongWith(text)),
  picker: () => import('./Picker.svelte'),
};
