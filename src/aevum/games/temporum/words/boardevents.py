"""What happens on the board, with crowns, money and tokens: one line of the log for each event."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.phrases import who
from aevum.games.temporum.data import OUTSIDE, TIME_OF, TIMES, ZONES
from aevum.games.temporum.printed import PRINTED
from aevum.games.temporum.words import flat as ops
from aevum.games.temporum.words.figures import Figure
from aevum.games.temporum.words.phrases import OUTSIDE_NAME, time_words

MARKS: Final = {
    ops.NO_GAIN: "{} gains no dollars for the rest of this turn",
    ops.LAURELS: "{} takes the Golden Laurels",
    ops.SAGE: "{} takes the Sage",
    ops.POISON: "{} takes a Poison token",
    ops.MORE_TURNS: "{} will take {turns:one} more {turns:turn/turns} after this one",
    ops.RELIC: "History stays as it is until the next turn of {}",
    ops.SCIMITAR: "The Sultan's Scimitar waits for the next turn of {}",
}


def board_line(kind: str, seat: int, args: list[int]) -> str:
    """Return what happened on the board, "" for an event of another kind."""
    return (
        _pawn_line(kind, seat, args)
        or _crown_line(kind, seat, args)
        or _money_line(kind, seat, args)
        or _token_line(kind, seat, args)
    )


def _at(place: int, zone: int) -> str:
    """Return a place of an event and the Zone there: "Bronze Age in Time I"."""
    if place >= OUTSIDE:
        return f"{OUTSIDE_NAME} {place - OUTSIDE + 1}"
    return f"{ZONES[zone].name} in {time_words(TIME_OF[place])}"


def _pawn_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "visits":
        return f"{who(seat)} visits {_at(*args)}."
    if kind == "works":
        return f"{_at(*args)} becomes real and works."
    if kind == "moves":
        return f"{who(seat)} moves to {_at(*args[1:])}."
    if kind == "drags":
        return f"A Zombie follows {who(seat)} to {_at(*args[1:])}."
    if kind == "shifts":
        return f"{who(seat)} is shifted to {_at(*args[1:])}."
    if kind == "changes":
        place, leads, zone, there = args
        return f"History changes at {_at(place, zone)}, which now leads to {_at(leads, there)}."
    return ""


def _crown_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "advances":
        return f"{who(seat)} advances a crown to {time_words(args[0] + 1)}."
    if kind == "retreats":
        return f"A crown of {who(seat)} goes back to {time_words(args[0] - 1)}."
    if kind == "beyond":
        return f"{who(seat)} makes the step beyond {time_words(TIMES)}."
    return ""


def _money_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "gains":
        return f"{who(seat)} gains ${args[0]}."
    if kind == "loses":
        return f"{who(seat)} loses ${args[0]}."
    if kind == "pays":
        beggars = f", ${args[1]} of it from Beggars" if args[1] else ""
        return f"{who(seat)} pays ${args[0]}{beggars}."
    if kind == "begs":
        return f"{who(seat)} puts ${args[0]} on a Beggar."
    if kind == "gold":
        added = args[2] if len(args) > 2 else PRINTED.gold_added
        return f"${added} more lies on {_at(*args[:2])}."
    return ""


def _token_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "hourglass":
        return f"The hourglass of {_at(*args)} has run out and is turned."
    if kind == "base":
        return f"{who(seat)} puts a Base on {_at(*args)}."
    if kind == "headquarters":
        return f"{who(seat)} puts the HQ on {_at(*args)}."
    if kind == "simulates":
        return f"{who(seat)} puts the Simulation token on {_at(*args)}."
    if kind == "marks":
        turns = Figure(args[1] if len(args) > 1 else PRINTED.more_turns)
        return f"{MARKS[args[0]].format(who(seat), turns=turns)}."
    return ""
