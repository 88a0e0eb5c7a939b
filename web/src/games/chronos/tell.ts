/** Messages of this game's catalogue for its own board. */

import * as shared from '../../lib/match/tell';
import { message, type Amounts, type Arg, type Inner, type Many, type Text } from '../../lib/text';
import type { ChronosMessages } from '../../messages/chronos.messages';
import { CITIES, FACTS, GODS, isCity, isKingdom, isSquare, NONE, PLACES } from './facts';
import type { ConquestView } from './view';

type Messages = ChronosMessages;
export type CardThing = Messages['ui-name']['card'];
export type GodThing = Messages['ui-god']['god'];
export type CityThing = Messages['ui-city']['city'];

/** A message of the game, checked against its catalogue. */
export const say = message<Messages>();

/** Formats a message of the game for the viewer. */
export type Tell = shared.TellOf<Messages>;
/** Messages without arguments. */
export type Plain = shared.PlainOf<Messages>;
export const tellAt = shared.tellAt<Messages>;
export const provideTell = shared.provideTell<Messages>;
export const useTell = shared.useTell<Messages>;
export const { seatArg, seatsArg, inner } = shared;

// Arguments

export const messagesArg = (texts: readonly Text[]): Many => ['&', texts.map((text): Arg => inner(text))];

export const cardArg = (card: number) => ['card', FACTS.cards[card]?.id ?? '0'] as CardThing;

export const godArg = (god: number) => ['god', GODS[god]?.id ?? ''] as GodThing;

export const cityArg = (city: number) => ['city', CITIES[city]?.id ?? ''] as CityThing;

/** Cards, with how many there are of each kind. */
export const cardsArg = (cards: readonly number[]): Amounts => {
  const counts = FACTS.cards.map((_, kind) => cards.filter((card) => card === kind).length);
  return ['+', 'card', ...counts.flatMap((count, kind) => (count > 0 ? [FACTS.cards[kind]!.id, count] : []))];
};

/** Gods or cities that ask something, before a question. */
export const asking = (source: readonly Arg[], question: Text): Text =>
  source.length ? ['question-from', { source: ['&', [...source]], question: inner(question) }] : question;

/** A place; one in front of its owner needs the owner. */
export function placeArg(view: Pick<ConquestView, 'cities'>, place: number, owner = NONE): Inner {
  if (place === PLACES.front) return inner(say('at-place-front', { owner: seatArg(owner) }));
  if (place === PLACES.atlantis) return inner(say('at-place-atlantis', {}));
  if (place === PLACES.hell) return inner(say('at-place-hell', {}));
  if (place === PLACES.deepHell) return inner(say('at-place-deep', {}));
  if (isCity(place)) {
    const city = view.cities[place - PLACES.city] ?? NONE;
    if (city !== NONE) return inner(say('at-place-city', { city: cityArg(city) }));
    return inner(say('at-place-tile', { n: place - PLACES.city + 1 }));
  }
  if (isSquare(place)) return inner(say('at-place-square', { n: place - PLACES.square + 1 }));
  if (isKingdom(place)) return inner(say('at-place-kingdom', { owner: seatArg(place - PLACES.kingdom) }));
  return inner(say('at-place-pile', { n: place + 1 }));
}

/** A pile, Atlantis included. */
export const pileArg = (pile: number): Inner => placeArg({ cities: [] }, pile);
