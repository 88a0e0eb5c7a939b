"""No bot uses what its seat may not know: from two truths that look the same it chooses the same.

Every bot plays every mode, from the first position and from one in the middle of a random match,
where more is hidden.
"""

from collections.abc import Iterator
from functools import partial

import pytest

from aevum.bots.registry import find, names
from aevum.core.bot import Bot
from aevum.core.drive import OVER, Driver
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import CLOCK, UNKNOWN, Ask, State
from tests.bots.tiny import ADD, TALLY, TallyState
from tests.bots.twins import play_twins
from tests.games import REGISTERED, Setting, settings
from tests.profile import PROFILE, amount

QUESTIONS = {"tempus": amount(1, 20)}
"""How many questions each bot is asked in a game whose bots think for long, and in CI only in the
middle of a match."""
NODES = amount(100, 2_000)
"""How many positions a bot that searches may try for a decision."""
MOST_QUESTIONS = amount(10, 300)
SKILLED = amount(2, 1000)
"""How many of the levels, with and without a style, play one mode."""
STEPS = 200
"""Steps of a random match, most of them the whole match."""

CASES = [
    pytest.param(game, number, id=f"{game.name}-{number}-{setting.name}-{setting.seats}")
    for game in REGISTERED
    for number, setting in enumerate(settings(game))
]


def sample(game: Game, number: int) -> list[str]:
    """Return the bots that play a mode: all but the levels, and some of those in turn."""
    every = names(game)
    skilled = [name for name in every if name.partition("-")[0] in game.levels()]
    first = number * SKILLED % max(len(skilled), 1)
    chosen = (skilled[first:] + skilled[:first])[:SKILLED]
    return [name for name in every if name not in skilled or name in chosen]


def starts(game: Game, setting: Setting, seed: int) -> Iterator[State]:
    """Yield the first position of a match, and one in its middle."""
    first = game.new(setting.seats, seed, False, **setting.options)
    if game.name not in QUESTIONS or PROFILE == "soak":
        yield first.clone()
    length = wander(game, first.clone(), seed, STEPS)
    wander(game, first, seed, length // 2)
    yield first


def wander(game: Game, state: State, seed: int, steps: int) -> int:
    """Play at random but not rashly; return how many steps were made."""
    driver, rng = Driver(state), Rng(seed)
    for step in range(steps):
        seat = driver.next()
        if seat == OVER:
            return step
        if seat == CLOCK:
            state.advance(state.deadline())
            continue
        choices = driver.choices(seat)
        calm = [move for move in choices if not game.rash(move)]
        driver.answer(seat, rng.pick(calm or choices))
    return steps


def quick_thinker(name: str, game: Game) -> Bot:
    """Return a bot that tries few positions, if it searches."""
    bot = find(name, game)
    bot.limit(NODES, 0.0)
    return bot


@pytest.mark.parametrize(("game", "number"), CASES)
def test_every_bot_chooses_by_what_its_seat_knows(game: Game, number: int) -> None:
    setting = settings(game)[number]
    questions = QUESTIONS.get(game.name, MOST_QUESTIONS)
    for name in sample(game, number):
        for seed in range(amount(1, 4)):
            for state in starts(game, setting, seed):
                makers = [partial(quick_thinker, name, game)] * setting.seats
                play_twins(game, state, makers, seed, questions)


# The test itself


class CarelessState(TallyState):
    """A position whose mask keeps the secret, though not among the data of the mask."""

    kept = UNKNOWN

    def hide(self, seat: int) -> None:
        self.kept = self.secret
        super().hide(seat)

    def clone(self) -> "CarelessState":
        copy = CarelessState(self.seats, self.points[:], self.turn, self.secret)
        copy.viewer = self.viewer
        return copy

    def to_data(self) -> list[object]:
        return [self.points, self.turn, self.secret]


class Cheat(Bot):
    """Chooses by the secret."""

    name = "cheat"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, CarelessState)
        return ADD + view.kept % 3


class Thrower(Bot):
    """Chooses by its own generator."""

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return rng.pick(legal)


def test_a_bot_that_knows_a_secret_is_found_out() -> None:
    with pytest.raises(AssertionError, match="cheat chose"):
        play_twins(TALLY, CarelessState(2, [0, 0], 0, 40), [Cheat, Cheat], 1, 20)


def test_a_bot_may_choose_at_random() -> None:
    play_twins(TALLY, CarelessState(2, [0, 0], 0, 40), [Thrower, Thrower], 1, 20)
