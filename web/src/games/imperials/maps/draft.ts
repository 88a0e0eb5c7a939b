/** A draft of a map. Every change makes a new one, so that each can be undone.
 *
 * The server decides whether a map can be played on, not this file.
 */

import { around, beside, byReading, disc, key, same, SIDES, type Hex, type Side } from '../hexes';
import { DRAWN, isKind, PORTS, type Kind } from '../looks';

export type Counts = Readonly<Record<string, number>>;
export interface Coast extends Hex {
  side: Side;
}
export interface Draft {
  name: string;
  tiles: ReadonlyMap<string, Hex & { kind: Kind }>;
  /** How many of each kind fill the random and the hidden places. */
  bag: Counts;
  /** How often each number lies on the map. */
  tokens: Counts;
  /** The places of ports; without any, the game chooses coasts itself. */
  ports: readonly Coast[];
  port_kinds: Counts;
}

export const NUMBERS = ['2', '3', '4', '5', '6', '8', '9', '10', '11', '12'];

/** The default proportions of kinds, numbers and ports, as on Base. */
export const SHARES = {
  bag: { wood: 4, brick: 3, wool: 4, wheat: 4, ore: 3, gold: 0, desert: 1 },
  tokens: Object.fromEntries(NUMBERS.map((number) => [number, number === '2' || number === '12' ? 1 : 2])),
  port_kinds: { wood: 1, brick: 1, wool: 1, wheat: 1, ore: 1, general: 4 },
} satisfies Record<string, Counts>;
export type Pile = keyof typeof SHARES;
export const NAMES: Record<Pile, readonly string[]> = { bag: DRAWN, tokens: NUMBERS, port_kinds: PORTS };

export const EMPTY: Draft = { name: '', tiles: new Map(), bag: {}, tokens: {}, ports: [], port_kinds: {} };

// Text

/** The JSON for the server and the command line. */
export function toText(draft: Draft): string {
  return JSON.stringify({
    name: draft.name,
    tiles: tilesOf(draft).map(({ q, r, kind }) => [q, r, kind]),
    bag: draft.bag,
    tokens: draft.tokens,
    ports: draft.ports.map(({ q, r, side }) => [q, r, side]),
    port_kinds: draft.port_kinds,
  });
}

/** The map in a text, or null if none could be drawn; the server says why. */
export function fromText(text: string): Draft | null {
  const data = parsed(text);
  if (!data || !Array.isArray(data['tiles']) || typeof data['name'] !== 'string') return null;
  const tiles = new Map<string, Hex & { kind: Kind }>();
  for (const tile of data['tiles']) {
    const place = placed(tile);
    if (!place || !isKind(tile[2])) return null;
    tiles.set(key(place), { ...place, kind: tile[2] });
  }
  const ports: Coast[] = [];
  for (const port of Array.isArray(data['ports']) ? data['ports'] : []) {
    const place = placed(port);
    if (!place || !SIDES.includes(port[2])) return null;
    ports.push({ ...place, side: port[2] });
  }
  const count = (pile: Pile) => counted(data[pile], NAMES[pile]);
  const [bag, tokens, port_kinds] = [count('bag'), count('tokens'), count('port_kinds')];
  return { name: data['name'], tiles, bag, tokens, ports, port_kinds };
}

function parsed(text: string): Record<string, any> | null {
  try {
    const data: unknown = JSON.parse(text);
    return data && typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}

function placed(value: unknown): Hex | null {
  if (!Array.isArray(value) || !Number.isInteger(value[0]) || !Number.isInteger(value[1])) return null;
  return { q: value[0], r: value[1] };
}

function counted(value: unknown, names: readonly string[]): Counts {
  const given = (value ?? {}) as Record<string, unknown>;
  const found = names.map((name) => [name, Number.isInteger(given[name]) ? (given[name] as number) : 0] as const);
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}

// Contents

export const tilesOf = (draft: Draft) => [...draft.tiles.values()].sort(byReading);
export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

function of(draft: Draft, ...kinds: Kind[]): number {
  return tilesOf(draft).filter(({ kind }) => kinds.includes(kind)).length;
}

/** How many a pile should have for the current map; null for any number. */
export function wanted(draft: Draft, pile: Pile): number | null {
  if (pile === 'bag') return of(draft, 'random', 'fog');
  if (pile === 'tokens') return draft.tiles.size - of(draft, 'desert') - (draft.bag['desert'] ?? 0);
  return draft.ports.length || null;
}

/** The sides with exactly one tile. */
export function coasts(draft: Draft): Coast[] {
  return tilesOf(draft).flatMap(({ q, r }) =>
    SIDES.filter((side) => !draft.tiles.has(key(beside({ q, r }, side)))).map((side) => ({ q, r, side })),
  );
}

export const hasPort = (draft: Draft, coast: Coast): boolean => draft.ports.some((port) => alike(port, coast));
const alike = (a: Coast, b: Coast): boolean => same(a, b) && a.side === b.side;

/** The places for drawing: the land, and the water around it. */
export function canvas(draft: Draft): Hex[] {
  const places = [...disc(2), ...tilesOf(draft)].flatMap((place) => [place, ...around(place)]);
  return [...new Map(places.map((place) => [key(place), { q: place.q, r: place.r }])).values()].sort(byReading);
}

// Changes

/** Lay or remove a tile; ports that lose their coast are removed too. */
export function painted(draft: Draft, place: Hex, kind: Kind | null): Draft {
  const tiles = new Map(draft.tiles);
  if (kind === null) tiles.delete(key(place));
  else tiles.set(key(place), { q: place.q, r: place.r, kind });
  const changed = { ...draft, tiles };
  const left = coasts(changed);
  return { ...changed, ports: draft.ports.filter((port) => left.some((coast) => alike(coast, port))) };
}

export function withPort(draft: Draft, coast: Coast): Draft {
  const rest = draft.ports.filter((port) => !alike(port, coast));
  return { ...draft, ports: rest.length < draft.ports.length ? rest : [...draft.ports, coast] };
}

export function withCount(draft: Draft, pile: Pile, name: string, count: number): Draft {
  const counts = Object.fromEntries(
    NAMES[pile]
      .map((each) => [each, each === name ? count : (draft[pile][each] ?? 0)] as const)
      .filter(([, left]) => left > 0),
  );
  return { ...draft, [pile]: counts };
}

/** Fill a pile with as many as the map needs, in the usual proportion. */
export function spread(draft: Draft, pile: Pile): Draft {
  const counts = shared(wanted(draft, pile) ?? 0, SHARES[pile]);
  return { ...draft, [pile]: counts };
}

/** Divide a number by shares; the rest goes to the largest remainders. */
export function shared(number: number, shares: Counts): Counts {
  const all = total(shares);
  const parts = Object.entries(shares).map(([name, share]) => {
    const exact = (number * share) / all;
    return { name, whole: Math.floor(exact), missing: exact - Math.floor(exact) };
  });
  const left = number - parts.reduce((sum, { whole }) => sum + whole, 0);
  const first = [...parts].sort((a, b) => b.missing - a.missing).slice(0, left);
  return Object.fromEntries(
    parts
      .map((part) => [part.name, part.whole + (first.includes(part) ? 1 : 0)] as const)
      .filter(([, count]) => count > 0),
  );
}
