/** Helpers for tests of controllers: moves by name, and time for answers and effects. */

import { flushSync } from 'svelte';
import type { Parts, Play } from '../../lib/match/play';

/** Decode and encode moves by a list; others have the code `unknown`. */
export function listedMoves(
  moves: readonly (readonly [code: number, name: string, ...args: number[]])[],
  unknown: number,
): Pick<Play, 'parts' | 'code' | 'notation'> {
  const parts = (code: number): Parts => {
    const [, name = '', ...args] = moves.find(([known]) => known === code) ?? [0];
    return { name, args };
  };
  return {
    parts,
    code: (name, ...args) =>
      moves.find(([, known, ...given]) => known === name && String(given) === String(args))?.[0] ?? unknown,
    notation: (code) => parts(code).name,
  };
}

/** Make a controller as during a component's initialisation; `stop` ends its effects. */
export function setUp<Controller>(make: () => Controller): { controller: Controller; stop: () => void } {
  let controller: Controller;
  const stop = $effect.root(() => {
    controller = make();
  });
  flushSync();
  return { controller: controller!, stop };
}

/** Let answers arrive and effects run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) {
    flushSync();
    await Promise.resolve();
  }
  flushSync();
}
