"""The terminal in German, and in the pseudo-language, without any English."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Final

import pytest
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets._footer import FooterKey

from aevum.core.text import ENGLISH, PSEUDO
from aevum.games import registry
from aevum.games.chronos import messages as chronos
from aevum.terminal import store
from aevum.terminal.app import AevumApp
from aevum.terminal.generic import GenericScreen
from aevum.terminal.language import choose_language, tell_all
from aevum.terminal.papers import EndPaper, LogPaper, OfferPaper, PassScreen
from aevum.terminal.playback import Playback
from aevum.terminal.slip import Slip
from tests.terminal.conftest import seated, tempus
from tests.terminal.test_generic_screen import settle

MARKED: Final = re.compile(r"⟦[^⟦⟧]*⟧")
NAMES: Final = {"Aevum", *(word for each in registry.playable()[0] for word in each.title.split())}
"""Names are the same in every language."""
SIZE: Final = (110, 45)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    choose_language(ENGLISH)


def words_on(screen: Screen[Any]) -> list[str]:
    """Return all texts of a screen, widget by widget."""
    found: list[str] = []
    for widget in screen.query("*"):
        if isinstance(widget, FooterKey):
            found += [widget.key_display, widget.description]
        elif isinstance(widget, Button):
            found.append(str(widget.label))
        elif isinstance(widget, Input):
            found.append(widget.placeholder)
        elif isinstance(widget, OptionList):
            found += [str(option.prompt) for option in widget.options]
        elif isinstance(widget, Static):
            found.append(str(widget.content))
    return found


def unmarked(screen: Screen[Any]) -> list[str]:
    """Return the words outside catalogues."""
    found: list[str] = []
    for words in words_on(screen):
        while words != (words := MARKED.sub(" ", words)):
            pass
        found += [word for word in re.findall(r"[^\W\d_]{2,}", words) if word not in NAMES]
    return found


# German


@pytest.mark.asyncio
async def test_the_menu_is_german() -> None:
    tempus("road S 6 6")
    choose_language("de")
    app = AevumApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.pause()
        told = words_on(app.screen)
        assert any("Spiele um Zeit und Macht" in each for each in told)
        saved = "Weiterspielen: Tempus Imperium 2018-06-06 19:35, 1 Zug, "
        assert any(saved in each for each in told)
        assert {"Beenden", "Hilfe", "Weiterspielen", "Tag/Nacht"} <= set(told)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Tasten" in words_on(app.screen)


@pytest.mark.asyncio
async def test_a_table_is_german() -> None:
    choose_language("de")
    app = AevumApp(table=seated("template", "", "greedy"))
    async with app.run_test(size=SIZE) as pilot:
        await settle(app, pilot)
        told = words_on(app.screen)
        assert "Template: du gegen 1 Bot (Gierig)" in told
        assert "Tippe zum Eingrenzen, Enter zieht" in told
        assert {"Tipp", "Rücknahme", "Regeln", "Verlassen", "Alles"} <= set(told)
        await pilot.press("U")
        assert app.screen.query_one(Slip).words.startswith("Du hast keinen Zug gemacht")
        await pilot.press("H")
        await settle(app, pilot)
        assert app.screen.query_one(Slip).words.startswith("Tipp: Würfeln. ")


@pytest.mark.asyncio
async def test_a_save_that_fails_is_told_in_german(home: Path) -> None:
    home.write_text("in the way", encoding="utf-8")
    table = tempus("road S 6 6")
    assert tell_all(table.keeper.trouble).startswith("This game ")
    choose_language("de")
    told = "Dieses Spiel wird nicht gespeichert: ein Teil des Pfads ist kein Ordner."
    assert tell_all(table.keeper.trouble) == told
    app = AevumApp(table=table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(app, pilot)
        assert app.screen.query_one(Slip).words == told


def test_a_damaged_save_is_told_in_german(home: Path) -> None:
    path = tempus("road S 6 6").keeper.path
    assert path is not None
    path.write_text(path.read_text(encoding="utf-8").replace("seats: 1", "seats: one"))
    choose_language("de")
    assert store.unreadable()
    assert not re.search("should|record", tell_all(store.unreadable()))


@pytest.mark.asyncio
async def test_a_replay_is_german() -> None:
    choose_language("de")
    app = AevumApp(playback=Playback(tempus("road S 6 6").match.record))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.pause()
        told = words_on(app.screen)
        assert any(each.startswith("Aufzeichnung: Tempus Imperium") for each in told)
        assert any("0 von 1" in each and "Der Anfang" in each for each in told)
        assert {"Weiter", "Zurück", "Anfang", "Schluss", "+10", "pos1"} <= set(told)


@pytest.mark.asyncio
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("screen", ["menu", "table", "replay"])
async def test_the_line_of_keys_fits_a_small_window(screen: str, language: str) -> None:
    table = tempus("road S 6 6")
    choose_language(language)
    app = {
        "menu": lambda: AevumApp(),
        "table": lambda: AevumApp(table=seated("template", "", "greedy")),
        "replay": lambda: AevumApp(playback=Playback(table.match.record)),
    }[screen]()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        keys = app.screen.query(FooterKey)
        assert len(keys) > 3
        assert all(key.region.right <= 80 for key in keys)


class OwnScreen(GenericScreen):
    """A screen of another package."""

    BOOK = chronos.BOOK
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "gods", chronos.table_key_gods().key),
        Binding("f3", "own_rules", "My rules"),
    ]


@pytest.mark.asyncio
async def test_keys_of_games_are_told_in_german_and_others_as_they_are() -> None:
    choose_language("de")
    app = AevumApp()
    async with app.run_test(size=(160, 45)) as pilot:
        app.show(OwnScreen(seated("template", "", "greedy")))
        await settle(app, pilot)
        assert {"Götter", "My rules", "Tipp"} <= set(words_on(app.screen))


# Nothing is left in English


@pytest.mark.asyncio
async def test_the_menu_says_nothing_but_messages() -> None:
    tempus("road S 6 6")
    choose_language(PSEUDO)
    app = AevumApp()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert unmarked(app.screen) == []
        await pilot.press("question_mark")
        await pilot.pause()
        assert unmarked(app.screen) == []


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("game", "others"),
    [("template", ""), ("temporum", "II III IV"), ("imperials", "village")],  # Times, and a move
)
async def test_a_table_of_any_game_says_nothing_but_messages(game: str, others: str) -> None:
    bots = ["random"] * (registry.find(game).min_seats - 1)
    choose_language(PSEUDO)
    app = AevumApp(table=seated(game, "", *bots))
    async with app.run_test(size=SIZE) as pilot:
        await settle(app, pilot)
        assert set(unmarked(app.screen)) <= set(others.split())
        await pilot.press("question_mark")
        await pilot.pause()
        assert unmarked(app.screen) == []


@pytest.mark.asyncio
async def test_papers_say_nothing_but_messages() -> None:
    tempus("road S 6 6")
    (saved,) = store.unfinished()
    choose_language(PSEUDO)
    table = seated("template", "", "greedy")
    table.play_text(0, "roll")
    papers = [
        EndPaper(table, Text(table.result()), ""),
        OfferPaper(saved, tempus(), new=True),
        PassScreen(table.name(1)),
        LogPaper([]),
        LogPaper(table.lines(0)),
    ]
    app = AevumApp(table=table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(app, pilot)
        for paper in papers:
            app.push_screen(paper)
            await pilot.pause()
            assert app.screen is paper
            assert unmarked(paper) == []
            app.pop_screen()


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["template", "imperials", "chronos"])
async def test_a_replay_says_nothing_but_messages(game: str) -> None:
    table = seated(game, *["random"] * registry.find(game).min_seats)
    if table.timed():
        table.skip(60_000)
    else:
        table.run_bots()
    choose_language(PSEUDO)
    app = AevumApp(playback=Playback(table.match.record))
    async with app.run_test(size=SIZE) as pilot:
        for key in ("home", "right", "pagedown", "end"):
            await pilot.press(key)
            await pilot.pause()
            assert unmarked(app.screen) == []
