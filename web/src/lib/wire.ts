/* Made by `make wire` from src/aevum/server/wire.py and api.py. Do not edit. */

import type { Text } from './text';

/** Bytes in a frame from a client; a longer one closes the socket. */
export const MAX_FRAME = 16384 as const;
/** Every so many `Up`s one carries the hash of the recipient's view. */
export const HASH_EVERY = 20 as const;
/** In a live game also the first `Up` after so many milliseconds. Time without changes needs no hash, and a lost last frame shows in a `Pong`. */
export const HASH_MS = 1000 as const;
export const CLOSE_RESTART = 1012 as const;
export const CLOSE_BEHIND = 1013 as const;
export const CLOSE_BAD_FRAME = 4400 as const;
export const CLOSE_STRANGER = 4401 as const;
export const CLOSE_FOREIGN = 4403 as const;
export const CLOSE_NO_TABLE = 4404 as const;
export const CLOSE_TOO_MANY = 4429 as const;
export const PHRASES = ["Hello!", "Good luck.", "Your move.", "One moment, please.", "Well played.", "Nice one!", "Oops.", "Thank you.", "Sorry.", "Good game.", "Another one?", "I have to go."] as const;
/** Their numbers follow those of PHRASES; only at tables of live games. */
export const LIVE_PHRASES = ["You first.", "Together at zero.", "I leave if you leave.", "No.", "Yes.", "Not that card!", "Watch the leader.", "Hurry!"] as const;

/** The first message: the face of the game that this client draws, and what it already has. */
export interface Hello {
  t: 'hello';
  /** board: the view's fields and the codes of moves; text: the drawing, the layout of games that have one (`core/layout.py`) as fields `lay_...`, and every move with its label and places. */
  face?: 'board' | 'text';
  epoch?: string;
  have?: number;
  /** The language in which every message also comes in words, such as "en"; "": none, or English with the face "text". */
  render?: string;
}

/** Ask again for everything after `have`; answered by the missing Ups or by a Snap. */
export interface Sync {
  t: 'sync';
  have: number;
}

/** Measure the latency; `at` comes back unchanged. */
export interface Ping {
  t: 'ping';
  at: number;
}

/** Answer a `Probe` at once, so that the server measures the latency itself. */
export interface Echo {
  t: 'echo';
  nonce: number;
}

/** Answer a question: one move, or a list of which all or none are made. */
export interface Act {
  t: 'act';
  id: string;
  /** The question that is answered, so that a late answer does not count for a newer one. */
  serial: number;
  moves: number[];
  /** In a live game: the server's time on the screen then; -1: the time of arrival. */
  seen?: number;
}

/** A move in the game's notation, as in records. */
export interface Typed {
  t: 'typed';
  id: string;
  text: string;
  seen?: number;
}

/** What would these moves do? Nothing is logged, and nothing hidden is shown. */
export interface Try {
  t: 'try';
  id: string;
  moves: number[];
}

/** Why isn't this move possible? */
export interface Why {
  t: 'why';
  id: string;
  move: number;
}

/** These moves in a player's words. */
export interface Labels {
  t: 'labels';
  id: string;
  moves: number[];
}

/** What would a bot do here? */
export interface Hint {
  t: 'hint';
  id: string;
}

/** Take my last move back, or ask the others if the rules of undo do not allow it. */
export interface TakeBack {
  t: 'takeback';
  id: string;
}

/** Answer another seat's request for a take-back. */
export interface Consent {
  t: 'consent';
  id: string;
  yes: boolean;
}

/** Take an open seat; in a running match, my own again. */
export interface Sit {
  t: 'sit';
  id: string;
  seat: number;
}

/** Leave my seat; in a running match a bot plays on. */
export interface Stand {
  t: 'stand';
  id: string;
  /** Before the match: leave the table too; if I own it, the next player there owns it. */
  leave?: boolean;
}

/** Give up my seat for the rest of a match: a bot plays on, and I never get it back. If no other person plays, the match ends without a result. */
export interface Resign {
  t: 'resign';
  id: string;
  /** Leave the table too: a rematch has no seat for me. */
  leave?: boolean;
}

