"""The standard bot of Chronos Conquest plays by what it sees, at a person's pace, to win."""

from collections import Counter
from itertools import pairwise

import pytest

from aevum.arena.simulate import simulate
from aevum.bots.registry import find, names
from aevum.core.bot import LEVELS, Bot
from aevum.core.drive import OVER, Driver, Play
from aevum.core.errors import UnknownName
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.core.state import CLOCK, WAIT, Ask, State
from aevum.games.chronos.bot.kingdom import WON
from aevum.games.chronos.bot.levels import (
    APART,
    DECISIONS,
    EASY,
    HARD,
    MEDIUM,
    PATIENCES,
    PERCEPTION,
    THOUSAND,
    TRAVEL,
    decision,
    patience,
)
from aevum.games.chronos.bot.memory import Recall
from aevum.games.chronos.bot.standard import HardBot, MediumBot
from aevum.games.chronos.data import (
    AS_PRINTED,
    CATACLYSM,
    FIFTY,
    HUNDRED,
    HYDRA,
    MINOTAUR,
    TEN,
)
from aevum.games.chronos.game import GAME
from aevum.games.chronos.moves import FREEZE, GO, MOVES
from aevum.games.chronos.rules.asks import ACT, HERMES_ASK
from aevum.games.chronos.rules.places import OWN, PLACES
from aevum.games.chronos.rules.state import Conquest

EACH_KIND = 6  # positions checked for each kind of question
STEPS = 400


# Levels


def test_the_levels_are_found_by_name() -> None:
    assert [find(name, GAME).name for name in LEVELS] == list(LEVELS)
    assert find("standard", GAME).name == "hard"
    assert find("standard-easy", GAME).name == "easy"  # a former name
    assert {*LEVELS, "champion-1", "champion-1-easy", "champion-1-hard"} < set(names(GAME))
    with pytest.raises(UnknownName, match="medium"):
        find("standard-perfect", GAME)


def test_waits_have_the_median_and_the_mean_that_they_should() -> None:
    assert DECISIONS[15] < THOUSAND < DECISIONS[16]
    assert abs(sum(PATIENCES) - THOUSAND * len(PATIENCES)) < len(PATIENCES)
    for level in (EASY, MEDIUM, HARD):
        rng = Rng(1)
        waits = sorted(decision(level, rng) for _ in range(2000))
        assert abs(waits[1000] - PERCEPTION - level.think) < level.think // 10
    rng = Rng(2)
    assert 11_000 < sum(patience(12_000, rng) for _ in range(2000)) / 2000 < 13_000


def test_memory_leaks_as_the_level_says() -> None:
    for level in (EASY, MEDIUM, HARD):
        recall, rng = Recall(level.recall), Rng(3)
        for _ in range(1000):
            recall.saw(Event("pick", 1, [0, FIFTY]), rng)
        assert abs(len(recall.of(1)) - 10 * level.recall) < 60


def test_memory_follows_cards_that_move() -> None:
    recall, rng = Recall(100), Rng(4)
    recall.saw(Event("pick", 1, [0, FIFTY]), rng)
    recall.saw(Event("gives", 1, [2, FIFTY]), rng)
    assert (recall.of(1), recall.of(2)) == ([], [FIFTY])
    recall.saw(Event("robs", 1, [2, FIFTY, TEN]), rng)
    assert (recall.of(1), recall.of(2)) == ([FIFTY], [TEN])
    recall.saw(Event("discards", 1, [FIFTY]), rng)
    assert recall.of(1) == []


# Pace


def test_it_keeps_a_persons_pace() -> None:
    state = GAME.new(4, 3)
    watched = _Watched(state)
    Play(state, [watched, *[MediumBot() for _ in range(3)]], 3).run_live()
    for seat in range(4):
        times = [at for at, who in watched.made if who == seat]
        assert times[0] >= PERCEPTION + TRAVEL
        assert all(later - sooner >= APART for sooner, later in pairwise(times))


class _Watched(Bot):
    """A standard bot that notes who moved a timer when, and only reads the time of the state."""

    name = "watched"
    listens = True

    def __init__(self, state: State) -> None:
        self.state = state
        self.bot = MediumBot()
        self.made: list[tuple[int, int]] = []

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        return self.bot.plan(view, ask, legal, rng)

    def saw(self, event: Event) -> None:
        self.bot.saw(event)
        if event.kind == "go":
            self.made.append((self.state.now, event.seat))


def test_a_plan_stands_when_it_is_asked_for_again() -> None:
    state = GAME.new(4, 3)
    bot, rng = MediumBot(), Rng(1)
    view = state.mask(0)
    legal = [WAIT, *state.legal(0)]
    wait, move = bot.plan(view, state.asks[0], legal, rng)
    state.advance(200)
    assert bot.plan(state.mask(0), state.asks[0], legal, rng) == (wait - 200, move)


def test_a_new_question_is_not_slept_through() -> None:
    state = _table()
    bot, rng = MediumBot(), Rng(1)
    legal = [WAIT, *state.legal(0)]
    bot.plan(state.mask(0), state.asks[0], legal, rng)
    state.open(0, HERMES_ASK, 1 << 4 * FIFTY, state.now + 5000)
    ask = state.asks[-1]
    wait, move = bot.plan(state.mask(0), ask, [WAIT, *state.legal(0)], rng)
    assert move == WAIT
    state.advance(state.now + wait)
    _, move = bot.plan(state.mask(0), ask, [WAIT, *state.legal(0)], rng)
    assert MOVES.text(move) == "gain 50"


# Choices


