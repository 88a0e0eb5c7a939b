/** Maps and the tables that are played on them. */

import { withFriends } from '../../../pages/home/newTable';
import type { GameInfo, NewTable, OptionInfo } from '../../../lib/wire';

export const OPTION = 'map';

/** The option that takes a map of one's own, where a game has one. */
function mapOption(game: GameInfo): OptionInfo | undefined {
  return game.options.find(({ name, kind, suggests }) => name === OPTION && kind === 'text' && suggests.length > 0);
}

/** The game that is played on such maps; undefined if it cannot be played here. */
export function playedOn(games: GameInfo[]): GameInfo | undefined {
  return games.find((game) => game.built && mapOption(game));
}

/** A table on this map that waits for friends. */
export function tableOn(game: GameInfo, map: string): NewTable {
  return { ...withFriends(game), options: { [OPTION]: map } };
}
