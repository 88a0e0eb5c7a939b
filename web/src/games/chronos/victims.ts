/** Whom a plague or a power strikes: there is little time to choose, so the likely ones come first. */

import type { Play } from '../../lib/match/play';
import type { ChronosController } from './controller.svelte';
import { cardName, FACTS, NONE } from './facts';
import { timerOf, type Move } from './moves';
import { isPartner } from './teams';
import type { Kingdom } from './view';
import { nameOf } from './words';

type At = Pick<Play, 'table' | 'you'>;
type Sea = Pick<ChronosController, 'kingdoms' | 'timers' | 'seat'>;

/** "Saffron", "Saffron, your partner". */
export function victimName(play: At, seat: number): string {
  return `${nameOf(play, seat)}${isPartner(play, seat) ? ', your partner' : ''}`;
}

/** "Saffron: 50", "Saffron: nothing to lose". */
export function starveWords(play: At, { kingdoms }: Sea, seat: number): string {
  const top = kingdoms[seat]?.hoard.at(-1) ?? NONE;
  return `${victimName(play, seat)}: ${top === NONE ? 'nothing to lose' : cardName(top)}`;
}

/** Who shows most comes first, who has nothing to lose after all others, and one's partner last. */
export function byVictim(play: At, controller: Sea, picks: readonly Move[]): Move[] {
  const rank = (move: Move) => {
    const seat = victimOf(controller, move);
    if (seat === NONE || seat === controller.seat) return seat === NONE ? 0 : OWN;
    return (isPartner(play, seat) ? PARTNER : 0) - (move.name === 'starve' ? shows(controller.kingdoms[seat]) : 0);
  };
  return [...picks].sort((one, other) => rank(one) - rank(other));
}
const PARTNER = 1e6;
const OWN = 1e7;

function victimOf({ timers }: Sea, move: Move): number {
  if (move.name === 'starve' || move.name === 'rob') return move.args[0] ?? NONE;
  return timers.find(({ timer }) => timer === timerOf(move))?.owner ?? NONE;
}

/** What everybody sees of a kingdom: its top card times its winds, and then how much lies there. */
function shows(kingdom: Kingdom | undefined): number {
  const { hoard = [], winds = [] } = kingdom ?? {};
  const top = FACTS.cards[hoard.at(-1) ?? NONE]?.value ?? 0;
  return top * Math.max(1, winds.filter((count) => count > 0).length) * 100 + hoard.length;
}
