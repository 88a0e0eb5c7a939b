"""The bot's questions about a GOD, a CITY or a power, and its default answers."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.chronos.bot.kingdom import Realm, table_points
from aevum.games.chronos.bot.outlook import Outlook

UNKNOWN_GOD: Final = 30  # value of a GOD that the bot does not know, in points
USUAL_SEAL: Final = 4  # a CITY that nobody else can use
SCORING_SEAL: Final = 8  # one that counts for the score


@mypyc_attr(allow_interpreted_subclasses=True)
class GodJudge:
    """The bot's opinion of a GOD.

    A GOD without its own judge has this one: what it adds to the score counts, it is worth a little
    more than that, and its cube goes to the first possible place. A subclass overrides what it
    knows better.
    """

    def __init__(self, standing: int = UNKNOWN_GOD) -> None:
        self.standing = standing
        """Its value in points, besides what it adds to the score."""

    def bonus(self, look: Outlook, god: int) -> int:
        """Return the points that it gives at once for the places of the bot's timers."""
        return table_points(look.sea, look.seat, god)

    def worth(self, look: Outlook, after: Realm) -> int:
        """Return its value at this table, besides what it adds to the score.

        `after` is the bot's kingdom with the GOD, once it has paid.
        """
        return self.standing

    def cube(self, look: Outlook, god: int) -> list[int]:
        """Return the move that puts its cube, [] if it has none."""
        return look.sea.terms.pantheon.gods[god].cubes(look.sea, look.seat)[:1]


@mypyc_attr(allow_interpreted_subclasses=True)
class CityJudge:
    """The bot's opinion of a CITY, besides what it adds to the score."""

    def __init__(self, standing: int = 0, seal: int = USUAL_SEAL) -> None:
        self.standing = standing
        """The value of its power at any time, in points."""
        self.seal = seal
        """The value if nobody else has its power."""

    def worth(self, look: Outlook, here: bool) -> int:
        """Return the value of its power; `here`: the bot has it already."""
        return self.standing


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerJudge:
    """The bot's opinion of a row of moves that uses a power; by default it never does."""

    def __init__(self, once: bool = False) -> None:
        self.once = once
        """Whether the opinion is the same for all moves of the row."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        """Return a command with all its parts and its value; [] if it is not worthwhile."""
        return [], 0
