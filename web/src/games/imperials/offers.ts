/** Offers between players in words: those that wait for an answer, and deals to close. */

import type { Play } from '../../lib/match/play';
import type { ImperialsController } from './controller.svelte';
import { missing, sum } from './goods';
import { goodsArg, messagesArg, say, seatArg, seatsArg, type Tell } from './tell';
import { ACCEPTS, offers, OPEN_OFFERS, REJECTS, type ImperialsView, type Offer } from './view';
import type { Amounts } from '../../lib/text';
import type { Say } from './words';

/** Somebody with whom an offer can be closed now. */
export interface Deal {
  offer: Offer;
  seat: number;
}

/** The deals that the active player can close: their own offers first, then counter-offers. */
export function deals(controller: ImperialsController): Deal[] {
  const open = new Map(offers(controller.view).map((offer) => [offer.slot, offer]));
  const own = ({ offer }: Deal) => (offer.maker === controller.view.seat ? 0 : 1);
  return (controller.moves.get('deal') ?? [])
    .flatMap(({ args: [slot = 0, seat = 0] }) => (open.has(slot) ? [{ offer: open.get(slot)!, seat }] : []))
    .sort((a, b) => own(a) - own(b));
}

/** One deal per partner, the best known first, as many as fit in the ask bar. */
export function nearDeals(controller: ImperialsController, most = 3): Deal[] {
  if (controller.form !== 'free' || controller.tool || controller.view.draft.length) return [];
  return [
    ...new Map(
      deals(controller)
        .reverse()
        .map((deal) => [deal.seat, deal]),
    ).values(),
  ]
    .reverse()
    .slice(0, most);
}

/** "Ilya gives you 1 wool for 2 wheat.", one sentence for all who give the same. */
export function dealWords(tell: Tell, all: readonly Deal[]): string[] {
  const given = new Map<string, Deal[]>();
  for (const deal of all) {
    const terms = `${deal.offer.want} ${deal.offer.give}`;
    given.set(terms, [...(given.get(terms) ?? []), deal]);
  }
  return [...given.values()].map((deals) => {
    const { give, want } = deals[0]!.offer;
    return tell('ui-deal', { who: seatsArg(deals.map(({ seat }) => seat)), get: goodsArg(want), give: goodsArg(give) });
  });
}

export type Answer = 'accepts' | 'rejects' | 'counters' | 'thinks';

/** The open counter-offer of a seat. */
export function counterOf(view: ImperialsView, seat: number): Offer | undefined {
  return offers(view).find(({ slot }) => slot === OPEN_OFFERS + seat);
}

/** A seat's answer to an offer; a counter-offer is an answer to the active player's. */
export function answerOf(view: ImperialsView, { maker, answers }: Offer, seat: number): Answer {
  if (answers[seat] === ACCEPTS) return 'accepts';
  if (answers[seat] === REJECTS) return 'rejects';
  return maker === view.turn && counterOf(view, seat) ? 'counters' : 'thinks';
}

/** The active player's offers that wait for this person's answer. */
export function unanswered(view: ImperialsView): Offer[] {
  if (view.seat < 0 || view.seat === view.turn) return [];
  return offers(view).filter((offer) => offer.maker === view.turn && answerOf(view, offer, view.seat) === 'thinks');
}

/** The player's own offers that nobody accepts or counters. */
export function refused(view: ImperialsView): Offer[] {
  if (view.seat < 0 || view.seat !== view.turn) return [];
  const others = view.points.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  return offers(view).filter(
    (offer) => offer.maker === view.seat && others.every((seat) => answerOf(view, offer, seat) === 'rejects'),
  );
}

/** "Everyone rejected your offer", '' while somebody may still accept one. */
export function refusedWords(tell: Tell, view: ImperialsView): string {
  const own = offers(view).filter(({ maker }) => maker === view.seat);
  const all = refused(view);
  if (all.length === 0) return '';
  const offered = messagesArg(
    '&',
    all.map(({ slot }) => say('part-offer-own', { n: slot + 1 })),
  );
  const [only = 0, ...more] = view.points.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  if (more.length === 0) {
    const who = seatArg(only);
    return own.length === 1 ? tell('ui-one-rejected', { who }) : tell('ui-one-rejected-some', { who, offers: offered });
  }
  return own.length === 1 ? tell('ui-all-rejected') : tell('ui-all-rejected-some', { offers: offered });
}

/** When an offer of the active player expires, in server milliseconds; -1: never. */
export function offerEnds(play: Pick<Play, 'invited' | 'waiting'>, view: ImperialsView, { maker }: Offer): number {
  if (maker !== view.turn) return -1;
  const invited = play.invited.find(({ ends_at }) => ends_at >= 0);
  if (invited) return invited.ends_at;
  return play.waiting.find(({ seat, must }) => must && seat === maker)?.ends_at ?? -1;
}

/** An offer as a question to this person. */
export function askedOf(tell: Tell, controller: ImperialsController, offer: Offer): Say {
  const who = seatArg(offer.maker);
  const short = missing(controller.view.hand, offer.want);
  return {
    text: tell('ui-offers-you', { who, give: goodsArg(offer.give), get: goodsArg(offer.want) }),
    detail: sum(short) ? tell('ui-lacking', { goods: goodsArg(short) }) : tell('ui-waits', { who }),
    active: true,
  };
}

/** "Ilya gives 1 wool for 2 wheat."; a counter-offer names its recipient for others: "Ilya gives Ann 1 wool …". */
export function offerWords(tell: Tell, view: ImperialsView, { maker, give, want }: Offer): string {
  const [gives, wants] = (maker === view.turn ? [give, want] : [want, give]).map(goodsArg) as [Amounts, Amounts];
  const who = seatArg(maker);
  if (maker === view.turn || view.seat === view.turn) return tell('ui-offer-line', { who, give: gives, get: wants });
  return tell('ui-offer-line-to', { who, to: seatArg(view.turn), give: gives, get: wants });
}
