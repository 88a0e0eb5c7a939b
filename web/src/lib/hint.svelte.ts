/** A hint that was asked for; it is put away as soon as the position is another. */

import type { Play } from './play';
import type { Advice } from './wire';

/** Milliseconds that a hint stays where time runs: it was given for a moment. */
const LASTS = 8000;

export class Hints {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  refusal = $state('');
  private asked = 0;
  /** The moves that were possible when the answer came. */
  private known = new Set<number>();

  get shown(): boolean {
    return this.thinking || this.advice !== null || this.refusal !== '';
  }

  async ask(play: Play): Promise<void> {
    if (this.thinking) return;
    const mine = ++this.asked;
    this.close();
    this.thinking = true;
    const answer = await play.hint();
    if (mine !== this.asked) return;
    this.thinking = false;
    if ('move' in answer) this.advice = answer;
    else if (!answer.ok) this.refusal = answer.text;
    this.known = new Set(play.legal);
    if (play.live && play.table.speed > 0) setTimeout(() => mine === this.asked && this.close(), LASTS);
  }

  close(): void {
    this.advice = null;
    this.refusal = '';
  }

  /**
   * The position has changed. In a live match it does so all the time: there a hint stands as long as it
   * can be followed, and the one to wait until something new can be done.
   */
  look(play: Play): void {
    if (!play.live) return this.outdated();
    if (!this.advice || play.legal.length === 0) return;
    const { move } = this.advice;
    if (move ? !play.legal.includes(move) : play.legal.some((code) => !this.known.has(code))) this.close();
  }

  /** An answer that is still on its way comes too late. */
  private outdated(): void {
    this.asked += 1;
    this.thinking = false;
    this.close();
  }
}
