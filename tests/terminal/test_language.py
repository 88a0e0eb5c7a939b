"""A game with messages on the screens, in each of its languages."""

from collections.abc import Iterator

import pytest
from textual.widgets import OptionList, Static

from aevum.core.text import ENGLISH, Reader, Refusal, Text
from aevum.games.template import messages as m
from aevum.games.template.moves import HOLD
from aevum.terminal.app import AevumApp
from aevum.terminal.language import choose_language
from aevum.terminal.playback import Playback
from tests.terminal.conftest import seated
from tests.terminal.test_generic_screen import settle


@pytest.fixture(params=["en", "de", "en-XA"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    choose_language(request.param)
    yield request.param
    choose_language(ENGLISH)


def told(language: str, text: Text, you: int = -1) -> str:
    return text.book.catalogue(language).format(text, Reader(you))


@pytest.mark.asyncio
async def test_question_moves_and_log_are_told_in_the_language(language: str) -> None:
    table = seated("template", "", "greedy")
    app = AevumApp(table=table)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        assert told(language, m.ask_roll()) in str(app.screen.query_one("#ask", Static).content)
        moves = app.screen.query_one("#moves", OptionList).options
        assert any(told(language, m.move_roll()) in str(move.prompt) for move in moves)
        assert table.why(0, HOLD) == told(language, Refusal("R2.1", m.no_points()).whole())
        await pilot.press("enter")
        await settle(app, pilot)
        lines = str(app.screen.query_one("#lines", Static).content)
        rolls = [m.say_roll(who=0, side=side) for side in range(2, 7)]
        said = [told(language, text, 0) for text in [*rolls, m.say_bust(who=0, side=1)]]
        assert any(line in lines for line in said)


def test_a_replay_is_told_in_the_language(language: str) -> None:
    table = seated("template", "greedy", "random")
    table.run_bots()
    playback = Playback(table.match.record)
    playback.go(playback.last)
    say = table.game.words.say
    assert playback.since(0) == [told(language, say(each, table.state)) for each in table.log]
