"""The games for the generic layers: all registered ones, the template, and the tiny ones.

Games with modes, or with long random games, have their settings here.
"""

from typing import NamedTuple

from aevum.core.game import Game
from aevum.games import registry
from aevum.games.chronos.data import AS_PRINTED, CARD_NAMES, CARDS
from tests.tiny import TINY

REGISTERED: tuple[Game, ...] = tuple(registry.find(name) for name in registry.names())
ALL: tuple[Game, ...] = (*REGISTERED, registry.find("template"), *TINY)


class Setting(NamedTuple):
    """One way to run a game: a name for reports, how many play, and the options."""

    name: str
    seats: int
    options: dict[str, object]


def settings(game: Game) -> list[Setting]:
    """Return every mode with every number of players, short enough for random play."""
    found = [
        Setting(name, seats, options)
        for name, numbers, options in _SHORT.get(game.name, ())
        for seats in numbers
    ]
    everyone = range(game.min_seats, game.max_seats + 1)
    return found or [Setting("", seats, {}) for seats in everyone]


def brief(game: Game) -> dict[str, object]:
    """Return options with which a random game of this game is short."""
    return settings(game)[0].options


def _layer(piles: int, names: list[str]) -> str:
    """Return cards on piles in any order, divided as equally as possible, for `carried`."""
    pool = [names.count(CARD_NAMES[card]) for card in range(CARDS)]
    heights = [len(names) // piles + int(pile < len(names) % piles) for pile in range(piles)]
    return f"{'.'.join(map(str, pool))}:{'.'.join(map(str, heights))}"


def _doomed(seats: int, deep: int = 3) -> str:
    """Return a rematch in which CATACLYSM lies under so many cards of every pile.

    A random game then ends soon, but not before somebody has cards that others do not see.
    """
    piles = seats + AS_PRINTED.more_piles
    last = ["CATACLYSM"] * 3 + ["WAR", "STARVATION", "20"] + ["10"] * (seats - 2)
    return f"{_layer(piles, _EARLY[: piles * deep])} {_layer(piles, last)}"


_EARLY = (
    "10 20 50 NORTH WAR 30 10 20 EAST HYDRA STARVATION 20 10 50 SOUTH MINOTAUR 10 20 30 WAR 100 10 "
    "20 WEST"
).split()
_RICH = ["100"] * 4 + ["50"] * 8
_WINDS = ["NORTH", "SOUTH", "EAST", "WEST"]
_MONSTERS = ["HYDRA"] * 4 + ["MINOTAUR"] * 4

_BASIC: dict[str, object] = {"points": 5, "rounds": 10, "player_trades": False}
_WONDERS: dict[str, object] = {**_BASIC, "mode": "wonders", "points": 8, "special_build": "off"}
_FOG: dict[str, object] = {"map": "the herds", "speed": "fast", "reroll": True}
# With two players only action cards are hidden, and it takes some rounds until somebody has one.
_DUEL: dict[str, object] = {"points": 10, "rounds": 40, "player_trades": False}
_BOX: dict[str, object] = {"zone_set": "base", "card_set": "base"}
_SHORT: dict[str, tuple[tuple[str, tuple[int, ...], dict[str, object]], ...]] = {
    "imperials": (
        ("basic", (3, 4, 5, 6), _BASIC),
        ("basic-fog", (2,), {**_DUEL, **_FOG}),
        ("wonders", (3, 4, 5, 6), _WONDERS),
        ("wonders", (2,), {**_DUEL, "mode": "wonders"}),
        ("trading", (3,), {"points": 5, "rounds": 10}),
    ),
    "temporum": (
        ("both", (2, 3, 4, 5), {}),
        ("base", (4,), _BOX),
        ("realities", (5,), {"zone_set": "realities", "card_set": "realities"}),
        ("themed", (3,), {"zones": "control your destiny"}),
    ),
    "ascii": (
        ("solo", (1,), {}),
        ("learning", (2,), {"learning": 3}),
        ("settlers", (3,), {"settlers": True, "turns": 5}),
        ("short", (4,), {"turns": 4}),
        ("short", (5, 6, 7), {"turns": 2}),
    ),
    "chronos": (
        ("complete", (3,), {"carried": _doomed(3), "knocks": False}),
        ("complete", (4,), {"carried": _doomed(4, deep=4), "knocks": False}),
        ("complete", (5,), {"carried": _doomed(5, deep=2), "uneven": True}),
        ("teams", (6,), {"carried": _doomed(6), "teams": True, "knocks": False}),
        ("territories", (4,), {"stage": 1, "carried": _layer(7, _RICH), "uneven": True}),
        ("monsters", (3,), {"stage": 2, "carried": _layer(6, _MONSTERS)}),
        ("winds", (3,), {"stage": 3, "carried": _layer(6, _MONSTERS + _WINDS * 2)}),
        ("plagues", (5,), {"stage": 4, "carried": _doomed(5)}),
    ),
}
