/** The languages of games: the available ones, the chosen one, and their catalogues. */

import { settings } from '../../kit/settings/settings.svelte';
import { ENGLISH, pick, PSEUDO, wishes } from '../languages';
import { Teller } from '../match/told';
import { enterGame, LANGUAGES, shellCatalogue } from '../say.svelte';
import { api, Failure, sentence } from '../server/api';
import { Catalogue } from '../text';
import type { GameDetail, GameInfo } from '../wire';
import { game } from './catalogue';

type Told = Pick<GameInfo, 'catalogues'>;

const loaded = new Map<string, Promise<Catalogue>>();

/** The languages of at least one of these games, English first. */
export function languages(games: readonly Told[]): string[] {
  const found = new Set(games.flatMap(({ catalogues }) => Object.keys(catalogues)));
  found.delete(PSEUDO);
  found.delete(ENGLISH);
  return [ENGLISH, ...[...found].sort()];
}

/** This person's language for a game: from the address, the settings or the browser. */
export function languageOf({ catalogues }: Told): string {
  return pick(wishes(settings.language), Object.keys(catalogues));
}

/** A game, and the formatter of its messages for this person. */
export async function gameAndCatalogue(name: string): Promise<[GameDetail, Catalogue]> {
  const detail = await game(name);
  return [detail, await catalogueOf(detail)];
}

/** The formatter of a game's messages for this person outside a table. */
export async function tellerOf(told: Told): Promise<Teller> {
  return new Teller(await catalogueOf(told), { you: -1, names: [] });
}

/** The same for a game by its name. */
export async function tellerOfGame(name: string): Promise<Teller> {
  return tellerOf(await game(name));
}

/** The formatter of a game's messages in a language; missing ones are in English. */
export async function catalogueOf(told: Told, language = languageOf(told)): Promise<Catalogue> {
  const first = told.catalogues[ENGLISH];
  if (!first) return enterGame().then(() => shellCatalogue(ENGLISH));
  const english = await load(first);
  const address = told.catalogues[language];
  return address && language !== ENGLISH ? load(address, english) : english;
}

/** The reason of a refusal about a game, in this person's language. */
export async function sentenceOf(told: Told | undefined, error: unknown): Promise<string> {
  const said = told && error instanceof Failure ? error.said : null;
  await enterGame().catch(() => undefined);
  if (!said) return sentence(error);
  return catalogueOf(told!).then(
    (catalogue) => catalogue.format(said, { you: -1, names: [] }),
    () => sentence(error),
  );
}

function load(address: string, english?: Catalogue): Promise<Catalogue> {
  let found = loaded.get(address);
  if (!found) {
    found = Promise.all([api.catalogue(address), enterGame()]).then(
      async ([data]) => new Catalogue(data, await shellCatalogue(pick([data.lang], LANGUAGES)), english),
    );
    loaded.set(address, found);
    found.catch(() => loaded.delete(address));
  }
  return found;
}
