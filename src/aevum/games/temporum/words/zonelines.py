"""The text of every Zone on the table: the real ones and the viewer's first."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.games.temporum.data import OUTSIDE, SLOTS, TIMES, ZONES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.words.phrases import OUTSIDE_NAME, zone_name
from aevum.games.temporum.words.wording import wording


def zone_lines(chron: Chronicle) -> list[str]:
    """Return what the Zones do, those that matter now before the others."""
    if NONE in chron.zones:
        return []
    here = chron.pawn[chron.viewer] if chron.viewer >= 0 else NONE
    near = [chron.real[time] for time in range(1, TIMES + 1)]
    if 0 <= here < OUTSIDE and here not in near:
        near.append(here)
    far = [place for place in range(SLOTS) if place not in near]
    return [
        "Real now:",
        *(_line(chron, place, here) for place in near),
        *_outside_line(chron),
        "Unreal now:",
        *(_line(chron, place, here) for place in far),
    ]


def _line(chron: Chronicle, place: int, here: int) -> str:
    you = " (you are here)" if place == here else ""
    text = wording(chron.terms.numbers).zone_texts[ZONES[chron.zones[place]].name]
    return f"{place + 1} {zone_name(chron, place)}{you}: {text}"


def _outside_line(chron: Chronicle) -> list[str]:
    if any(each.place != NONE for row in chron.front for each in row):
        return [f"{OUTSIDE_NAME}: {wording(chron.terms.numbers).cards[OUTSIDE_NAME].play}"]
    return []
