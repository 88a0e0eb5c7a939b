/** A hint as something to see: a chosen thing, or a button with a mark. */

import type { Play } from '../../lib/match/play';
import type { TemporumController } from './controller.svelte';
import { thingOf } from './moves';

export class HintPreview {
  readonly #play: () => Play;
  readonly #controller: TemporumController;

  constructor(play: () => Play, controller: TemporumController) {
    this.#play = play;
    this.#controller = controller;
  }

  readonly back = (): boolean => this.#controller.back();

  /** The words of the button that shows a hint. */
  readonly showing = (code: number): string =>
    thingOf(this.#play().parts(code), this.#controller.view) ? 'Show it on the board' : 'Show it';

  readonly propose = (code: number): void => {
    this.#controller.refusal = null;
    this.#controller.aim(code);
  };
}
