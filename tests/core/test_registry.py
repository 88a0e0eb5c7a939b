"""Games and bots are found by name."""

from pathlib import Path

import pytest

from aevum.bots import registry as bots
from aevum.core.bot import Bot
from aevum.core.errors import BadData, UnknownName
from aevum.games import registry
from tests.bots.tiny import TALLY
from tests.games import ALL
from tests.tiny import TINY
from tests.tiny.haggle import Haggle


def test_every_listed_game_can_be_found() -> None:
    for name in registry.names():
        assert registry.find(name).name == name


def test_a_beginning_is_enough_and_spelling_is_forgiven() -> None:
    assert registry.find("imper").name == "imperials"
    assert registry.find(" Tempus-Imp ").name == "tempus"


@pytest.mark.parametrize(
    ("former", "name"),
    [
        ("tempus_imperium", "tempus"),
        ("ASCII Empires", "ascii"),
        ("chronos-conquest", "chronos"),
    ],
)
def test_a_former_name_is_understood(former: str, name: str) -> None:
    game = registry.find(former)
    assert game.name == name
    assert game.former == (former.lower().replace(" ", "_").replace("-", "_"),)
    assert registry.current(game.former[0]) == name
    assert registry.current(name) == name
    assert registry.names_of(game.former[0]) == (name, game.former[0])


def test_former_names_are_told_before_a_game_is_loaded() -> None:
    for name, former in registry.BUILT_IN.items():
        assert registry.find(name).former == former


def test_the_template_is_found_but_not_listed() -> None:
    assert registry.find("template").name == "template"
    assert "template" not in registry.names()


@pytest.mark.parametrize("name", ["", "chess", "x" * 500])
def test_an_unknown_game_is_answered_by_a_sentence(name: str) -> None:
    with pytest.raises(UnknownName, match="Unknown game"):
        registry.find(name)


@pytest.mark.parametrize(("name", "meant"), [("chronoss", "chronos"), ("imperails", "imperials")])
def test_a_slip_is_answered_by_what_was_meant(name: str, meant: str) -> None:
    with pytest.raises(UnknownName, match=f"Did you mean {meant}?"):
        registry.find(name)


def test_a_registered_game_is_found_and_an_unclear_beginning_is_named() -> None:
    names = registry.names()
    for game in TINY:
        assert registry.register(game) is game
    try:
        assert registry.find("sand") is TINY[2]
        with pytest.raises(UnknownName, match="sheets or sandglass"):
            registry.find("s")
    finally:
        for game in TINY:
            registry.unregister(game)
    assert registry.names() == names


@pytest.mark.parametrize("place", ["tests.tiny.haggle:Haggle", "aevum.games.template:GAME"])
def test_a_game_is_added_by_its_place(place: str) -> None:
    game = registry.add(place)
    try:
        assert registry.find(game.name) is game
    finally:
        registry.unregister(game)


@pytest.mark.parametrize(
    "place",
    [
        "",
        ":",
        "haggle",
        "no_such_module:GAME",
        "tests.tiny.haggle:Wrong",
        "tests.tiny.haggle:MOVES",
    ],
)
def test_a_place_without_a_game_is_answered_by_a_sentence(place: str) -> None:
    with pytest.raises(UnknownName, match=r"can.t be loaded|isn.t a game"):
        registry.add(place)


def test_a_bot_whose_module_ends_the_process_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "quitting_bot.py").write_text("raise SystemExit", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(UnknownName, match=r"can.t be loaded"):
        bots.find("quitting_bot:Bot", ALL[0])


def test_every_bot_can_be_found_for_every_game() -> None:
    for game in ALL:
        for name in bots.NAMES:
            assert isinstance(bots.find(name, game), Bot)


def test_an_unknown_bot_is_answered_by_a_sentence() -> None:
    with pytest.raises(UnknownName, match=r"Unknown bot “deep”. Choose from: random"):
        bots.find("deep", ALL[0])


@pytest.mark.parametrize(
    "text", ["", "game: chess\n", "{}", '{"game": 3}', "[1]", "{", "hello", "seats: 2\n"]
)
def test_a_record_of_no_known_game_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        registry.read_record(text)


def test_a_record_is_never_too_long_to_be_refused() -> None:
    with pytest.raises(BadData, match="at most 8 MB"):
        registry.read_record("#" * 8_000_001)


def test_another_process_is_told_where_a_game_is() -> None:
    assert registry.address(registry.find("tempus")) == "tempus"
    assert registry.address(TALLY) == "tests.bots.tiny:TALLY"
    place = "tests.tiny.haggle:Haggle"
    game = registry.add(place)
    try:
        assert registry.address(game) == place
    finally:
        registry.unregister(game)
    assert registry.address(Haggle()) == "", "in no variable of a module"
