"""What happens, one calm line of the log for each event.

Where a match has other numbers than printed, its events carry those that their lines need, behind
all else (`Mediterranean.add_numbers`).
"""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.games.ascii.data import AS_PRINTED, EDICTS, GARRISON
from aevum.games.ascii.rules.diplomacy import ALL_DICE
from aevum.games.ascii.words.phrases import (
    TRACKS,
    at,
    box_name,
    building_at,
    dice_names,
    die_name,
    disaster_name,
    gains,
    kinds,
    many,
    operation_words,
    science_box,
    science_words,
)
from aevum.games.phrases import who

ALONE: Final = {
    "done": "{} is done with Development.",
    "announces": "{} announces the end: every ! may be checked this turn.",
    "empty": "No ! was checked: the end that {} announced does not come.",
    "immune": "Irrigation keeps the Drought from {}.",
    "defends": "{} deploys an Army and drives the Barbarians off.",
    "mercenary": "{} hires a Soldier.",
    "first": "{} comes first where nothing else decides.",
}
"""Events that have nobody and nothing but a player."""

GAINS: Final = {
    "gold": "gains {} Gold",
    "happy": "gains {} Happiness",
    "unhappy": "gains {} Unhappiness",
    "spends": "spends {} Gold",
    "pays": "pays {} Gold",
    "loses_gold": "loses {} Gold",
}
MARKS: Final = (
    "Worker",
    "Gold",
    "box of Science",
    "box of Science",
    "Soldier",
    "Happiness",
    "Unhappiness",
)
"""What a mark on each of the TRACKS is."""
GIVEN_UP: Final = ("the raid", "the raid", "the Colony", "the razing")


def say(event: Event) -> str:
    """Return an event as a line of the log."""
    kind, seat, args = event.kind, event.seat, event.args
    if kind in ALONE:
        return ALONE[kind].format(who(seat))
    if kind in GAINS:
        return f"{who(seat)} {GAINS[kind].format(args[0])}."
    line = (
        _table_line(kind, args)
        or _diplomacy_line(kind, seat, args)
        or _track_line(kind, seat, args)
        or _people_line(kind, seat, args)
        or _building_line(kind, seat, args)
        or _learning_line(kind, seat, args)
        or _war_line(kind, seat, args)
    )
    assert line, f"no words for the event {kind}"
    return line


def _number(args: list[int], place: int, printed: int) -> int:
    """Return a number that an event carries where it is not in print."""
    return args[place] if len(args) > place else printed


def _table_line(kind: str, args: list[int]) -> str:
    """Turns, dice, Disasters and the end."""
    if kind == "turn":
        return f"Turn {args[0]} begins."
    if kind == "die":
        return f"The {die_name(args[0])} shows {args[1]}."
    if kind == "rolled":
        return (
            "All dice are rolled."
            if args[0] == ALL_DICE
            else f"Rolled again: {dice_names(args[0])}."
        )
    if kind == "omen":
        name = disaster_name(args[0])
        boxes = _number(args, 2, AS_PRINTED.strikes)
        return f"Row {args[0] + 1} of the Disaster grid, {name}: box {args[1]} of {boxes}."
    if kind == "disaster":
        return f"{disaster_name(args[0])}! Row {args[0] + 1} is full, and it strikes every Empire."
    if kind == "silence":
        return "Nobody announces the end: no ! may be checked this turn."
    return "That was the last turn." if kind == "end" else ""


def _diplomacy_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "proposes":
        return f"{who(seat)} proposes to roll {dice_names(args[0])} again."
    if kind == "pledges":
        missing = f"{args[1]} more needed" if args[1] else "that is enough"
        return f"{who(seat)} pledges {args[0]} Gold, {missing}."
    if kind == "fails":
        return f"The proposal of {who(seat)} fails; nobody pays."
    return ""


def _track_line(kind: str, seat: int, args: list[int]) -> str:
    """A track that is full, and what found no room on it."""
    if kind == "mastery":
        return f"{who(seat)} checks the ! of {TRACKS[args[0]]}: this is the last turn."
    if kind == "overflow":
        track, number, withheld = args
        lost = f"{many(number, MARKS[track])} too many for {who(seat)}"
        if withheld:
            return f"{lost}: only the ! of {TRACKS[track]} is left, and the end is not announced."
        return f"{lost}: the {TRACKS[track]} track is full."
    return ""


