/** The state of a table's page beside the board: drawers, hints, refusals. */

import { registration } from '../../games';
import { play as sound } from '../../kit/settings/sound';
import type { HeaderAction } from '../../kit/table/TableHeader.svelte';
import { Hints } from '../../lib/match/hint.svelte';
import { undecided } from '../../lib/match/live';
import { nameOf, type Named } from '../../lib/people/names';
import type { Wanted } from '../../lib/navigation/tabTitle';
import type { Outcome } from '../../lib/match/play';
import { LivePlay } from '../../lib/match/play.svelte';
import { go } from '../../lib/navigation/router.svelte';
import { againstBots } from '../../lib/people/tableNames';
import type { Session } from '../../lib/server/session.svelte';
import type { GameDetail, Tempo } from '../../lib/wire';
import type { Catalogue } from '../../lib/text';
import { say, textsArg } from '../../lib/say.svelte';
import { sitDown } from '../home/play';
import { ways } from './leaving';
import { sentenceOf } from '../../lib/games/language';
import { toldOptions } from '../../lib/games/options';
import { lobbyNote, tableNote } from './note';

export type Drawer = '' | 'chat' | 'rules' | 'invite' | 'settings' | 'keys' | 'typed' | 'leave' | 'end';

export class RoomState {
  drawer = $state<Drawer>('');
  /** The paragraph at which the rules open. */
  rule = $state('');
  refusal = $state.raw<{ text: string; rule: string } | null>(null);
  /** How many lines of chat there were when the chat was last open. */
  read = $state(0);
  readonly hints = new Hints();
  readonly play: LivePlay;

  constructor(
    readonly session: Session,
    readonly game: GameDetail,
    readonly catalogue: () => Catalogue,
  ) {
    this.play = new LivePlay(game, session, catalogue);
    this.read = session.model?.chat.length ?? 0;
  }

  get table() {
    return this.play.table;
  }
  get seated() {
    return this.play.you.seat >= 0;
  }
  /** Whether this person may set up another match like this one. */
  get played() {
    const { guest, owner } = this.play.you;
    return owner || this.table.chairs.some((chair) => chair.guest === guest && ['', 'resigned'].includes(chair.left));
  }
  /** Whether there is only one seat. */
  get alone() {
    return this.table.chairs.length === 1;
  }
  get over() {
    return this.table.phase === 'over';
  }
  get begun() {
    return this.table.phase !== 'lobby' && this.session.model?.view != null;
  }
  /** Whether this person can move now or later. */
  get playing() {
    return this.begun && this.seated && !this.over;
  }
  /** Whether hints are given: as the owner allows, but in a live match only against bots. */
  get advised() {
    const { hints } = this.table;
    if (!this.playing || hints === 'off') return false;
    return againstBots(this.table) || (hints !== 'alone' && !this.play.live);
  }
  /** Whether everybody waits for this person. */
  get turn() {
    return this.play.active && this.play.asks.some((ask) => ask.must && !ask.sealed);
  }
  /** The invitation that waits for this person's answer. */
  get invited() {
    return this.playing ? this.play.invited.find(({ seat }) => seat === this.play.you.seat) : undefined;
  }
  /** What the others wait for; nothing in a solo game. */
  get wanted(): Wanted {
    if (this.alone) return '';
    if (this.turn) return 'turn';
    return this.invited ? 'offer' : '';
  }
  get note() {
    const options = toldOptions(this.game.options, this.play.teller.catalogue);
    return (this.begun ? tableNote : lobbyNote)(this.table, this.game, options, (text) => this.play.teller.words(text));
  }
  get unread() {
    return this.drawer === 'chat'
      ? 0
      : this.play.chat.slice(this.read).filter(({ guest }) => guest !== this.play.you.guest).length;
  }
  /** When the decision ends: this person's, else an invitation's, else that of the asked player. */
  get ends() {
    const running = this.play.waiting.filter((wait) => wait.ends_at >= 0 && !wait.sealed);
    const own = running.find((wait) => wait.seat === this.play.you.seat)?.ends_at;
    if (own !== undefined) return own;
    return this.invited && this.invited.ends_at >= 0 ? this.invited.ends_at : (running[0]?.ends_at ?? -1);
  }
  get replay() {
    return `/r/${this.table.code}`;
  }

  open = (drawer: Drawer): void => {
    // An open chat gets the cursor.
    if (drawer === this.drawer) document.querySelector<HTMLElement>('dialog[open] [data-first]')?.focus();
    this.drawer = drawer;
  };
  close = (): void => {
    this.drawer = '';
  };
  rules = (rule = ''): void => {
    this.rule = rule;
    this.drawer = 'rules';
  };
  hint = (): void => {
    void this.hints.ask(this.play);
  };
  undo = (): Promise<boolean> => this.attempt(this.play.takeBack());

