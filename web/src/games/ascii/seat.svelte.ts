/** What the server sends to a seat: its sheet, its question, and all legal answers. */

import { BoardController } from '../../kit/table/boardController.svelte';
import { DICE } from './facts';
import { bought, sorted, type Move } from './moves';
import type { Twice } from './twice';
import { ASKS, empiresView, NONE, sheetOf, type AskKind, type EmpiresView, type SheetView } from './view';

export abstract class SeatController extends BoardController {
  readonly view: EmpiresView = $derived.by(() => empiresView(this.play().view));
  readonly kind: AskKind | '' = $derived.by(() => (this.question ? (ASKS[this.question.kind] ?? '') : ''));
  readonly #moves = $derived.by(() => sorted(this.play()));
  /** The viewer's seat; spectators see the first one's. */
  readonly own: number = $derived.by(() => Math.max(0, this.play().you.seat));
  readonly mine: SheetView = $derived.by(() => sheetOf(this.view, this.own));
  /** The seat on whose map something is drawn now: a Colony is on its host's. */
  readonly ground: number = $derived.by(() => (this.kind === 'site' ? this.view.target : this.own));

  /** Whether the server can be asked anything. */
  get active(): boolean {
    return this.play().active;
  }

  /** The current uses of a die, of all on its card. */
  usesOf(die: number): Move[] {
    return this.#moves.byDie.get(die) ?? [];
  }
  /** Moves without a die. */
  get dieless(): Move[] {
    return this.usesOf(NONE);
  }
  canTake(die: number): boolean {
    return this.usesOf(die).length > 0;
  }
  /** Dice that can still be used in this Development. */
  get freeDice(): number[] {
    if (this.kind !== 'develop') return [];
    return Array.from({ length: DICE }, (_, die) => die).filter((die) => this.canTake(die));
  }
  get canBuy(): boolean {
    return this.dieless.some(bought);
  }

  /** The legal cells of a kind; none if it cannot be drawn. */
  sites(kind: number): Map<number, Move> | undefined {
    return this.#moves.sites.get(kind);
  }
  canDraw(kind: number): boolean {
    return this.kind === 'develop' && this.#moves.sites.has(kind);
  }
  /** Whether nothing could still be drawn or used at the end of the turn. */
  get exhausted(): boolean {
    return this.freeDice.length === 0 && this.#moves.sites.size === 0;
  }

  /** The moves that need confirmation: the edicts, and the end of a turn. */
  asTwice(what: Twice | null): Move[] {
    const free = this.kind === 'develop' ? this.dieless : [];
    return [...this.#moves.edicts, ...free].filter(({ name }) => name === what);
  }
  may(what: Twice): boolean {
    return this.asTwice(what).length > 0;
  }
}
