/** The five stages for learning the game: what each adds, and its goal. */

import type { Play } from '../../lib/match/play';
import { NUMBERS } from './facts';
import type { Tell } from './tell';
import type { ConquestView } from './view';

const ADDS = ['ui-adds-2', 'ui-adds-3', 'ui-adds-4', 'ui-adds-5'] as const;
export const LAST_STAGE = ADDS.length + 1;

/** "Stage 2 adds monsters: ...", "" after the last stage. */
export function nextStage(stage: number, tell: Tell): string {
  const adds = ADDS[stage - 1];
  return adds ? tell(adds) : '';
}

/** Whether the screen helps with counting: in the first stages, and in slowed time. */
export function isLearning({ table }: Pick<Play, 'table'>, { stage }: ConquestView): boolean {
  return stage < LAST_STAGE || table.speed < FULL_SPEED;
}
const FULL_SPEED = 4;

/** How many points win for this person; for a spectator, how many win without a god that raises it. */
export function targetOf(view: ConquestView): number {
  return view.sum?.[3] ?? NUMBERS.of(view, 'win.points');
}

/** The worth of this person's kingdom, and how many points win. */
export function worth(view: ConquestView): { points: number; factor: number; total: number; target: number } {
  const [points = 0, winds = 0, double = 1] = view.sum ?? [];
  const factor = Math.max(1, winds) * double;
  return { points, factor, total: points * factor, target: targetOf(view) };
}

/** Why a claim failed, while it is blocked; "" if none is. */
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

/** The goal in a few lines, for the middle of the dial. */
export function goalLines(view: ConquestView, tell: Tell): string[] {
  return [
    tell('ui-goal'),
    tell('ui-goal-points', { n: targetOf(view) }),
    ...(hasWinds(view) ? [tell('ui-goal-winds')] : []),
    ...(hasMonsters(view) ? [tell('ui-goal-monsters')] : []),
  ];
}

/** The same in sentences, and how to reach it. */
export function goalWords(view: ConquestView, tell: Tell): string {
  return tell(hasMonsters(view) ? 'table-goal-monsters' : 'table-goal', { n: targetOf(view) });
}
