/**
 * What a person is about to do at their sheet: the die they have taken, the building they are
 * placing, the box they have chosen. Everything before `act` is theirs alone; what is legal, what it
 * costs and why something is not comes from the server.
 */

import { untrack } from 'svelte';
import type { Outcome, Play } from '../../lib/play';
import type { Question } from '../../lib/wire';
import { usedBy, usedInLog, type Used } from './used';
import { change } from './dicewords';
import { worded } from './spoken';
import { cellOf, clamped, moved, nearest, type Spot } from './drawing';
import { COLONY, DICE, PALACE } from './facts';
import {
  bought,
  byThing,
  drawing,
  drawn,
  dieOf,
  kindOf,
  numberOf,
  sorted,
  spotOf,
  thingOf,
  type Move,
  type Thing,
} from './moves';
import { ASKS, DEVELOPMENT, empiresView, NONE, sheetOf, type AskKind, type EmpiresView, type SheetView } from './view';

export interface Refusal {
  text: string;
  rule: string;
}

/** What is known of a place for the ghost: its Gold, or why it may not stand there. */
export interface Site {
  legal: boolean;
  gold: number;
  why: string;
  rule: string;
}

/** What is asked twice before it is done: an edict, or the end of a turn that leaves something undone. */
export type Twice = 'tax' | 'conscript' | 'done';

const CENTRE: Spot = { col: 5, row: 5 };

export class Desk {
  readonly #play: () => Play;
  readonly #quick: () => boolean;

  #die: number | null = $state(null);
  #buying = $state(false);
  #kind: number | null = $state(null);
  #ghost: Spot = $state.raw(CENTRE);
  #chosen: Thing | null = $state(null);
  #twice: Twice | null = $state(null);
  #looks: number | null = $state(null);
  #acting = $state(false);
  #sent: Promise<Outcome> | null = null;
  #sites: Map<string, Site> = $state.raw(new Map());
  #words: Map<number, string> = $state.raw(new Map());
  /** What each die of this turn was sent for. */
  #spent: Map<number, Used> = $state.raw(new Map());

  refusal: Refusal | null = $state.raw(null);
  /** The move whose button a hint means. */
  marked: number | null = $state(null);
  /** Dice that a proposal would roll again. */
  again: number[] = $state.raw([]);
  /** Gold that is added to a die for construction. */
  extra = $state(0);
  /** Whether a new building gets a Worker at once. */
  staffing = $state(true);

