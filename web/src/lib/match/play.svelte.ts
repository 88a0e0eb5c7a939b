/** A match as boards play it: live over a session, or read from a replay. */

import { moved, type Order, type Place } from '../server/client';
import type { Live } from './live';
import { UNDONE } from './resultMarks';
import { MoveTable } from './moveTable';
import type { Outcome, Parts, Play } from './play';
import { namesOf, yourSeat } from '../people/names';
import { withNames, withTitles } from '../people/tableNames';
import { botTitle } from '../games/bots';
import { tellIn } from '../games/options';
import { say, spoken } from '../say.svelte';
import { outcome, type Session } from '../server/session.svelte';
import type { Catalogue, Reader } from '../text';
import { Teller, type Advice, type Happening, type Tried } from './told';
import type { Film, GameDetail, Replay, TableInfo } from '../wire';

/** The wire's marks for a take-back that others must allow, and for one of something random or hidden. */
const ONLY_ASK = '?';
const MARKS = '!';

/** A running match; made when the session has its first model with a position. */
export class LivePlay implements Play {
  private readonly moves: MoveTable;
  private readonly known = $derived.by(() => this.session.model!);

  private readonly titled = $derived.by(() => {
    const tell = tellIn(this.catalogue());
    return withTitles(this.known.table, (bot) => botTitle(bot, this.game, tell));
  });

  /** Changes only with names or the viewer's seat, not with every update of the table. */
  private readonly readers = $derived.by(() => JSON.stringify([yourSeat(this), namesOf(this)]));
  readonly teller = $derived.by(() => new Teller(this.catalogue(), reader(this.readers)));
  readonly chat = $derived.by(() => this.teller.chat(this.known.chat));

  constructor(
    readonly game: GameDetail,
    private readonly session: Session,
    private readonly catalogue: () => Catalogue,
  ) {
    this.moves = new MoveTable(game.moves);
  }

  get table() {
    return this.titled;
  }
  get you() {
    return this.known.you;
  }
  get view() {
    return this.known.view ?? {};
  }
  get asks() {
    return this.teller.asks(this.known.asks);
  }
  get legal() {
    return this.known.legal;
  }
  get choices() {
    return this.teller.choices(this.known.choices);
  }
  get waiting() {
    return this.known.waiting;
  }
  get invited() {
    return this.known.invited;
  }
  get scores() {
    return this.known.scores;
  }
  get log() {
    return this.teller.log(this.known.log);
  }
  get undo() {
    const { undo } = this.known;
    if (!undo) return null;
    if (undo === ONLY_ASK || undo === MARKS) return '';
    return this.teller.words(undo);
  }
  get lang() {
    return langOf(this.teller);
  }
  get undoMarks() {
    return this.known.undo === MARKS && !this.table.marks.includes(UNDONE);
  }
  get active() {
    return this.table.phase === 'playing' && this.you.seat >= 0 && this.legal.length > 0;
  }
  get link() {
    if (this.table.phase === 'over') return 'over';
    return this.session.standing.state === 'live' ? 'live' : 'lost';
  }
  get ping() {
    return this.session.ping;
  }
  get busy() {
    return this.session.busy;
  }
  get live(): Live | null {
    const { tempo, deals } = this.known;
    const { signs, pause, runOn, phrase, point, bid, shake } = this.session;
    return tempo && { tempo, deals, signs, pause, runOn, phrase, point, bid, shake };
  }

  now(): number {
    return this.session.now();
  }
  parts(code: number): Parts {
    return this.moves.parts(code);
  }
  code(name: string, ...args: number[]): number | undefined {
    return this.moves.code(name, args);
  }
  notation(code: number): string {
    return this.moves.text(code);
  }

  act(moves: number[]): Promise<Outcome> {
    return this.order({ t: 'act', serial: this.serial(), moves, ...this.seen() });
  }
  typed(text: string): Promise<Outcome> {
    return this.order({ t: 'typed', text, ...this.seen() });
  }
  async preview(moves: number[]): Promise<Tried | null> {
    const answer = await this.session.ask({ t: 'try', moves });
    return answer.t === 'tried' ? this.teller.tried(answer) : null;
  }
  async why(move: number): Promise<{ text: string; rule: string }> {
    const answer = await this.session.ask({ t: 'why', move });
    if (answer.t !== 'reason' && answer.t !== 'no') return { text: '', rule: '' };
    return { text: this.teller.words(answer.text), rule: answer.rule ?? '' };
  }
  async labels(moves: number[]): Promise<string[]> {
    const answer = await this.session.ask({ t: 'labels', moves });
    return answer.t === 'labelled' ? answer.labels.map((label) => this.teller.words(label)) : [];
  }
  async hint(): Promise<Advice | Outcome> {
    const answer = await this.session.ask({ t: 'hint' });
    return answer.t === 'advice' ? this.teller.advice(answer) : outcome(answer, this.teller);
  }
  takeBack(): Promise<Outcome> {
    return this.order({ t: 'takeback' });
  }

  private async order(order: Order): Promise<Outcome> {
    return outcome(await this.session.ask(order), this.teller);
  }

