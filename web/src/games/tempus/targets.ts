/** The legal moves by action and place. */

import type { Parts } from '../../lib/match/play';
import type { Happening } from '../../lib/match/told';
import { placeKey, reading, type Place } from './geometry';
import type { Action, TempusView } from './view';

/** What to choose on the board: a place for an action, an enemy for a fort, a square that pays. */
export type Mode = Action | 'strike' | 'pay' | 'none';

/** One legal move with a place on the board. */
export interface Offer {
  code: number;
  action: Action | 'pay';
  paid: boolean;
  /** The place to press for it: a site, a border, a building, for strikes the fort. */
  place: Place;
  /** The number of the building to build, -1 for other moves. */
  building: number;
  /** The square of the enemy to strike, -1 for other moves. */
  enemy: number;
}

export interface Offers {
  all: Offer[];
  /** The code of passing, null while a building waits for its units. */
  pass: number | null;
}

/** Group the legal codes; `enemies` are the squares that strikes number. */
export function gather(legal: number[], parts: (code: number) => Parts, enemies: number[]): Offers {
  const offers: Offers = { all: [], pass: null };
  for (const code of legal) {
    const { name, args } = parts(code);
    if (name === 'pass') offers.pass = code;
    const offer = offerOf(code, name, args, enemies);
    if (offer) offers.all.push(offer);
  }
  return offers;
}

/** A move with its place on the board, legal or not; null without a place. */
export function offerOf(code: number, name: string, args: number[], enemies: number[]): Offer | null {
  const [first = 0, second = 0, third = 0] = args;
  const plain = { code, paid: first === 1, building: -1, enemy: -1 };
  switch (name) {
    case 'road':
      return { ...plain, action: 'road', place: { section: second } };
    case 'dig':
      return { ...plain, action: 'dig', place: { square: second } };
    case 'build':
      return { ...plain, action: 'build', place: { square: third }, building: second };
    case 'use':
      return { ...plain, action: 'use', place: { square: second } };
    case 'strike':
      return { ...plain, action: 'use', place: { square: second }, enemy: enemies[third] ?? -1 };
    case 'pay':
      return { ...plain, action: 'pay', paid: false, place: { square: first } };
    default:
      return null;
  }
}

/** Filters of places: a kind to build, a fort that strikes, buildings of one kind. */
export interface Choice {
  building: number | null;
  fort: number | null;
  among?: number[] | null;
}

/** How many places each action has, and whether it costs the fee. */
export function actionsOf(offers: Offers, view: TempusView): { action: Action; places: number; paid: boolean }[] {
  const own = view.action;
  const order: Action[] = ['road', 'dig', 'build', 'use'];
  return order.map((action) => ({
    action,
    paid: action !== own,
    places: new Set(offers.all.filter((o) => o.action === action).map((o) => placeKey(o.place))).size,
  }));
}

/**
 * The moves that the board offers, by place. With a chosen building only its sites count; with a chosen fort its
 * strikes are on the enemies.
 */
export function targetsOf(offers: Offers, mode: Mode, choice: Choice): Map<string, Offer[]> {
  const targets = new Map<string, Offer[]>();
  const add = (place: Place, offer: Offer) => {
    const key = placeKey(place);
    targets.set(key, [...(targets.get(key) ?? []), offer]);
  };
  for (const offer of offers.all) {
    if (mode === 'strike') {
      const own = 'square' in offer.place && offer.place.square === choice.fort;
      if (offer.enemy >= 0 && own) add({ square: offer.enemy }, offer);
    } else if (offer.action === mode) {
      if (mode === 'build' && choice.building !== null && offer.building !== choice.building) continue;
      if (choice.among && !('square' in offer.place && choice.among.includes(offer.place.square))) continue;
      add(offer.place, offer);
    }
  }
  return targets;
}

/** The place of an event on the board, null without a single place. */
export function eventPlace({ kind, args }: Pick<Happening, 'kind' | 'args'>): Place | null {
  const number = kind === 'build' || kind === 'stands' || kind === 'strike' ? args[1] : args[0];
  if (number === undefined) return null;
  if (kind === 'road') return { section: number };
  return ['dig', 'build', 'pay', 'stands', 'use', 'strike'].includes(kind) ? { square: number } : null;
}

/** All targets in reading order, for stepping through them. */
export function inOrder(targets: Map<string, Offer[]>, mode: Mode): Place[] {
  const places = [...targets.values()].flatMap((offers) => {
    const first = offers[0];
    if (!first) return [];
    return [mode === 'strike' ? { square: first.enemy } : first.place];
  });
  return places.sort(reading);
}

/** The most likely move for a pressed place, legal or not. */
export function likely(view: TempusView, mode: Mode, place: Place, choice: Choice): [string, ...number[]] | null {
  const paid = (action: Action) => (view.action === action ? 0 : 1);
  if ('section' in place) return mode === 'road' ? ['road', paid('road'), place.section] : null;
  switch (mode) {
    case 'dig':
      return ['dig', paid('dig'), place.square];
    case 'build':
      return ['build', paid('build'), choice.building ?? 0, place.square];
    case 'use':
      return ['use', paid('use'), place.square];
    case 'strike': {
      const enemy = view.enemies.indexOf(place.square);
      return choice.fort === null || enemy < 0 ? null : ['strike', paid('use'), choice.fort, enemy];
    }
    case 'pay':
      return ['pay', place.square];
    default:
      return null;
  }
}
