/** The exports of a game's folder in `games/` for the pages, and the props of its components. */

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
  /** A bot's advice for this question; shown as a slip, never played automatically. */
  hint?: Advice | null;
  /** Whether a bot is thinking about a hint. */
  hinting?: boolean;
  /** Why there is no hint, as a sentence. */
  hintRefusal?: string;
  onhint?: () => void;
  onhintclose?: () => void;
}

/** The props of a whole table; the page around it has the header and the drawers. */
export interface BoardProps extends Record<string, any>, Advised {
  play: Play;
  /** Open the rules, perhaps at a paragraph such as "R5.3". */
  onrules?: (rule?: string) => void;
  /** Jump the replay to a row of the log. */
  onjump?: (row: number) => void;
  /** The replay scrubber, under the log. */
  scrubber?: Snippet;
  /** Buttons in the ask bar after the game, or in a replay. */
  after?: Snippet;
}

/** The props of a game's own start dialog, which requests a table. */
export interface StartProps extends Record<string, any> {
  game: GameInfo;
  onstart: (wish: NewTable) => void;
  /** Whether a table is being made. */
  busy?: boolean;
  /** Why it could not be made. */
  error?: string;
}

/** The props of a small drawing of a position. */
export interface MiniProps extends Record<string, any> {
  view: Record<string, any>;
}

/** The props of a game's own end of a match. */
export interface EndProps extends Record<string, any> {
  play: Play;
  /** The score of the game's own search: null if there is none, undefined while it runs. */
  par?: number | null;
  /** The address of the replay for others. */
  link: string;
  onreplay: () => void;
  /** Play the same again. */
  onrematch?: () => void;
  /** Play something else. */
  onother?: () => void;
}

/** The props of a game's own picker for the text of an option. */
export interface PickerProps extends Record<string, any> {
  value: string;
  /** The numbers of the table that differ from print. */
  numbers: OtherNumbers;
  onchoose: (text: string) => void;
}

/** The props of a picture of an option's text. */
export interface PreviewProps extends Record<string, any> {
  value: string;
  /** The number of seats. */
  seats: number;
  /** Called with a warning for this number of seats, "" if it fits. */
  onwarn?: (words: string) => void;
}

/** A text option with the game's own picker, and its words in a form. */
export interface Picking {
  option: string;
  /** The label of the picker. */
  other: Text;
  /** The name of a text other than the suggested ones. */
  named: (text: string) => Text;
  /** The same in a few words, for little room. */
  short: (text: string) => Text;
  /** The error of a text that this page can find; null for a valid one. */
  wrong?: (text: string) => Promise<Text | null>;
  /** The same from the server, for texts that no table has refused yet. */
  check?: (text: string) => Promise<Text | null>;
  picker: Loader<PickerProps>;
  /** A picture of the text's meaning, under the option. */
  preview?: Loader<PreviewProps>;
}

/** A first game for new players: the label of the button, and the options. */
export interface First {
  words: Text;
  options: Options;
}

/** A game's own start: a table made by one press, and a dialog for all others. */
export interface Start {
  /** The label of the button that starts at once, and the current options of its table. */
  words: Text;
  options: () => Options;
  /** The label of the button that opens the dialog, and the dialog. */
  choose: Text;
  dialog: Loader<StartProps>;
  /** The label of the button under a replay that plays the same start; null without one. */
  again: (options: Options) => Text | null;
}

/** An editor for things that people make for a game, such as maps, on pages of its own. */
export interface Editor {
  /** The first word of their addresses. */
  path: string;
  /** The label of the link to them in the site's header. */
  key: PlainOf<ShellMessages>;
  /** The page with all of them, and the page of one; a new one has the code "". */
  list: Loader<Record<string, never>>;
  item: Loader<{ code: string }>;
}

/** One or several keys, and what they do: in words, or as a message of the game. */
export type KeyWords = readonly [keys: string, words: string];
export type KeyText = readonly [keys: string, text: Text];

/** The exports of a game's folder for the pages; rarely needed components are loaded on demand. */
export interface GameRegistration {
  /** Its name on the server, and its former names. */
  name: string;
  former: readonly string[];
  /** Its picture on the home page. */
  picture: Loader<Record<string, never>>;
  board: Loader<BoardProps>;
  end: Loader<EndProps>;
  /** The game's own keys, for a table with these options and the numbers of this view. */
  keys: (options: Record<string, unknown>, view: NumberedView) => KeyText[];
  mini?: Loader<MiniProps>;
  start?: Start;
  first?: First;
  /** The description of the puzzle of the day. */
  daily?: Text;
  picking?: Picking;
  editor?: Editor;
}
