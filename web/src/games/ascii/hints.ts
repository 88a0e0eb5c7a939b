/** A hint as something to see: a die taken, a box chosen, a ghost in its place. */

import type { Play } from '../../lib/match/play';
import type { AsciiController } from './controller.svelte';
import { dieOf, drawn, thingOf } from './moves';

export class HintPreview {
  readonly #play: () => Play;
  readonly #controller: AsciiController;

  constructor(play: () => Play, controller: AsciiController) {
    this.#play = play;
    this.#controller = controller;
  }

  readonly back = (): boolean => this.#controller.back();

  /** The words of the button that shows a hint. */
  readonly showing = (code: number): string => {
    const move = this.#play().parts(code);
    return thingOf(move) || dieOf(move) >= 0 || drawn(move) >= 0 ? 'Show it on the sheet' : 'Show it';
  };

  readonly propose = (code: number): void => {
    this.#controller.refusal = null;
    this.#controller.aim(code);
  };
}
