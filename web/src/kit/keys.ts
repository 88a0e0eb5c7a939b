/** Keys that work anywhere on a page, where nobody is typing and no dialog is open. */

import { settings } from './settings.svelte';

const TYPING = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';
/** These keys already do something on what has the focus; what says that it is idle leaves them to others. */
const OWN_KEYS =
  'button:not([data-idle]), a[href], summary, [role=button], [role=gridcell], [role=radio], [role=tab], [role=slider]';

/**
 * Whether this press is meant for the shortcut `key` ("U", "Enter", "Escape", "?"). While a dialog is
 * open, only what is inside it hears keys: `owner` says where the shortcut belongs.
 */
export function pressed(event: KeyboardEvent, key: string, owner?: Element): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  if (key.length === 1 && !settings.keys) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(TYPING)) return false;
  if (key === 'Enter' && at?.closest(OWN_KEYS)) return false;
  const dialog = document.querySelector('dialog:modal');
  return !dialog || (owner !== undefined && dialog.contains(owner));
}

/** How a key is printed on its cap. */
export function keyCap(key: string): string {
  return key === 'Escape' ? 'Esc' : key;
}
