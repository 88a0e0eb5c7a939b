"""The seats of `aevum play`: people, the bots that were named, and bots of a level."""

from aevum.bots import registry as bots_by_name
from aevum.bots.company import usual
from aevum.cli import check
from aevum.core import messages as core
from aevum.core.errors import AevumError, quote
from aevum.core.game import Game
from aevum.terminal import messages as m
from aevum.terminal.menu import usual_seats


def seating(game: Game, seats: str, bots: str, hotseat: str, level: str = "") -> list[str]:
    """Return a bot's name for each seat, "" for a person.

    If bots are named, the other seats are for people, unless --hotseat says how many people there
    are. Without either, one person plays against bots of a level, the usual one by default.
    """
    rest = level_of(game, level) if level else usual(game)
    named = bots_of(game, bots)
    if hotseat:
        people = check.whole("--hotseat", hotseat, 1, game.max_seats)
        places = check.seats_of(game, seats, people + len(named))
        if people + len(named) > places:
            refusal = m.shell_line_many_seats(people=people, bots=len(named), n=places)
            raise AevumError(refusal)
    elif named:
        places = check.seats_of(game, seats, len(named) + 1)
        check.seated(places, len(named))
        people = places - len(named)
    else:
        places = check.seats_of(game, seats, usual_seats(game))
        people = 1
    return [""] * people + named + [rest] * (places - people - len(named))


def level_of(game: Game, level: str) -> str:
    """Return a level, which the bots of this game must have."""
    if level not in game.levels():
        levels = ", ".join(game.levels()) or usual(game)
        raise AevumError(core.no_bot(name=quote(level), names=levels))
    return level


def bots_of(game: Game, text: str) -> list[str]:
    """Return the named bots, each of which can play this game."""
    names = check.bots_of(text)
    for name in names:
        bots_by_name.find(name, game)
    return names
