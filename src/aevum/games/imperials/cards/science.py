"""The green action cards (R16)."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.cards.basic import RoadBuilder, ShownCard
from aevum.games.imperials.data import (
    ALCHEMIST,
    COLOURS,
    CRANE,
    DICE,
    ENGINEER,
    GREEN_ROAD_BUILDER,
    INVENTOR,
    IRRIGATION,
    MEDICINE,
    MINING,
    ORE,
    PRINTER,
    RESOURCES,
    SMITH,
    WHEAT,
    Numbers,
)
from aevum.games.imperials.moves import CHOSEN_DICE, COLOUR, CORNER, STOP, TILE, place_in
from aevum.games.imperials.rules import phrases
from aevum.games.imperials.rules.asks import CHOOSE_COLOUR, CHOOSE_CORNER, CHOOSE_DICE, CHOOSE_TILE
from aevum.games.imperials.rules.building import (
    fenceable,
    fences_left,
    raise_fence,
    raise_town,
    towns_left,
)
from aevum.games.imperials.rules.card import AtCorner, Card, PlayedCard
from aevum.games.imperials.rules.improving import (
    improvable,
    improve,
    improvement_cost,
    improvement_label,
    may_improve,
    no_improvement,
)
from aevum.games.imperials.rules.land import (
    builds_at,
    can_pay,
    corners_with,
    count_yields,
    pay,
    take,
)
from aevum.games.imperials.rules.offer import so_many
from aevum.games.imperials.rules.realm import VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.refusals import lacking, no_bare_town, no_village
from aevum.games.imperials.rules.warriors import (
    commands,
    has_warriors,
    no_step_up,
    stronger_note,
    upgradable,
    upgrade,
    warrior_at,
    warriors_of,
)

FIXED_NUMBERS: Final = (2, 6, 8, 12)  # tokens that the Inventor cannot move


class Alchemist(Card):
    """Chooses the number dice; the turn throws the event die (R16.1)."""

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        if answer == NONE:
            self.ask(realm, played.seat, CHOOSE_DICE)
            return
        pair = answer - CHOSEN_DICE
        realm.tell("conjures", played.seat, [pair // DICE + 1, pair % DICE + 1])
        realm.done(pair)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        return list(range(CHOSEN_DICE, CHOSEN_DICE + DICE * DICE))

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        return self.asked(ask, m.ask_dice())


class Crane(Card):
    """One improvement for less (R16.2)."""

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(self.colours(realm, seat)) > 0

    def colours(self, realm: Realm, seat: int) -> list[int]:
        """Return the moves that name an improvement it may build."""
        less = realm.terms.numbers.crane_discount
        return [COLOUR + each for each in range(COLOURS) if improvable(realm, seat, each, less)]

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        if answer == NONE:
            self.ask(realm, played.seat, CHOOSE_COLOUR)
            return
        realm.done()
        improve(realm, played.seat, answer - COLOUR, realm.terms.numbers.crane_discount)

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        return self.colours(realm, ask.seat)

    def ways(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[list[int]]:
        less = realm.terms.numbers.crane_discount
        return [
            so_many(RESOURCES + colour, improvement_cost(realm, ask.seat, colour, less))
            for colour in range(COLOURS)
            if may_improve(realm, ask.seat, colour)
        ]

    def about(self, numbers: Numbers) -> Text:
        less = numbers.crane_discount
        free = numbers.level_costs[0] <= less
        return m.about_crane_free(commodities=less) if free else m.about_crane(commodities=less)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        reason = no_improvement(realm, seat, 0, realm.terms.numbers.crane_discount)
        assert reason is not None
        return self.no(m.no_play_crane(reason=reason.text))

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        return self.asked(ask, m.ask_crane(commodities=realm.terms.numbers.crane_discount))

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        less = realm.terms.numbers.crane_discount
        return improvement_label(realm, ask.seat, move - COLOUR, less)

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        colour, less = place_in(COLOUR, move), realm.terms.numbers.crane_discount
        return None if colour < 0 else no_improvement(realm, ask.seat, colour, less)


class Engineer(AtCorner):
    """A free fence (R16.3)."""

    def corners(self, realm: Realm, seat: int) -> list[int]:
        return fenceable(realm, seat)

    def work(self, realm: Realm, seat: int, corner: int) -> None:
        raise_fence(realm, seat, corner)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        if fences_left(realm, seat) > 0:
            return self.no(m.no_play_engineer())
        return self.no(m.no_pieces_left(n=realm.terms.numbers.fences, piece="fence"))

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        return self.asked(ask, m.ask_fence())

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        where = phrases.corner_place(realm, move - CORNER)
        return Label(m.move_fence(where=where), notes=(m.note_free(),))

    def no_place(self, realm: Realm, played: PlayedCard, ask: Ask, corner: int) -> Refusal | None:
        return no_bare_town(realm, ask.seat, corner)


class Medicine(AtCorner):
    """Turns a village into a town for less (R16.6)."""

    def corners(self, realm: Realm, seat: int) -> list[int]:
        price = realm.terms.numbers.medicine_price
        if towns_left(realm, seat) <= 0 or not can_pay(realm, seat, price):
            return []
        return corners_with(realm, seat, VILLAGE_PIECE)

    def work(self, realm: Realm, seat: int, corner: int) -> None:
        pay(realm, seat, realm.terms.numbers.medicine_cost)
        raise_town(realm, seat, corner)

    def ways(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[list[int]]:
        return [list(realm.terms.numbers.medicine_cost)]

    def about(self, numbers: Numbers) -> Text:
        return m.about_medicine(cost=phrases.goods(numbers.medicine_cost))

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        numbers = realm.terms.numbers
        if towns_left(realm, seat) <= 0:
            return self.no(m.no_pieces_left(n=numbers.towns, piece="town"))
        dear = lacking(realm, seat, numbers.medicine_cost, m.no_cost_medicine, self.rule)
        return dear or self.no(m.no_play_medicine())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        return self.asked(ask, m.ask_medicine())

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        text = m.move_medicine(where=phrases.corner_place(realm, move - CORNER))
        return phrases.priced(text, realm.terms.numbers.medicine_cost)

    def no_place(self, realm: Realm, played: PlayedCard, ask: Ask, corner: int) -> Refusal | None:
        return no_village(realm, ask.seat, corner, self.rule)


# Inventor


@mypyc_attr(acyclic=True)
class Swapping(PlayedCard):
    """Two numbers are swapped."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.first = NONE
        """The tile that was chosen first, NONE before."""

    def names(self) -> tuple[str, ...]:
        return ("first",)

    def blank(self) -> Effect:
        return Swapping(self.card, 0)


