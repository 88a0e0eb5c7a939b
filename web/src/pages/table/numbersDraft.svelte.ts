/** Numbers that the owner of a table is setting: shown at once, sent one message at a time. */

import type { OtherNumbers } from '../../lib/games/otherNumbers';
import type { Outcome } from '../../lib/match/play';

/** A key that is held down steps faster than a table should be told. */
const GAP_MS = 100;

export class NumbersDraft {
  /** What the table will have, null once it has it. */
  wish = $state.raw<OtherNumbers | null>(null);
  /** Why the last wish was refused; the table keeps what it had. */
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

  /** Wait until the table has been told everything; whether it took what was under way. */
  async settled(): Promise<boolean> {
    if (!this.#sending) return true;
    await this.#sending;
    return this.refusal === '';
  }

  /** Wishes that come while one is under way are told by the newest. */
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
