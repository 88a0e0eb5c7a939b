/** The languages that games are told in: which there are, which is meant, and their catalogues. */

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

/** The languages that some of these games are told in, English first. */
export function languages(games: readonly Told[]): string[] {
  const found = new Set(games.flatMap(({ catalogues }) => Object.keys(catalogues)));
  found.delete(PSEUDO);
  found.delete(ENGLISH);
  return [ENGLISH, ...[...found].sort()];
}

/** The language that this person reads a game in: that of the address, the settings or the browser. */
export function languageOf({ catalogues }: Told): string {
  return pick(wishes(settings.language), Object.keys(catalogues));
}

/** A game, and what tells its messages to this person. */
export async function gameAndCatalogue(name: string): Promise<[GameDetail, Catalogue]> {
  const detail = await game(name);
  return [detail, await catalogueOf(detail)];
}

/** What tells a game's messages to this person where there is no table of it. */
export async function tellerOf(told: Told): Promise<Teller> {
  return new Teller(await catalogueOf(told), { you: -1, names: [] });
}

/** The same of a game by its name. */
export async function tellerOfGame(name: string): Promise<Teller> {
  return tellerOf(await game(name));
}

/** What tells a game's messages in a language; what is missing there is told in English. */
export async function catalogueOf(told: Told, language = languageOf(told)): Promise<Catalogue> {
  const first = told.catalogues[ENGLISH];
  if (!first) return enterGame().then(() => shellCatalogue(ENGLISH));
  const english = await load(first);
  const address = told.catalogues[language];
  return address && language !== ENGLISH ? load(address, english) : english;
}

/** Why something was refused that concerns a game, as this person reads it. */
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
