"""Bots see masks only and answer with legal moves; greedy is the yardstick it claims to be."""

from collections import Counter

import pytest

import aevum
from aevum.arena.simulate import simulate
from aevum.bots.greedy import GreedyBot
from aevum.bots.random import RandomBot
from aevum.bots.registry import NAMES, find, name_of
from aevum.core.bot import Bot
from aevum.core.drive import Play
from aevum.core.errors import UnknownName
from aevum.core.events import Event
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import UNKNOWN, Ask, State
from aevum.games import registry
from tests.bots.tiny import ADD, TALLY, TallyState

EVERY_GAME = [registry.find(name) for name in [*registry.names(), *registry.EXAMPLES]]
NAMED = [game.name for game in EVERY_GAME]


class Watching(Bot):
    """Plays like another bot, and records its views."""

    name = "watching"

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.views: list[State] = []

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert ask.seat == view.viewer
        self.views.append(view)
        return self.inner.choose(view, ask, legal, rng)


def test_bots_see_only_masks() -> None:
    state = TALLY.new(3, 7)
    bots = [Watching(find(name, TALLY)) for name in ("random", "greedy", "standard")]
    Play(state, list[Bot](bots), 1).run()
    for seat, bot in enumerate(bots):
        assert len(bot.views) == 3
        for view in bot.views:
            assert view.viewer == seat
            assert isinstance(view, TallyState)
            assert view.secret == UNKNOWN


def test_a_bot_cannot_touch_the_truth_through_its_view() -> None:
    class Cheat(Bot):
        def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
            assert isinstance(view, TallyState)
            view.points[ask.seat] = 1000
            return legal[0]

    state = TALLY.new(1)
    Play(state, [Cheat()], 0).run()
    assert state.scores() == [3]


def test_an_illegal_choice_is_an_error_that_names_the_bot() -> None:
    class Wild(Bot):
        name = "wild"

        def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
            return 999

    with pytest.raises(ValueError, match="wild"):
        Play(TALLY.new(1), [Wild()], 0).run()


def test_a_bot_that_listens_hears_what_happens() -> None:
    class Ear(RandomBot):
        listens = True

        def __init__(self) -> None:
            self.heard: list[Event] = []

        def saw(self, event: Event) -> None:
            self.heard.append(event)

    game = registry.find("template")
    state = game.new()
    ears = [Ear() for _ in range(state.seats)]
    Play(state, list[Bot](ears), 0).run()
    assert all(ear.heard for ear in ears)


def test_greedy_takes_the_move_with_the_best_score_next() -> None:
    view = TALLY.new(2).mask(0)
    chosen = GreedyBot().choose(view, view.asks[0], [ADD, ADD + 1, ADD + 2], Rng(1))
    assert chosen == ADD + 2


def test_greedy_breaks_ties_at_random() -> None:
    view = TALLY.new(2).mask(0)
    flat = Flat(view)
    picks = Counter(
        GreedyBot().choose(flat, view.asks[0], [ADD, ADD + 1, ADD + 2], Rng(seed))
        for seed in range(300)
    )
    assert set(picks) == {ADD, ADD + 1, ADD + 2}
    assert min(picks.values()) > 60


class Flat(TallyState):
    """A position whose score never changes."""

    def __init__(self, like: State) -> None:
        super().__init__(like.seats, [0] * like.seats, 0, 0)
        self.viewer = like.viewer

    def scores(self) -> list[int]:
        return [0] * self.seats

    def clone(self) -> "Flat":
        return Flat(self)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMED)
def test_greedy_is_one_ply_over_the_score_in_every_game(game: Game, seed: int) -> None:
    state = game.new(0, seed)
    bot, rng = GreedyBot(), Rng(seed)
    for _ in range(6):
        if not state.asks:
            break
        seat = state.asks[0].seat
        legal = state.legal(seat)
        if not legal:
            state.advance(state.deadline())  # in a live game a hand is briefly busy
            continue
        chosen = bot.choose(state.mask(seat), state.asks[0], legal, rng)
        if not game.hidden and not _draws_chance(game):
            leads = {move: _lead_after(state, seat, move) for move in legal}
            assert leads[chosen] == max(leads.values())
        state.apply(seat, chosen)


def _draws_chance(game: Game) -> bool:
    """Return whether a move may draw chance, so that a bot's guess and the truth may differ."""
    return game.name in registry.EXAMPLES


def _lead_after(state: State, seat: int, move: int) -> int:
    after = state.clone()
    after.apply(seat, move)
    scores = after.scores()
    return scores[seat] - max((s for i, s in enumerate(scores) if i != seat), default=0)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMED)
def test_every_bot_plays_every_game_to_its_end(game: Game, name: str) -> None:
    state = game.new()
    moves = aevum.play(state, [aevum.bot(name, game) for _ in range(state.seats)], seed=3)
    assert state.over()
    assert moves > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMED)
def test_a_bot_plays_the_same_from_the_same_seed(game: Game, name: str) -> None:
    ends = []
    for _ in range(2):
        state = game.new(seed=5)
        aevum.play(state, [find(name, game) for _ in range(state.seats)], seed=8)
        ends.append(state.to_data())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", ["", "Random", "genius", "x" * 100])
def test_an_unknown_name_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(UnknownName) as caught:
        find(name, TALLY)
    assert "Choose from: random, greedy, standard, or your own" in str(caught.value)
    assert len(str(caught.value)) < 150


class Hasty(Bot):
    """Somebody's own bot."""

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return legal[-1]


def test_anybodys_bot_is_found_by_the_place_of_its_class() -> None:
    assert isinstance(find(name_of(Hasty), TALLY), Hasty)
    assert type(find("tests.bots.test_bots:Hasty", TALLY)).__name__ == "Hasty"


@pytest.mark.parametrize("jobs", [1, 2])
def test_anybodys_bot_takes_part_in_simulations(jobs: int) -> None:
    report = simulate(TALLY, [Hasty, "random"], 20, jobs)
    assert list(report.bots) == [name_of(Hasty), "random"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:Digger", "t be loaded (ModuleNotFoundError: No module named 'nowhere')"),
        ("json:Digger", "t be loaded (AttributeError: module 'json' has no attribute"),
        ("json:dumps", "t a class of bots"),
        (":", "t be loaded"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(UnknownName) as caught:
        find(name, TALLY)
    assert sentence in str(caught.value)


def test_one_bot_a_seat() -> None:
    with pytest.raises(ValueError, match="2 bots are needed"):
        aevum.play(TALLY.new(2), [find("random", TALLY)])
