"""The fields of a table are declared once: copies, saves and masks agree with it."""

import json

import pytest

from aevum.core.drive import Driver
from aevum.core.rng import Rng
from aevum.core.state import SPECTATOR
from aevum.games.chronos import GAME
from aevum.games.chronos.rules.fields import FIELDS
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene
from aevum.testing.fields import check_fields

SHARED = frozenset({"sand", "timers", "cities"})  # replaced and never changed, as the table says
SECRET = {"dice", "pools", "discard", "hoards", "hand", "uses", "drafts"}
FORGOTTEN = {"sure_seat", "sure_move"}
MORE_SHARED = {"slot"}


def middle(seats: int, stage: int, explicit: bool = False, steps: int = 400) -> Conquest:
    state = GAME.new(seats, 5, explicit, stage=stage, uneven=True)
    assert isinstance(state, Conquest)
    driver, rng = Driver(state), Rng("fields")
    for _ in range(steps):
        if not state.asks:
            break
        driver.random_step(rng)
    return state


def drafting() -> Conquest:
    scene = Scene(4, gods=("ATHENA", "URANUS", "EOS"), cities=("TROY", "RHODES"))
    scene.owns(1, "URANUS").discarded("10", "war").kingdom(0, "20", "30", "10")
    scene.kingdom(2, "10", "50").do(0, "offer athena", "pay 20")
    return scene.state


STATES = {
    "first": lambda: middle(3, 1, explicit=True, steps=0),
    "middle": lambda: middle(4, 5, steps=40),
    "long": lambda: middle(6, 5),
    "drafting": drafting,
}


@pytest.mark.parametrize("name", STATES)
def test_the_declaration_is_what_a_table_keeps(name: str) -> None:
    check_fields(GAME, STATES[name](), FIELDS, SHARED)


@pytest.mark.parametrize("name", STATES)
def test_what_follows_is_copied_and_found_again(name: str) -> None:
    state = STATES[name]()
    copy, again = state.clone(), GAME.load(json.loads(json.dumps(state.to_data())))
    for each in {*FIELDS.derived} - FORGOTTEN:
        ours, copied = getattr(state, each), getattr(copy, each)
        assert copied == ours, f"{each} is lost by a clone"
        assert getattr(again, each) == ours, f"{each} is lost by a save"
        if isinstance(ours, list) and each not in MORE_SHARED:
            assert copied is not ours, f"{each} is shared by a clone"


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_a_mask_hides_what_is_declared_hidden(viewer: int) -> None:
    state = drafting()
    view = state.mask(viewer)
    changed = {name for name in FIELDS.names if getattr(view, name) != getattr(state, name)}
    assert changed - {"viewer", "explicit", "due"} <= SECRET
    assert {"pools", "discard", "dice", "hoards"} <= changed
    assert ("drafts" in changed) == (viewer != 0)
    assert state.drafts[0] == drafting().drafts[0]
