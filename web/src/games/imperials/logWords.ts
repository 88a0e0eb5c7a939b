/** The server's sentences name places by number; a map shows none, so here they say what lies there. */

import { toYou } from '../../lib/match/secondPerson';
import type { Happening } from '../../lib/match/told';
import { capital, listed, withPeople } from '../../lib/words';
import { retold, summed } from './addressed';
import { placeWords, tileWords, type Land } from './land';
import type { ImperialsView } from './view';

/** Events that only keep count of a hand's moves; the log is about the game. */
const QUIET = new Set(['begins', 'drafts', 'cancels', 'ponders', 'sets_out', 'invents', 'visits', 'lures']);
/** Events whose number is that of a side. */
const ROADS = new Set(['road', 'removes']);
const PLACED = new Set([
  ...ROADS,
  'village',
  'town',
  'fence',
  'chases',
  'wonder',
  'warrior',
  'activates',
  'upgrades',
  'marches',
  'displaced',
  'retreats',
  'lost',
  'razed',
  'swaps',
  'deserts',
  'enlists',
]);

/** "wood 9, wool 4 and ore 10" for a corner, "the border between …" for a side. */
function spot(view: ImperialsView, land: Land, kind: string, number: number): string {
  if (kind === 'tile') return land.tiles[number] ? tileWords(view, number) : `tile ${number}`;
  if (kind === 'side') {
    if (!land.edges[number]) return `side ${number}`;
    const words = placeWords(view, land, { side: number });
    return words.startsWith('between') ? `the border ${words}` : words;
  }
  const corner = land.corners[number];
  if (!corner) return `corner ${number}`;
  const tiles = corner.tiles.map((tile) => tileWords(view, tile));
  return listed(tiles.length < 3 ? [...tiles, 'the coast'] : tiles);
}

/** A sentence with its places in words; a bare number after "at" is a corner's unless `at` says otherwise. */
export function inWords(text: string, view: ImperialsView, land: Land, at: 'corner' | 'side' = 'corner'): string {
  const said = (kind: string, number: string) => spot(view, land, kind, Number(number));
  return text
    .replace(
      /\btiles (\d+) and (\d+)/g,
      (_, one: string, other: string) => `${said('tile', one)} and ${said('tile', other)}`,
    )
    .replace(/\b(corner|side|tile) (\d+)\b/g, (_, kind: string, number: string) => said(kind, number))
    .replace(/\blies at (\d+)\b/g, (_, number: string) => `lies at ${said('side', number)}`)
    .replace(/\b(at|from) (\d+)\b/g, (_, way: string, number: string) => `${way} ${said(at, number)}`);
}

/** A move's label: its place is told in words at its end, or shown. */
export function labelWords(text: string, view: ImperialsView, land: Land): string {
  return inWords(text.replace(/^(Road|Village|Town|Warrior) \d+/, '$1'), view, land);
}

/** What is refused, as a sentence for the slip. A road's way ends at a side. */
export function refusalWords(text: string, view: ImperialsView, land: Land): string {
  const plain = text.replace(/\bto (\d+)\.$/, (_, number: string) => `to ${spot(view, land, 'side', Number(number))}.`);
  return capital(inWords(plain, view, land));
}

/** The lines of the log, with places and people in words; the person who looks is "you". */
export function told(
  events: readonly Happening[],
  view: ImperialsView,
  land: Land,
  names: readonly string[],
  you: number,
): Happening[] {
  return summed(events.filter((event, at) => !QUIET.has(event.kind) && !retold(event, events[at + 1]))).map((event) => {
    const words = toYou(remembered(event, view, land), you);
    return { ...event, text: capital(withPeople(words, names)) };
  });
}

/** A line keeps its words, also when numbers on the board change places later. */
const said = new WeakMap<Happening, string>();

function remembered(event: Happening, view: ImperialsView, land: Land): string {
  const words = said.get(event) ?? placed(event, view, land);
  said.set(event, words);
  return words;
}

function placed({ kind, text }: Happening, view: ImperialsView, land: Land): string {
  if (kind === 'lifts') return text.replace(/ from tile \d+/, '');
  if (!PLACED.has(kind)) return text;
  const words = inWords(text, view, land, ROADS.has(kind) ? 'side' : 'corner');
  if (kind !== 'marches' && kind !== 'retreats') return words.replace('at the border between', 'between');
  return words.replace(/\bto (\d+)\.$/, (_, number: string) => `to ${spot(view, land, 'corner', Number(number))}.`);
}
