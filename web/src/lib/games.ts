/** The games of this server, asked for once, and the folder of `games/` that draws each. */

import type { Component, Snippet } from 'svelte';

import { api } from './server/api';
import type { Play } from './match/play';
import type { Advice, GameDetail, GameInfo, Hello, NewTable } from './wire';

type Loader<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

/** A hint, from the question to the answer. */
export interface Advised {
  /** What a bot advised for this question; shown as a slip, never played by itself. */
  hint?: Advice | null;
  /** A bot is thinking about a hint. */
  hinting?: boolean;
  /** Why there is no hint, as a sentence. */
  hintRefusal?: string;
  onhint?: () => void;
  onhintclose?: () => void;
}

/** What the drawing of a whole table gets; the page around it has the header and the drawers. */
export interface BoardProps extends Record<string, any>, Advised {
  play: Play;
  /** Open the rules, at a paragraph such as "R5.3" if one is named. */
  onrules?: (rule?: string) => void;
  /** Jump the replay to a row of the log. */
  onjump?: (row: number) => void;
  /** The replay scrubber, under the log. */
  scrubber?: Snippet;
  /** Buttons in the ask bar once the game is over, or in a replay. */
  after?: Snippet;
}

/** What a game's own way to begin gets: it makes a wish for a table. */
export interface StartProps extends Record<string, any> {
  game: GameInfo;
  onstart: (wish: NewTable) => void;
  /** A table is being made. */
  busy?: boolean;
  /** Why it could not be made. */
  error?: string;
}

/** What a small drawing of a position gets. */
export interface MiniProps extends Record<string, any> {
  view: Record<string, any>;
}

/** What the end of a match gets, where a game shows it in its own way. */
export interface EndProps extends Record<string, any> {
  play: Play;
  /** What the game's own search reached: null if there is none, undefined while it still looks. */
  par?: number | null;
  /** Where the replay is found by others. */
  link: string;
  onreplay: () => void;
  /** The same once more. */
  onrematch?: () => void;
  /** Something else. */
  onother?: () => void;
}

/** A text option that a game lets people find in its own way: which, and its words in a form. */
export interface Picking {
  option: string;
  /** What the way to any other text is called. */
  other: string;
  /** What a text is called that is none of those offered. */
  named: (text: string) => string;
  /** The same in a few words, where there is little room. */
  short: string;
  /** What is wrong with a text, as a sentence; "" for one that a table takes. */
  wrong?: (text: string) => Promise<string>;
}

/** What that way gets. */
export interface PickerProps extends Record<string, any> {
  value: string;
  onchoose: (text: string) => void;
}

/** How a game begins for who has never played it: what the button says, and with which options. */
export interface First {
  words: string;
  options: NonNullable<NewTable['options']>;
}

/** A key, or several apart, and what they do. */
export type KeyWords = readonly [keys: string, words: string];
type KeyList = (options: Record<string, unknown>) => KeyWords[];

// A folder draws the game of its name, or the one whose name begins with it.
const boards = folders(import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Table.svelte'));
const starts = folders(import.meta.glob<{ default: Component<StartProps> }>('../games/*/Start.svelte'));
const ends = folders(import.meta.glob<{ default: Component<EndProps> }>('../games/*/End.svelte'));
const minis = folders(import.meta.glob<{ default: Component<MiniProps> }>('../games/*/MiniBoard.svelte'));

const pickers = folders(import.meta.glob<{ default: Component<PickerProps> }>('../games/*/Picker.svelte'));

const pickings = folders(import.meta.glob<Picking>('../games/*/picking.ts', { eager: true, import: 'picking' }));
const firsts = folders(import.meta.glob<First>('../games/*/first.ts', { eager: true, import: 'first' }));
const keyLists = folders(import.meta.glob<KeyList>('../games/*/keys.ts', { eager: true, import: 'keys' }));

function folders<T>(found: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(found).map(([path, loader]) => [path.split('/').at(-2)!, loader]));
}

function own<T>(found: Map<string, T>, game: string): T | undefined {
  for (const [folder, loader] of found) if (game === folder || game.startsWith(`${folder}_`)) return loader;
  return undefined;
}

/** The game's own board, or the table that any game can be played on. */
export function board(game: string): Loader<BoardProps> {
  return own(boards, game) ?? boards.get('generic')!;
}
export function start(game: string): Loader<StartProps> | undefined {
  return own(starts, game);
}
export function end(game: string): Loader<EndProps> {
  return own(ends, game) ?? ends.get('generic')!;
}
export function mini(game: string): Loader<MiniProps> | undefined {
  return own(minis, game);
}

/** The text option that a game has its own way to, and that way. */
export function picking(game: string): (Picking & { load: Loader<PickerProps> }) | undefined {
  const found = own(pickings, game);
  const load = own(pickers, game);
  return found && load && { ...found, load };
}

/** How a game begins for who has never played it, where it has a way of its own for that. */
export function first(game: string): First | undefined {
  return own(firsts, game);
}

/** The keys that a table with these options has beside those of all games. */
export function keysOf(game: string, options: Record<string, unknown>): KeyWords[] {
  return own(keyLists, game)?.(options) ?? [];
}

/** Which face of the game its board draws. */
export function face(game: string): NonNullable<Hello['face']> {
  return own(boards, game) ? 'board' : 'text';
}

let all: Promise<GameInfo[]> | null = null;
const details = new Map<string, Promise<GameDetail>>();

/** All games, the built ones and the announced. */
export function games(): Promise<GameInfo[]> {
  all ??= api.games().catch((error) => {
    all = null;
    throw error;
  });
  return all;
}

export function game(name: string): Promise<GameDetail> {
  let found = details.get(name);
  if (!found) {
    found = api.game(name).catch((error) => {
      details.delete(name);
      throw error;
    });
    details.set(name, found);
  }
  return found;
}

/** The bot that sits down unless somebody asks for another: the game's own, else the last listed. */
export function usualBot(bots: string[]): string {
  return bots.includes('standard') ? 'standard' : (bots.at(-1) ?? '');
}
