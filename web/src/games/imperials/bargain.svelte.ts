/** A person's draft of an offer, and what they can do about the open ones. */

import type { Play } from '../../lib/match/play';
import type { Text } from '../../lib/text';
import type { ImperialsController } from './controller.svelte';
import { blank, changed, isBlank, isWhole, marketPlan, SAY_BOTH, sending, type Draft } from './trade';
import { CARDS, offers, type Offer } from './view';

export class Bargain {
  readonly #play: () => Play;
  readonly #controller: ImperialsController;
  draft: Draft = $state.raw(blank());
  /** Whether the draft is a counter-offer. */
  countering = $state(false);
  /** The draft that a hint suggests. */
  hinted: 'market' | 'send' | null = $state(null);

  readonly open: Offer[] = $derived.by(() => offers(this.#controller.view));
  readonly mine = $derived.by(() => this.#controller.view.seat === this.#controller.view.turn);
  /** Whether a draft can be made now. */
  readonly editing = $derived.by(() => (this.mine ? this.#controller.kind === 'main' : this.countering));

  /** Create it during a component's initialisation. */
  constructor(play: () => Play, controller: ImperialsController) {
    this.#play = play;
    this.#controller = controller;
    const turn = $derived.by(() => `${controller.view.turn} ${controller.view.phase}`);
    // Continue with the terms that are already on the table.
    const begun = $derived.by(() => controller.view.draft.join());
    $effect(() => {
      void turn;
      this.clear();
    });
    $effect(() => {
      if (!begun) return;
      const cards = begun.split(',').map(Number);
      this.draft = { give: cards.slice(0, CARDS), ask: cards.slice(CARDS) };
      this.countering = controller.view.seat !== controller.view.turn;
    });
  }

  get blank(): boolean {
    return isBlank(this.draft);
  }
  get whole(): boolean {
    return isWhole(this.draft);
  }
  /** Whether the market would accept it. */
  get market(): { moves: number[] } | { why: Text } {
    return marketPlan(this.draft, this.#controller.view, this.#code);
  }

  clear(): void {
    this.draft = blank();
    this.countering = false;
    this.hinted = null;
  }

  /** Add or remove a card of those given or wanted. */
  change(side: keyof Draft, card: number, by: 1 | -1): void {
    const { view } = this.#controller;
    const most = (side === 'give' ? view.hand : view.stock)[card] ?? 0;
    this.#controller.refusal = null;
    this.hinted = null;
    this.draft = changed(this.draft, side, card, by, most);
  }

  /** Fill in a hint's terms without sending. */
  propose(draft: Draft, where: 'market' | 'send'): void {
    this.draft = draft;
    this.hinted = where;
    this.countering = !this.mine;
  }

  /** Start a counter-offer from the other side of an offer. */
  counter({ give, want }: Offer): void {
    const { hand } = this.#controller.view;
    this.draft = { give: want.map((count, card) => Math.min(count, hand[card] ?? 0)), ask: [...give] };
    this.countering = true;
  }

  /** Drop the draft, and the terms on the table. */
  async drop(): Promise<void> {
    if (this.#controller.view.draft.length) await this.#controller.make('cancel');
    this.clear();
  }

  async toMarket(): Promise<void> {
    const plan = this.market;
    if ('why' in plan) this.#refuse(plan.why);
    else if (await this.#controller.act(plan.moves)) this.clear();
  }

  async toPlayers(): Promise<void> {
    const { view } = this.#controller;
    if (!this.whole) {
      this.#refuse(SAY_BOTH);
      return;
    }
    const open = this.mine ? 'offer' : 'counter';
    if (view.draft.length === 0 && !this.#controller.can(open)) {
      await this.#controller.ask([open]);
      return;
    }
    if (await this.#controller.act(sending(this.draft, open, view.draft, this.#code))) this.clear();
  }

  #refuse(why: Text): void {
    this.#controller.refusal = { text: this.#play().teller.words(why), rule: '' };
  }

  readonly #code = (name: string, ...args: number[]) => this.#play().code(name, ...args);
}
