/** All Zones and the themed sets, and choosing ten: one, two, three and four by Time. */

import type { NumberedView } from '../../lib/games/numbers';
import type { Text } from '../../lib/text';
import { zoneIdOf } from './ids';
import { NUMBERS } from './numbers';
import type { TemporumMessages } from '../../messages/temporum.messages';
import { messagesArg, say, timeArg } from './tell';
import { NUMERALS } from './view';
import made from './zones.json';

/** A message, with `['number', NAME]` for a number that a table may change. */
export type NumberedText = readonly [key: string, args: object];

export interface ZoneInfo {
  /** Its id in a text of ten Zones and in the catalogue. */
  name: string;
  id: string;
  /** From 1. */
  time: number;
  set: string;
  kind: string;
  text: NumberedText;
  /** Its text if a number has one of these values. */
  otherwise?: readonly { number: string; from: number; to: number; text: NumberedText }[];
}

export const ZONES: readonly ZoneInfo[] = made.zones as unknown as ZoneInfo[];
export const SETS: readonly { name: string; text: Text; zones: string[] }[] = made.sets as unknown as typeof SETS;

/** How many Zones a Time has, which is its number. */
export function wanted(time: number): number {
  return time;
}

export function timeOfZone(name: string): number {
  return ZONES.find((zone) => zone.name === name)?.time ?? 0;
}

/** Formats messages for the player who chooses. */
export type Words = (text: Text) => string;

export function zoneTitle({ id }: ZoneInfo, words: Words): string {
  return words(['part-name-zone', { zone: ['zone', id] }]);
}

/** The text of a Zone at a table with these numbers. */
export function zoneText(zone: ZoneInfo, numbers: NumberedView): Text {
  const own = zone.otherwise?.find(({ number, from, to }) => {
    const value = NUMBERS.named(numbers, number);
    return from <= value && value <= to;
  });
  return withNumbers(own?.text ?? zone.text, numbers) as Text;
}

function withNumbers(value: unknown, numbers: NumberedView): unknown {
  if (Array.isArray(value)) {
    if (value[0] === 'number') return NUMBERS.named(numbers, String(value[1]));
    return value.map((each) => withNumbers(each, numbers));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withNumbers(each, numbers)]));
}

/** The Zones whose name or text contains the search. */
export function matching(wish: string, words: Words, numbers: NumberedView = {}): ZoneInfo[] {
  const part = wish.trim().toLowerCase();
  return ZONES.filter((zone) =>
    `${zone.name} ${zoneTitle(zone, words)} ${words(zoneText(zone, numbers))}`.toLowerCase().includes(part),
  );
}

/** The Zones of a text with commas; none of a set's name. */
export function readZones(text: string): string[] {
  if (!text.includes(',')) return [];
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return ZONES.filter(({ name }) => names.includes(name.toLowerCase())).map(({ name }) => name);
}

/** The fault of a set's name or a text of ten Zones; null for a valid one. */
export function wrongWith(text: string): Text | null {
  const wish = text.trim().toLowerCase();
  if (wish === 'random' || SETS.some(({ name }) => name.toLowerCase() === wish)) return null;
  const names = text
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !zoneOf(name));
  if (unknown.length) return say('ui-zones-unknown', { names: messagesArg(unknown.map(typed)) });
  const chosen = names.map((name) => zoneOf(name)!);
  const twice = chosen.find((zone, at) => chosen.indexOf(zone) !== at);
  if (twice) return say('ui-zones-twice', { zone: ['zone', twice.id as ZoneId] });
  const zones = chosen.map(({ name }) => name);
  return tooMany(zones) ?? missing(zones);
}

type ZoneId = TemporumMessages['ui-zones-twice']['zone'][1];
const zoneOf = (name: string) => ZONES.find((zone) => zoneIdOf(zone.name) === zoneIdOf(name));
const typed = (name: string) => say('part-typed', { name: name.slice(0, 40) });

function tooMany(chosen: readonly string[]): Text | null {
  const full = NUMERALS.findIndex((_, at) => chosenIn(chosen, at + 1).length > wanted(at + 1));
  if (full < 0) return null;
  const n = chosenIn(chosen, full + 1).length;
  return say('ui-zones-many', { time: timeArg(full), of: wanted(full + 1), n });
}

export function writeZones(chosen: readonly string[]): string {
  return [...chosen].sort((a, b) => timeOfZone(a) - timeOfZone(b)).join(', ');
}

export function chosenIn(chosen: readonly string[], time: number): string[] {
  return chosen.filter((name) => timeOfZone(name) === time);
}

/** Choose or drop a Zone; in a full Time it replaces the first chosen one. */
export function toggled(chosen: readonly string[], name: string): string[] {
  if (chosen.includes(name)) return chosen.filter((each) => each !== name);
  const time = timeOfZone(name);
  const there = chosenIn(chosen, time);
  const leaves = there.length >= wanted(time) ? there[0] : undefined;
  return [...chosen.filter((each) => each !== leaves), name];
}

/** What is still missing; null for a complete board. */
export function missing(chosen: readonly string[]): Text | null {
  const parts = NUMERALS.flatMap((_, at) => {
    const n = wanted(at + 1) - chosenIn(chosen, at + 1).length;
    return n > 0 ? [say('part-zones-of', { n, time: timeArg(at) })] : [];
  });
  return parts.length ? say('ui-zones-missing', { zones: messagesArg(parts) }) : null;
}

/** The chosen Zones, with random ones for the missing ones. */
export function filled(chosen: readonly string[], chance: () => number = Math.random): string[] {
  const found = [...chosen];
  for (let time = 1; time <= NUMERALS.length; time++) {
    const free = ZONES.filter((zone) => zone.time === time && !found.includes(zone.name));
    while (chosenIn(found, time).length < wanted(time))
      found.push(free.splice(Math.floor(chance() * free.length), 1)[0]!.name);
  }
  return found;
}