/** Give the seat of an absent player to a bot for the rest of the match, as the owner. Every player may do so if the owner is the absent one. */
export interface Remove {
  t: 'remove';
  id: string;
  seat: number;
  /** The player's guest id, so that nobody else is removed. */
  guest: string;
}

/** Ask to end a match without a result, agree to it, or refuse; it ends when all agree. One refusal ends the vote. If one person plays with bots, the match ends at once. */
export interface EndVote {
  t: 'endvote';
  id: string;
  yes: boolean;
}

/** Set who may sit there, as the owner: anybody, nobody, or a bot by name. */
export interface Seat {
  t: 'seat';
  id: string;
  seat: number;
  who: 'bot' | 'open';
  bot?: string;
}

/** Change the table before the start, as the owner; fields that are not given stay. Whether spectators may write can be changed at any time. */
export interface Settings {
  t: 'settings';
  id: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string> | null;
  clock?: number | null;
  takeback?: 'ask' | 'never' | null;
  hints?: 'all' | 'alone' | 'free' | 'off' | null;
  reveal?: boolean | null;
  public?: boolean | null;
  window?: number | null;
  pause?: 'all' | 'any' | null;
  speed?: 0 | 1 | 2 | 4 | null;
  spectators?: boolean | null;
  /** All that differ from print; {} restores the printed ones. */
  numbers?: Record<string, number> | null;
}

/** I am ready, or no longer ready. */
export interface Ready {
  t: 'ready';
  id: string;
  ready: boolean;
}

/** Start the match, as the owner, when every seat is taken and every person ready. */
export interface Start {
  t: 'start';
  id: string;
}

/** Make a new table with the same people, options and bots. */
export interface Rematch {
  t: 'rematch';
  id: string;
}

/** A line for everybody at the table. */
export interface Chat {
  t: 'chat';
  id: string;
  text: string;
}

/** One of the quick phrases, by its number. */
export interface Phrase {
  t: 'phrase';
  id: string;
  number: number;
}

/** In a live game: stop time, or let it run on. If all must agree, it is a vote. Sent again, it withdraws the vote; a vote to stop counts for some seconds only. */
export interface Pause {
  t: 'pause';
  id: string;
  on: boolean;
}

/** At a table without time: let it run on to the next event. */
export interface RunOn {
  t: 'runon';
  id: string;
}

/** In a live game: show everybody a place on the board. */
export interface Point {
  t: 'point';
  id: string;
  place: number;
}

/** In a live game: "I leave `mine` if you leave `yours`". It is not binding. */
export interface Bid {
  t: 'bid';
  id: string;
  mine: number;
  yours: number;
  /** The seat it is for, -1: anyone who accepts first. */
  to?: number;
  /** Whether a shared 3-2-1 follows the handshake. */
  count?: boolean;
}

/** Answer a bid, or withdraw my own. */
export interface Shake {
  t: 'shake';
  id: string;
  number: number;
  yes: boolean;
}

/** Mute a guest at this table, or let them write again, as the owner. */
export interface Mute {
  t: 'mute';
  id: string;
  guest: string;
  muted: boolean;
}

/** A seat at the table. */
export interface Chair {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  guest: string;
  bot: string;
  ready: boolean;
  here: boolean;
  /** Whether the person is away and a bot plays for them. */
  away: boolean;
  /** When a bot will take over, in server milliseconds, -1 if none will. */
  away_at: number;
  /** How often a bot has moved for this person since their own last move. */
  stood_in: number;
  /** How the person of this name gave up the seat; a bot has it for the rest of the match. */
  left: '' | 'left' | 'removed' | 'resigned';
  /** How many hints this person has asked for. */
  hints: number;
}

