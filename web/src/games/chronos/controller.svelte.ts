/**
 * A person's current choice at the table: the timer in hand, the unfinished command, and ghosts of
 * moves that are on their way. Legal moves and refusals come from the server; a timer can be used
 * as soon as its sand has run out on this screen.
 */

import { untrack } from 'svelte';
import { playSound } from '../../kit';
import { drawnAs } from '../../kit/table/drawnHint';
import { BoardController } from '../../kit/table/boardController.svelte';
import { FULL } from '../../lib/match/live';
import type { Outcome, Play } from '../../lib/match/play';
import type { Question } from '../../lib/match/told';
import { MatchClock } from './clock.svelte';
import { cityId, isCity, isPile, NONE, NUMBERS, PLACES } from './facts';
import {
  isWay,
  pileOf,
  severalTimers,
  sorted,
  targetOf,
  timerOf,
  turned,
  type Move,
  type Power,
  type Way,
} from './moves';
import { tellAt } from './tell';
import { conquestView, kingdomsOf, timersOf, type Timer } from './view';

/** An unfinished command: its parts so far, and those that can follow. */
export interface Draft {
  moves: number[];
  steps: Move[];
}

export interface Shown extends Timer {
  /** Not confirmed yet. */
  ghost?: boolean;
}

/** A timer that is sent as soon as the hand is free. */
export interface Waiting extends Shown {
  leave: boolean;
}

/** Any move of a power, to ask why it is refused. */
function anyCode(play: Play, power: Power): number | undefined {
  return play.code(power) ?? play.code(power, 0) ?? play.code(power, 0, 0);
}
/** How much the clocks of server and screen can differ, in milliseconds of the match. */
const SLACK = 20;
/** Later than any time of a match. */
const LATER = 1e9;
/** Powers that are complete with one move. */
const AT_ONCE: readonly string[] = ['demeter', 'troy', 'send'];

export class ChronosController extends BoardController {
  readonly clock: MatchClock;
  /** The timer in hand as it was when it was taken, until it is sent or others move it. */
  #held: Timer | null = $state.raw(null);
  /** Others have moved it while more timers were ready, so the hand is empty until this person takes one. */
  #robbed = $state(false);
  #ghosts: Shown[] = $state.raw([]);
  /** The latest command, which waits until the hand is free (R13.1). */
  waiting: Waiting | null = $state.raw(null);
  /** When the hand is free after the last sent command, until it is answered. */
  #freeAt = $state(0);
  /** The power whose object is being chosen. */
  power: Power | null = $state(null);
  draft: Draft | null = $state.raw(null);
  /** The command that the server is asked about; later answers are ignored. */
  #asking: number[] | null = null;
  /** Leave the card under the timer where it is. */
  leave = $state(false);
  /** Turn over the timer that goes to Hell or to Sparta. */
  flip = $state(true);
  /** Show a place to everybody instead of using it. */
  pointing = $state(false);
  /** A bid is being put together. */
  bidding = $state(false);
  /** A move is being typed. */
  typing = $state(false);
  /** News for a returning player. */
  news = $state('');
  /** A hint. */
  hint: Move | null = $state.raw(null);
  /** Whether the last sent timer was alone on this screen, so that its card is no news. */
  hoped = false;

