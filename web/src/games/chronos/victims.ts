/** The targets of a plague or a power, the most likely first, as there is little time. */

import type { Play } from '../../lib/match/play';
import type { Text } from '../../lib/text';
import type { ChronosController } from './controller.svelte';
import { FACTS, NONE } from './facts';
import { timerOf, type Move } from './moves';
import { isPartner } from './teams';
import { cardArg, inner, say, seatArg } from './tell';
import type { Kingdom } from './view';

type At = Pick<Play, 'table' | 'you'>;
type Sea = Pick<ChronosController, 'kingdoms' | 'timers' | 'seat'>;

/** "Saffron", "Saffron, your partner,"; of a timer of one's own "Yours". */
export function whoseText(play: At, seat: number): Text {
  if (isPartner(play, seat)) return say('ui-whose-mate', { who: seatArg(seat) });
  return say('ui-whose', { who: seatArg(seat) });
}

/** "Saffron: 50", "Saffron: nothing to lose". */
export function starveText(play: At, { kingdoms }: Sea, seat: number): Text {
  const top = kingdoms[seat]?.hoard.at(-1) ?? NONE;
  const whose = inner(whoText(play, seat));
  return top === NONE ? say('ui-pick-nothing', { whose }) : say('ui-pick-card', { whose, card: cardArg(top) });
}

/** "Saffron", "Saffron (your partner)". */
export function whoText(play: At, seat: number): Text {
  return say(isPartner(play, seat) ? 'ui-who-mate' : 'ui-who', { who: seatArg(seat) });
}

/** Those who show most come first, then those with nothing to lose, and the partner last. */
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

/** The public worth of a kingdom: its top card times its winds, then the number of cards. */
function shows(kingdom: Kingdom | undefined): number {
  const { hoard = [], winds = [] } = kingdom ?? {};
  const top = FACTS.cards[hoard.at(-1) ?? NONE]?.value ?? 0;
  return top * Math.max(1, winds.filter((count) => count > 0).length) * 100 + hoard.length;
}
