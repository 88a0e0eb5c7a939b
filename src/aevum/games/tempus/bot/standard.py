"""The player of Tempus Imperium: it plans as far as its level looks, and keeps to its plan."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.data import fingerprint
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games.tempus.bot.levels import HARD, Level, mind_of
from aevum.games.tempus.bot.solve import solve
from aevum.games.tempus.data import DIGITS
from aevum.games.tempus.rules.board import TURN
from aevum.games.tempus.rules.state import TempusState

NO_LIKES: Final[dict[str, int]] = {}


class TempusBot(Bot):
    """Solves the game as far as a small budget allows; thinks again if the game leaves its plan."""

    name = "standard"

    def __init__(self, level: Level = HARD, likes: dict[str, int] = NO_LIKES) -> None:
        self.level = level
        self.likes = likes
        """By how many percent it overrates rows of the score, by their names."""
        self.nodes = level.nodes
        """Drafts tried for a plan, 0 for as many as fit into `seconds`."""
        self.seconds = 0.0
        self.course: list[int] = []
        self.expected = ""

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        world = view.fill(rng)
        if not isinstance(world, TempusState):
            raise TypeError("this bot plays Tempus Imperium only")
        if self._thinks_again(world, ask):
            self.course = self._plan(world, int(rng.below(1 << 30)))
        move = self.course.pop(0)
        world.apply(ask.seat, move)
        self.expected = fingerprint(world.to_data())
        return move

    def limit(self, nodes: int, seconds: float) -> None:
        """Take so long for a plan; a level that looks less far never takes longer than usual."""
        if self.level.rounds:
            self.nodes = min(nodes or self.level.nodes, self.level.nodes)
        elif nodes or seconds:
            self.nodes, self.seconds = nodes, seconds

    def _thinks_again(self, world: TempusState, ask: Ask) -> bool:
        """Return whether there is no plan for this position, or a round to look further begins."""
        if not self.course or fingerprint(world.to_data()) != self.expected:
            return True
        begins = ask.kind == TURN and world.turn % DIGITS == 0
        return begins and self.level.rounds > 0

    def _plan(self, world: TempusState, seed: int) -> list[int]:
        mind = mind_of(self.level, self.likes, world.date.digits)
        return solve(world, self.seconds, self.nodes, seed, mind=mind).moves
