/**
 * A person's current choice at their sheet: the die they have taken, the building they are placing,
 * the box they have chosen. Everything before `act` is local; legal moves, costs and refusals come
 * from the server.
 */

import type { Play } from '../../lib/match/play';
import { change } from './dicewords';
import { COLONY } from './facts';
import { drawnAs, drawnPlaces, type Drawn } from '../../kit/table/drawnHint';
import {
  bought,
  byThing,
  drawn as drawnKind,
  dieOf,
  kindOf,
  numberOf,
  rerolled,
  spotOf,
  thingOf,
  wished,
  type Move,
  type Thing,
} from './moves';
import { Plan } from './plan.svelte';
import { SeatController } from './seat.svelte';
import { Spent } from './spent.svelte';
import type { Tell } from './tell';
import type { Twice } from './twice';
import type { Used } from './used';
import { DEVELOPMENT, sheetOf, type SheetView } from './view';

/** How many labels the server sends at once. */
const MOST_LABELS = 100;

export class AsciiController extends SeatController {
  readonly #spent: Spent;
  readonly plan: Plan;

  #die: number | null = $state(null);
  #buying = $state(false);
  #chosen: Thing | null = $state(null);
  #twice: Twice | null = $state(null);
  #looks: number | null = $state(null);

  /** Dice that a proposal would roll again. */
  again: number[] = $state.raw([]);
  /** Gold that is added to a die for construction. */
  extra = $state(0);

