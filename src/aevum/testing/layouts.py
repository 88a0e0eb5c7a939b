"""Layouts follow from masks, can be drawn, and are rendered in every language."""

import json

from aevum.core.layout import Layout, fields, messages, walk
from aevum.core.state import State
from aevum.core.text import AS_WRITTEN, PSEUDO, Catalogue, Reader, Text
from aevum.testing.case import Case, positions, travelled


def check_layouts(case: Case) -> None:
    """A layout travels as JSON, follows from a mask's data, and every part of it can be drawn."""
    for row, state in positions(case, sparse=4):
        for viewer in case.viewers():
            view = state.mask(viewer)
            layout = case.game.layout(view)
            if layout is None:
                return
            told = json.dumps(fields(layout))
            again = case.game.layout(travelled(case, view))
            same = again is not None and json.dumps(fields(again)) == told
            case.hold(same, row, f"{viewer} is shown more than the mask has")
            _check_parts(case, row, layout)
            if viewer >= 0:
                _check_places(case, row, view, viewer)


def _check_parts(case: Case, row: int, layout: Layout) -> None:
    for part in walk(layout):
        kind = type(part).__name__
        seat = getattr(part, "seat", -1)
        case.hold(-1 <= seat < case.seats, row, f"a {kind} is of seat {seat}")
        if kind == "Grid":
            fits = part.wide > 0 and len(part.cells) % part.wide == 0
            case.hold(fits, row, f"a grid has {len(part.cells)} cells in rows of {part.wide}")
            heads = len(part.columns) in (0, part.wide)
            case.hold(heads, row, f"a grid of {part.wide} has {len(part.columns)} columns")
        if kind == "Track":
            ends = all(part.low <= mark.at <= part.high for mark in part.marks)
            case.hold(ends, row, "a mark is outside its track")


def _check_places(case: Case, row: int, view: State, seat: int) -> None:
    for move in view.legal(seat):
        named = all(case.game.places(view, move))
        case.hold(named, row, f"{case.game.moves.text(move)} is at a place without a name")


def check_layout_words(case: Case) -> None:
    """The messages of a layout are rendered in each language of the game, for every reader."""
    told: set[str] = set()
    strict, Catalogue.strict = Catalogue.strict, True
    try:
        for row, state in positions(case, sparse=4):
            for viewer in case.viewers():
                layout = case.game.layout(state.mask(viewer))
                for text in [] if layout is None else messages(layout):
                    if repr(text) not in told:
                        told.add(repr(text))
                        _check_told(case, row, text)
    finally:
        Catalogue.strict = strict


def _check_told(case: Case, row: int, text: Text) -> None:
    if text.key == AS_WRITTEN:
        return
    for lang in text.book.languages():
        for you in (-1, 0):
            words = text.book.catalogue(lang).format(text, Reader(you))
            faults = ["{", "\n", *([] if lang == PSEUDO else ["⟦"])]
            whole = words.strip() != "" and not any(each in words for each in faults)
            case.hold(whole, row, f"{text!r} in {lang} is {words!r}")


CHECKS = (check_layouts, check_layout_words)
