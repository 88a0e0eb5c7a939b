"""All fields of a table, declared once: saves, bounds and the holes of masks follow."""

from typing import Final

from aevum.core import messages as core
from aevum.core.chance import Chance, load_chance
from aevum.core.data import Reader, damaged
from aevum.core.fields import (
    ANY_LENGTH,
    Extents,
    Field,
    Fields,
    Flag,
    Hidden,
    Number,
    Numbers,
    Part,
    Rows,
    Size,
    Word,
    numbers,
)
from aevum.core.native import mypyc_attr
from aevum.core.state import CHANCE, NEVER, NONE, SPECTATOR, UNKNOWN, Ask, State
from aevum.games.chronos.data import CARDS, CITIES, CITIES_IN_PLAY, GODS, WINDS
from aevum.games.chronos.moves import CLAIMS, MOVES
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.asks import ACT, DEAL, ENDINGS, HERMES_ASK
from aevum.games.chronos.rules.chance import TASKS
from aevum.games.chronos.rules.places import PILES, PLACES, TIMERS

LATEST: Final = 1 << 40  # no moment of a game is later

SEATS: Final = Size("seat")
LAST_SEAT: Final = Size("seat", less=1)
ALL_SEATS: Final = Size("seat set", less=1)
ALL_CARDS: Final = Size("card")


def extents(sea: Archipelago) -> Extents:
    """Return how much there is of each thing that the declaration names."""
    printed = sea.terms.numbers
    return {
        "seat": sea.seats,
        "seat set": 1 << sea.seats,
        "card": sum(printed.copies) + printed.zeros,
        "power": sea.seats * printed.powers,
    }


def check(holds: bool) -> None:
    """Refuse a save in which something is impossible."""
    if not holds:
        raise damaged(core.part_data_position(title="Chronos Conquest"))


def sees_discard(sea: Archipelago, viewer: int) -> bool:
    """Return whether a GOD or a CITY lets a viewer look through the discard."""
    if viewer < 0:
        return False
    pantheon = sea.terms.pantheon
    if sea.gods[viewer] & pantheon.seeing_set:
        return True
    return sea.sway[viewer] & pantheon.seeing_cities_set != 0


# Who may not see it


@mypyc_attr(acyclic=True)
class OfOthers(Hidden):
    """Each seat sees its own share of a list; the rest looks as at the start."""

    def __init__(self, blank: int) -> None:
        self.blank: Final = blank

    def holes(self, state: State, name: str, values: list[int], viewer: int) -> list[int]:
        share = len(values) // state.seats
        seen = [self.blank] * len(values)
        if viewer >= 0:
            seen[viewer * share : viewer * share + share] = values[
                viewer * share : viewer * share + share
            ]
        return seen


@mypyc_attr(acyclic=True)
class Browsed(Hidden):
    """Seen only by those whom a GOD or a CITY lets look through it."""

    def holes(self, state: State, name: str, values: list[int], viewer: int) -> list[int]:
        assert isinstance(state, Archipelago)
        return values if sees_discard(state, viewer) else [0] * len(values)


@mypyc_attr(acyclic=True)
class Pools(Rows):
    """Cards that nobody has seen."""

    def has_holes(self) -> bool:
        return True

    def hide(self, state: State, viewer: int) -> None:
        assert isinstance(state, Archipelago)
        state.pools = [[0] * CARDS for _ in state.pools]


@mypyc_attr(acyclic=True)
class Hoards(Rows):
    """Central piles: for others only the top card and the number of cards are visible."""

    def has_holes(self) -> bool:
        return True

    def hide(self, state: State, viewer: int) -> None:
        assert isinstance(state, Archipelago)
        state.hoards = [
            hoard if seat == viewer else [UNKNOWN] * (len(hoard) - 1) + hoard[-1:]
            for seat, hoard in enumerate(state.hoards)
        ]


@mypyc_attr(acyclic=True)
class Drafts(Rows):
    """Commands being put together: those of others are completely hidden."""

    def has_holes(self) -> bool:
        return True

    def hide(self, state: State, viewer: int) -> None:
        assert isinstance(state, Archipelago)
        state.drafts = [draft if seat == viewer else [] for seat, draft in enumerate(state.drafts)]


# Other shapes


@mypyc_attr(acyclic=True)
class Options(Field):
    """The options of the match: a save has them, and they are read before the rest."""

    def write(self, state: State) -> object:
        assert isinstance(state, Archipelago)
        return state.terms.to_data()

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        reader.next()


@mypyc_attr(acyclic=True)
class Dice(Field):
    """The stream of chance; nobody sees it."""

    def write(self, state: State) -> object:
        assert isinstance(state, Archipelago)
        return state.dice.to_data()

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Archipelago)
        state.dice = load_chance(reader.inner())

    def has_holes(self) -> bool:
        return True

    def hide(self, state: State, viewer: int) -> None:
        assert isinstance(state, Archipelago)
        state.dice = Chance(b"", 0, (), 0)


