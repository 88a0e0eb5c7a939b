/** The title and icon of a tab, which show that others wait for this person. */

import { say } from '../say.svelte';

const PLAIN = '/mark.svg';
const BADGED = '/mark-turn.svg';

/** Mark this tab, or unmark it. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = on ? BADGED : PLAIN;
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}

/** What others wait for: this person's turn, or their answer to an offer. */
export type Wanted = '' | 'turn' | 'offer';

/** A page's title, with a mark that is visible even on narrow tabs. */
export function titled(title: string, wanted: Wanted): string {
  return wanted ? say(`room-tab-${wanted}`, { title }) : say('site-page-title', { title });
}
