/**
 * A person's current choice at the table: the tool in hand, the chosen place or card, and refusals.
 * Everything before `commit` is local; legal moves and refusals come from the server.
 */

import { BoardController, neighbour } from '../../kit/table/boardController.svelte';
import { drawnPlaces } from '../../kit/table/drawnHint';
import type { Play } from '../../lib/match/play';
import { landFor, placeKey, type Land, type Place } from './land';
import { answerAt, nearest, wanted, wishAt, wishFor, type Wish } from './likely';
import {
  answers,
  ASKS,
  CHOICES,
  findTarget,
  FORMS,
  placeOf,
  sorted,
  uses,
  type AskKind,
  type Form,
  type Target,
  type Tool,
} from './moves';
import { single, sum } from './goods';
import { nothing } from './trade';
import type { Point } from './hexes';
import { imperialsView, type ImperialsView } from './view';

export class ImperialsController extends BoardController {
  #tool: Tool | null = $state(null);
  #chosen: Place | null = $state.raw(null);
  #picked: number | null = $state(null);

  /** Cards to discard, by kind; the two dice of the Alchemist. */
  toss: number[] = $state.raw(nothing());
  dice: [number, number] = $state.raw([0, 0]);
  /** The kind of the opened action card. */
  card: number | null = $state(null);
  /** The keyboard's position on the board. */
  focus: Place | null = $state.raw(null);

