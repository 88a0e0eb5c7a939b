/** Keys that work anywhere on a page, unless somebody is typing or a dialog is open. */

import { say } from '../../lib/say.svelte';
import { settings } from '../settings/settings.svelte';

const TYPING = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';
/** Elements that use Enter themselves; see `takesEnter`. */
const OWN_KEYS = 'button, a[href], summary, [role=button], [role=gridcell], [role=radio], [role=tab], [role=slider]';

/**
 * Whether this press is for the shortcut `key` ("U", "Enter", "Escape", "?"). While a dialog is open, only shortcuts
 * inside it work: `owner` is the shortcut's element.
 */
export function pressed(event: KeyboardEvent, key: string, owner?: Element): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  if (key.length === 1 && !settings.keys) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(TYPING)) return false;
  if (key === 'Enter' && takesEnter(at)) return false;
  const dialog = document.querySelector('dialog:modal');
  return !dialog || (owner !== undefined && dialog.contains(owner));
}

/**
 * Whether the focused element uses Enter itself. A `data-idle` control leaves it to the page, since pressing it does
 * nothing more, or the same as the button that Enter presses.
 */
export function takesEnter(focused: Element | null): boolean {
  if (focused?.closest(TYPING)) return true;
  const own = focused?.closest(OWN_KEYS);
  return Boolean(own && !own.matches('[data-idle]'));
}

/** The labels of special keys. */
const CAPS = {
  Enter: 'room-key-enter',
  Escape: 'room-key-escape',
  Home: 'room-key-home',
  End: 'room-key-end',
  Space: 'room-key-space',
} as const;

/** The label on a key's cap. */
export function keyCap(key: string): string {
  return Object.hasOwn(CAPS, key) ? say(CAPS[key as keyof typeof CAPS]) : key;
}
