"""The cards and Zones in progress, from the visit of a turn to the present question."""

# not compiled: words need no speed

from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Arg, Text
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect


def trail(chron: Chronicle) -> list[Text]:
    """Return the cards and Zones in progress, outermost first, as far as everybody may know them.

    A card that is being scored is marked; one that a Hacker replaced has Hacker before it.
    """
    return [text for effect, below in _stack(chron) for text in effect.trail(chron, below)]


def source(chron: Chronicle, seat: int) -> tuple[Arg, ...]:
    """Return the innermost of them for the beginning of a question to a seat, () if there is none.

    Things of another player have the owner's name.
    """
    last: Text | None = None
    owner = NONE
    for effect, below in _stack(chron):
        found = effect.trail(chron, below)
        if found:
            last, owner = found[-1], effect.seat
    if last is None:
        return ()
    return ((last if owner == seat else _owned(last, owner)).inner(),)


def _stack(chron: Chronicle) -> list[tuple[ChronicleEffect, ChronicleEffect | None]]:
    """Return each effect in progress with the one below it."""
    effects = [effect for effect in chron.table if isinstance(effect, ChronicleEffect)]
    return [(each, effects[at - 1] if at else None) for at, each in enumerate(effects)]


def _owned(text: Text, owner: int) -> Text:
    """Return a card or Zone in progress with its owner."""
    return Text(OWNED[text.key], {"who": ("seat", owner), **text.args}, text.book)


OWNED: Final = {
    "part-name-card": "part-owned-card",
    "part-name-zone": "part-owned-zone",
    "part-name-effect": "part-owned-effect",
    "part-scored": "part-owned-scored",
}
"""The same names with an owner."""
