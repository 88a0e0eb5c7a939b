"""The words for the values of options."""

import pytest

from aevum.core.game import Option
from aevum.games import registry


@pytest.mark.parametrize(
    ("game", "name", "value", "english", "german"),
    [
        ("imperials", "mode", "wonders", "Wonders & Warriors", "Wunder & Krieger"),
        ("imperials", "rounds", 12, "at most 12 rounds", "höchstens 12 Runden"),
        ("temporum", "card_set", "base", "cards of the base game", "Karten des Grundspiels"),
        ("chronos", "knocks", False, "without Eos", "ohne Eos"),
        ("imperials", "map", "the woods", "The woods", "Die Wälder"),
        ("imperials", "map", "{}", "Map: {}", "Spielplan: {}"),
        ("chronos", "stage", 2, "with monsters", "mit Monstern"),
        ("ascii", "turns", 1, "at most 1 turn", "höchstens 1 Runde"),
        ("tempus", "date", "now", "Date and time: now", "Datum und Uhrzeit: now"),
    ],
)  # fmt: skip
def test_a_value_is_told(game: str, name: str, value: object, english: str, german: str) -> None:
    found = registry.find(game)
    told = found.option(name).told(value)
    assert str(told) == english
    assert found.book.catalogue("de").format(told) == german


def test_plain_english_is_told_as_well() -> None:
    assert str(Option("goal", "int", 3, "", 1, 9, words=("{} to win",)).told(5)) == "5 to win"
    assert str(Option("time_limit", "int", 3, "", 1, 9).told(5)) == "Time limit: 5"
    assert str(Option("fog", "bool", False, "").told(True)) == "Fog: on"
    land = Option("land", "text", "flat", "", suggests=("flat", "high hills"))
    assert str(land.told("high hills")) == "High hills"
