/** Which games were played on this device: who meets one for the first time is shown where to begin. */

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
    // Storage is switched off or full: the game is met for the first time again.
  }
}
