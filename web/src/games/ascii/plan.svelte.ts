/** The building that a person is placing: its kind, its ghost's place, whether that is legal. */

import type { Play } from '../../lib/match/play';
import { cellOf, clamped, moved, nearest, type Spot } from './drawing';
import { COLONY, PALACE } from './facts';
import { drawing, spotOf } from './moves';
import type { SeatController } from './seat.svelte';

/** The server's answer for a place of the ghost: its Gold, or why it is refused. */
export interface Site {
  gold: number;
  why: string;
}

const CENTRE: Spot = { col: 5, row: 5 };

export class Plan {
  readonly #play: () => Play;
  readonly #seat: SeatController;
  #kind: number | null = $state(null);
  #ghost: Spot = $state.raw(CENTRE);
  #sites: Map<string, Site> = $state.raw(new Map());

  /** Whether a new building gets a Worker at once; off by default, as Workers are scarce. */
  staffing = $state(false);

  /** The kind that is being placed. */
  readonly kind: number | null = $derived.by(() => {
    if (this.#seat.kind === 'site') return COLONY;
    return this.#kind !== null && this.#seat.canDraw(this.#kind) ? this.#kind : null;
  });
  readonly site: Site | null = $derived.by(() => this.#sites.get(this.#key()) ?? null);

  constructor(play: () => Play, seat: SeatController) {
    this.#play = play;
    this.#seat = seat;
  }

  get ghost(): Spot {
    return this.#ghost;
  }
  /** The kind that a person chose, even if it can no longer be drawn. */
  get chosen(): number | null {
    return this.#kind;
  }
  get fits(): boolean {
    return this.kind !== null && (this.#seat.sites(this.kind)?.has(cellOf(this.#ghost)) ?? false);
  }
  /** Whether a Worker can move in at once. */
  get canStaff(): boolean {
    return this.kind !== null && this.kind < PALACE && this.#seat.mine.workers > 0;
  }

  /** Show the building of a hint; the next hint says whether a Worker moves in. */
  advise(kind: number, spot: Spot): void {
    this.staffing = false;
    this.show(kind, spot);
  }
  leave(): void {
    this.#kind = null;
  }
  /** Start with a kind: the ghost goes to the legal place nearest to where it was. */
  begin(kind: number): void {
    const spots = [...(this.#seat.sites(kind)?.values() ?? [])].map(spotOf);
    this.show(kind, nearest(spots, this.#ghost) ?? clamped(kind, this.#ghost));
  }
  /** A Colony is placed while its question is open, so it is not chosen. */
  show(kind: number, spot: Spot): void {
    if (kind !== COLONY) this.#kind = kind;
    this.#ghost = spot;
  }

  moveTo(spot: Spot): void {
    if (this.kind === null) return;
    const next = clamped(this.kind, spot);
    if (next.col !== this.#ghost.col || next.row !== this.#ghost.row) this.#ghost = next;
  }
  nudge(key: string, far = false): boolean {
    if (this.kind === null) return false;
    const next = moved(this.kind, this.#ghost, key, far);
    if (next) this.#ghost = next;
    return next !== null;
  }

  /** The move that draws the ghost's building, legal or not. */
  get code(): number | undefined {
    return this.kind === null ? undefined : drawing(this.#play(), this.kind, this.#ghost);
  }
  /** The move by which a Worker moves in, if that is chosen and possible. */
  get staff(): number | undefined {
    if (!this.staffing || !this.canStaff) return undefined;
    return this.#play().code('staff', this.#ghost.col, this.#ghost.row);
  }
  /** Any place for a kind that cannot be drawn, as the reason is not the place. */
  anywhere(kind: number): number | undefined {
    return drawing(this.#play(), kind, clamped(kind, { col: 4, row: 4 }));
  }

  /** Forget what was known about places after another answer. */
  forget(): void {
    this.#sites = new Map();
  }
  /** Ask the server for the cost of the ghost's place, or why it is refused. */
  async look(): Promise<void> {
    const key = this.#key();
    const { code } = this;
    if (code === undefined || this.#sites.has(key) || !this.#seat.active) return;
    const site = this.fits
      ? { gold: await this.#gold(code), why: '' }
      : { gold: 0, why: (await this.#seat.reason(code)).text };
    this.#sites = new Map([...this.#sites, [key, site]]);
  }
  async #gold(code: number): Promise<number> {
    const before = this.#seat.mine.gold;
    const tried = await this.#play().preview([code]);
    const after = (tried?.set?.[`tracks_${this.#seat.own}`] as number[] | undefined)?.[3] ?? before;
    return before - after;
  }
  #key(): string {
    return `${this.kind} ${this.#ghost.col} ${this.#ghost.row}`;
  }
}
