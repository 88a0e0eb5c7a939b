/** A hint as something to see: a chosen thing, or a button with a mark. */

import type { Play } from '../../lib/match/play';
import type { Desk } from './controller.svelte';
import { thingOf } from './moves';

export class Hinted {
  readonly #play: () => Play;
  readonly #desk: Desk;

  constructor(play: () => Play, desk: Desk) {
    this.#play = play;
    this.#desk = desk;
  }

  readonly back = (): boolean => this.#desk.back();

  /** The words of the button that shows a hint. */
  readonly showing = (code: number): string =>
    thingOf(this.#play().parts(code), this.#desk.view) ? 'Show it on the board' : 'Show it';

  readonly propose = (code: number): void => {
    this.#desk.refusal = null;
    this.#desk.aim(code);
  };
}
