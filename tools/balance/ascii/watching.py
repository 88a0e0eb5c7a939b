"""A process that plays games of ASCII Empires between bots and records them.

    python -m tools.balance.ascii.watching BOT SEED

It reads the request of `crew.answer` as one line of JSON, and answers each game with a line of
`record.Played`. BOT may also name a rush of `rush.EDICTS`, as in "standard+ten Taxations": one
player at each table makes it, among even-handed ones.
"""

import sys

from aevum.arena.seating import game_seed
from aevum.bots.registry import find as find_bot
from aevum.core.bot import Bot
from aevum.core.drive import Play
from aevum.core.rng import Rng
from aevum.games.ascii import GAME
from aevum.games.ascii.bot.standard import StandardBot
from aevum.games.ascii.bot.strategies import STRATEGIES
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.view import score_parts
from aevum.games.ascii.words.position import mastered
from tools.balance.ascii.record import Played
from tools.balance.ascii.rush import EDICTS, RushBot
from tools.balance.crew import answer

EVEN = "even"
RUSH = "+"  # between a bot and a rush


def lineup(rush: str, seed: int, seats: int, index: int) -> list[str]:
    """Return the strategy of each seat: different ones, drawn again when all have been everywhere.

    Alone, every strategy has its turn; with a rush all others are even-handed.
    """
    if seats == 1:
        return [list(STRATEGIES)[index % len(STRATEGIES)]]
    drawn = [rush] + [EVEN] * (seats - 1) if rush else _drawn(seed, seats, index // seats)
    return [drawn[(seat - index) % seats] for seat in range(seats)]


def _drawn(seed: int, seats: int, number: int) -> list[str]:
    """Return strategies for a table; one is there twice only if there are more seats than
    strategies."""
    rng = Rng(f"{seed}:{seats}:{number}")
    left: list[str] = []
    drawn: list[str] = []
    for _ in range(seats):
        left = left or list(STRATEGIES)
        drawn.append(left.pop(rng.below(len(left))))
    return drawn


def _bot(name: str, strategy: str) -> Bot:
    """Return a bot with this strategy; bots without strategies are unchanged."""
    if strategy in EDICTS:
        return RushBot(strategy)
    if name == "standard":
        return StandardBot(STRATEGIES[strategy])
    return find_bot(name, GAME)


def play(bot: str, seed: int, seats: int, index: int, numbers: dict[str, int]) -> Played:
    """Play one game, with some numbers other than printed."""
    chance = game_seed(seed, index)
    state = GAME.new(seats, chance, numbers=numbers)
    assert isinstance(state, Empires)
    order = [(state.first + place) % seats for place in range(seats)]
    name, _, rush = bot.partition(RUSH)
    strategies = lineup(rush, seed, seats, index)
    moves = Play(state, [_bot(name, each) for each in strategies], chance).run()
    ranks, scores = state.ranks(), state.scores()
    return Played(
        index,
        seats,
        state.turn,
        moves,
        state.end(),
        [strategies[seat] for seat in order],
        [(ranks[seat] == 1) / ranks.count(1) for seat in order],
        [scores[seat] for seat in order],
        [mastered(state.empires[seat]) for seat in order],
        [score_parts(state.empires[seat]) for seat in order],
    )


if __name__ == "__main__":
    sys.exit(answer(play))
