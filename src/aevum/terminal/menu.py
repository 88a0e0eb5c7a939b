"""What can be played, what is still to come, and how a game starts from a menu."""

import secrets
from typing import Final, NamedTuple

from aevum.core.errors import UnknownName
from aevum.core.game import Game
from aevum.games import registry
from aevum.terminal.store import Keeper
from aevum.terminal.table import Table

DATE: Final = "date"  # the option by which a game takes a minute; it may be "now"

USUAL: Final = 4  # seats, where people play against each other


class Planned(NamedTuple):
    """A game of Aevum, built or not."""

    name: str
    title: str
    players: str
    about: str


HOUSE: Final = (
    Planned("tempus", "Tempus Imperium", "1", "A board drawn by the date and time."),
    Planned("temporum", "Temporum", "2 to 5", "Cards and changing history."),
    Planned("imperials", "Imperials", "2 to 6", "Settle an island of hexes."),
    Planned("ascii", "ASCII Empires", "1 to 7", "Roll, and write your empire."),
    Planned("chronos", "Chronos Conquest", "3 to 6", "Four minutes of sand-timers."),
)


def entries() -> list[tuple[Planned, bool]]:
    """Return every game to show, with whether it can be played."""
    built = registry.names()
    found = [(game, game.name in built) for game in HOUSE]
    known = {game.name for game in HOUSE}
    return found + [_other(name) for name in built if name not in known]


def _other(name: str) -> tuple[Planned, bool]:
    """Return a game from elsewhere; one that cannot be loaded has its reason beside its name."""
    try:
        game = registry.find(name)
    except UnknownName as error:
        return Planned(name, name, "", str(error)), False
    players = game.seats_text().partition(" player")[0]
    return Planned(name, game.title, players, game.summary), True


def settled_options(game: Game, options: dict[str, object]) -> dict[str, object]:
    """Return checked options; a game that takes a date is played on this minute's by default."""
    found = dict(options)
    if any(option.name == DATE for option in game.options):
        found[DATE] = found.get(DATE, "") or "now"
    return game.settle(found)


def usual_seats(game: Game) -> int:
    """Return how many play if nobody says: one person and three bots, as far as the game goes."""
    return max(game.min_seats, min(USUAL if game.min_seats > 1 else 1, game.max_seats))


def start(name: str) -> Table:
    """Start a game from a menu: one person, the other seats to the game's own bots."""
    game = registry.find(name)
    options = settled_options(game, {})
    bots = ["", *["standard"] * (usual_seats(game) - 1)]
    return _table(game, options, bots)


def again(table: Table, same: bool) -> Table:
    """Start another game with the same seats: on the same settings, or on those of now.

    The same again is a rematch where the game has one: cards that nobody saw stay where they are.
    """
    game, options = table.game, dict(table.match.record.options)
    if not same and DATE in options:
        options[DATE] = "now"
    options = game.rematch(options, table.state) if same else game.anew(options)
    found = _table(game, settled_options(game, options), table.bots)
    found.time.at_speed(table.time.speed)
    return found


def _table(game: Game, options: dict[str, object], bots: list[str]) -> Table:
    seed = secrets.randbelow(1 << 63)
    return Table.new(game, len(bots), seed, options, list(bots), Keeper())
