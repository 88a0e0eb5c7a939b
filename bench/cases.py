"""Cases of a game to measure: numbers of seats, options, and the peer."""

from collections.abc import Mapping
from dataclasses import dataclass, field

USUAL_SEATS = (2, 4)  # numbers of seats besides the fewest and the most
PEER_OF = {"tempus": "hex"}
POLICIES = ("quick", "standard", "random")
"""The bots whose moves a second are compared, in games with a quick policy."""


@dataclass(frozen=True)
class Case:
    """One way to measure a game."""

    row: str
    """Its name in the rows."""
    game: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    peer: str = ""
    longer: int = 1
    """The factor on the time for whole games: a slow peer plays few of them."""
    decides: bool = False
    """Whether the time of a decision of the `standard` bot is measured."""


def _imperials() -> list[Case]:
    """Return both modes without trades between players, like the peer."""
    basic = {"mode": "basic", "player_trades": False}
    wonders = {"mode": "wonders", "player_trades": False}
    return [
        *(Case("imperials", "imperials", n, basic, "catanatron", 5, True) for n in USUAL_SEATS),
        *(Case("imperials wonders", "imperials", n, wonders, decides=True) for n in USUAL_SEATS),
    ]


def _temporum() -> list[Case]:
    """Return mixed sets: Zones and cards of both boxes."""
    mixed = {"zone_set": "both", "card_set": "both"}
    return [Case("temporum", "temporum", n, mixed, "gin_rummy", decides=True) for n in USUAL_SEATS]


def _ascii() -> list[Case]:
    """Return a solo game, and a table with all interaction between players."""
    return [Case("ascii", "ascii", n, peer="yacht", decides=True) for n in (1, 4)]


def _chronos() -> list[Case]:
    """Return the complete game with three and with two timers per player."""
    return [Case("chronos", "chronos", n, decides=True) for n in (4, 6)]


def seat_counts(least: int, most: int) -> list[int]:
    """Return the numbers of seats with which to measure a game."""
    return sorted({least, most, *(n for n in USUAL_SEATS if least <= n <= most)})


def cases(game: str, least: int, most: int) -> list[Case]:
    """Return the ways to measure a game for so many seats."""
    if game == "imperials":
        return _imperials()
    if game == "temporum":
        return _temporum()
    if game == "ascii":
        return _ascii()
    if game == "chronos":
        return _chronos()
    return [Case(game, game, n, peer=PEER_OF.get(game, "")) for n in seat_counts(least, most)]
