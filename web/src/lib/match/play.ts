/** The data and functions for a board: one match as this person sees it, without rules. */

import type { Live } from './live';
import type { Advice, Choice, Happening, Question, Teller, Tried } from './told';
import type { GameDetail, Invitation, Line, TableInfo, Waiting, You } from '../wire';

/** The result of a command: carried out, or refused with a sentence and perhaps a rule such as "R3.2". */
export type Outcome = { ok: true } | { ok: false; code: string; text: string; rule: string };

/** A move decoded by the game's move table. */
export interface Parts {
  name: string;
  args: number[];
}

/** The viewer of a match. In a replay it may be somebody else's view, who keeps their name. */
export interface Viewer extends You {
  borrowed?: boolean;
}

/** Every field is reactive; boards read them and call the methods. */
export interface Play {
  readonly game: GameDetail;
  /** Formats messages of the game's catalogue for this person. */
  readonly teller: Teller;
  /** The language of the game's messages, if it isn't the page's. */
  readonly lang?: string;
  readonly table: TableInfo;
  readonly you: Viewer;
  /** The fields of the game's view, with the names of its `view.py`. */
  readonly view: Record<string, any>;
  readonly asks: Question[];
  readonly legal: number[];
  /** Only with the face "text". */
  readonly choices: Choice[];
  readonly waiting: Waiting[];
  /** Who is invited to answer but need not, e.g. an open offer; only sent to seats. */
  readonly invited: Invitation[];
  /** Each seat's points, as this person may know them. */
  readonly scores: number[];
  readonly log: Happening[];
  readonly chat: Line[];
  /** The move that undo would take back, "" if the others must agree, null if there is none. */
  readonly undo: string | null;
  /** Whether it would take back something random or hidden, which marks the match. */
  readonly undoMarks: boolean;
  /** Whether moves can be made: not in replays, for spectators, or while somebody else is asked. */
  readonly active: boolean;
  /** In a replay: the number of moves made and of all moves, and the last one in notation. */
  readonly past?: { at: number; count: number; seat: number; text: string };
  /** live: connected; lost: reconnecting; over: the match has ended. */
  readonly link: 'live' | 'lost' | 'over';
  /** The round trip in milliseconds, null before the first measurement. */
  readonly ping: number | null;
  /** Whether a command has been sent and not answered yet. */
  readonly busy: boolean;
  /** The parts of live games; null in all others, and in replays. */
  readonly live: Live | null;
  /** The server's current milliseconds, for clocks. */
  now(): number;

  /** Decode a code, encode a move (undefined: no such move). */
  parts(code: number): Parts;
  code(name: string, ...args: number[]): number | undefined;
  /** A move in the game's notation, as in records. */
  notation(code: number): string;

  /** Answer the open question; its serial is added automatically. */
  act(moves: number[]): Promise<Outcome>;
  typed(text: string): Promise<Outcome>;
  /** The changes by these moves; null if they cannot be shown. */
  preview(moves: number[]): Promise<Tried | null>;
  why(move: number): Promise<{ text: string; rule: string }>;
  labels(moves: number[]): Promise<string[]>;
  hint(): Promise<Advice | Outcome>;
  takeBack(): Promise<Outcome>;
}
