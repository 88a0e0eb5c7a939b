"""The action cards of Basic, and what they share with cards of other decks (R9)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Question, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    ACTION_WORDS,
    CARDS,
    HARVEST,
    MONOPOLY,
    RESOURCES,
    ROAD_BUILDER,
    TREASURE,
    WARRIOR_CARD,
    Numbers,
)
from aevum.games.imperials.moves import CARD, SIDE, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import NAME_CARD, PLACE_ROAD
from aevum.games.imperials.rules.building import can_lay_road, lay_road, roads_left
from aevum.games.imperials.rules.card import Card, PlayedCard
from aevum.games.imperials.rules.land import count_points, hand_over, road_places, settle_army
from aevum.games.imperials.rules.production import Picks, pickable
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.refusals import no_road_place, of_other_mode
from aevum.games.imperials.rules.robber import BY_CARD, ask_robber

EVERYTHING: Final = 99


class Warrior(Card):
    """Moves the robber; the army grows (R9.5)."""

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        seat = played.seat
        realm.done()
        realm.army[seat] += 1
        settle_army(realm, seat)
        ask_robber(realm, seat, BY_CARD, self.kind)


class Treasure(Card):
    """A hidden point, which is never played (R9.6)."""

    def playable(self, realm: Realm, seat: int) -> bool:
        return False

    def about(self, numbers: Numbers) -> Text:
        return m.about_treasure(points=numbers.treasure_points)

    def unplayable(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_treasure(card=phrases.CARDS[self.kind]))


class Harvest(Card):
    """Some resources of the market, fewer only if it has not enough (R9.8, A9)."""

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(pickable(realm)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        realm.done()
        picks = [0] * realm.seats
        picks[played.seat] = realm.terms.numbers.harvest_cards
        realm.start_effect(Picks(played.seat, picks, self.kind))

    def about(self, numbers: Numbers) -> Text:
        return m.about_harvest(resources=numbers.harvest_cards)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_harvest())


# Free roads


@mypyc_attr(acyclic=True)
class FreeRoads(PlayedCard):
    """Roads are being laid."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.laid = 0

    def names(self) -> tuple[str, ...]:
        return ("laid",)

    def blank(self) -> Effect:
        return FreeRoads(self.card, 0)


class RoadBuilder(Card):
    """Some free roads, fewer if no piece or place is left (R9.7, R16.9)."""

    def effect(self, seat: int) -> PlayedCard:
        return FreeRoads(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return can_lay_road(realm, seat)

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, FreeRoads)
        seat = played.seat
        if answer == NONE:
            if played.laid >= realm.terms.numbers.free_roads or not can_lay_road(realm, seat):
                realm.done()
                return
            answer = self.choose(realm, played, PLACE_ROAD, answer, road_moves(realm, seat))
        if answer != NONE:
            played.laid += 1
            lay_road(realm, seat, answer - SIDE)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        return road_moves(realm, ask.seat)

    def about(self, numbers: Numbers) -> Text:
        return m.about_road_builder(roads=numbers.free_roads)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        if roads_left(realm, seat):
            return self.no(m.no_play_road_place())
        return self.no(m.no_pieces_left(n=realm.terms.numbers.roads, piece="road"))

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        assert isinstance(played, FreeRoads)
        left = realm.terms.numbers.free_roads - played.laid
        return self.asked(ask, m.ask_free_road(n=left))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        border = place_in(SIDE, move)
        return None if border < 0 else no_road_place(realm, ask.seat, border)


def road_moves(realm: Realm, seat: int) -> list[int]:
    """Return the moves that lay a free road."""
    return [SIDE + side for side in road_places(realm, seat)]


# Cards that name a good


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class NamesGood(Card):
    """A card whose player names a good, of the goods from `first` to `last`."""

    def __init__(self, kind: int, first: int, last: int) -> None:
        super().__init__(kind)
        self.first = first
        self.last = last

    def named(self, realm: Realm, seat: int, good: int) -> None:
        """Apply the card to a good."""
        raise NotImplementedError("abstract: named")

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        if answer == NONE:
            self.ask(realm, played.seat, NAME_CARD)
            return
        realm.done()
        self.named(realm, played.seat, answer - CARD)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        return [CARD + good for good in range(self.first, self.last)]

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        good = place_in(CARD, move)
        if good < 0:
            return None
        return of_other_mode(realm, good) or self.no(self.of_other_kind(good))

    def of_other_kind(self, good: int) -> Text:
        """Return the refusal for a good that the card cannot name."""
        if self.first < RESOURCES:
            return m.no_name_resource(good=phrases.GOODS[good])
        return m.no_name_commodity(good=phrases.GOODS[good])


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Monopoly(NamesGood):
    """Every other player gives all they have of a good, or as many as the card says (R9.9)."""

    def share(self, realm: Realm) -> int:
        """Return how many cards it takes from each opponent at most."""
        return EVERYTHING

    def named(self, realm: Realm, seat: int, good: int) -> None:
        most = self.share(realm)
        realm.tell("names", seat, [self.kind, good])
        for other in range(realm.seats):
            number = min(most, realm.hands[other * CARDS + good])
            if other != seat and number:
                hand_over(realm, other, seat, good, number)
                realm.tell("yields", other, [seat, good, number], reveals=True)

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        text = m.ask_name_resource() if self.first < RESOURCES else m.ask_name_commodity()
        return self.asked(ask, text, m.note_each_gives(n=self.share(realm)))


class BasicMonopoly(Monopoly):
    """A monopoly of everything; when the clock runs out, of what the market has least (R20)."""

    def default(self, realm: Realm, played: PlayedCard, ask: Ask) -> int:
        options = self.options(realm, played, ask)
        return min(options, key=lambda move: (realm.market[move - CARD], move))

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        return self.asked(ask, m.ask_name_resource(), m.note_all_of_it())


# Cards that are worth points


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class ShownCard(Card):
    """A card that is laid down when it is drawn and is worth points permanently."""

    def points(self, realm: Realm) -> int:
        """Return its points."""
        raise NotImplementedError("abstract: points")

    def drawn(self, realm: Realm, seat: int) -> None:
        realm.shown[seat] += self.points(realm)
        realm.spent[self.kind] += 1
        count_points(realm, seat)
        told = realm.terms.numbers.unprinted(f"{ACTION_WORDS[self.kind]}.points")
        realm.tell("shows", seat, [self.kind, *told], reveals=True, random=True)

    def playable(self, realm: Realm, seat: int) -> bool:
        return False

    def unplayable(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_point(card=phrases.CARDS[self.kind]))


BASIC_CARDS: Final[list[Card]] = [
    Warrior(WARRIOR_CARD),
    Treasure(TREASURE),
    RoadBuilder(ROAD_BUILDER),
    Harvest(HARVEST),
    BasicMonopoly(MONOPOLY, 0, RESOURCES),
]
