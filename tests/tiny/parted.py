"""Haggle with its view in parts, and one with a hand among the common fields."""

from typing import Final

from aevum.core.game import Game
from aevum.core.state import State
from tests.tiny.haggle import Haggle, HaggleState


class Parted(Haggle):
    """Haggle with its view in parts."""

    about: Final[dict[str, object]] = {"pairs": 2}

    def __init__(self) -> None:
        super().__init__()
        self.view_parts = True

    def view(self, view: State) -> dict[str, object]:
        return Game.view(self, view)

    def fixed(self, view: State) -> dict[str, object]:
        return self.about

    def common(self, view: State) -> dict[str, object]:
        assert isinstance(view, HaggleState)
        return {"deck": view.deck.size(), "points": view.points[:], "offer": view.offer[:]}

    def private(self, view: State) -> dict[str, object]:
        assert isinstance(view, HaggleState)
        return {"hands": [hand[:] for hand in view.hands], "says": view.says[:]}


class Unshared(Parted):
    """A hand is among the common fields."""

    def common(self, view: State) -> dict[str, object]:
        return {**super().common(view), **super().private(view)}

    def private(self, view: State) -> dict[str, object]:
        return {}
