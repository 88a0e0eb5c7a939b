/**
 * The exports of a board that a game brings along, and what it is given; docs/screen.md explains it
 * to authors.
 *
 * It gets moves as codes of the game's table and messages as they are sent, and draws into an
 * element of its own.
 */

import type { Outcome, Parts } from '../../lib/match/play';
import type { Text } from '../../lib/text';

/** A question to this person. */
export interface ScreenAsk {
  kind: number;
  subject: number;
  /** Whether the game waits for the answer, and whether it was given and can still be changed. */
  must: boolean;
  sealed: boolean;
  prompt: string;
}

/** The state of the match, as this person may know it. */
export interface ScreenState {
  /** The fields of the game's view. */
  view: Readonly<Record<string, any>>;
  /** The seat of this person; below 0 for spectators. */
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
  /** The move of a hint, null for none. */
  hint: number | null;
  over: boolean;
  /** Whether an earlier position is shown, such as in a replay. */
  past: boolean;
}

export interface ScreenContext {
  /** The current state, the same as in the last `update`. */
  readonly state: ScreenState;
  /** The language of the game's messages. */
  readonly lang: string;
  /** Make moves that answer the open question; returns a refusal as a sentence, which the page shows too. */
  act(...moves: number[]): Promise<Outcome>;
  /** The words of moves, for buttons and their descriptions. */
  labels(moves: readonly number[]): Promise<string[]>;
  /** Why a move cannot be made. */
  why(move: number): Promise<{ text: string; rule: string }>;
  /** A message in words for this person: one of the view's, or [key, arguments] of the game's catalogue. */
  tell(text: Text): string;
  /** A move's name and arguments by the game's table, and the reverse (undefined: no such move). */
  parts(code: number): Parts;
  code(name: string, ...args: number[]): number | undefined;
  /** Let screen readers announce something. */
  announce(words: string): void;
  /** Open the rules at a paragraph, e.g. "R2.1". */
  rules(rule?: string): void;
}

export interface Mounted {
  /** Called after a change. */
  update(state: ScreenState): void;
  /** Called when the board is removed. */
  destroy(): void;
}

/** The exports of the module. */
export interface ScreenModule {
  mount(target: HTMLElement, context: ScreenContext): Mounted;
}
