"""Finds the game whose solver, maps or sheet a command uses."""

from collections.abc import Callable
from typing import TypeVar

from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.games import registry

Offer = TypeVar("Offer")
Ask = Callable[[Game], Offer | None]


def chosen(name: str, ask: Ask[Offer]) -> tuple[Game, Offer | None]:
    """Return the named game with what it offers, else the first game that offers it."""
    if name:
        game = registry.find_or_import(name)
        return game, ask(game)
    for found in registry.offering(ask):
        return found
    raise AevumError("No installed game can do this.")


def not_played(game: Game, on: str, ask: Ask[Offer], command: str) -> AevumError:
    """Return a refusal that names the games with a map or sheet, and what to type."""
    others = [f"{other.title} is: {command} {other.name}" for other, _ in registry.offering(ask)]
    return AevumError(" ".join([f"{game.title} is not played on {on}.", *others]))
