/** A person's current choice at the table of any game. */

import { getContext, setContext } from 'svelte';
import type { Play } from '../../lib/match/play';
import type { Choice } from '../../lib/match/told';
import { laid, places } from './layout';
import { follow, placesOf, pressed } from './picking';

/** The state of a place: nothing to do, can be chosen, chosen, or an alternative to the choice. */
export type Mark = '' | 'lit' | 'picked' | 'other';

export class TableController {
  readonly #play: () => Play;
  /** Whether one press is a move. */
  readonly #quick: () => boolean;
  readonly #hint: () => number | null;
  readonly #later: () => readonly number[];
  /** The places chosen so far. */
  #path: readonly string[] = $state.raw([]);
  /** A move chosen from a list. */
  #picked: Choice | null = $state.raw(null);
  refusal: { text: string; rule: string } | null = $state.raw(null);

  readonly laid = $derived.by(() => laid(this.#play().view));
  readonly #there = $derived.by(() => (this.laid ? places(this.laid) : new Set<string>()));
  readonly #choices = $derived.by(() => (this.#play().active ? this.#play().choices : []));
  /** The path, while some move fits it. */
  readonly path = $derived.by(() => {
    const { next, here } = follow(this.#choices, this.#path, this.#there);
    return next.size > 0 || here.length > 0 ? this.#path : [];
  });
  readonly step = $derived.by(() => follow(this.#choices, this.path, this.#there));
  /** The moves without a place on the table. */
  readonly loose = $derived.by(() => follow(this.#choices, [], this.#there).here);
  /** Whether there is something to choose on the table. */
  readonly placed = $derived.by(() => this.loose.length < this.#choices.length);
  /** The chosen move, which only needs confirmation. */
  readonly chosen: Choice | null = $derived.by(() => {
    const picked = this.#picked;
    if (picked && this.#choices.some(({ code, label }) => code === picked.code && label === picked.label))
      return picked;
    const { next, here } = this.step;
    return this.path.length > 0 && next.size === 0 && here.length === 1 ? here[0]! : null;
  });
  /** The places of the chosen move or of the path. */
  readonly #marks = $derived.by(() => {
    const marks = new Map<string, Mark>();
    const path = this.chosen ? placesOf(this.chosen, this.#there) : this.path;
    for (let length = 0; length < path.length; length++)
      for (const place of follow(this.#choices, path.slice(0, length), this.#there).next) marks.set(place, 'other');
    for (const place of this.chosen ? [] : this.step.next) marks.set(place, 'lit');
    for (const place of path) marks.set(place, 'picked');
    return marks;
  });

  /** The next place of a hint's move, "" if there is none. */
  readonly hinted = $derived.by(() => {
    const code = this.#hint();
    const choice = this.#choices.find((each) => each.code === code);
    return (choice && !this.chosen && placesOf(choice, this.#there)[this.path.length]) || '';
  });

  /** Whether a later move of the hint's plan begins at a place. */
  planned(id: string | undefined): boolean {
    if (!id) return false;
    return this.#later().some((code) => {
      const choice = this.#choices.find((each) => each.code === code);
      return choice !== undefined && placesOf(choice, this.#there)[0] === id;
    });
  }

  constructor(play: () => Play, quick: () => boolean, hint: () => number | null, later: () => readonly number[]) {
    this.#play = play;
    this.#quick = quick;
    this.#hint = hint;
    this.#later = later;
  }

  markOf(place: string | undefined): Mark {
    return (place && this.#marks.get(place)) || '';
  }

  /** Choose a place, or undo the choice. */
  async press(place: string): Promise<void> {
    const from = this.chosen ? placesOf(this.chosen, this.#there) : this.path;
    const path = pressed(this.#choices, from, this.#there, place);
    if (!path) return;
    this.refusal = null;
    this.#picked = null;
    this.#path = path;
    if (path.length > 0 && this.chosen && this.#quick()) await this.act();
  }

  /** Choose a move from buttons or a list. */
  async pick(choice: Choice): Promise<void> {
    this.refusal = null;
    const again = choice.code === this.chosen?.code;
    this.#picked = choice;
    if (again || this.#quick()) await this.act();
  }

  /** Undo the last step; false if there is none. */
  back(): boolean {
    if (this.#picked) this.#picked = null;
    else if (this.path.length > 0) this.#path = this.path.slice(0, -1);
    else return false;
    return true;
  }

  /** Make the chosen move. */
  async act(): Promise<void> {
    const { chosen } = this;
    if (!chosen) return;
    const outcome = await this.#play().act([chosen.code]);
    if (outcome.ok) {
      this.#path = [];
      this.#picked = null;
    } else this.refusal = outcome;
  }

  async undo(): Promise<void> {
    const outcome = await this.#play().takeBack();
    this.refusal = outcome.ok ? null : outcome;
  }
}

const CONTROLLER = Symbol('controller');
export const provideController = (controller: TableController) => setContext(CONTROLLER, controller);
export const useController = () => getContext<TableController>(CONTROLLER);
