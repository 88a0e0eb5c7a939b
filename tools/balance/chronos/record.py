"""The record of one game of Chronos Conquest for a balance report; lists of players go by seat."""

import json
from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Played:
    """One game."""

    index: int
    """Its number: the same number has the same seed in every variant."""
    seats: int
    length: int
    """Game time, in milliseconds."""
    moves: int
    end: str
    bots: list[str]
    wins: list[float]
    """Each player's share of the win: a shared victory is divided."""
    scores: list[int]
    gods: list[int]
    """The GODs in play."""
    owners: list[list[int]]
    """For each GOD that somebody has at the end: the GOD, who has it, when it left the temple."""
    decided: list[int]
    """The GODs by whose condition the game was won."""
    cities: list[int]
    stays: list[list[int]]
    """For each CITY in play, how long each player had its power, in milliseconds."""

    def to_line(self) -> str:
        """Return the game as one line of text."""
        return json.dumps(astuple(self))

    def gap(self) -> int:
        """Return by how much the winner's score is above the best of those who did not win.

        It is negative if somebody won by other means than points; 0 if everybody won.
        """
        won = [score for score, part in zip(self.scores, self.wins, strict=True) if part]
        rest = [score for score, part in zip(self.scores, self.wins, strict=True) if not part]
        return max(won) - max(rest) if rest else 0

    def shared(self) -> bool:
        """Return whether several won."""
        return sum(part > 0 for part in self.wins) > 1


def from_line(line: str) -> Played:
    """Return the game that `to_line` wrote."""
    return Played(*json.loads(line))
