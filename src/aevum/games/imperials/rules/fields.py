"""All fields of a realm, declared once: saves, their checks and the holes of masks follow."""

from typing import Final

from aevum.core.data import Reader, inconsistent
from aevum.core.fields import (
    ANY_LENGTH,
    MANY,
    Extents,
    Field,
    Fields,
    FromOthers,
    Hidden,
    Number,
    Numbers,
    Part,
    Piles,
    Size,
    Under,
    Word,
    numbers,
    within,
)
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, UNKNOWN, State
from aevum.games.imperials.data import ALCHEMIST, CARDS, COLOURS, DECKS, DESERT, DICE, DRAGON
from aevum.games.imperials.rules.effect import RealmEffect
from aevum.games.imperials.rules.offer import REJECTED, Offer
from aevum.games.imperials.rules.realm import KINDS, PIECES, Realm, Throw

EVER: Final = 1 << 60  # milliseconds
HIGHEST_TOKEN: Final = 12
MIGHTY: Final = 5  # the last code of a piece on a corner
ROUSED: Final = 2

SEATS: Final = Size("seat")
CORNERS: Final = Size("corner")
TILES: Final = Size("tile")
SIDES: Final = Size("side")
LAST_SEAT: Final = Size("seat", less=1)
LAST_TILE: Final = Size("tile", less=1)
LAST_SIDE: Final = Size("side", less=1)
LAST_CORNER: Final = Size("corner", less=1)


def extents(realm: Realm) -> Extents:
    """Return how much there is of each thing that the declaration names."""
    return {
        "seat": realm.seats,
        "pair": realm.seats * realm.seats,
        "tile": len(realm.hexes.places),
        "corner": len(realm.hexes.points),
        "side": len(realm.hexes.side_ends),
        "offer": len(realm.offers),
        "level": realm.terms.numbers.levels,
        "step": realm.terms.numbers.dragon_steps,
    }


# Who may not see it


def own_effect(state: State, viewer: int) -> RealmEffect | None:
    """Return the effect that runs, if it is the viewer's."""
    assert isinstance(state, Realm)
    top = state.table[-1] if state.table else None
    return top if isinstance(top, RealmEffect) and top.seat == viewer else None


@mypyc_attr(acyclic=True)
class Hands(FromOthers):
    """Goods: others see them while an action card shows them."""

    def shown(self, state: State, viewer: int) -> int:
        top = own_effect(state, viewer)
        return NONE if top is None else top.seen_hand()


@mypyc_attr(acyclic=True)
class Actions(FromOthers):
    """Action cards: others see them while one of them shows them."""

    def shown(self, state: State, viewer: int) -> int:
        top = own_effect(state, viewer)
        return NONE if top is None else top.seen_actions()


@mypyc_attr(acyclic=True)
class OffTurn(Hidden):
    """Known only to the player of the turn."""

    def holes(self, state: State, name: str, values: list[int], viewer: int) -> list[int]:
        assert isinstance(state, Realm)
        return values if state.turn == viewer else [UNKNOWN] * len(values)


# Objects


@mypyc_attr(acyclic=True)
class ThrownDice(Field):
    """The last throw."""

    def write(self, state: State) -> object:
        assert isinstance(state, Realm)
        thrown = state.thrown
        return [thrown.red, thrown.yellow, thrown.event]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Realm)
        red, yellow, event = numbers(reader, 3, NONE, DICE, extents)
        state.thrown = Throw(red, yellow, within(reader, event, NONE, DRAGON, extents))


@mypyc_attr(acyclic=True)
class Offers(Field):
    """Open offers, None in an empty slot."""

    def write(self, state: State) -> object:
        assert isinstance(state, Realm)
        return [None if offer is None else offer.to_data() for offer in state.offers]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Realm)
        slots = reader.inner()
        found: list[Offer | None] = []
        for _ in range(extents["offer"]):
            saved = slots.next()
            found.append(None if saved is None else self.one(Reader(saved), extents))
        slots.end()
        state.offers = found

    def one(self, reader: Reader, extents: Extents) -> Offer:
        """Return an offer."""
        maker = within(reader, reader.number(), 0, LAST_SEAT, extents)
        give = numbers(reader, CARDS, 0, MANY, extents)
        want = numbers(reader, CARDS, 0, MANY, extents)
        answers = numbers(reader, SEATS, 0, REJECTED, extents)
        said = numbers(reader, SEATS, 0, MANY, extents)
        reader.end()
        return Offer(maker, give, want, answers, said)


# The declaration, in the order of a save

