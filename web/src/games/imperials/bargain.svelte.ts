/** The offer that a person puts together, and what they can do about the open ones. */

import type { Play } from '../../lib/match/play';
import type { Desk } from './controller.svelte';
import { blank, changed, isBlank, isWhole, marketPlan, sending, type Draft } from './trade';
import { CARDS, offers, type Offer } from './view';

export class Bargain {
  readonly #play: () => Play;
  readonly #desk: Desk;
  draft: Draft = $state.raw(blank());
  /** A counter-offer is being put together. */
  countering = $state(false);
  /** Where a hint would take the draft. */
  hinted: 'market' | 'send' | null = $state(null);

  readonly open: Offer[] = $derived.by(() => offers(this.#desk.view));
  readonly mine = $derived.by(() => this.#desk.view.seat === this.#desk.view.turn);
  /** Whether anything can be put together now. */
  readonly editing = $derived.by(() => (this.mine ? this.#desk.kind === 'main' : this.countering));

  /** Must be made while a component is set up. */
  constructor(play: () => Play, desk: Desk) {
    this.#play = play;
    this.#desk = desk;
    const turn = $derived.by(() => `${desk.view.turn} ${desk.view.phase}`);
    // What lies on the table already is where one goes on.
    const begun = $derived.by(() => desk.view.draft.join());
    $effect(() => {
      void turn;
      this.clear();
    });
    $effect(() => {
      if (!begun) return;
      const cards = begun.split(',').map(Number);
      this.draft = { give: cards.slice(0, CARDS), ask: cards.slice(CARDS) };
      this.countering = desk.view.seat !== desk.view.turn;
    });
  }

  get blank(): boolean {
    return isBlank(this.draft);
  }
  get whole(): boolean {
    return isWhole(this.draft);
  }
  /** Whether the market would take it as it is. */
  get market(): number[] | string {
    return marketPlan(this.draft, this.#desk.view.ratios, this.#code);
  }

  clear(): void {
    this.draft = blank();
    this.countering = false;
    this.hinted = null;
  }

  /** One card more or less of what is given or asked. */
  change(side: keyof Draft, card: number, by: 1 | -1): void {
    const { view } = this.#desk;
    const most = (side === 'give' ? view.hand : view.stock)[card] ?? 0;
    this.#desk.refusal = null;
    this.hinted = null;
    this.draft = changed(this.draft, side, card, by, most);
  }

  /** Fill a hint's terms in; nothing is sent. */
  propose(draft: Draft, where: 'market' | 'send'): void {
    this.draft = draft;
    this.hinted = where;
    this.countering = !this.mine;
  }

  /** Begin a counter-offer from the other side of an offer. */
  counter({ give, want }: Offer): void {
    const { hand } = this.#desk.view;
    this.draft = { give: want.map((count, card) => Math.min(count, hand[card] ?? 0)), ask: [...give] };
    this.countering = true;
  }

  /** Drop the draft, also the one that lies on the table. */
  async drop(): Promise<void> {
    if (this.#desk.view.draft.length) await this.#desk.make('cancel');
    this.clear();
  }

  async toMarket(): Promise<void> {
    const plan = this.market;
    if (typeof plan === 'string') this.#desk.refusal = { text: plan, rule: '' };
    else if (await this.#desk.act(plan)) this.clear();
  }

  async toPlayers(): Promise<void> {
    const { view } = this.#desk;
    if (!this.whole) {
      this.#desk.refusal = { text: 'Say what you give and what you want for it.', rule: '' };
      return;
    }
    const open = this.mine ? 'offer' : 'counter';
    if (view.draft.length === 0 && !this.#desk.can(open)) {
      await this.#desk.ask([open]);
      return;
    }
    if (await this.#desk.act(sending(this.draft, open, view.draft, this.#code))) this.clear();
  }

  readonly #code = (name: string, ...args: number[]) => this.#play().code(name, ...args);
}
