/** Tooltips for anything, HTML or SVG: soon after the pointer, at once on focus or a long press. */

import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { beside } from './tooltipPosition';
import Tooltip, { type Tip } from './Tooltip.svelte';

const WAIT = 120;
/** How long a finger must rest for a tooltip, in milliseconds. */
export const LONG_PRESS = 400;
const ID = 'kit-tooltip';

/** At most one is open; opening another or leaving closes it. */
let open: { host: HTMLElement; owner: Element; close: () => void } | null = null;

/** The last position of the pointer. Elements that appear under a resting pointer open no tooltip. */
let last = { x: -1, y: -1 };
globalThis.addEventListener?.('pointermove', ({ clientX: x, clientY: y }) => (last = { x, y }), true);
const resting = ({ clientX, clientY }: PointerEvent) => clientX === last.x && clientY === last.y;

/** Whether the page itself is moving the focus. */
let led = false;
/** Move the focus without opening a tooltip, as the keyboard would. */
export function focusQuietly(element: HTMLElement): void {
  led = true;
  element.focus();
  led = false;
}

/**
 * Use as `{@attach tip(() => ({ title, text, rule }))}`; null means no tooltip.
 * `wait`: how long the pointer must rest, if a tooltip would cover the board.
 */
export function tip(content: () => Tip | string | null, wait = WAIT): Attachment<Element> {
  return (owner) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (pause: number, action: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(action, pause);
    };
    const showNow = () => show(owner, content());
    const hideSoon = () => later(WAIT, () => hide(owner));
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        const pointer = event as PointerEvent;
        if (pointer.pointerType !== 'touch' && !resting(pointer)) later(wait, showNow);
      },
      pointerleave: hideSoon,
      pointerdown: (event) => {
        if ((event as PointerEvent).pointerType === 'touch') later(LONG_PRESS, showNow);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: hideSoon,
      click: () => {
        clearTimeout(timer);
        hide(owner);
      },
    };
    // Chromium lets Tab stop at every shape with a focus listener.
    if (!(owner instanceof SVGElement) || owner.hasAttribute('tabindex'))
      Object.assign(listeners, {
        focusin: (event: Event) => {
          if (!led && (event.target as Element).matches(':focus-visible')) showNow();
        },
        focusout: hideSoon,
      });
    for (const [name, listener] of Object.entries(listeners)) owner.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      hide(owner);
      for (const [name, listener] of Object.entries(listeners)) owner.removeEventListener(name, listener);
    };
  };
}

/** Close the open tooltip; focus that returns by itself opens none. */
export function hush(): void {
  open?.close();
}

function show(owner: Element, content: Tip | string | null): void {
  if (open?.owner === owner && open.host.matches(':hover')) return;
  // An empty tooltip must not close that of an element around this one.
  if (!content || !owner.isConnected) return;
  open?.close();
  const { through = false, ...props } = typeof content === 'string' ? { text: content } : content;
  const host = document.createElement('div');
  host.className = 'kit-tip';
  host.popover = 'manual';
  if (through) host.style.pointerEvents = 'none';
  // With an open dialog only its own content can be reached.
  (owner.closest('dialog') ?? document.body).append(host);
  const made = mount(Tooltip, { target: host, props: { ...props, id: ID } });
  host.showPopover();
  const at = beside(owner.getBoundingClientRect(), host.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  });
  host.style.left = `${at.left}px`;
  host.style.top = `${at.top}px`;
  const unnamed = describe(owner, props.text ?? '');

  const onkeydown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') open?.close();
  };
  const close = () => {
    open = null;
    document.removeEventListener('keydown', onkeydown, true);
    unnamed();
    void unmount(made);
    host.remove();
  };
  document.addEventListener('keydown', onkeydown, true);
  host.addEventListener('pointerleave', close);
  open = { host, owner, close };
}

/** Connect the tooltip to the focused element for screen readers; returns a function that undoes it. */
function describe(owner: Element, text: string): () => void {
  const focused = document.activeElement;
  const target = focused && owner.contains(focused) ? focused : owner;
  const before = target.getAttribute('aria-describedby');
  const name = target.getAttribute('aria-label');
  // A text that is already the name need not be read twice.
  if (name && text.startsWith(name)) return () => {};
  target.setAttribute('aria-describedby', before ? `${before} ${ID}` : ID);
  return () => {
    if (before === null) target.removeAttribute('aria-describedby');
    else target.setAttribute('aria-describedby', before);
  };
}

function hide(owner: Element): void {
  // The pointer may move onto the tooltip, to read it or to follow its rule.
  if (open?.owner === owner && !open.host.matches(':hover')) open.close();
}
