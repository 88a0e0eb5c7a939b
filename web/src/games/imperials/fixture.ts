/** A small island for the tests: seven tiles, in the numbering of the rules. */

import core from '../../../../src/aevum/core/locale/en.json';
import own from '../../../../src/aevum/games/imperials/locale/en.json';
import { Teller } from '../../lib/match/told';
import { Catalogue, type CatalogueData } from '../../lib/text';
import { disc } from './hexes';
import { tellAt, type Tell } from './tell';
import type { ImperialsView } from './view';

const AROUND = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

type Point = readonly [x: number, y: number];
const byRows = (a: Point, b: Point) => a[1] - b[1] || a[0] - b[0];

function island() {
  const tiles = disc(1);
  const rounds = tiles.map(({ q, r }) => AROUND.map(([x, y]): Point => [2 * q + r + x, 3 * r + y]));
  const points = [...new Map(rounds.flat().map((point) => [point.join(), point])).values()].sort(byRows);
  const at = (point: Point) => points.findIndex((other) => other.join() === point.join());
  const pairs = rounds.flatMap((round) =>
    round.map((point, turn) => [at(point), at(round[(turn + 1) % 6]!)].sort((a, b) => a - b) as [number, number]),
  );
  const sides = [...new Map(pairs.map((pair) => [pair.join(), pair])).values()].sort(
    (a, b) => a[0] - b[0] || a[1] - b[1],
  );
  return {
    places: tiles.flatMap(({ q, r }) => [q, r]),
    corners: points.flat(),
    sides: sides.flat(),
    count: { tiles: tiles.length, corners: points.length, sides: sides.length },
  };
}

const { count, ...shape } = island();
const all = <T>(size: number, value: T): T[] => Array.from({ length: size }, () => value);

/** Two seats on it, seen by the first; wood 9 is in the middle of all kinds. */
export function smallView(changes: Partial<ImperialsView> = {}): ImperialsView {
  return {
    mode: 'wonders',
    target: 13,
    map: 'small',
    rounds: 150,
    trades: true,
    special: false,
    reroll: false,
    kinds_traded: 8,
    stock: [24, 24, 24, 24, 24, 12, 12, 12],
    ...shape,
    ports: [0, 5],
    cost_road: [1, 1, 0, 0, 0, 0, 0, 0],
    cost_village: [1, 1, 1, 1, 0, 0, 0, 0],
    cost_town: [0, 0, 0, 2, 3, 0, 0, 0],
    cost_card: [0, 0, 1, 1, 1, 0, 0, 0],
    cost_warrior: [0, 0, 1, 0, 1, 0, 0, 0],
    cost_activate: [0, 0, 0, 1, 0, 0, 0, 0],
    cost_fence: [0, 2, 0, 0, 0, 0, 0, 0],
    cost_levels: [1, 2, 3, 4, 5],
    action_decks: [],
    kinds: [1, 2, 3, 0, 4, 6, 8],
    numbers: [5, 4, 10, 9, 8, 0, 0],
    owners: all(count.corners, -1),
    pieces: all(count.corners, 0),
    active: all(count.corners, 0),
    fences: all(count.corners, 0),
    wonders: all(count.corners, -1),
    roads: all(count.sides, -1),
    robber: 5,
    merchant: -1,
    merchant_of: -1,
    seat: 0,
    hand: [1, 1, 0, 2, 3, 0, 0, 0],
    actions: [],
    fresh: [],
    ratios: [4, 3, 4, 4, 2, 4, 4, 4],
    hidden_points: 0,
    toss: [],
    seen_hand: [],
    seen_actions: [],
    market: [23, 23, 24, 22, 21, 12, 12, 12],
    decks: [17, 18, 18, 0],
    points: [2, 2],
    hand_sizes: [7, 4],
    hand_limits: [7, 7],
    actions_held: [0, 0],
    backs_held: all(8, 0),
    routes: [1, 1],
    route_of: -1,
    armies: [0, 0],
    army_of: -1,
    levels: all(6, 0),
    slayers: [0, 0],
    shown_points: [0, 0],
    strengths: [0, 0],
    left: [...[14, 4, 4, 3, 2, 2, 2], ...[14, 4, 4, 3, 2, 2, 2]],
    sources: [2, 0, 2, 0],
    turn: 0,
    round: 1,
    phase: 'turn',
    dice: [4, 5, 3],
    history: all(13, 0),
    yielding: [],
    picks: [],
    card_played: false,
    fleet: all(8, 0),
    dragon: 7,
    dragon_strength: 0,
    attacks: 0,
    wonder_of: [-1, -1, -1],
    great: [0, 0, 0],
    colours: 3,
    deck_count: 4,
    ending: '',
    offers: [],
    draft: [],
    drafting: [0, 0],
    offers_left: [20, 20],
    embargo: [0, 0, 0, 0],
    requests: [0, 0],
    ...changes,
  };
}

const ENGLISH = new Catalogue(own as unknown as CatalogueData, new Catalogue(core as unknown as CatalogueData));

/** Formats the game's messages in English for a seat. */
export const tellerFor = (you: number, names: readonly string[] = []): Teller => new Teller(ENGLISH, { you, names });

export const tellTo = (you: number, names: readonly string[] = []): Tell =>
  tellAt(() => ({ teller: tellerFor(you, names) }));

export const tell = tellTo(0);
