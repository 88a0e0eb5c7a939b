/** The use of each die in this turn: as it was sent from here, otherwise from the log. */

import type { Play } from '../../lib/match/play';
import { dieOf } from './moves';
import { usedBy, usedInLog, type Used } from './used';

export class Spent {
  readonly #play: () => Play;
  #sent: Map<number, Used> = $state.raw(new Map());

  constructor(play: () => Play) {
    this.#play = play;
  }

  /** Note moves; a die that is used again forgets a use that was taken back. */
  note(codes: readonly number[]): void {
    for (const code of codes) {
      const move = { code, ...this.#play().parts(code) };
      const die = dieOf(move);
      if (die < 0) continue;
      const others = [...this.#sent].filter(([other]) => other !== die);
      const used = usedBy(move);
      this.#sent = new Map(used ? [...others, [die, used]] : others);
    }
  }
  forget(): void {
    this.#sent = new Map();
  }

  by(seat: number, die: number): Used | null {
    const { log } = this.#play();
    return this.#sent.get(die) ?? usedInLog(log, seat, die);
  }
}
