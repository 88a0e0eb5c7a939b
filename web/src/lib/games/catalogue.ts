/** The games of this server, fetched once. */

import { sameGame } from '../../games';
import { settings } from '../../kit/settings/settings.svelte';
import { api } from '../server/api';
import type { GameDetail, GameInfo, NumberInfo } from '../wire';

let all: Promise<GameInfo[]> | null = null;
const details = new Map<string, Promise<GameDetail>>();
const numbers = new Map<string, Promise<NumberInfo[]>>();

/** All games, available and announced. */
export function games(): Promise<GameInfo[]> {
  all ??= api.games().catch((error) => {
    all = null;
    throw error;
  });
  return all;
}

export function game(name: string): Promise<GameDetail> {
  return once(details, name, api.game);
}

/** The numbers of a game that a table may change. */
export function numbersOf(name: string): Promise<NumberInfo[]> {
  return once(numbers, name, api.numbers);
}

/** A cached result, or a new request; failed ones are fetched again. */
function once<T>(kept: Map<string, Promise<T>>, name: string, fetch: (name: string) => Promise<T>): Promise<T> {
  let found = kept.get(name);
  if (!found) {
    found = fetch(name).catch((error) => {
      kept.delete(name);
      throw error;
    });
    kept.set(name, found);
  }
  return found;
}

/** The game of a current or former name. */
export function gameNamed(list: readonly GameInfo[], name: string): GameInfo | undefined {
  return list.find((each) => sameGame(each.name, name));
}

/** The bot for a seat: of the level that was chosen last, else of the middle one; the first one without levels. */
export function usualBot({ levels, offered }: Pick<GameInfo, 'levels' | 'offered'>): string {
  if (levels.includes(settings.level)) return settings.level;
  return levels[Math.floor(levels.length / 2)] ?? offered[0] ?? '';
}
