"""Games and bots of packages are found by their entry points; a bad one does not affect others."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from aevum.bots import registry as bots
from aevum.core import messages as m
from aevum.core.errors import UnknownName
from aevum.games import registry
from tests.packages import RACE, unpack

Install = Callable[..., None]
GAMES = "aevum.games"
BOTS = "aevum.bots"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return a function that installs a module `fair` with entry points for this process."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_added", {})

    def write(
        games: dict[str, str] | None = None,
        bot_entries: dict[str, str] | None = None,
        code: str = RACE,
        name: str = "fair",
    ) -> None:
        entries = {GAMES: games or {}, BOTS: bot_entries or {}}
        unpack(tmp_path, name, {f"{name}.py": code}, entries)
        registry.rescan()
        bots.rescan()

    registry.rescan()
    bots.rescan()
    yield write
    registry.rescan()
    bots.rescan()
    for module in [each for each in sys.modules if each.startswith("fair")]:
        del sys.modules[module]


@pytest.mark.parametrize("place", ["fair:GAME", "fair:Race", "fair:make"])
def test_an_entry_names_a_game_its_class_or_a_function_and_the_game_its_name(
    install: Install, place: str
) -> None:
    install({"whatever-it-is.called": place})
    assert registry.names() == [*registry.BUILT_IN, "fair_race"]
    game = registry.find("fair_race")
    assert game.name == "fair_race"
    assert registry.find("fair") is game, "the beginning of its name is enough"
    assert registry.address(game) == "fair_race"
    assert registry.playable()[1] == {}


def test_no_package_is_loaded_for_a_game_of_aevum(install: Install) -> None:
    install({"broken": "fair:GAME"}, code="raise AssertionError('loaded')")
    registry.find("tempus")
    registry.current("chronos")
    assert "fair" not in sys.modules
    assert "AssertionError: loaded" in str(registry.broken_entries()["broken"])


def test_a_package_is_loaded_once(install: Install) -> None:
    install({"fair": "fair:make"})
    assert registry.find("fair_race") is registry.find("fair_race")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("1 / 0", "t be loaded (ZeroDivisionError: "),
        ("raise SystemExit", "t be loaded (SystemExit: "),
        ("import no_such_module", "t be loaded (ModuleNotFoundError: "),
        ("NAME = 3", "t be loaded (AttributeError: "),
        ("GAME = 3", "is left out: fair:GAME isn"),
        ("def GAME(seats): ...", "t be loaded (TypeError: "),
        ("def GAME(): return 'race'", "is left out: fair:GAME isn"),
        (f"{RACE}\nGAME = Race('tempus')", "already a game called"),
        (f"{RACE}\nGAME = Race('tempus_imperium')", "already a game called"),
        (f"{RACE}\nGAME = Race('../up')", "may only have small letters"),
    ],
)
def test_a_bad_entry_is_left_out_and_named(install: Install, code: str, told: str) -> None:
    install({"others": "fair:GAME"}, code=code)
    install({"second": "fairly:GAME"}, code=RACE, name="fairly")
    games, broken = registry.playable()
    assert [game.name for game in games] == [*registry.BUILT_IN, "fair_race"]
    assert list(broken) == ["others"]
    sentence = str(broken["others"])
    assert sentence.startswith("The game “others” of the package fair ")
    assert told in sentence
    with pytest.raises(UnknownName, match="The game “others”"):
        registry.find("others")


def test_of_two_games_with_one_name_the_first_is_taken(install: Install) -> None:
    install({"race": "fair:GAME"})
    install({"race": "fairly:GAME"}, name="fairly")
    assert registry.names() == [*registry.BUILT_IN, "fair_race"]
    (sentence,) = registry.broken_entries().values()
    entry = m.part_entry_of(name="race", package="fairly")
    assert sentence == m.no_game_taken(entry=entry, name="fair_race")


def test_entries_with_one_name_may_fail_both(install: Install) -> None:
    install({"race": "fair:NONE"})
    install({"race": "fairly:NONE"}, name="fairly")
    assert sorted(registry.broken_entries()) == ["fairly:race", "race"]


def test_a_package_may_ask_for_games_while_it_is_loaded(install: Install) -> None:
    install({"race": "fair:GAME"}, code=f"import aevum\naevum.game_names()\n{RACE}")
    assert registry.find("fair_race").title == "Fair Race"


def test_a_bot_of_a_package_is_listed_for_the_games_it_plays(install: Install) -> None:
    entries = {"x": "fair:Hasty", "y": "fair:Anywhere", "z": "fair:lucky"}
    install({"race": "fair:GAME"}, entries)
    race, tempus = registry.find("fair_race"), registry.find("tempus")
    assert bots.names(race) == (*bots.NAMES, "hasty", "anywhere", "lucky")
    assert bots.names(tempus)[-2:] == ("anywhere", "lucky")
    for name in ("hasty", "anywhere", "lucky"):
        bot = bots.find(name, race)
        assert bot.name == name
        assert bots.find(name, race) is not bot, "each seat has its own"
    with pytest.raises(UnknownName, match=r"t play Tempus Imperium. It plays: fair_race"):
        bots.find("hasty", tempus)


BOT = "import aevum\nclass Mine(aevum.Bot):\n    name = {!r}\n"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("1 / 0", "t be loaded (ZeroDivisionError: "),
        ("Mine = 3", "is left out: fair:Mine isn"),
        ("class Mine: ...", "is left out: fair:Mine isn"),
        ("def Mine(): raise LookupError", "t be loaded (LookupError: "),
        (BOT.format("greedy"), "already a bot called"),
        (BOT.format("standard-hard"), "already a bot called"),
        (BOT.format("a,b"), "may only have small letters"),
        (BOT.format("mine") + "    games = 'tempus'\n", "t a tuple of names"),
    ],
)
def test_a_bad_bot_is_left_out_and_named(install: Install, code: str, told: str) -> None:
    install(bot_entries={"mine-entry": "fair:Mine"}, code=code)
    assert bots.packaged() == []
    sentence = str(bots.broken_entries()["mine-entry"])
    assert sentence.startswith("The bot “mine-entry” of the package fair ")
    assert told in sentence
    with pytest.raises(UnknownName, match="The bot “mine-entry”"):
        bots.find("mine-entry", registry.find("tempus"))
