/** Dragging a timer: dropped over a place, it is sent there. */

import type { ChronosController } from './controller.svelte';

/** A pointer that moves less than this presses. */
const SLACK = 6;

export class Drag {
  timer: number | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** The place under the pointer, -1 if there is none. */
  over = $state(-1);
  /** Whether to ignore the click that follows every drag. */
  #dragged = false;

  constructor(readonly controller: ChronosController) {}

  get justDragged(): boolean {
    const was = this.#dragged;
    this.#dragged = false;
    return was;
  }

  /** A pointer goes down on a timer. */
  start(event: PointerEvent, timer: number): void {
    const mine = this.controller.own.some((each) => each.timer === timer);
    if (event.button !== 0 || !mine || !this.controller.isReady(timer)) return;
    const from = { x: event.clientX, y: event.clientY };
    this.#dragged = false;
    const move = (next: PointerEvent) => {
      if (this.timer === null && Math.hypot(next.clientX - from.x, next.clientY - from.y) < SLACK) return;
      this.timer = timer;
      this.#dragged = true;
      this.x = next.clientX;
      this.y = next.clientY;
      this.over = placeAt(next.clientX, next.clientY);
    };
    const end = (next: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const dropped = this.timer !== null && next.type === 'pointerup' ? placeAt(next.clientX, next.clientY) : -1;
      this.timer = null;
      this.over = -1;
      // Else its focus ring would be stronger than the mark of the next timer in hand.
      if (this.#dragged && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (dropped >= 0) this.controller.pressPlace(dropped, timer);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}

function placeAt(x: number, y: number): number {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]')?.getAttribute('data-place');
    if (place != null) return Number(place);
  }
  return -1;
}
