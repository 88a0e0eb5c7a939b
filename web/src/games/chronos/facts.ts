/** Ids and values of the cards, and the numbers of places; `make wire` writes it from the Python side. */

import { NumberTable, type NumberedView } from '../../lib/games/numbers';
import type { Text } from '../../lib/text';
import made from './facts.json';
import printed from './numbers.json';

/** A god or a city, perhaps with the number of the match that sets its effect. */
export interface Printed {
  id: string;
  number: string;
}

export const NUMBERS = new NumberTable(printed);
/** Milliseconds, like the times of a match. */
export const SECOND = 1000;
export const FACTS = made;
export const GODS: readonly Printed[] = made.gods;
export const CITIES: readonly Printed[] = made.cities;
export const PLACES = made.places;
export const CHOICES = made.asks;
/** How many timers of a seat are numbered, and the number of the one that CHRONOS has. */
export const TIMERS = made.timers;
export const CHRONOS = made.chronos;

/** Cards by kind, in the order of their numbers. */
export const HYDRA = 6;
export const NORTH = 8;
export const WAR = 12;
/** A hidden card. */
export const UNSEEN = -2;
export const NONE = -1;
/** Squares on ASCLEPIUS. */
export const SQUARES = 4;
export const WINDS = ['north', 'south', 'east', 'west'] as const;

/** The id of a god, "" if there is none. */
export function godId(god: number): string {
  return GODS[god]?.id ?? '';
}
export function cityId(city: number): string {
  return CITIES[city]?.id ?? '';
}

/** How many cards a god costs without discounts. */
export function godPrice(view: NumberedView, god: number): number {
  return NUMBERS.of(view, `${godId(god)}.price` as Extract<keyof typeof printed, `${string}.price`>);
}

/** What a god or a city of the match does, in a few words. */
export function briefOf(view: NumberedView, { id, number }: Printed): Text {
  return [`brief-${id}`, number ? { n: NUMBERS.of(view, `${id}.${number}` as keyof typeof printed) } : {}];
}

/** A card's effect for the player who takes it, in one line; for a land, its points. */
export function cardBrief(card: number): Text | null {
  const printed = made.cards[card];
  return printed ? [printed.brief, printed.value ? { n: printed.value } : {}] : null;
}

export function isTerritory(card: number): boolean {
  return card >= 0 && card < HYDRA;
}
export function isMonster(card: number): boolean {
  return card >= HYDRA && card < NORTH;
}
export function isWind(card: number): boolean {
  return card >= NORTH && card < WAR;
}
export function isPlague(card: number): boolean {
  return card >= WAR;
}

/** Piles of the archipelago, Atlantis included, have the first numbers. */
export function isPile(place: number): boolean {
  return place >= 0 && place <= PLACES.atlantis;
}
export function isCity(place: number): boolean {
  return place >= PLACES.city && place < PLACES.hell;
}
export function isHell(place: number): boolean {
  return place === PLACES.hell || place === PLACES.deepHell;
}
export function isSquare(place: number): boolean {
  return place >= PLACES.square && place < PLACES.kingdom;
}
export function isKingdom(place: number): boolean {
  return place >= PLACES.kingdom && place < PLACES.front;
}
