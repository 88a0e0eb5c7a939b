"""Every move in a player's words, from its question or its command."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.state import Ask
from aevum.core.text import Label, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import MOST_UNEVEN
from aevum.games.chronos.moves import GAIN, MOVES, PAY
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import ACT
from aevum.games.chronos.rules.phrases import CARDS, CITIES, GODS, counted
from aevum.games.chronos.rules.questions import QUESTIONS


def label(sea: Archipelago, move: int) -> Label:
    """Return the label of a move for the seat that may make it."""
    row = MOVES.row(move)
    if row.name in APART:
        return Label(APART[row.name](row.args(move)))
    seat = max(sea.viewer, 0)
    for ask in choices_of(sea, seat):
        if QUESTIONS[ask.kind].admits(sea, ask, move):
            return QUESTIONS[ask.kind].label(sea, ask, move)
    return sea.terms.pantheon.commands[move].label(sea, seat, move)


def choices_of(sea: Archipelago, seat: int) -> list[Ask]:
    """Return the choices that a seat has to make, the oldest first."""
    return [ask for ask in sea.asks if ask.seat == seat and ask.kind != ACT]


def line(sea: Archipelago, moves: list[int]) -> Label:
    """Return a command with the cards that pay for it."""
    told = label(sea, moves[0])
    cards = [move - PAY for move in moves[1:] if PAY <= move < GAIN]
    if not cards:
        return told
    return told._replace(text=m.move_with(label=told.text, cards=counted(cards)), cost=None)


def begun(sea: Archipelago, seat: int) -> bool:
    """Return whether a seat is putting a command together."""
    return len(sea.drafts[seat]) > 0


APART: Final[dict[str, Callable[[list[int]], Text]]] = {
    "wait": lambda args: m.move_wait(),
    "retract": lambda args: m.move_retract(),
    "calm": lambda args: m.move_calm(),
    "knock": lambda args: m.move_knock(),
    "card": lambda args: m.move_card(card=CARDS[args[0]]),
    "city": lambda args: m.move_city(city=CITIES[args[0]]),
    "god": lambda args: m.move_god(god=GODS[args[0]]),
    "sand": lambda args: m.move_sand(n=100 - MOST_UNEVEN + args[0]),
}
"""Moves that are not commands of a seat: waiting, and outcomes of chance."""
