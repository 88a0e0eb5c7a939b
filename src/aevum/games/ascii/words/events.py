"""The log: a message for each kind of event.

If a match has changed numbers, its events have those that their lines need at the end
(`Mediterranean.add_numbers`).
"""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final, NamedTuple

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import AS_PRINTED
from aevum.games.ascii.rules.diplomacy import ALL_DICE
from aevum.games.ascii.rules.phrases import (
    BRANCHES,
    BUILDINGS,
    DICE_NAMES,
    EDICT_NAMES,
    MARKS,
    TRACKS,
    box_name,
    brings,
    dice_names,
    disaster_name,
    gains,
    operation,
    place,
)
from aevum.games.ascii.rules.science import brought


class Told(NamedTuple):
    """An event: who acts, and its numbers."""

    seat: int
    args: list[int]

    def number(self, at: int, printed: int) -> int:
        """Return a number that an event has if it differs from print."""
        return self.args[at] if len(self.args) > at else printed


Say = Callable[[Told], Text]


def say(event: Event) -> Text:
    """Return an event as a line of the log."""
    if event.kind not in SAY:
        raise KeyError(f'the event "{event.kind}" has no line: give it one in SAY')
    return SAY[event.kind](Told(event.seat, event.args))


def _plain(message: Callable[[], Text]) -> Say:
    text = message()
    return lambda _: text


def _by(message: Callable[..., Text]) -> Say:
    """A line that names only the one who acts."""
    return lambda t: message(who=t.seat)


def _gold(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, gold=t.args[0])


def _mood(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, n=t.args[0])


def _workers(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, workers=t.args[0])


def _building(message: Callable[..., Text], kind: int, cell: int) -> Say:
    """A line about a building; its kind and its cell are these arguments of the event."""

    def say_it(t: Told) -> Text:
        col, row = place(t.args[cell])
        return message(who=t.seat, building=BUILDINGS[t.args[kind]], col=col, row=row)

    return say_it


# Dice and Disasters


def _rolled(t: Told) -> Text:
    if t.args[0] == ALL_DICE:
        return m.say_rolled()
    return m.say_rolled_again(dice=dice_names(t.args[0]))


def _omen(t: Told) -> Text:
    row, box = t.args[0], t.args[1]
    boxes = t.number(2, AS_PRINTED.strikes)
    return m.say_omen(disaster=disaster_name(row), row=row + 1, box=box, boxes=boxes)


def _disaster(t: Told) -> Text:
    return m.say_disaster(disaster=disaster_name(t.args[0]), row=t.args[0] + 1)


def _pledges(t: Told) -> Text:
    gold, missing = t.args
    if not gold:
        return m.say_pledges_nothing(who=t.seat, missing=missing)
    if missing:
        return m.say_pledges(who=t.seat, gold=gold, missing=missing)
    return m.say_pledges_enough(who=t.seat, gold=gold)


# Tracks and edicts


def _overflow(t: Told) -> Text:
    track, number, withheld = t.args
    message = m.say_overflow_unannounced if withheld else m.say_overflow
    return message(who=t.seat, lost=[(MARKS[track], number)], track=TRACKS[track])


def _taxes(t: Told) -> Text:
    unhappy = t.number(0, AS_PRINTED.edict_unhappy)
    return m.say_taxes(who=t.seat, unhappy=unhappy, gold=t.number(1, AS_PRINTED.tax_gold))


def _conscripts(t: Told) -> Text:
    unhappy = t.number(1, AS_PRINTED.edict_unhappy)
    return m.say_conscripts(who=t.seat, unhappy=unhappy, soldiers=t.args[0])


# Buildings


def _lines(t: Told) -> Text:
    die, lines, face, extra = t.args
    name = DICE_NAMES[die]
    if not extra:
        return m.say_lines(who=t.seat, lines=lines, die=name, face=face)
    return m.say_lines_raised(who=t.seat, lines=lines, die=name, face=face, to=face + extra)


def _activates(t: Told) -> Text:
    die, building, face = DICE_NAMES[t.args[0]], BUILDINGS[t.args[1]], t.args[2]
    wanted = t.number(3, AS_PRINTED.activate[t.args[1]])
    if face >= wanted:
        return m.say_activates(who=t.seat, building=building, die=die, face=face)
    return m.say_activates_raised(who=t.seat, building=building, die=die, face=face, to=wanted)


def _uses(t: Told) -> Text:
    unhappy = t.number(2, AS_PRINTED.colony_unhappy)
    building = BUILDINGS[t.args[1]]
    return m.say_uses(who=t.seat, host=t.args[0], building=building, unhappy=unhappy)


# Science, Culture and Caravans


