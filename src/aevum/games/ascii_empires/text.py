"""Words and drawings."""

# not compiled: words are slow code on purpose

from aevum.core.events import Event
from aevum.core.state import Ask
from aevum.games.ascii_empires.asks import ASK_NAMES
from aevum.games.ascii_empires.moves import MOVES
from aevum.games.ascii_empires.rules import Empires


def draw(sea: Empires) -> str:
    """Return a plain drawing."""
    return f"turn {sea.turn}"


def prompt(sea: Empires, ask: Ask) -> str:
    """Return the question in one sentence."""
    return ASK_NAMES[ask.kind]


def label(sea: Empires, move: int) -> str:
    """Return a move in a player's words."""
    return MOVES.text(move)


def done(sea: Empires, move: int) -> str:
    """Return a move just made in a few words."""
    return MOVES.text(move)


def say(event: Event) -> str:
    """Return an event as one line of the log."""
    return f"{event.kind} {event.seat} {event.args}"
