/** What a board gets: one match as this person sees it, and what they can do. It holds no rules. */

import type { Live } from './live';
import type { Advice, Choice, Happening, Question, Teller, Tried } from './told';
import type { GameDetail, Invitation, Line, TableInfo, Waiting, You } from '../wire';

/** How a command ended: carried out, or refused with a sentence and perhaps a rule such as "R3.2". */
export type Outcome = { ok: true } | { ok: false; code: string; text: string; rule: string };

/** A move taken apart by the game's move table. */
export interface Parts {
  name: string;
  args: number[];
}

/** Who looks at a match. In a replay the eyes may be those of somebody else, who keeps their name. */
export interface Viewer extends You {
  borrowed?: boolean;
}

/** Every field is reactive; boards read them and call the verbs. */
export interface Play {
  readonly game: GameDetail;
  /** Tells messages of the game's catalogue to this person. */
  readonly teller: Teller;
  /** The language that the game is told in, where it is not the page's. */
  readonly lang?: string;
  readonly table: TableInfo;
  readonly you: Viewer;
  /** The fields of the game's view, as its `view.py` names them. */
  readonly view: Record<string, any>;
  readonly asks: Question[];
  readonly legal: number[];
  /** With the face "text" only. */
  readonly choices: Choice[];
  readonly waiting: Waiting[];
  /** Who is invited to answer though they need not, such as to an open offer; told to seats only. */
  readonly invited: Invitation[];
  /** Each seat's points as far as this person may know them. */
  readonly scores: number[];
  readonly log: Happening[];
  readonly chat: Line[];
  /** What undo would take back, "" if it could only be asked for, null if there is nothing. */
  readonly undo: string | null;
  /** Whether it would go behind a roll or something hidden, which marks the match. */
  readonly undoMarks: boolean;
  /** False in replays, for spectators, and while somebody else is asked: nothing can be played. */
  readonly active: boolean;
  /** In a replay: how many moves were made of how many, and the last of them in notation. */
  readonly past?: { at: number; count: number; seat: number; text: string };
  /** live: connected; lost: trying to come back; over: the match has ended. */
  readonly link: 'live' | 'lost' | 'over';
  /** Milliseconds there and back, null before the first measurement. */
  readonly ping: number | null;
  /** A command has been sent and is not answered yet. */
  readonly busy: boolean;
  /** What only live games have; null in all others, and when looking back. */
  readonly live: Live | null;
  /** Server milliseconds now, for clocks. */
  now(): number;

  /** Take a code apart, put one together (undefined: no such move). */
  parts(code: number): Parts;
  code(name: string, ...args: number[]): number | undefined;
  /** A move in the game's notation, as in records. */
  notation(code: number): string;

  /** Answer the open question; the serial is quoted by itself. */
  act(moves: number[]): Promise<Outcome>;
  typed(text: string): Promise<Outcome>;
  /** What these moves would change; null where that cannot be shown. */
  preview(moves: number[]): Promise<Tried | null>;
  why(move: number): Promise<{ text: string; rule: string }>;
  labels(moves: number[]): Promise<string[]>;
  hint(): Promise<Advice | Outcome>;
  takeBack(): Promise<Outcome>;
}
