/** One tab stop for a group: arrow keys, Home and End move inside it. */

import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, [axis: 'row' | 'column', step: number]> = {
  ArrowLeft: ['row', -1],
  ArrowRight: ['row', 1],
  ArrowUp: ['column', -1],
  ArrowDown: ['column', 1],
};

/** The index that gets the focus after a key, of `count`, or -1 for another key. */
export function rove(key: string, at: number, count: number, axis: 'row' | 'column' | 'both'): number {
  if (count === 0) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (!step || (axis !== 'both' && axis !== step[0])) return -1;
  return (at + step[1] + count) % count;
}

/** Arrow keys move the focus among the elements that match `selector`; `follow` also presses them. */
export function roving(selector: string, axis: 'row' | 'column' | 'both', follow = false): Attachment<HTMLElement> {
  return (group) => {
    function onkeydown(event: KeyboardEvent) {
      const all = [...group.querySelectorAll<HTMLElement>(selector)];
      const at = all.indexOf(event.target as HTMLElement);
      const next = at < 0 ? -1 : rove(event.key, at, all.length, axis);
      if (next < 0) return;
      event.preventDefault();
      all[next]?.focus();
      if (follow) all[next]?.click();
    }
    group.addEventListener('keydown', onkeydown);
    return () => group.removeEventListener('keydown', onkeydown);
  };
}
