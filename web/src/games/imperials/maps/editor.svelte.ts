/** The state of the map editor: the draft, earlier ones, the brush, and the server's answer. */

import type { Text } from '../../../lib/text';
import { say } from '../tell';
import { checked } from './api';
import type { Kind } from '../looks';
import { key, type Hex } from '../hexes';
import { EMPTY, painted, toText, type Draft } from './draft';

/** What a press on the map does: lay a tile of a kind, remove it, or set ports. */
export type Brush = Kind | 'none' | 'port';

const MOST_STEPS = 200;
const PAUSE = 300;

/** The server's answer about a draft: its fault, null if there is none. */
export interface Verdict {
  wrong: Text | null;
}

export class Editor {
  draft = $state.raw<Draft>(EMPTY);
  brush = $state<Brush>('wood');
  /** Null while unknown. */
  verdict = $state.raw<Verdict | null>(null);
  /** The result of the last action; the next change replaces it. */
  said = $state.raw<Text | null>(null);
  private past = $state.raw<Draft[]>([]);
  private stroke = '';
  private laying: Kind | null = null;
  /** How many ports this stroke has removed. */
  private lost = 0;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether this map can be played on. */
  readonly good = $derived(this.verdict !== null && this.verdict.wrong === null);
  readonly text = $derived(toText(this.draft));
  /** The text for the server and for tables; a missing name is filled in until the map is saved. */
  readonly named = $derived.by(() => toText({ ...this.draft, name: this.draft.name.trim() || this.firstName() }));
  readonly canUndo = $derived(this.past.length > 0);

  /** `firstName` is the name of a map without one. */
  constructor(private readonly firstName: () => string) {}

  /** Start with a map, without earlier drafts. */
  begin(draft: Draft): void {
    this.draft = draft;
    this.past = [];
    this.check(0);
  }

  /** Replace the draft by a changed one. Changes of one stroke are undone together. */
  change(next: Draft, stroke = ''): void {
    if (!stroke || stroke !== this.stroke) this.past = [...this.past, this.draft].slice(-MOST_STEPS);
    this.said = null;
    this.stroke = stroke;
    this.draft = next;
    this.check(PAUSE);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.stroke = '';
    this.said = null;
    this.draft = before;
    this.check(PAUSE);
  }

  /** Lay a tile with the brush, or remove one of the same kind. */
  press(place: Hex): void {
    if (this.brush === 'port') return;
    const kind = this.brush === 'none' || this.kindAt(place) === this.brush ? null : this.brush;
    this.lay(place, kind);
  }

  /** Start a stroke: lay or remove one tile. */
  lay(place: Hex, kind: Kind | null): void {
    this.laying = kind;
    this.stroke = '';
    this.sweep(place);
  }

  /** Continue the stroke over another place. */
  sweep(place: Hex): void {
    if (this.kindAt(place) === this.laying) return;
    const before = this.stroke ? this.lost : 0;
    const next = painted(this.draft, place, this.laying);
    this.lost = before + this.draft.ports.length - next.ports.length;
    this.change(next, 'tiles');
    if (this.lost) this.said = say('ui-map-ports-lost', { n: this.lost });
  }

  kindAt(place: Hex): Kind | null {
    return this.draft.tiles.get(key(place))?.kind ?? null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  /** Ask the server about the draft, after a short time without changes. */
  private check(pause: number): void {
    this.stop();
    const asking = this.asked;
    this.verdict = null;
    this.timer = setTimeout(async () => {
      const wrong = await checked(this.named);
      if (asking === this.asked) this.verdict = { wrong };
    }, pause);
  }
}
