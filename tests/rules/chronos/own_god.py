"""A designer's script: a GOD of their own, a row and a class, in a game that plays it.

Run in a process of its own: the row must be there before the game is imported.
"""

# ruff: noqa: E402

from aevum.games.own_rows import add_row

add_row("chronos", ("NIKE", 2, 0, "", "A card more; others owe one for a 100."))

import json

import pytest

from aevum.core.drive import Play
from aevum.core.errors import BadData, BadOption
from aevum.core.numbers import DESIGNED
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, OK, SPECTATOR
from aevum.games.chronos import GAME as PRINTED_GAME
from aevum.games.chronos import ConquestGame
from aevum.games.chronos.bot.judges.gods import GOD_JUDGES, god_worth
from aevum.games.chronos.bot.memory import Recall
from aevum.games.chronos.bot.outlook import Outlook
from aevum.games.chronos.data import GODS, HERA, HUNDRED, SELENE, TWENTY
from aevum.games.chronos.moves import CUBE, GO, GOD_MOVE, OFFER, PAY
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.asks import PENALTY_ASK
from aevum.games.chronos.rules.effects import gain_zero, settle
from aevum.games.chronos.rules.god import God
from aevum.games.chronos.rules.places import PILES, PLACES
from aevum.games.chronos.rules.scoring import score
from aevum.games.chronos.rules.state import Conquest

NIKE = GODS - 1
EACH = 20


class Nike(God):
    """Points for lone timers; a 0 with each pick; a cube that blocks nobody; fines."""

    def __init__(self) -> None:
        super().__init__("NIKE")
        self.zeros = True
        self.fines = True

    def cubes(self, sea: Archipelago, seat: int) -> list[int]:
        return [CUBE + pile for pile in range(PILES) if sea.standing >> pile & 1]

    def points(self, sea: Archipelago, seat: int) -> int:
        alone = [t for t in sea.timers if sea.owner(t) == seat and self.stands_alone(sea, t)]
        return EACH * len(alone)

    def stands_alone(self, sea: Archipelago, timer: int) -> bool:
        return sea.place[timer] < PILES and sea.company[sea.place[timer]] == 1

    def picked(self, sea: Archipelago, owner: int, seat: int, pile: int, card: int) -> None:
        if owner == seat:
            gain_zero(sea, seat)
        elif card == HUNDRED:
            sea.owe(seat, owner)


GAME = ConquestGame(own=[Nike()])


def with_nike(seats: int, seed: int) -> Conquest:
    """Return a game with NIKE in the temple, drawn like any other GOD."""
    state = GAME.new(seats, seed, True)
    assert isinstance(state, Conquest)
    while state.asks[-1].seat == CHANCE:
        drawn = [outcome for outcome, _ in state.weights()]
        wanted = GOD_MOVE + NIKE
        assert state.apply(CHANCE, wanted if wanted in drawn else state.draw()) == OK
    assert state.holder[NIKE] == TEMPLE
    state.explicit = False
    return state


def check(state: Conquest) -> Conquest:
    """Save, load, mask, view and word a position; return it as loaded."""
    again = GAME.load(json.loads(json.dumps(state.to_data())))
    assert again.to_data() == state.to_data()
    assert state.audit() == ""
    for viewer in (SPECTATOR, *range(state.seats)):
        view = state.mask(viewer)
        assert json.dumps(GAME.view(view))
        assert GAME.draw(view)
        for seat in range(state.seats):
            assert GAME.prompt(view, state.asks[seat])
    for seat in range(state.seats):
        for move in state.legal(seat):
            assert GAME.label(state.mask(seat), move)
        filled = state.mask(seat).fill(Rng("fill"))
        assert filled.legal(seat) == state.legal(seat)
    assert isinstance(again, Conquest)
    return again


def play_by_hand() -> None:
    """Make an offering for NIKE from copy to copy, and check her points and cards."""
    state = with_nike(3, 1)
    assert OFFER + NIKE not in state.legal(0)
    for _ in range(3):
        state.pools[0][TWENTY] -= 1
        take_from_piles(state)
        state.put_in(0, TWENTY)
    assert OFFER + NIKE in state.legal(0)
    for move in (OFFER + NIKE, PAY + TWENTY, PAY + TWENTY):
        assert state.apply(0, move) == OK
        state.advance(state.hand[0])
        state = check(state)
    cubes = [move for move in state.legal(0) if CUBE <= move < CUBE + PILES]
    assert state.apply(0, cubes[0]) == OK
    assert state.holder[NIKE] == 0
    state.advance(state.hand[0])
    state = check(state.clone())
    before = score(state, 0)
    assert state.apply(0, GO + 0 * PLACES + 0) == OK
    assert score(state, 0) == before + EACH
    assert check(state).scores()[0] == before + EACH
    for _ in range(2):
        state.pools[0][TWENTY] -= 1
        take_from_piles(state)
        state.put_in(1, TWENTY)
    GAME.pantheon.gods[NIKE].picked(state, 0, 1, 0, HUNDRED)
    settle(state, 1)
    ask = next(ask for ask in state.asks if ask.kind == PENALTY_ASK)
    assert GAME.words.prompt(state.mask(1), ask).source == (("god", "nike"),)
    check(state)


def take_from_piles(state: Conquest) -> None:
    """Remove an unseen card from the highest pile, so that no card exists twice."""
    layer = state.layers[0]
    pile = layer.index(max(layer))
    layer[pile] -= 1
    state.under[pile] -= 1


def let_bots_play() -> None:
    """Let bots play with NIKE in the temple; they value her by her points, and by a default."""
    assert GOD_JUDGES[NIKE].standing > GOD_JUDGES[SELENE].standing
    gained = 0
    for seed in range(12):
        state = with_nike(4, seed)
        view = state.mask(0)
        assert isinstance(view, Conquest)
        look = Outlook(view, 0, Recall(100))
        assert god_worth(look, NIKE, look.me.copy()) > 0
        Play(state, [GAME.skilled("hard") for _ in range(4)], seed).run_live()
        assert state.over()
        assert state.audit() == ""
        gained += int(state.holder[NIKE] >= 0)
    assert gained, "in a dozen games somebody finds her worth two cards"


def the_printed_game_refuses_it() -> None:
    """The printed game has the row, but no object for it."""
    with pytest.raises(BadOption, match=r"^NIKE: a row, but no object"):
        PRINTED_GAME.new(3, 1)
    with pytest.raises(BadData, match=r"^NIKE: a row, but no object"):
        PRINTED_GAME.load(GAME.new(3, 1).to_data())


if __name__ == "__main__":
    the_printed_game_refuses_it()
    assert (
        GAME.numbers.find("nike.price").grade == DESIGNED != GAME.numbers.find("hera.price").grade
    )
    assert [god.kind for god in GAME.pantheon.gods] == list(range(GODS))
    assert GAME.pantheon.gods[HERA].goal(GAME.numbers_of(GAME.numbers.printed)) == 300
    play_by_hand()
    let_bots_play()
    print("NIKE works.")
