/**
 * The part of a person's current choice that all boards share: the open question, moves on their way, refusals, hints,
 * the server's labels. Each game's controller adds its own choices.
 */

import { untrack } from 'svelte';
import type { Outcome, Play } from '../../lib/match/play';
import type { Question } from '../../lib/match/told';
import type { Planned } from './drawnHint';

/** Why something cannot be done. */
export interface Refusal {
  /** What is not possible, and what it needs. */
  text: string;
  /** The fact on the board, if it is given separately. */
  fact?: string;
  /** The rule's number, "" if there is none. */
  rule: string;
}

export abstract class BoardController {
  protected readonly play: () => Play;
  /** Whether one press makes a move, without a second one to confirm. */
  protected readonly quick: () => boolean;
  /** The awaited answer. */
  protected sent: Promise<Outcome> | null = null;
  #labels: Map<number, string> = $state.raw(new Map());

  /** Whether a move is on its way. */
  acting = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** The hint that the board draws. */
  advice: Planned | null = $state.raw(null);
  /** The move whose button a hint points at. */
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

  /** Step back from the last choice; return whether there was one. */
  abstract back(): boolean;

  /** Return whether a hint points at this move's button. */
  hinted(code: number | undefined): boolean {
    return code !== undefined && this.marked === code;
  }

  /** Return the server's label of a move, a sign of waiting until that arrives. */
  words(code: number): string {
    return this.#labels.get(code) ?? '…';
  }

  /** Say why a move is not possible. */
  async explainMove(code: number | undefined): Promise<void> {
    if (code === undefined) return;
    const reason = await this.reason(code);
    if (reason.text) this.refusal = reason;
  }

  /** Return why a move is not possible; without text if it is possible. */
  async reason(code: number): Promise<Refusal> {
    return this.play().why(code);
  }

  /** Send moves, of which all or none are made; nothing is sent while an answer is awaited. */
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

  /** Ask the server for the labels of moves, while the question is open. */
  protected async fetchLabels(codes: number[]): Promise<void> {
    const serial = this.question?.serial;
    if (codes.length === 0 || !this.play().active) return;
    const labels = await this.play().labels(codes);
    if (serial !== this.question?.serial) return;
    this.#labels = new Map(codes.map((code, at) => [code, labels[at] || this.play().notation(code)]));
  }

  /** Act once at first, and whenever a value changes. Call it during a component's initialisation. */
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