def _people_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "workers":
        return f"{who(seat)} gains {many(args[0], 'Worker')}."
    if kind == "loses_workers":
        return f"{who(seat)} loses {many(args[0], 'Worker')}."
    if kind == "soldiers":
        became = "becomes a Soldier" if args[0] == 1 else "become Soldiers"
        return f"{many(args[0], 'Worker')} of {who(seat)} {became}."
    if kind == "taxes":
        unhappy = _number(args, 0, AS_PRINTED.edict_unhappy)
        gold = _number(args, 1, AS_PRINTED.tax_gold)
        return f"{who(seat)} dictates Taxation: {unhappy} Unhappiness for {gold} Gold."
    if kind == "dictates":
        return f"{who(seat)} dictates {EDICTS[args[0]].name}."
    if kind == "conscripts":
        unhappy = _number(args, 1, AS_PRINTED.edict_unhappy)
        soldiers = many(args[0], "Soldier")
        return f"{who(seat)} dictates Conscription: {unhappy} Unhappiness for {soldiers}."
    return ""


def _building_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "lines":
        die = _die(args[0], args[2], args[2] + args[3])
        return f"{who(seat)} uses the {die} for construction: {args[1]} lines."
    if kind == "activates":
        die = _die(args[0], args[2], _number(args, 3, AS_PRINTED.activate[args[1]]))
        return f"{who(seat)} activates the {kinds(args[1])} with the {die}."
    if kind == "builds":
        return f"{who(seat)} builds a {building_at(args[0], args[1])}."
    if kind == "staffs":
        return f"A Worker of {who(seat)} staffs the {building_at(args[1], args[0])}."
    if kind == "hires":
        where = building_at(args[1], args[0])
        return f"{who(seat)} hires a Specialist from abroad for the {where}."
    if kind == "burns":
        return f"The {building_at(args[1], args[0])} of {who(seat)} burns down."
    if kind == "uses":
        what = "Garrisons" if args[1] == GARRISON else kinds(args[1])
        unhappy = _number(args, 2, AS_PRINTED.colony_unhappy)
        suffers = f"{who(args[0])}, who will gain {unhappy} Unhappiness"
        return f"The Colony of {who(seat)} uses the {what} of {suffers}."
    return ""


def _die(die: int, face: int, counts: int) -> str:
    """Return a die with what it shows, and what Gold made of it: "green die (4, raised to 5)"."""
    raised = f", raised to {counts}" if counts > face else ""
    return f"{die_name(die)} ({face}{raised})"


def _learning_line(kind: str, seat: int, args: list[int]) -> str:
    """Science, Culture and Caravans."""
    if kind == "science":
        return f"{who(seat)} checks Science: {_science(args)}."
    if kind == "culture":
        return f"{who(seat)} checks {box_name(args[0])} of the Culture grid."
    if kind == "column":
        return f"{who(seat)} completes column {args[0] + 1}: {_column(args)}."
    if kind == "caravan":
        boxes = len(AS_PRINTED.caravans[args[0]])
        return f"{who(seat)} leads Caravan {args[0] + 1} to box {args[1]} of {boxes}."
    if kind == "arrives":
        return f"Caravan {args[0] + 1} of {who(seat)} arrives: {_arrival(args)}"
    return ""


def _science(args: list[int]) -> str:
    """Return a box of Science; with other numbers the event says what it brings."""
    if len(args) > 2:
        return science_words(args[0], args[1], [] if args[2] == NONE else args[2:])
    return science_box(AS_PRINTED, args[0], args[1])


def _column(args: list[int]) -> str:
    numbers, column = AS_PRINTED, args[0]
    return gains(
        _number(args, 1, numbers.column_workers[column]),
        _number(args, 2, numbers.column_gold[column]),
        _number(args, 3, numbers.column_science[column]),
        0,
        _number(args, 4, numbers.column_happy[column]),
    )


def _arrival(args: list[int]) -> str:
    """Return what a Caravan brings its owner, and in a second sentence what it brings others."""
    numbers, caravan = AS_PRINTED, args[0]
    reward = gains(
        0,
        _number(args, 1, numbers.caravan_gold),
        _number(args, 2, numbers.caravan_science[caravan]),
        _number(args, 3, numbers.caravan_culture[caravan]),
        _number(args, 4, numbers.caravan_happy),
    )
    share = _number(args, 5, numbers.caravan_share)
    return f"{reward}. Whoever has Reach will gain {share} Gold."


def _war_line(kind: str, seat: int, args: list[int]) -> str:
    if kind == "declares":
        return f"{who(seat)} declares {operation_words(*args)}."
    if kind == "deploys":
        return f"{who(seat)} deploys {many(args[0], 'Army')}."
    if kind == "cancels":
        return f"{who(seat)} deploys an Army to cancel an action of {who(args[0])}."
    if kind == "gives_up":
        return f"{who(seat)} gives up {GIVEN_UP[args[0]]}."
    if kind == "raids":
        whom = "the Barbarians" if args[0] == NONE else who(args[0])
        return f"{who(seat)} raids {whom}."
    if kind == "founds":
        return f"{who(seat)} founds a Colony on the map of {who(args[0])} at {at(args[1])}."
    if kind == "razes":
        return f"{who(seat)} razes the Colony of {who(args[0])} at {at(args[1])}."
    return ""
