/** Telling somebody who looks elsewhere that it is their turn: the title and the tab's little picture. */

const PLAIN = '/mark.svg';
const BADGED = '/mark-turn.svg';

/** Mark this tab, or unmark it. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = on ? BADGED : PLAIN;
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}

/** A page's title, with a mark that shows even where tabs are narrow. */
export function titled(words: string, turn: boolean): string {
  return turn ? `● Your turn · ${words}` : `${words} · Aevum`;
}
