"""A process that plays games of Temporum between bots and records who did what.

    python -m tools.balance.watching BOT SEED

It reads the request of `crew.answer` as one line of JSON, and answers each game with a line of
`games.Played`.
"""

import sys

from aevum.arena.seating import game_seed
from aevum.bots.registry import find as find_bot
from aevum.core.bot import Bot
from aevum.core.drive import Play
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games.temporum import GAME
from aevum.games.temporum.data import SLOTS
from aevum.games.temporum.rules.state import Temporum
from tools.balance.crew import answer
from tools.balance.games import NOBODY, Played

LONGEST = 2_000  # decisions of a seat after which a game is given up
NOTED = {"drew": "got", "takes": "got", "plays": "plays", "scores": "scores", "visits": "visits"}


class Endless(Exception):
    """This game does not end."""


class Watched(Bot):
    """A bot that plays like another one and notes what its own seat does."""

    name = "watched"
    listens = True

    def __init__(self, bot: Bot, seat: int, hand: list[int]) -> None:
        self.bot = bot
        self.seat = seat
        self.decisions = 0
        self.seen: dict[str, list[int]] = {"got": hand, "plays": [], "scores": [], "visits": []}

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        self.decisions += 1
        if self.decisions > LONGEST:
            raise Endless
        return self.bot.choose(view, ask, legal, rng)

    def saw(self, event: Event) -> None:
        if event.seat == self.seat and event.kind in NOTED:
            self.seen[NOTED[event.kind]].append(event.args[0])
        if self.bot.listens:
            self.bot.saw(event)


def play(bot: str, seed: int, seats: int, index: int, numbers: dict[str, int]) -> Played:
    """Play one game of a simulation, with some numbers other than printed."""
    chance = game_seed(seed, index)
    state = GAME.new(seats, chance, numbers=numbers)
    assert isinstance(state, Temporum)
    order = [(state.first + place) % seats for place in range(seats)]
    bots = [Watched(find_bot(bot, GAME), seat, state.hands[seat][:]) for seat in range(seats)]
    try:
        Play(state, list[Bot](bots), chance).run()
        winner, end = order.index(state.ranks().index(1)), state.end()
    except Endless:
        winner, end = NOBODY, "endless"
    seen = [bots[seat].seen for seat in order]
    return Played(
        index,
        seats,
        winner,
        state.turns + 1,
        sum(each.decisions for each in bots),
        end,
        state.zones[:],
        [each["got"] for each in seen],
        [each["plays"] for each in seen],
        [each["scores"] for each in seen],
        [[state.zones[at] for at in each["visits"] if at < SLOTS] for each in seen],
    )


if __name__ == "__main__":
    sys.exit(answer(play))