@mypyc_attr(acyclic=True)
class Questions(Field):
    """The open questions: first the standing one of each seat, then choices, that of chance
    last."""

    def write(self, state: State) -> object:
        return [[a.seat, a.kind, a.serial, a.subject, a.deadline] for a in state.asks]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        inner = reader.inner()
        asks: list[Ask] = []
        while inner.more():
            seat, kind, serial, subject, deadline = inner.numbers(5)
            check(CHANCE <= seat < state.seats and ACT <= kind <= DEAL and serial >= 0)
            check((kind == DEAL) == (seat == CHANCE) and deadline >= 0)
            check(kind == HERMES_ASK or UNKNOWN <= subject < CARDS)
            asks.append(Ask(seat, kind, serial, subject, deadline, seat == CHANCE))
        standing = asks[: state.seats]
        check(not asks or [ask.seat for ask in standing] == list(range(state.seats)))
        check(all(ask.kind == ACT for ask in standing))
        check(all(ask.kind != ACT for ask in asks[state.seats :]))
        state.asks = asks


@mypyc_attr(acyclic=True)
class Uses(Numbers):
    """Moments of the game, or NEVER."""

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Archipelago)
        state.uses = numbers(reader, self.length, self.low, self.high, extents)
        check(all(use >= 0 or use == self.low for use in state.uses))


@mypyc_attr(acyclic=True)
class Tasks(Field):
    """What waits for chance: three numbers for each task."""

    def write(self, state: State) -> object:
        assert isinstance(state, Archipelago)
        return [number for task in state.tasks for number in task.saved()]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Archipelago)
        told = numbers(reader, ANY_LENGTH, 0, TIMERS, extents)
        check(len(told) % 3 == 0 and all(kind < len(TASKS) for kind in told[::3]))
        state.tasks = [
            TASKS[told[place]].again(told[place + 1], told[place + 2])
            for place in range(0, len(told), 3)
        ]


# The declaration, in the order of a save

FIELDS: Final = Fields(
    [
        Part(
            [
                Number("seats", 1, SEATS),
                Number("now", 0, LATEST),
                Flag("explicit"),
                Number("viewer", SPECTATOR, LAST_SEAT),
            ]
        ),
        Options("terms"),
        Dice("dice"),
        Questions("asks"),
        Numbers("place", TIMERS, 0, PLACES),
        Numbers("ends", TIMERS, 0, LATEST),
        Numbers("sand", TIMERS, 1, LATEST),
        Numbers("timers", ANY_LENGTH, 0, TIMERS - 1),
        Part([Number("fresh", 0, (1 << TIMERS) - 1), Flag("opened")]),
        Numbers("tops", PILES, NONE, CARDS - 1),
        Numbers("under", PILES, 0, ALL_CARDS),
        Numbers("atlantis", ANY_LENGTH, 0, CARDS - 1),
        Rows("layers", ANY_LENGTH, PILES, 0, ALL_CARDS),
        Pools("pools", ANY_LENGTH, CARDS, 0, ALL_CARDS),
        Numbers("discard", CARDS, 0, ALL_CARDS, Browsed()),
        Part([Number("discarded", 0, ALL_CARDS), Number("zeros", 0, ALL_CARDS)]),
        Hoards("hoards", SEATS, ANY_LENGTH, UNKNOWN, CARDS - 1),
        Numbers("winds", Size("seat", WINDS), 0, ALL_CARDS),
        Numbers("holder", GODS, TEMPLE, LAST_SEAT),
        Numbers("cities", ANY_LENGTH, 0, CITIES - 1),
        Part(
            [
                Number("reserved", NONE, GODS - 1),
                Number("haunted", NONE, PILES - 1),
                Number("besieged", NONE, PILES - 1),
                Number("sealed", NONE, CITIES_IN_PLAY - 1),
            ]
        ),
        Numbers("hand", SEATS, 0, LATEST, OfOthers(0)),
        Uses("uses", Size("power"), -NEVER, LATEST, OfOthers(-NEVER)),
        Numbers("rest", Size("seat", CLAIMS), 0, LATEST),
        Drafts("drafts", SEATS, ANY_LENGTH, 0, MOVES.size - 1),
        Rows("owed", SEATS, ANY_LENGTH, 0, LAST_SEAT),
        Numbers("serials", Size("seat", less=-1), 0, LATEST),
        Tasks("tasks"),
        Part(
            [
                Number("countdown", 0, NEVER),
                Flag("picked"),
                Number("winners", 0, ALL_SEATS),
                Number("settled", 0, NEVER),
                Number("flows", 0, LATEST),
                Number("due", 0, NEVER),
            ]
        ),
        Word("ending", ENDINGS),
    ],
    derived=(
        "piles",  # the same throughout the match
        "company", "standing", "kept", "riches", "gods", "temple", "slot", "guest", "sway",
        "held_gods", "ruled", "city_set", "sand_due",
        "sure_seat", "sure_move",  # never copied
    ),
)  # fmt: skip
