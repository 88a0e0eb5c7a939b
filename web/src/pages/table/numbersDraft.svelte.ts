/** Numbers that the owner of a table is changing: shown at once, sent one message at a time. */

import type { OtherNumbers } from '../../lib/games/otherNumbers';
import type { Outcome } from '../../lib/match/play';

/** The least time between messages, as a key held down steps faster. */
const GAP_MS = 100;

export class NumbersDraft {
  /** The table's future numbers, null once it has them. */
  wish = $state.raw<OtherNumbers | null>(null);
  /** Why the last change was refused; the table keeps its numbers. */
  refusal = $state('');
  #sending: Promise<void> | null = null;

  constructor(
    private readonly send: (numbers: OtherNumbers) => Promise<Outcome>,
    private readonly gap = GAP_MS,
  ) {}

  set = (numbers: OtherNumbers): void => {
    this.wish = numbers;
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
  };

  /** Wait until everything was sent; return whether the table accepted the pending changes. */
  async settled(): Promise<boolean> {
    if (!this.#sending) return true;
    await this.#sending;
    return this.refusal === '';
  }

  /** Of changes while a message is on its way, only the newest is sent. */
  async #sendAll(): Promise<void> {
    let sent: OtherNumbers | null = null;
    while (this.wish && this.wish !== sent) {
      sent = this.wish;
      const pause = new Promise((resolve) => setTimeout(resolve, this.gap));
      const [outcome] = await Promise.all([this.send(sent), pause]);
      this.refusal = outcome.ok ? '' : outcome.text;
    }
    this.wish = null;
  }
}
