/** What more Unhappiness costs, in points. */

import { counted, figure } from '../../lib/words';
import type { SheetView } from './view';

type Mood = Pick<SheetView, 'unhappy' | 'facts'>;

/** Points of Unhappiness now and with so many boxes more; the track may be full. */
function scale({ unhappy, facts }: Mood, boxes: number): [number, number] {
  const last = facts.unhappy.length - 1;
  return [-(facts.unhappy[unhappy] ?? 0), -(facts.unhappy[Math.min(unhappy + boxes, last)] ?? 0)];
}

/** "−10 points become −19". */
export function moodPrice(sheet: Mood, boxes: number): string {
  const [now, then] = scale(sheet, boxes);
  return `${figure(now)} points become ${figure(then)}`;
}

/** "One Unhappiness: −10 points become −19." */
export function moodWords(sheet: Mood, boxes: number): string {
  return `${counted(boxes, 'Unhappiness', 'Unhappiness')}: ${moodPrice(sheet, boxes)}.`;
}

/** "−9 points", what so many boxes more take. */
export function moodLoss(sheet: Mood, boxes: number): string {
  const [now, then] = scale(sheet, boxes);
  return `${figure(then - now)} points`;
}
