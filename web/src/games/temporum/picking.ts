/** Choosing Zones in the form of a table's options. */

import type { Picking } from '../../lib/games/registration';
import { literal, message, type Thing } from '../../lib/text';
import type { TemporumMessages } from '../../messages/temporum.messages';
import { zoneIdOf } from './ids';

const say = message<TemporumMessages>();
type ZoneArg = TemporumMessages['ui-zones-named']['zone'];

const firstOf = (text: string): Thing => ['zone', zoneIdOf(text.split(',')[0]!.trim())];

export const picking: Picking = {
  option: 'zones',
  other: say('ui-zones-other'),
  named: (text) => (text.includes(',') ? say('ui-zones-named', { zone: firstOf(text) as ZoneArg }) : literal(text)),
  short: () => say('option-ten-zones'),
  wrong: (text) => import('./zones').then(({ wrongWith }) => wrongWith(text)),
  picker: () => import('./Picker.svelte'),
};
