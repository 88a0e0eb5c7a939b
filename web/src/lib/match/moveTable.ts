/** Moves are sent as numbers; the game's table of moves decodes and encodes them. */

import type { Parts } from './play';
import type { MoveRow } from '../wire';

export class MoveTable {
  private readonly named: Map<string, MoveRow>;

  constructor(private readonly rows: MoveRow[]) {
    this.named = new Map(rows.map((row) => [row.name, row]));
  }

  private row(code: number): MoveRow | undefined {
    return this.rows.find(({ base, size }) => base <= code && code < base + size);
  }

  /** The move in the game's notation. */
  text(code: number): string {
    const row = this.row(code);
    if (!row) return '';
    const { args } = this.parts(code);
    const words = row.pattern.replace(/\{(\d+)\}/g, (_, place: string) => {
      const number = Number(place);
      return row.domains[number]?.words[args[number] ?? -1] ?? '';
    });
    return words.split(/\s+/).filter(Boolean).join(' ');
  }

  parts(code: number): Parts {
    const row = this.row(code);
    if (!row) return { name: '', args: [] };
    const args: number[] = [];
    let rest = code - row.base;
    for (const domain of [...row.domains].reverse()) {
      args.unshift(rest % domain.words.length);
      rest = Math.floor(rest / domain.words.length);
    }
    return { name: row.name, args };
  }

  code(name: string, args: number[]): number | undefined {
    const row = this.named.get(name);
    if (!row || row.domains.length !== args.length) return undefined;
    let offset = 0;
    for (const [place, domain] of row.domains.entries()) {
      const value = args[place]!;
      if (value < 0 || value >= domain.words.length) return undefined;
      offset = offset * domain.words.length + value;
    }
    return row.base + offset;
  }
}
