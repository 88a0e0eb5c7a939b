/** What happened a moment ago; it fades, for what one saw is one's own to remember. */

import { untrack } from 'svelte';
import type { Happening } from '../../lib/match/told';

const LASTS = 8000;
const MOST = 6;

export class Recent {
  /** The newest first. */
  lines: { key: number; text: string }[] = $state([]);
  #key = 0;

  /** To be made while a component begins; what was told before is not news. */
  constructor(events: () => readonly Happening[]) {
    let read = untrack(() => events().length);
    $effect(() => {
      const all = events();
      const fresh = all.slice(Math.min(read, all.length));
      read = all.length;
      untrack(() => fresh.forEach(({ text }) => this.#add(text)));
    });
  }

  #add(text: string): void {
    const key = this.#key++;
    this.lines = [{ key, text }, ...this.lines].slice(0, MOST);
    setTimeout(() => (this.lines = this.lines.filter((line) => line.key !== key)), LASTS);
  }
}
