"""Asks a game's bot the questions that come up in random play."""

from collections import Counter
from collections.abc import Callable

from aevum.core.bot import Bot
from aevum.core.drive import OVER, Driver
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import State


def wander(
    game: Game,
    state: State,
    seed: int,
    seen: Counter[int],
    each: int,
    steps: int = 100_000,
    make: Callable[[], Bot] | None = None,
) -> None:
    """Play at random but not rashly; a bot answers the first `each` questions of every kind.

    It is the standard bot, or one that `make` makes.

    Its answer and its valuation only depend on its view: they are the same for a view that was
    saved and loaded, with any dice, and do not change the view.
    """
    driver, rng = Driver(state), Rng(seed)
    make = make or game.standard
    for _ in range(steps):
        seat = driver.next()
        if seat == OVER:
            return
        ask, choices = driver.question(seat), driver.choices(seat)
        seen[ask.kind] += 1
        if seen[ask.kind] <= each:
            view = state.mask(seat)
            before = view.to_data()
            loaded = game.load(before)
            chosen = make().choose(view, ask, choices, Rng(1))
            assert chosen in choices, ask.kind
            assert chosen == make().choose(loaded, ask, choices, Rng(2)), ask.kind
            assert game.evaluate(view, seat) == game.evaluate(loaded, seat), ask.kind
            assert view.to_data() == before, ask.kind
        calm = [move for move in choices if not game.rash(move)]
        driver.answer(seat, rng.pick(calm or choices))
