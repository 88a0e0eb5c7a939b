"""A game with changed numbers, for a report that compares it with the printed one."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field

from aevum.core.errors import BadOption
from aevum.core.game import Game


@dataclass(frozen=True)
class Variant:
    """A game that differs from the printed one in some numbers."""

    name: str
    numbers: dict[str, int] = field(default_factory=dict)

    def version(self) -> str:
        """Return a text that is unique to these numbers."""
        return hashlib.sha256(json.dumps(self.numbers).encode()).hexdigest()[:8]


PRINTED = Variant("printed")


def row(name: str, printed: tuple[int, ...], values: tuple[int, ...]) -> dict[str, int]:
    """Return the numbers of a row, `name.1` and so on, that differ from print."""
    pairs = enumerate(zip(printed, values, strict=True), 1)
    return {f"{name}.{place}": value for place, (old, value) in pairs if value != old}


def can_play(game: Game, variant: Variant, say: Callable[[str], None]) -> bool:
    """Return whether a game has the numbers of a variant; if not, print that it is left out."""
    try:
        game.numbers.settle(variant.numbers)
    except BadOption as error:
        say(f"The variant {variant.name} is left out: {error}")
        return False
    return True
