/** The layout that a table has room for. */

import { MediaQuery } from 'svelte/reactivity';

/** Every field is reactive. */
export class Screen {
  readonly #phone = new MediaQuery('(max-width: 700px), (max-height: 560px)');
  readonly #short = new MediaQuery('(max-height: 560px) and (min-width: 560px)');
  readonly #narrow = new MediaQuery('max-width: 1199px');

  /** One column, made for a thumb. */
  get phone(): boolean {
    return this.#phone.current;
  }
  /** A phone in landscape. */
  get short(): boolean {
    return this.#short.current;
  }
  /** Room for one rail beside the board. */
  get tablet(): boolean {
    return !this.phone && this.#narrow.current;
  }
}
