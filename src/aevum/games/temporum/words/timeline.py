"""The four Times as a tree of Zones, with the real path, pawns and everything that lies there."""

# not compiled: words are slow code on purpose

from textwrap import wrap
from typing import Final

from aevum.core.state import NONE
from aevum.games.phrases import who
from aevum.games.temporum.data import LEADS, OUTSIDE, PLACES_OF, TIMES
from aevum.games.temporum.names import QUIET_PLANET, ROBOTIC
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.words.phrases import (
    NUMERALS,
    OUTSIDE_NAME,
    card_name,
    owner_of,
    zone_name,
)

CELL: Final = 18  # columns of a Zone, with its frame
INSIDE: Final = CELL - 2
MARGIN: Final = 3  # columns for the numeral of a Time
_LEGEND: Final = (
    "Framed Zones are real, those in brackets unreal.",
    "// and \\\\ show where a real Zone leads in the next Time, / and \\ where an unreal one does.",
    "P1: pawn of Player 1. glass 2: chits left on the hourglass. $2: money lying there.",
    "Zombies 3: they take ${} from who visits, and one follows who leaves. pile 12: cards there.",
    "A card's name on Robotic Utopia: the card that its rulers play there.",
)


def legend(chron: Chronicle) -> list[str]:
    """Return what the signs of the timeline mean."""
    return [line.format(chron.terms.numbers.zombie_loss) for line in _LEGEND]


def timeline(chron: Chronicle) -> list[str]:
    """Return the tree of Zones, and each A Place Outside Time below it."""
    lines: list[str] = []
    for time in range(1, TIMES + 1):
        lines += _row(chron, time)
        if time < TIMES:
            lines.append(_pointers(chron, time))
    lines += [_outside_words(chron, place) for place in _outside(chron)]
    return [line.rstrip() for line in lines]


def _outside(chron: Chronicle) -> list[int]:
    return sorted(each.place for row in chron.front for each in row if each.place != NONE)


def _outside_words(chron: Chronicle, place: int) -> str:
    things = ", ".join(things_on(chron, place)) or "empty"
    number = place - OUTSIDE + 1
    return f"{OUTSIDE_NAME} {number}, of {who(owner_of(chron, place))}: {things}"


def _left(time: int, number: int) -> int:
    """Return the first column of a Zone: the second of two lies between the second and third."""
    return MARGIN + CELL * number + CELL * (TIMES - time) // 2


def _row(chron: Chronicle, time: int) -> list[str]:
    """Return the lines of one Time."""
    cells = [_cell(chron, place, time) for place in PLACES_OF[time]]
    height = max(len(cell) for cell in cells)
    lines = [""] * height
    lines[1] = NUMERALS[time]
    for number, cell in enumerate(cells):
        real = chron.real[time] == PLACES_OF[time][number]
        filler = [f"|{' ' * INSIDE}|"] if real else [" " * CELL]
        filled = [*cell[:-1], *filler * (height - len(cell)), cell[-1]]
        for place, part in enumerate(filled):
            lines[place] = lines[place].ljust(_left(time, number)) + part
    return lines


def _cell(chron: Chronicle, place: int, time: int) -> list[str]:
    """Return a Zone as lines of one width: framed if it is real, in brackets if it is not."""
    real = chron.real[time] == place
    name = f"{place + 1} {zone_name(chron, place)}"
    body = wrap(name if real else f"({name})", INSIDE)
    for line in wrap(", ".join(things_on(chron, place)), INSIDE):
        body.append(line)
    if not real:
        return [" " * CELL, *(line.center(CELL) for line in body), " " * CELL]
    edge = f"+{'-' * INSIDE}+"
    return [edge, *(f"|{line.center(INSIDE)}|" for line in body), edge]


def things_on(chron: Chronicle, place: int) -> list[str]:
    """Return pawns, chits, money and tokens that are on a place."""
    found = [f"P{seat + 1}" for seat in range(chron.seats) if chron.pawn[seat] == place]
    if chron.chits[place]:
        found.append(f"glass {chron.chits[place]}")
    dollars = chron.purse[place] + chron.gold[place]
    if dollars:
        found.append(f"${dollars}")
    found += [f"HQ of P{seat + 1}" for seat in range(chron.seats) if chron.hq[seat] == place]
    for seat in range(chron.seats):
        if chron.bases[place] >> seat & 1:
            found.append(f"Base of P{seat + 1}")
    if chron.zombies[place]:
        found.append(f"Zombies {chron.zombies[place]}")
    if chron.simulation == place:
        found.append("Simulation")
    return found + _cards_on(chron, place)


def _cards_on(chron: Chronicle, place: int) -> list[str]:
    """Return the pile of Quiet Planet and the card of Robotic Utopia."""
    if place >= OUTSIDE:
        return []
    if chron.zones[place] == QUIET_PLANET:
        return [f"pile {len(chron.quiet)}"]
    if chron.zones[place] == ROBOTIC and chron.robot != NONE:
        return [card_name(chron.robot)]
    return []


def _pointers(chron: Chronicle, time: int) -> str:
    """Return the line between two Times: where each Zone leads."""
    line = ""
    for number, place in enumerate(PLACES_OF[time]):
        right = chron.pointer[place] == 1
        sign = "\\" if right else "/"
        column = _left(time, number) + CELL // 2 + (4 if right else -5)
        line = line.ljust(column) + sign * (2 if chron.real[time] == place else 1)
    return line


SMALL_LEGEND: Final = "[1 ... >2]: a real Zone and its pointer. >2: leads to Zone 2."


def small_timeline(chron: Chronicle, width: int) -> list[str]:
    """Return a line for each Time, or more where its Zones need more than `width` columns."""
    lines: list[str] = []
    for time in range(1, TIMES + 1):
        line = NUMERALS[time].ljust(MARGIN)
        for place in PLACES_OF[time]:
            zone = _small_zone(chron, place, time)
            if len(line) + 1 + len(zone) > width:
                lines.append(line)
                line = " " * MARGIN
            line = f"{line} {zone}"
        lines.append(line)
    return lines + [_outside_words(chron, place) for place in _outside(chron)]


def _small_zone(chron: Chronicle, place: int, time: int) -> str:
    """Return a Zone in a few words: its name, where it leads, and what is on it."""
    words = f"{place + 1} {zone_name(chron, place)}"
    if time < TIMES:
        words += f" >{LEADS[place][chron.pointer[place]] + 1}"
    things = ", ".join(things_on(chron, place))
    words += f": {things}" if things else ""
    return f"[{words}]" if chron.real[time] == place else f" {words} "


def path_words(chron: Chronicle) -> list[str]:
    """Return the timeline in sentences: each Zone, whether it is real, and where it leads."""
    lines: list[str] = []
    for time in range(1, TIMES + 1):
        for place in PLACES_OF[time]:
            state = "real" if chron.real[time] == place else "unreal"
            leads = ""
            if time < TIMES:
                leads = f", leads to {LEADS[place][chron.pointer[place]] + 1}"
            things = ", ".join(things_on(chron, place))
            lines.append(
                f"{place + 1} {zone_name(chron, place)}, Time {NUMERALS[time]}, {state}{leads}"
                f"{': ' if things else ''}{things}."
            )
    return lines