/** The public facts of a table. */
export interface TableInfo {
  code: string;
  game: string;
  phase: 'lobby' | 'over' | 'playing';
  owner: string;
  chairs: Chair[];
  options: Record<string, boolean | number | string>;
  /** Seconds for a decision, 0: no clock. */
  clock: number;
  takeback: 'ask' | 'never';
  /** Whether everything is shown after the match: hands, the seed, every seat's replay. */
  reveal: boolean;
  public: boolean;
  watchers: number;
  daily: string;
  /** The hash of the seed, shown from the start. */
  commit: string;
  /** The seed, shown at the end if the table reveals it. */
  seed: string;
  scores: number[] | null;
  ranks: number[] | null;
  /** Why the match ended, if there is a reason to show. */
  end: Text | null;
  muted: string[];
  /** The seat that asks to take its move back, -1 if none does. */
  asking: number;
  /** The log's line about that move, if everybody saw one. */
  pleaded: Text | null;
  /** The other seats whose later moves would be taken back with it. */
  undone: number[];
  consents: number[];
  /** The code of the rematch. */
  next: string;
  /** Live games: how many milliseconds commands wait for earlier ones on their way. */
  window: number;
  /** Live games: who may pause, any player (twice per game) or all together. */
  pause: 'all' | 'any';
  /** Live games: the speed in quarters; 0: time stands until a player lets it run on. */
  speed: 0 | 1 | 2 | 4;
  /** The team of each seat, counted from 0; empty without teams. */
  teams: number[];
  /** Finished live games: how many handshakes each seat broke. */
  broken: number[];
  /** The seats that want to end the match without a result, the first to ask first. */
  ending: number[];
  /** Whether the requested take-back also takes back something random or hidden. */
  undo_marks: boolean;
  /** The marks of the result: "takeback" (something random or hidden was taken back, so it does not count), "hints" (somebody asked for a hint). */
  marks: string[];
  hints: 'all' | 'alone' | 'free' | 'off';
  /** Whether spectators may write in the chat of a private table; in a public one they may. */
  spectators: boolean;
  /** The numbers of the game that differ from print; left out if none does. */
  numbers?: Record<string, number>;
  end_words?: string;
  pleaded_words?: string;
}

/** The recipient's role. */
export interface You {
  guest: string;
  name: string;
  /** -1: not seated. */
  seat: number;
  owner: boolean;
}

/** An open question of this recipient. */
export interface Question {
  serial: number;
  kind: number;
  prompt: Text;
  must: boolean;
  subject: number;
  /** Whether it is answered and only waits for the others. */
  sealed: boolean;
  /** The last game millisecond for an answer, -1 without a limit. */
  deadline: number;
  words?: string;
}

/** A legal move for clients without a board: its code, notation, label and kind. */
export interface Choice {
  code: number;
  text: string;
  label: Text;
  kind: string;
  words?: string;
  /** The places of the layout that it consists of, in the order of choosing, if any. */
  places?: string[];
}

/** A seat that is asked something, as everybody may know. */
export interface Waiting {
  seat: number;
  serial: number;
  must: boolean;
  sealed: boolean;
  /** When the table's clock or the game's deadline ends it, in server milliseconds; -1: never. */
  ends_at: number;
}

/** A seat that is invited to answer but need not, e.g. an open offer. */
export interface Invitation {
  seat: number;
  /** When a bot stops waiting for it, in server milliseconds; -1: no limit. */
  ends_at: number;
}

/** What a recipient sees of a match; an `Up` only has what changed. */
export interface Position {
  /** Fields of the view, each complete. */
  set?: Record<string, any>;
  /** Fields that the view no longer has. */
  gone?: string[];
  asks?: Question[] | null;
  legal?: number[] | null;
  /** Only with the face "text". */
  choices?: Choice[] | null;
  waiting?: Waiting[] | null;
  /** Each seat's points, as this recipient may know them. */
  scores?: number[] | null;
  /** What a take-back would take back, in a few words; "?" if the others must agree, "!" if it also takes back something random or hidden, which marks the match, "" if there is none. */
  undo?: Text | '' | '!' | '?' | null;
  undo_words?: string;
  /** Who is invited to answer; only sent to seats. */
  invited?: Invitation[] | null;
}

/** An event as this recipient may know it, with its line for the log. If `text` has no argument `who`, that is the event's seat. */
export interface Happening {
  kind: string;
  seat: number;
  args: number[];
  text: Text;
  /** How many moves this recipient has seen before it, for jumps in a replay. */
  row: number;
  words?: string;
}

/** A line of chat; `guest` is empty for the table's own lines, which are messages. */
export interface Line {
  number: number;
  at: number;
  guest: string;
  name: string;
  /** The text as it was written; English for the table's own lines. */
  text: string;
  phrase: number;
  /** The table's own line. */
  said: Text | null;
}

