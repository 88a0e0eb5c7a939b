"""The record of one game of Temporum for a balance report.

Players are listed by their place in turn order, as chance draws the first player: place 0 begins.
"""

import json
from dataclasses import astuple, dataclass

NOBODY = -1


@dataclass(frozen=True)
class Played:
    """One game; lists of lists go by place."""

    index: int
    """Its number in the simulation: the same number has the same deal in every variant."""
    seats: int
    winner: int
    """The place that won, NOBODY if the game was given up as endless."""
    turns: int
    moves: int
    end: str
    zones: list[int]
    got: list[list[int]]
    """Cards dealt, drawn or taken from their pile, one entry for each time."""
    plays: list[list[int]]
    scores: list[list[int]]
    visits: list[list[int]]
    """Zones visited, one entry for each visit; visits outside Time are left out."""

    def to_line(self) -> str:
        """Return the game as one line of text."""
        return json.dumps(astuple(self))

    def share(self, places: set[int]) -> float:
        """Return the average share of a win of these places."""
        return (self.winner in places) / len(places)


def from_line(line: str) -> Played:
    """Return the game that `to_line` wrote."""
    return Played(*json.loads(line))


def those_with(rows: list[list[int]], number: int) -> set[int]:
    """Return the places whose row names a card or Zone."""
    return {place for place, row in enumerate(rows) if number in row}


def most_of(rows: list[list[int]], number: int) -> set[int]:
    """Return the place whose row names a card or Zone most often; none if several do."""
    counts = [row.count(number) for row in rows]
    most = max(counts)
    return {counts.index(most)} if counts.count(most) == 1 else set()
