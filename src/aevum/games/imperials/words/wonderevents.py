"""Improvements, wonders, warriors and the dragon: one line of the log for each event."""

# not compiled: words are slow code on purpose

from aevum.games.imperials.data import (
    COLOUR_NAMES,
    GREAT_NAMES,
    STRATEGIC_NAMES,
    WONDER_NAMES,
)
from aevum.games.imperials.words.phrases import STRENGTH_NAMES, told, wonder_name
from aevum.games.phrases import listed, many, who


def wonder_line(kind: str, seat: int, args: list[int]) -> str:
    """Return an event of Wonders & Warriors as a line, "" if it is none."""
    return (
        _improvement_line(kind, seat, args)
        or _warrior_line(kind, seat, args)
        or _dragon_line(kind, seat, args)
    )


def _improvement_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "improves":
        colour, level = args[0], args[1]
        strategic = level == told(args, 2, "strategic.level")
        brings = f": the {STRATEGIC_NAMES[colour]}" if strategic else ""
        return f"{who(seat)} raises {COLOUR_NAMES[colour]} to level {level}{brings}."
    if kind == "wonder":
        return f"{who(seat)} builds the {wonder_name(args[0], args[2])} in the town at {args[1]}."
    if kind == "great":
        old, new = WONDER_NAMES[args[0]], GREAT_NAMES[args[0]]
        return f"The {old} of {who(seat)} becomes the {new}."
    return ""


def _warrior_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "warrior":
        return f"{who(seat)} builds a warrior at {args[0]}."
    if kind == "activates":
        return f"{who(seat)} activates the warrior at {args[0]}."
    if kind == "upgrades":
        return f"{who(seat)} makes the warrior at {args[0]} {STRENGTH_NAMES[args[1]]}."
    if kind == "sets_out":
        return f"The warrior of {who(seat)} at {args[0]} sets out."
    if kind == "marches":
        return f"{who(seat)} moves a warrior from {args[0]} to {args[1]}."
    if kind == "displaced":
        return f"The warrior of {who(seat)} at {args[0]} is driven off."
    if kind == "retreats":
        return f"The warrior of {who(seat)} goes from {args[0]} to {args[1]}."
    if kind == "lost":
        return f"The warrior of {who(seat)} from {args[0]} has nowhere to go and is lost."
    return ""


def _dragon_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "dragon":
        if args[0] == 0:
            return "The dragon is here and attacks."
        return f"The dragon comes nearer: {many(args[0], 'step')} to go."
    if kind == "battle":
        forces = args[1:]
        brought = listed(
            [f"{who(each)} with {force}" for each, force in enumerate(forces) if force]
        )
        detail = f" ({brought})" if brought else ""
        won = "the island holds" if sum(forces) >= args[0] else "the dragon wins"
        return f"Dragon {args[0]} against warriors {sum(forces)}{detail}: {won}."
    if kind == "slayer":
        points = many(told(args, 0, "dragonslayer.points"), "point")
        return f"{who(seat)} is Dragonslayer: {points}."
    if kind == "razed":
        return f"{who(seat)} loses the town at {args[0]}; a village is left."
    return ""
