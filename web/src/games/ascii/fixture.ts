/** A position for tests: two seats in Development, the first with a Farm. */

import core from '../../../../src/aevum/core/locale/en.json';
import own from '../../../../src/aevum/games/ascii/locale/en.json';
import { Teller } from '../../lib/match/told';
import { Catalogue, type CatalogueData } from '../../lib/text';
import { tellAt, type Tell } from './tell';
import { empiresView, type EmpiresView } from './view';

const CATALOGUE = new Catalogue(own as unknown as CatalogueData, new Catalogue(core as unknown as CatalogueData));

export function teller(you: number, names: readonly string[]): Teller {
  return new Teller(CATALOGUE, { you, names });
}

/** Formats messages in English for a seat. */
export function tellTo(you: number, names: readonly string[]): Tell {
  const told = teller(you, names);
  return tellAt(() => ({ teller: told }));
}

export function position(changes: Partial<EmpiresView> = {}): EmpiresView {
  return empiresView({
    seats: 2,
    turn: 3,
    turns: 40,
    phase: 4,
    phase_name: 'development',
    faces: [5, 4, 2, 6, 3],
    rows: [0, 1, 2, 3, 0, 0],
    first: 0,
    order: [0, 1],
    last: false,
    announcers: [],
    asked: [4, -1],
    owed_gold: [0, 0],
    owed_unhappy: [0, 0],
    scores: [10, 6],
    ending: '',
    proposer: -1,
    proposed: [],
    pledges: [0, 0],
    through: [],
    deploying: -1,
    spare_actions: 0,
    aggressor: -1,
    operation: -1,
    target: -1,
    actions: 0,
    actions_needed: 0,
    razed: [],
    tracks_0: [5, 3, 6, 4, 1, 0, 0, 2, 1, 1, 0],
    caravans_0: [1, 0, 0, 0, 0],
    culture_0: 5,
    map_0: [[0, 1, 4, 1, 0]],
    turn_0: [7, 2, 0, 0, 0, 0],
    score_0: [2, 8, 6, 0, 0, 4, 0],
    tracks_1: [3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0],
    caravans_1: [0, 0, 0, 0, 0],
    culture_1: 0,
    map_1: [],
    turn_1: [7, 0, 0, 0, 0, 0],
    score_1: [0, 6, 0, 0, 0, 0, 0],
    ...changes,
  });
}
