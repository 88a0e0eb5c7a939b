"""Development of different seats commutes: the order of answers never matters, and waiting gains
nothing. Where the order of play decides, it does.
"""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.core.rng import Rng
from aevum.core.state import OK, State
from aevum.games.ascii.moves import DONE, MOVES
from aevum.games.ascii.rules.asks import DEVELOPMENT_PHASE
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.scenes import Scene
from tests.rules.ascii.warfare import war

SEATS = st.integers(3, 4)
SEEDS = st.integers(1, 2**40)
LOTS = st.lists(st.integers(0, 3), min_size=20, max_size=120)
LEAST, MOST = 6, 30  # answers of a seat before it is done
ENDING = ("done", "staff")  # what leads to the end of a Development

Script = list[list[int]]
"""The answers of each seat, in its own order."""


def rich(seats: int, announced: bool, faces: tuple[int, ...] = (6, 5, 4, 6, 3)) -> Scene:
    """A position late in a game: Colonies, Caravans about to arrive, chains, edicts, all dice."""
    scene = Scene(seats).dice(*faces).turn(9)
    for seat in range(seats):
        scene.staffed(seat, farms=2, mines=0 if seat == 2 else 2, schools=2, garrisons=1)
        scene.workers(seat, 6 + seat, population=30).gold(seat, 8 - seat, gained=20)
        scene.science(seat, upper=9 + seat % 2, lower=1 + seat).armies(seat, seat % 3)
        scene.caravan(seat, 1, 1).caravan(seat, 2, 2).caravan(seat, 4, 4).caravan(seat, 5, 3)
        scene.column(seat, 3, "b3").column(seat, 4, "a4").column(seat, 6, "b6")
        scene.mood(seat, happy=seat, unhappy=7 if seat == 1 else 2)
    scene.colony(0, 1, 0, 2).colony(1, 2, 0, 2).colony(2, 0, 13, 2).colony(0, 2, 13, 2)
    scene.built(0, "farm 0 3 empty").built(2, "mine 20 6 empty")
    return scene.begin(announced=announced)


def play_out(state: Empires, seat: int, rng: Rng) -> list[int]:
    """Let one seat develop until it is done, by any kind of answer, then any of that kind."""
    answers: list[int] = []
    while DONE not in answers:
        kinds: dict[str, list[int]] = {}
        for move in state.legal(seat):
            kinds.setdefault(MOVES.text(move).split()[0], []).append(move)
        names = sorted(set(kinds) - {"done"}) if len(answers) < LEAST else sorted(kinds)
        if len(answers) > MOST:
            names = [name for name in names if name in ENDING] or names
        names = names or ["done"]
        answers.append(rng.pick(kinds[names[rng.below(len(names))]]))
        assert state.apply(seat, answers[-1]) == OK
    return answers


def scripts(scene: Scene, seed: int) -> Script:
    """Return answers that each seat might give if it were alone at its sheet."""
    found: Script = []
    for seat in range(scene.state.seats):
        alone = scene.state.clone()
        found.append(play_out(alone, seat, Rng(seed + seat)))
    return found


def interleave(state: Empires, script: Script, lots: list[int]) -> Empires:
    """Give everybody's answers in a random order of seats."""
    left = [answers[:] for answers in script]
    place = 0
    while any(left):
        lot = lots[place % len(lots)] + place // len(lots)
        place += 1
        waiting = [seat for seat, answers in enumerate(left) if answers]
        seat = waiting[lot % len(waiting)]
        assert state.apply(seat, left[seat].pop(0)) == OK
    return state


def facts(state: State) -> list[object]:
    """Return everything about a position; its questions sorted by seat."""
    asked = state.clone()
    asked.asks.sort(key=lambda ask: (ask.seat, ask.serial))
    return asked.to_data()


@given(seats=SEATS, seed=SEEDS, announced=st.booleans(), first=LOTS, second=LOTS)
def test_any_interleaving_gives_the_same_position(
    seats: int, seed: int, announced: bool, first: list[int], second: list[int]
) -> None:
    """R5.1, R5.2, R5.9, ruling 36"""
    scene = rich(seats, announced)
    script = scripts(scene, seed)
    one = interleave(scene.state.clone(), script, first)
    other = interleave(scene.state.clone(), script, second)
    assert one.phase != DEVELOPMENT_PHASE
    assert facts(one) == facts(other)


