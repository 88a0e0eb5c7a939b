"""The fields of a realm are declared once: copies, saves and masks agree with it."""

import pytest

from aevum.core.drive import Driver
from aevum.core.rng import Rng
from aevum.core.state import SPECTATOR
from aevum.games.imperials import GAME
from aevum.games.imperials.rules.fields import FIELDS
from aevum.games.imperials.rules.state import Imperials
from aevum.testing.fields import check_fields

SECRET = {"kinds", "numbers", "hands", "cards", "fresh", "decks"}


def middle(mode: str, board: str, steps: int = 700) -> Imperials:
    state = GAME.new(3, 5, False, mode=mode, map=board)
    assert isinstance(state, Imperials)
    driver, rng = Driver(state), Rng("fields")
    for _ in range(steps):
        driver.random_step(rng)
    return state


@pytest.mark.parametrize("mode", ["basic", "wonders"])
def test_the_declaration_is_what_a_realm_keeps(mode: str) -> None:
    check_fields(GAME, middle(mode, "base"), FIELDS)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_a_mask_hides_what_is_declared_hidden(viewer: int) -> None:
    state = middle("wonders", "fantasy land")
    for view in (state.mask(viewer), state.shared_mask(viewer)):
        changed = {
            name
            for field in FIELDS.fields
            for name in field.names()
            if name != "offers" and getattr(view, name) != getattr(state, name)
        }
        assert changed - {"thrown"} <= SECRET
        assert {"hands", "cards", "decks"} <= changed
