/**
 * Messages of the pages around games (the shell), in the reader's language.
 *
 * Every page needs those of `site`. Those of `game`, for games and the server, are loaded with the first catalogue of a
 * game; those of `room` with the first table, replay or settings page. A component that calls `say` updates when the
 * language changes.
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
/** The messages loaded so far in each language; catalogues of games use them too, even those loaded later. */
const loaded = new Map<string, CatalogueData>();
let current: Catalogue = $state.raw(new Catalogue(NOTHING));

/** The languages of the pages, English first. */
export const LANGUAGES: readonly string[] = Object.keys(FILES)
  .flatMap((path) => /site\.(.+)\.made/.exec(path)?.[1] ?? [])
  .sort((one, other) => Number(other === ENGLISH) - Number(one === ENGLISH));

/** This person's language for the pages. */
export const pageLanguage = (): string => pick(wishes(settings.language), LANGUAGES);

/** Switch the pages to a language, after loading its messages. */
export async function speak(language = pageLanguage()): Promise<void> {
  const told = await shellCatalogue(language);
  if (language !== pageLanguage()) return; // a later choice was faster
  current = told;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Load the messages of tables, replays and settings; await it before showing one of them. */
export const enterRoom = (): Promise<void> => enter('game', 'room');

/** Load the messages of games and the server; await it before showing one of them. */
export const enterGame = (): Promise<void> => enter('game');

async function enter(...rooms: Room[]): Promise<void> {
  if (rooms.every((room) => entered.has(room))) return;
  // A page that waits for it must not start again when the language changes.
  const languages = new Set([untrack(pageLanguage), ...loaded.keys()]);
  await Promise.all([...languages].flatMap((language) => rooms.map((room) => load(room, language))));
  rooms.forEach((room) => entered.add(room));
  await speak();
}

/** The catalogue of the shell in a language, with the messages loaded so far and those loaded later. */
export async function shellCatalogue(language: string): Promise<Catalogue> {
  await Promise.all([...entered].map((room) => load(room, language)));
  return new Catalogue(loaded.get(language)!);
}

/** A message of the shell in words. */
export function say<Key extends keyof ShellMessages>(key: Key, ...[args]: Arguments<Key>): string {
  return current.format([key, (args ?? {}) as Args], NOBODY);
}

/** The same for somebody at a table: seats by their names, their own as "you". */
export function sayTo<Key extends keyof ShellMessages>(reader: Reader, key: Key, ...[args]: Arguments<Key>): string {
  return current.format([key, (args ?? {}) as Args], reader);
}

/** A message that came from the server, in words. */
export function sayText(text: Text, reader = NOBODY): string {
  return current.format(text, reader);
}

/** Whether the shell has this message; those of games are in their own catalogues. */
export const isShellText = ([key]: Text): boolean => key === AS_WRITTEN || current.has(key);

/** A message of the shell in parts, so that texts in it, such as names, are separate. */
export function sayPieces(text: Text): Piece[] {
  const names: string[] = [];
  return current.parts(withParts(text, names), { you: -1, names });
}

/** The same with its texts as seats, which a catalogue formats by name and as parts. */
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

/** A message of the shell, to be formatted later or inside another. */
export const shellMessage = <Key extends keyof ShellMessages>(key: Key, ...[args]: Arguments<Key>): Text => [
  key,
  (args ?? {}) as Args,
];

/** The current language of the pages, for dates and numbers. */
export const spoken = (): string => current.lang;

/** Several names or other texts of people, as an argument. */
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
