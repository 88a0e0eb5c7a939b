"""Advice for people: the game's own if it has some, else a bot's."""

import re
from collections.abc import Iterator

import pytest

from aevum.bots.advice import MINUS, Hint, advise
from aevum.core.bot import Bot
from aevum.core.drive import Driver
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import OK, WAIT, State
from aevum.core.text import literal
from aevum.games.imperials import GAME as IMPERIALS
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.scenes import Scene
from aevum.games.template import GAME as TEMPLATE
from aevum.games.temporum import GAME as TEMPORUM
from aevum.games.tempus import GAME as TEMPUS
from tests.games import ALL
from tests.rules.temporum.standing import standing
from tests.tiny import TINY
from tests.tiny.haggle import END, Haggle
from tests.tiny.sandglass import Sandglass

NEST = TINY[-1]


class Wise(Haggle):
    """A bot with its own advice, which may not be legal."""

    def __init__(self, move: int) -> None:
        super().__init__()
        self.move = move

    def advice(self, view: State, seat: int, seconds: float) -> tuple[int, str] | None:
        assert view.viewer == seat
        return self.move, f"After {seconds:g} s this seems best"


class Botless(Haggle):
    """A game without its own policy."""

    def standard(self) -> Bot:
        raise NotImplementedError


def test_a_game_gives_its_own_advice() -> None:
    state = Wise(END).new()
    driver = Driver(state)
    hint = advise(Wise(END), state.mask(0), driver.question(0), driver.choices(0), 0.25)
    assert hint[:4] == (END, literal("end"), literal("After 0.25 s this seems best."), "standard")
    assert hint.line == (END,)
    assert hint.text() == f"end. {hint.reason}"


def test_advice_that_is_out_of_the_question_is_not_given() -> None:
    state = Haggle().new()
    driver = Driver(state)
    hint = advise(Wise(10_000), state.mask(0), driver.question(0), driver.choices(0))
    assert hint.move in driver.choices(0)
    assert str(hint.reason).startswith("So the random bot would play")


def test_a_game_without_a_bot_asks_the_yardstick() -> None:
    state = Haggle().new()
    driver = Driver(state)
    hint = advise(Botless(), state.mask(0), driver.question(0), driver.choices(0))
    assert hint.bot == "greedy"
    assert str(hint.reason).startswith("So the greedy bot would play")


def test_to_wait_may_be_the_best() -> None:
    state = Sandglass().new()
    hint = advise(Sandglass(), state.mask(0), Driver(state).question(0), [WAIT])
    assert (hint.move, str(hint.label)) == (WAIT, "Wait")


def test_every_game_can_be_asked() -> None:
    for game in ALL:
        state = game.new()
        driver = Driver(state)
        seat = driver.next()
        hint = advise(game, state.mask(seat), driver.question(seat), driver.choices(seat), 0.05)
        assert hint.move in driver.choices(seat)


def hint_for(scene: Scene, seat: int = 0) -> Hint:
    view = scene.state.mask(seat)
    ask = next(each for each in view.asks if each.seat == seat)
    return advise(IMPERIALS, view, ask, view.legal(seat))


def trader() -> Scene:
    """The player to move lacks one card of a village, and has three of another to spare."""
    scene = Scene(3).village(0, "0,0 N").road(0, "0,0 NE", "0,0 E").village(1, "0,1 S")
    scene.village(2, "2,-1 N").hand(0, wood=1, brick=1, wool=1, ore=3)
    return scene.hand(1, wheat=4).hand(2, wheat=4)


# Certain facts


FACT = re.compile(r"at once the score goes from \S+ to (\S+?)\.$|to (\S+) at once\.$")
ELSEWHERE = 20  # other guesses at hidden information and future chance


def positions(game: Game, steps: int) -> Iterator[Driver]:
    """Walk through a game of standard bots."""
    state = game.new(max(game.min_seats, min(3, game.max_seats)), 1)
    for _ in range(steps):
        driver = Driver(state)
        seat = driver.next()
        if seat < 0:
            return
        yield driver
        ask, choices = driver.question(seat), driver.choices(seat)
        move = game.standard().choose(state.mask(seat), ask, choices, Rng(1))
        if move == WAIT:
            return
        assert state.apply(seat, move) == OK


@pytest.mark.parametrize("game", [NEST, TEMPLATE], ids=lambda game: game.name)
def test_a_hint_tells_as_a_fact_only_what_no_chance_can_change(game: Game) -> None:
    certain = 0
    for driver in positions(game, 120):
        seat = driver.next()
        view = driver.state.mask(seat)
        hint = advise(game, view, driver.question(seat), driver.choices(seat), 0.01)
        told = FACT.search(str(hint.reason))
        if told is None:
            continue
        certain += 1
        for guess in range(ELSEWHERE):
            world = view.fill(Rng(f"elsewhere {guess}"))
            assert [world.apply(seat, move) for move in hint.line] == [OK] * len(hint.line)
            assert world.scores()[seat] == int((told[1] or told[2]).replace(MINUS, "-")), (
                hint.text()
            )
    assert certain or game is NEST, "where others choose in secret, nothing is certain"


def test_a_hint_tells_on_average_what_chance_decides() -> None:
    view = standing("Savagery").begin().state.mask(0)
    hint = advise(TEMPORUM, view, view.asks[0], view.legal(0))
    told = "By the end of this turn you would get about 3 more cards on average, which is about "
    assert str(hint.reason).startswith(told)


def test_an_offer_is_advised_with_its_terms() -> None:
    hint = hint_for(trader().acting(0))
    assert str(hint.label) == "Offer the others 1 ore for 1 wheat"
    told = "Next goal: a village. You still need 1 wheat, on average for about one round."
    assert str(hint.reason) == told
    assert [MOVES.text(move) for move in hint.line] == ["offer", "give ore", "ask wheat", "send"]


def test_a_begun_offer_is_advised_to_its_end() -> None:
    hint = hint_for(trader().acting(0).do(0, "offer", "give ore"))
    assert str(hint.label) == "Offer the others 1 ore for 1 wheat"
    assert [MOVES.text(move) for move in hint.line] == ["ask wheat", "send"]


def test_all_cards_of_a_discard_are_advised() -> None:
    scene = Scene(2).village(0, "0,0 N").hand(0, wood=8).before_roll(0).roll(3, 4)
    hint = hint_for(scene)
    assert str(hint.label) == "Discard 4 wood"
    assert len(hint.line) == 4


def test_a_plan_for_tempus_and_what_a_search_reaches() -> None:
    state = TEMPUS.new(date="2018-06-06 19:35")
    found = TEMPUS.plan(state.mask(0), 0, 0.05, [])
    assert found is not None
    assert found[0][0] in state.legal(0)
    assert str(found[1].reason).startswith("The best plan so far ends with")
    while not state.over():
        state.apply(0, state.legal(0)[0])
    assert TEMPUS.plan(state.mask(0), 0, 0.05, []) is None
    solver = TEMPUS.solver()
    assert solver is not None
    par = solver.par({"date": "2018-06-06 19:35"}, 0.05)
    assert par is not None
    assert par >= state.scores()[0]
    assert solver.par({}, 0.05) is None
