"""Random play: uniform choice, invariants, and a comparison with the slow rules."""

import pytest

from aevum.core.drive import listed_game, random_game
from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.games.tempus import GAME
from aevum.games.tempus.moves import MOVES
from aevum.games.tempus.rules.dates import date_of_seed, write_date
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.scenes import play, position, start
from tests.profile import amount
from tests.rules.tempus.reference import Sheet

WOOD_WOOD_STONE = "S 4 6, S 4 7, S 4 8, E 4 8, E 3 8, E 3 9, S 3 9"


def keen_move(state: TempusState, rng: Rng) -> int:
    """Return a legal move, every kind of move as likely as the other, so that much is built."""
    kinds: dict[str, list[int]] = {}
    for move in state.legal(0):
        row = MOVES.row(move)
        name = f"{row.name} {row.args(move)[1]}" if row.name == "build" else row.name
        kinds.setdefault(name, []).append(move)
    if len(kinds) > 1:
        kinds.pop("pass", None)
    names = sorted(kinds)
    return rng.pick(kinds[names[rng.below(len(names))]])


def rich_start(seed: int) -> TempusState:
    """Return a second round with much gold and a few roads, so that every rule comes up."""
    rng = Rng(f"rich {seed}")
    row, column = 2 + int(rng.below(7)), 1 + int(rng.below(4))
    roads = ", ".join(f"S {row} {c}" for c in range(column, column + 6))
    return position(write_date(date_of_seed(seed)), gold=60, roads=roads)


MIXED = {"4 2": "fort", "4 4": "castle", "5 3": "market", "5 4": "farm"}


@pytest.mark.parametrize(
    "state",
    [
        start(),
        position(turn=1, gold=0, roads=WOOD_WOOD_STONE),
        position(turn=1, gold=5, roads=WOOD_WOOD_STONE),
        position(turn=8, gold=1),
        position(turn=2, gold=9, roads="S 4 1, S 4 2, S 4 3, S 4 4, S 4 5", buildings=MIXED),
        position(turn=2, gold=0, roads="S 4 1, S 4 2, S 4 3, S 4 4, S 4 5", buildings=MIXED),
        play(position(turn=1, roads=WOOD_WOOD_STONE), "build market 4 8"),
        position(turn=6, gold=0, roads=", ".join(f"S 4 {c}" for c in range(1, 11))),
    ],
    ids=["all", "build", "build and pay", "dig", "use and pay", "use", "pay", "road"],
)
def test_random_moves_are_uniform_over_the_legal_ones(state: TempusState) -> None:
    """R3.3: every legal move comes up, none else, and all of them equally often (chi-square)."""
    legal = state.legal(0)
    rng = Rng("uniform")
    counts = dict.fromkeys(legal, 0)
    expected = 60
    for _ in range(expected * len(legal)):
        counts[state.random_move(0, rng)] += 1
    assert min(counts.values()) > 0
    degrees = len(legal) - 1
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi < degrees + 4 * (2 * degrees) ** 0.5 + 1


def test_the_quick_rules_agree_with_the_slow_ones() -> None:
    """R3.3, R4.1, R4.3, R5.3, R6.1: the same legal moves at every question, the same scores."""
    for seed in range(amount(ci=50, soak=500)):
        state = rich_start(seed) if seed % 2 else start(write_date(date_of_seed(seed)))
        rng = Rng(seed)
        while state.asks:
            sheet = Sheet(state)
            assert {MOVES.text(move) for move in state.legal(0)} == sheet.legal()
            assert len(state.raiders()) == sheet.raiders()
            assert state.breakdown().of("lakes") == sheet.lakes()
            before, move = int(state.gold), keen_move(state, rng)
            name, args = MOVES.row(move).name, MOVES.row(move).args(move)
            lost = sheet.raiders() if state.turn % 10 == 9 else 0
            assert state.apply(0, move) == OK
            if name == "use" and before + 1 > lost:
                income = sheet.income((args[1] // 10 + 1, args[1] % 10 + 1))
                assert state.gold == max(0, before + income - 2 * args[0] - lost)
        score = Sheet(state).score() if len(state.drawn) < 25 else state.breakdown().total
        assert state.scores() == [score]


def check(state: TempusState) -> None:
    """Nothing is ever negative, and all lists agree."""
    assert state.gold >= 0
    assert all(0 <= left <= 4 for left in state.units)
    assert state.legal(0) == sorted(set(state.legal(0)))
    assert state.scores() == [state.breakdown().total]
    again = GAME.load(state.to_data())
    assert again.to_data() == state.to_data()
    assert again.legal(0) == state.legal(0)
    assert again.scores() == state.scores()
    assert again.random_move(0, Rng(1)) == state.random_move(0, Rng(1))


def test_invariants_of_random_play() -> None:
    """R1.2, R3.5, R7.3: squares keep what they hold, nothing falls below zero, saves are whole."""
    for seed in range(amount(ci=50, soak=2500)):
        state = rich_start(seed)
        rng = Rng(seed)
        while state.asks:
            check(state)
            before = state.cell[:]
            copy = state.clone()
            move = keen_move(state, rng)
            assert state.apply(0, move) == OK
            changed = [s for s in range(100) if state.cell[s] != before[s]]
            assert len(changed) <= 1
            assert all(before[s] in (0, 8) for s in changed)  # empty, or an enemy crossed out
            assert copy.cell == before


def test_both_ways_of_random_play_end_after_fifty_turns() -> None:
    """R3.1"""
    for seed in range(20):
        state = start(write_date(date_of_seed(seed)))
        assert 50 <= random_game(state, Rng(seed)) <= 150
        assert state.over()
        other = start(write_date(date_of_seed(seed)))
        assert 50 <= listed_game(other, Rng(seed)) <= 150


def test_a_copy_shares_nothing_that_changes() -> None:
    """R3.1"""
    state = rich_start(3)
    before = state.to_data()
    copy = state.clone()
    random_game(copy, Rng(4))
    assert state.to_data() == before
    assert copy.over()
