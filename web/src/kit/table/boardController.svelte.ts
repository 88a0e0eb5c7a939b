/**
 * What a person is about to do at a board, as far as all boards have it in common: the open question,
 * moves on their way, refusals, hints, the server's words. Each game's controller adds its own choices.
 */

import { untrack } from 'svelte';
import type { Outcome, Play } from '../../lib/match/play';
import type { Question } from '../../lib/match/told';

/** Why something cannot be done. */
export interface Refusal {
  /** What cannot be, and what it needs. */
  text: string;
  /** The fact on the board, where it is told apart. */
  fact?: string;
  /** The rule's number, "" if none is named. */
  rule: string;
}

export abstract class BoardController {
  protected readonly play: () => Play;
  /** Whether one press makes a move that elsewhere takes two. */
  protected readonly quick: () => boolean;
  /** The answer that is awaited. */
  protected sent: Promise<Outcome> | null = null;
  #labels: Map<number, string> = $state.raw(new Map());

  /** A move is on its way. */
  acting = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** The move whose button a hint means. */
  marked: number | null = $state(null);

  /** The question that waits for this person's answer. */
  readonly question: Question | null = $derived.by(() => {
    const play = this.play();
    return (play.active && play.asks.find((ask) => ask.must && !ask.sealed)) || null;
  });

  constructor(play: () => Play, quick: () => boolean = () => false) {
    this.play = play;
    this.quick = quick;
  }

  /** Step back from what was chosen last; return whether there was anything. */
  abstract back(): boolean;

  /** Return whether a hint means this move's button. */
  hinted(code: number | undefined): boolean {
    return code !== undefined && this.marked === code;
  }

  /** Return a move in the server's words, in notation until they are here. */
  words(code: number): string {
    return this.#labels.get(code) ?? this.play().notation(code);
  }

  /** Say why a move is not possible. */
  async explainMove(code: number | undefined): Promise<void> {
    if (code === undefined) return;
    const reason = await this.reason(code);
    if (reason.text) this.refusal = reason;
  }

  /** Return why a move is not possible; without text if it is. */
  async reason(code: number): Promise<Refusal> {
    return this.play().why(code);
  }

  /** Send moves, whole or not at all; nothing is sent while an answer is awaited. */
  protected async sendMoves(moves: number[]): Promise<boolean> {
    if (this.acting || moves.length === 0) return false;
    this.acting = true;
    this.sent = this.play().act(moves);
    const outcome = await this.sent;
    this.acting = false;
    this.sent = null;
    this.refusal = outcome.ok ? null : { text: outcome.text, rule: outcome.rule };
    return outcome.ok;
  }

  /** Ask the server for the words of moves, for as long as the question stays. */
  protected async fetchLabels(codes: number[]): Promise<void> {
    const serial = this.question?.serial;
    if (codes.length === 0 || !this.play().active) return;
    const labels = await this.play().labels(codes);
    if (serial === this.question?.serial) this.#labels = new Map(codes.map((code, at) => [code, labels[at] ?? '']));
  }

  /** Act whenever a value changes, and once at first. To be called while a component is set up. */
  protected whenChanged(value: () => unknown, act: () => void): void {
    const seen = $derived.by(value);
    $effect(() => {
      void seen;
      untrack(act);
    });
  }
}

/** Return the next or the previous of some places, the first or the last if none is chosen (`at` is -1). */
export function neighbour<T>(all: readonly T[], at: number, by: 1 | -1): T | undefined {
  return all.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % all.length);
}
