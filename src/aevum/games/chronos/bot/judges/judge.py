"""What the bot asks itself about a GOD, a CITY or a power, and what it says by default."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.chronos.bot.kingdom import Realm, table_points
from aevum.games.chronos.bot.outlook import Outlook

UNKNOWN_GOD: Final = 30  # what a GOD is worth of which the bot knows nothing, in points
USUAL_SEAL: Final = 4  # a CITY for oneself alone
SCORING_SEAL: Final = 8  # one that counts for the score


@mypyc_attr(allow_interpreted_subclasses=True)
class GodJudge:
    """The bot's opinion of a GOD.

    A GOD without a judge of its own has this one: what it adds to the score counts, it is worth a
    little beside that, and its cube goes where it may go first. A subclass changes what it knows
    better.
    """

    def __init__(self, standing: int = UNKNOWN_GOD) -> None:
        self.standing = standing
        """What it is worth beside what it adds to the score, in points."""

    def bonus(self, look: Outlook, god: int) -> int:
        """Return the points that it gives at once for where the bot's timers stand."""
        return table_points(look.sea, look.seat, god)

    def worth(self, look: Outlook, after: Realm) -> int:
        """Return what it is worth beside the score, as the table stands.

        `after` is the bot's kingdom with the GOD, once it has paid.
        """
        return self.standing

    def cube(self, look: Outlook, god: int) -> list[int]:
        """Return the move that puts its cube, [] if it has none."""
        return look.sea.terms.pantheon.gods[god].cubes(look.sea, look.seat)[:1]


@mypyc_attr(allow_interpreted_subclasses=True)
class CityJudge:
    """The bot's opinion of a CITY, beside what it adds to the score."""

    def __init__(self, standing: int = 0, seal: int = USUAL_SEAL) -> None:
        self.standing = standing
        """What its power is worth at any time, in points."""
        self.seal = seal
        """What it is worth that nobody else has its power."""

    def worth(self, look: Outlook, here: bool) -> int:
        """Return what its power is worth; `here`: the bot has it already."""
        return self.standing


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerJudge:
    """The bot's opinion of a row of moves that uses a power; by default it never does."""

    def __init__(self, once: bool = False) -> None:
        self.once = once
        """Whether the opinion is the same for all moves of the row."""

    def line(self, look: Outlook, move: int) -> tuple[list[int], int]:
        """Return a command with all its parts and what it brings; [] if it is not worth while."""
        return [], 0
