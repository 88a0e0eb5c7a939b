/** What is printed on the cards, and the numbers of places; `make wire` writes it from the Python side. */

import made from './facts.json';

export interface God {
  name: string;
  cost: number;
  brief: string;
}

export interface CityFacts {
  name: string;
  brief: string;
}

/** A game is not frozen before its first card, or this long. */
const PATIENCE = 60_000;
export const FACTS = { ...made, patience: PATIENCE };
export const GODS: readonly God[] = made.gods;
export const CITIES: readonly CityFacts[] = made.cities;
export const PLACES = made.places;
export const CHOICES = made.asks;

/** Cards by kind, in the order of their numbers. */
export const HYDRA = 6;
export const NORTH = 8;
export const WAR = 12;
/** A card that is there and not seen. */
export const UNSEEN = -2;
export const NONE = -1;
/** Squares on ASCLEPIUS. */
export const SQUARES = 4;
export const WINDS = ['north', 'south', 'east', 'west'] as const;

export function cardName(card: number): string {
  return made.cards[card]?.name ?? 'a card';
}

export function godName(god: number): string {
  return GODS[god]?.name ?? '';
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
