/** The new pieces after a change of the view, which arrive with an animation. */

import { FOG, type ImperialsView } from './view';

export interface Arrived {
  /** Places as keys, and "robber" and "merchant". */
  keys: ReadonlySet<string>;
  /** Tiles that came out of the fog. */
  lifted: ReadonlySet<number>;
}

type Seen = Pick<ImperialsView, 'pieces' | 'active' | 'roads' | 'kinds' | 'robber' | 'merchant'>;

export class Arrivals {
  #before: Seen;
  #last: Arrived = { keys: new Set(), lifted: new Set() };

  constructor(view: ImperialsView) {
    this.#before = view;
  }

  /** Compare with the view of the last call; the first call has no news. */
  since(view: ImperialsView): Arrived {
    const before = this.#before;
    const parts = ['pieces', 'active', 'roads', 'kinds', 'robber', 'merchant'] as const;
    if (parts.every((part) => view[part] === before[part])) return this.#last;
    this.#before = view;
    const keys = new Set<string>();
    view.pieces.forEach((piece, corner) => {
      if (piece > 0 && (piece !== before.pieces[corner] || view.active[corner] !== before.active[corner]))
        keys.add(`c${corner}`);
    });
    view.roads.forEach((seat, side) => {
      if (seat >= 0 && seat !== before.roads[side]) keys.add(`s${side}`);
    });
    if (view.robber !== before.robber) keys.add('robber');
    if (view.merchant !== before.merchant) keys.add('merchant');
    const lifted = new Set(
      view.kinds.flatMap((kind, tile) => (kind !== FOG && before.kinds[tile] === FOG ? [tile] : [])),
    );
    this.#last = { keys, lifted };
    return this.#last;
  }
}
