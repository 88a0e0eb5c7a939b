/** The map that an option names, to be shown before a game is played on it. */

import type { Text } from '../../../lib/text';
import { say } from '../tell';
import { mapsApi } from './api';

export type Tiles = readonly (readonly [number, number, string])[];

/** Below this many tiles five or six players get in each other's way: Base has 19, Base big 30. */
const ROOMY = 25;
const CROWD = 5;

/** The tiles of a map: of an official one by its name, else those in its text. */
export async function tilesOf(value: string): Promise<Tiles> {
  if (!value.startsWith('{')) return (await mapsApi.one(value.replaceAll(' ', '-'))).tiles;
  const { tiles } = JSON.parse(value) as { tiles?: unknown };
  return Array.isArray(tiles) ? (tiles as unknown as Tiles) : [];
}

/** What to know before so many sit down to a map of so many tiles; null if it fits. */
export function crowded(tiles: number, seats: number): Text | null {
  if (seats < CROWD || tiles === 0 || tiles >= ROOMY) return null;
  return say('ui-maps-tight', { tiles, seats });
}
