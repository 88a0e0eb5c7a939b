/** Bids and handshakes: their players, their words, and the most likely bid. */

import type { Play } from '../../lib/match/play';
import type { Text } from '../../lib/text';
import type { Deal } from '../../lib/wire';
import { isPile } from './facts';
import { inner, pileArg, say, seatArg, seatsArg } from './tell';
import { whoText } from './victims';

type At = Pick<Play, 'table' | 'you'>;
type Standing = { owner: number; place: number };

/** An unfinished bid: "I leave `mine` if `to` leaves `yours`." */
export interface Draft {
  mine: number;
  to: number;
  yours: number;
  /** With a 3-2-1. */
  count: boolean;
}

/** Whether it waits for an answer of this seat. */
export function asks({ state, seat, to }: Deal, you: number): boolean {
  return state === 'open' && you >= 0 && seat !== you && (to < 0 || to === you);
}

/** Who offers to whom, or who shook hands with whom. */
export function dealTitle(play: At, { state, seat, to }: Deal): Text {
  const you = play.you.seat;
  if (state !== 'open')
    return say('ui-deal-both', { who: seatsArg(to < 0 ? [seat] : to === you ? [to, seat] : [seat, to]) });
  if (seat === you && to < 0) return say('ui-deal-any', {});
  if (seat === you) return say('ui-deal-to', { whose: inner(whoText(play, to)) });
  const whose = inner(whoText(play, seat));
  if (to < 0) return say('ui-deal-from', { whose });
  return to === you ? say('ui-deal-from-you', { whose }) : say('ui-deal-from-to', { whose, who: seatArg(to) });
}

export function dealText({ mine, yours }: Pick<Deal, 'mine' | 'yours'>): Text {
  return say('ui-deal', { mine: pileArg(mine), yours: pileArg(yours) });
}

/** How it ended, null before. */
export function dealEnd({ state, to, broke }: Deal): Text | null {
  if (state === 'kept') return say('ui-deal-kept', {});
  if (state === 'refused') return say('ui-deal-refused', { who: seatArg(to) });
  if (state === 'lapsed') return say('ui-deal-lapsed', {});
  return state === 'broken' ? say('ui-deal-broken', { who: seatsArg(broke) }) : null;
}

export function stands(timers: readonly Standing[], seat: number, pile: number): boolean {
  return timers.some(({ owner, place }) => owner === seat && place === pile);
}

/** The piles that a seat has timers on. */
export function guardedBy(timers: readonly Standing[], seat: number): number[] {
  const own = timers.filter(({ owner, place }) => owner === seat && isPile(place));
  return [...new Set(own.map(({ place }) => place))];
}

/**
 * The most likely bid: to the player with most shared piles, for a pile where both have timers;
 * with two such piles, each player leaves one. Null if there is none.
 */
export function likelyBid(timers: readonly Standing[], you: number): Draft | null {
  const mine = guardedBy(timers, you);
  const others = [...new Set(timers.map(({ owner }) => owner))].filter((seat) => seat !== you);
  const shared = (seat: number) => mine.filter((pile) => stands(timers, seat, pile));
  const [to] = others
    .filter((seat) => guardedBy(timers, seat).length > 0)
    .sort((one, other) => shared(other).length - shared(one).length);
  if (to === undefined || mine[0] === undefined) return null;
  const [first, second] = shared(to);
  return { mine: first ?? mine[0], to, yours: second ?? first ?? guardedBy(timers, to)[0]!, count: true };
}