@given(seed=SEEDS, lots=LOTS, stop=st.integers(1, 60))
def test_half_way_positions_are_the_same_too(seed: int, lots: list[int], stop: int) -> None:
    """R5.2: so many answers of each seat, in this order or seat by seat."""
    scene = rich(4, announced=True)
    script = [
        answers[:-1][: (stop + seat) % 20] for seat, answers in enumerate(scripts(scene, seed))
    ]
    one = interleave(scene.state.clone(), script, lots)
    other = interleave(scene.state.clone(), script, [0] * 20)
    assert facts(one) == facts(other)


@given(seats=SEATS, seed=SEEDS, announced=st.booleans(), lots=LOTS)
def test_waiting_gains_nothing(seats: int, seed: int, announced: bool, lots: list[int]) -> None:
    """R5.2: what a seat may do is the same before and after all others have developed."""
    scene = rich(seats, announced)
    script = scripts(scene, seed)
    waiting = [[], *script[1:]]
    early, late = scene.state.clone(), interleave(scene.state.clone(), waiting, lots)
    for move in script[0]:
        assert early.legal(0) == late.legal(0)
        assert early.apply(0, move) == late.apply(0, move) == OK


@given(seed=SEEDS, lots=LOTS)
def test_what_others_gain_waits_until_all_are_done(seed: int, lots: list[int]) -> None:
    """R5.9: no other sheet changes while a seat develops."""
    scene = rich(4, announced=True)
    state = scene.state.clone()
    before = [empire.score() for empire in state.empires]
    interleave(state, [scripts(scene, seed)[0], [], [], []], lots)
    assert [empire.score() for empire in state.empires][1:] == before[1:]


def test_disasters_are_borne_in_any_order() -> None:
    """R6.6: all at the same time, each on their own sheet, chains included."""
    answers = {0: ["defend", "mark a4"], 1: ["tax", "lose gold", "mark d1"], 2: ["unhappy"]}
    found = []
    for order in itertools.permutations(answers):
        scene = Scene(3).armies(0, 1).gold(1, 0).culture(2, "a", "b", "c", "d").dice(1, 2, 2, 2, 2)
        scene.omens(0, 0, 2, 0, 0, 0).begin("disasters").roll(3)
        for seat in order:
            scene.do(seat, *answers[seat])
        found.append(facts(scene.state))
    assert all(each == found[0] for each in found)


# Where the order of play decides


@pytest.mark.parametrize("rich_one", [0, 1])
def test_order_decides_in_diplomacy(rich_one: int) -> None:
    """R11.1, R6.1: the player with more Gold proposes first, and that proposal is rolled first."""
    scene = Scene(2).gold(rich_one, 8).dice(2, 2, 2, 2, 2).begin("diplomacy")
    assert scene.asked() == [(rich_one, "propose")]
    scene.refused(1 - rich_one, "reroll white1", "pass")


@pytest.mark.parametrize("strong", [0, 1])
def test_order_decides_in_deployment(strong: int) -> None:
    """R11.1, R8.9: one Gold between two raiders goes to the one who comes first."""
    scene = war(3).gold(2, 1).armies(0, 1).armies(1, 1).armies(strong, 2).begin("deployment")
    assert scene.asked() == [(strong, "operation")]
    scene.do(strong, "raid 3").do(1 - strong, "pass").do(strong, "done")
    scene.do(1 - strong, "raid 3").do(strong, "pass")
    assert (scene[strong].gold, scene[1 - strong].gold, scene[2].unhappy) == (4, 3, 2)


def test_order_decides_between_colonies() -> None:
    """R8.10, R8.1: the first takes the place, and the second finds it blocked."""
    scene = war(3).science(0, lower=2).science(1, lower=2).armies(0, 3).armies(1, 2)
    for seat in (0, 1):
        scene.staffed(seat, schools=1, garrisons=1)
    scene.begin("deployment").do(0, "colonise 3").do(1, "pass").do(0, "found 0 2", "done")
    scene.do(1, "colonise 3").do(0, "pass").refused(1, "found 0 2", "found 5 2")
    scene.do(1, "found 6 2")
