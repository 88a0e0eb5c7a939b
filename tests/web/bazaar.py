"""Bazaar: Haggle with one option of every kind, so that a form can be made of them."""

from aevum.core.game import Option
from tests.tiny.haggle import Haggle


class Bazaar(Haggle):
    """The options only change the table's description."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "bazaar"
        self.title = "Bazaar"
        self.options = (
            Option("guards", "int", 2, "How many guards walk about.", 0, 9),
            Option("open_air", "bool", False, "Under the sky instead of a roof."),
            Option("season", "choice", "spring", "When it is held.", 0, 0, ("spring", "autumn")),
            Option("motto", "text", "", "Words over the gate."),
            Option(
                "land",
                "text",
                "isle",
                "Where it is held.",
                longest=8000,
                suggests=("isle", "coast"),
            ),
        )
        self.defaults = {each.name: each.read(each.default) for each in self.options}
