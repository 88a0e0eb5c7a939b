"""A position as plain data and back; every piece of a save is checked before it is used."""

from aevum.core.data import Reader, inconsistent
from aevum.games.ascii.rules.asks import ANYTIME, ASK_NAMES
from aevum.games.ascii.rules.audit import audit
from aevum.games.ascii.rules.fields import FIELDS, extents
from aevum.games.ascii.rules.mediterranean import Mediterranean


def write(sea: Mediterranean) -> list[object]:
    """Return the data of a table: frames, terms, the rest; numbers that differ from print."""
    return [
        *sea.frames_data(),
        sea.terms.to_data(),
        *FIELDS.write(sea),
        *sea.terms.numbers.values.to_data(),
    ]


def read(sea: Mediterranean, reader: Reader) -> None:
    """Read what `write` wrote into a new table; its terms were read before."""
    sea.read_frames(reader)
    reader.next()  # the terms
    FIELDS.read(sea, reader, extents(sea))
    reader.end()
    _check(sea)


def _check(sea: Mediterranean) -> None:
    """Refuse combinations that no table can have, though each piece is possible."""
    if sorted(sea.order) != list(range(sea.seats)):
        raise inconsistent("its Order of Play is invalid")
    if audit(sea):
        raise inconsistent(audit(sea))
    if (sea.ending != "") == (len(sea.asks) > 0):
        raise inconsistent("it has questions after the end, or none before it")
    standing = [ask.seat for ask in sea.asks if ask.kind == ANYTIME]
    if (
        sea.asks
        and not sea.rolling()
        and standing != list(range(sea.seats if sea.seats > 1 else 0))
    ):
        raise inconsistent("somebody's standing question is missing")
    for ask in sea.asks:
        if not 0 <= ask.kind < len(ASK_NAMES):
            raise inconsistent("it asks an unknown question")
