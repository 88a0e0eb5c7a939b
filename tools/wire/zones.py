"""The Zones of Temporum for the browser before a match, where players choose ten of them.

A table may have changed numbers. So a text has the names of its numbers, such as `["number",
"bank.bonus"]`, and the browser inserts those of the table.
"""

from collections.abc import Iterator
from typing import Any, Final

from aevum.core.numbers import Number, NumberTable
from aevum.games.temporum.data import THEMED, ZONES
from aevum.games.temporum.printed import NUMBERS, TEXTS, THINGS
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.phrases import CARD_IDS, ZONE_IDS
from aevum.games.temporum.words.reference import SOURCES
from aevum.games.temporum.words.wording import Wording
from aevum.games.temporum.words.zonekinds import zone_kind

Wish = dict[str, int]
TABLE: Final = NumberTable("Temporum", NUMBERS)
MET: Final = [each for each in NUMBERS if each.name.split(".")[0] not in CARD_IDS]
"""The numbers in texts of Zones."""


def zones() -> dict[str, object]:
    """Return every Zone by Time and name, and the themed sets by the names of their Zones."""
    whole = _told({})
    otherwise = _otherwise(whole)
    return {
        "zones": [
            {
                "name": zone.name,
                "id": ZONE_IDS[number],
                "time": zone.time,
                "set": SOURCES[zone.source],
                "kind": zone_kind(THINGS.zones[number]),
                "text": whole[number],
                **({"otherwise": otherwise[number]} if number in otherwise else {}),
            }
            for number, zone in sorted(enumerate(ZONES), key=lambda row: (row[1].time, row[1].name))
        ],
        "sets": [
            {
                "name": name,
                "text": [f"option-zones-{name.replace(' ', '-')}", {}],
                "zones": [ZONES[zone].name for zone in chosen],
            }
            for name, chosen in THEMED.items()
        ],
    }


def texts(wish: Wish) -> list[Any]:
    """Return the texts of all Zones in a match with these numbers, in wire form."""
    words = Wording(Numbers(TABLE.settle(wish), TEXTS), THINGS)
    return [_lists(text.wire()) for text in words.zone_texts]


def _told(wish: Wish) -> list[Any]:
    """Return the texts with the names of the numbers on which they depend."""
    plain = texts(wish)
    found = [_lists(text) for text in plain]
    for number in MET:
        now = wish.get(number.name, number.printed)
        then = now + 1 if now < number.high else now - 1
        for zone, text in enumerate(texts({**wish, number.name: then})):
            if _shape(text) != _shape(plain[zone]):
                continue
            for path, leaf in _leaves(text):
                if leaf != _at(plain[zone], path):
                    assert (leaf, _at(plain[zone], path)) == (then, now), number.name
                    _at(found[zone], path[:-1])[path[-1]] = ["number", number.name]
    return found


def _otherwise(whole: list[Any]) -> dict[int, list[dict[str, object]]]:
    """Return by Zone the values of a number for which its text has another form, with that text."""
    found: dict[int, list[dict[str, object]]] = {}
    for number in MET:
        for low, high in _spans(number):
            other = _told({number.name: low})
            for zone, text in enumerate(other):
                if _shape(text) != _shape(whole[zone]):
                    row = {"number": number.name, "from": low, "to": high, "text": text}
                    found.setdefault(zone, []).append(row)
    return found


def _spans(number: Number) -> Iterator[tuple[int, int]]:
    """Yield the values of a number, from and to, with which texts have another form."""
    usual = _shape(texts({}))
    if all(_shape(texts({number.name: each})) == usual for each in (number.low, number.high)):
        return  # a change of form is at one end
    first = None
    for value in range(number.low, number.high + 2):
        usually = value > number.high or _shape(texts({number.name: value})) == usual
        if first is None and not usually:
            first = value
        if first is not None and usually:
            yield first, value - 1
            first = None


def _lists(value: Any) -> Any:
    """Return a message with lists for tuples, as read from JSON."""
    if isinstance(value, (tuple, list)):
        return [_lists(each) for each in value]
    if isinstance(value, dict):
        return {name: _lists(each) for name, each in value.items()}
    return value


def _shape(text: Any) -> list[tuple[tuple[Any, ...], Any]]:
    """Return a message without its numbers."""
    return [(path, 0 if isinstance(leaf, int) else leaf) for path, leaf in _leaves(text)]


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _leaves(each, (*path, name))
    elif isinstance(value, list) and value[:1] == ["number"]:
        yield path, 0
    elif isinstance(value, list):
        for place, each in enumerate(value):
            yield from _leaves(each, (*path, place))
    else:
        yield path, value


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        value = value[step]
    return value
