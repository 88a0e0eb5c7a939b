/** Text to share: the result without revealing the board. */

import { moment } from '../../lib/words';
import type { Plain, Tell } from './tell';
import type { TempusView } from './view';

/** The action of a turn, without the place. */
export type Mark = 'build' | 'road' | 'dig' | 'use' | 'pass';

const SIGNS: Record<Mark, string> = { build: '🟨', road: '⬛', dig: '🟦', use: '🟧', pass: '⬜' };
/** The same marks as the share sheet draws them. */
const DRAWN: Record<Mark, string> = { build: 'a', road: 'b', dig: 'w', use: 'u', pass: '-' };

/** The meaning of each drawn mark. */
export const KEY: [mark: string, words: Plain][] = [
  [DRAWN.build, 'ui-mark-build'],
  [DRAWN.road, 'ui-mark-road'],
  [DRAWN.dig, 'ui-mark-dig'],
  [DRAWN.use, 'ui-mark-use'],
  [DRAWN.pass, 'ui-mark-pass'],
];

type Played = Pick<TempusView, 'track' | 'digits' | 'rounds' | 'score'>;

/** One mark per turn, one row per round; unplayed turns count as rest. */
export function marks(view: Pick<TempusView, 'track' | 'digits' | 'rounds'>): Mark[][] {
  const turns = view.digits.length;
  return Array.from({ length: view.rounds }, (_, round) =>
    Array.from({ length: turns }, (_, turn) => {
      const done = view.track[round * turns + turn] ?? 'pass';
      return done.replace(' paid', '') as Mark;
    }),
  );
}

/** The rows of the share sheet. */
export function drawnMarks(view: Pick<TempusView, 'track' | 'digits' | 'rounds'>): string[] {
  return marks(view).map((row) => row.map((mark) => DRAWN[mark]).join(''));
}

/** The date of the digits; the century is from the options if they have a year, else the current one. */
export function momentWords(digits: number[], option: unknown = ''): string {
  const written = String(option);
  if (/^\d{4}-/.test(written)) return moment(written);
  const d = digits.join('');
  return moment(`20${d.slice(0, 2)}-${d.slice(2, 4)}-${d.slice(4, 6)} ${d.slice(6, 8)}:${d.slice(8, 10)}`);
}

/**
 * The text of the share sheet: date, digits, score, five rows of ten marks, link. The link opens the replay before its
 * first move, so it reveals nothing, and the same minute can be played from there.
 */
export function shareText(
  view: Played,
  { when, daily, link, hinted = false }: { when: string; daily: boolean; link: string; hinted?: boolean },
  tell: Tell,
): string {
  const score = { digits: view.digits.join(' '), points: view.score };
  return [
    tell(daily ? 'ui-share-daily' : 'ui-share-head', { when }),
    tell(hinted ? 'ui-share-hinted' : 'ui-share-score', score),
    ...marks(view).map((row) => row.map((mark) => SIGNS[mark]).join('')),
    `${link}#0`,
  ].join('\n');
}
