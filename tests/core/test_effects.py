"""Effects with named fields: copied, saved, loaded and hidden by their names."""

from inspect import getmembers, isgetsetdescriptor
from types import ModuleType

import pytest

from aevum.core.chance import chance
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.frames import Effect, FrameState
from aevum.core.state import NONE, OK, SPECTATOR, TABLE, TRUTH, UNKNOWN, Ask, State
from aevum.games.template.rules import state as template
from tests.tiny import haggle, nest, sandglass, sheets

PICK = 0
YES, NO, SIDE = 2, 3, 10


class Wager(Effect):
    """Rolls, asks the seat, and remembers both; secret unless it is open."""

    def __init__(self, seat: int, shown: int = 0) -> None:
        super().__init__(0, seat)
        self.rolled = NONE
        self.said: list[int] = []
        self.shown = shown

    def step(self, state: FrameState, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            state.roll()
        elif self.stage == 2:
            self.rolled = answer - SIDE
            state.ask(self.seat, PICK, self.rolled)
        else:
            self.said.append(answer)
            if len(self.said) == 2:
                state.finish()
            else:
                state.ask(self.seat, PICK, self.rolled)

    def outcomes(self, state: FrameState) -> list[tuple[int, int]]:
        return [(SIDE + side, 1) for side in range(6)]

    def public(self) -> bool:
        return self.shown == 1

    def names(self) -> tuple[str, ...]:
        return ("rolled", "said", "shown")

    def blank(self) -> Effect:
        return Wager(0)


class Vote(Effect):
    """Gathers sealed answers of all."""

    def __init__(self) -> None:
        super().__init__(1, 0)

    def step(self, state: FrameState, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            state.gather(self, PICK, [0, 1])
        else:
            assert [state.answer_of(self, seat) for seat in (0, 1)] == [YES, NO]
            state.finish()

    def blank(self) -> Effect:
        return Vote()


class Lab(FrameState):
    """Runs one effect."""

    def options(self, ask: Ask) -> list[int]:
        return [YES, NO]

    def blank_effect(self, op: int) -> Effect:
        if op > 1:
            raise BadData("This save is damaged: it has an unknown effect.")
        return Wager(0) if op == 0 else Vote()

    def clone(self) -> "Lab":
        copy = Lab(self.seats, self.asks[:], self.now, self.explicit, self.viewer, self.dice)
        copy.copy_frames(self)
        return copy

    def to_data(self) -> list[object]:
        return self.frames_data()


def lab(effect: Effect) -> Lab:
    state = Lab(2, [], 0, False, TRUTH, chance(4))
    state.start_effect_on(TABLE, effect)
    state.start()
    return state


def wager_of(state: State) -> Wager:
    assert isinstance(state, Lab)
    found = state.table[-1]
    assert isinstance(found, Wager)
    return found


def loaded(state: Lab) -> Lab:
    again = Lab(2, [], 0, False, TRUTH, chance(0))
    again.read_frames(Reader(state.to_data()))
    return again


def test_an_effect_carries_out_its_own_steps() -> None:
    state = lab(Wager(1))
    assert 0 <= wager_of(state).rolled < 6
    assert state.apply(1, YES) == OK
    assert wager_of(state).said == [YES]
    assert state.apply(1, NO) == OK
    assert state.over()


def test_a_copy_shares_no_list() -> None:
    state = lab(Wager(1))
    copy = state.clone()
    state.apply(1, YES)
    assert wager_of(copy).said == []
    assert wager_of(copy).rolled == wager_of(state).rolled
    assert (wager_of(copy).seat, wager_of(copy).stage) == (1, 2)


def test_what_was_saved_is_loaded() -> None:
    state = lab(Wager(1))
    state.apply(1, YES)
    again = loaded(state)
    assert again.to_data() == state.to_data()
    assert again.apply(1, NO) == OK
    assert again.over()


@pytest.mark.parametrize("shown", [0, 1])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_fields_are_hidden_by_name(shown: int, viewer: int) -> None:
    state = lab(Wager(1, shown))
    state.apply(1, YES)
    seen, truth = wager_of(state.mask(viewer)), wager_of(state)
    if shown or viewer == 1:
        assert (seen.rolled, seen.said, seen.shown) == (truth.rolled, [YES], shown)
    else:
        assert (seen.rolled, seen.said, seen.shown) == (UNKNOWN, [UNKNOWN], UNKNOWN)
    assert truth.said == [YES], "the truth stays whole"


def test_sealed_answers_of_an_effect_stay_hidden_and_are_saved() -> None:
    state = lab(Vote())
    state.apply(0, YES)
    view = state.mask(1)
    assert isinstance(view, Lab)
    assert view.answer_of(view.table[-1], 0) == UNKNOWN
    again = loaded(state)
    assert again.apply(1, NO) == OK
    assert again.over()


@pytest.mark.parametrize(
    "row",
    [[7, 0, 0, []], [0, 0, 0, []], [0, 2, 1, [], 3, 4, 0], [0, 2, 1, [], 3, [], 0, 9]],
)
def test_a_damaged_effect_is_refused(row: list[object]) -> None:
    data = lab(Wager(1)).to_data()
    data[5] = [row]
    with pytest.raises(BadData):
        Lab(2, [], 0, False, TRUTH, chance(0)).read_frames(Reader(data))


def fields(effect: Effect) -> set[str]:
    """Return the names of everything an effect keeps, on either build."""
    if hasattr(effect, "__dict__"):
        return set(vars(effect))
    return {name for name, _ in getmembers(type(effect), isgetsetdescriptor)}


@pytest.mark.parametrize("game", [template, haggle, sheets, sandglass, nest])
def test_effects_of_small_games_list_all_their_fields(game: ModuleType) -> None:
    """A field missing in `names` would be lost in copies and saves."""
    for number, effect in enumerate(game.EFFECTS):
        assert effect.op == number
        assert set(effect.names()) == fields(effect) - fields(Effect(0, 0))
        assert type(effect.blank()) is type(effect)
        assert effect.clone().to_data() == effect.to_data()
