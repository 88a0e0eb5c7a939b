"""Classes of core that others extend can be extended by interpreted code, on either build."""

from aevum.core.drive import Driver
from aevum.core.fields import Number, Numbers, Part, Piles, Under, Word
from aevum.core.state import State


class OwnDriver(Driver):
    """Retracts nothing."""


class OwnNumber(Number):
    """A number of a designer's game."""


class OwnNumbers(Numbers):
    """Numbers of a designer's game."""


class OwnWord(Word):
    """The words of a designer's game."""


class OwnPiles(Piles):
    """Piles of a designer's game."""


class OwnPart(Part):
    """Fields of a designer's game."""


class OwnUnder(Under):
    """The hidden parts of a designer's game."""


def test_a_driver_is_extended() -> None:
    driver = OwnDriver(State(2, [], 0, False, -1))
    assert driver.declined == [[], []]


def test_shapes_of_fields_are_extended() -> None:
    fields = [
        OwnNumber("turn", 0, 9),
        OwnNumbers("hands", 2, 0, 9, OwnUnder("fog")),
        OwnWord("ending", ("", "points")),
        OwnPiles("decks", 1, 3),
    ]
    part = OwnPart(list(fields))
    assert part.names() == ["turn", "hands", "ending", "decks"]
    assert [field.has_holes() for field in fields] == [False, True, False, True]
