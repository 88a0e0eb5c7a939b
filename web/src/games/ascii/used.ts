/** The use of a die, for its card: from the sent move, or from the log. */

import type { Happening } from '../../lib/match/told';
import { COLONY, CULTURE, GARRISON } from './facts';
import { dieOf, type Move } from './moves';
import { buildingArg, marksArg, say } from './tell';
import type { Text } from '../../lib/text';

export interface Used {
  title: Text;
  text: Text | null;
}

export function usedBy(move: Move): Used | null {
  if (dieOf(move) < 0) return null;
  const [, second = 0] = move.args;
  switch (move.name) {
    case 'garrisons':
      return {
        title: say('part-use-building', { building: buildingArg(GARRISON) }),
        text: say('part-marks', { marks: marksArg([['soldier', second + 1]]) }),
      };
    case 'caravan':
      return { title: say('part-use-caravan', { caravan: second + 1 }), text: say('ui-used-caravan', {}) };
    case 'culture':
      return {
        title: say('ui-used-culture', {}),
        text: say('ui-used-culture-box', { box: CULTURE[second]?.name ?? '' }),
      };
    case 'colonies':
      return { title: say('part-use-building', { building: buildingArg(COLONY) }), text: null };
    default:
      return null; // for construction the log has the number of lines
  }
}

/** "5 + 3 Workers: 8 lines": the Workers count with the first die of a turn. */
function drawnWith([, all = 0, face = all, pips = 0]: readonly number[]): Text {
  const workers = all - face - pips;
  return workers > 0
    ? say('ui-lines-with', { face: face + pips, workers, lines: all })
    : say('ui-lines', { lines: all });
}

/** The events since the beginning of the turn. */
export function usedInLog(log: readonly Happening[], seat: number, die: number): Used | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const { kind, seat: whose, args } = log[at]!;
    if (kind === 'turn') return null;
    if (whose !== seat || args[0] !== die) continue;
    if (kind === 'lines') return { title: say('ui-used-lines', {}), text: drawnWith(args) };
    if (kind === 'activates')
      return { title: say('part-use-building', { building: buildingArg(args[1] ?? 0) }), text: null };
  }
  return null;
}
