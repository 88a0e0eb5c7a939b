/** Formats the messages of this game in the tests, in English. */

import core from '../../../../src/aevum/core/locale/en.json';
import own from '../../../../src/aevum/games/chronos/locale/en.json';
import { Teller } from '../../lib/match/told';
import { Catalogue, type CatalogueData } from '../../lib/text';
import { tellAt, type Tell } from './tell';
import type { ConquestView } from './view';

const CATALOGUE = new Catalogue(own as unknown as CatalogueData, new Catalogue(core as unknown as CatalogueData));

/** The formatter of a table, for a seat. */
export const tellerOf = (you = 0, names: readonly string[] = []) => new Teller(CATALOGUE, { you, names });

export const tellTo = (you = 0, names: readonly string[] = []): Tell => {
  const teller = tellerOf(you, names);
  return tellAt(() => ({ teller }));
};

/** A table of three at the beginning, with some fields changed. */
export const viewOf = (fields: Partial<ConquestView> = {}): ConquestView => ({
  seats: 3,
  stage: 5,
  teams: false,
  piles: 7,
  tops: [],
  heights: [],
  atlantis: [],
  zeros: 0,
  temple: [],
  cities: [],
  open: false,
  cubes: [-1, -1, -1, -1],
  discarded: 0,
  countdown: -1,
  flight: [],
  winners: [],
  ending: '',
  seat: -1,
  sands: [30_000],
  hoard_0: [],
  hoard_1: [],
  hoard_2: [],
  winds_0: [0, 0, 0, 0],
  winds_1: [0, 0, 0, 0],
  winds_2: [0, 0, 0, 0],
  gods_0: [],
  gods_1: [],
  gods_2: [],
  ...fields,
});
