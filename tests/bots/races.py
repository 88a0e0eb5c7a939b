"""A process that plays the template for `tools.balance`, with any numbers."""

import json
import sys
from dataclasses import astuple, dataclass

from aevum.arena.seating import game_seed
from aevum.bots.registry import find as find_bot
from aevum.core.drive import Play
from aevum.games import registry
from tools.balance.crew import answer

GAME = registry.find("template")


@dataclass(frozen=True)
class Race:
    """One game."""

    index: int
    seats: int
    length: int

    def to_line(self) -> str:
        return json.dumps(astuple(self))


def from_line(line: str) -> Race:
    return Race(*json.loads(line))


def play(bot: str, seed: int, seats: int, index: int, numbers: dict[str, int]) -> Race:
    chance = game_seed(seed, index)
    state = GAME.new(seats, chance, numbers=numbers)
    return Race(index, seats, Play(state, [find_bot(bot, GAME)] * seats, chance).run())


if __name__ == "__main__":
    sys.exit(answer(play))
