"""ASCII Empires by lines of text."""

import io
from collections.abc import Iterator

from aevum.core.rng import Rng
from aevum.games.ascii_empires.moves import MOVES
from aevum.terminal.plain import Plain
from aevum.terminal.table import Table
from tests.rules.ascii_empires.scene import Scene
from tests.terminal.conftest import seated
from tests.terminal.empires import at


def lines(table: Table, *typed: str) -> str:
    out = io.StringIO()
    Plain(table, typed, out, prompt=False).run()
    return out.getvalue()


def test_people_develop_one_after_the_other_by_lines_of_text() -> None:
    table = at(Scene(2).dice(6, 2, 3), "", "")
    told = lines(table, "build white1", "farm 0 3", "staff 0 3", "tax", "done", "board 1")
    assert told.count(" is asked.") == 2
    assert told.index("Player 1 is asked.") < told.index("Player 1 is done with Development.")
    assert told.index("Player 1 is done with Development.") < told.index("Player 2 is asked.")
    assert "They begin with: done, build, caravan, culture, buy, tax, conscript." in told
    assert "│F┌─┘" in told


def test_sheets_of_others_and_refusals_by_lines_of_text() -> None:
    table = at(Scene(2).built(1, "mine 20 6").dice(6, 2, 3), "", "")
    told = lines(table, "help", "board 2", "board 9", "list", "why farm 11 4", "farm 11 4")
    assert "board 2         the sheet of Player 2" in told
    assert "│M  │" in told
    assert "There is no Player 9: players are 1 to 2." in told
    assert "Order of Play:" in told
    assert told.count("R4.") >= 2


def test_a_game_is_played_to_its_end_by_lines_of_text() -> None:
    table = seated("ascii_empires", "", "random", seed=4)
    rng = Rng("lines")

    def typed() -> Iterator[str]:
        for _ in range(3000):
            yield MOVES.text(rng.pick(table.choices(table.asked())))

    out = io.StringIO()
    Plain(table, typed(), out, prompt=False).run()
    assert table.over()
    assert "The game is over" in out.getvalue()
