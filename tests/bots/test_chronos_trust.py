"""The standard bot of Chronos Conquest shakes hands with players it trusts, and mostly means it."""

import pytest

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import NONE, WAIT
from aevum.games.chronos.bot.standard import MediumBot
from aevum.games.chronos.bot.trust import AT_FIRST, COUNT, SOON, WORD, Trust
from aevum.games.chronos.data import FIFTY, TEN
from aevum.games.chronos.game import GAME
from aevum.games.chronos.moves import GO, TAKE
from aevum.games.chronos.rules.places import OWN, PLACES
from aevum.games.chronos.rules.state import Conquest

GOOD = (2, 3, 0)  # the other leaves a 50, this seat a 10


def _frozen() -> Conquest:
    """Return a game in which the first two seats block each other from a 50 and a 10."""
    state = GAME.new(4, 1, stage=4)
    assert isinstance(state, Conquest)
    state.now = 40_000
    state.tops[2], state.tops[3] = FIFTY, TEN
    for timer, pile in ((0, 2), (OWN, 2), (1, 3), (OWN + 1, 3)):
        state.put(timer, pile)
        state.ends[timer] = state.now
    state.set_due()
    return state


def _says(bot: Bot, state: Conquest, terms: tuple[int, ...], seed: int = 1) -> bool:
    return bot.bid(state.mask(0), 0, 1, terms, Rng(seed))


def test_a_bot_that_does_not_bargain_says_no_and_forgets() -> None:
    bot = Bot()
    assert not _says(bot, _frozen(), GOOD)
    bot.bargain(1, kept=False)


def test_trust_falls_fast_towards_nothing_and_rises_slowly() -> None:
    trust = Trust()
    assert trust.of(3) == AT_FIRST == 70
    trust.hear(3, kept=False)
    assert (trust.of(3), trust.of(2)) == (35, 70)
    trust.hear(3, kept=True)
    assert 35 < trust.of(3) < 50
    for _ in range(10):
        trust.hear(3, kept=False)
    assert trust.of(3) == 0


def test_it_shakes_hands_on_a_good_bargain_as_often_as_it_trusts() -> None:
    state = _frozen()
    bots = [MediumBot() for _ in range(100)]
    yes = sum(_says(bot, state, GOOD, seed) for seed, bot in enumerate(bots))
    assert abs(yes - AT_FIRST) < 15
    for bot in bots:
        for _ in range(2):
            bot.bargain(1, kept=False)
    yes = sum(_says(bot, state, GOOD, seed) for seed, bot in enumerate(bots))
    assert 0 < yes < 35


@pytest.mark.parametrize("terms", [(3, 2, 0), (2, 2, 0), (2, 4, 0), (5, 3, 0)])
def test_it_does_not_shake_hands_on_a_bad_bargain(terms: tuple[int, ...]) -> None:
    assert not any(_says(MediumBot(), _frozen(), terms, seed) for seed in range(20))


def test_it_does_not_promise_what_the_sand_forbids() -> None:
    state = _frozen()
    state.ends[1] = state.now + 20_000
    assert not any(_says(MediumBot(), state, GOOD, seed) for seed in range(20))


def _leaves(bot: MediumBot, state: Conquest, seed: int) -> int:
    """Return how long a bot takes to leave the 10, NONE if it does not leave in time."""
    rng, begun = Rng(seed), state.now
    while state.now < begun + COUNT + SOON:
        wait, move = bot.plan(state.mask(0), state.asks[0], [WAIT, *state.legal(0)], rng)
        state.now += wait
        if move in range(GO, TAKE + PLACES * OWN) and move % PLACES != 3:
            timer = (move - (GO if move < TAKE else TAKE)) // PLACES
            if timer == 1:
                return state.now - begun
            bot.until = 0
    return NONE


@pytest.mark.parametrize("count", [0, 1])
def test_it_leaves_in_time_if_it_means_its_word(count: int) -> None:
    met = kept = 0
    for seed in range(30):
        state, bot = _frozen(), MediumBot()
        bot.attention.holds[1], bot.attention.held[1] = 10**9, state.ends[1]
        if not _says(bot, state, (2, 3, count), seed):
            continue
        met += 1
        meant = bot.trust.leaves == 3
        kept += meant
        after = _leaves(bot, state, seed)
        if meant:
            assert COUNT * count < after < COUNT * count + SOON
    assert met > 10
    assert kept >= met * (WORD - 30) // 100


def test_a_handshake_ends_what_was_planned_before_it() -> None:
    state = _frozen()
    for seed in range(20):
        bot = MediumBot()
        ask = state.asks[0]
        wait, move = bot.plan(state.mask(0), ask, [WAIT, *state.legal(0)], Rng(seed))
        assert (wait > 0, move, bot.until) == (True, WAIT, state.now + wait)
        shaken = _says(bot, state, GOOD, seed)
        assert bot.until == (0 if shaken else state.now + wait)
