/** The five stages in which the game is learned: what each adds, and what one plays for. */

import type { Play } from '../../lib/match/play';
import { NUMBERS } from './facts';
import type { Tell } from './tell';
import type { ConquestView } from './view';

const ADDS = ['ui-adds-2', 'ui-adds-3', 'ui-adds-4', 'ui-adds-5'] as const;
export const LAST_STAGE = ADDS.length + 1;

/** "Stage 2 adds monsters: ...", "" where no stage comes after. */
export function nextStage(stage: number, tell: Tell): string {
  const adds = ADDS[stage - 1];
  return adds ? tell(adds) : '';
}

/** Whether the screen helps with what people do in their heads: the first stages, and slowed time. */
export function isLearning({ table }: Pick<Play, 'table'>, { stage }: ConquestView): boolean {
  return stage < LAST_STAGE || table.speed < FULL_SPEED;
}
const FULL_SPEED = 4;

/** How many points win for this person; a spectator sees how many win where no god asks for more. */
export function targetOf(view: ConquestView): number {
  return view.sum?.[3] ?? NUMBERS.of(view, 'win.points');
}

/** What this person's kingdom is worth, and how much wins. */
export function worth(view: ConquestView): { points: number; factor: number; total: number; target: number } {
  const [points = 0, winds = 0, double = 1] = view.sum ?? [];
  const factor = Math.max(1, winds) * double;
  return { points, factor, total: points * factor, target: targetOf(view) };
}

/** Why a claim came to nothing, while it rests; "" if none does. */
export function restWords(play: Pick<Play, 'table'>, view: ConquestView, now: number, tell: Tell): string {
  const [points = 0, monsters = 0] = view.rest ?? [];
  if (Math.max(points, monsters) <= now) return '';
  if (points <= now) return tell('ui-rest-monsters');
  const { total, target } = worth(view);
  return isLearning(play, view)
    ? tell('ui-rest-points', { n: total, of: target })
    : tell('ui-rest-less', { of: target });
}

/** What is in a game of this stage. */
export function hasMonsters({ stage }: ConquestView): boolean {
  return stage >= 2;
}
export function hasWinds({ stage }: ConquestView): boolean {
  return stage >= 3;
}
export function hasHell({ stage }: ConquestView): boolean {
  return stage >= 4;
}
export function hasGods({ stage }: ConquestView): boolean {
  return stage >= LAST_STAGE;
}

/** What one plays for, in a few lines: for the middle of the dial. */
export function goalLines(view: ConquestView, tell: Tell): string[] {
  return [
    tell('ui-goal'),
    tell('ui-goal-points', { n: targetOf(view) }),
    ...(hasWinds(view) ? [tell('ui-goal-winds')] : []),
    ...(hasMonsters(view) ? [tell('ui-goal-monsters')] : []),
  ];
}

/** The same in sentences, and how one gets there. */
export function goalWords(view: ConquestView, tell: Tell): string {
  return tell(hasMonsters(view) ? 'table-goal-monsters' : 'table-goal', { n: targetOf(view) });
}