  /** In real time, the time on the screen is sent too. */
  private seen(): { seen?: number } {
    return this.known.tempo ? { seen: Math.round(this.now()) } : {};
  }

  /** The required question, or the only one; -1: the move itself determines it. */
  private serial(): number {
    const must = this.asks.find((ask) => ask.must);
    return (must ?? (this.asks.length === 1 ? this.asks[0] : undefined))?.serial ?? -1;
  }
}

/** The `lang` attribute for words in another language than the page's. */
function langOf({ catalogue }: Teller): string | undefined {
  return catalogue.lang === spoken() ? undefined : catalogue.lang;
}

/** The reader, as a string for comparison. */
function reader(written: string): Reader {
  const [you, names] = JSON.parse(written) as [number, string[]];
  return { you, names };
}

const past = async (): Promise<Outcome> => ({ ok: false, code: 'replay', text: say('room-replay-only'), rule: '' });

const NOWHERE: Place = { view: {}, asks: [], legal: [], choices: [], waiting: [], scores: [], undo: null, invited: [] };

/** A match to look at, at any of its moves. */
export class ReplayPlay implements Play {
  /** How many moves have been made. */
  at = $state(0);
  /** A live match's time in milliseconds: at the last move, or running. */
  #moment = $state(0);
  readonly active = false;
  readonly link = 'over';
  readonly ping = null;
  readonly busy = false;
  readonly live = null;
  readonly undo = null;
  readonly undoMarks = false;
  readonly legal: number[] = [];
  readonly invited = [];
  readonly chat = [];
  /** Replays ignore who has left since. */
  readonly table: TableInfo;
  private readonly moves: MoveTable;
  /** The positions calculated so far, each from the one before. */
  private readonly places: Place[];
  private readonly place = $derived.by(() => this.placeAt(this.at));
  readonly teller = $derived.by(() => new Teller(this.catalogue(), { you: yourSeat(this), names: namesOf(this) }));
  readonly log: Happening[] = $derived.by(() =>
    this.teller.log(this.film.steps.slice(0, this.at).flatMap((step) => step.events ?? [])),
  );

  constructor(
    readonly game: GameDetail,
    readonly replay: Replay,
    private readonly film: Film,
    private readonly catalogue: () => Catalogue,
    /** The viewer's guest id, '' for nobody. */
    private readonly guest = '',
  ) {
    this.moves = new MoveTable(game.moves);
    this.places = [moved(NOWHERE, film.first)];
    const chairs = withNames(replay.table).chairs.map((chair) => ({
      ...chair,
      here: true,
      away: false,
      away_at: -1,
      stood_in: 0,
    }));
    const tell = tellIn(catalogue());
    this.table = withTitles({ ...replay.table, chairs }, (bot) => botTitle(bot, game, tell));
  }

  get lang() {
    return langOf(this.teller);
  }
  get length(): number {
    return this.film.steps.length;
  }
  get past() {
    const step = this.film.steps[this.at - 1];
    return { at: this.at, count: this.length, seat: step?.seat ?? -1, text: step?.text ?? '' };
  }
  get you() {
    const { seat } = this.replay;
    const chair = this.table.chairs[seat];
    const borrowed = chair !== undefined && (!this.guest || chair.guest !== this.guest);
    return { guest: this.guest, name: chair?.name ?? '', seat: Math.max(seat, -1), owner: false, borrowed };
  }
  get view() {
    return this.place.view ?? {};
  }
  get asks() {
    return this.teller.asks(this.place.asks);
  }
  get choices() {
    return [];
  }
  get waiting() {
    return this.place.waiting;
  }
  get scores() {
    return this.place.scores;
  }

  /** Go to a number of moves, or the nearest possible one. */
  jump(at: number): void {
    this.at = Math.max(0, Math.min(this.length, Math.trunc(at) || 0));
    this.#moment = this.momentOf(this.at);
  }

  /** In a live match: go to a time, with all moves made by then. */
  runTo(moment: number): void {
    const { steps } = this.film;
    this.#moment = Math.min(moment, this.momentOf(this.length));
    while (this.at < this.length && steps[this.at]!.at <= this.#moment) this.at++;
  }

  /** The time of the last of so many moves. */
  momentOf(at: number): number {
    return at > 0 ? (this.film.steps[at - 1]?.at ?? 0) : 0;
  }

  now(): number {
    return this.#moment;
  }
  parts(code: number): Parts {
    return this.moves.parts(code);
  }
  code(name: string, ...args: number[]): number | undefined {
    return this.moves.code(name, args);
  }
  notation(code: number): string {
    return this.moves.text(code);
  }
  act = past;
  typed = past;
  preview = async () => null;
  why = async () => ({ text: '', rule: '' });
  labels = async () => [];
  hint = past;
  takeBack = past;

  private placeAt(at: number): Place {
    for (let next = this.places.length; next <= at; next++)
      this.places.push(moved(this.places[next - 1]!, this.film.steps[next - 1]!.position));
    return this.places[at]!;
  }
}
