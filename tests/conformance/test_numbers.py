"""Every number of every game at both bounds, and no grade of one in a view.

And the check itself, on a game that miscounts.
"""

import json
import re
from pathlib import Path

import pytest

from aevum.bots.random import RandomBot
from aevum.core.bot import Bot
from aevum.core.data import Reader
from aevum.core.game import Game
from aevum.core.moves import MoveTable
from aevum.core.native import build
from aevum.core.numbers import GRADE_TEXTS, Number, NumberValues
from aevum.core.state import NOT_ASKED, NOT_LEGAL, OK, TRUTH, Ask, State
from aevum.testing import Case, Check
from aevum.testing.case import positions
from aevum.testing.numbers import check_numbers, check_playable, costs_raised, every_bound
from tests.games import ALL, Setting, settings

FEW = 100  # one position in so many is saved and masked: there are many cases
CASES = [
    (game, settings(game)[place % len(settings(game))], numbers)
    for game in ALL
    for place, numbers in enumerate(every_bound(game))
]
NAMES = [
    f"{game.name}-{setting.name}{setting.seats}-{name}={value}"
    for game, setting, numbers in CASES
    for name, value in numbers.items()
]


@pytest.mark.skipif(build() != "compiled", reason="takes too long pure, where CHECKS try some")
@pytest.mark.parametrize(("game", "setting", "numbers"), CASES, ids=NAMES)
def test_each_number_at_its_bounds(game: Game, setting: Setting, numbers: dict[str, int]) -> None:
    check_playable(Case(game, setting.seats, 1, setting.options, numbers=numbers), FEW)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_no_view_tells_how_sure_a_number_is(game: Game) -> None:
    """Grades are for the page on sources, not for views."""
    for setting in settings(game)[:: len(settings(game)) - 1 or 1]:
        case = Case(game, setting.seats, 1, setting.options)
        for row, state in positions(case, sparse=100):
            for viewer in case.viewers():
                shown = json.dumps(game.view(state.mask(viewer)))
                words = ["number-grade", *map(str, GRADE_TEXTS.values())]
                told = [grade for grade in words if grade in shown]
                told += re.findall(
                    r'"\w*(?<!up)(?<!de)grades?\w*":|"(?:high|medium|low)[":]', shown
                )
                case.hold(told == [], row, f"the view tells {told}")


# A game with a price, which it respects or not

MOVES = MoveTable(work=(), buy=())
WORK, BUY = MOVES.base("work"), MOVES.base("buy")
NUMBERS = (
    Number("stall.price", 2, 1, 5, "Coins for a stall", cost=True),
    Number("wage", 1, 1, 3, "Coins for a day of work"),
    Number("days", 6, 1, 12, "Days of the market"),
)


class Market(State):
    """One seller works for coins and buys stalls until the days are over."""

    def __init__(self, values: NumberValues, heeded: bool) -> None:
        super().__init__(1, [Ask(0, 0, 1)], 0, False, TRUTH)
        self.values = values
        self.heeded = heeded
        """Whether legal moves follow the price, as the payment does."""
        self.coins = self.stalls = self.day = 0

    def legal(self, seat: int) -> list[int]:
        if not self.asks or seat != 0:
            return []
        price = self.values.of("stall.price") if self.heeded else 2
        return [WORK, BUY] if self.coins >= price else [WORK]

    def apply(self, seat: int, move: int) -> int:
        if self.viewer != TRUTH or not self.asks or seat != 0:
            return NOT_ASKED
        if move not in self.legal(seat):
            return NOT_LEGAL
        if move == BUY:
            self.coins -= self.values.of("stall.price")
            self.stalls += 1
        else:
            self.coins += self.values.of("wage")
        self.day += 1
        over = self.day == self.values.of("days")
        self.asks = [] if over else [Ask(0, 0, self.day + 1)]
        return OK

    def scores(self) -> list[int]:
        return [self.stalls]

    def audit(self) -> str:
        return "somebody has less than no coins" if self.coins < 0 else ""

    def clone(self) -> "Market":
        copy = Market(self.values, self.heeded)
        copy.coins, copy.stalls, copy.day = self.coins, self.stalls, self.day
        copy.asks, copy.viewer, copy.explicit = self.asks[:], self.viewer, self.explicit
        return copy

    def to_data(self) -> list[object]:
        own: list[object] = [self.coins, self.stalls, self.day, self.viewer, int(self.explicit)]
        return [*own, *self.values.to_data()]


