/** Titles of tables, which distinguish them from others of their game, in the reader's language. */

import { SvelteMap } from 'svelte/reactivity';
import type { Text } from '../text';
import type { GameInfo } from '../wire';
import { gameNamed } from './catalogue';
import { catalogueOf, languageOf } from './language';
import { tellIn } from './options';

/** Something with the title of a table, in words or not. */
export interface Titled<Title> {
  game: string;
  title: Title;
}

export class Titles {
  readonly #told = new SvelteMap<string, string>();
  readonly #asked = new Set<string>();

  constructor(private readonly games: () => readonly GameInfo[]) {}

  /** The same with its title in words, "" until its game's catalogue has loaded. */
  told<Line extends Titled<Text | null>>(line: Line): Omit<Line, 'title'> & Titled<string> {
    return { ...line, title: line.title ? this.#words(line.game, line.title) : '' };
  }

  #words(name: string, title: Text): string {
    const game = gameNamed(this.games(), name) ?? { catalogues: {} };
    const key = JSON.stringify([name, title, languageOf(game)]);
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      catalogueOf(game).then(
        (catalogue) => this.#told.set(key, tellIn(catalogue)(title)),
        () => this.#asked.delete(key),
      );
    }
    return this.#told.get(key) ?? '';
  }
}
