"""A designer's script: a Zone of their own, a row and a class, in a game that plays it.

Run in a process of its own: the row must be there before the game is imported.
"""

# ruff: noqa: E402

from aevum.games.own_rows import add_row

add_row(
    "temporum",
    ("Tide Market", 0, 2, "", "Draw 3 cards. Name a Time: gain $1 per crown there, twice if so."),
)

import json

import pytest

from aevum.core.drive import Play
from aevum.core.errors import BadData, BadOption
from aevum.core.numbers import DESIGNED, GRADE_TEXTS
from aevum.core.rng import Rng
from aevum.core.state import NONE, OK, SPECTATOR, Ask
from aevum.core.text import Text
from aevum.games.temporum import GAME as PRINTED_GAME
from aevum.games.temporum.data import TIMES, ZONE_NUMBER
from aevum.games.temporum.game import TemporumGame
from aevum.games.temporum.messages import BOOK
from aevum.games.temporum.moves import GO, NO, TIME_MOVE, YES
from aevum.games.temporum.rules.acting_ops import COINS
from aevum.games.temporum.rules.asks import PICK_TIME, YES_NO
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect, effect_of
from aevum.games.temporum.rules.money import gain
from aevum.games.temporum.rules.op import Op, OpNumber, OwnStep, program
from aevum.games.temporum.rules.ops import draw
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.zone import Zone

NAME = "Tide Market"
BOOK.add({"do-toll": "take a toll of ${ $n }"})


def told(key: str, **args: int) -> Text:
    """Return a message of this Zone."""
    return Text(key, args, BOOK)


BOARD = [
    "Stone Age", "Roman Empire", NAME, "Police State", "Cold War", "Summer of Love",
    "Utopia", "Savagery", "Robot Uprising", "Mere Anarchy",
]  # fmt: skip


class Toll(Op):
    """Gain dollars: the designer's own op, with a changeable number."""

    def __init__(self, dollars: int) -> None:
        super().__init__()
        self.dollars = dollars

    def run(self, chron: Chronicle, text: RunningText) -> None:
        chron.result = gain(chron, text.seat, self.dollars)

    def numbers(self) -> list[OpNumber]:
        return [OpNumber(COINS, self.dollars)]

    def with_numbers(self, values: list[int]) -> Op:
        return Toll(values[0])

    def deed(self, telling: Telling, at: int) -> Text:
        return told("do-toll", n=self.dollars)


class NameTide(OwnStep):
    """Gain a dollar for each crown in a Time, and again for a card."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return NamingTide(number, seat)


class NamingTide(ChronicleEffect):
    """A Time is named, then a card may go for as much money again."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.time = 0

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer == NONE:
            chron.ask(self.seat, PICK_TIME)
        elif self.time == 0:
            self.time = answer - TIME_MOVE + 1
            self.pay(chron)
            chron.ask(self.seat, YES_NO)
        else:
            chron.done()
            if answer == YES:
                self.pay(chron)

    def pay(self, chron: Chronicle) -> None:
        gain(chron, self.seat, chron.crowns[self.seat * STRIDE + self.time])

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return list(range(TIME_MOVE, TIME_MOVE + TIMES))

    def names(self) -> tuple[str, ...]:
        return ("time",)

    def blank(self) -> "NamingTide":
        return NamingTide(self.op, 0)


class TideMarket(Zone):
    """It pays a player who moves there a dollar."""

    def entered(self, chron: Chronicle, seat: int) -> None:
        gain(chron, seat, 1)


GAME = TemporumGame(own=[TideMarket(NAME, program(draw(3), Toll(2), NameTide()))])


def on_the_board(seed: int) -> Temporum:
    """Return the first turn on a board with the Zone, which is real."""
    state = GAME.new(3, seed, False, zones=",".join(BOARD))
    assert isinstance(state, Temporum)
    state.pointer[0] = 1
    state.look()
    assert state.is_real(ZONE_NUMBER[NAME])
    return state


def check(state: Temporum) -> Temporum:
    """Save, load, mask, view and fill a position with an open question; return it as loaded."""
    again = GAME.load(json.loads(json.dumps(state.to_data())))
    assert again.to_data() == state.to_data() == state.clone().to_data()
    ask = state.asks[0]
    for viewer in (SPECTATOR, *range(state.seats)):
        view = state.mask(viewer)
        assert "tide-market" in json.dumps(GAME.view(view))
        assert NAME in GAME.draw(view)
        assert view.fill(Rng("fill")).legal(ask.seat) == state.legal(ask.seat)
    assert isinstance(again, Temporum)
    return again


def play_by_hand() -> None:
    """Go there and answer both questions, from copy to copy."""
    state = on_the_board(1)
    seat, place = state.turn, state.real[2]
    money, cards = state.money[seat], len(state.hands[seat])
    assert GO + place in state.legal(seat)
    assert state.apply(seat, GO + place) == OK
    state = check(state)
    assert (state.money[seat], len(state.hands[seat])) == (money + 1 + 2, cards + 3)
    assert state.apply(seat, TIME_MOVE) == OK
    naming = effect_of(state)
    assert isinstance(naming, NamingTide)
    assert naming.time == 1
    state = check(state.clone())
    assert state.legal(seat) == [YES, NO]
    assert state.apply(seat, YES) == OK
    assert state.money[seat] == money + 21 + 2
    assert state.audit() == ""
    rows = [
        row for row in GAME.rules().splitlines() if row.startswith(f"| {NAME} | base | Draw 3 c")
    ]
    assert [row.rpartition(" | ")[2] for row in rows] == [f"{GRADE_TEXTS[DESIGNED]} |"]


def turn_its_numbers() -> None:
    """Play with another toll: the op is made again for the match, and its text follows."""
    toll = GAME.numbers.find("tide-market.coins")
    assert (toll.printed, toll.grade) == (2, DESIGNED)
    state = GAME.new(3, 1, False, zones=",".join(BOARD), numbers={"tide-market.coins": 9})
    assert isinstance(state, Temporum)
    visit = state.terms.numbers.texts[ZONE_NUMBER[NAME]]
    assert [op.dollars for op in visit if isinstance(op, Toll)] == [9]
    deeds = Telling(visit, state.terms.numbers).deeds(0, 2)
    assert [str(deed) for deed in deeds] == ["draw 3 cards", "take a toll of $9"]


def let_bots_play() -> None:
    """Let bots play games on boards with the Zone, dealt or chosen."""
    for seed in range(3):
        state = GAME.new(2, seed, False, zones=",".join(BOARD))
        Play(state, [GAME.standard() for _ in range(2)], seed).run()
        assert state.over()
    visits = 0
    for seed in range(20):
        state = on_the_board(seed)
        view = state.mask(state.turn)
        move = GAME.standard().choose(view, view.asks[0], view.legal(state.turn), Rng("bot"))
        visits += int(move == GO + state.real[2])
    assert visits, "what a bot does not know it thinks worth something"


def the_printed_game_refuses_it() -> None:
    """The printed game has the row, but no object for it."""
    with pytest.raises(BadOption, match=r"^Tide Market: a row, but no object"):
        PRINTED_GAME.new(3, 1)
    with pytest.raises(BadData, match=r"^Tide Market: a row, but no object"):
        PRINTED_GAME.load(GAME.new(3, 1).to_data())


if __name__ == "__main__":
    the_printed_game_refuses_it()
    assert (
        GAME.numbers.find("tide-market.draws").grade
        == DESIGNED
        != GAME.numbers.find("savagery.draws").grade
    )
    play_by_hand()
    turn_its_numbers()
    let_bots_play()
    print("Tide Market works.")
