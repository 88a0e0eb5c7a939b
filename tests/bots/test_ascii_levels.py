"""Levels and styles of the bots of ASCII Empires, and the quick bot."""

from collections import Counter

import pytest

from aevum.bots.registry import find, names
from aevum.core.bot import LEVELS, Bot
from aevum.core.drive import play
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.ascii import GAME
from aevum.games.ascii.bot.levels import LIMITS, PATTERNS, traits_of
from aevum.games.ascii.bot.standard import StandardBot
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.scenes import Scene
from tests.bots.wandering import wander

STYLES = [style.name for style in GAME.styles()]


class Counted(Bot):
    """Wraps a bot and counts its moves by kind."""

    def __init__(self, bot: Bot, moves: Counter[str]) -> None:
        self.bot = bot
        self.moves = moves

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        move = self.bot.choose(view, ask, legal, rng)
        if move != WAIT:
            self.moves[MOVES.row(move).name] += 1
        return move


def winners(bots: list[str], seed: int) -> list[str]:
    """Return the bots that win a game."""
    state = GAME.new(len(bots), seed)
    play(state, [find(bot, GAME) for bot in bots], seed)
    return [bot for bot, rank in zip(bots, state.ranks(), strict=True) if rank == 1]


# Levels


def test_every_level_and_style_has_a_bot() -> None:
    wanted = {*LEVELS, *[f"{level}-{style}" for level in LEVELS for style in STYLES], "quick"}
    assert wanted < set(names(GAME))
    for name in wanted:
        assert isinstance(find(name, GAME), Bot)


def test_hard_plays_as_standard_does() -> None:
    assert traits_of("hard", "") == list(_standard().choice)


def _standard() -> StandardBot:
    bot = GAME.standard()
    assert isinstance(bot, StandardBot)
    return bot


def test_a_lower_level_has_narrower_limits() -> None:
    easy, medium = LIMITS["easy"], LIMITS["medium"]
    hard = traits_of("hard", "")[0]
    assert easy.width <= medium.width <= hard.width
    assert easy.horizon <= medium.horizon <= hard.horizon
    assert easy.misjudges >= medium.misjudges >= hard.misjudges


def test_a_misjudgement_is_bounded_and_stays_the_same() -> None:
    for traits in traits_of("easy", ""):
        for thing in range(10):
            seen = traits.seen(thing, 1000)
            assert abs(seen - 1000) <= 10 * LIMITS["easy"].misjudges
            assert seen == traits.seen(thing, 1000)
    assert len({traits.seen(1, 1000) for traits in traits_of("easy", "")}) > PATTERNS // 2


def test_hard_beats_easy() -> None:
    won = [winners(["hard", "easy"] if seed % 2 else ["easy", "hard"], seed) for seed in range(6)]
    assert won.count(["hard"]) >= 5


# Weights


def test_the_standard_bot_with_its_own_weights_plays_as_ever() -> None:
    state = GAME.new(2, 7, turns=3)
    play(state, [find("standard", GAME), find("standard?width=12", GAME)], 7)
    other = GAME.new(2, 7, turns=3)
    play(other, [find("standard", GAME), find("standard", GAME)], 7)
    assert state.to_data() == other.to_data()


def test_every_weight_is_within_its_bounds() -> None:
    for weight in GAME.weights():
        assert weight.low <= weight.default <= weight.high, weight.name


# Styles


def test_styles_do_different_things() -> None:
    moves = {style: Counter[str]() for style in STYLES}
    for seed in range(2):
        state = GAME.new(len(STYLES), seed)
        order = STYLES[seed:] + STYLES[:seed]
        play(state, [Counted(find(f"hard-{style}", GAME), moves[style]) for style in order], seed)
    shares = {
        style: {kind: number / found.total() for kind, number in found.items()}
        for style, found in moves.items()
    }
    for style, kinds in SIGNS.items():
        shown = {each: sum(found.get(kind, 0) for kind in kinds) for each, found in shares.items()}
        assert max(shown, key=lambda each: shown[each]) == style, (style, shown)


SIGNS = {
    "builder": ("farms", "farm"),
    "scholar": ("schools", "science", "buy"),
    "general": ("garrisons", "buy_soldier", "conscript", "barbarians", "raid"),
    "trader": ("caravan", "culture", "buy_culture"),
}
"""What each style does more than the others."""


# The quick bot


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_quick_bot_ends_games(seats: int) -> None:
    state = GAME.new(seats, 3)
    play(state, [find("quick", GAME) for _ in range(seats)], 3)
    assert state.over()


def _quick() -> Bot:
    return find("quick", GAME)


def test_the_quick_bot_answers_every_kind_of_question_by_its_view_alone() -> None:
    seen: Counter[int] = Counter()
    for seed in range(4):
        wander(GAME, GAME.new(2 + seed % 3, seed), seed, seen, 4, 150, _quick)
    assert len(seen) > 6


def test_the_quick_bot_builds_an_economy() -> None:
    scene = Scene(3).dice(5, 2, 6).begin()
    ask = scene.state.must(0)
    assert ask is not None
    view = scene.state.mask(0)
    bot = find("quick", GAME)
    move = bot.choose(view, ask, view.legal(0), Rng(1))
    assert MOVES.row(move).name == "build"
