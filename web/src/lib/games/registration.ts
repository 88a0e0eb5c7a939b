/** What a game's folder of `games/` offers to the pages, and what its components are given. */

import type { Component, Snippet } from 'svelte';

import type { Play } from '../match/play';
import type { Advice } from '../match/told';
import type { PlainOf } from '../match/tell';
import type { ShellMessages } from '../say.svelte';
import type { Text } from '../text';
import type { GameInfo, NewTable } from '../wire';
import type { NumberedView } from './numbers';
import type { OtherNumbers } from './otherNumbers';

export type Loader<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

type Options = NonNullable<NewTable['options']>;

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

/** What a game's own way to the text of an option gets. */
export interface PickerProps extends Record<string, any> {
  value: string;
  /** The numbers of the table that differ from print. */
  numbers: OtherNumbers;
  onchoose: (text: string) => void;
}

/** What a picture of an option's text gets. */
export interface PreviewProps extends Record<string, any> {
  value: string;
  /** How many sit at the table. */
  seats: number;
  /** Told instead of shown: what to know before so many sit down to it, "" if it fits. */
  onwarn?: (words: string) => void;
}

/** A text option that a game lets people find in its own way: which, and its words in a form. */
export interface Picking {
  option: string;
  /** What the way to any other text is called. */
  other: Text;
  /** What a text is called that is none of those offered. */
  named: (text: string) => Text;
  /** The same in a few words, where there is little room. */
  short: (text: string) => Text;
  /** What this page knows to be wrong with a text; null for one that a table takes. */
  wrong?: (text: string) => Promise<Text | null>;
  /** The same by asking the server, for texts that no table has refused yet. */
  check?: (text: string) => Promise<Text | null>;
  picker: Loader<PickerProps>;
  /** Shown under the option: what the text stands for. */
  preview?: Loader<PreviewProps>;
}

/** How a game begins for who has never played it: what the button says, and with which options. */
export interface First {
  words: Text;
  options: Options;
}

/** A game's own way to begin: a table that one press makes, and a dialog for all others. */
export interface Start {
  /** What the button says that begins at once, and the options of its table now. */
  words: Text;
  options: () => Options;
  /** What the button says that opens the dialog, and the dialog. */
  choose: Text;
  dialog: Loader<StartProps>;
  /** What the button under a replay says that plays the same start; null where there is none. */
  again: (options: Options) => Text | null;
}

/** What people make for a game, such as maps, in pages of their own. */
export interface Editor {
  /** The first word of their addresses. */
  path: string;
  /** What the link to them in the site's header is called. */
  key: PlainOf<ShellMessages>;
  /** The page with all of them, and the page of one; a new one has the code "". */
  list: Loader<Record<string, never>>;
  item: Loader<{ code: string }>;
}

/** A key, or several apart, and what they do: in words, and as a game says it. */
export type KeyWords = readonly [keys: string, words: string];
export type KeyText = readonly [keys: string, text: Text];

/** What a game's folder offers to the pages; components that most visits never need are loaded when they are. */
export interface GameRegistration {
  /** The name that the server gives it, and names that it gave it before. */
  name: string;
  former: readonly string[];
  /** Its picture on the home page. */
  picture: Loader<Record<string, never>>;
  board: Loader<BoardProps>;
  end: Loader<EndProps>;
  /** The keys that a table with these options, and the numbers of this view, has beside those of all games. */
  keys: (options: Record<string, unknown>, view: NumberedView) => KeyText[];
  mini?: Loader<MiniProps>;
  start?: Start;
  first?: First;
  /** What the puzzle of the day is like. */
  daily?: Text;
  picking?: Picking;
  editor?: Editor;
}
