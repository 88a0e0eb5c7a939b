/** The five stages in which the game is learned: what each adds, and what one plays for. */

import type { Play } from '../../lib/match/play';
import { FACTS, NUMBERS } from './facts';
import type { ConquestView } from './view';

const ADDS = [
  'territories',
  'monsters: a Hydra and a Minotaur win, too',
  'winds: different ones multiply your points',
  'plagues: War, Starvation, Cataclysm, and Hell',
  'cities and gods: the complete game',
] as const;
export const LAST_STAGE = ADDS.length;

/** "Stage 2 adds monsters: ...", "" where no stage comes after. */
export function nextStage(stage: number): string {
  const adds = ADDS[stage];
  return adds ? `Stage ${stage + 1} adds ${adds}.` : '';
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
export function restWords(play: Pick<Play, 'table'>, view: ConquestView, now: number): string {
  const [points = 0, monsters = 0] = view.rest ?? [];
  if (Math.max(points, monsters) <= now) return '';
  if (points <= now) return 'Not yet: it takes a Hydra and a Minotaur';
  const { total, target } = worth(view);
  return isLearning(play, view) ? `Not yet: you have ${total} of ${target}` : `Not yet: it is less than ${target}`;
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
export function goalLines(view: ConquestView): string[] {
  return [
    'Be the first',
    `with ${targetOf(view)} points`,
    ...(hasWinds(view) ? ['(lands × winds)'] : []),
    ...(hasMonsters(view) ? ['or both monsters'] : []),
  ];
}

/** The same in a sentence, and how one gets there. */
export function goalWords(view: ConquestView): string {
  return `${goalLines(view).join(' ')}: take cards with timers that stand alone, then claim it.`;
}

/** What a card does for who takes it, in one line. */
export function cardBrief(card: number): string {
  return FACTS.cards[card]?.brief ?? '';
}
