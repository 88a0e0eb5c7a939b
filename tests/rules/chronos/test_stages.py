"""The five learning stages (R15.1), and the draw of what is in the game (R1)."""

import pytest

from aevum.games.chronos import GAME
from aevum.games.chronos.data import (
    AS_PRINTED,
    ATLANTIS_CITY,
    ATLAS,
    CASTOR,
    CATACLYSM,
    CHRONOS,
    CORINTH,
    EOS,
    HYDRA,
    NORTH,
    POLLUX,
    POSEIDON,
    TROY,
    VALUES,
    WAR,
)
from aevum.games.chronos.rules.places import ATLANTIS
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene

SIZE = {1: 70, 2: 78, 3: 94, 4: 110, 5: 110}
FIRST_MISSING = {1: HYDRA, 2: NORTH, 3: WAR, 4: CATACLYSM + 1}


def begin(seats: int, seed: int, **options: object) -> Conquest:
    """Return a table that is laid out."""
    state = GAME.setup(seats, seed, GAME.settle(options))
    assert isinstance(state, Conquest)
    state.start()
    return state


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_a_stage_has_its_cards_and_nothing_else(stage: int, seats: int) -> None:
    """R15.1"""
    state = begin(seats, 5, stage=stage)
    assert sum(state.height(pile) for pile in range(9)) == SIZE[stage]
    assert not any(state.pools[0][FIRST_MISSING[stage] :])
    assert max(state.tops) < FIRST_MISSING[stage]
    assert (state.cities, state.temple, state.zeros, state.tops[ATLANTIS]) == ([], 0, 0, -1)


def test_only_the_last_stage_has_cities_and_gods() -> None:
    """R15.1"""
    scene = Scene(stage=4)
    scene.refused(0, "go 1a city1")
    assert scene.legal(0, "offer") == []
    assert sorted({move.split()[0] for move in scene.legal(0)}) == ["claim", "go"]


def test_points_win_in_every_stage() -> None:
    """R15.1, R7.1"""
    for stage in (1, 2, 3, 4, 5):
        scene = Scene(stage=stage).kingdom(0, "100", "100")
        assert scene.claim(0)
        assert scene.over() == "points"


def test_zeros_lie_beside_only_for_atlas_and_corinth() -> None:
    """R1.2"""
    seen = set()
    for seed in range(60):
        state = begin(4, seed)
        needed = bool(state.temple >> ATLAS & 1) or state.slot[CORINTH] >= 0
        assert state.zeros == (10 if needed else 0)
        seen.add(needed)
    assert seen == {True, False}


def test_atlantis_only_for_poseidon_and_its_city() -> None:
    """R12.1, R1.3: five open cards, of the same deck."""
    seen = set()
    for seed in range(60):
        state = begin(4, seed)
        needed = bool(state.temple >> POSEIDON & 1) or state.slot[ATLANTIS_CITY] >= 0
        assert state.height(ATLANTIS) == (5 if needed else 0)
        heights = [state.height(pile) for pile in range(7)]
        assert sum(heights) == sum(AS_PRINTED.copies) - 5 * needed
        assert max(heights) - min(heights) <= 1
        seen.add(needed)
    assert seen == {True, False}


def test_the_cube_of_troy_begins_on_the_highest_territory() -> None:
    """R11.7"""
    found = 0
    for seed in range(150):
        state = begin(4, seed)
        assert (state.besieged >= 0) == (state.slot[TROY] >= 0)
        if state.besieged >= 0:
            found += 1
            shown = [VALUES[card] for card in state.tops if card >= 0]
            assert VALUES[state.tops[state.besieged]] == max(shown)
    assert found > 5


def test_who_is_never_drawn() -> None:
    """R9.17, R9.18, R9.24, R9.26"""
    seen = 0
    for seed in range(150):
        three, four, six = begin(3, seed), begin(4, seed, knocks=False), begin(6, seed)
        assert not three.temple >> CASTOR & 3
        assert not four.temple >> EOS & 1
        assert not six.temple >> CHRONOS & 1
        for state in (four, six):
            assert state.temple >> CASTOR & 1 == state.temple >> POLLUX & 1
            seen |= state.temple | three.temple
    assert seen == (1 << 40) - 1 or seen | 1 << EOS == (1 << 40) - 1


def test_cards_under_the_top_are_nobodys_knowledge() -> None:
    """R1.3: how many there are is seen."""
    state = begin(4, 3)
    for viewer in range(4):
        mask = state.mask(viewer)
        assert isinstance(mask, Conquest)
        assert mask.under == state.under
        assert mask.tops == state.tops
        assert not any(sum(pool) for pool in mask.pools)
