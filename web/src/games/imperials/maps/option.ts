/** Maps and the options of tables. */

import { withFriends } from '../../../pages/home/newTable';
import type { GameInfo, NewTable, OptionInfo } from '../../../lib/wire';

export const OPTION = 'map';

/** The option for the player's own map, if a game has one. */
function mapOption(game: GameInfo): OptionInfo | undefined {
  return game.options.find(({ name, kind, suggests }) => name === OPTION && kind === 'text' && suggests.length > 0);
}

/** The game for such maps; undefined if it cannot be played here. */
export function playedOn(games: GameInfo[]): GameInfo | undefined {
  return games.find((game) => game.built && mapOption(game));
}

/** A new table on this map with open seats. */
export function tableOn(game: GameInfo, map: string): NewTable {
  return { ...withFriends(game), options: { [OPTION]: map } };
}
