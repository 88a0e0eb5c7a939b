/** The games with a board in this client, and the generic client for all others. */

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

/** Editors of games, on pages of their own. */
export const EDITORS: readonly Editor[] = GAMES.flatMap(({ editor }) => editor ?? []);

/** A game's current name by each of its former ones. */
const formerNames = new Map(GAMES.flatMap(({ name, former }) => former.map((each) => [each, name] as const)));

/** The current name of a game, which may be given by a former one. */
export function presentName(name: string): string {
  return formerNames.get(name) ?? name;
}

/** Whether two names, current or former, belong to the same game. */
export function sameGame(one: string, other: string): boolean {
  return presentName(one) === presentName(other);
}

/** The exports of a game's folder; a game called NAME_MORE is a variant of NAME with the same board. */
export function registered(game: string): GameRegistration | undefined {
  return GAMES.find(({ name, former }) =>
    [name, ...former].some((known) => game === known || game.startsWith(`${known}_`)),
  );
}

/** The same, or the generic client. */
export function registration(game: string): GameRegistration {
  return registered(game) ?? generic;
}

type Face = NonNullable<Hello['face']>;

/** The face that a game's board draws, if it is a board of this client. */
export function face(game: string): Face {
  return registered(game) ? 'board' : 'text';
}

/** The client for a game: its board here, else the one it brings along, else the generic one. */
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
