/** What more Unhappiness costs, in points. */

import type { Tell } from './tell';
import type { SheetView } from './view';

type Mood = Pick<SheetView, 'unhappy' | 'facts'>;

/** Points of Unhappiness now and with so many boxes more; the track may be full. */
export function moodScale({ unhappy, facts }: Mood, boxes: number): [now: number, then: number] {
  const last = facts.unhappy.length - 1;
  return [-(facts.unhappy[unhappy] ?? 0), -(facts.unhappy[Math.min(unhappy + boxes, last)] ?? 0)];
}

/** "1 Unhappiness: −10 points become −19." */
export function moodWords(tell: Tell, sheet: Mood, boxes: number): string {
  const [now, then] = moodScale(sheet, boxes);
  return tell('ui-mood-price', { unhappy: boxes, now, then });
}

/** The points that so many boxes more take: −9. */
export function moodLoss(sheet: Mood, boxes: number): number {
  const [now, then] = moodScale(sheet, boxes);
  return then - now;
}
