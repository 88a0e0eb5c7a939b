/** What the server tells a seat: its sheet, what it is asked, and every answer that is legal. */

import { BoardController } from '../../kit/table/boardController.svelte';
import { DICE } from './facts';
import { bought, sorted, type Move } from './moves';
import type { Twice } from './twice';
import { ASKS, empiresView, NONE, sheetOf, type AskKind, type EmpiresView, type SheetView } from './view';

export abstract class SeatController extends BoardController {
  readonly view: EmpiresView = $derived.by(() => empiresView(this.play().view));
  readonly kind: AskKind | '' = $derived.by(() => (this.question ? (ASKS[this.question.kind] ?? '') : ''));
  readonly #moves = $derived.by(() => sorted(this.play()));
  /** Whose seat it is; spectators look over the first one's shoulder. */
  readonly own: number = $derived.by(() => Math.max(0, this.play().you.seat));
  readonly mine: SheetView = $derived.by(() => sheetOf(this.view, this.own));
  /** On whose map something is drawn now: a Colony stands on its host's. */
  readonly ground: number = $derived.by(() => (this.kind === 'site' ? this.view.target : this.own));

  /** Whether anything can be asked of the server. */
  get active(): boolean {
    return this.play().active;
  }

  /** What a die can do now, of all that its card names. */
  usesOf(die: number): Move[] {
    return this.#moves.byDie.get(die) ?? [];
  }
  /** What needs no die. */
  get dieless(): Move[] {
    return this.usesOf(NONE);
  }
  canTake(die: number): boolean {
    return this.usesOf(die).length > 0;
  }
  /** Dice that could still do something in this Development. */
  get freeDice(): number[] {
    if (this.kind !== 'develop') return [];
    return Array.from({ length: DICE }, (_, die) => die).filter((die) => this.canTake(die));
  }
  get canBuy(): boolean {
    return this.dieless.some(bought);
  }

  /** Where a kind may stand, by cell; nothing if it cannot be drawn. */
  sites(kind: number): Map<number, Move> | undefined {
    return this.#moves.sites.get(kind);
  }
  canDraw(kind: number): boolean {
    return this.kind === 'develop' && this.#moves.sites.has(kind);
  }
  /** Whether the end of the turn would leave nothing that can be drawn or used. */
  get exhausted(): boolean {
    return this.freeDice.length === 0 && this.#moves.sites.size === 0;
  }

  /** The moves that are asked about twice: the edicts, and the end of a turn. */
  asTwice(what: Twice | null): Move[] {
    const free = this.kind === 'develop' ? this.dieless : [];
    return [...this.#moves.edicts, ...free].filter(({ name }) => name === what);
  }
  may(what: Twice): boolean {
    return this.asTwice(what).length > 0;
  }
}
