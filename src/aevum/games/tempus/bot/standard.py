"""The standard player of Tempus Imperium: it plans the whole game and keeps to its plan."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.data import fingerprint
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games.tempus.bot.solve import solve
from aevum.games.tempus.rules.state import TempusState

NODES: Final = 5000  # plans tried; a fixed number, so that the bot plays the same everywhere


class TempusBot(Bot):
    """Solves the game as far as a small budget allows; thinks again if the game leaves its plan."""

    name = "standard"

    def __init__(self) -> None:
        self.course: list[int] = []
        self.expected = ""

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        world = view.fill(rng)
        if not isinstance(world, TempusState):
            raise TypeError("this bot plays Tempus Imperium only")
        if not self.course or fingerprint(world.to_data()) != self.expected:
            self.course = solve(world, nodes=NODES, seed=int(rng.below(1 << 30))).moves
        move = self.course.pop(0)
        world.apply(ask.seat, move)
        self.expected = fingerprint(world.to_data())
        return move
