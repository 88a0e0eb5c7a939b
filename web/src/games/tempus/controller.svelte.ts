/**
 * A person's current choice at the table: the chosen action and place, the effect, and refusals. Everything before
 * `commit` is local; legal moves, their effects and names come from the server.
 */

import { untrack } from 'svelte';
import { drawnPlaces } from '../../kit/table/drawnHint';
import { BoardController, neighbour, type Refusal } from '../../kit/table/boardController.svelte';
import type { Play } from '../../lib/match/play';
import type { Happening, Tried } from '../../lib/match/told';
import { placeKey, same, sectionSquares, type Place } from './geometry';
import {
  actionsOf,
  eventPlace,
  gather,
  inOrder,
  likely,
  targetsOf,
  type Choice,
  type Mode,
  type Offer,
  offerOf,
} from './targets';
import { cellAt, tempusView, type Action, type Cell, type TempusView } from './view';
import { tellAt, type Tell } from './tell';
import { nowhere, trialWords } from './words';

/** The effect of a move; `open` if the person will still choose which squares pay. */
export interface Trial {
  tried: Tried;
  after: TempusView;
  open: boolean;
}

/** What a place under the pointer shows: its move, or why there is none. */
export interface Told {
  place: Place;
  /** The move of a press, and its effect. */
  label: string;
  detail: string;
  refusal: Refusal | null;
}

const DWELL = { target: 120, other: 320 };

export class TempusController extends BoardController {
  /** Formats messages of the game for the player. */
  readonly tell: Tell = tellAt(() => this.play());
  #action: Action | null = $state(null);
  #building: number | null = $state(null);
  #fort: number | null = $state(null);
  /** The kind of buildings to use, null for all. */
  #among: number[] | null = $state.raw(null);
  #chosen: Place | 'pass' | null = $state.raw(null);
  /** The kind built last, the default for the next one. */
  #habit = 0;
  #trials = new Map<number, Promise<Trial | null>>();
  #reasons = new Map<number, Promise<Refusal | null>>();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** The keyboard's position on the board. */
  focus: Place = $state.raw({ square: 44 });
  /** The place of the pointer or the keyboard. */
  pointed: Place | null = $state.raw(null);
  told: Told | null = $state.raw(null);
  /** The place of a log line or the hint under the pointer. */
  lit: Place | null = $state.raw(null);
  trial: Trial | null = $state.raw(null);

