"""Imperials in words: the face of the modules that draw it, ask, label and tell."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.words.done import done
from aevum.games.imperials.words.events import say
from aevum.games.imperials.words.hexdrawing import LEGEND, WONDERS_LEGEND, draw_map
from aevum.games.imperials.words.hints import advice, begun, line
from aevum.games.imperials.words.labels import label
from aevum.games.imperials.words.panels import (
    hand_lines,
    headline,
    ratio_line,
    seat_lines,
    seen_lines,
)
from aevum.games.imperials.words.prompts import prompt
from aevum.games.imperials.words.tablelines import (
    dragon_lines,
    history_line,
    land_lines,
    market_line,
    offer_lines,
    robber_line,
)
from aevum.games.wrapping import wrapped

WIDTH: Final = 76  # columns, which a screen of 120 has beside its list of moves
INDENT: Final = 6  # of what goes on, below the words of a line

__all__ = [
    "advice",
    "begun",
    "done",
    "draw",
    "label",
    "line",
    "position",
    "prompt",
    "say",
    "summary",
]


def draw(realm: Realm) -> str:
    """Return the whole table as the viewer sees it: his cards, the map, and all that is public."""
    moves = realm.legal(realm.viewer) if realm.viewer >= 0 else []
    legend = [*LEGEND, *WONDERS_LEGEND] if realm.wonders else LEGEND
    lines = [
        *wrapped(summary(realm), WIDTH, INDENT),
        "",
        *draw_map(realm, moves),
        "",
        *wrapped([*_table(realm), *move_lines(moves)], WIDTH, INDENT),
        "",
        *wrapped(legend, WIDTH, INDENT),
    ]
    return "\n".join(lines)


def summary(realm: Realm) -> list[str]:
    """Return the turn and the viewer's own cards."""
    return [headline(realm), *hand_lines(realm)]


def position(realm: Realm) -> list[str]:
    """Return the whole table in sentences, without a drawing."""
    return [*summary(realm), *_table(realm), *land_lines(realm)]


def _table(realm: Realm) -> list[str]:
    """Return everything beside the map that is not the viewer's alone."""
    lines = [
        *seat_lines(realm),
        *seen_lines(realm),
        market_line(realm),
        ratio_line(realm),
        robber_line(realm),
        *dragon_lines(realm),
        history_line(realm),
        *offer_lines(realm),
    ]
    return [line for line in lines if line]


def move_lines(moves: list[int]) -> list[str]:
    """Return moves in notation, those that begin alike in one line: "road 12, 13, 17"."""
    alike: dict[str, list[str]] = {}
    for move in moves:
        first, _, last = MOVES.text(move).rpartition(" ")
        alike.setdefault(first or last, []).append(last if first else "")
    plain = [first for first, lasts in alike.items() if not lasts[0]]
    lines = ["You may: " + ", ".join(plain)] if plain else ["You may:"] * bool(moves)
    lines += [f"  {first} {', '.join(lasts)}" for first, lasts in alike.items() if lasts[0]]
    return lines
