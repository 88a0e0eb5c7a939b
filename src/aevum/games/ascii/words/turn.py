"""The turn in words."""

# not compiled: words need no speed

from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.rules.mediterranean import Mediterranean


def turn_words(sea: Mediterranean) -> Text:
    """Return the turn, the number of turns if that ends most games, and whether it is the last.

    With several players few games last until the last turn, so that one is announced when it comes.
    """
    last = sea.terms.last_turn
    if sea.is_final() or sea.turn >= last:
        return m.part_turn_last(n=sea.turn)
    if sea.seats == 1:
        return m.part_turn_of(n=sea.turn, last=last)
    return m.part_turn(n=sea.turn)