/** How the time of a live match runs: at the server's time `since` it is `at`. From then on it advances by `rate` quarters of a millisecond per millisecond. Before that it is `at`, so a `since` in the future is a 3-2-1. */
export interface Tempo {
  at: number;
  since: number;
  /** 4: full speed, 0: stopped. */
  rate: number;
  /** Why it is stopped: somebody paused, or somebody lost the connection. */
  held: '' | 'gone' | 'pause';
  /** The seat that paused, or asked for it first, or lost the connection. */
  by: number;
  /** If all must agree: the seats that want it to stop, or to run on if it is stopped, in the order of their votes. */
  votes: number[];
  /** How many pauses each seat has left, -1 if they are not counted, alone with bots. */
  pauses: number[];
}

/** A bid, or the handshake it led to. It is not binding. */
export interface Deal {
  number: number;
  seat: number;
  /** The seat it is for, -1: anybody; after the handshake, the seat that accepted. */
  to: number;
  mine: number;
  yours: number;
  count: boolean;
  /** refused: by the seat it was for; lapsed: without an answer, or withdrawn. */
  state: 'broken' | 'kept' | 'lapsed' | 'open' | 'refused' | 'shaken';
  /** When an open bid lapses and a handshake is judged, in server milliseconds. */
  ends_at: number;
  /** When the shared 3-2-1 reaches zero, -1 if there is none. */
  zero_at: number;
  /** The seats that did not leave. */
  broke: number[];
}

/** Everything this recipient may see now; `Up`s continue from `seq`. */
export interface Snap {
  t: 'snap';
  epoch: string;
  seq: number;
  now: number;
  table: TableInfo;
  you: You;
  position?: Position | null;
  log?: Happening[];
  chat?: Line[];
  rows?: number;
  hash?: number;
  /** Only in live games. */
  tempo?: Tempo | null;
  deals?: Deal[];
  /** For spectators of a live game who see nothing yet: the server's time when they will. */
  shows_at?: number;
}

/** A numbered change; one of another epoch than the last Snap's belongs to another stream. */
export interface Up {
  t: 'up';
  epoch: string;
  seq: number;
  now: number;
  /** The id of the command that caused it, only sent to its own seat. */
  done?: string;
  table?: TableInfo | null;
  position?: Position | null;
  events?: Happening[];
  chat?: Line[];
  /** Moves were taken back: happenings from this row on no longer count. */
  back?: number;
  hash?: number | null;
  tempo?: Tempo | null;
  /** All that are open or were settled recently. */
  deals?: Deal[] | null;
}

/** A command is carried out and stored, and everything up to `seq` shows it. */
export interface Ack {
  t: 'ack';
  id: string;
  seq: number;
}

/** A command is refused: a word for programs, a sentence for people, perhaps the rule. */
export interface No {
  t: 'no';
  id: string;
  code: string;
  text: Text;
  rule?: string;
  /** With the number of the rule. */
  words?: string;
}

/** What a `Try` would do: the fields that would change, and the lines of the log. */
export interface Tried {
  t: 'tried';
  id: string;
  label: Text;
  set?: Record<string, any>;
  gone?: string[];
  events?: Happening[];
  words?: string;
}

/** The answer to a `Why`; without a text the move is possible. */
export interface Reason {
  t: 'reason';
  id: string;
  text?: Text | null;
  rule?: string;
  /** With the number of the rule. */
  words?: string;
}

/** The answer to `Labels`, in the same order. */
export interface Labelled {
  t: 'labelled';
  id: string;
  labels: Text[];
  words?: string[];
}

/** The answer to a `Hint`. */
export interface Advice {
  t: 'advice';
  id: string;
  move: number;
  label: Text;
  reason: Text;
  bot: string;
  ms: number;
  /** The move and those that complete it, such as an offer with its terms. */
  line: number[];
  label_words?: string;
  reason_words?: string;
  /** The plan that the move belongs to, in a few words. */
  aim?: Text | null;
  /** Moves of this plan that would follow. */
  later?: number[];
  aim_words?: string;
}

