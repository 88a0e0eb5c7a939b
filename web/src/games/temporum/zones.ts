/** All Zones and the themed sets, and the choosing of ten: one, two, three and four by Time. */

import type { Text } from '../../lib/text';
import { counted, listed } from '../../lib/words';
import { idOf, NUMERALS } from './view';
import made from './zones.json';

export interface ZoneInfo {
  /** What it is called in a text of ten Zones, and what its name in a catalogue is found by. */
  name: string;
  id: string;
  /** From 1. */
  time: number;
  set: string;
  kind: string;
  text: Text;
}

export const ZONES: readonly ZoneInfo[] = made.zones as unknown as ZoneInfo[];
export const SETS: readonly { name: string; zones: string[] }[] = made.sets;

/** How many Zones a Time has: as many as its number. */
export function wanted(time: number): number {
  return time;
}

export function timeOfZone(name: string): number {
  return ZONES.find((zone) => zone.name === name)?.time ?? 0;
}

/** Tells messages to the one who chooses. */
export type Words = (text: Text) => string;

export function zoneTitle({ id }: ZoneInfo, words: Words): string {
  return words(['part-name-zone', { zone: ['zone', id] }]);
}

/** The Zones whose name or text has this wish in it. */
export function matching(wish: string, words: Words): ZoneInfo[] {
  const part = wish.trim().toLowerCase();
  return ZONES.filter((zone) =>
    `${zone.name} ${zoneTitle(zone, words)} ${words(zone.text)}`.toLowerCase().includes(part),
  );
}

/** The Zones of a text with commas; none of a set's name. */
export function readZones(text: string): string[] {
  if (!text.includes(',')) return [];
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return ZONES.filter(({ name }) => names.includes(name.toLowerCase())).map(({ name }) => name);
}

/** What is wrong with the name of a set or a text of ten Zones, as a sentence; "" for a good one. */
export function wrongWith(text: string): string {
  const wish = text.trim().toLowerCase();
  if (wish === 'random' || SETS.some(({ name }) => name.toLowerCase() === wish)) return '';
  const names = text
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !zoneOf(name));
  if (unknown.length) return `There is no Zone or themed set with the name ${listed(unknown.map(quoted))}.`;
  const chosen = names.map((name) => zoneOf(name)!.name);
  const twice = chosen.find((name, at) => chosen.indexOf(name) !== at);
  if (twice) return `${twice} is named twice.`;
  return tooMany(chosen) || missing(chosen);
}

/** A name as it is typed, without marks; one Zone is known by another name, too. */
function typed(name: string): string {
  const plain = idOf(name);
  return plain === 'amazonian-europe' ? 'empire-of-the-amazons' : plain;
}
const zoneOf = (name: string) => ZONES.find((zone) => typed(zone.name) === typed(name));
const quoted = (name: string) => `“${name.slice(0, 40)}”`;

function tooMany(chosen: readonly string[]): string {
  const full = NUMERALS.findIndex((_, at) => chosenIn(chosen, at + 1).length > wanted(at + 1));
  if (full < 0) return '';
  const has = counted(wanted(full + 1), 'Zone')
    .toLowerCase()
    .replace('zone', 'Zone');
  return `Time ${NUMERALS[full]} has ${has}, not ${chosenIn(chosen, full + 1).length}.`;
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
