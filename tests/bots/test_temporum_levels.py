"""Levels of Temporum follow each other in strength, and its styles do different things."""

from collections import Counter
from itertools import pairwise

import pytest

from aevum.arena.simulate import simulate
from aevum.core.bot import LEVELS, Bot
from aevum.core.drive import Play
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games.temporum import GAME
from aevum.games.temporum.bot.levels import EASY, HARD
from aevum.games.temporum.bot.standard import StandardBot
from aevum.games.temporum.bot.styles import ROWS, style_weights
from aevum.games.temporum.bot.weights import WEIGHTS, Weights
from aevum.games.temporum.moves import CHANGE, GO
from aevum.games.temporum.rules.asks import TURN
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.words.text import temporum

GAMES = 40
LEAST = 0.55  # these games are too few to measure 65 %
RICH = 40  # dollars beyond which more hardly matter


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)))
def test_a_level_wins_more_games_than_the_one_below(lower: str, higher: str) -> None:
    report = simulate(GAME, [higher, lower], games=GAMES, seed=7)
    assert report.bots[higher].win_share >= LEAST


def test_quick_wins_some_games_against_standard() -> None:
    report = simulate(GAME, ["quick", "standard"], games=GAMES, seed=8)
    assert report.bots["quick"].win_share >= 0.2


def test_an_easy_bot_misjudges_the_same_cards_throughout_a_match() -> None:
    view = temporum(GAME.new(3, 4).mask(0))
    one, again, hard = StandardBot(level=EASY), StandardBot(level=EASY), StandardBot(level=HARD)
    texts = one.values(view, 0).texts
    assert texts == again.values(view, 0).texts
    assert texts != one.values(view, 1).texts != hard.values(view, 0).texts


def test_the_weights_of_standard_can_be_named() -> None:
    defaults = {weight.name: weight.default for weight in WEIGHTS}
    view = GAME.new(2, 6).mask(0)
    ask = view.asks[0]
    legal = view.legal(ask.seat)
    seen = view if ask.seat == 0 else GAME.new(2, 6).mask(ask.seat)
    tuned = GAME.tuned(defaults).choose(seen, ask, legal, Rng(1))
    assert tuned == GAME.standard().choose(seen, ask, legal, Rng(1))


# Styles


class Counted(Bot):
    """Plays in a style, and counts what it does."""

    def __init__(self, weights: Weights, done: Counter[str]) -> None:
        self.bot = StandardBot(weights)
        self.done = done

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        move = self.bot.choose(view, ask, legal, rng)
        if ask.kind == TURN and CHANGE <= move < GO:
            self.done["history"] += 1
        elif ask.kind == TURN and move >= GO:
            assert isinstance(view, Temporum)
            self.done["turns"] += 1
            self.done["cards"] += len(view.hands[ask.seat])
            self.done["dollars"] += min(view.money[ask.seat], RICH)
        return move


def played_by_styles(games: int) -> dict[str, Counter[str]]:
    """Return what each style does at tables of all three."""
    names = [row.style.name for row in ROWS]
    done: dict[str, Counter[str]] = {name: Counter() for name in names}
    for number in range(games):
        seated = names[number % 3 :] + names[: number % 3]
        bots = [Counted(style_weights(name), done[name]) for name in seated]
        Play(GAME.new(3, 5000 + number), list(bots), number).run()
    return done


def test_a_style_does_more_of_what_it_is_named_after() -> None:
    done = played_by_styles(24)
    for style, deed in (("historian", "history"), ("collector", "cards"), ("merchant", "dollars")):
        shares = {name: each[deed] / each["turns"] for name, each in done.items()}
        print(style, shares)
        others = [share for name, share in shares.items() if name != style]
        assert shares[style] > 1.15 * max(others)
