/** Arrow keys on a board: to the nearest thing in their direction. */

import type { Attachment } from 'svelte/attachments';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The spot that an arrow leads to, -1 for none. */
export function nearest(from: Spot, spots: readonly Spot[], arrow: string): number {
  const way = WAYS[arrow];
  let best = -1;
  let least = Infinity;
  if (!way) return best;
  spots.forEach((spot, at) => {
    const x = spot.x - from.x;
    const y = spot.y - from.y;
    const along = x * way[0] + y * way[1];
    const across = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (along < 4) return;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}

/** Keys that follow the order of the page. */
function step(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'PageDown') return (at + 1) % count;
  return key === 'PageUp' ? (at - 1 + count) % count : undefined;
}

/** Let arrow keys, Home, End and the page keys move the focus among the elements that match. */
export function arrows(selector: string): Attachment<HTMLElement> {
  return (group) => {
    function onkeydown(event: KeyboardEvent) {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = [...group.querySelectorAll<HTMLElement>(selector)];
      const here = all.indexOf(event.target as HTMLElement);
      if (here < 0) return;
      const middles = all.map((each) => {
        const box = each.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      });
      const next = step(event.key, here, all.length) ?? nearest(middles[here]!, middles, event.key);
      if (next < 0) return;
      event.preventDefault();
      all[next]?.focus();
    }
    group.addEventListener('keydown', onkeydown);
    return () => group.removeEventListener('keydown', onkeydown);
  };
}
