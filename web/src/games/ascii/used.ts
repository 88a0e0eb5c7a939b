/** What a die was used for, for its card: from what was sent, or from the log. */

import type { Happening } from '../../lib/match/told';
import { many } from '../../lib/words';
import { CULTURE, type Facts } from './facts';
import { dieOf, type Move } from './moves';

export interface Used {
  title: string;
  text: string;
}

const WORKS = ['Farms', 'Mines', 'Schools', 'Garrisons', '', 'Colonies'];

export function usedBy(move: Move): Used | null {
  if (dieOf(move) < 0) return null;
  const [, second = 0] = move.args;
  switch (move.name) {
    case 'build':
      return null; // the log tells how many lines it gave
    case 'garrisons':
      return { title: 'Garrisons', text: many(second + 1, 'Soldier') };
    case 'caravan':
      return { title: `Caravan ${second + 1}`, text: 'one box' };
    case 'culture':
      return { title: 'Culture', text: `box ${CULTURE[second]?.name}` };
    case 'colonies':
      return { title: 'Colonies', text: '' };
    default:
      return null;
  }
}

/** "5 + 3 Workers: 8 lines": the Workers count with the first die of a turn. */
function drawnWith({ prices }: Facts, [, all = 0, face = all, pips = 0]: readonly number[]): string {
  const workers = all - face - pips;
  const parts = [String(face), pips ? `${pips * prices.die} Gold` : '', workers ? many(workers, 'Worker') : ''].filter(
    Boolean,
  );
  return `${parts.length > 1 ? `${parts.join(' + ')}: ` : ''}${many(all, 'line')}`;
}

/** Looks back to the beginning of the turn. */
export function usedInLog(facts: Facts, log: readonly Happening[], seat: number, die: number): Used | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const { kind, seat: whose, args } = log[at]!;
    if (kind === 'turn') return null;
    if (whose !== seat || args[0] !== die) continue;
    if (kind === 'lines') return { title: 'Construct', text: drawnWith(facts, args) };
    if (kind === 'activates') return { title: WORKS[args[1] ?? 0] ?? '', text: '' };
  }
  return null;
}
