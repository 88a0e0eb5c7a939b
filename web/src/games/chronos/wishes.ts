/** Bids and requests for a pause, for screens with one line for them. */

import { undecided } from '../../lib/match/live';
import type { Play } from '../../lib/match/play';
import type { Deal } from '../../lib/wire';
import { asks, dealEnd, dealText, dealTitle } from './bargains';
import { inner, seatArg, seatsArg, tellAt } from './tell';

export interface Wish {
  seat: number;
  text: string;
  /** The bid to answer or withdraw. */
  bid?: Deal;
  /** The label of the answer to a request for a pause. */
  pause?: string;
}

/** The most important: a bid to this person, a request for a pause, the player's own bid, others' handshakes. */
export function wished(play: Pick<Play, 'table' | 'you' | 'live' | 'teller'>): Wish | null {
  const { live, you, table } = play;
  if (!live || table.phase !== 'playing') return null;
  const tell = tellAt(() => play);
  const said = (deal: Deal) => tell('ui-wish', { title: inner(dealTitle(play, deal)), what: inner(dealText(deal)) });
  const deals = [...live.deals].reverse();
  const mine = deals.find((deal) => asks(deal, you.seat));
  if (mine) return { seat: mine.seat, text: said(mine), bid: mine };
  const plea = pleaOf(play);
  if (plea) return plea;
  const own = deals.find(({ state, seat }) => state === 'open' && seat === you.seat);
  if (own) return { seat: own.seat, text: said(own), bid: own };
  const [last] = deals;
  const end = last ? dealEnd(last) : null;
  return last ? { seat: last.seat, text: [said(last), end ? tell(end) : ''].filter(Boolean).join(' ') } : null;
}

/** Somebody asks for a pause, and not everybody has agreed. */
function pleaOf(play: Pick<Play, 'table' | 'you' | 'live' | 'teller'>): Wish | null {
  const { table, you, live } = play;
  const [asked] = live && !live.tempo.held ? live.tempo.votes : [];
  if (!live || asked === undefined || you.seat < 0) return null;
  const tell = tellAt(() => play);
  if (!live.tempo.votes.includes(you.seat)) {
    return { seat: asked, text: tell('ui-pause-asked', { who: seatArg(asked) }), pause: tell('ui-do-agree') };
  }
  const missing = seatsArg(undecided(table, live.tempo));
  return { seat: asked, text: tell('ui-pause-waits', { who: missing }), pause: tell('ui-do-withdraw') };
}
