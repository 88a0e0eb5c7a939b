"""A position as plain data and back; every piece of a save is checked before it is used."""

from aevum.core.data import Reader
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.fields import FIELDS, check, extents


def write(chron: Chronicle) -> list[object]:
    """Return the data of a chronicle: frames, terms, the rest; numbers that differ from print."""
    return [
        *chron.frames_data(),
        chron.terms.to_data(),
        *FIELDS.write(chron),
        *chron.terms.numbers.values.to_data(),
    ]


def read(chron: Chronicle, reader: Reader) -> None:
    """Read what `write` wrote; the terms are those of this chronicle."""
    chron.lay_out()
    chron.read_frames(reader)
    reader.next()
    FIELDS.read(chron, reader, extents(chron))
    reader.end()
    check(chron)
    chron.look()
