"""Who is asked next."""

import pytest

from aevum.bots.random import RandomBot
from aevum.core.bot import Bot
from aevum.core.drive import OVER, Driver, Play, listed_game, play, random_game
from aevum.core.rng import Rng
from aevum.core.state import CLOCK, OK, RETRACT, WAIT, Ask, State
from aevum.games import registry
from tests.games import ALL, brief
from tests.tiny import TINY, haggle, nest, sandglass

HAGGLE, SHEETS, SANDGLASS, NEST = TINY
TEMPLATE = registry.find("template")


def offered(seats: int = 3) -> State:
    """Return a position of Haggle with an open offer of the first player."""
    state = HAGGLE.new(seats, 1)
    give = next(move for move in state.legal(0) if haggle.GIVE <= move < haggle.WANT)
    state.apply(0, give)
    state.apply(0, haggle.WANT)
    return state


def test_standing_questions_are_offered_once_in_seat_order_before_the_must() -> None:
    driver = Driver(offered())
    seen = []
    for _ in range(3):
        seen.append(driver.next())
        if seen[-1] > 0:
            driver.answer(seen[-1], WAIT)
    assert seen == [1, 2, 0]


def test_a_seat_is_offered_again_when_its_moves_have_changed() -> None:
    driver = Driver(offered())
    driver.answer(1, haggle.ACCEPT)
    assert driver.next() == 1
    driver.answer(1, WAIT)
    driver.answer(2, WAIT)
    assert driver.next() == 0


def test_waiting_is_offered_only_where_nothing_must_be_answered() -> None:
    driver = Driver(offered())
    assert driver.choices(1)[0] == WAIT
    assert WAIT not in driver.choices(0)
    assert driver.question(1).kind == haggle.ANSWER
    assert driver.question(0).kind == haggle.ACT


def feast(state: State) -> bool:
    """Let the first player hold a Feast, if they have one."""
    played = state.apply(0, nest.PLAY + nest.FEAST) == OK
    return played and state.apply(1, nest.DECLINE) == OK


def test_sealed_answers_are_offered_back_only_on_request() -> None:
    state = next(s for s in (NEST.new(2, seed) for seed in range(200)) if feast(s))
    state.apply(0, nest.BID)
    assert state.legal(0) == [RETRACT]
    assert Driver(state).next() == 1
    assert Driver(state, retracts=True).next() == 0


def test_when_everybody_waits_it_is_the_clocks_turn() -> None:
    state = SANDGLASS.new(2, 1)
    driver = Driver(state)
    driver.answer(0, WAIT)
    driver.answer(1, WAIT)
    assert driver.next() == CLOCK


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = TEMPLATE.new()
    random_game(state, Rng(1))
    assert Driver(state).next() == OVER


def test_random_games_end_for_every_game_either_way() -> None:
    for game in ALL:
        for run in (random_game, listed_game):
            state = game.new(0, 4, False, **brief(game))
            assert run(state, Rng(4)) > 0
            assert state.over()


class Listener(Bot):
    """Never waits, and records the events that it hears."""

    name = "listener"
    listens = True

    def __init__(self) -> None:
        self.heard: list[str] = []

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return legal[-1]

    def saw(self, event: object) -> None:
        self.heard.append(str(getattr(event, "kind", "")))


def test_listening_bots_hear_what_their_seat_may_know() -> None:
    bots = [Listener(), Listener()]
    state = HAGGLE.new(2, 1)
    Play(state, [*bots], 1).run()
    assert state.over()
    drew = [bot.heard.count("drew") for bot in bots]
    draws = [bot.heard.count("draws") for bot in bots]
    assert drew[0] + drew[1] == draws[0] == draws[1]


def test_live_bots_play_in_virtual_time() -> None:
    state = SANDGLASS.new(3, 1)
    Play(state, [RandomBot() for _ in range(3)], 1).run_live()
    assert state.over()
    assert state.now <= sandglass.LONGEST


def test_the_same_seed_gives_the_same_game() -> None:
    ends = []
    for _ in range(2):
        state = NEST.new(3, 1)
        play(state, [RandomBot() for _ in range(3)], 9)
        ends.append(state.to_data())
    assert ends[0] == ends[1]


def test_a_bot_for_every_seat_is_needed() -> None:
    with pytest.raises(ValueError, match="2 bots are needed, one for each seat, not 1"):
        play(TEMPLATE.new(), [RandomBot()])