class Inventor(Card):
    """Swaps two different numbers on the board (R16.4)."""

    def effect(self, seat: int) -> PlayedCard:
        return Swapping(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return can_swap(realm)

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Swapping)
        seat, one, other = played.seat, played.first, answer - TILE
        if answer == NONE:
            self.ask(realm, seat, CHOOSE_TILE)
        elif one == NONE:
            played.first = other
            realm.tell("invents", seat, [other])
            self.ask(realm, seat, CHOOSE_TILE)
        else:
            numbers = realm.numbers
            numbers[one], numbers[other] = numbers[other], numbers[one]
            count_yields(realm)
            realm.done()
            realm.tell("swaps", seat, [one, other])

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        assert isinstance(played, Swapping)
        return swappable(realm, played.first)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_inventor())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        assert isinstance(played, Swapping)
        first = played.first
        if first == NONE:
            return self.asked(ask, m.ask_inventor())
        number, tile = realm.numbers[first], phrases.TILES[realm.kinds[first]]
        return self.asked(ask, m.ask_inventor_second(number=number, tile=tile))

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        return Label(m.move_number(tile=phrases.tile_place(realm, move - TILE)))

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        tile = place_in(TILE, move)
        if tile < 0:
            return None
        number = realm.numbers[tile]
        if realm.fog[tile] or number <= 0:
            return self.no(m.no_number_tile(tile=phrases.tile_place(realm, tile)))
        if number in FIXED_NUMBERS:
            return self.no(m.no_number_fixed(number=number))
        return self.no(m.no_number_same(number=number))


def swappable(realm: Realm, first: int) -> list[int]:
    """Return the moves that name a tile whose token can be swapped with another, or with that of
    the tile `first` unless that is NONE.
    """
    found: list[int] = []
    for tile, number in enumerate(realm.numbers):
        if number > 0 and not realm.fog[tile] and number not in FIXED_NUMBERS:
            if first == NONE or number != realm.numbers[first]:
                found.append(TILE + tile)
    return found if first != NONE or can_swap(realm) else []


def can_swap(realm: Realm) -> bool:
    """Return whether two tokens can be swapped."""
    first = 0
    for tile in range(len(realm.numbers)):
        number = realm.numbers[tile]
        if number > 0 and not realm.fog[tile] and number not in FIXED_NUMBERS:
            if first and number != first:
                return True
            first = number
    return False


# Irrigation and Mining


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Reaping(Card):
    """Some cards for each tile of a kind next to a seat's settlements, as far as the market has
    them."""

    def __init__(self, kind: int, good: int) -> None:
        super().__init__(kind)
        self.good = good
        """The cards it brings, and the kind of tile."""

    def each(self, realm: Realm) -> int:
        """Return how many cards a tile brings."""
        raise NotImplementedError("abstract: each")

    def reaped(self, realm: Realm, seat: int) -> int:
        """Return how many cards it brings a seat, in a full market."""
        tiles = 0
        for tile in range(len(realm.kinds)):
            if realm.kinds[tile] == self.good and builds_at(realm, seat, tile):
                tiles += 1
        return self.each(realm) * tiles

    def playable(self, realm: Realm, seat: int) -> bool:
        for tile in range(len(realm.kinds)):
            if realm.kinds[tile] == self.good and builds_at(realm, seat, tile):
                return True
        return False

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        seat = played.seat
        realm.done()
        got = take(realm, seat, self.good, self.reaped(realm, seat))
        realm.tell("reaps", seat, [self.good, got])


