/** The changeable numbers of a game, such as costs, points and limits, as this match has them. */

/** The part of a view about them. */
export interface NumberedView {
  /** The changed ones by name; older stored replays have none. */
  other_numbers?: Readonly<Record<string, number>>;
}

/** The names of rows: `draw.level` for `draw.level.1`, `draw.level.2` and so on. */
type RowName<Name extends string> = Name extends `${infer Row}.1` ? Row : never;

/**
 * All numbers of a game. `printed` is the game's `numbers.json`, which `make wire` writes from the table that the rules
 * use, so only names that the game has are a `Name`.
 */
export class NumberTable<Name extends string> {
  readonly #printed: Readonly<Record<string, number>>;

  constructor(printed: Readonly<Record<Name, number>>) {
    this.#printed = printed;
  }

  /** The value of a number in a match. */
  of(view: NumberedView, name: Name): number {
    return this.#value(view, name) ?? 0;
  }

  /** The value of a number whose name came from the server, such as in a text. */
  named(view: NumberedView, name: string): number {
    return this.#value(view, name) ?? 0;
  }

  /** The values of a row in a match, from that of `name.1` on. */
  row(view: NumberedView, name: RowName<Name>): number[] {
    const found: number[] = [];
    for (;;) {
      const value = this.#value(view, `${name}.${found.length + 1}`);
      if (value === undefined) return found;
      found.push(value);
    }
  }

  #value(view: NumberedView, name: string): number | undefined {
    return view.other_numbers?.[name] ?? this.#printed[name];
  }
}
