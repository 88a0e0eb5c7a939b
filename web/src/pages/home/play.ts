/** From the home page into a game. */

import { api } from '../../lib/api';
import { usualBot } from '../../lib/games';
import { me } from '../../lib/me.svelte';
import { go } from '../../lib/router.svelte';
import type { GameInfo, NewTable } from '../../lib/wire';

/** Make a table and go there. */
export async function sitDown(wish: NewTable): Promise<void> {
  const { code } = await api.makeTable(wish);
  me.refresh();
  go(`/t/${code}`);
}

/** How many bots one click brings: a small table. */
export function companions(game: GameInfo): number {
  return Math.min(game.max_seats - 1, Math.max(game.min_seats - 1, Math.min(3, game.max_seats - 1)));
}

/** A match that starts at once, with bots in the other seats. */
export function againstBots(game: GameInfo): NewTable {
  const bots = Array.from({ length: companions(game) }, () => usualBot(game.bots));
  return { game: game.name, seats: bots.length + 1, bots, start: true };
}

/** A table that waits for friends. */
export function withFriends(game: GameInfo): NewTable {
  return { game: game.name, seats: Math.max(2, game.min_seats) };
}

/** This minute of this person's day, as the option `date` is written. */
export function thisMinute(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${day} ${two(now.getHours())}:${two(now.getMinutes())}`;
}