class Irrigation(Reaping):
    """Wheat for each farm (R16.5)."""

    def each(self, realm: Realm) -> int:
        return realm.terms.numbers.irrigation_cards

    def about(self, numbers: Numbers) -> Text:
        return m.about_irrigation(n=numbers.irrigation_cards)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_irrigation())


class Mining(Reaping):
    """Ore for each mine (R16.7)."""

    def each(self, realm: Realm) -> int:
        return realm.terms.numbers.mining_cards

    def about(self, numbers: Numbers) -> Text:
        return m.about_mining(n=numbers.mining_cards)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_mining())


class Printer(ShownCard):
    """A point (R16.8)."""

    def points(self, realm: Realm) -> int:
        return realm.terms.numbers.printer_points

    def about(self, numbers: Numbers) -> Text:
        return m.about_printer(points=numbers.printer_points)


class GreenRoadBuilder(RoadBuilder):
    """Free roads, from a card of Wonders & Warriors (R16.9)."""

    def about(self, numbers: Numbers) -> Text:
        return m.about_green_road_builder(roads=numbers.free_roads)


# Smith


@mypyc_attr(acyclic=True)
class Smithing(PlayedCard):
    """Warriors become stronger."""

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(card, seat)
        self.first = NONE
        """The corner of the first one, NONE before."""

    def names(self) -> tuple[str, ...]:
        return ("first",)

    def blank(self) -> Effect:
        return Smithing(self.card, 0)


class Smith(Card):
    """Makes one or two warriors stronger (R16.10)."""

    def effect(self, seat: int) -> PlayedCard:
        return Smithing(self.kind, seat)

    def playable(self, realm: Realm, seat: int) -> bool:
        return len(smithable(realm, seat, NONE)) > 0

    def step(self, realm: Realm, played: PlayedCard, answer: int) -> None:
        assert isinstance(played, Smithing)
        seat = played.seat
        if answer == STOP:
            realm.done()
            return
        options = smithable(realm, seat, played.first)
        if answer == NONE and played.first == NONE and len(options) == 1:
            answer = options[0]
        if answer != NONE:
            upgrade(realm, seat, answer - CORNER)
            if played.first != NONE or realm.terms.numbers.smith_warriors == 1:
                realm.done()
                return
            played.first = answer - CORNER
            options = smithable(realm, seat, played.first)
        if options:
            self.ask(realm, seat, CHOOSE_CORNER)
        else:
            realm.done()

    def options(self, realm: Realm, played: PlayedCard, ask: Ask) -> list[int]:
        assert isinstance(played, Smithing)
        found = smithable(realm, ask.seat, played.first)
        return found if played.first == NONE else [*found, STOP]

    def about(self, numbers: Numbers) -> Text:
        return m.about_smith(n=numbers.smith_warriors)

    def blocked(self, realm: Realm, seat: int) -> Refusal:
        return self.no(m.no_play_smith() if has_warriors(realm, seat) else m.no_play_warriors())

    def prompt(self, realm: Realm, played: PlayedCard, ask: Ask) -> Question:
        assert isinstance(played, Smithing)
        return self.asked(ask, m.ask_smith() if played.first == NONE else m.ask_smith_second())

    def label(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Label | None:
        if move == STOP:
            return Label(m.move_stop_smith())
        corner = move - CORNER
        notes = (m.note_free(), stronger_note(realm, corner))
        return Label(warrior_at(realm, corner, m.move_upgrade), notes=notes)

    def why(self, realm: Realm, played: PlayedCard, ask: Ask, move: int) -> Refusal | None:
        assert isinstance(played, Smithing)
        corner = place_in(CORNER, move)
        if corner < 0:
            return None
        if not commands(realm, ask.seat, corner):
            return self.no(m.no_warrior_here())
        if corner == played.first:
            return self.no(m.no_smith_again())
        return no_step_up(realm, ask.seat, corner)


def smithable(realm: Realm, seat: int, first: int) -> list[int]:
    """Return the moves that name a warrior the Smith can raise, other than the `first` one."""
    return [
        CORNER + corner
        for corner in warriors_of(realm, seat)
        if corner != first and upgradable(realm, seat, corner)
    ]


SCIENCE_CARDS: Final[list[Card]] = [
    Alchemist(ALCHEMIST, before_roll=True),
    Crane(CRANE),
    Engineer(ENGINEER),
    Inventor(INVENTOR),
    Irrigation(IRRIGATION, WHEAT),
    Medicine(MEDICINE),
    Mining(MINING, ORE),
    Printer(PRINTER),
    GreenRoadBuilder(GREEN_ROAD_BUILDER),
    Smith(SMITH),
]
