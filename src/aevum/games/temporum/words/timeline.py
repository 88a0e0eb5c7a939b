"""The four Times as a tree of Zones, with the real path, pawns and everything on them."""

# not compiled: words need no speed

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import LEADS, OUTSIDE, PLACES_OF, TIMES, ZONE_NUMBER
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.phrases import card_id, owner_of, time_id, zone_at
from aevum.games.temporum.words.panels import Line

NUMERALS: Final = ("", "I", "II", "III", "IV")
CELL: Final = 18  # columns of a Zone, with its frame
INSIDE: Final = CELL - 2
MARGIN: Final = 3  # columns for the numeral of a Time

One = Callable[[Text], str]
"""Renders a message in the language of the table."""


def legend(chron: Chronicle) -> list[Text]:
    """Return the meaning of the signs of the timeline."""
    return [
        m.table_legend_frames(),
        m.table_legend_ways(),
        m.table_legend_things(),
        m.table_legend_zombies(coins=chron.terms.numbers.zombie_loss),
        m.table_legend_robot(),
    ]


def timeline(chron: Chronicle, one: One) -> list[str]:
    """Return the tree of Zones, and each A Place Outside Time below it."""
    lines: list[str] = []
    for time in range(1, TIMES + 1):
        lines += _row(chron, time, one)
        if time < TIMES:
            lines.append(_pointers(chron, time))
    lines += [_outside_words(chron, place, one) for place in _outside(chron)]
    return [line.rstrip() for line in lines]


def _outside(chron: Chronicle) -> list[int]:
    return sorted(each.place for row in chron.front for each in row if each.place != NONE)


def _outside_words(chron: Chronicle, place: int, one: One) -> str:
    owned = one(m.table_outside(zone=zone_at(chron, place), who=owner_of(chron, place)))
    return f"{owned}: {_things(chron, place, one) or one(m.table_nothing())}"


def _name(chron: Chronicle, place: int, one: One) -> str:
    return f"{place + 1} {one(m.part_name_zone(zone=zone_at(chron, place)))}"


def _things(chron: Chronicle, place: int, one: One) -> str:
    return ", ".join([one(thing) for thing in things_on(chron, place)])


def _left(time: int, number: int) -> int:
    """Return the first column of a Zone: the second of two is between the second and third."""
    return MARGIN + CELL * number + CELL * (TIMES - time) // 2


def _row(chron: Chronicle, time: int, one: One) -> list[str]:
    """Return the lines of one Time."""
    cells = [_cell(chron, place, time, one) for place in PLACES_OF[time]]
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


def _cell(chron: Chronicle, place: int, time: int, one: One) -> list[str]:
    """Return a Zone as lines of one width: framed if it is real, in brackets if it is not."""
    real = chron.real[time] == place
    name = _name(chron, place, one)
    body = wrap(name if real else f"({name})", INSIDE)
    body += wrap(_things(chron, place, one), INSIDE)
    if not real:
        return [" " * CELL, *(line.center(CELL) for line in body), " " * CELL]
    edge = f"+{'-' * INSIDE}+"
    return [edge, *(f"|{line.center(INSIDE)}|" for line in body), edge]


def things_on(chron: Chronicle, place: int) -> list[Text]:
    """Return pawns, hourglasses, money and tokens at a place."""
    seats = range(chron.seats)
    found = [m.table_pawn(n=seat + 1) for seat in seats if chron.pawn[seat] == place]
    if chron.chits[place]:
        found.append(m.table_chits(n=chron.chits[place]))
    coins = chron.purse[place] + chron.gold[place]
    if coins:
        found.append(m.table_coins(coins=coins))
    found += [m.table_hq(n=seat + 1) for seat in seats if chron.hq[seat] == place]
    found += [m.table_base(n=seat + 1) for seat in seats if chron.bases[place] >> seat & 1]
    if chron.zombies[place]:
        found.append(m.table_zombies(n=chron.zombies[place]))
    if chron.simulation == place:
        found.append(m.table_simulation())
    return found + _cards_on(chron, place)


def _cards_on(chron: Chronicle, place: int) -> list[Text]:
    """Return the pile of Quiet Planet and the card of Robotic Utopia."""
    if place >= OUTSIDE:
        return []
    if chron.zones[place] == ZONE_NUMBER["Quiet Planet"]:
        return [m.table_pile(n=len(chron.quiet))]
    if chron.zones[place] == ZONE_NUMBER["Robotic Utopia"] and chron.robot != NONE:
        return [m.table_front_card(card=card_id(chron.robot))]
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


def small_timeline(chron: Chronicle, width: int, one: One) -> list[str]:
    """Return a line for each Time, or more if its Zones need more than `width` columns."""
    lines: list[str] = []
    for time in range(1, TIMES + 1):
        line = NUMERALS[time].ljust(MARGIN)
        for place in PLACES_OF[time]:
            zone = _small_zone(chron, place, time, one)
            if len(line) + 1 + len(zone) > width:
                lines.append(line)
                line = " " * MARGIN
            line = f"{line} {zone}"
        lines.append(line)
    return lines + [_outside_words(chron, place, one) for place in _outside(chron)]


def _small_zone(chron: Chronicle, place: int, time: int, one: One) -> str:
    """Return a Zone in a few words: its name, where it leads, and what is on it."""
    words = _name(chron, place, one)
    if time < TIMES:
        words += f" >{LEADS[place][chron.pointer[place]] + 1}"
    things = _things(chron, place, one)
    words += f": {things}" if things else ""
    return f"[{words}]" if chron.real[time] == place else f" {words} "


def path_lines(chron: Chronicle) -> list[Line]:
    """Return the timeline in sentences: each Zone, whether it is real, and where it leads."""
    return [_path(chron, place, time) for time in range(1, TIMES + 1) for place in PLACES_OF[time]]


def _path(chron: Chronicle, place: int, time: int) -> Line:
    message = m.table_path_real if chron.real[time] == place else m.table_path_unreal
    line = [message(n=place + 1, zone=zone_at(chron, place), time=time_id(time))]
    if time < TIMES:
        line.append(m.table_path_leads(n=LEADS[place][chron.pointer[place]] + 1))
    things = things_on(chron, place)
    return [*line, m.table_path_things(things=things)] if things else line