  /** The seat whose sheet is shown. */
  readonly shown: number = $derived.by(() => this.#looks ?? this.ground);
  readonly sheet: SheetView = $derived.by(() => sheetOf(this.view, this.shown));
  readonly die: number | null = $derived.by(() => (this.#die !== null && this.canTake(this.#die) ? this.#die : null));
  /** The moves for the chosen die, the Gold or the question itself. */
  readonly moves: Move[] = $derived.by(() => {
    if (this.die !== null) return this.usesOf(this.die);
    if (this.kind !== 'develop') return this.dieless;
    return this.dieless.filter((move) => bought(move) === this.#buying);
  });
  readonly #things = $derived.by(() => byThing(this.plan.kind === null ? this.moves : []));
  readonly chosen: Thing | null = $derived.by(() =>
    this.#chosen && this.#things.has(this.#chosen) ? this.#chosen : null,
  );
  readonly uses: Move[] = $derived.by(() => (this.chosen ? (this.#things.get(this.chosen) ?? []) : []));
  /** The moves that a second press confirms. */
  readonly meant: Move[] = $derived.by(() => this.asTwice(this.#twice));
  readonly twice: Twice | null = $derived.by(() => (this.meant.length ? this.#twice : null));

  /** Create it during a component's initialisation, as it listens for new questions. */
  constructor(play: () => Play, quick: () => boolean) {
    super(play, quick);
    this.#spent = new Spent(play);
    this.plan = new Plan(play, this);
    this.whenChanged(
      () => {
        const { turn, phase, target, faces } = this.view;
        return `${this.kind} ${turn} ${phase} ${target} ${faces.join()}`;
      },
      () => this.#begin(),
    );
    const serial = () => this.question?.serial ?? -1;
    this.whenChanged(serial, () => {
      this.plan.forget();
      void this.fetchLabels(this.#offered());
    });
    this.whenChanged(
      () => ({ ghost: this.plan.ghost, kind: this.plan.kind, serial: serial() }),
      () => {
        if (this.plan.kind !== null) void this.plan.look();
      },
    );
  }

  get buying(): boolean {
    return this.kind === 'develop' && this.#buying;
  }
  /** Whether the shown sheet is the one to write on. */
  get home(): boolean {
    return this.shown === this.ground;
  }

  can(thing: Thing): boolean {
    return this.#things.has(thing);
  }
  named(name: string): Move[] {
    return this.moves.filter((move) => move.name === name);
  }
  /** The least Gold that a thing costs with the die in hand, 0 if the die fits. */
  price(thing: Thing): number {
    if (this.die === null) return 0;
    return Math.min(...(this.#things.get(thing) ?? []).map((move) => change(this.view, this.mine, move)));
  }

  // Sheets

  look(seat: number | null): void {
    this.#looks = seat === this.ground ? null : seat;
  }
  lookOn(step = 1): void {
    const { seats } = this.view;
    this.look((this.shown + step + seats) % seats);
  }

  // Dice

  /** Take a die, or put it back. In Diplomacy a die joins the proposal. */
  take(die: number): void {
    this.refusal = null;
    if (this.kind === 'propose') {
      this.again = this.again.includes(die) ? this.again.filter((each) => each !== die) : [...this.again, die].sort();
    } else if (this.die === die) this.giveBack();
    else if (this.canTake(die)) {
      this.giveBack();
      this.#die = die;
      this.#looks = null;
    } else this.ask('build', die, 0);
  }
  giveBack(): void {
    this.#die = null;
    this.plan.leave();
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
    else this.ask('buy_soldier');
  }
  /** The move that proposes the chosen dice, if any are chosen. */
  get proposal(): Move | undefined {
    return this.named('reroll').find((move) => rerolled(move).join() === this.again.join());
  }
  /** Whether an operation is asked for without a ready Army; only Conscription could give one. */
  get unarmed(): boolean {
    return this.kind === 'operation' && this.moves.every(({ name }) => name === 'done');
  }
  /** The use of a die in this Development, if it is known here or in the log. */
  usedFor(die: number): Used | null {
    return this.mine.used[die] ? this.#spent.by(this.own, die) : null;
  }

  // Confirmation

  /** Ask for confirmation of an edict or the end of a turn; if it is not possible, say why. */
  askTwice(what: Twice): void {
    const before = this.twice;
    this.refusal = null;
    this.giveBack();
    if (before === what) return;
    if (this.may(what)) this.#twice = what;
    else this.ask(what, ...(what === 'conscript' ? [0] : []));
  }
  /** End the turn, at once if nothing could still be drawn or used. */
  finish(): void {
    const [done] = this.asTwice('done');
    if (done && this.exhausted) void this.act(done.code);
    else this.askTwice('done');
  }

  // Drawing

  /** Start or stop placing a kind. */
  place(kind: number): void {
    this.refusal = null;
    if (this.plan.kind === kind) return this.giveBack();
    if (!this.canDraw(kind)) return this.#explain(this.plan.anywhere(kind));
    this.giveBack();
    this.#looks = null;
    this.plan.begin(kind);
  }
  /** Draw the ghost's building, with a Worker if that is chosen. */
  async draw(): Promise<void> {
    const { code, fits, staff } = this.plan;
    if (code === undefined) return;
    if (!fits) return this.#explain(code);
    await this.act(code, ...(staff === undefined ? [] : [staff]));
  }

  // Things on the sheet

  /** Choose a thing; a second press makes its move. A refused choice shows the reason. */
  press(thing: Thing): void {
    this.refusal = null;
    const [first, ...more] = this.#things.get(thing) ?? [];
    if (!first && kindOf(thing) === 'kind')
      this.place(numberOf(thing)); // without a die, a kind of building means drawing it
    else if (!first) this.#explain(wished(this.play(), thing, this.die));
    else if ((this.chosen === thing || this.quick()) && more.length === 0) void this.act(first.code);
    else this.choose(thing);
  }
  choose(thing: Thing | null): void {
    this.#chosen = thing;
    this.marked = null;
  }

  /** How a hint draws a thing on the sheet. */
  drawn(thing: Thing): Drawn | undefined {
    return drawnAs(this.advice, (code) => thingOf(this.play().parts(code)) === thing);
  }
  /** The buildings that the moves of a hint draw on the map. */
  readonly plans = $derived.by(() =>
    drawnPlaces(
      this.advice,
      (code) => {
        const move = this.play().parts(code);
        const kind = drawnKind(move);
        return kind < 0 ? null : { kind, at: spotOf(move) };
      },
      ({ kind, at }) => `${kind} ${at.col} ${at.row}`,
    ),
  );

  /** The label of the button that shows a hint. */
  showing(tell: Tell, code: number): string {
    const move = this.play().parts(code);
    return thingOf(move) || dieOf(move) >= 0 || drawnKind(move) >= 0 ? tell('ui-do-show-on-sheet') : tell('ui-do-show');
  }
  /** Select the move of a hint, without making it. */
  propose(code: number): void {
    const move = { code, ...this.play().parts(code) };
    this.refusal = null;
    this.giveBack();
    this.#looks = null;
    this.again = move.name === 'reroll' ? rerolled(move) : [];
    const kind = drawnKind(move);
    const die = dieOf(move);
    if (kind >= 0) this.plan.advise(kind, spotOf(move));
    else if (move.name !== 'reroll') {
      if (die >= 0) this.#die = die;
      if (move.name === 'build') this.extra = move.args[1] ?? 0;
      this.#buying = bought(move);
      this.#chosen = thingOf(move);
      if (move.name === 'tax' || move.name === 'conscript') this.#twice = move.name;
    }
    this.marked = code;
  }

  // The server

  /** Make all of some moves or none; the next question may arrive before the answer to the last. */
  async act(...codes: number[]): Promise<boolean> {
    if (this.sent) await this.sent;
    const made = await this.sendMoves(codes);
    if (made) this.#settle(codes);
    return made;
  }
  /** Say why a move is not possible. */
  ask(name: string, ...args: number[]): void {
    this.#explain(this.play().code(name, ...args));
  }
  #explain(code: number | undefined): void {
    if (this.active) void this.explainMove(code);
  }
  /** The moves that the ask bar offers with the server's labels. */
  #offered(): number[] {
    return this.dieless
      .filter((move) => move.name !== 'reroll' && !bought(move))
      .map(({ code }) => code)
      .slice(0, MOST_LABELS);
  }

  /** Step back: close the slip, drop the choice, the placing, the die, or leave another's sheet. */
  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.chosen) this.choose(null);
    else if (this.twice) this.#twice = null;
    else if (this.plan.chosen !== null || this.die !== null || this.#buying) this.giveBack();
    else if (this.#looks !== null) this.#looks = null;
    else if (this.again.length) this.again = [];
    else return false;
    return true;
  }

  /** After an answer nothing is chosen; while there are lines, the same kind can be drawn again. */
  #settle(codes: number[]): void {
    const kind = this.plan.chosen;
    this.#spent.note(codes);
    this.giveBack();
    this.again = [];
    if (kind !== null && this.canDraw(kind)) this.plan.begin(kind);
  }

  /** Reset for a new phase or another kind of question. */
  #begin(): void {
    this.giveBack();
    this.refusal = null;
    this.again = [];
    this.#looks = null;
    if (this.view.phase !== DEVELOPMENT) this.#spent.forget();
    if (this.kind === 'site') this.plan.begin(COLONY);
  }
}
