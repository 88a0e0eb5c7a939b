"""The text of every Zone on the table: the real ones and the viewer's first."""

# not compiled: words need no speed

from aevum.core.state import NONE
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARD_NUMBER, OUTSIDE, SLOTS, TIMES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.phrases import zone_at
from aevum.games.temporum.words.panels import Line
from aevum.games.temporum.words.wording import wording


def zone_lines(chron: Chronicle) -> list[Line]:
    """Return the texts of the Zones, those that matter now before the others."""
    if NONE in chron.zones:
        return []
    here = chron.pawn[chron.viewer] if chron.viewer >= 0 else NONE
    near = [chron.real[time] for time in range(1, TIMES + 1)]
    if 0 <= here < OUTSIDE and here not in near:
        near.append(here)
    far = [place for place in range(SLOTS) if place not in near]
    return [
        [m.table_real_now()],
        *(_line(chron, place, here) for place in near),
        *_outside_line(chron),
        [m.table_unreal_now()],
        *(_line(chron, place, here) for place in far),
    ]


def _line(chron: Chronicle, place: int, here: int) -> Line:
    text = wording(chron.terms).zone_texts[chron.zones[place]]
    message = m.table_zone_here if place == here else m.table_zone
    return [message(n=place + 1, zone=zone_at(chron, place), text=text)]


def _outside_line(chron: Chronicle) -> list[Line]:
    if all(each.place == NONE for row in chron.front for each in row):
        return []
    text = wording(chron.terms).card_texts[CARD_NUMBER["A Place Outside Time"]]
    return [[m.table_text(card="a-place-outside-time", text=text)]]
