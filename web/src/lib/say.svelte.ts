/**
 * What the pages say around games: messages of the shell, in the reader's language.
 *
 * Every page needs those of `site`. Those of `game` are what games and the server say, and come with the first
 * catalogue of a game; those of `room` come with the first table, replay or settings page.
 * A component that calls `say` tells its words again when the language changes.
 */

import { untrack } from 'svelte';
import { settings } from '../kit/settings/settings.svelte';
import type { RoomMessages } from '../messages/room.messages';
import type { ServerMessages } from '../messages/server.messages';
import type { SiteMessages } from '../messages/site.messages';
import { ENGLISH, pick, wishes } from './languages';
import {
  AS_WRITTEN,
  Catalogue,
  type Arg,
  type Args,
  type CatalogueData,
  type Inner,
  type Many,
  type Piece,
  type Reader,
  type Text,
} from './text';

export type ShellMessages = SiteMessages & RoomMessages & ServerMessages;
type Arguments<Key extends keyof ShellMessages> =
  ShellMessages[Key] extends Record<string, never> ? [] : [args: ShellMessages[Key]];

type Room = 'site' | 'game' | 'room';

const FILES = import.meta.glob<CatalogueData>('../messages/{site,game,room}.*.made.json', { import: 'default' });
const NOBODY: Reader = { you: -1, names: [] };
const NOTHING: CatalogueData = { lang: ENGLISH, plural: '', lists: {}, messages: {} };

const files = new Map<string, Promise<void>>();
const entered = new Set<Room>(['site']);
/** What is loaded by now in each language; catalogues of games look here as well, also for what comes later. */
const loaded = new Map<string, CatalogueData>();
let current: Catalogue = $state.raw(new Catalogue(NOTHING));

/** The languages that the pages are told in, English first. */
export const LANGUAGES: readonly string[] = Object.keys(FILES)
  .flatMap((path) => /site\.(.+)\.made/.exec(path)?.[1] ?? [])
  .sort((one, other) => Number(other === ENGLISH) - Number(one === ENGLISH));

/** The language that this person reads the pages in. */
export const pageLanguage = (): string => pick(wishes(settings.language), LANGUAGES);

/** Tell the pages in this language from now on; what they say is loaded first. */
export async function speak(language = pageLanguage()): Promise<void> {
  const told = await shellCatalogue(language);
  if (language !== pageLanguage()) return; // a later wish came first
  current = told;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Load what tables, replays and settings say; to be awaited before one of them is shown. */
export const enterRoom = (): Promise<void> => enter('game', 'room');

/** Load what games and the server say; to be awaited before one of them is told. */
export const enterGame = (): Promise<void> => enter('game');

async function enter(...rooms: Room[]): Promise<void> {
  if (rooms.every((room) => entered.has(room))) return;
  // A page that waits for it does not start again when another language is chosen.
  const languages = new Set([untrack(pageLanguage), ...loaded.keys()]);
  await Promise.all([...languages].flatMap((language) => rooms.map((room) => load(room, language))));
  rooms.forEach((room) => entered.add(room));
  await speak();
}

/** What tells the shell's messages in a language: those that this page needs by now, and later all others it loads. */
export async function shellCatalogue(language: string): Promise<Catalogue> {
  await Promise.all([...entered].map((room) => load(room, language)));
  return new Catalogue(loaded.get(language)!);
}

/** A message of the shell in words. */
export function say<Key extends keyof ShellMessages>(key: Key, ...[args]: Arguments<Key>): string {
  return current.format([key, (args ?? {}) as Args], NOBODY);
}

/** The same as somebody at a table reads it: seats by their names, their own as "you". */
export function sayTo<Key extends keyof ShellMessages>(reader: Reader, key: Key, ...[args]: Arguments<Key>): string {
  return current.format([key, (args ?? {}) as Args], reader);
}

/** A message that came from the server, in words. */
export function sayText(text: Text, reader = NOBODY): string {
  return current.format(text, reader);
}

/** Whether the shell knows this message; those of games are told by their own catalogues. */
export const isShellText = ([key]: Text): boolean => key === AS_WRITTEN || current.has(key);

/** A message of the shell in pieces: texts in it, such as names, are parts of their own. */
export function sayPieces(text: Text): Piece[] {
  const names: string[] = [];
  return current.parts(withParts(text, names), { you: -1, names });
}

/** The same with its texts as seats, which a catalogue tells by name and as parts. */
function withParts([key, args]: Text, names: string[]): Text {
  const part = (value: Arg): Arg => {
    if (typeof value === 'string') return value ? ['seat', names.push(value) - 1] : value;
    if (typeof value === 'number') return value;
    if (value[0] === '=') return ['=', ...withParts((value as Inner).slice(1) as Text, names)];
    if (value[0] === '&' || value[0] === '|') return [value[0], (value[1] as Arg[]).map(part)];
    return value;
  };
  return [key, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, part(value)]))];
}

/** A message of the shell, for a sentence that is told later or holds it. */
export const shellMessage = <Key extends keyof ShellMessages>(key: Key, ...[args]: Arguments<Key>): Text => [
  key,
  (args ?? {}) as Args,
];

/** The language that the pages are told in at this moment, for dates and numbers. */
export const spoken = (): string => current.lang;

/** Several names or other words of somebody's own, as an argument. */
export const textsArg = (words: readonly string[]): Many => ['&', [...words]];

function load(room: Room, language: string): Promise<void> {
  const path = `../messages/${room}.${language}.made.json`;
  let found = files.get(path);
  if (!found) {
    found = FILES[path]!().then((data) => {
      const known = loaded.get(language) ?? { ...data, messages: {} };
      Object.assign(known.messages, data.messages);
      loaded.set(language, known);
    });
    files.set(path, found);
    found.catch(() => files.delete(path));
  }
  return found;
}
