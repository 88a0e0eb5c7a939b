/** A hint that was asked for; it is put away as soon as the position is another. */

import type { Play } from './play';
import type { Advice } from './wire';

export class Hints {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  refusal = $state('');
  private asked = 0;

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
  }

  close(): void {
    this.advice = null;
    this.refusal = '';
  }

  /** The position has changed: an answer that is still on its way comes too late. */
  outdated(): void {
    this.asked += 1;
    this.thinking = false;
    this.close();
  }
}
