/** What tells the messages of this game in the tests, in English. */

import core from '../../../../src/aevum/core/locale/en.json';
import own from '../../../../src/aevum/games/chronos/locale/en.json';
import { Teller } from '../../lib/match/told';
import { Catalogue, type CatalogueData } from '../../lib/text';
import { tellAt, type Tell } from './tell';

const CATALOGUE = new Catalogue(own as unknown as CatalogueData, new Catalogue(core as CatalogueData));

/** The teller of a table, for somebody in a seat. */
export const tellerOf = (you = 0, names: readonly string[] = []) => new Teller(CATALOGUE, { you, names });

export const tellTo = (you = 0, names: readonly string[] = []): Tell => {
  const teller = tellerOf(you, names);
  return tellAt(() => ({ teller }));
};
