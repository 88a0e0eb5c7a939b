/** What another box of Unhappiness costs, in points. */

import { figure } from '../../lib/words';
import { FACTS } from './facts';
import type { SheetView } from './view';

/** Points of Unhappiness now and with one box more; the track may be full. */
function scale({ unhappy }: Pick<SheetView, 'unhappy'>): [number, number] {
  const now = FACTS.unhappy[unhappy] ?? 0;
  return [-now, -(FACTS.unhappy[unhappy + 1] ?? now)];
}

/** "−10 points become −19". */
export function moodPrice(sheet: Pick<SheetView, 'unhappy'>): string {
  const [now, then] = scale(sheet);
  return `${figure(now)} points become ${figure(then)}`;
}

/** "−9 points", what one box more takes. */
export function moodLoss(sheet: Pick<SheetView, 'unhappy'>): string {
  const [now, then] = scale(sheet);
  return `${figure(then - now)} points`;
}
