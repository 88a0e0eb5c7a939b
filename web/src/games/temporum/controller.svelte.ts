/**
 * A person's current choice at the table: the chosen thing, what it would change, and refusals.
 * Everything before `commit` is local; legal moves and refusals come from the server.
 */

import { BoardController } from '../../kit/table/boardController.svelte';
import { drawnAs, type Drawn } from '../../kit/table/drawnHint';
import type { Play } from '../../lib/match/play';
import { sections } from './hand';
import { ASKS, kindOf, numberOf, sorted, thingOf, type AskKind, type Move, type Thing } from './moves';
import { tellAt, type Tell } from './tell';
import { change, type Change } from './timeline';
import { temporumView, type TemporumView } from './view';

/** Moves that a press makes at once: they are frequent and can mostly be undone. */
const AT_ONCE = ['advance', 'retreat', 'effect'];

export class TemporumController extends BoardController {
  readonly #tell: Tell;
  #chosen: Thing | null = $state(null);
  #pointed: Thing | null = $state(null);
  /** A thing opened in full, though nothing can be done with it. */
  looked: Thing | null = $state(null);

  readonly view: TemporumView = $derived.by(() => temporumView(this.play().view));
  readonly kind: AskKind | '' = $derived.by(() => (this.question ? (ASKS[this.question.kind] ?? '') : ''));
  readonly #moves = $derived.by(() => {
    const cards = new Set(sections(this.view).flatMap((section) => section.cards.map(({ card }) => card)));
    return sorted(this.play(), this.view, (card) => cards.has(card));
  });
  /** Moves that only the ask bar offers. */
  readonly others: Move[] = $derived.by(() => this.#moves.others);
  readonly chosen: Thing | null = $derived.by(() =>
    this.#chosen && this.#moves.things.has(this.#chosen) ? this.#chosen : null,
  );
  /** The moves of the chosen thing: a card may be played or scored. */
  readonly uses: Move[] = $derived.by(() => (this.chosen ? (this.#moves.things.get(this.chosen) ?? []) : []));
  /** The chosen change of history, or the one under the pointer. */
  readonly change: Change | null = $derived.by(() => {
    const thing = this.chosen ?? this.#pointed;
    if (!thing || kindOf(thing) !== 'flip' || !this.can(thing)) return null;
    return change(this.view, numberOf(thing));
  });

  /** Create it during a component's initialisation, as it listens for new questions. */
  constructor(play: () => Play, quick: () => boolean) {
    super(play, quick);
    this.#tell = tellAt(play);
    this.whenChanged(
      () => `${this.question?.serial} ${this.kind} ${this.view.turns}`,
      () => this.#begin(),
    );
  }

  /** The things that can be chosen now. */
  get things(): Thing[] {
    return [...this.#moves.things.keys()];
  }
  can(thing: Thing): boolean {
    return this.#moves.things.has(thing);
  }
  moves(thing: Thing): Move[] {
    return this.#moves.things.get(thing) ?? [];
  }
  /** The legal move of this name, null if there is none. */
  legal(name: string): Move | null {
    for (const moves of [this.others, ...this.#moves.things.values()])
      for (const move of moves) if (move.name === name) return move;
    return null;
  }

  /** How a hint draws a thing. */
  drawn(thing: Thing): Drawn | undefined {
    return drawnAs(this.advice, (code) => thingOf(this.play().parts(code), this.view) === thing);
  }

  /** Set the thing under the pointer, to preview a change of history. */
  point(thing: Thing | null): void {
    this.#pointed = thing;
  }

  /** Choose a thing; a second press makes its move. A refused choice shows the reason. */
  press(thing: Thing): void {
    this.refusal = null;
    const [first, ...more] = this.moves(thing);
    if (!first) {
      this.looked = thing;
      void this.#explain(thing);
      return;
    }
    const sure = this.chosen === thing || this.quick() || AT_ONCE.includes(first.name);
    if (sure && more.length === 0) void this.act(first.code);
    else this.choose(thing);
  }

  choose(thing: Thing | null): void {
    this.#chosen = thing;
    this.looked = null;
    this.marked = null;
  }

  /** Select the move of a hint, without making it. */
  propose(code: number): void {
    this.refusal = null;
    this.choose(thingOf(this.play().parts(code), this.view));
    this.marked = code;
  }
  /** The label of the button that shows a hint. */
  showing(code: number): string {
    return thingOf(this.play().parts(code), this.view) ? this.#tell('ui-do-show-board') : this.#tell('ui-do-show');
  }

  /** Make a move. It waits if the next question arrives before the last answer is acknowledged. */
  async act(code: number): Promise<boolean> {
    const serial = this.question?.serial;
    if (this.sent) await this.sent;
    return serial === this.question?.serial && this.sendMoves([code]);
  }

  /** Step back: close the slip, close the opened thing, drop the choice. */
  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.looked) this.looked = null;
    else if (this.chosen) this.choose(null);
    else return false;
    return true;
  }

  /** Reset for a new question. */
  #begin(): void {
    this.choose(null);
    this.refusal = null;
    this.#pointed = null;
    void this.fetchLabels(this.others.map(({ code }) => code));
  }

  async #explain(thing: Thing): Promise<void> {
    const code = this.play().active ? this.#wish(thing) : undefined;
    if (code === undefined) return;
    const reason = await this.reason(code);
    if (reason.text && this.looked === thing) this.refusal = reason;
  }

  /** The move that somebody who presses this thing most likely means. */
  #wish(thing: Thing): number | undefined {
    const play = this.play();
    const at = numberOf(thing);
    switch (kindOf(thing)) {
      case 'card':
      case 'front':
        return play.code(this.kind === 'score' || this.kind === 'discard' ? this.kind : 'play', at);
      case 'place':
        return play.code('move', at);
      case 'crown':
        return play.code('advance', at);
      case 'time':
        return play.code('time', at);
      case 'flip':
        return play.code('change', at);
    }
  }
}
