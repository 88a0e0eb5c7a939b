"""Chronos Conquest in words: the face of the modules that draw it, ask, label and tell."""

# not compiled: words are slow code on purpose

from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.words.done import done as done_words
from aevum.games.chronos.words.events import say
from aevum.games.chronos.words.hints import begun, line
from aevum.games.chronos.words.labels import label
from aevum.games.chronos.words.prompts import prompt
from aevum.games.chronos.words.table import draw

__all__ = ["begun", "done", "draw", "label", "line", "prompt", "say"]


def done(sea: Archipelago, move: int) -> str:
    """Return a move just made in a few words, as they follow "Undo"."""
    return done_words(move)