BOARD: Final = Part(
    [
        Numbers("kinds", TILES, UNKNOWN, DESERT, Under("fog")),
        Numbers("numbers", TILES, UNKNOWN, HIGHEST_TOKEN, Under("fog")),
        Numbers("fog", TILES, 0, 1),
        Numbers("barred", ANY_LENGTH, 0, LAST_CORNER),
        Numbers("ports", ANY_LENGTH, NONE, LAST_SIDE),
    ]
)
ON_THE_BOARD: Final = Part(
    [
        Numbers("owner", CORNERS, NONE, LAST_SEAT),
        Numbers("piece", CORNERS, 0, MIGHTY),
        Numbers("active", CORNERS, 0, ROUSED),
        Numbers("fenced", CORNERS, 0, 1),
        Numbers("wonder", CORNERS, NONE, COLOURS - 1),
        Numbers("road", SIDES, NONE, LAST_SEAT),
        Numbers("pieces", Size("seat", PIECES), 0, CORNERS),
        Numbers("roused", ANY_LENGTH, 0, LAST_CORNER),
    ]
)
HANDS: Final = Part(
    [
        Numbers("hands", Size("seat", CARDS), UNKNOWN, MANY, Hands(CARDS)),
        Numbers("sizes", SEATS, 0, MANY),
        Numbers("market", CARDS, 0, MANY),
        Numbers("cards", Size("seat", KINDS), UNKNOWN, MANY, Actions(KINDS)),
        Numbers("held", Size("seat", DECKS), 0, MANY),
        Numbers("fresh", ALCHEMIST, UNKNOWN, MANY, OffTurn()),
        Numbers("spent", KINDS, 0, MANY),
        Piles("decks", DECKS, KINDS),
    ]
)
SCORES: Final = Part(
    [
        Numbers("points", SEATS, 0, MANY),
        Numbers("route", SEATS, 0, SIDES),
        Numbers("army", SEATS, 0, MANY),
        Numbers("slayer", SEATS, 0, MANY),
        Numbers("shown", SEATS, 0, MANY),
        Numbers("levels", Size("seat", COLOURS), 0, Size("level")),
        Numbers("wonder_of", COLOURS, NONE, LAST_SEAT),
        Numbers("great", COLOURS, 0, 1),
        Part(
            [
                Number("route_of", NONE, LAST_SEAT),
                Number("army_of", NONE, LAST_SEAT),
                Number("merchant", NONE, LAST_TILE),
                Number("merchant_of", NONE, LAST_SEAT),
            ]
        ),
        Part(
            [
                Number("robber", NONE, LAST_TILE),
                Number("dragon", 0, Size("step")),
                Number("attacks", 0, MANY),
            ]
        ),
        Word("ending", ("", "points", "rounds")),
    ]
)
TURN: Final = Part(
    [
        Part(
            [
                Number("turn", 0, LAST_SEAT),
                Number("turns", 0, MANY),
                Number("rolled", 0, 1),
                Number("played", 0, MANY),
                Number("turn_left", 0, EVER),
            ]
        ),
        ThrownDice("thrown"),
        Numbers("history", HIGHEST_TOKEN + 1, 0, MANY),
        Numbers("fleet", CARDS, 0, 1),
        Numbers("drafted", SEATS, 0, MANY),
        Numbers("embargo", Size("pair"), 0, 1),
        Numbers("barred_now", Size("pair"), 0, 1),
        Numbers("wants", SEATS, 0, 1),
        Numbers("spoken", SEATS, 0, MANY),
    ]
)

FIELDS: Final = Fields(
    [BOARD, ON_THE_BOARD, HANDS, SCORES, TURN, Offers("offers")],
    derived=(
        "terms", "hexes", "wonders", "reach",  # the same throughout the match
        "corner_port", "ratios", "yields", "stale", "open_sides", "open_corners", "camps",
    ),
)  # fmt: skip


def check(realm: Realm, ports: int) -> None:
    """Raise a BadData if the fields do not fit together; `ports` is the number of kinds of
    ports."""
    if len(realm.ports) % 2 or any(kind >= ports for kind in realm.ports[1::2]):
        raise inconsistent("a port has an unknown kind")
    if any(side < 0 for side in realm.ports[::2]):
        raise inconsistent("a port is outside the map")
    for corner in range(len(realm.owner)):
        if (realm.owner[corner] == NONE) != (realm.piece[corner] == 0):
            raise inconsistent("a piece belongs to nobody")
    if realm.merchant_of != NONE and not 0 <= realm.kinds[realm.merchant] < CARDS:
        raise inconsistent("the merchant is outside the map")
