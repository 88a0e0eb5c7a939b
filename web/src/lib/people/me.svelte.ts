/** Who this browser is: nobody yet, or a guest with a name. */

import { api } from '../server/api';
import type { Me } from '../wire';

class Identity {
  /** undefined: not asked yet; null: nobody. */
  who = $state.raw<Me | null | undefined>(undefined);
  private asking: Promise<Me | null> | null = null;
  private arriving: Promise<Me> | null = null;

  /** Ask once who this is; a failure is asked again next time. */
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

  /** Become a guest if this is nobody yet; tables are for guests. */
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

  /** Have the server forget this guest. */
  forget(): Promise<void> {
    return this.leave(api.forget);
  }

  /** Make this guest’s cookie worthless; what they played stays. */
  logOut(): Promise<void> {
    return this.leave(api.logOut);
  }

  private async leave(way: () => Promise<void>): Promise<void> {
    await way();
    this.who = null;
    this.asking = null;
  }

  /** After a table was made the server may have made a guest too. */
  refresh(): void {
    this.asking = null;
    if (!this.who) void this.load().catch(() => undefined);
  }
}

export const me = new Identity();
