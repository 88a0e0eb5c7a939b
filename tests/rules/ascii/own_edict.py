"""A designer's script: an edict of their own, a row and a class, in a game that plays it.

Run in a process of its own: the row must be there before the game is imported.
"""

# ruff: noqa: E402

from aevum.games.own_rows import add_row

add_row("ascii", ("Festival", 3, 0, "", "Spend 2 Gold for each Happiness that you gain."))

import json

import pytest

from aevum.core.drive import Play, random_game
from aevum.core.errors import BadData, BadOption
from aevum.core.rng import Rng
from aevum.core.state import OK, SPECTATOR
from aevum.games.ascii import GAME as PRINTED_GAME
from aevum.games.ascii.data import EDICTS
from aevum.games.ascii.game import EmpiresGame
from aevum.games.ascii.moves import CONSCRIPT, DIE_MOVE, MOVES, TAX
from aevum.games.ascii.rules.edict import Edict
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.tracks import HAPPY, gain_happy, spend

FESTIVAL = len(EDICTS) - 1
PRICE = 2


class Festival(Edict):
    """Gold becomes Happiness; the moves name how much."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        empire = sea.empires[seat]
        room = HAPPY.left(empire) - (0 if sea.last else 1)
        number = min(empire.gold // PRICE, room, EDICTS[FESTIVAL].most)
        found += range(self.first, self.first + number)

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        number = move - self.first + 1
        self.tell(sea, seat, move)
        self.pay(sea, seat)
        spend(sea, seat, number * PRICE)
        gain_happy(sea, seat, number)


GAME = EmpiresGame(own=[Festival("Festival")])


def check(state: Empires) -> Empires:
    """Save, load, mask, view and word a position; return it as loaded."""
    again = GAME.load(json.loads(json.dumps(state.to_data())))
    assert again.to_data() == state.to_data()
    for viewer in (SPECTATOR, *range(state.seats)):
        view = state.mask(viewer)
        assert json.dumps(GAME.view(view))
        assert GAME.draw(view)
    assert isinstance(again, Empires)
    return again


def play_by_hand(seats: int) -> None:
    """Dictate it: alone with any question, with others at any time."""
    state = GAME.new(seats, 7, False)
    assert isinstance(state, Empires)
    empire = state.empires[0]
    empire.gold = empire.gained = 5
    first = MOVES.base("festival")
    assert state.legal(0)[-2:] == [first, first + 1], "the Gold is enough for two"
    assert MOVES.text(first + 1) == "festival 2"
    assert state.apply(0, first + 2) != OK
    state = check(state)
    told = GAME.words.label(state.mask(0), first + 1).whole()
    says = "Spend 2 Gold for each Happiness that you gain."
    assert str(told) == f"Dictate Festival (2 times) ({says})", told
    once = str(GAME.words.label(state.mask(0), first).whole())
    assert once == f"Dictate Festival (1 time) ({says})", once
    assert str(GAME.words.done(state.mask(0), first)) == "Festival"
    assert GAME.why(state.mask(0), 0, first + 2).startswith("R9.1: ")
    asked = [ask.kind for ask in state.asks]
    state.events = []
    assert state.apply(0, first + 1) == OK
    assert str(GAME.words.say(state.events[0], state)) == "Player 1 dictates Festival."
    assert [ask.kind for ask in state.asks] == asked, "whatever was asked is still open"
    empire = check(state).empires[0]
    assert (empire.gold, empire.happy, empire.unhappy, empire.dictated) == (1, 2, 1, 1)
    assert first not in state.legal(0)
    assert state.audit() == ""


def let_bots_play() -> None:
    """Let bots play with it: standard ones only use known edicts, random ones all."""
    state = GAME.new(3, 1, False, turns=6)
    Play(state, [GAME.standard() for _ in range(3)], 1).run()
    assert state.over()
    held = 0
    for seed in range(20):
        state = GAME.new(1 + seed % 3, seed, False)
        assert isinstance(state, Empires)
        random_game(state, Rng(f"festival {seed}"))
        assert state.over()
        assert state.audit() == ""
        held += sum(empire.happy for empire in state.empires)
    assert held > 0


def the_printed_game_refuses_it() -> None:
    """The printed game has the row, but no object for it."""
    with pytest.raises(BadOption, match=r"^Festival: a row, but no object"):
        PRINTED_GAME.new(3, 1)
    with pytest.raises(BadData, match=r"^Festival: a row, but no object"):
        PRINTED_GAME.load(GAME.new(3, 1).to_data())


if __name__ == "__main__":
    the_printed_game_refuses_it()
    assert (MOVES.base("tax"), MOVES.base("festival")) == (TAX, CONSCRIPT + 2)
    assert MOVES.base("festival") + 3 == DIE_MOVE, "its moves follow those of the printed ones"
    play_by_hand(1)
    play_by_hand(3)
    let_bots_play()
    print("The Festival works.")