  readonly view: ImperialsView = $derived.by(() => imperialsView(this.play().view));
  readonly land: Land = $derived.by(() => landFor(this.view));
  readonly kind: AskKind | '' = $derived.by(() => (this.question ? (ASKS[this.question.kind] ?? '') : ''));
  readonly form: Form = $derived.by(() => (this.kind ? (FORMS[this.kind] ?? 'place') : 'none'));
  readonly moves = $derived.by(() => {
    const play = this.play();
    return sorted(play.active ? play.legal : [], (code) => play.parts(code));
  });
  readonly targets: Target[] = $derived.by(() => {
    if (this.form === 'place') return answers(this.moves, this.land);
    return this.form === 'free' && this.#tool ? uses(this.moves, this.#tool, this.land) : [];
  });
  readonly target: Target | null = $derived.by(() => (this.#chosen && findTarget(this.targets, this.#chosen)) || null);
  /** The choices that the ask bar offers, as moves. */
  readonly choices = $derived.by(() =>
    this.form === 'choice' ? CHOICES.flatMap((name) => this.moves.get(name) ?? []) : [],
  );
  readonly actions = $derived.by(() => (this.form === 'action' ? (this.moves.get('action') ?? []) : []));
  /** The chosen move, null while nothing is chosen. */
  readonly code: number | null = $derived.by(() => {
    if (this.target) return this.target.code;
    if (this.form === 'dice') return this.#diceCode();
    const offered = [...this.choices, ...this.actions];
    return offered.some(({ code }) => code === this.#picked) ? this.#picked : null;
  });

  /** The places of the hint's moves. */
  readonly drawn = $derived.by(() =>
    drawnPlaces<Place>(this.advice, (code) => placeOf(this.play().parts(code)), placeKey),
  );

  /** Create it during a component's initialisation, as it listens for new questions. */
  constructor(play: () => Play, quick: () => boolean) {
    super(play, quick);
    this.whenChanged(
      () => `${this.question?.serial} ${this.kind} ${this.view.turn} ${this.view.phase}`,
      () => this.#begin(),
    );
  }

  get tool(): Tool | null {
    return this.#tool;
  }
  get chosen(): Place | null {
    return this.target?.place ?? null;
  }
  get picked(): number | null {
    return this.code !== null && !this.target ? this.code : null;
  }
  /** How many cards must still be chosen for a discard. */
  get missing(): number {
    return (this.view.toss[0] ?? 0) - sum(this.toss);
  }

  /** Whether a hint points at this move's button. */
  hintedMove(name: string, ...args: number[]): boolean {
    return this.hinted(this.play().code(name, ...args));
  }
  /** Whether a move without a place can be made: "end", "roll", "buy". */
  can(name: string, ...args: number[]): boolean {
    return (this.moves.get(name) ?? []).some((move) => args.every((arg, at) => move.args[at] === arg));
  }
  places(tool: Tool): number {
    return this.form === 'free' ? (this.moves.get(tool)?.length ?? 0) : 0;
  }

  /** Take a tool, or put it down; explain one that cannot be used anywhere. */
  take(tool: Tool): void {
    if (this.acting) return;
    if (this.#tool === tool) {
      this.drop();
      return;
    }
    if (this.places(tool) === 0) {
      void this.ask(wishFor(this.view, this.land, tool));
      return;
    }
    this.refusal = null;
    this.#tool = tool;
    this.#chosen = null;
    this.focus = this.targets[0]?.place ?? null;
  }

  drop(): void {
    this.#tool = null;
    this.#chosen = null;
  }

  /** Choose a place; a second press makes the move. */
  press(target: Target): void {
    if (this.acting) return;
    this.focus = target.place;
    this.refusal = null;
    if (this.target?.code === target.code) {
      void this.commit();
      return;
    }
    this.#chosen = target.place;
    if (this.quick()) void this.commit();
  }

  /** Say why nothing can be done at a pressed place. */
  explain(point: Point): void {
    const [example] = this.targets;
    if (!example || this.acting) return;
    const place = nearest(this.land, wanted(example.place), point);
    const there = findTarget(this.targets, place);
    if (there) {
      this.press(there);
      return;
    }
    const wish =
      this.form === 'free' && this.#tool
        ? wishAt(this.#tool, place)
        : answerAt(this.kind as AskKind, example.name === 'town', place);
    if (wish) void this.ask(wish);
  }

  /** Ask the server why a move is not possible. */
  ask(wish: Wish): Promise<void> {
    return this.explainMove(this.play().code(...wish));
  }

  /** Choose one of the ask bar's options; a second press makes the move. */
  pick(code: number): void {
    if (this.acting) return;
    this.refusal = null;
    if (this.#picked === code) {
      void this.commit();
      return;
    }
    this.#picked = code;
    if (this.quick()) void this.commit();
  }

  setDie(which: 0 | 1, value: number): void {
    this.dice = which === 0 ? [value, this.dice[1]] : [this.dice[0], value];
  }

  /** Add or remove a card for a discard. */
  setAside(card: number, by: 1 | -1): void {
    const count = (this.toss[card] ?? 0) + by;
    if (count >= (this.view.toss[card + 1] ?? 0) && count <= (this.view.hand[card] ?? 0))
      this.toss = this.toss.with(card, count);
  }

  /** Make the chosen move. */
  async commit(): Promise<void> {
    if (this.form === 'toss') {
      if (this.missing > 0) return;
      const more = this.toss.map((count, card) => count - (this.view.toss[card + 1] ?? 0));
      await this.act(single(more).map((card) => this.play().code('card', card)));
    } else if (this.code !== null) {
      await this.act([this.code]);
    }
  }

  /** Make a move without choices. */
  async make(name: string, ...args: number[]): Promise<boolean> {
    if (!this.can(name, ...args)) {
      await this.ask([name, ...args]);
      return false;
    }
    return this.act([this.play().code(name, ...args)]);
  }

  act(codes: readonly (number | undefined)[]): Promise<boolean> {
    return this.sendMoves(codes.filter((code) => code !== undefined));
  }

  /** Choose the next or the previous place in reading order. */
  step(by: 1 | -1): void {
    const { targets } = this;
    const at = this.chosen ? targets.findIndex(({ place }) => placeKey(place) === placeKey(this.chosen!)) : -1;
    const next = neighbour(targets, at, by);
    if (!next) return;
    this.#chosen = next.place;
    this.focus = next.place;
  }

  /** Choose a place with a tool in hand, or one of the ask bar's options, without making the move. */
  aim(tool: Tool | null, place: Place): void {
    this.#tool = tool;
    this.#chosen = place;
    this.focus = place;
  }
  aimAt(code: number): void {
    this.#picked = code;
  }

  /** Step back: close the slip, drop the place, the choice or the tool. */
  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.target) this.#chosen = null;
    else if (this.#picked !== null) this.#picked = null;
    else if (this.#tool) this.drop();
    else return false;
    return true;
  }

  /** Reset for a new question. */
  #begin(): void {
    this.drop();
    this.#picked = null;
    this.refusal = null;
    this.card = null;
    this.marked = null;
    this.dice = [0, 0];
    this.toss = this.view.toss.length ? this.view.toss.slice(1) : nothing();
    this.focus = this.targets[0]?.place ?? null;
  }

  #diceCode(): number | null {
    const [red, yellow] = this.dice;
    return red && yellow ? (this.play().code('dice', red - 1, yellow - 1) ?? null) : null;
  }
}
