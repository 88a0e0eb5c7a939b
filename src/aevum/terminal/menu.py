"""What can be played, and how a game starts from a menu."""

import secrets
from typing import Final, NamedTuple

from aevum.bots.company import usual
from aevum.core.game import JOINT, LIVE, TURNS, Game
from aevum.games import registry
from aevum.terminal.language import tell
from aevum.terminal.store import DATE, Keeper
from aevum.terminal.table import Table

USUAL: Final = 4  # seats, where people play against each other


TIMINGS: Final = (TURNS, JOINT, LIVE)  # in the order of the menu


class Entry(NamedTuple):
    """A line of the menu."""

    name: str
    title: str
    players: str
    about: str
    game: Game | None
    """None if it can't be loaded; `about` says why."""


def entries() -> list[Entry]:
    """Return every game to show, those of other packages after those of Aevum."""
    found, broken = registry.playable()
    told = [_entry(game) for game in sorted(found, key=_place)]
    return told + [Entry(name, name, "", tell(reason), None) for name, reason in broken.items()]


def _place(game: Game) -> tuple[bool, int, int, int]:
    """Return what sorts the menu: how a game is timed, and how many play."""
    elsewhere = game.name not in registry.BUILT_IN
    return elsewhere, TIMINGS.index(game.timing), game.min_seats, game.max_seats


def _entry(game: Game) -> Entry:
    return Entry(game.name, game.title, tell(game.seats_range()), tell(game.tagline), game)


def settled_options(game: Game, options: dict[str, object]) -> dict[str, object]:
    """Return checked options; a game that takes a date gets this minute by default."""
    found = dict(options)
    if any(option.name == DATE for option in game.options):
        found[DATE] = found.get(DATE, "") or "now"
    return game.settle(found)


def usual_seats(game: Game) -> int:
    """Return how many play by default: one person and three bots, as far as the game allows."""
    return max(game.min_seats, min(USUAL if game.min_seats > 1 else 1, game.max_seats))


def start(name: str, level: str = "") -> Table:
    """Start a game from a menu: one person, the other seats to bots of a level."""
    game = registry.find(name)
    options = settled_options(game, {})
    bot = level if level in game.levels() else usual(game)
    bots = ["", *[bot] * (usual_seats(game) - 1)]
    return _table(game, options, bots, {})


def again(table: Table, same: bool) -> Table:
    """Start another game with the same seats: with the same settings, or with those of now.

    The same settings give a rematch where the game has one: unseen cards stay where they are.
    """
    game, options = table.game, dict(table.match.record.options)
    if not same and DATE in options:
        options[DATE] = "now"
    options = game.rematch(options, table.state) if same else game.fresh_options(options)
    numbers = table.match.record.numbers
    found = _table(game, settled_options(game, options), table.bots, numbers)
    found.time.at_speed(table.time.speed)
    return found


def _table(
    game: Game, options: dict[str, object], bots: list[str], numbers: dict[str, int]
) -> Table:
    seed = secrets.randbelow(1 << 63)
    return Table.new(game, len(bots), seed, options, list(bots), Keeper(), numbers)
