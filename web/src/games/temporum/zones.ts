/** All Zones and the themed sets, and the choosing of ten: one, two, three and four by Time. */

import { counted, listed } from '../../lib/words';
import { NUMERALS } from './view';
import made from './zones.json';

export interface ZoneInfo {
  name: string;
  /** From 1. */
  time: number;
  set: string;
  kind: string;
  text: string;
  grade: string;
}

export const ZONES: readonly ZoneInfo[] = made.zones;
export const SETS: readonly { name: string; zones: string[] }[] = made.sets;

/** How many Zones a Time has: as many as its number. */
export function wanted(time: number): number {
  return time;
}

export function timeOfZone(name: string): number {
  return ZONES.find((zone) => zone.name === name)?.time ?? 0;
}

/** The Zones whose name or text has these words. */
export function matching(words: string): ZoneInfo[] {
  const wish = words.trim().toLowerCase();
  return ZONES.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(wish));
}

/** The Zones of a text with commas; none of a set's name. */
export function readZones(text: string): string[] {
  if (!text.includes(',')) return [];
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return ZONES.filter(({ name }) => names.includes(name.toLowerCase())).map(({ name }) => name);
}

export function writeZones(chosen: readonly string[]): string {
  return [...chosen].sort((a, b) => timeOfZone(a) - timeOfZone(b)).join(', ');
}

export function chosenIn(chosen: readonly string[], time: number): string[] {
  return chosen.filter((name) => timeOfZone(name) === time);
}

/** Choose a Zone or let it go; in a full Time the one chosen first makes room. */
export function toggled(chosen: readonly string[], name: string): string[] {
  if (chosen.includes(name)) return chosen.filter((each) => each !== name);
  const time = timeOfZone(name);
  const there = chosenIn(chosen, time);
  const leaves = there.length >= wanted(time) ? there[0] : undefined;
  return [...chosen.filter((each) => each !== leaves), name];
}

/** What is still missing, as a sentence; "" for a whole board. */
export function missing(chosen: readonly string[]): string {
  const parts = NUMERALS.flatMap((numeral, at) => {
    const few = wanted(at + 1) - chosenIn(chosen, at + 1).length;
    return few > 0 ? [`${counted(few, 'Zone').toLowerCase().replace('zone', 'Zone')} of Time ${numeral}`] : [];
  });
  return parts.length ? `Still missing: ${listed(parts)}.` : '';
}

/** The chosen Zones, and others by chance for what is missing. */
export function filled(chosen: readonly string[], chance: () => number = Math.random): string[] {
  const found = [...chosen];
  for (let time = 1; time <= NUMERALS.length; time++) {
    const free = ZONES.filter((zone) => zone.time === time && !found.includes(zone.name));
    while (chosenIn(found, time).length < wanted(time))
      found.push(free.splice(Math.floor(chance() * free.length), 1)[0]!.name);
  }
  return found;
}
