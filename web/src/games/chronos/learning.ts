/** The five stages in which the game is learned: what each adds, and what one plays for. */

import { FACTS } from './facts';
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
  const { sum } = view;
  const points = `with ${sum?.[3] ?? 200} points`;
  return [
    'Be the first',
    points,
    ...(hasWinds(view) ? ['times your winds,'] : []),
    ...(hasMonsters(view) ? ['or both monsters'] : []),
  ];
}

/** The same in a sentence, and how one gets there. */
export function goalWords(view: ConquestView): string {
  return `${goalLines(view).join(' ')}: take cards with timers that stand alone, then claim it.`;
}

/** Nobody has taken a card yet: the goal is worth its line. */
export function isOpening(view: ConquestView, cards: number, now: number): boolean {
  return cards === 0 && view.discarded === 0 && now < FIRST_SAND;
}
const FIRST_SAND = 30_000;

/** What a card does for who takes it, in one line. */
export function cardBrief(card: number): string {
  return FACTS.cards[card]?.brief ?? '';
}
