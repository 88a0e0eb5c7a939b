/** The latest events; they fade, as players have to remember what they saw. */

import { untrack } from 'svelte';
import type { Happening } from '../../lib/match/told';

const LASTS = 8000;
const MOST = 6;

export class Recent {
  /** The newest first. */
  lines: { key: number; text: string }[] = $state([]);
  #key = 0;

  /** Create it during a component's initialisation; earlier events are not news. */
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
