"""ASCII Empires in words: the face of the modules that draw it, ask, label and tell."""

# not compiled: words are slow code on purpose

from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.words.done import done as done_words
from aevum.games.ascii.words.events import say
from aevum.games.ascii.words.labels import actor, label
from aevum.games.ascii.words.prompts import prompt
from aevum.games.ascii.words.sheet import draw_sheet
from aevum.games.ascii.words.table import table_lines

__all__ = ["done", "draw", "label", "prompt", "say"]


def draw(sea: Mediterranean) -> str:
    """Return the whole table as the viewer sees it: the dice, everybody in a line, a sheet.

    A viewer without a seat sees the sheet of whoever is asked.
    """
    return "\n".join([*table_lines(sea), "", *draw_sheet(sea, actor(sea))])


def done(sea: Mediterranean, move: int) -> str:
    """Return a move just made in a few words, as they follow "Undo"."""
    return done_words(move)