  /** Wait for a command, show a refusal, and return whether it was carried out. */
  attempt = async (work: Promise<Outcome>): Promise<boolean> => {
    const outcome = await work;
    if (!outcome.ok) this.refuse(outcome);
    return outcome.ok;
  };
  typed = async (text: string): Promise<Outcome> => {
    const outcome = await this.play.typed(text);
    if (outcome.ok) this.close();
    return outcome;
  };
  rematch = async (): Promise<void> => {
    const answer = await this.session.rematch();
    if ('code' in answer) go(`/t/${answer.code}`);
    else if (!answer.ok) this.refuse(answer);
  };
  /** Start another match of the player's own at once, with the game's current defaults. */
  another = async (): Promise<void> => {
    const options = { ...this.table.options, ...registration(this.game.name).start?.options() };
    try {
      await sitDown({ game: this.game.name, options, numbers: this.table.numbers, start: true });
    } catch (error) {
      this.refuse({ text: await sentenceOf(this.game, error), rule: '' });
    }
  };
  /** Leave a table before its match: the seat becomes free, and an owner hands over the table. */
  goHome = async (): Promise<void> => {
    const { chairs, owner } = this.table;
    const others = chairs.some(({ kind, guest }) => kind === 'person' && guest !== owner);
    if (this.play.you.owner ? others : this.seated) await this.session.stand(true);
    go('/');
  };
  private refuse(refusal: { text: string; rule: string }): void {
    this.refusal = refusal;
    sound('refuse');
  }
}

/** Drawers to read in peace. */
const READING: readonly Drawer[] = ['rules', 'settings', 'keys'];

/** A live match alone with bots stops while its player reads. */
export class Reading {
  #stopped = false;

  constructor(private readonly room: RoomState) {}

  /** Call it whenever a drawer opens or closes. */
  look(): void {
    const { room } = this;
    const { live, you } = room.play;
    const reads = READING.includes(room.drawer);
    if (reads === this.#stopped || !live || !room.playing) return;
    const { held, rate, pauses } = live.tempo;
    if (reads && (held || rate === 0 || (pauses[you.seat] ?? 0) >= 0)) return;
    this.#stopped = reads;
    if (reads || held === 'pause') void room.attempt(live.pause(reads));
  }
}

/** The actions in the header. */
export function headerActions(room: RoomState): HeaderAction[] {
  const { unread } = room;
  const all: (HeaderAction | false)[] = [
    pausing(room),
    room.advised && {
      id: 'hint',
      label: say('room-hint'),
      words: say('room-hint'),
      glyph: 'hint',
      key: 'H',
      busy: room.hints.thinking,
      off: !room.play.active && !room.play.live,
      keep: Boolean(room.play.live),
      brief: true,
      onclick: room.hint,
    },
    room.over && {
      id: 'end',
      label: say('room-header-result'),
      words: say('room-header-result'),
      glyph: 'crown',
      onclick: () => room.open('end'),
    },
    // A live match can only be replayed after its end.
    room.begun &&
      (room.over || !room.play.live) && {
        id: 'replay',
        label: say('room-replay'),
        glyph: 'replay',
        href: room.replay,
      },
    !room.alone && {
      id: 'chat',
      label: unread > 0 ? say('room-header-chat-new', { n: unread }) : say('room-header-chat'),
      words: unread > 0 ? say('room-header-new', { n: unread }) : undefined,
      glyph: 'chat',
      key: room.play.live ? 'T' : 'C',
      // With only bots nobody would read it, and a phone has little room.
      keep: !room.play.live || !room.advised || unread > 0,
      phone: !room.begun,
      news: unread > 0,
      onclick: () => room.open('chat'),
    },
    { id: 'rules', label: say('room-header-rules'), glyph: 'rules', key: 'R', onclick: () => room.rules() },
    { id: 'share', label: say('room-header-share'), glyph: 'share', onclick: () => room.open('invite') },
    { id: 'settings', label: say('room-header-settings'), glyph: 'settings', onclick: () => room.open('settings') },
    !room.begun && {
      id: 'leave',
      label: say('room-header-leave-table'),
      words: say('room-header-leave-table'),
      glyph: 'left',
      onclick: room.goHome,
    },
    ways(room.table, room.play.you).length > 0 && {
      id: 'quit',
      label: say('room-header-leave-match'),
      glyph: 'left',
      onclick: () => room.open('leave'),
    },
  ];
  return all.filter((action) => action !== false);
}

/** In a live match: pause, if a seat has a pause left or all may agree. */
function pausing(room: RoomState): HeaderAction | false {
  const { live, you, table } = room.play;
  if (!live || !room.playing || live.tempo.held === 'pause' || table.speed === 0) return false;
  const left = live.tempo.pauses[you.seat] ?? 0;
  const [first] = live.tempo.votes;
  const agreed = live.tempo.votes.includes(you.seat);
  const news = first !== undefined && !agreed;
  const all = first === undefined ? say('room-header-pause-ask') : pleaWords(room.play, live.tempo, first);
  const any = left < 0 ? say('room-header-pause') : say('room-header-pause-left', { n: left });
  const words = table.pause === 'any' || left < 0 ? any : all;
  const off = table.pause === 'any' && left === 0;
  const onclick = () => void room.attempt(live.pause(true));
  return { id: 'pause', label: words, words, glyph: 'pause', key: 'B', off, news, keep: true, brief: true, onclick };
}

/** A request for a pause in words, for its maker, for those who agreed, or for those who are asked. */
function pleaWords(play: Named, tempo: Tempo, first: number): string {
  if (first === play.you.seat) return say('room-header-pause-withdraw');
  if (!tempo.votes.includes(play.you.seat)) return say('room-header-pause-agree', { name: nameOf(play, first) });
  const names = undecided(play.table, tempo).map((seat) => nameOf(play, seat));
  return say('room-header-pause-waiting', { names: textsArg(names) });
}
