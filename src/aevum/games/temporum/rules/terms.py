"""What a table has agreed on: which Zones, which cards, which numbers."""

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from aevum.core.data import Reader
from aevum.core.errors import BadData, BadOption
from aevum.core.native import mypyc_attr
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
from aevum.games.temporum.rules.numbers import Numbers

if TYPE_CHECKING:  # cards and Zones work on a chronicle, and a chronicle has terms
    from aevum.games.temporum.rules.card import Card
    from aevum.games.temporum.rules.due import DueEffect
    from aevum.games.temporum.rules.zone import Zone

SETS: Final = ("both", "base", "realities")
RANDOM: Final = "random"
PATTERN: Final = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)
FRAME_PIECES: Final = 7  # of a save, before the terms
NAMES: Final = ("zone_set", "zones", "card_set")
ALIASES: Final = {"amazonian-europe": "empire-of-the-amazons"}


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Things:
    """What a game is played with: every Zone, card and effect that may wait, each at its number."""

    def __init__(self, zones: "list[Zone]", cards: "list[Card]", due: "list[DueEffect]") -> None:
        self.zones: Final[list[Zone]] = zones
        self.cards: Final[list[Card]] = cards
        self.due: Final[list[DueEffect]] = due


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Terms:
    """The options and numbers of a match, ready for the rules."""

    def __init__(self, options: dict[str, object], numbers: Numbers, things: Things) -> None:
        self.options: Final = options
        self.numbers: Final = numbers
        self.things: Final = things
        self.zones: Final[list[Zone]] = things.zones
        """What each Zone does, in the order of their rows."""
        self.cards: Final[list[Card]] = things.cards
        """What each kind of card does, in the order of their rows."""
        self.zone_sets: Final = _sets(str(options["zone_set"]))
        self.card_sets: Final = _sets(str(options["card_set"]))
        self.deck: Final = _deck(numbers, self.card_sets)
        """How many of each kind of card the deck has before it is dealt from."""
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
    """Return the Zones that a table asks for by a themed set or by ten names; [] for random."""
    wish = text.strip().lower()
    if wish == RANDOM:
        return []
    themed = THEMED.get(wish.replace("!", ""))
    if themed is not None:
        return sorted(themed, key=_time)
    names = [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]
    if len(names) == 1:
        meant = _meant(names[0], [RANDOM, *THEMED])
        raise BadOption(
            f'There is no set of Zones "{names[0][:40]}".{meant} There is: random, '
            f"{', '.join(THEMED)}; or name ten Zones with commas between them."
        )
    return _chosen(names)


def _meant(typed: str, names: list[str]) -> str:
    """Return a question that offers the name most like what was typed, "" for none like it."""
    lower = {name.lower(): name for name in names}
    close = get_close_matches(typed.lower()[:40], list(lower), 1)
    return f" Did you mean {lower[close[0]]}?" if close else ""


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
            raise BadOption(f'There is no Zone "{name[:40]}".{_meant(name, list(ZONE_NUMBER))}')
        if number in zones:
            raise BadOption(f"{ZONES[number].name} is named twice.")
        zones.append(number)
    if len(zones) != len(PATTERN):
        raise BadOption(f"A board has ten Zones, not {len(zones)}.")
    zones.sort(key=_time)
    for time, wanted in ((1, 1), (2, 2), (3, 3), (4, 4)):
        found = [ZONES[zone].name for zone in zones if ZONES[zone].time == time]
        if len(found) != wanted:
            raise BadOption(
                f"Time {'I II III IV'.split()[time - 1]} takes {wanted} "
                f"Zone{'s' if wanted > 1 else ''}, not {len(found)}"
                f"{': ' if found else ''}{', '.join(found)}."
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
            raise BadData("This save is damaged: its settings are none.")
    try:
        return Terms(options, numbers, things)
    except BadOption as problem:
        raise BadData(f"This save is damaged: {problem}") from None