/** The answer to a `Ping`: the server's time, and the last number, which shows lost frames. */
export interface Pong {
  t: 'pong';
  at: number;
  now: number;
  epoch: string;
  seq: number;
}

/** In a live game: answer with an `Echo` at once. */
export interface Probe {
  t: 'probe';
  nonce: number;
  now: number;
  /** The median of the last measured round trips, in milliseconds; -1: none yet. */
  trip: number;
}

/** A seat shows everybody a place; it is not numbered and not stored. */
export interface Sign {
  t: 'sign';
  seat: number;
  place: number;
}

/** The answer to a `Rematch`: the code of the new table. */
export interface Moved {
  t: 'moved';
  id: string;
  code: string;
}

/** The guest who asks. */
export interface Me {
  guest: string;
  name: string;
}

/** A new name. */
export interface Rename {
  name: string;
}

/** One setting of a game, with all that a form needs. */
export interface OptionInfo {
  name: string;
  kind: 'bool' | 'choice' | 'int' | 'text';
  default: boolean | number | string;
  /** A sentence for a form; this and the texts below are messages of the game's catalogue. */
  about: Text;
  low: number;
  high: number;
  choices: string[];
  /** The most characters of a text. */
  longest: number;
  /** The texts to choose from. */
  suggests: string[];
  /** The name of each choice. */
  suggested: Text[];
  /** What each value means at a table: one for each choice, two for a bool (off, on), one for each number or one for an int; none where the value says it all. The one for an int has the number as its argument `n`, or {} in words without a key. */
  words: Text[];
  /** Its name in a form. */
  title: Text;
  /** Whether an int may also be 0, which means the usual value. */
  usual: boolean;
  /** The number of players for which a bool can be on; 0: any. */
  seats: number;
}

/** The values that one argument of a move can have, in words. */
export interface DomainInfo {
  name: string;
  words: string[];
}

/** One kind of move: codes from `base` on, the last argument varying fastest. */
export interface MoveRow {
  name: string;
  pattern: string;
  base: number;
  size: number;
  domains: DomainInfo[];
}

/** One number of a game that a table may change, and how sure its printed value is. */
export interface NumberInfo {
  name: string;
  printed: number;
  low: number;
  high: number;
  /** What it counts and what for, such as "Ore for a town", from the game's catalogue. */
  about: Text;
  /** The heading above it in lists; numbers of a group are next to each other. */
  group: Text;
  /** How sure it is: printed, public, reconstructed or a designer's (`number-grade-...`). */
  grade: 'designed' | 'printed' | 'public' | 'reconstructed';
  /** The paragraph of the rules about it, such as R6.1; or empty. */
  rule: string;
  /** More about its source. */
  source: Text | null;
}

/** A board that a game of another package brings along. */
export interface ScreenInfo {
  /** The address of the ES module that draws it. */
  module: string;
  /** The addresses of its style sheets. */
  styles: string[];
}

/** A way of playing that bots of every level may have, equal in strength to the others. */
export interface StyleInfo {
  name: string;
  /** What players call it: "Trader". */
  title: Text;
  /** What it does, in a sentence. */
  about: Text;
}

/** A game as the home page shows it. */
export interface GameInfo {
  name: string;
  title: string;
  /** The game in a sentence. */
  summary: Text;
  min_seats: number;
  max_seats: number;
  timing: 'joint' | 'live' | 'turns';
  hidden: boolean;
  /** About how long a game lasts. */
  minutes: number;
  /** False: announced, but it cannot be played yet. */
  built: boolean;
  options: OptionInfo[];
  /** The names of all bots that a table may have; `LEVEL-STYLE` plays in that style. */
  bots: string[];
  /** The bots to choose from: the levels, if there are some, and those of packages. */
  offered: string[];
  /** From the weakest to the strongest (`part-bot-...`). A bot of a level without a style gets one when the match begins, if possible another than the other bots. */
  levels: string[];
  styles: StyleInfo[];
  /** The addresses of its catalogues by language; none for a game that speaks only English. */
  catalogues: Record<string, string>;
  /** How many numbers a table may change; `/api/games/NAME/numbers` lists them. */
  numbers: number;
  /** Its own board; None for a game that this client draws itself. */
  screen: ScreenInfo | null;
}

