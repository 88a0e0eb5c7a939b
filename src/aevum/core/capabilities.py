"""What only some games offer: `Game.solver()`, `editor()`, `sheet()` and `screen()` return it."""

# not compiled: nothing here is called in a hot path, and games elsewhere extend it

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import NamedTuple

from aevum.core.state import State

Progress = Callable[[int, float], None]


class Solution(NamedTuple):
    """Moves from a position to the end of a match."""

    moves: list[int]
    score: int
    nodes: int
    """How many positions or plans were tried."""
    stopped: bool = False
    """Whether Ctrl-C ended the search early."""


class Solver:
    """Searches a solo game whose start follows from its options."""

    subject: str = ""
    """What is solved, in a few words: "boards of Chess"."""

    def solve(
        self, state: State, seconds: float, nodes: int, seed: int, progress: Progress | None
    ) -> Solution:
        """Return the best plan found from a position, which is not changed.

        It takes about `seconds`, or tries `nodes` if that is more than 0: then the same position,
        nodes and seed give the same plan. `progress` is told the best score so far and the part of
        the budget used; a KeyboardInterrupt that it raises ends the search with what it has.
        """
        raise NotImplementedError("abstract: solve")

    def par(self, options: dict[str, object], seconds: float) -> int | None:
        """Return the score that a search of about `seconds` reaches from the start of a match.

        None if the options leave the start to chance.
        """
        return None

    def daily(self, day: date) -> dict[str, object]:
        """Return the options of a day's puzzle, the same for everybody."""
        raise NotImplementedError("abstract: daily")

    def title(self, state: State) -> str:
        """Return what a position was set up from, such as a date, as the title of its plan."""
        return ""

    def parts(self, state: State) -> list[tuple[str, int]]:
        """Return the parts of a position's score, by name."""
        return []


class Drawing(NamedTuple):
    """A map that was read and checked."""

    name: str
    text: str
    """The text that is stored; `Editor.read` understands it."""


class Editor:
    """Reads the maps that players draw for a game, each a text in JSON."""

    option: str = ""
    """The option that takes the name of a map or its text."""
    longest_name: int = 40

    def official(self) -> dict[str, str]:
        """Return the game's own maps by name, each as text."""
        raise NotImplementedError("abstract: official")

    def read(self, text: str, name: str = "") -> Drawing:
        """Return a map, under another name if one is given. Raise a BadOption if anything is
        wrong."""
        raise NotImplementedError("abstract: read")

    def lines(self, text: str) -> str:
        """Return a map as JSON, in lines that are easy to edit by hand."""
        return text

    def drawing(self, text: str) -> list[str]:
        """Return a map drawn in letters, followed by what cannot be drawn."""
        return []

    def facts(self, text: str) -> list[tuple[str, str]]:
        """Return what a list of maps shows of one: (title of the column, words)."""
        return []


class PrintedSheet:
    """The empty sheet of a game that is played with pen and paper."""

    def text(self) -> str:
        """Return it for a fixed-width font, at most 80 columns wide."""
        raise NotImplementedError("abstract: text")

    def svg(self) -> str:
        """Return it as an A4 page."""
        raise NotImplementedError("abstract: svg")


class Screen(NamedTuple):
    """A game's own board for browsers: files of its package; nothing else is sent.

    docs/screen.md says what the module exports and receives.
    """

    folder: str | Path
    """Where the files are, such as `Path(__file__).parent / "screen"`."""
    module: str = "screen.js"
    """The ES module that draws the board, a path inside the folder."""
    styles: tuple[str, ...] = ()
    """Style sheets for the board; they affect nothing else on the page."""
    files: tuple[str, ...] = ()
    """What these load: more modules, pictures, fonts."""
