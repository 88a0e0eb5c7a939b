"""Temporum in words: the face of the modules that draw it, ask, label and tell."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.words.asking import trail
from aevum.games.temporum.words.done import done
from aevum.games.temporum.words.events import say
from aevum.games.temporum.words.hints import advice, begun, line
from aevum.games.temporum.words.labels import label
from aevum.games.temporum.words.panels import (
    crown_lines,
    front_lines,
    hand_lines,
    hand_names,
    headline,
    pile_lines,
    small_hand,
)
from aevum.games.temporum.words.prompts import prompt
from aevum.games.temporum.words.timeline import (
    SMALL_LEGEND,
    legend,
    path_words,
    small_timeline,
    timeline,
)
from aevum.games.temporum.words.zonelines import zone_lines
from aevum.games.wrapping import wrapped

WIDTH: Final = 75  # columns, which a screen of 120 has beside its list of moves

__all__ = [
    "advice",
    "begun",
    "done",
    "draw",
    "draw_small",
    "label",
    "line",
    "position",
    "prompt",
    "say",
    "summary",
]


def draw(chron: Chronicle) -> str:
    """Return the whole table as the viewer sees it: his cards, the Times, all that is public."""
    lines = [
        *wrapped([headline(chron), *progress(chron), *hand_lines(chron)], WIDTH),
        "",
        *timeline(chron),
        "",
        *crown_lines(chron),
        "",
        *wrapped([*front_lines(chron), *pile_lines(chron)], WIDTH),
        *wrapped(["", *zone_lines(chron)], WIDTH),
        *wrapped(["", *legend(chron)], WIDTH),
    ]
    return "\n".join(lines)


def draw_small(chron: Chronicle, width: int) -> str:
    """Return the same for a low screen: what every move needs comes first and takes few lines."""
    lines = [
        *small_timeline(chron, width),
        *progress(chron),
        *crown_lines(chron)[:-1],
        *small_hand(chron),
        "",
        *hand_lines(chron),
        *front_lines(chron),
        *pile_lines(chron),
        headline(chron),
        "",
        *zone_lines(chron),
        "",
        SMALL_LEGEND,
        *crown_lines(chron)[-1:],
        *legend(chron)[2:],
    ]
    return "\n".join(wrapped(lines, width))


def progress(chron: Chronicle) -> list[str]:
    """Return the cards and Zones that are being carried out, if there are any."""
    names = trail(chron)
    return [f"In progress: {' > '.join(names)}."] if names else []


def summary(chron: Chronicle) -> list[str]:
    """Return the viewer's own money and cards in a line, nothing for a spectator."""
    return [line for line in [hand_names(chron)] if line]


def position(chron: Chronicle) -> list[str]:
    """Return the whole table in sentences, without a drawing."""
    return [
        headline(chron),
        *progress(chron),
        *path_words(chron),
        *crown_lines(chron),
        *front_lines(chron),
        *pile_lines(chron),
        *hand_lines(chron),
        *zone_lines(chron),
    ]