def test_it_answers_every_kind_of_question_by_its_view_alone() -> None:
    seen: Counter[int] = Counter()
    for seed in range(6):
        _wander(GAME.new(4, seed), seed, seen)
    assert set(seen) >= {ACT, 1, 2}


def _wander(state: State, seed: int, seen: Counter[int]) -> None:
    """Play at random, and let the bot answer kinds of questions that are still rare."""
    driver, rng = Driver(state), Rng(seed)
    for _ in range(STEPS):
        seat = driver.next()
        if seat == OVER:
            return
        if seat == CLOCK:
            state.advance(state.deadline())
            continue
        choices = driver.choices(seat)
        ask = [each for each in state.asks if each.seat == seat][-1]
        seen[ask.kind] += 1
        if seen[ask.kind] <= EACH_KIND:
            view = state.mask(seat)
            loaded = GAME.load(view.to_data())
            chosen = GAME.standard().choose(view, ask, choices, Rng(1))
            assert chosen in choices
            assert chosen == GAME.standard().choose(loaded, ask, choices, Rng(2))
            assert GAME.evaluate(view, seat) == GAME.evaluate(loaded, seat)
        driver.answer(seat, rng.pick([each for each in choices if not GAME.rash(each)]))


def _table(seats: int = 4, stage: int = 4) -> Conquest:
    state = GAME.new(seats, 1, stage=stage)
    assert isinstance(state, Conquest)
    return state


def _hand(state: Conquest, seat: int, *cards: int) -> None:
    for card in cards:
        state.put_in(seat, card)


def _choice(state: Conquest, seat: int = 0) -> str:
    legal = [WAIT, *state.legal(seat)]
    move = GAME.standard().choose(state.mask(seat), state.asks[seat], legal, Rng(1))
    return "wait" if move == WAIT else MOVES.text(move)


def test_it_claims_when_that_is_true_and_only_then() -> None:
    state = _table()
    _hand(state, 0, HUNDRED, FIFTY)
    assert _choice(state).startswith("go ")
    _hand(state, 0, FIFTY)
    assert _choice(state) == "claim points"
    state = _table()
    _hand(state, 0, HYDRA, MINOTAUR)
    assert _choice(state) == "claim monsters"


def _stand(state: Conquest, timer: int, pile: int, flowed: bool) -> None:
    """Put a timer onto a pile, with its sand up or down."""
    state.put(timer, pile)
    state.flip(timer)
    if flowed:
        state.ends[timer] = state.now
    state.set_due()


def test_it_takes_a_card_that_it_guards_alone() -> None:
    state = _table()
    state.tops[2] = HUNDRED
    _stand(state, 0, 2, flowed=True)
    assert _choice(state).startswith("take 1a ")


def test_it_ends_the_game_by_cataclysm_only_when_it_leads() -> None:
    state = _table()
    state.tops[2] = CATACLYSM
    _stand(state, 0, 2, flowed=True)
    _hand(state, 1, FIFTY)
    assert not _choice(state).startswith("take 1a ")
    _hand(state, 0, HUNDRED)
    assert _choice(state).startswith("take 1a ")


def test_it_blocks_a_card_that_wins_the_game_for_another() -> None:
    state = _table()
    for pile in range(state.piles):
        state.tops[pile] = TEN
    state.tops[3] = FIFTY
    _hand(state, 1, FIFTY, HUNDRED)
    _stand(state, 1 * OWN, 3, flowed=False)
    bot = HardBot()
    for card in (FIFTY, HUNDRED):
        bot.recall.saw(Event("pick", 1, [0, card]), Rng(card))
    bot.recall.believed = [[], [FIFTY, HUNDRED]]
    move = bot.choose(state.mask(0), state.asks[0], [WAIT, *state.legal(0)], Rng(1))
    assert (move - GO) % PLACES == 3


def test_it_starts_the_countdown_of_a_frozen_game_when_it_leads() -> None:
    state = _table()
    state.picked = True
    _hand(state, 0, HUNDRED)
    _hand(state, 1, TEN)
    assert FREEZE in state.legal(0)
    assert _choice(state) == "freeze"
    assert _choice(state, 1) != "freeze"


def test_the_evaluation_knows_who_has_won() -> None:
    state = GAME.new(3, 5)
    Play(state, [GAME.standard() for _ in range(3)], 5).run_live()
    winner = state.ranks().index(1)
    loser = state.ranks().index(max(state.ranks()))
    assert GAME.evaluate(state, winner) == WON
    assert GAME.evaluate(state, loser) == -WON


# Games


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_table_of_bots_comes_to_an_end_of_its_own(seats: int) -> None:
    state = GAME.new(seats, 7)
    Play(state, [GAME.standard() for _ in range(seats)], 7).run_live()
    assert state.end() not in ("", "cap")
    assert state.now > 2 * AS_PRINTED.sand


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_every_stage_is_played(stage: int) -> None:
    state = GAME.new(3, 7, stage=stage)
    Play(state, [GAME.standard() for _ in range(3)], 7).run_live()
    assert state.end() not in ("", "cap")


def test_it_plays_the_same_game_twice() -> None:
    states = [GAME.new(4, 9) for _ in range(2)]
    for state in states:
        Play(state, [GAME.standard() for _ in range(4)], 9).run_live()
    assert states[0].to_data() == states[1].to_data()


def test_it_beats_random() -> None:
    bots = ["standard", "random", "random", "random"]
    report = simulate(GAME, bots, games=8, seed=1, seats=4)
    assert report.bots["standard"].win_share > 0.8