/** A game as its table needs it. */
export interface GameDetail {
  name: string;
  title: string;
  /** The game in a sentence. */
  summary: Text;
  min_seats: number;
  max_seats: number;
  timing: 'joint' | 'live' | 'turns';
  hidden: boolean;
  /** About how long a game lasts. */
  minutes: number;
  /** False: announced, but it cannot be played yet. */
  built: boolean;
  options: OptionInfo[];
  /** The names of all bots that a table may have; `LEVEL-STYLE` plays in that style. */
  bots: string[];
  /** The bots to choose from: the levels, if there are some, and those of packages. */
  offered: string[];
  /** From the weakest to the strongest (`part-bot-...`). A bot of a level without a style gets one when the match begins, if possible another than the other bots. */
  levels: string[];
  styles: StyleInfo[];
  /** The addresses of its catalogues by language; none for a game that speaks only English. */
  catalogues: Record<string, string>;
  /** How many numbers a table may change; `/api/games/NAME/numbers` lists them. */
  numbers: number;
  /** Its own board; None for a game that this client draws itself. */
  screen: ScreenInfo | null;
  version: number;
  moves: MoveRow[];
}

/** The rules as implemented: safe HTML made from RULES.md, with an id at each numbered rule. */
export interface RulesPage {
  title: string;
  /** Their language: the one asked for, if the game has rules in it. */
  language: string;
  html: string;
  /** (id, words) of each heading. */
  contents: [string, string][];
}

/** How strong the bots of a game are against each other, as measured. */
export interface LadderPage {
  /** Safe HTML in English with tables; empty if nothing has been measured yet. */
  html: string;
}

/** A table to make; with `start`, the match begins at once. */
export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string>;
  seats?: number;
  /** Bots for the seats after the maker's; the others stay open. */
  bots?: string[];
  /** Whether all seats are for bots, so that the maker watches. */
  watch?: boolean;
  start?: boolean;
  clock?: number;
  takeback?: 'ask' | 'never';
  hints?: 'all' | 'alone' | 'free' | 'off';
  reveal?: boolean;
  public?: boolean;
  /** Whether spectators may write in the chat of a private table. */
  spectators?: boolean;
  /** The puzzle of the day; the options are then chosen by the server. */
  daily?: boolean;
  /** As in `wire.TableInfo`; this and the next two are for live games. */
  window?: number;
  pause?: 'all' | 'any';
  speed?: 0 | 1 | 2 | 4;
  /** Numbers of the game that differ from print; the puzzle of the day takes none. */
  numbers?: Record<string, number>;
}

/** The new table's code; its page is /t/CODE. */
export interface Made {
  code: string;
}

/** A table in a list. */
export interface TableLine {
  code: string;
  game: string;
  phase: 'lobby' | 'over' | 'playing';
  names: string[];
  seats: number;
  taken: number;
  watchers: number;
  your_seat: number;
  your_turn: boolean;
  rows: number;
  created: number;
  /** When it was last changed or played; to the minute in games with hidden information. */
  changed: number;
  /** What distinguishes it from others of its game: a date, a map. */
  title: Text | null;
  daily: string;
  /** Why this table cannot be opened; null if it can. */
  problem: Text | null;
  /** The marks of its result, as in `wire.TableInfo`. */
  marks: string[];
  /** As in `wire.TableInfo`. */
  numbers?: Record<string, number>;
}

/** Lists for the home page. */
export interface Tables {
  /** Unfinished ones where I sit, newest first. */
  mine: TableLine[];
  /** Public ones with an open seat. */
  open: TableLine[];
  /** Public ones to watch. */
  running: TableLine[];
  /** The lists that have more lines, at `/api/tables/more`. */
  more: ('mine' | 'open' | 'running')[];
}

/** More lines of one list. */
export interface TablePage {
  tables: TableLine[];
  /** Whether there are more lines. */
  more: boolean;
}

