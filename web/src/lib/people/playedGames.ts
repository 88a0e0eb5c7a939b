/** The games that were played on this device, as new players get an introduction. */

import { sameGame } from '../../games';

const PLACE = 'aevum.played';

function names(): string[] {
  try {
    return (localStorage.getItem(PLACE) ?? '').split(' ').filter(Boolean);
  } catch {
    return []; // storage is switched off
  }
}

export function played(game: string): boolean {
  return names().some((name) => sameGame(name, game));
}

export function markPlayed(game: string): void {
  if (played(game)) return;
  try {
    localStorage.setItem(PLACE, [...names(), game].join(' '));
  } catch {
    // Storage is switched off or full: the introduction is shown again.
  }
}
