"""Commands of several parts as one piece of advice."""

# not compiled: words are slow code on purpose

from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.words.labels import label
from aevum.games.phrases import listed


def begun(sea: Archipelago, seat: int) -> bool:
    """Tell whether a seat is putting a command together."""
    return len(sea.drafts[seat]) > 0


def line(sea: Archipelago, moves: list[int]) -> str:
    """Return a command with all its parts: "Offer 2 cards for ATHENA: ...; pay 10 and pay 20"."""
    words = label(sea, moves[0])
    parts = [MOVES.text(move) for move in moves[1:]]
    return f"{words}; {listed(parts)}" if parts else words
