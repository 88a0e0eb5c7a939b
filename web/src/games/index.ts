/** The games that this client has a board for, and what stands in for any other. */

import type { Editor, GameRegistration } from '../lib/games/registration';
import type { GameInfo, Hello } from '../lib/wire';
import { ascii } from './ascii';
import { chronos } from './chronos';
import { generic } from './generic';
import { imperials } from './imperials';
import { own } from './own';
import { screenModule } from './own/load';
import { temporum } from './temporum';
import { tempus } from './tempus';

/** In the order of the home page. */
export const GAMES: readonly GameRegistration[] = [tempus, temporum, imperials, ascii, chronos];

/** What people make for games, in pages of their own. */
export const EDITORS: readonly Editor[] = GAMES.flatMap(({ editor }) => editor ?? []);

/** A game's present name by each of its former ones. */
const formerNames = new Map(GAMES.flatMap(({ name, former }) => former.map((each) => [each, name] as const)));

/** The present name of a game that may be called by a former one. */
export function presentName(name: string): string {
  return formerNames.get(name) ?? name;
}

/** Whether two names, present or former, are those of one game. */
export function sameGame(one: string, other: string): boolean {
  return presentName(one) === presentName(other);
}

/** What the folder of a game offers; a game called NAME_MORE is a variant of NAME and has the same board. */
export function registered(game: string): GameRegistration | undefined {
  return GAMES.find(({ name, former }) =>
    [name, ...former].some((known) => game === known || game.startsWith(`${known}_`)),
  );
}

/** The same, or what any game can be played with. */
export function registration(game: string): GameRegistration {
  return registered(game) ?? generic;
}

type Face = NonNullable<Hello['face']>;

/** Which face of the game its board draws, where it is one of this client. */
export function face(game: string): Face {
  return registered(game) ? 'board' : 'text';
}

/** What a game is played with: the board of this client, else the one it brings along, else what suits any game. */
export async function playedWith(
  name: string,
  described: () => Promise<Pick<GameInfo, 'screen'>>,
): Promise<GameRegistration & { face: Face }> {
  const known = registered(name);
  if (known) return { ...known, face: 'board' };
  const { screen } = await described();
  if (screen && (await screenModule(screen))) return { ...own, face: 'board' };
  return { ...generic, face: 'text' };
}
