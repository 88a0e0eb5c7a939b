"""Levels of Imperials follow each other in strength, styles differ, and hints play as Hard does."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from aevum.arena.simulate import simulate
from aevum.core.bot import LEVELS
from aevum.core.drive import OVER, Driver
from aevum.core.rng import Rng
from aevum.core.state import WAIT, State
from aevum.games.imperials import GAME
from aevum.games.imperials.data import BASIC, MODES, WONDERS
from aevum.games.imperials.moves import MOVES
from tests.bots.obeying import end_of_game

PAIRS = list(pairwise(LEVELS))
GAMES = 24
LEAST = 0.55  # these games are too few to measure 65 %


@pytest.mark.parametrize(("lower", "higher"), PAIRS)
def test_a_level_wins_more_games_than_the_one_below(lower: str, higher: str) -> None:
    report = simulate(GAME, [higher, lower], games=GAMES, seed=7, options={"mode": BASIC})
    assert report.bots[higher].win_share >= LEAST


# Styles

DEEDS = {
    "builder": ("village", "town", "improve"),
    "commander": ("buy", "warrior", "upgrade"),
    "trader": ("offer", "deal"),
}
"""What each style does more often than the others."""
ALL_DEEDS = ("road", "activate", "fence", "play", "market", *sum(DEEDS.values(), ()))


def deeds_of_styles(mode: str, games: int) -> dict[str, Counter[str]]:
    """Return the moves of each style at tables of all three, by the name of their row."""
    names = list(DEEDS)
    found: dict[str, Counter[str]] = {name: Counter() for name in names}
    for number in range(games):
        seated = names[number % 3 :] + names[: number % 3]
        state = GAME.new(3, number, mode=mode)
        for seat, move in moves_of([f"hard-{name}" for name in seated], state):
            found[seated[seat]][MOVES.row(move).name] += 1
    return found


def moves_of(names: list[str], state: State) -> list[tuple[int, int]]:
    """Play a game to the end; return the seat and the code of each move."""
    bots = [GAME.skilled(*name.split("-")) for name in names]
    driver, made = Driver(state), []
    while (seat := driver.next()) != OVER:
        choices = driver.choices(seat)
        move = bots[seat].choose(state.mask(seat), driver.question(seat), choices, Rng(1))
        driver.answer(seat, move)
        if move != WAIT:
            made.append((seat, move))
    return made


@pytest.mark.parametrize(("mode", "games"), [(BASIC, 12), (WONDERS, 9)])
def test_a_style_does_more_of_what_it_is_named_after(mode: str, games: int) -> None:
    found = deeds_of_styles(mode, games)
    for style, deeds in DEEDS.items():
        shares = {
            name: sum(done[deed] for deed in deeds) / sum(done[deed] for deed in ALL_DEEDS)
            for name, done in found.items()
        }
        print(mode, style, shares)
        others = [share for name, share in shares.items() if name != style]
        assert shares[style] > 1.1 * max(others)


# Hints

NUMBER = re.compile(r"\d|\b([Oo]ne|[Ee]inen?)\b")


@pytest.mark.parametrize("mode", MODES)
def test_who_obeys_every_hint_plays_as_the_standard_bot(mode: str) -> None:
    assert end_of_game(GAME, 3, True, mode=mode) == end_of_game(GAME, 3, False, mode=mode)


@pytest.mark.parametrize("mode", MODES)
def test_nearly_every_choice_has_a_reason_with_numbers(mode: str) -> None:
    state = GAME.new(3, 5, mode=mode)
    driver, bot = Driver(state), GAME.standard()
    told, silent = 0, Counter[str]()
    german = GAME.book.catalogue("de")
    while (seat := driver.next()) != OVER:
        view, choices = state.mask(seat), driver.choices(seat)
        move = bot.choose(view, driver.question(seat), choices, Rng(1))
        found = GAME.explain(view, seat, [move], bot) if len(choices) > 1 else None
        if found is not None:
            told += 1
            for words in (str(found.reason), german.format(found.reason)):
                assert NUMBER.search(words), words
        elif move != WAIT and len(choices) > 1:
            silent[MOVES.row(move).name] += 1
        driver.answer(seat, move)
    print(told, silent)
    assert told > 4 * silent.total()
