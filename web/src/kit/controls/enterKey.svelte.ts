/** Who gets the Enter key: one place decides which button it presses, and which shows its cap. */

import { on } from 'svelte/events';
import { pressed, takesEnter } from './shortcuts';

class EnterKey {
  /** Buttons that Enter may press; of several on one sheet the latest does. */
  readonly #claims: HTMLElement[] = [];
  /** The button that Enter presses now, null where what has the focus takes the key for itself. */
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
  /** While the focus goes from one element to another, the page has none. */
  readonly #lookSoon = () => queueMicrotask(this.#look);
}

export const enterKey = new EnterKey();
