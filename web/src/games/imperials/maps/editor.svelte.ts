/** The state of the map editor: the draft, what it was before, the brush, and what the server says. */

import type { Text } from '../../../lib/text';
import { say } from '../tell';
import { checked } from './api';
import type { Kind } from '../looks';
import { key, type Hex } from '../hexes';
import { EMPTY, painted, toText, type Draft } from './draft';

/** What a press on the map does: lay a tile of a kind, take it away, or set ports. */
export type Brush = Kind | 'none' | 'port';

const MOST_STEPS = 200;
const PAUSE = 300;

/** What the server says of a draft: what is wrong with it, null if nothing is. */
export interface Verdict {
  wrong: Text | null;
}

export class Editor {
  draft = $state.raw<Draft>(EMPTY);
  brush = $state<Brush>('wood');
  /** Null while nobody knows. */
  verdict = $state.raw<Verdict | null>(null);
  /** What became of the last thing that was done; the next change says something else, or nothing. */
  said = $state.raw<Text | null>(null);
  private past = $state.raw<Draft[]>([]);
  private stroke = '';
  private laying: Kind | null = null;
  /** How many ports this stroke has taken with it. */
  private lost = 0;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether this map can be played on. */
  readonly good = $derived(this.verdict !== null && this.verdict.wrong === null);
  readonly text = $derived(toText(this.draft));
  /** As the server checks it and tables are played on it: a name may wait until the map is saved. */
  readonly named = $derived.by(() => toText({ ...this.draft, name: this.draft.name.trim() || this.firstName() }));
  readonly canUndo = $derived(this.past.length > 0);

  /** `firstName` is what a map is called that has no name yet. */
  constructor(private readonly firstName: () => string) {}

  /** Begin with a map; there is nothing before it. */
  begin(draft: Draft): void {
    this.draft = draft;
    this.past = [];
    this.check(0);
  }

  /** Go on with a changed draft. Changes of one stroke are undone together. */
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

  /** Lay a tile with the brush; on one of the same kind, take it away again. */
  press(place: Hex): void {
    if (this.brush === 'port') return;
    const kind = this.brush === 'none' || this.kindAt(place) === this.brush ? null : this.brush;
    this.lay(place, kind);
  }

  /** Begin a stroke: lay one tile, or take it away. */
  lay(place: Hex, kind: Kind | null): void {
    this.laying = kind;
    this.stroke = '';
    this.sweep(place);
  }

  /** Go on with the stroke over another place. */
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

  /** Ask the server about the draft, once nothing has changed for a moment. */
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