/** A finished match of mine. */
export interface Past {
  code: string;
  game: string;
  ended: number;
  seats: number;
  /** Mine. */
  seat: number;
  score: number;
  /** 0: the match ended without a result. */
  rank: number;
  names: string[];
  /** Why it ended: a word of the game, or what the server says of a match without a result. */
  end: Text | null;
  daily: string;
  /** What distinguishes it from others of its game: a date, a map. */
  title: Text | null;
  /** As in `wire.TableInfo`, "numbers" if it was not played as printed and so does not count, and "resigned", "left" or "removed" if I gave up my seat. */
  marks: string[];
  /** As in `wire.TableInfo`. */
  numbers?: Record<string, number>;
}

/** Finished matches, newest first; `next` continues the list. */
export interface History {
  games: Past[];
  /** 0: this is the last page. */
  next: number;
}

/** The puzzle of the day. */
export interface Today {
  /** The UTC day, as 2026-11-15. */
  day: string;
  game: string;
  options: Record<string, boolean | number | string>;
  /** What distinguishes it from other starts of its game. */
  title: Text | null;
  /** Its first position. */
  view: Record<string, any>;
  finished: number;
  best: number | null;
  /** Whether nobody reached it without hints. */
  best_hinted: boolean;
  /** How many scores fall into each tenth between `low` and `high`. */
  bars: number[];
  low: number;
  high: number;
  /** My score, if I have finished it. */
  mine: number | null;
  /** My table of today, if I have started. */
  code: string;
  /** How many days in a row I have finished, including today if I have. */
  streak: number;
  /** Milliseconds until the next one. */
  next_ms: number;
  /** The marks of my score: with "takeback" it does not count. */
  marks: string[];
}

/** One move of a replay: what it changed for this viewer, and its lines of the log. */
export interface Step {
  seat: number;
  /** The move in notation; empty if the viewer may not know it. */
  text: string;
  at: number;
  position: Position;
  events?: Happening[];
  scores?: number[] | null;
}

/** A match from its first position to its last, as one viewer may see it. */
export interface Film {
  first: Position;
  steps: Step[];
}

/** A finished or running match to look back at, and the address of its film. */
export interface Replay {
  table: TableInfo;
  /** Whose view it is: a seat's, -2 for a spectator's, -1 for everything. */
  seat: number;
  /** The views that this viewer may see. */
  seats: number[];
  /** False during the match. */
  complete: boolean;
  /** The address of a `Film`. That of a finished match never changes. */
  film: string;
}

/** A map as JSON, which includes its name. */
export interface MapText {
  text: string;
}

/** What is wrong with a map, in a sentence; empty if nothing is. */
export interface MapVerdict {
  /** In English. */
  wrong: string;
  /** The same as a message, a key and its arguments; null if nothing is wrong. */
  message: Text | null;
}

/** A map in a list. */
export interface MapLine {
  code: string;
  name: string;
  /** Who drew it; empty for an official map. */
  author: string;
  mine: boolean;
  /** The place and kind of each tile, to draw a small picture. */
  tiles: [number, number, string][];
}

/** Maps to play on; `next` continues the list of others'. */
export interface MapList {
  official: MapLine[];
  mine: MapLine[];
  /** The newest first. */
  others: MapLine[];
  /** 0: this is the last page. */
  next: number;
}

/** A whole map. */
export interface MapInfo {
  code: string;
  name: string;
  /** Who drew it; empty for an official map. */
  author: string;
  mine: boolean;
  /** The place and kind of each tile, to draw a small picture. */
  tiles: [number, number, string][];
  text: string;
}

/** The score of the program's own search from the same start; null if there is none. */
export interface Par {
  score: number | null;
  seconds: number;
}

/** The body of every refusal: a word for programs, a sentence for people, and its message. */
export interface Problem {
  code: string;
  /** In English. */
  text: string;
  /** The same as a message, a key and its arguments. */
  message: Text;
}

export type FromClient = Hello | Sync | Ping | Echo | Act | Typed | Try | Why | Labels | Hint | TakeBack | Consent | Sit | Stand | Resign | Remove | EndVote | Seat | Settings | Ready | Start | Rematch | Chat | Phrase | Pause | RunOn | Point | Bid | Shake | Mute;

export type FromServer = Snap | Up | Ack | No | Tried | Reason | Labelled | Advice | Pong | Probe | Sign | Moved;
