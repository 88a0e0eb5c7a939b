/** Carries moves and questions to the server, and brings its words back. */

import type { Outcome, Play } from '../../lib/match/play';
import { bought } from './moves';
import type { Seat } from './seat.svelte';
import { worded } from './logWords';

export interface Refusal {
  text: string;
  rule: string;
}

export class Courier {
  readonly #play: () => Play;
  readonly #seat: Seat;
  #acting = $state(false);
  #sent: Promise<Outcome> | null = null;
  #words: Map<number, string> = $state.raw(new Map());

  /** Why the last thing that was wished is not possible. */
  refusal: Refusal | null = $state.raw(null);

  constructor(play: () => Play, seat: Seat) {
    this.#play = play;
    this.#seat = seat;
  }

  get acting(): boolean {
    return this.#acting;
  }

  /** Send moves, whole or not at all; the next question may come before the answer to the last. */
  async act(codes: number[]): Promise<boolean> {
    if (this.#sent) await this.#sent;
    if (this.#acting) return false;
    this.#acting = true;
    this.#sent = this.#play().act(codes);
    const outcome = await this.#sent;
    this.#acting = false;
    this.#sent = null;
    this.refusal = outcome.ok ? null : { text: this.#said(outcome.text), rule: outcome.rule };
    return outcome.ok;
  }

  /** Why a move is not possible; "" where it is. */
  async why(code: number): Promise<Refusal> {
    const { text, rule } = await this.#play().why(code);
    return { text: this.#said(text), rule };
  }

  /** Say why a move is not possible. */
  async explain(code: number | undefined): Promise<void> {
    if (code === undefined || !this.#play().active) return;
    const refusal = await this.why(code);
    if (refusal.text) this.refusal = refusal;
  }

  /** Ask for the words of the moves that the ask bar offers. */
  async name(): Promise<void> {
    const codes = this.#seat.dieless
      .filter((move) => move.name !== 'reroll' && !bought(move))
      .map(({ code }) => code)
      .slice(0, 100);
    const question = this.#seat.question?.serial;
    if (codes.length === 0 || !this.#play().active) return;
    const labels = await this.#play().labels(codes);
    if (question === this.#seat.question?.serial)
      this.#words = new Map(codes.map((code, at) => [code, labels[at] ?? '']));
  }

  /** A move in the server's words, once they are here. */
  words(code: number): string {
    return this.#said(this.#words.get(code) ?? this.#play().notation(code));
  }

  #said(text: string): string {
    const names = this.#play().table.chairs.map((chair) => chair.name);
    return worded(text.replace(/^R\d+\.\d+: /, ''), names);
  }
}
