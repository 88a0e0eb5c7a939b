/** Showing a hint: a chosen place or card, filled-in terms, or a marked button. */

import type { Play } from '../../lib/match/play';
import type { Bargain } from './bargain.svelte';
import type { ImperialsController } from './controller.svelte';
import { placeOf, TOOLS } from './moves';
import { tellAt, type Tell } from './tell';
import { nothing, type Draft } from './trade';
import { CARDS, ratioOf } from './view';

/** Moves that have a button of their own. */
const BUTTONS = ['roll', 'end', 'stop', 'buy', 'improve', 'request', 'retract', 'deal', 'withdraw', 'accept', 'reject'];

type Shown = 'terms' | 'place' | 'card' | 'cards' | 'dice' | 'choice' | 'button' | null;

export class HintPreview {
  readonly #play: () => Play;
  readonly #controller: ImperialsController;
  readonly #bargain: Bargain;
  readonly #ontrade: () => void;
  readonly #tell: Tell;

  constructor(play: () => Play, controller: ImperialsController, bargain: Bargain, ontrade: () => void) {
    this.#play = play;
    this.#controller = controller;
    this.#bargain = bargain;
    this.#ontrade = ontrade;
    this.#tell = tellAt(play);
  }

  readonly back = (): boolean => this.#controller.back();

  /** The words of the button that shows a hint, "" if nothing on the table shows it. */
  readonly showing = (code: number, line: readonly number[]): string => {
    switch (this.#kind(code, line)) {
      case null:
        return '';
      case 'terms':
        return this.#tell('ui-hint-fill');
      case 'place':
        return this.#tell('ui-hint-board');
      default:
        return this.#tell('ui-hint-show');
    }
  };

  readonly propose = (code: number, line: readonly number[]): void => {
    const controller = this.#controller;
    const { name, args } = this.#parts(code);
    controller.refusal = null;
    switch (this.#kind(code, line)) {
      case 'terms':
        this.#bargain.propose(this.#terms(line), name === 'market' ? 'market' : 'send');
        this.#ontrade();
        break;
      case 'place':
        controller.aim(
          controller.form === 'free' ? (TOOLS.find((tool) => tool === name) ?? null) : null,
          placeOf({ name, args })!,
        );
        break;
      case 'card':
        controller.card = args[0] ?? null;
        break;
      case 'cards':
        controller.toss = this.#counted(line, 'card', controller.view.toss.slice(1));
        break;
      case 'dice':
        controller.dice = [(args[0] ?? 0) + 1, (args[1] ?? 0) + 1];
        break;
      case 'choice':
        controller.aimAt(code);
        break;
      case 'button':
        controller.drop();
        controller.marked = code;
        break;
    }
  };

  #kind(code: number, line: readonly number[]): Shown {
    const controller = this.#controller;
    const parts = this.#parts(code);
    if (parts.name === 'market' || line.some((each) => this.#parts(each).name === 'send')) return 'terms';
    if (parts.name === 'play') return 'card';
    if (placeOf(parts)) return 'place';
    if (controller.form === 'toss') return parts.name === 'card' ? 'cards' : null;
    if (controller.form === 'dice') return 'dice';
    if ([...controller.choices, ...controller.actions].some((choice) => choice.code === code)) return 'choice';
    return BUTTONS.includes(parts.name) && controller.can(parts.name, ...parts.args) ? 'button' : null;
  }

  /** The terms of a trade, including those already on the table. */
  #terms(line: readonly number[]): Draft {
    const { view } = this.#controller;
    const [first] = line.map(this.#parts);
    if (first?.name === 'market') {
      const [given = 0, taken = 0] = first.args;
      return { give: nothing().with(given, ratioOf(view, given)), ask: nothing().with(taken, 1) };
    }
    return {
      give: this.#counted(line, 'give', view.draft.slice(0, CARDS)),
      ask: this.#counted(line, 'ask', view.draft.slice(CARDS)),
    };
  }

  #counted(line: readonly number[], name: string, begun: readonly number[]): number[] {
    const more = line.map(this.#parts).filter((parts) => parts.name === name);
    return nothing().map((_, card) => (begun[card] ?? 0) + more.filter(({ args }) => args[0] === card).length);
  }

  readonly #parts = (code: number) => this.#play().parts(code);
}
