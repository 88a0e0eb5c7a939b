"""The Zones that a browser offers before a match say what they do with the table's numbers."""

from functools import lru_cache
from typing import Any

import pytest

from aevum.games.temporum.rules.phrases import ZONE_IDS
from tools.wire.zones import MET, Wish, texts, zones


@lru_cache(maxsize=1)
def offered() -> dict[str, Any]:
    """Return the browser's data of each Zone, by its id."""
    found: Any = zones()["zones"]
    return {zone["id"]: zone for zone in found}


def filled(value: Any, wish: Wish) -> Any:
    """Return a text with a table's numbers, as `zones.ts` puts them in."""
    if isinstance(value, dict):
        return {name: filled(each, wish) for name, each in value.items()}
    if not isinstance(value, list):
        return value
    if value[:1] == ["number"]:
        return wish[value[1]]
    return [filled(each, wish) for each in value]


def told(wish: Wish) -> list[Any]:
    """Return the texts of all Zones at a table with these numbers."""
    values = {number.name: number.printed for number in MET} | wish
    found = []
    for name in ZONE_IDS:
        zone = offered()[name]
        own = [
            row["text"]
            for row in zone.get("otherwise", [])
            if row["from"] <= values[row["number"]] <= row["to"]
        ]
        found.append(filled(own[0] if own else zone["text"], values))
    return found


def test_zones_say_what_is_printed() -> None:
    assert told({}) == texts({})


@pytest.mark.parametrize("end", ["low", "high"])
def test_zones_say_what_a_number_makes_of_them(end: str) -> None:
    for number in MET:
        wish = {number.name: getattr(number, end)}
        assert told(wish) == texts(wish), wish


def test_zones_say_what_all_numbers_make_of_them() -> None:
    for end in ("low", "high"):
        wish = {number.name: getattr(number, end) for number in MET}
        assert told(wish) == texts(wish)
