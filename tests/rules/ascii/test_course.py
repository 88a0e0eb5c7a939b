"""Whole courses of play in which everything happens, Colonies too, saved at every question.

Random moves hardly ever found a Colony, and most of them are places for buildings. Here all
sheets begin rich, and first a kind of move is drawn, then a move of it.
"""

import json
import random
from collections import Counter

import pytest

from aevum.core.rng import Rng
from aevum.core.state import CHANCE, OK, SPECTATOR
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.asks import DEVELOPMENT_PHASE
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.scenes import Scene

ENDLESS = ("tax", "conscript", "announce", "unhappy")  # ten Unhappiness end a game
SELDOM = 12  # how many times as often every other kind is drawn
OFTEN = 0.5
KINDS = {MOVES.row(move).name for move in range(MOVES.base("done"), MOVES.base("die"))}
LEAST, MOST = 4, 32  # games: at least these, then more until every kind of move was made


def rich(seats: int, seed: int) -> Scene:
    """Return a table of Empires that may do everything, some of them to each other."""
    scene = Scene(seats, learning=seed % 2, settlers=seed % 3 == 0)
    for seat in range(seats):
        scene.staffed(seat, 2, 2, 1, 1).built(seat, "farm 24 9 empty").armies(seat, 3)
        scene.gold(seat, 6, 46 if seats == 1 else 20).workers(seat, 20, 67 if seats == 1 else 58)
        scene.science(seat, 4, seat, max(0, 11 - 3 * seat))
    if seats > 1:
        scene.colony(0, 1, 0, 2).colony(1, 0, 12, 2)
    scene.omens(2, 2, 2, 1, 2, 0)
    return scene


def draw_move(state: Empires, seat: int, seen: Counter[str], rng: random.Random) -> int:
    """Return a legal move: often of the kind least seen, and seldom one that ends games."""
    kinds: dict[str, list[int]] = {}
    for move in state.legal(seat):
        kinds.setdefault(MOVES.row(move).name, []).append(move)
    calm = [kind for kind in kinds if kind not in ENDLESS] or list(kinds)
    kind = rng.choice(calm)
    if rng.random() < OFTEN:
        kind = min(kinds, key=lambda each: (SELDOM if each in ENDLESS else 1) * (seen[each] + 1))
    return rng.choice(kinds[kind])


def marks(state: Empires) -> list[list[int]]:
    """Return the values that only grow on each sheet."""
    return [
        [
            empire.population,
            empire.gained,
            empire.trunk,
            empire.upper,
            empire.lower,
            empire.military,
            empire.deployed,
            empire.happy,
            empire.unhappy,
            empire.culture.bit_count(),
            sum(empire.caravans),
            len(empire.buildings),
        ]
        for empire in state.empires
    ]


def play(seats: int, seed: int, seen: Counter[str]) -> Scene:
    """Play a table to its end, or for long; whatever is marked stays marked."""
    scene = rich(seats, seed).begin("diplomacy")
    state, rng = scene.state, random.Random(seed)
    for _ in range(500):
        if not state.asks:
            break
        before, ends, last = marks(state), state.is_final(), state.last
        ask = rng.choice(scene.asks())
        if ask.seat == CHANCE:
            scene.roll(rng.choice((1, 1, 2, 3, 4, 5, 6)))
        else:
            move = draw_move(state, ask.seat, seen, rng)
            seen[MOVES.row(move).name] += 1
            assert state.apply(ask.seat, move) == OK
            scene.check()
        after = marks(state)
        for sheet, then in zip(after, before, strict=True):
            assert all(now >= once for now, once in zip(sheet, then, strict=True))
        if state.phase >= DEVELOPMENT_PHASE and not last and not state.last:
            assert state.is_final() == ends  # R10.4: unannounced, nobody checks a `!`
    return scene


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """Return how often each kind of move was made, and each event told, in all courses."""
    found: Counter[str] = Counter()
    for course in range(MOST):
        if course >= LEAST and set(found) >= KINDS:
            break
        scene = play(1 + course % 4, course, found)
        found.update("told " + event.kind for event in scene.told)
    return found


def test_every_kind_of_move_is_made(seen: Counter[str]) -> None:
    """And after each of them the audit, a save and a copy agree (`Scene.check`)."""
    assert sorted(KINDS - set(seen)) == []


def test_colonies_are_founded_used_and_razed(seen: Counter[str]) -> None:
    """R8.4, R8.10, R8.11"""
    assert min(seen["told founds"], seen["told uses"], seen["told razes"]) > 0


def settled(seats: int) -> Empires:
    """Return a table early in the game with Colonies, and with Armies to found more."""
    scene = Scene(seats).colony(0, 1, 0, 2).colony(1, 0, 12, 2)
    for seat in range(seats):
        scene.staffed(seat, 2, 1, 1, 1).armies(seat, 2).workers(seat, 5)
    scene.state.explicit = False
    return scene.begin("diplomacy").state


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_standard_bots_are_saved_at_every_question(seats: int) -> None:
    """Alone from the start; with others on a table that has Colonies."""
    state = settled(seats) if seats > 1 else GAME.new(1, 7)
    assert isinstance(state, Empires)
    bots, rng = [GAME.standard() for _ in range(seats)], Rng(7)
    for _ in range(90):
        if not state.asks:
            break
        ask = next(each for each in state.asks if each.must)
        seat = ask.seat
        move = bots[seat].choose(state.mask(seat), ask, state.legal(seat), rng)
        assert state.apply(seat, move) == OK
        data = state.to_data()
        assert state.audit() == ""
        assert GAME.load(json.loads(json.dumps(data))).to_data() == data
        assert state.clone().to_data() == data
    assert seats == 1 or sum(empire.colonies for empire in state.empires) > 0


def test_all_sheets_are_open_to_everybody() -> None:
    """R1.3: a mask shows every sheet as it is."""
    scene = play(3, 8, Counter())
    for viewer in (0, 1, 2, SPECTATOR):
        view = scene.state.mask(viewer)
        assert isinstance(view, Empires)
        assert marks(view) == marks(scene.state)
        assert view.scores() == scene.state.scores()
