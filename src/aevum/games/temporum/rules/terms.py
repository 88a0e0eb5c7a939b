"""What the players of a table have agreed on: Zones, cards and numbers."""

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, cast, get_args

from aevum.core import messages as core
from aevum.core.data import Reader, damaged
from aevum.core.errors import BadData, BadOption
from aevum.core.native import mypyc_attr
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import (
    BASE,
    CARDS,
    DECK_KINDS,
    KINDS,
    REALITIES,
    THEMED,
    TIMES,
    ZONE_NUMBER,
    ZONES,
    word,
)
from aevum.games.temporum.messages import TimeName, ZoneName
from aevum.games.temporum.rules.numbers import Numbers

if TYPE_CHECKING:  # imported for types only: they work on a chronicle, which has terms
    from aevum.games.temporum.rules.card import Card
    from aevum.games.temporum.rules.due import DueEffect
    from aevum.games.temporum.rules.zone import Zone

SETS: Final = ("both", "base", "realities")
RANDOM: Final = "random"
PATTERN: Final = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)
FRAME_PIECES: Final = 7  # of a save, before the terms
TIME_IDS: Final[tuple[TimeName, ...]] = get_args(TimeName)
NAMES: Final = ("zone_set", "zones", "card_set")
ALIASES: Final = {"amazonian-europe": "empire-of-the-amazons"}


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Things:
    """The things of a game: every Zone, card and effect that may wait, each at its number.

    Properties of Zones and cards that every move needs are collected once: taking an object from a
    list costs compiled code a check of its class.
    """

    def __init__(self, zones: "list[Zone]", cards: "list[Card]", due: "list[DueEffect]") -> None:
        self.zones: Final[list[Zone]] = zones
        self.cards: Final[list[Card]] = cards
        self.due: Final[list[DueEffect]] = due
        self.opens_history: Final = [zone.opens_history() for zone in zones]
        self.locks: Final = [zone.locks() for zone in zones]
        self.shelters: Final = [zone.shelters() for zone in zones]
        self.begins_turns: Final = [zone.writes("turn_begins") for zone in zones]
        """Whether something happens when a turn begins on a Zone."""
        self.sees_off: Final = [zone.writes("left_for") for zone in zones]
        """Whether something happens when a pawn leaves it."""
        self.greets: Final = [zone.writes("entered") for zone in zones]
        """Whether something happens when a pawn comes to it."""
        self.secret: Final = [len(card.secret) > 0 for card in cards]
        """Whether a card can be discarded for its secret effect."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Terms:
    """The options and numbers of a match, ready for the rules."""

    def __init__(self, options: dict[str, object], numbers: Numbers, things: Things) -> None:
        self.options: Final = options
        self.numbers: Final = numbers
        self.things: Final = things
        self.zones: Final[list[Zone]] = things.zones
        """The Zones, in the order of their rows."""
        self.cards: Final[list[Card]] = things.cards
        """The kinds of cards, in the order of their rows."""
        self.zone_sets: Final = _sets(str(options["zone_set"]))
        self.card_sets: Final = _sets(str(options["card_set"]))
        self.deck: Final = _deck(numbers, self.card_sets)
        """How many of each kind of card the deck has before any are dealt."""
        self.board: Final[list[int]] = find_zones(str(options["zones"]))
        """The ten Zones in the order of the board, [] where chance deals them."""
        self.zones_of: Final = [_of_time(time, self.zone_sets) for time in range(TIMES + 1)]
        """The Zones that chance deals from, by Time."""

    def to_data(self) -> list[object]:
        """Return the options as plain data."""
        return [self.options[name] for name in NAMES]


def _deck(numbers: Numbers, sets: list[int]) -> list[int]:
    counts = [0] * KINDS
    for card in range(DECK_KINDS):
        if CARDS[card].source in sets:
            counts[card] = numbers.copies[card]
    return counts


def _of_time(time: int, sets: list[int]) -> list[int]:
    return [zone for zone, each in enumerate(ZONES) if each.time == time and each.source in sets]


def _sets(text: str) -> list[int]:
    if text == "base":
        return [BASE]
    return [REALITIES] if text == "realities" else [BASE, REALITIES]


def find_zones(text: str) -> list[int]:
    """Return the Zones that a table chose with a themed set or ten names; [] for random."""
    wish = text.strip().lower()
    if wish == RANDOM:
        return []
    themed = THEMED.get(wish.replace("!", ""))
    if themed is not None:
        return sorted(themed, key=_time)
    names = [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]
    if len(names) == 1:
        typed, sets = names[0][:40], ", ".join([RANDOM, *THEMED])
        meant = _meant(names[0], [RANDOM, *THEMED])
        if meant:
            raise BadOption(m.no_zone_set_but(text=typed, meant=meant, sets=sets))
        raise BadOption(m.no_zone_set(text=typed, sets=sets))
    return _chosen(names)


def _zone_id(zone: int) -> ZoneName:
    return cast(ZoneName, word(ZONES[zone].name))


def _meant(typed: str, names: list[str]) -> str:
    """Return the name closest to what was typed, "" if none is close."""
    lower = {name.lower(): name for name in names}
    close = get_close_matches(typed.lower()[:40], list(lower), 1)
    return lower[close[0]] if close else ""


def _time(zone: int) -> int:
    return ZONES[zone].time


def _chosen(names: list[str]) -> list[int]:
    """Read ten names: one Zone of Time I, two of II, three of III, four of IV, none twice."""
    words = {word(name): number for name, number in ZONE_NUMBER.items()}
    zones: list[int] = []
    for name in names:
        typed = word(name)
        number = words.get(ALIASES.get(typed, typed))
        if number is None:
            meant = _meant(name, list(ZONE_NUMBER))
            if meant:
                raise BadOption(m.no_zone_but(text=name[:40], meant=meant))
            raise BadOption(m.no_zone(text=name[:40]))
        if number in zones:
            raise BadOption(m.no_zone_twice(zone=_zone_id(number)))
        zones.append(number)
    if len(zones) != len(PATTERN):
        raise BadOption(m.no_zone_count(n=len(zones)))
    zones.sort(key=_time)
    for time, wanted in ((1, 1), (2, 2), (3, 3), (4, 4)):
        found = [_zone_id(zone) for zone in zones if ZONES[zone].time == time]
        if not found:
            raise BadOption(m.no_zone_in_time(time=TIME_IDS[time - 1], of=wanted))
        if len(found) != wanted:
            raise BadOption(
                m.no_zone_time(time=TIME_IDS[time - 1], of=wanted, n=len(found), zones=found)
            )
    return zones


def load_terms(data: object, numbers: Numbers, things: Things) -> Terms:
    """Return the terms of a saved state: the eighth piece of its data, with numbers read before."""
    reader = Reader(data)
    for _ in range(FRAME_PIECES):
        reader.next()
    saved = reader.inner()
    options: dict[str, object] = {name: saved.word() for name in NAMES}
    saved.end()
    for name in ("zone_set", "card_set"):
        if options[name] not in SETS:
            raise damaged(core.part_data_settings())
    try:
        return Terms(options, numbers, things)
    except BadOption as problem:
        refusal = core.no_save_refused(why=problem.said)
        raise BadData(refusal.within(problem.said.book)) from None
