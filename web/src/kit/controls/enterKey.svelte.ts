/** The Enter key: decides which button it presses and which one shows its cap. */

import { on } from 'svelte/events';
import { pressed, takesEnter } from './shortcuts';

class EnterKey {
  /** Buttons that Enter may press; the latest of several on one sheet wins. */
  readonly #claims: HTMLElement[] = [];
  /** The button that Enter presses now, null if the focused element uses the key itself. */
  button: HTMLElement | null = $state.raw(null);

  /** Let Enter press this button until the returned function is called. */
  claim(button: HTMLElement): () => void {
    if (this.#claims.length === 0) this.#listen();
    this.#claims.push(button);
    this.#look();
    return () => {
      this.#claims.splice(this.#claims.indexOf(button), 1);
      this.#look();
      if (this.#claims.length === 0) this.#deafen();
    };
  }

  #deafen = () => {};
  #listen(): void {
    const offs = [
      on(window, 'keydown', this.#press),
      on(window, 'focusin', this.#look),
      on(window, 'focusout', this.#lookSoon),
    ];
    this.#deafen = () => offs.forEach((off) => off());
  }

  readonly #press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    this.#look();
    const button = this.button;
    if (!button || document.activeElement === button || !pressed(event, 'Enter', button)) return;
    event.preventDefault();
    button.click();
  };

  readonly #look = () => {
    const sheet = document.querySelector('dialog:modal');
    const claims = this.#claims.filter((each) => each.offsetParent && (!sheet || sheet.contains(each)));
    const button = claims.at(-1) ?? null;
    const focused = document.activeElement;
    this.button = focused !== button && takesEnter(focused) ? null : button;
  };
  /** While the focus moves from one element to another, no element has it. */
  readonly #lookSoon = () => queueMicrotask(this.#look);
}

export const enterKey = new EnterKey();
