"""The fields of a table are declared once: copies and saves agree with it."""

import json

import pytest

from aevum.core.errors import BadData
from aevum.games.ascii import GAME
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.fields import COUNTED, FIELDS, LISTED, MARKS
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terms import FRAME_PIECES
from aevum.games.ascii.scenes import Scene
from aevum.testing.fields import TOO_LOW, attributes, check_fields

TOO_HIGH = 1 << 39  # above every bound of a mark
SHEETS = FRAME_PIECES + 1  # the place of the sheets in a save, behind the terms
NAMES = [mark.name for mark in MARKS]


def middle(seats: int) -> Empires:
    """Return a position in Development, with something in every list."""
    scene = Scene(seats).dice(6, 5, 4).omens(1, 0, 2, 0, 1, 0)
    for seat in range(seats):
        scene.staffed(seat, 2, 1, 1, 1).built(seat, "farm 1 4 empty", "farm 0 12 ruin")
        scene.workers(seat, 3, 9).gold(seat, 4, 9).science(seat).armies(seat, 2, 1)
        scene.culture(seat, "a").caravan(seat, 2, 1).mood(seat, 2, 1)
    if seats > 1:
        scene.colony(0, 1, 20, 10)
    return scene.begin().do(0, "build white2 plus 1", "tax").state


@pytest.mark.parametrize("seats", [1, 3])
def test_the_declaration_is_what_a_table_keeps(seats: int) -> None:
    check_fields(GAME, middle(seats), FIELDS)


def test_the_declaration_is_what_a_sheet_keeps() -> None:
    declared = [*NAMES, *LISTED, *COUNTED]
    assert len(set(declared)) == len(declared)
    assert attributes(middle(3).empires[0]) == set(declared)


def contents(empire: Empire) -> dict[str, object]:
    return {name: getattr(empire, name) for name in (*NAMES, *LISTED, *COUNTED)}


def test_a_sheet_is_copied_and_loaded_whole() -> None:
    state = middle(3)
    loaded = GAME.load(json.loads(json.dumps(state.to_data())))
    assert isinstance(loaded, Empires)
    for empire, again in zip(state.empires, loaded.empires, strict=True):
        copy = empire.clone()
        assert contents(copy) == contents(empire) == contents(again)
        shared = [
            name
            for name, value in contents(empire).items()
            if isinstance(value, list) and value is getattr(copy, name)
        ]
        assert not shared, "a clone shares lists with its sheet"


@pytest.mark.parametrize("number", [TOO_LOW, TOO_HIGH])
@pytest.mark.parametrize("place", range(len(MARKS)), ids=NAMES)
def test_no_mark_is_loaded_out_of_its_bounds(place: int, number: int) -> None:
    refused({(0, place): number}, "out of range")


def refused(changes: dict[tuple[int, int], int], told: str) -> None:
    """Check that loading refuses bad numbers in the parts (marks, Caravans, map) of a sheet."""
    data = json.loads(json.dumps(middle(1).to_data()))
    (sheet,) = data[SHEETS]
    for (piece, at), number in changes.items():
        sheet[piece][at] = number
    with pytest.raises(BadData, match=told):
        GAME.load(data)


@pytest.mark.parametrize("number", [TOO_LOW, 7])
def test_no_caravan_goes_farther_than_its_boxes(number: int) -> None:
    refused({(1, 0): number}, "out of range")


@pytest.mark.parametrize(("number", "told"), [(TOO_LOW, "range"), (0, "impossible place")])
def test_no_building_stands_where_it_cannot(number: int, told: str) -> None:
    refused({(2, 0): number}, told)


def test_a_sheet_holds_what_it_began_with() -> None:
    refused({(0, NAMES.index("population")): 2, (0, NAMES.index("workers")): 0}, "began with")
