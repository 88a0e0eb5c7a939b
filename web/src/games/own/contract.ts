/**
 * What a board that a game brings along exports, and what it is given: docs/screen.md tells the same to its author.
 *
 * It knows moves as codes of the game's table and messages as they travel, and draws into an element of its own.
 */

import type { Outcome, Parts } from '../../lib/match/play';
import type { Text } from '../../lib/text';

/** A question that this person is asked. */
export interface ScreenAsk {
  kind: number;
  subject: number;
  /** Whether the game waits for the answer, and whether it was given and can still be changed. */
  must: boolean;
  sealed: boolean;
  prompt: string;
}

/** How things stand, as far as this person may know it. */
export interface ScreenState {
  /** The fields of the game's view. */
  view: Readonly<Record<string, any>>;
  /** The seat of this person; below 0 for somebody who watches. */
  seat: number;
  names: readonly string[];
  scores: readonly number[];
  /** The question that waits for this person, null if none does. */
  ask: ScreenAsk | null;
  asks: readonly ScreenAsk[];
  /** The codes of the moves that can be made now; none in a replay. */
  legal: readonly number[];
  /** Seats that the game waits for. */
  waiting: readonly number[];
  /** The move that a hint speaks of, null for none. */
  hint: number | null;
  over: boolean;
  /** Whether an older moment is looked at, as in a replay. */
  past: boolean;
}

export interface ScreenContext {
  /** How things stand now; the same that the last `update` got. */
  readonly state: ScreenState;
  /** The language that the game is told in. */
  readonly lang: string;
  /** Make moves that answer the open question; a refusal comes back as a sentence, which the page shows too. */
  act(...moves: number[]): Promise<Outcome>;
  /** The words of moves, for buttons and their descriptions. */
  labels(moves: readonly number[]): Promise<string[]>;
  /** Why a move cannot be made. */
  why(move: number): Promise<{ text: string; rule: string }>;
  /** A message in this person's words: one of the view's, or [key, arguments] of the game's catalogue. */
  tell(text: Text): string;
  /** A move taken apart by the game's table, and put together (undefined: no such move). */
  parts(code: number): Parts;
  code(name: string, ...args: number[]): number | undefined;
  /** Have something read out by screen readers. */
  announce(words: string): void;
  /** Open the rules, at a paragraph such as "R2.1". */
  rules(rule?: string): void;
}

export interface Mounted {
  /** Something has changed. */
  update(state: ScreenState): void;
  /** The board goes away. */
  destroy(): void;
}

/** What the module exports. */
export interface ScreenModule {
  mount(target: HTMLElement, context: ScreenContext): Mounted;
}
