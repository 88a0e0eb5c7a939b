/** A position for tests: the real path is 0, 1, 4, 7 as at the start of a game, two seats. */

import core from '../../../../src/aevum/core/locale/en.json';
import own from '../../../../src/aevum/games/temporum/locale/en.json';
import { Teller } from '../../lib/match/told';
import { Catalogue, literal, type CatalogueData } from '../../lib/text';
import { tellAt, type Tell } from './tell';
import type { TemporumView } from './view';

export const ZONE_IDS = [
  'ancient-egypt',
  'roman-empire',
  'plague',
  'cold-war',
  'y2k',
  'gold-rush',
  'utopia',
  'exodus',
  'savagery',
  'age-of-cats',
];

const ENGLISH = new Catalogue(own as unknown as CatalogueData, new Catalogue(core as unknown as CatalogueData));

/** Formats the messages of a table in English for a seat. */
export const tellerFor = (you: number, names: readonly string[] = ['Ann', 'Ben']): Teller =>
  new Teller(ENGLISH, { you, names });

export const tellTo = (you: number): Tell => tellAt(() => ({ teller: tellerFor(you) }));

export function position(changes: Partial<TemporumView> = {}): TemporumView {
  return {
    card_ids: ['artist', 'explorer', 'cache'],
    card_coins: [8, 6, 4],
    card_costs: [4, 16, 12],
    card_crowns: [4, 7, 6],
    card_texts: ['Draw a card.', 'Whenever you draw a card, gain $1.', 'Put a card under this.'].map(literal),
    perpetual: [1, 2],
    crowns_each: 10,
    starting_money: [0, 4],
    zone_ids: ZONE_IDS,
    zone_kinds: ZONE_IDS.map(() => 'draw'),
    zone_texts: ZONE_IDS.map((id) => literal(`What ${id} does.`)),
    zone_boxes: ZONE_IDS.map(() => null),
    zone_setups: ZONE_IDS.map(() => null),
    pointers: [0, 1, 1, 0, 0, 0],
    real: [0, 1, 4, 7],
    pawns: [1, 7],
    crowns: [10, 0, 0, 0, 8, 2, 0, 0],
    rules: [1, 0, 0, 0, 0, 1, 0, 0],
    beyond: [0, 0],
    frozen: false,
    flips: [0, 1, 4],
    hq: [-1, -1],
    bases: [],
    zombies: [],
    purse: [],
    gold: [],
    hourglasses: [],
    simulation: -1,
    laurels: -1,
    sage: -1,
    poison: [0, 0],
    relics: [0, 0],
    scimitars: [0, 0],
    robot: -1,
    seat: 0,
    hand: [0, 0, 1],
    discount: 0,
    funds: 10,
    front: [],
    deck: 100,
    deck_top: -1,
    discard: [],
    gizmos: 8,
    goods: 8,
    quiet: 0,
    looked_at: [],
    aside: [],
    money: [10, 4],
    hand_sizes: [3, 2],
    hand_gizmos: [0, 1],
    hand_goods: [0, 0],
    blocked: [0, 0],
    gained: [0, 0],
    turn: 0,
    turns: 1,
    round: 1,
    phase: 'start',
    stepping: -1,
    steps: 0,
    extra: [],
    winner: -1,
    ending: '',
    trail: [],
    instruction: null,
    ...changes,
  };
}
