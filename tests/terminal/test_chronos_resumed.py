"""A resumed game of Chronos Conquest: its handshakes are in its file."""

import io
from pathlib import Path

import pytest

from aevum.cli.app import start
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.chronos.bot.standard import MediumBot
from aevum.games.chronos.moves import MOVES
from aevum.terminal import messages as m
from aevum.terminal.app import AevumApp, resumed
from aevum.terminal.bargained import MOST, Bargained, bargained, remarks
from aevum.terminal.handshakes import BROKEN, KEPT, OPEN, REFUSED, SHAKEN, Bid
from aevum.terminal.store import unfinished
from aevum.terminal.table import Table
from tests.terminal.chronos import playing, slip
from tests.terminal.conftest import plain_at, seated
from tests.terminal.hands import stop_clock
from tests.terminal.test_chronos_bargains import Liar, heard, states

BESIDE = "tests.terminal.test_chronos_resumed:Beside"
LEAVE_2 = (1, 1, 1)  # to Player 2: both of us leave pile 2


class Beside(Liar):
    """Goes to pile 2 and stays there, whatever it says."""

    name = "beside"

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        goes = MOVES.parse(f"go {ask.seat + 1}a pile2")
        return (500, goes) if goes in legal else (60_000, WAIT)


def beside() -> Table:
    """A game in which everybody has stood on pile 2 until the sand was out."""
    table = seated("chronos", "", BESIDE, BESIDE, stage=1)
    assert table.play_text(0, "go 1a pile2") == ""
    table.skip(31_000)
    return table


def bid_and_leave(table: Table) -> None:
    """Shake hands with Player 2 about pile 2, and keep the promise."""
    assert table.handshakes.bid(0, *LEAVE_2) == ""
    table.skip(2_500)
    assert table.play_text(0, "go 1a front") == ""
    table.skip(6_000)
    assert states(table) == [OPEN, SHAKEN, BROKEN]


def taken_up() -> Table:
    """The table of the one game that is saved."""
    (saved,) = unfinished()
    table = resumed(saved)
    assert table is not None
    stop_clock(table)
    return table


def file_of(table: Table) -> Path:
    assert table.keeper.path is not None
    return table.keeper.path


def test_bots_remember_whose_word_was_good() -> None:
    before = beside()
    bid_and_leave(before)
    after = taken_up()
    assert after.handshakes.ended == [
        bid._replace(due=after.handshakes.ended[0].due) for bid in before.handshakes.ended
    ]
    assert after.handshakes.counts(1) == (0, 1)
    assert heard(after, 2) == heard(before, 2) == [(0, True), (1, False)]
    assert after.keeper.trouble == ()
    after.play_text(0, "go 1b pile3")
    assert "# handshake 1: 1 leaves 2, 2 leaves 2: broken by 2" in file_of(after).read_text(
        encoding="utf-8"
    )


def test_the_trust_of_a_bot_is_the_same_again() -> None:
    table = seated("chronos", "", "standard", "standard", stage=1)
    assert table.play_text(0, "go 1a pile2") == ""
    for broke in (0, 1, -1):
        state = KEPT if broke < 0 else BROKEN
        table.handshakes._end(Bid(0, 1, 1, 1, state, broke=broke))
    trusts = []
    for each in (table, taken_up()):
        bot = each.players[2]
        assert isinstance(bot, MediumBot)
        trusts.append([bot.trust.of(seat) for seat in range(3)])
    assert trusts[0] == trusts[1]
    assert trusts[0][0] < trusts[0][2]


@pytest.mark.parametrize("wait", [0, 2_500])
def test_a_bid_and_a_handshake_that_were_not_settled_are_bid_again(wait: int) -> None:
    before = beside()
    before.handshakes.bid(0, *LEAVE_2)
    before.skip(wait)
    after = taken_up()
    assert states(after) == [OPEN]
    after.skip(2_500)
    assert states(after) == [SHAKEN]
    assert heard(after, 2) == []


