/** A requested hint; it closes when its question is answered or its move is gone. */

import type { Play } from './play';
import type { Advice } from './told';

/** How many milliseconds a hint stays in real time. */
const LASTS = 8000;

export class Hints {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  refusal = $state('');
  private asked = 0;
  /** The questions that were open at the request. */
  private about = '';
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
    this.about = questions(play);
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
   * Update the hint after a change of the position. If several players act at once, others change it often, so a hint
   * stays while its question is open and it can be followed. In a live match the questions change too: it stays while
   * it can be followed, and advice to wait stays until there is a new possible move.
   */
  look(play: Play): void {
    if (!play.live) {
      const gone = this.advice?.move && !play.legal.includes(this.advice.move);
      if (gone || questions(play) !== this.about) this.outdated();
      return;
    }
    if (!this.advice || play.legal.length === 0) return;
    const { move } = this.advice;
    if (move ? !play.legal.includes(move) : play.legal.some((code) => !this.known.has(code))) this.close();
  }

  /** Close the hint, and ignore an answer that is still on its way. */
  private outdated(): void {
    this.asked += 1;
    this.thinking = false;
    this.close();
  }
}

/** A key of this person's questions, which others' moves do not change. */
function questions(play: Play): string {
  return play.asks.map(({ serial, must, sealed }) => `${serial}${must}${sealed}`).join();
}
