/** The catalogues of games, loaded for the language of who reads. */

import { api } from '../server/api';
import { COMMON } from '../match/told';
import { Catalogue } from '../text';
import type { GameDetail, GameInfo } from '../wire';
import { game } from './catalogue';

export const ENGLISH = 'en';

const loaded = new Map<string, Promise<Catalogue>>();

/** A game, and what tells its messages. */
export async function gameAndCatalogue(name: string): Promise<[GameDetail, Catalogue]> {
  const detail = await game(name);
  return [detail, await catalogueOf(detail, ENGLISH)];
}

/** What tells a game's messages in a language; what is missing there is told in English. */
export async function catalogueOf({ catalogues }: Pick<GameInfo, 'catalogues'>, language: string): Promise<Catalogue> {
  const first = catalogues[ENGLISH];
  if (!first) return COMMON;
  const english = await load(first);
  const address = catalogues[language];
  return address && language !== ENGLISH ? load(address, english) : english;
}

function load(address: string, english?: Catalogue): Promise<Catalogue> {
  let found = loaded.get(address);
  if (!found) {
    found = api.catalogue(address).then((data) => new Catalogue(data, undefined, english));
    loaded.set(address, found);
    found.catch(() => loaded.delete(address));
  }
  return found;
}