def test_a_bid_of_which_nothing_was_left_is_refused() -> None:
    before = beside()
    before.handshakes.bid(0, *LEAVE_2)
    assert before.play_text(0, "go 1a front") == ""
    after = taken_up()
    after.skip(2_500)
    assert states(after) == [OPEN, REFUSED]


def test_a_save_without_handshakes_is_an_old_one() -> None:
    beside()
    after = taken_up()
    assert (after.handshakes.ended, after.handshakes.now) == ([], None)
    assert after.keeper.trouble == ()


def test_what_is_written_is_read_again() -> None:
    ended = [Bid(0, 1, 3, 1, KEPT), Bid(0, 5, 63, 0, BROKEN, broke=5)]
    text = "".join(f"# {line}\n" for line in remarks(ended, Bid(0, 2, 1, 1)))
    assert bargained(text, 6) == Bargained(tuple(ended), Bid(0, 2, 1, 1))
    assert bargained("game: chronos\n# seats: person\n", 6) == Bargained()
    many = remarks([Bid(0, 1, 0, 0, KEPT)] * (MOST + 5), None)
    assert len(many) == MOST


@pytest.mark.parametrize(
    "line",
    [
        "# handshake 2: 1 leaves 2, 2 leaves 2: kept",
        "# handshake 1: 1 leaves 2, 2 leaves 2: kep",
        "# handshake 1: 1 leaves 2, 1 leaves 2: kept",
        "# handshake 1: 1 leaves 2, 4 leaves 2: kept",
        "# handshake 1: 1 leaves 65, 2 leaves 2: kept",
        "# handshake 1: 1 leaves 0, 2 leaves 2: kept",
        "# handshake 1: 1 leaves ²2, 2 leaves 2: kept",
        "# handshake 1: 1 leaves 2, 2 leaves 2: broken by 3",
        "# handshake 1: 1 leaves " + "9" * 5000 + ", 2 leaves 2: kept",
        "# handshake ",
    ],
)
def test_a_line_that_cannot_be_is_left_out_and_told(line: str) -> None:
    good = "# handshake 1: 1 leaves 2, 2 leaves 2: kept"
    found = bargained(f"{line}\n{good}\n", 3)
    assert [bid.state for bid in found.ended] == [KEPT]
    assert found.trouble() == (m.shell_save_handshakes(n=1),)


def test_no_more_than_a_bounded_number_is_read() -> None:
    good = "# handshake 1: 1 leaves 2, 2 leaves 2: kept\n"
    found = bargained(good * (MOST + 2), 3)
    assert (len(found.ended), found.unread) == (MOST, 2)
    assert found.trouble() == (m.shell_save_handshakes(n=2),)


def damage(table: Table) -> None:
    path = file_of(table)
    path.write_text(
        path.read_text(encoding="utf-8").replace("broken by 2", "broken by 7"), encoding="utf-8"
    )


@pytest.mark.asyncio
async def test_a_screen_tells_of_a_damaged_save() -> None:
    before = beside()
    bid_and_leave(before)
    damage(before)
    async with playing(taken_up()) as (app, _, _):
        assert isinstance(app, AevumApp)
        assert slip(app) == str(m.shell_save_handshakes(n=1))


@pytest.mark.parametrize("save", [False, True])
def test_lines_of_text_tell_of_a_damaged_save(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, save: bool
) -> None:
    before = beside()
    bid_and_leave(before)
    damage(before)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    elsewhere = ["--save", str(tmp_path / "new.txt")] if save else []
    assert start(["play", "--plain", "--load", str(file_of(before)), *elsewhere]) == 0
    assert capsys.readouterr().out.count(str(m.shell_save_handshakes(n=1))) == 1


def test_the_end_counts_handshakes_from_before_the_stop() -> None:
    bid_and_leave(beside())
    out = io.StringIO()
    table = taken_up()
    table.skip(60_000)
    mode = plain_at(table, ["quit"], out)
    mode.seat = 0
    assert "Deals: you kept 1 and broke 0 and Player 2 kept 0 and broke 1." in mode.outcome()