class MarketGame(Game):
    def __init__(self, heeded: bool, kept: bool) -> None:
        super().__init__(
            "market", "Market", "Buy stalls.", 1, 1, 1, MOVES, str(Path(__file__).parent),
            numbers=NUMBERS,
        )  # fmt: skip
        self.heeded = heeded
        self.kept = kept
        """Whether a loaded state has the numbers that were saved with it."""

    def setup_with(
        self, rules: int, seats: int, seed: int, options: dict[str, object], numbers: NumberValues
    ) -> State:
        return Market(numbers, self.heeded)

    def load(self, data: object) -> State:
        rest, values = self.numbers.split(data)
        reader = Reader(rest)
        state = Market(values if self.kept else self.numbers.printed, self.heeded)
        state.coins, state.stalls, state.day = reader.number(), reader.number(), reader.number()
        state.viewer, state.explicit = reader.number(), reader.flag()
        reader.end()
        over = state.day == state.values.of("days")
        state.asks = [] if over else [Ask(0, 0, state.day + 1)]
        return state

    def draw(self, view: State) -> str:
        return str(view.scores())

    def view(self, view: State) -> dict[str, object]:
        return {"stalls": view.scores()[0]}

    def prompt(self, view: State, ask: Ask) -> str:
        return "Work or buy?"

    def why(self, view: State, seat: int, move: int) -> str:
        return "" if move in view.legal(seat) else "R1: you cannot."

    def standard(self) -> Bot:
        return RandomBot()


GOOD = MarketGame(heeded=True, kept=True)


def test_every_bound_that_is_not_printed_is_tried_alone() -> None:
    assert every_bound(GOOD) == [
        {"stall.price": 1},
        {"stall.price": 5},
        {"wage": 3},
        {"days": 1},
        {"days": 12},
    ]
    assert costs_raised(GOOD) == [{"stall.price": 3}]
    assert every_bound(Plain()) == costs_raised(Plain()) == []


class Plain(MarketGame):
    """Declares no numbers."""

    def __init__(self) -> None:
        Game.__init__(self, "plain", "Plain", "", 1, 1, 1, MOVES, "")


def test_a_game_that_follows_its_numbers_passes() -> None:
    for seed in range(5):
        check_numbers(Case(GOOD, 1, seed))
    for numbers in every_bound(GOOD):
        check_playable(Case(GOOD, 1, 3, numbers=numbers))


def soak(check: Check, cases: list[Case]) -> None:
    """Run a check on some games: not every random game shows every fault."""
    for case in cases:
        check(case)


def test_a_price_that_only_payment_knows_is_found() -> None:
    game = MarketGame(heeded=False, kept=True)
    wanted = r"^market, 1 seats, seed \d, stall\.price=3, row \d+: somebody has less than no coins"
    raised = costs_raised(game)[0]
    with pytest.raises(AssertionError, match=wanted):
        soak(check_playable, [Case(game, 1, seed, numbers=raised) for seed in range(9)])
    with pytest.raises(AssertionError, match="less than no coins"):
        soak(check_numbers, [Case(game, 1, seed) for seed in range(9)])


def test_numbers_that_a_save_forgets_are_found() -> None:
    with pytest.raises(AssertionError, match="the loaded state differs"):
        check_playable(Case(MarketGame(True, kept=False), numbers={"wage": 3}))
