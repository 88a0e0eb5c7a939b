/** Bids and handshakes: whom they concern, what they say, and which bid is the likely one. */

import type { Play } from '../../lib/match/play';
import type { Deal } from '../../lib/wire';
import { listed } from '../../lib/words';
import { isPile } from './facts';
import { isPartner } from './teams';
import { nameOf, pileName } from './words';

type At = Pick<Play, 'table' | 'you'>;
type Standing = { owner: number; place: number };

/** A bid that is being put together: "I leave `mine` if `to` leaves `yours`." */
export interface Draft {
  mine: number;
  to: number;
  yours: number;
  /** On 3, 2, 1. */
  count: boolean;
}

/** Within a sentence: "pile 3", "Atlantis". */
export function aPile(pile: number): string {
  return pileName(pile).replace(/^P/, 'p');
}

/** Whether it waits for a word of this seat. */
export function asks({ state, seat, to }: Deal, you: number): boolean {
  return state === 'open' && you >= 0 && seat !== you && (to < 0 || to === you);
}

/** Who offers to whom, or who shook hands with whom. */
export function dealTitle(play: At, { state, seat, to }: Deal): string {
  const you = play.you.seat;
  const who = (each: number) => nameOf(play, each) + (isPartner(play, each) ? ' (your partner)' : '');
  if (state !== 'open' && to < 0) return nameOf(play, seat);
  if (state !== 'open') return listed((to === you ? [to, seat] : [seat, to]).map((each) => nameOf(play, each)));
  if (seat === you) return `To ${to < 0 ? 'anybody' : who(to)}`;
  return `${who(seat)} offers${to < 0 ? '' : to === you ? ' you' : ` ${nameOf(play, to)}`}`;
}

export function dealWords({ mine, yours }: Deal): string {
  return `I leave ${aPile(mine)} if you leave ${aPile(yours)}`;
}

/** How it ended, "" before. */
export function dealEnd(play: At, { state, to, broke }: Deal): string {
  if (state === 'kept') return 'Kept by both.';
  if (state === 'refused') return `${nameOf(play, to)}: No.`;
  if (state === 'lapsed') return 'Nobody took it up.';
  return state === 'broken' ? `Broken by ${listed(broke.map((seat) => nameOf(play, seat)))}.` : '';
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
 * The bid that one has in mind: to whom one shares most piles with, for a pile where both stand; where
 * they are in each other's way on two, one leaves the first and one the second. Null where there is none.
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