  readonly view: EmpiresView = $derived.by(() => empiresView(this.#play().view));
  readonly question: Question | null = $derived.by(() => {
    const play = this.#play();
    return (play.active && play.asks.find((ask) => ask.must && !ask.sealed)) || null;
  });
  readonly kind: AskKind | '' = $derived.by(() => (this.question ? (ASKS[this.question.kind] ?? '') : ''));
  readonly #moves = $derived.by(() => sorted(this.#play()));
  /** Whose seat it is; spectators look over the first one's shoulder. */
  readonly own: number = $derived.by(() => Math.max(0, this.#play().you.seat));
  readonly mine: SheetView = $derived.by(() => sheetOf(this.view, this.own));
  /** On whose map something is drawn now: a Colony stands on its host's. */
  readonly ground: number = $derived.by(() => (this.kind === 'site' ? this.view.target : this.own));
  /** Whose sheet lies on the table. */
  readonly shown: number = $derived.by(() => this.#looks ?? this.ground);
  readonly sheet: SheetView = $derived.by(() => sheetOf(this.view, this.shown));
  readonly die: number | null = $derived.by(() =>
    this.#die !== null && this.#moves.byDie.has(this.#die) ? this.#die : null,
  );
  /** The kind that is being placed. */
  readonly placing: number | null = $derived.by(() => {
    if (this.kind === 'site') return COLONY;
    return this.kind === 'develop' && this.#kind !== null && this.#moves.sites.has(this.#kind) ? this.#kind : null;
  });
  /** The moves that the chosen die, the purse or the question itself open. */
  readonly moves: Move[] = $derived.by(() => {
    if (this.die !== null) return this.#moves.byDie.get(this.die) ?? [];
    const free = this.#moves.byDie.get(NONE) ?? [];
    if (this.kind !== 'develop') return free;
    return free.filter((move) => bought(move) === this.#buying);
  });
  readonly #things = $derived.by(() => byThing(this.placing === null ? this.moves : []));
  readonly chosen: Thing | null = $derived.by(() =>
    this.#chosen && this.#things.has(this.#chosen) ? this.#chosen : null,
  );
  readonly uses: Move[] = $derived.by(() => (this.chosen ? (this.#things.get(this.chosen) ?? []) : []));
  /** The moves that a second press makes. */
  readonly meant: Move[] = $derived.by(() => this.#meant(this.#twice));
  readonly twice: Twice | null = $derived.by(() => (this.meant.length ? this.#twice : null));
  readonly site: Site | null = $derived.by(() => this.#sites.get(this.#siteKey()) ?? null);

  /** Must be made while a component is set up: it listens for new questions. */
  constructor(play: () => Play, quick: () => boolean) {
    this.#play = play;
    this.#quick = quick;
    const asked = $derived.by(() => `${this.kind} ${this.view.turn} ${this.view.phase} ${this.view.target}`);
    $effect(() => {
      void asked;
      untrack(() => this.#begin());
    });
    const serial = $derived.by(() => this.question?.serial ?? -1);
    $effect(() => {
      void serial;
      untrack(() => this.#renew());
    });
    $effect(() => {
      if (this.placing === null) return;
      void this.#ghost;
      void serial;
      untrack(() => void this.#look());
    });
  }

  get acting(): boolean {
    return this.#acting;
  }
  get buying(): boolean {
    return this.kind === 'develop' && this.#buying;
  }
  get ghost(): Spot {
    return this.#ghost;
  }
  #meant(what: Twice | null): Move[] {
    const free = this.kind === 'develop' ? (this.#moves.byDie.get(NONE) ?? []) : [];
    return [...this.#moves.edicts, ...free].filter(({ name }) => name === what);
  }
  may(what: Twice): boolean {
    return this.#meant(what).length > 0;
  }
  /** Whether anything can be asked of the server. */
  get active(): boolean {
    return this.#play().active;
  }
  /** Whether the sheet on the table is the one that is written on. */
  get home(): boolean {
    return this.shown === this.ground;
  }

  can(thing: Thing): boolean {
    return this.#things.has(thing);
  }
  get things(): Thing[] {
    return [...this.#things.keys()];
  }
  /** Whether anything of this name is legal, by whatever die. */
  legal(name: string): Move | undefined {
    return this.#moves.all.find((move) => move.name === name);
  }
  named(name: string): Move[] {
    return this.moves.filter((move) => move.name === name);
  }
  /** The least Gold that a thing takes with the die in hand, 0 where the die fits. */
  price(thing: Thing): number {
    if (this.die === null) return 0;
    return Math.min(...(this.#things.get(thing) ?? []).map((move) => change(this.view, this.mine, move)));
  }
  canTake(die: number): boolean {
    return (this.#moves.byDie.get(die)?.length ?? 0) > 0;
  }
  canDraw(kind: number): boolean {
    return this.kind === 'develop' && this.#moves.sites.has(kind);
  }
  get canBuy(): boolean {
    return (this.#moves.byDie.get(NONE) ?? []).some(bought);
  }
  /** What a die can do now, of all that its card names. */
  usesOf(die: number): Move[] {
    return this.#moves.byDie.get(die) ?? [];
  }
  /** Dice that could still do something in this Development. */
  get freeDice(): number[] {
    if (this.kind !== 'develop') return [];
    return Array.from({ length: DICE }, (_, die) => die).filter((die) => this.canTake(die));
  }
  hinted(code: number): boolean {
    return this.marked === code;
  }

  // Looking at sheets

  look(seat: number | null): void {
    this.#looks = seat === this.ground ? null : seat;
  }
  lookOn(step = 1): void {
    const { seats } = this.view;
    this.look((this.shown + step + seats) % seats);
  }

  // Dice

  /** Take a die, or give it back. In Diplomacy a die joins the proposal. */
  take(die: number): void {
    this.refusal = null;
    if (this.kind === 'propose') {
      this.again = this.again.includes(die) ? this.again.filter((each) => each !== die) : [...this.again, die].sort();
    } else if (this.die === die) this.giveBack();
    else if (this.canTake(die)) {
      this.giveBack();
      this.#die = die;
      this.#looks = null;
    } else void this.#explain(this.#play().code('build', die, 0));
  }
  giveBack(): void {
    this.#die = null;
    this.#kind = null;
    this.#buying = false;
    this.#chosen = null;
    this.#twice = null;
    this.extra = 0;
    this.marked = null;
  }
  buy(): void {
    const before = this.#buying;
    this.giveBack();
    this.#looks = null;
    if (this.canBuy) this.#buying = !before;
    else void this.#explain(this.#play().code('buy_soldier'));
  }

  // What is asked twice

  /** Ask once more before an edict or the end of a turn; where it is not possible, say why. */
  askTwice(what: Twice): void {
    const before = this.twice;
    this.refusal = null;
    this.giveBack();
    if (before === what) return;
    if (this.#meant(what).length) this.#twice = what;
    else void this.#explain(what === 'conscript' ? this.#play().code(what, 0) : this.#play().code(what));
  }
  /** Be done with the turn, at once if nothing could be drawn or used any more. */
  finish(): void {
    const [done] = this.#meant('done');
    const left = this.freeDice.length > 0 || this.#moves.sites.size > 0;
    if (done && !left) void this.act(done.code);
    else this.askTwice('done');
  }

  /** The move that proposes the chosen dice, if any are chosen. */
  get proposal(): Move | undefined {
    const set = this.again.reduce((sum, die) => sum | (1 << die), 0);
    return this.moves.find(({ name, args }) => name === 'reroll' && args[0] === set - 1);
  }

  // Drawing

  /** Begin to place a kind, or leave it. */
  place(kind: number): void {
    this.refusal = null;
    if (this.placing === kind) return this.giveBack();
    if (!this.canDraw(kind)) {
      void this.#explain(this.#play().code('farm', 0, 0) === undefined ? undefined : this.#anySite(kind));
      return;
    }
    this.giveBack();
    this.#kind = kind;
    this.#looks = null;
    this.#start(kind);
  }

  /** The ghost goes where it may stand, as near as possible to where it was. */
  #start(kind: number): void {
    const spots = [...(this.#moves.sites.get(kind)?.values() ?? [])].map(spotOf);
    this.#ghost = nearest(spots, this.#ghost) ?? clamped(kind, this.#ghost);
  }
  moveGhost(spot: Spot): void {
    if (this.placing === null) return;
    const next = clamped(this.placing, spot);
    if (next.col !== this.#ghost.col || next.row !== this.#ghost.row) this.#ghost = next;
  }
  nudge(key: string, far = false): boolean {
    if (this.placing === null) return false;
    const next = moved(this.placing, this.#ghost, key, far);
    if (next) this.#ghost = next;
    return next !== null;
  }
  get fits(): boolean {
    return this.placing !== null && (this.#moves.sites.get(this.placing)?.has(cellOf(this.#ghost)) ?? false);
  }
  /** Whether a Worker can move in at once. */
  get canStaff(): boolean {
    return this.placing !== null && this.placing < PALACE && this.mine.workers > 0;
  }

  /** Draw what the ghost shows; a Worker moves in if that is wished. */
  async draw(): Promise<void> {
    const kind = this.placing;
    if (kind === null) return;
    const code = drawing(this.#play(), kind, this.#ghost);
    if (code === undefined) return;
    if (!this.fits) return this.#explain(code);
    const staff = this.#play().code('staff', this.#ghost.col, this.#ghost.row);
    const both = this.staffing && this.canStaff && staff !== undefined;
    await this.act(code, ...(both ? [staff] : []));
  }

  // Things on the sheet

  /** Choose a thing; a second press does what it stands for. */
  press(thing: Thing): void {
    this.refusal = null;
    const [first, ...more] = this.#things.get(thing) ?? [];
    if (!first) return this.#pressIdle(thing);
    if ((this.chosen === thing || this.#quick()) && more.length === 0) void this.act(first.code);
    else this.choose(thing);
  }
  choose(thing: Thing | null): void {
    this.#chosen = thing;
    this.marked = null;
  }
  /** A kind of building without a die is one to draw; anything else has a reason. */
  #pressIdle(thing: Thing): void {
    const at = numberOf(thing);
    if (kindOf(thing) === 'kind') return this.place(at);
    const play = this.#play();
    const die = this.die;
    const wish =
      kindOf(thing) === 'culture'
        ? die === null
          ? play.code('buy_culture', at)
          : play.code('culture', die, at)
        : kindOf(thing) === 'caravan'
          ? play.code('caravan', die ?? 0, at)
          : kindOf(thing) === 'science'
            ? play.code('buy', at)
            : kindOf(thing) === 'soldier'
              ? play.code('buy_soldier')
              : undefined;
    void this.#explain(wish);
  }

  /** Show the move that a hint means, without making it. */
  aim(code: number): void {
    const move = { code, ...this.#play().parts(code) };
    this.giveBack();
    this.#looks = null;
    const kind = drawn(move);
    const die = dieOf(move);
    if (kind >= 0) {
      if (kind !== COLONY) this.#kind = kind;
      this.#ghost = spotOf(move);
    } else if (move.name === 'reroll') {
      const set = (move.args[0] ?? 0) + 1;
      this.again = Array.from({ length: DICE }, (_, each) => each).filter((each) => (set >> each) & 1);
    } else {
      if (die >= 0) this.#die = die;
      if (move.name === 'build') this.extra = move.args[1] ?? 0;
      this.#buying = bought(move);
      this.#chosen = thingOf(move);
      if (move.name === 'tax' || move.name === 'conscript') this.#twice = move.name;
    }
    this.marked = code;
  }

  /** Make moves, whole or not at all; the next question may come before the answer to the last. */
  async act(...codes: number[]): Promise<boolean> {
    if (this.#sent) await this.#sent;
    if (this.#acting) return false;
    this.#acting = true;
    this.#sent = this.#play().act(codes);
    const outcome = await this.#sent;
    this.#acting = false;
    this.#sent = null;
    this.refusal = outcome.ok ? null : { text: this.#said(outcome.text), rule: outcome.rule };
    if (outcome.ok) this.#settle(codes);
    return outcome.ok;
  }

  /** Say why a move is not possible. */
  ask(name: string, ...args: number[]): void {
    void this.#explain(this.#play().code(name, ...args));
  }

  /** What a die of this Development was used for, as far as it is known here or in the log. */
  usedFor(die: number): Used | null {
    if (!this.mine.used[die]) return null;
    return this.#spent.get(die) ?? usedInLog(this.#play().log, this.own, die);
  }

  /** Step back: the slip, what is chosen, what is being placed, the die, another's sheet. */
  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.chosen) this.choose(null);
    else if (this.twice) this.#twice = null;
    else if (this.#kind !== null || this.die !== null || this.#buying) this.giveBack();
    else if (this.#looks !== null) this.#looks = null;
    else if (this.again.length) this.again = [];
    else return false;
    return true;
  }

  /** A move in the server's words, once they are here. */
  words(code: number): string {
    return this.#said(this.#words.get(code) ?? this.#play().notation(code));
  }

  /** After an answer nothing is held; while there are lines, the same kind may be drawn again. */
  #settle(codes: number[]): void {
    const kind = this.#kind;
    for (const code of codes) {
      const move = { code, ...this.#play().parts(code) };
      const die = dieOf(move);
      if (die < 0) continue;
      const others = [...this.#spent].filter(([other]) => other !== die);
      const used = usedBy(move);
      this.#spent = new Map(used ? [...others, [die, used]] : others);
    }
    this.giveBack();
    if (kind !== null && this.canDraw(kind)) {
      this.#kind = kind;
      this.#start(kind);
    }
  }

  /** A new phase or another kind of question: nothing of the old one holds. */
  #begin(): void {
    this.giveBack();
    this.refusal = null;
    this.again = [];
    this.#looks = null;
    if (this.view.phase !== DEVELOPMENT) this.#spent = new Map();
    if (this.kind === 'site') this.#start(COLONY);
  }
  #renew(): void {
    this.#sites = new Map();
    void this.#name();
  }

  #siteKey(): string {
    return `${this.placing} ${this.#ghost.col} ${this.#ghost.row}`;
  }

  /** Ask the server what the ghost would cost where it is, or why it may not stand there. */
  async #look(): Promise<void> {
    const play = this.#play();
    const key = this.#siteKey();
    const kind = this.placing;
    if (kind === null || this.#sites.has(key) || !play.active) return;
    const code = drawing(play, kind, this.#ghost);
    if (code === undefined) return;
    let site: Site;
    if (this.fits) {
      const before = this.mine.gold;
      const tried = await play.preview([code]);
      const after = (tried?.set?.[`tracks_${this.own}`] as number[] | undefined)?.[3] ?? before;
      site = { legal: true, gold: before - after, why: '', rule: '' };
    } else {
      const { text, rule } = await play.why(code);
      site = { legal: false, gold: 0, why: this.#said(text), rule };
    }
    this.#sites = new Map([...this.#sites, [key, site]]);
  }

  /** Ask the server for the words of the moves that the ask bar offers. */
  async #name(): Promise<void> {
    const codes = (this.#moves.byDie.get(NONE) ?? [])
      .filter((move) => move.name !== 'reroll' && !bought(move))
      .map(({ code }) => code)
      .slice(0, 100);
    const question = this.question?.serial;
    if (codes.length === 0 || !this.#play().active) return;
    const labels = await this.#play().labels(codes);
    if (question === this.question?.serial) this.#words = new Map(codes.map((code, at) => [code, labels[at] ?? '']));
  }

  async #explain(code: number | undefined): Promise<void> {
    const play = this.#play();
    if (code === undefined || !play.active) return;
    const { text, rule } = await play.why(code);
    if (text) this.refusal = { text: this.#said(text), rule };
  }

  /** Some place for a kind that cannot be drawn: the reason is not the place. */
  #anySite(kind: number): number | undefined {
    return drawing(this.#play(), kind, clamped(kind, { col: 4, row: 4 }));
  }

  #said(text: string): string {
    const names = this.#play().table.chairs.map((chair) => chair.name);
    return worded(text.replace(/^R\d+\.\d+: /, ''), names);
  }
}
