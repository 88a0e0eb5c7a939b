"""Checks of a state that declares its fields (`aevum.core.fields`).

def test_fields() -> None:
    for state in positions():
        check_fields(GAME, state, FIELDS)
"""

import json
from collections.abc import Iterator
from inspect import getmembers, isgetsetdescriptor

from aevum.core.errors import BadData
from aevum.core.fields import Field, Fields, Number, Numbers, Part, Rows
from aevum.core.frames import FrameState
from aevum.core.game import Game
from aevum.core.state import State

TOO_LOW = -9  # below every bound: holes are -2


def check_fields(
    game: Game, state: State, fields: Fields, shared: frozenset[str] = frozenset()
) -> None:
    """Check a declaration with a state: it names all fields, and copies and loading agree.

    `shared` are lists that are replaced and never changed, so that copies may share them.
    """
    assert_complete(state, fields)
    assert_cloned(state, fields, shared)
    assert_bounded(game, state, fields)


def attributes(of: object) -> set[str]:
    """Return the names of all attributes of a state, or of a part of one, on either build."""
    if not isinstance(of, type) and hasattr(of, "__dict__"):
        return set(vars(of))
    kind = of if isinstance(of, type) else type(of)
    return {name for name, _ in getmembers(kind, isgetsetdescriptor) if not name.startswith("__")}


def assert_complete(state: State, fields: Fields) -> None:
    """Fail for an attribute that is neither declared nor derived, and for a missing one."""
    plain = State(1, [], 0, False, 0)
    if isinstance(state, FrameState):
        plain = FrameState(1, [], 0, False, 0, state.dice)
    common = attributes(plain)
    assert len(set(fields.names)) == len(fields.names)
    declared = {*fields.names, *fields.derived}
    assert attributes(state) - common == declared - common, "declared is not what is kept"


def assert_cloned(state: State, fields: Fields, shared: frozenset[str] = frozenset()) -> None:
    """Fail if a copy differs, or shares a list with the state that is not in `shared`."""
    copy = state.clone()
    for field in fields.fields:
        assert field.write(copy) == field.write(state), field.names()
    for name in fields.names:
        ours, theirs = getattr(state, name), getattr(copy, name)
        if isinstance(ours, list) and ours and name not in shared:
            assert ours is not theirs, f"{name} is shared by a clone"


def assert_bounded(game: Game, state: State, fields: Fields) -> None:
    """Fail if a save with a number below its bounds is loaded."""
    first = _first_place(state, fields)
    for field, path in _leaves(fields.fields, first):
        data = json.loads(json.dumps(state.to_data()))
        if _spoil(data, path):
            assert _is_refused(game, data), f"{field.name} takes {TOO_LOW}"


def _is_refused(game: Game, data: object) -> bool:
    try:
        game.load(data)
    except BadData:
        return True
    return False


def _first_place(state: State, fields: Fields) -> int:
    """Return the place in a save at which the declared pieces begin."""
    data, pieces = state.to_data(), fields.write(state)
    for place in range(len(data) - len(pieces) + 1):
        if data[place : place + len(pieces)] == pieces:
            return place
    raise AssertionError("a save has other pieces than the declaration")


def _leaves(fields: list[Field], first: int) -> Iterator[tuple[Field, list[int]]]:
    """Yield every field of numbers with its path in a save."""
    for place, field in enumerate(fields, first):
        if isinstance(field, Part):
            for leaf, path in _leaves(field.fields, 0):
                yield leaf, [place, *path]
        elif isinstance(field, Number | Numbers | Rows):
            yield field, [place]


def _spoil(data: list[object], path: list[int]) -> bool:
    """Replace a number by one that is not allowed; return whether there was one."""
    here: object = data
    for place in path[:-1]:
        assert isinstance(here, list)
        here = here[place]
    assert isinstance(here, list)
    found = here[path[-1]]
    if not isinstance(found, list):
        here[path[-1]] = TOO_LOW
        return True
    rows = [row for row in found if isinstance(row, list)] or [found]
    row = next((each for each in rows if each), None)
    if row is None:
        return False
    row[-1] = TOO_LOW
    return True
