/** Offers between players in words: those that wait for an answer, and the deals that can be closed. */

import { nameOf } from '../../lib/names';
import type { Play } from '../../lib/play';
import { listed } from '../../lib/words';
import type { Desk } from './desk.svelte';
import { bundle, missing } from './goods';
import { offers, type ImperialsView, type Offer } from './view';
import type { Say } from './words';

type Company = Pick<Play, 'table' | 'you'>;

/** Somebody with whom an offer can be closed now. */
export interface Deal {
  offer: Offer;
  seat: number;
}

/** What the player of the turn can close: own offers first, then what others ask for instead. */
export function deals(desk: Desk): Deal[] {
  const open = new Map(offers(desk.view).map((offer) => [offer.slot, offer]));
  const own = ({ offer }: Deal) => (offer.maker === desk.view.seat ? 0 : 1);
  return (desk.moves.get('deal') ?? [])
    .flatMap(({ args: [slot = 0, seat = 0] }) => (open.has(slot) ? [{ offer: open.get(slot)!, seat }] : []))
    .sort((a, b) => own(a) - own(b));
}

/** One deal a partner, the best known first: as many as an ask bar has room for. */
export function nearDeals(desk: Desk, most = 3): Deal[] {
  if (desk.form !== 'free' || desk.tool || desk.view.draft.length) return [];
  return [
    ...new Map(
      deals(desk)
        .reverse()
        .map((deal) => [deal.seat, deal]),
    ).values(),
  ]
    .reverse()
    .slice(0, most);
}

/** "Ilya gives you 1 wool for 2 wheat.", a sentence for all who give the same. */
export function dealWords(play: Company, all: readonly Deal[]): string[] {
  const given = new Map<string, string[]>();
  for (const { offer, seat } of all) {
    const terms = `you ${bundle(offer.want)} for ${bundle(offer.give)}.`;
    given.set(terms, [...(given.get(terms) ?? []), nameOf(play, seat)]);
  }
  return [...given].map(([terms, names]) => `${listed(names)} ${names.length > 1 ? 'give' : 'gives'} ${terms}`);
}

/** The offers of the player of the turn that wait for this person's answer. */
export function unanswered(view: ImperialsView): Offer[] {
  if (view.seat < 0 || view.seat === view.turn) return [];
  return offers(view).filter(({ maker, answers }) => maker === view.turn && answers[view.seat] === 0);
}

/** An offer as a question to this person. */
export function askedOf(play: Company, desk: Desk, offer: Offer): Say {
  const name = nameOf(play, offer.maker);
  const short = bundle(missing(desk.view.hand, offer.want));
  return {
    text: `${name} offers you ${bundle(offer.give)} for ${bundle(offer.want)}`,
    detail: short
      ? `You lack ${short}: you can only reject it, or make a counter-offer.`
      : `${name} waits for your answer.`,
    active: true,
  };
}

/** "Ilya gives 1 wool for 2 wheat." */
export function offerWords(play: Company, view: ImperialsView, { maker, give, want }: Offer): string {
  const [gives, wants] = maker === view.turn ? [give, want] : [want, give];
  const name = nameOf(play, maker);
  return `${name} ${name === 'You' ? 'give' : 'gives'} ${bundle(gives)} for ${bundle(wants)}.`;
}
