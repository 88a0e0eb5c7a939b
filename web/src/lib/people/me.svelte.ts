/** The guest of this browser, if there is one. */

import { api } from '../server/api';
import type { Me } from '../wire';

class Identity {
  /** undefined: not loaded yet; null: nobody. */
  who = $state.raw<Me | null | undefined>(undefined);
  private asking: Promise<Me | null> | null = null;
  private arriving: Promise<Me> | null = null;

  /** Load the guest once; after a failure, try again next time. */
  load(): Promise<Me | null> {
    this.asking ??= api.me().then(
      (me) => (this.who = me),
      (error) => {
        this.asking = null;
        throw error;
      },
    );
    return this.asking;
  }

  /** Make a guest if there is none yet, as tables are for guests. */
  async ensure(): Promise<Me> {
    const known = this.who ?? (await this.load());
    if (known) return known;
    this.arriving ??= api.arrive().finally(() => (this.arriving = null));
    return (this.who = await this.arriving);
  }

  async rename(name: string): Promise<void> {
    await this.ensure();
    this.who = await api.rename(name);
  }

  /** Delete this guest on the server. */
  forget(): Promise<void> {
    return this.leave(api.forget);
  }

  /** Invalidate this guest’s cookie; their matches stay. */
  logOut(): Promise<void> {
    return this.leave(api.logOut);
  }

  private async leave(way: () => Promise<void>): Promise<void> {
    await way();
    this.who = null;
    this.asking = null;
  }

  /** Load the guest again after making a table, which may have made a guest too. */
  refresh(): void {
    this.asking = null;
    if (!this.who) void this.load().catch(() => undefined);
  }
}

export const me = new Identity();