  readonly view = $derived.by(() => conquestView(this.play().view));
  readonly kingdoms = $derived.by(() => kingdomsOf(this.view));
  readonly #timers: Timer[] = $derived.by(() => timersOf(this.view));
  readonly timers: Shown[] = $derived.by(() =>
    this.#timers.map((each) => {
      const sent = this.waiting ? [...this.#ghosts, this.waiting] : this.#ghosts;
      return sent.find(({ timer }) => timer === each.timer) ?? each;
    }),
  );
  readonly seat: number = $derived.by(() => this.play().you.seat);
  /** Whether this person plays, and time runs. */
  readonly playing: boolean = $derived.by(() => {
    const play = this.play();
    return play.table.phase === 'playing' && this.seat >= 0 && !play.past;
  });
  /** Whether time stands: somebody paused or is gone, or the 3-2-1 runs. */
  readonly held: boolean = $derived.by(() => {
    const { table, live } = this.play();
    return table.phase === 'playing' && (this.clock.count > 0 || Boolean(live?.tempo.held));
  });
  /** This person's choice in flight. */
  readonly choice: Question | null = $derived.by(
    () => (this.playing && this.play().asks.find(({ kind }) => kind > 0)) || null,
  );
  /** When the hand is certainly free, by the clock of this screen; the first command waits for nothing. */
  readonly #handAt: number = $derived.by(() => {
    const at = Math.max(this.view.hand ?? 0, this.#freeAt);
    return at === 0 ? 0 : at + SLACK;
  });
  /** Whether a command can be given now; at a table without a clock the server waits. */
  readonly #free: boolean = $derived.by(() => {
    const rate = this.play().live?.tempo.rate ?? 0;
    return rate === 0 || this.clock.now >= this.#handAt;
  });
  readonly moves = $derived.by(() => sorted(this.play(), this.choice !== null));
  readonly own: Shown[] = $derived.by(() => this.timers.filter(({ owner }) => owner === this.seat));
  readonly #readyKey: string = $derived.by(() =>
    this.own
      .filter(({ ends, ghost }) => !ghost && ends <= this.clock.now)
      .sort((one, other) => this.#urgency(one) - this.#urgency(other) || one.ends - other.ends)
      .map(({ timer }) => timer)
      .join(),
  );
  /** Own timers that have run out, the most urgent first. */
  readonly ready: number[] = $derived.by(() => (this.#readyKey ? this.#readyKey.split(',').map(Number) : []));
  /** The timer for the next place. The meaning of a place's key only changes by this person. */
  readonly inHand: Shown | null = $derived.by(() => {
    if (!this.playing) return null;
    const leaving = this.draft?.steps.length === 0 ? this.own.find(({ place }) => this.#isSparta(place)) : undefined;
    if (leaving) return leaving;
    const wanted = this.#held ? this.#held.timer : this.#robbed ? NONE : this.ready[0];
    return this.own.find(({ timer }) => timer === wanted && this.ready.includes(timer)) ?? null;
  });
  /** Choices other than moving timers: an answer, a part of a command, the object of a power. */
  readonly #picks: Move[] = $derived.by(() => {
    if (this.choice) return this.moves.steps;
    if (this.draft) return this.draft.steps;
    return (this.power && this.moves.powers.get(this.power)) ?? [];
  });
  /** Whether turning the timer over is a separate question. */
  readonly flips: boolean = $derived.by(() => severalTimers(this.#picks));
  /** Others' timers come first, those on the board before those laid down, as the player's own are unlikely. */
  readonly picks: Move[] = $derived.by(() =>
    this.#picks
      .filter((move) => !this.flips || turned(move) === null || turned(move) === this.flip)
      .sort((one, other) => this.#rank(one) - this.#rank(other)),
  );

  constructor(play: () => Play) {
    super(play);
    this.clock = new MatchClock(play);
    $effect(() => {
      void [this.#readyKey, this.#timers, this.#held];
      untrack(() => this.#keepHand());
    });
    $effect(() => {
      const { waiting } = this;
      if (!waiting || (!this.#free && !this.held)) return;
      untrack(() => {
        this.waiting = null;
        if (!this.held) void this.send(waiting.timer, waiting.place, waiting.leave);
      });
    });
  }

  /** Keep the timer in hand; an empty hand takes the most urgent one. */
  #keepHand(): void {
    const held = this.#held;
    const now = held && this.#timers.find(({ timer }) => timer === held.timer);
    const moved = held && (now?.place !== held.place || now.ends !== held.ends);
    if (moved) this.#held = null;
    this.#robbed = this.ready.length > 0 && (this.#robbed || Boolean(moved));
    if (!this.#held && !this.#robbed && this.ready[0] !== undefined) this.#hold(this.ready[0]);
  }
  #hold(timer: number | undefined): void {
    this.#held = this.#timers.find((each) => each.timer === timer) ?? null;
    this.#robbed = false;
  }

  /** Timers that can take a card come first, then those that block nobody. */
  #urgency({ place }: Shown): number {
    if (!isPile(place)) return place === PLACES.front ? 1 : 2;
    return this.company(place) > 1 ? 3 : 0;
  }

  #isSparta(place: number): boolean {
    return isCity(place) && cityId(this.view.cities[place - PLACES.city] ?? NONE) === 'sparta';
  }

  #rank(move: Move): number {
    const timer = this.#timers.find((each) => each.timer === timerOf(move));
    if (!timer) return 0;
    return timer.ends + (timer.owner === this.seat ? 2 : timer.place === PLACES.front ? 1 : 0) * LATER;
  }

  company(place: number): number {
    return this.timers.filter((each) => each.place === place).length;
  }
  at(place: number): Shown[] {
    return this.timers.filter((each) => each.place === place);
  }
  /** Whether somebody has moved the timer in hand away, so that another must be taken. */
  get robbed(): boolean {
    return this.#robbed;
  }
  isReady(timer: number): boolean {
    return this.ready.includes(timer);
  }
  /** Where the timer in hand may go, by what the server has sent. */
  way(place: number): Way | undefined {
    return this.inHand ? this.moves.ways.get(this.inHand.timer)?.get(place) : undefined;
  }
  /** Whether a place can be used now. */
  can(place: number): boolean {
    const places = this.picks.map(pileOf).filter((each) => each >= 0);
    if (places.length) return places.includes(place);
    if (!this.inHand) return false;
    if (this.moves.ways.has(this.inHand.timer)) return this.way(place) !== undefined;
    return this.inHand.place === PLACES.hell ? place === PLACES.deepHell : isPile(place);
  }
  pickOf(timer: number): Move | undefined {
    return this.picks.find((move) => timerOf(move) === timer);
  }

  /** Take a timer in hand, or choose it for the current command. */
  pressTimer(timer: number): void {
    this.refusal = null;
    const pick = this.pickOf(timer);
    if (pick) return void this.pick(pick);
    if (this.waiting?.timer === timer) this.waiting = null;
    if (this.ready.includes(timer) && this.own.some((each) => each.timer === timer)) this.#hold(timer);
  }

  /** Show or close a hint: take its timer in hand and mark its place, without playing. */
  advised(hint: Move | null): void {
    this.hint = hint;
    if (hint && isWay(hint) && !this.picks.length) this.#hold(hint.args[0]);
  }
  hintsAt(place: number): boolean {
    return this.hint !== null && targetOf(this.hint) === place;
  }
  /** Whether a later move of the hint's plan is about a place, and its first one is not. */
  plansAt(place: number): boolean {
    return drawnAs(this.advice, (code) => targetOf(this.play().parts(code)) === place) === 'later';
  }

  /** Use a place for the current command, or for the timer in hand. */
  pressPlace(place: number, timer = this.inHand?.timer): void {
    this.refusal = null;
    if (this.pointing) return this.point(place);
    const pick = this.picks.find((move) => pileOf(move) === place);
    if (pick) return void this.pick(pick);
    if (timer !== undefined) return void this.send(timer, place);
    if (this.#robbed) this.refusal = { text: tellAt(this.play)('ui-take-one'), rule: '' };
    else void this.#explain(this.own[0]?.timer, place);
  }

  /** Send a timer somewhere when the hand is free. A ghost is shown until the server has answered. */
  async send(timer: number, place: number, leave = this.leave): Promise<void> {
    const play = this.play();
    const way = this.moves.ways.get(timer)?.get(place);
    const from = this.#timers.find((each) => each.timer === timer);
    if (!this.playing || !from) return;
    const wants = isPile(from.place) && !leave;
    const code = way ? ((wants ? way.take : undefined) ?? way.go) : play.code(wants ? 'take' : 'go', timer, place);
    if (code === undefined) return;
    if (!way && this.moves.ways.has(timer)) return this.#explain(timer, place);
    const now = this.clock.now;
    const ghost = { ...from, place, ends: place === PLACES.front ? now : now + from.sand, ghost: true };
    this.#held = null;
    this.#robbed = false;
    this.leave = false;
    this.waiting = null;
    if (!this.#free && !this.held) {
      this.waiting = { ...ghost, leave };
      return;
    }
    this.hoped = wants && this.company(from.place) === 1;
    this.#ghosts = [...this.#ghosts, ghost];
    this.#freeAt = now + NUMBERS.of(this.view, 'hand.milliseconds');
    const prefix = this.draft?.steps.length === 0 ? this.draft.moves : [];
    if (prefix.length) this.#dropDraft();
    const outcome = await play.act([...prefix, code]);
    this.#ghosts = this.#ghosts.filter((each) => each.timer !== timer);
    if (!outcome.ok) this.#freeAt = 0;
    this.#answered(outcome);
  }

  /** Start a command: an offering, or a power that needs more choices. */
  begin(code: number): Promise<void> {
    this.power = null;
    return this.#extend([code]);
  }

  /** Use a power: at once without a choice, else offer its objects. */
  usePower(power: Power): void {
    this.refusal = null;
    const moves = this.moves.powers.get(power) ?? [];
    const [only] = moves;
    if (!only) return void this.#why(anyCode(this.play(), power));
    if (moves.length === 1 && turned(only) === null) void this.pick(only);
    else this.power = this.power === power ? null : power;
  }

  /** Choose one of `picks`. */
  async pick(move: Move): Promise<void> {
    this.refusal = null;
    if (this.choice) return this.act([move.code]);
    if (this.draft) return this.#extend([...(this.#asking ?? this.draft.moves), move.code]);
    this.power = null;
    if (AT_ONCE.includes(move.name)) return this.act([move.code]);
    return this.begin(move.code);
  }

  /** Wait until the hand is free (R13.1), as an earlier command would be refused. */
  async #handFree(): Promise<void> {
    const { speed } = this.play().table;
    const left = this.#handAt - this.clock.now;
    if (speed > 0 && left > 0) await new Promise((done) => setTimeout(done, (left * FULL) / speed));
  }

  async act(moves: number[]): Promise<void> {
    this.acting = true;
    await this.#handFree();
    const outcome = await this.play().act(moves);
    this.acting = false;
    // A timer moved by this person's own command was not taken by others.
    this.#robbed = false;
    this.#keepHand();
    this.#answered(outcome);
  }

  point(place: number): void {
    this.pointing = false;
    void this.play().live?.point(place);
  }

  /** Step back: close the slip, drop the command, drop the choice. */
  back(): boolean {
    if (this.typing) this.typing = false;
    else if (this.refusal) this.refusal = null;
    else if (this.waiting) this.waiting = null;
    else if (this.draft || this.#asking) this.#dropDraft();
    else if (this.power) this.power = null;
    else if (this.pointing) this.pointing = false;
    else if (this.bidding) this.bidding = false;
    else if (this.leave) this.leave = false;
    else return false;
    return true;
  }

  /** Whether an event is about this person's last command: somebody was quicker to take a card. */
  missed(text: string): void {
    this.refusal = { text, rule: '' };
    playSound('refuse');
  }

  /**
   * Ask the server what a command still needs; if nothing, give it. A preview must not reveal
   * anything, so the server refuses that of a complete command: then the command itself is given.
   */
  async #extend(moves: number[]): Promise<void> {
    const play = this.play();
    this.#asking = moves;
    const tried = await play.preview(moves);
    if (this.#asking !== moves) return;
    this.#asking = null;
    const steps = (tried?.set?.steps as number[] | undefined) ?? [];
    const open = ((tried?.set?.draft as number[] | undefined) ?? []).length > 0;
    if (open) this.draft = { moves, steps: steps.map((code) => ({ code, ...play.parts(code) })) };
    else {
      this.draft = null;
      await this.act(moves);
    }
  }

  #dropDraft(): void {
    this.draft = null;
    this.#asking = null;
  }

  async #explain(timer: number | undefined, place: number): Promise<void> {
    if (this.playing && timer !== undefined) await this.#why(this.play().code('go', timer, place));
  }
  async #why(code: number | undefined): Promise<void> {
    if (code === undefined) return;
    const { text, rule } = await this.play().why(code);
    this.refusal = { text: text || tellAt(this.play)('ui-gone-move'), rule };
  }

  #answered(outcome: Outcome): void {
    if (outcome.ok) return;
    this.refusal = { text: outcome.text, rule: outcome.rule };
    playSound('refuse');
  }

  /** The god or city whose cube is on a place, "" if there is none. */
  cubeOn(place: number): '' | 'nemesis' | 'troy' | 'selene' {
    const [, haunted = NONE, besieged = NONE, sealed = NONE] = this.view.cubes;
    if (haunted === place) return 'nemesis';
    if (besieged === place) return 'troy';
    return sealed !== NONE && PLACES.city + sealed === place ? 'selene' : '';
  }
}
