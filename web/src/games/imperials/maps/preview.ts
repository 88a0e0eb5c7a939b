/** The map of an option, for the preview before a game. */

import type { Text } from '../../../lib/text';
import { say } from '../tell';
import { mapsApi } from './api';

export type Tiles = readonly (readonly [number, number, string])[];

/** Fewer tiles are tight for five or six players: Base has 19, Base big 30. */
const ROOMY = 25;
const CROWD = 5;

/** The tiles of a map: an official one's by its name, else those in its text. */
export async function tilesOf(value: string): Promise<Tiles> {
  if (!value.startsWith('{')) return (await mapsApi.one(value.replaceAll(' ', '-'))).tiles;
  const { tiles } = JSON.parse(value) as { tiles?: unknown };
  return Array.isArray(tiles) ? (tiles as unknown as Tiles) : [];
}

/** A warning if a map of so many tiles is small for so many players; null if it fits. */
export function crowded(tiles: number, seats: number): Text | null {
  if (seats < CROWD || tiles === 0 || tiles >= ROOMY) return null;
  return say('ui-maps-tight', { tiles, seats });
}
