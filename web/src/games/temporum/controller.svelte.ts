/**
 * What a person is about to do at the table: the thing they have chosen, what it would change, and
 * why something cannot be. Everything before `commit` is theirs alone; what is legal and why
 * something is not comes from the server.
 */

import { BoardController } from '../../kit/table/boardController.svelte';
import type { Play } from '../../lib/match/play';
import { sections } from './hand';
import { ASKS, kindOf, numberOf, sorted, thingOf, type AskKind, type Move, type Thing } from './moves';
import { tellAt, type Tell } from './tell';
import { change, type Change } from './timeline';
import { temporumView, type TemporumView } from './view';

/** Moves that a press makes at once: each is one of many, and can mostly be taken back. */
const AT_ONCE = ['advance', 'retreat', 'effect'];

export class TemporumController extends BoardController {
  readonly #tell: Tell;
  #chosen: Thing | null = $state(null);
  #pointed: Thing | null = $state(null);
  /** What is looked at in full, though nothing can be done with it. */
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
  /** What the chosen thing can be used for: a card may be played or scored. */
  readonly uses: Move[] = $derived.by(() => (this.chosen ? (this.#moves.things.get(this.chosen) ?? []) : []));
  /** The change of history that is chosen or pointed at. */
  readonly change: Change | null = $derived.by(() => {
    const thing = this.chosen ?? this.#pointed;
    if (!thing || kindOf(thing) !== 'flip' || !this.can(thing)) return null;
    return change(this.view, numberOf(thing));
  });

  /** Must be made while a component is set up: it listens for new questions. */
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

  /** Somebody points at a thing, or leaves it: a change of history shows itself. */
  point(thing: Thing | null): void {
    this.#pointed = thing;
  }

  /** Choose a thing; a second press does what it stands for. What cannot be done is explained. */
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

  /** Show the move that a hint means, without making it. */
  propose(code: number): void {
    this.refusal = null;
    this.choose(thingOf(this.play().parts(code), this.view));
    this.marked = code;
  }
  /** The words of the button that shows a hint. */
  showing(code: number): string {
    return thingOf(this.play().parts(code), this.view) ? this.#tell('ui-do-show-board') : this.#tell('ui-do-show');
  }

  /** Make a move. The next question may be here before the last answer is acknowledged: then it waits. */
  async act(code: number): Promise<boolean> {
    const serial = this.question?.serial;
    if (this.sent) await this.sent;
    return serial === this.question?.serial && this.sendMoves([code]);
  }

  /** Step back: the slip, what is looked at, what is chosen. */
  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.looked) this.looked = null;
    else if (this.chosen) this.choose(null);
    else return false;
    return true;
  }

  /** A new question: nothing of the old one holds. */
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

  /** The move that somebody who presses this thing has most likely in mind. */
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
