"""A game for two in which a seat may follow every hint."""

from aevum.bots.advice import advise
from aevum.core.drive import OVER, Driver
from aevum.core.game import Game
from aevum.core.rng import Rng


def end_of_game(game: Game, seed: int, obeying: bool, **options: str) -> list[object]:
    """Return the data of a finished game in which a seat may have followed every hint."""
    state = game.new(2, seed, False, 0, None, **options)
    driver, bot = Driver(state), game.standard()
    kept: tuple[int, ...] = ()
    while (seat := driver.next()) != OVER:
        ask, choices, view = driver.question(seat), driver.choices(seat), state.mask(seat)
        if obeying and seat == 0:
            hint = advise(game, view, ask, choices, 0.01, kept)
            move, kept = hint.move, hint.plan
        else:
            move = bot.choose(view, ask, choices, Rng(1))
        driver.answer(seat, move)
    return state.to_data()
