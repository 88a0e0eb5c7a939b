/** A hint as something to see: a die taken, a box chosen, a ghost in its place. */

import type { Play } from '../../lib/match/play';
import type { Desk } from './controller.svelte';
import { dieOf, drawn, thingOf } from './moves';

export class Hinted {
  readonly #play: () => Play;
  readonly #desk: Desk;

  constructor(play: () => Play, desk: Desk) {
    this.#play = play;
    this.#desk = desk;
  }

  readonly back = (): boolean => this.#desk.back();

  /** The words of the button that shows a hint. */
  readonly showing = (code: number): string => {
    const move = this.#play().parts(code);
    return thingOf(move) || dieOf(move) >= 0 || drawn(move) >= 0 ? 'Show it on the sheet' : 'Show it';
  };

  readonly propose = (code: number): void => {
    this.#desk.refusal = null;
    this.#desk.aim(code);
  };
}
