"""The game in words."""

from aevum.core.events import Event
from aevum.core.state import Ask
from aevum.games.imperials.asks import ASK_NAMES
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.realm import Realm


def draw(realm: Realm) -> str:
    """Return a plain drawing."""
    return f"turn {realm.turn} points {realm.points}"


def prompt(realm: Realm, ask: Ask) -> str:
    """Return the question."""
    return ASK_NAMES[ask.kind]


def label(realm: Realm, move: int) -> str:
    """Return a move in a player's words."""
    return MOVES.text(move)


def say(event: Event) -> str:
    """Return a line of the log."""
    return event.kind
