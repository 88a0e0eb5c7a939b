"""A position as plain data and back; every piece of a save is checked before it is used."""

from aevum.core.data import Reader
from aevum.games.imperials.data import PORT_NAMES
from aevum.games.imperials.rules.fields import FIELDS, check, extents
from aevum.games.imperials.rules.founding import mark_ports
from aevum.games.imperials.rules.land import count_ratios, count_yields
from aevum.games.imperials.rules.realm import Realm


def write(realm: Realm) -> list[object]:
    """Return the data of a realm: frames, terms, the rest; numbers that differ from print."""
    return [
        *realm.frames_data(),
        realm.terms.options(),
        *FIELDS.write(realm),
        *realm.terms.numbers.values.to_data(),
    ]


def read(realm: Realm, reader: Reader) -> None:
    """Read what `write` wrote; the terms are those of this realm."""
    realm.lay_out()
    realm.read_frames(reader)
    reader.next()
    FIELDS.read(realm, reader, extents(realm))
    reader.end()
    check(realm, len(PORT_NAMES))
    count_yields(realm)
    mark_ports(realm)
    for seat in range(realm.seats):
        count_ratios(realm, seat)
