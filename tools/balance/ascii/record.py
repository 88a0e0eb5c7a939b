"""The record of one game of ASCII Empires for a balance report.

Players are listed by place, counted from the one who is first if nothing else decides.
"""

import json
from dataclasses import astuple, dataclass

from aevum.core.text import Text
from aevum.games.ascii import GAME
from aevum.games.ascii.rules.phrases import TRACKS as TRACK_IDS

PARTS = ("buildings", "Gold", "Armies", "`!`", "Culture", "`:)`", "`:(`")
TRACKS = [str(Text(f"track-{each}", {}, GAME.book)) for each in TRACK_IDS]
"""The tracks that end in a !, by name."""


@dataclass(frozen=True)
class Played:
    """One game; lists go by place."""

    index: int
    """Its number: the same number has the same dice and strategies in every variant."""
    seats: int
    turn: int
    """The turn in which it ended."""
    moves: int
    end: str
    strategies: list[str]
    wins: list[float]
    """Each player's share of the win: a shared victory is divided."""
    scores: list[int]
    masteries: list[list[int]]
    """The tracks whose `!` each has checked, as numbers in TRACKS."""
    parts: list[list[int]]
    """The points of each player by source, as in PARTS."""

    def to_line(self) -> str:
        """Return the game as one line of text."""
        return json.dumps(astuple(self))

    def enders(self) -> list[int]:
        """Return the places that checked a `!`."""
        return [place for place, tracks in enumerate(self.masteries) if tracks]


def from_line(line: str) -> Played:
    """Return the game that `to_line` wrote."""
    return Played(*json.loads(line))
