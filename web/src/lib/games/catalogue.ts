/** The games of this server, asked for once. */

import { sameGame } from '../../games';
import { api } from '../server/api';
import type { GameDetail, GameInfo } from '../wire';

let all: Promise<GameInfo[]> | null = null;
const details = new Map<string, Promise<GameDetail>>();

/** All games, the built ones and the announced. */
export function games(): Promise<GameInfo[]> {
  all ??= api.games().catch((error) => {
    all = null;
    throw error;
  });
  return all;
}

export function game(name: string): Promise<GameDetail> {
  let found = details.get(name);
  if (!found) {
    found = api.game(name).catch((error) => {
      details.delete(name);
      throw error;
    });
    details.set(name, found);
  }
  return found;
}

/** The game of a name, also of one that it had before. */
export function gameNamed(list: readonly GameInfo[], name: string): GameInfo | undefined {
  return list.find((each) => sameGame(each.name, name));
}

/** The bot that sits down unless somebody asks for another: the game's own, else the last listed. */
export function usualBot(bots: string[]): string {
  return bots.includes('standard') ? 'standard' : (bots.at(-1) ?? '');
}
