/** Wheel, drag and pinch over an element as pans and zooms; everything else is a press. */

import type { Point } from './hexes';

export interface Hands {
  pan: (by: Point) => void;
  zoom: (factor: number, at: Point) => void;
  press: (at: Point) => void;
}

/** Movements below this many pixels are not drags, as fingers tremble. */
const TREMBLE = 6;
const WHEEL = 0.0016;

export class Gestures {
  readonly #down = new Map<number, Point>();
  #dragged = false;
  #start: Point = { x: 0, y: 0 };

  constructor(
    private readonly element: Element,
    private readonly hands: Hands,
  ) {
    element.addEventListener('wheel', this.#wheel, { passive: false });
    for (const [name, listener] of this.#listeners()) element.addEventListener(name, listener as EventListener);
    element.addEventListener('click', this.#click, true);
  }

  off = (): void => {
    this.element.removeEventListener('wheel', this.#wheel);
    for (const [name, listener] of this.#listeners()) this.element.removeEventListener(name, listener as EventListener);
    this.element.removeEventListener('click', this.#click, true);
  };

  #listeners(): [string, (event: PointerEvent) => void][] {
    return [
      ['pointerdown', this.#press],
      ['pointermove', this.#move],
      ['pointerup', this.#release],
      ['pointercancel', this.#release],
    ];
  }

  #at(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #wheel = (event: Event): void => {
    const wheel = event as WheelEvent;
    wheel.preventDefault();
    const lines = wheel.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    this.hands.zoom(Math.exp(-wheel.deltaY * lines * WHEEL), this.#at(wheel));
  };

  #press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.#down.size === 0) {
      this.#dragged = false;
      this.#start = this.#at(event);
    }
    this.#down.set(event.pointerId, this.#at(event));
  };

  #move = (event: PointerEvent): void => {
    // A button released outside the window sends no event.
    if (event.buttons === 0) this.#down.delete(event.pointerId);
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    if (!this.#dragged && far(now, this.#start) < TREMBLE && this.#down.size === 1) return;
    if (!this.#dragged) {
      this.#dragged = true;
      for (const id of this.#down.keys()) this.element.setPointerCapture(id);
    }
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      this.hands.zoom(far(now, other) / Math.max(1, far(before, other)), {
        x: (before.x + other.x) / 2,
        y: (before.y + other.y) / 2,
      });
      this.hands.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    } else this.hands.pan({ x: now.x - before.x, y: now.y - before.y });
    this.#down.set(event.pointerId, now);
  };

  #release = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId);
  };

  /** Ignore the click that ends a drag; one that hit nothing else means the place under it. */
  #click = (event: Event): void => {
    if (this.#dragged) {
      event.stopPropagation();
      this.#dragged = false;
    } else if (!(event.target as Element).closest('[role=button]')) this.hands.press(this.#at(event as MouseEvent));
  };
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
