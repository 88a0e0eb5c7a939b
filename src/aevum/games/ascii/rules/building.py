"""The contract of buildings (R4)."""

from aevum.core.native import mypyc_attr
from aevum.games.ascii.data import GARRISON
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Building:
    """A kind of building and everything it does; `terms.buildings` has one for each kind.

    Its lines, die and points are numbers of the match, its shape is in `shapes.py`. A die
    activates all staffed buildings of a kind at once, the player's own or a host's: `produce` gives
    their products. Nobody activates buildings that would bring nothing (`productive`).

    A designer's own building replaces one of the sheet (`EmpiresGame(own=[...])`), with its
    shape, lines and die. Bots build it and try out what it makes, unless it has a judge in `bot/`.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        """Its place in NAMES."""

    def is_allowed(self, empire: Empire) -> bool:
        """Return whether there are the staffed buildings that it needs (R4.5)."""
        return True

    def productive(self, empire: Empire, last: bool) -> bool:
        """Return whether one of them would bring anything, which needs a free box."""
        return False

    def reaches_end(self, empire: Empire) -> bool:
        """Return whether the player's own would check a `!`, and something before it too (R5.6)."""
        return False

    def produce(self, sea: Mediterranean, seat: int, made: int) -> None:
        """Give a seat so many products."""
        raise NotImplementedError("abstract: produce, for buildings that make something")


def may_activate(sea: Mediterranean, seat: int, kind: int) -> bool:
    """Return whether a seat has staffed buildings of a kind that would bring anything."""
    empire = sea.empires[seat]
    return empire.staffed[kind] > 0 and sea.terms.buildings[kind].productive(empire, sea.last)


def produce(sea: Mediterranean, seat: int, kind: int, number: int) -> None:
    """Give a seat the products of so many buildings of a kind."""
    sea.terms.buildings[kind].produce(sea, seat, number * sea.terms.numbers.makes[kind])


def most_trained(empire: Empire, garrisons: int, last: bool) -> int:
    """Return how many Soldiers so many Garrisons can make now."""
    return empire.trainable(garrisons * empire.numbers.makes[GARRISON], last)