  readonly view: TempusView = $derived.by(() => tempusView(this.play().view));
  readonly offers = $derived.by(() => {
    const play = this.play();
    return gather(play.active ? play.legal : [], (code) => play.parts(code), this.view.enemies);
  });
  readonly action: Action | '' = $derived.by(() => this.#action ?? this.view.action);
  readonly mode: Mode = $derived.by(() => {
    if (!this.play().active || this.view.over) return 'none';
    if (this.view.paying) return 'pay';
    if (this.action === 'use' && this.#fort !== null) return 'strike';
    return this.action || 'none';
  });
  readonly actions = $derived.by(() => actionsOf(this.offers, this.view));
  readonly targets = $derived.by(() => targetsOf(this.offers, this.mode, this.#choice()));
  /** The chosen move, not made yet. */
  readonly offer: Offer | null = $derived.by(() => {
    const chosen = this.#chosen;
    if (!chosen || chosen === 'pass') return null;
    const here = this.targets.get(placeKey(chosen)) ?? [];
    return here.find((offer) => offer.building === this.#habitHere(here)) ?? here[0] ?? null;
  });
  /** The code of the chosen move. */
  readonly code: number | null = $derived.by(() => {
    if (this.#chosen === 'pass') return this.offers.pass;
    return this.offer?.code ?? null;
  });
  /** The building shown as chosen: that of the move, or the one that filters the sites. */
  readonly building: number | null = $derived.by(() => this.offer?.building ?? this.#building);

  /** Create it during a component's initialisation, as it listens for new questions. */
  constructor(play: () => Play, quick: () => boolean) {
    super(play, quick);
    this.whenChanged(
      () => {
        const { asks, active } = this.play();
        return `${active} ${asks[0]?.serial} ${this.view.turn} ${this.view.paying_wood} ${this.view.paying_stone}`;
      },
      () => this.#begin(),
    );
    $effect(() => {
      const code = this.code;
      untrack(() => void this.#look(code));
    });
    $effect(() => () => clearTimeout(this.#waiting));
  }

  /** The only kind of buildings to use: "farm". */
  get among(): Cell | '' {
    const [first] = this.#among ?? [];
    return first === undefined ? '' : cellAt(this.view, first);
  }
  get fort(): number | null {
    return this.#fort;
  }
  get chosen(): Place | null {
    return this.#chosen === 'pass' ? null : this.#chosen;
  }
  get passing(): boolean {
    return this.#chosen === 'pass';
  }

  /** Whether a place can be chosen now. */
  can(place: Place): boolean {
    return this.targets.has(placeKey(place));
  }

  /** The kinds of buildings for the chosen site, or for any site while none is chosen. */
  possible(building: number): boolean {
    const chosen = this.chosen;
    return this.offers.all.some(
      (offer) => offer.action === 'build' && offer.building === building && (!chosen || same(offer.place, chosen)),
    );
  }

  /** Choose an action; explain one without a legal place, except the digit's own. */
  takeAction(action: Action): void {
    if (action !== this.view.action && !this.offers.all.some((offer) => offer.action === action)) {
      void this.#refuseAction(action);
      return;
    }
    this.refusal = null;
    this.#action = action;
    this.#drop();
    this.#fort = null;
    this.#building = null;
    this.#among = null;
  }

  /** Use one of these buildings; if there are several, the person chooses. */
  takeUse(squares: number[]): void {
    this.takeAction('use');
    const [square] = squares;
    if (square === undefined) return;
    if (squares.length === 1) {
      this.press({ square });
      return;
    }
    this.#among = squares;
    this.focus = { square };
  }

  /** Choose a building, for the chosen site or to see its sites. */
  takeBuilding(building: number): void {
    if (!this.possible(building)) {
      const place = this.chosen ?? this.#bestSite(building);
      void this.#refuse(likely(this.view, 'build', place, { building, fort: null }));
      return;
    }
    this.refusal = null;
    this.#habit = building;
    this.#building = this.#building === building && !this.chosen ? null : building;
  }

  /** Press a place: choose it, make the chosen move, or explain why neither is possible. */
  press(place: Place): void {
    this.focus = place;
    if (this.mode === 'none' || this.acting) return;
    const here = this.targets.get(placeKey(place));
    if (!here?.[0]) {
      this.explain(place);
      return;
    }
    if (same(this.chosen, place)) {
      void this.commit();
      return;
    }
    this.refusal = null;
    if (this.mode === 'use' && here.length > 1 && 'square' in place) {
      this.#drop();
      this.#fort = place.square;
      this.focus = { square: here[0].enemy };
      return;
    }
    this.#chosen = place;
    this.told = null;
    // A unit needs no confirmation, as a building may need several.
    if (here.length === 1 && (this.quick() || this.mode === 'pay')) void this.commit();
  }

  /** Say why nothing can be done at a place. */
  explain(place: Place): void {
    if (this.mode === 'road' && 'square' in place) {
      this.refusal = { text: this.tell('ui-no-square'), fact: this.tell('ui-choose-border'), rule: 'R1.3' };
      return;
    }
    void this.#refuse(likely(this.view, this.mode, place, this.#choice()));
  }

  pass(): void {
    if (this.acting) return;
    this.refusal = null;
    this.#chosen = 'pass';
  }

  /** Choose a move by its code, for a hint. */
  propose(code: number): void {
    this.lit = null;
    if (code === this.code) return;
    if (code === this.offers.pass) {
      this.pass();
      return;
    }
    const offer = this.offers.all.find((one) => one.code === code);
    if (!offer) return;
    this.#drop();
    if (offer.action !== 'pay') this.#action = offer.action;
    this.#fort = null;
    this.#among = null;
    this.#building = offer.building >= 0 ? offer.building : null;
    if (offer.enemy >= 0 && 'square' in offer.place && this.#strikes(offer.place.square) > 1) {
      this.#fort = offer.place.square;
      this.#chosen = { square: offer.enemy };
    } else {
      this.#chosen = offer.place;
    }
    this.focus = this.#chosen;
  }

  /** The places of the hint's moves. */
  readonly drawn = $derived.by(() => {
    const at = (code: number) => {
      const { name, args } = this.play().parts(code);
      return offerOf(code, name, args, this.view.enemies)?.place ?? null;
    };
    return drawnPlaces<Place>(this.advice, at, placeKey);
  });

  /** Highlight the place of an event, or none. */
  lightEvent(event: Happening | null): void {
    this.lit = event && eventPlace(event);
  }

  /** Highlight the place of a move, for a hint. */
  lightMove(code: number | null): void {
    this.lit = this.offers.all.find((offer) => offer.code === code)?.place ?? null;
  }

  /** Step back: close the slip, drop the place, the fort, the filter or the other action. */
  back(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.#chosen) this.#drop();
    else if (this.#fort !== null) this.#fort = null;
    else if (this.#building !== null) this.#building = null;
    else if (this.#among !== null) this.#among = null;
    else if (this.#action !== null) this.#action = null;
    else return false;
    return true;
  }

  /** Make the chosen move. */
  async commit(): Promise<void> {
    const { code, offer } = this;
    if (code === null || this.acting) return;
    if (offer && offer.building >= 0) this.#habit = offer.building;
    await this.sendMoves([code]);
  }

  /** Choose the next or the previous target in reading order. */
  step(by: 1 | -1): void {
    const places = inOrder(this.targets, this.mode);
    const at = places.findIndex((place) => same(place, this.chosen));
    const next = neighbour(places, at, by);
    if (!next) return;
    this.#chosen = next;
    this.focus = next;
  }

  /** Set the pointer's or keyboard's place; after a short time, show its move or a refusal. */
  point(place: Place | null): void {
    clearTimeout(this.#waiting);
    this.pointed = place;
    if (!place || this.mode === 'none') {
      this.told = null;
      return;
    }
    if (same(this.told?.place ?? null, place)) return;
    this.told = null;
    const dwell = this.can(place) ? DWELL.target : DWELL.other;
    this.#waiting = setTimeout(() => void this.#tell(place), dwell);
  }

  async #tell(place: Place): Promise<void> {
    const here = this.targets.get(placeKey(place)) ?? [];
    const offer = here.find((one) => one.building === this.#habitHere(here)) ?? here[0];
    const told: Told = { place, label: '', detail: '', refusal: null };
    if (offer && this.mode === 'use' && here.length > 1) {
      told.label = this.tell('ui-strike-one', { n: here.length });
    } else if (offer) {
      const trial = await this.#try(offer.code);
      if (trial) {
        const { label, detail } = trialWords(this.view, trial, this.tell);
        Object.assign(told, { label: this.tell([label[1], label[2]]), detail });
      }
    } else {
      const move = likely(this.view, this.mode, place, this.#choice());
      told.refusal = move ? await this.#why(move) : null;
    }
    if (same(this.pointed, place) && !same(this.chosen, place)) this.told = told;
  }

  /** Reset for a new question. */
  #begin(): void {
    this.#trials.clear();
    this.#reasons.clear();
    this.#action = null;
    this.#fort = null;
    this.#building = null;
    this.#among = null;
    this.#drop();
    this.refusal = null;
    clearTimeout(this.#waiting);
  }

  #drop(): void {
    this.#chosen = null;
    this.told = null;
    this.trial = null;
  }

  async #look(code: number | null): Promise<void> {
    if (code === null) {
      this.trial = null;
      return;
    }
    const trial = await this.#try(code);
    if (this.code === code) this.trial = trial;
  }

  #try(code: number): Promise<Trial | null> {
    let found = this.#trials.get(code);
    if (!found) {
      found = this.#tryOut(code);
      this.#trials.set(code, found);
    }
    return found;
  }

  /** If the payment of a building is open, any payment gives the preview. */
  async #tryOut(code: number): Promise<Trial | null> {
    const play = this.play();
    const view = this.view;
    const first = await play.preview([code]);
    if (!first) return null;
    const moves = [code];
    let last = first;
    let open = false;
    for (;;) {
      const after = { ...view, ...last.set } as TempusView;
      const payer = after.paying ? after.paying_squares[0] : undefined;
      const pay = payer === undefined || view.paying ? undefined : play.code('pay', payer);
      if (pay === undefined)
        return { tried: { ...last, label: first.label, ...(first.said && { said: first.said }) }, after, open };
      moves.push(pay);
      const next = await play.preview(moves);
      if (!next) return { tried: first, after: { ...view, ...first.set } as TempusView, open: true };
      last = next;
      open = true;
    }
  }

  async #refuse(move: [string, ...number[]] | null): Promise<void> {
    if (move) this.refusal = await this.#why(move);
  }

  #why(move: [string, ...number[]]): Promise<Refusal | null> {
    const play = this.play();
    const code = play.code(...move);
    if (code === undefined) return Promise.resolve(null);
    let found = this.#reasons.get(code);
    if (!found) {
      found = this.reason(code).then((reason) => (reason.text ? reason : null));
      this.#reasons.set(code, found);
    }
    return found;
  }

  #choice(): Choice {
    return { building: this.#building, fort: this.#fort, among: this.#among };
  }

  #habitHere(here: Offer[]): number {
    const wanted = this.#building ?? this.#habit;
    return here.some((offer) => offer.building === wanted) ? wanted : (here[0]?.building ?? -1);
  }

  #strikes(fort: number): number {
    const at = (offer: Offer) => 'square' in offer.place && offer.place.square === fort;
    return this.offers.all.filter((offer) => offer.enemy >= 0 && at(offer)).length;
  }

  /** Why an action has no legal place: for building the reason at the best site, otherwise a general text. */
  async #refuseAction(action: Action): Promise<void> {
    const general = nowhere(this.view, action, this.tell);
    if (general) this.refusal = general;
    else await this.#refuse(likely(this.view, action, this.#bestSite(0), { building: 0, fort: null }));
  }

  #square(): number {
    return 'square' in this.focus ? this.focus.square : sectionSquares(this.focus.section)[0];
  }

  /** The site whose roads bring most, to explain a building without a legal site. */
  #bestSite(building: number): Place {
    const { sites, sites_wood, sites_stone, buildings_stone } = this.view;
    const goods = (buildings_stone[building] ?? 0) > 0 ? sites_stone : sites_wood;
    const best = goods.indexOf(Math.max(...goods));
    return { square: sites[best] ?? this.#square() };
  }
}