def _science(t: Told) -> Text:
    """Return a box of Science; with changed numbers the event has its effects."""
    line, box, *told = t.args
    pairs = told or brought(AS_PRINTED, line, box)
    branch = BRANCHES[line]
    if not pairs or pairs[0] == NONE:
        return m.say_science(who=t.seat, branch=branch, box=box)
    return m.say_science_brings(who=t.seat, branch=branch, box=box, brings=brings(pairs))


def _column(t: Told) -> Text:
    numbers, column = AS_PRINTED, t.args[0]
    get = gains(
        t.number(1, numbers.column_workers[column]),
        t.number(2, numbers.column_gold[column]),
        t.number(3, numbers.column_science[column]),
        0,
        t.number(4, numbers.column_happy[column]),
    )
    return m.say_column(who=t.seat, column=column + 1, get=get)


def _caravan(t: Told) -> Text:
    caravan, box = t.args
    boxes = len(AS_PRINTED.caravans[caravan])
    return m.say_caravan(who=t.seat, caravan=caravan + 1, box=box, boxes=boxes)


def _arrives(t: Told) -> Text:
    """Return the line on what a Caravan brings its owner and others."""
    numbers, caravan = AS_PRINTED, t.args[0]
    get = gains(
        0,
        t.number(1, numbers.caravan_gold),
        t.number(2, numbers.caravan_science[caravan]),
        t.number(3, numbers.caravan_culture[caravan]),
        t.number(4, numbers.caravan_happy),
    )
    share = t.number(5, numbers.caravan_share)
    return m.say_arrives(who=t.seat, caravan=caravan + 1, get=get, gold=share)


# Deployment

GIVES_UP: Final = (
    m.say_gives_up_raid,
    m.say_gives_up_raid,
    m.say_gives_up_colony,
    m.say_gives_up_razing,
)


def _raids(t: Told) -> Text:
    if t.args[0] == NONE:
        return m.say_raids_barbarians(who=t.seat)
    return m.say_raids(who=t.seat, victim=t.args[0])


def _founds(t: Told) -> Text:
    col, row = place(t.args[1])
    return m.say_founds(who=t.seat, host=t.args[0], col=col, row=row)


def _razes(t: Told) -> Text:
    col, row = place(t.args[1])
    return m.say_razes(who=t.seat, owner=t.args[0], col=col, row=row)


SAY: Final[dict[str, Say]] = {
    # The table
    "turn": lambda t: m.say_turn(n=t.args[0]),
    "die": lambda t: m.say_die(die=DICE_NAMES[t.args[0]], n=t.args[1]),
    "rolled": _rolled,
    "omen": _omen,
    "disaster": _disaster,
    "silence": _plain(m.say_silence),
    "end": _plain(m.say_end),
    "first": _by(m.say_first),
    "announces": _by(m.say_announces),
    "empty": _by(m.say_empty),
    "done": _by(m.say_done),
    # Diplomacy
    "proposes": lambda t: m.say_proposes(who=t.seat, dice=dice_names(t.args[0])),
    "pledges": _pledges,
    "fails": _by(m.say_fails),
    "pays": _gold(m.say_pays),
    # Tracks, Disasters and edicts
    "gold": _gold(m.say_gold),
    "spends": _gold(m.say_spends),
    "loses_gold": _gold(m.say_loses_gold),
    "happy": _mood(m.say_happy),
    "unhappy": _mood(m.say_unhappy),
    "workers": _workers(m.say_workers),
    "loses_workers": _workers(m.say_loses_workers),
    "soldiers": lambda t: m.say_soldiers(who=t.seat, soldiers=t.args[0]),
    "mercenary": _by(m.say_mercenary),
    "mastery": lambda t: m.say_mastery(who=t.seat, track=TRACKS[t.args[0]]),
    "overflow": _overflow,
    "immune": _by(m.say_immune),
    "defends": _by(m.say_defends),
    "taxes": _taxes,
    "conscripts": _conscripts,
    "dictates": lambda t: m.say_dictates(who=t.seat, edict=EDICT_NAMES[t.args[0]]),
    # Buildings
    "lines": _lines,
    "activates": _activates,
    "builds": _building(m.say_builds, 0, 1),
    "staffs": _building(m.say_staffs, 1, 0),
    "hires": _building(m.say_hires, 1, 0),
    "burns": _building(m.say_burns, 1, 0),
    "uses": _uses,
    # Science, Culture and Caravans
    "science": _science,
    "culture": lambda t: m.say_culture(who=t.seat, box=box_name(t.args[0])),
    "column": _column,
    "caravan": _caravan,
    "arrives": _arrives,
    # Deployment
    "declares": lambda t: m.say_declares(who=t.seat, what=operation(*t.args)),
    "deploys": lambda t: m.say_deploys(who=t.seat, armies=t.args[0]),
    "cancels": lambda t: m.say_cancels(who=t.seat, other=t.args[0]),
    "gives_up": lambda t: GIVES_UP[t.args[0]](who=t.seat),
    "raids": _raids,
    "founds": _founds,
    "razes": _razes,
}
