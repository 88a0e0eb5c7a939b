"""Bargaining with bots at the terminal: bids, answers, and who kept a handshake."""

import io

import pytest
from textual.widgets import Static

from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene
from aevum.terminal import messages as m
from aevum.terminal.chronos.bargains import bid_label, possible_bids
from aevum.terminal.clock import UNTIMED
from aevum.terminal.handshakes import BROKEN, KEPT, OPEN, REFUSED, SHAKEN, VOID
from aevum.terminal.papers import EndPaper
from aevum.terminal.table import Table
from tests.terminal.chronos import (
    Still,
    at,
    let_pass,
    playing,
    slip,
    words,
)
from tests.terminal.conftest import plain_at

FALSE = "tests.terminal.test_chronos_bargains:Liar"
TRUE = "tests.terminal.test_chronos_bargains:Honest"
TERMS = (1, 3, 1)  # to Player 2: I’ll leave pile 4 if you leave pile 2


class Liar(Still):
    """Shakes hands with everybody, and stays where it is."""

    name = "false"

    def __init__(self) -> None:
        self.heard: list[tuple[int, bool]] = []
        self.bids: list[tuple[int, ...]] = []

    def bid(self, view: State, seat: int, bidder: int, terms: tuple[int, ...], rng: Rng) -> bool:
        assert isinstance(view, Conquest)
        assert view.viewer == seat
        self.bids.append((bidder, *terms))
        return True

    def bargain(self, other: int, kept: bool) -> None:
        self.heard.append((other, kept))


class Honest(Liar):
    """Shakes hands with everybody, and does as it said."""

    name = "true"

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        leaves = MOVES.parse("go 2b front")
        return (500, leaves) if self.bids and leaves in legal else (60_000, WAIT)


def blocked() -> Scene:
    """Two players who block each other from the cards of piles 2 and 4."""
    scene = Scene(3).timer("1a", "pile4").timer("1b", "pile2").timer("1c", "pile6", left=20_000)
    return scene.timer("2a", "pile4").timer("2b", "pile2")


def made(bot: str, *, leave: bool) -> Table:
    """Bid to a bot, let it answer, and leave or stay; return the table at the end."""
    table = at(blocked(), bot)
    table.time.at_speed(UNTIMED)
    assert table.handshakes.bid(0, *TERMS) == ""
    table.skip(2_500)
    if leave:
        assert table.play_text(0, "go 1a front") == ""
    table.skip(6_000)
    return table


def states(table: Table) -> list[str]:
    return [bid.state for bid in table.handshakes.read()]


def heard(table: Table, seat: int) -> list[tuple[int, bool]]:
    bot = table.players[seat]
    assert isinstance(bot, Liar)
    return bot.heard


def test_what_can_be_bid_is_about_piles_on_which_both_could_leave_soon() -> None:
    view = blocked().state
    assert [tuple(bid) for bid in possible_bids(view, 0)] == [
        (1, 1, 1),
        (1, 3, 1),
        (1, 1, 3),
        (1, 3, 3),
    ]
    labels = [bid_label(view, bid) for bid in possible_bids(view, 0)]
    assert labels[0] == "Player 2: both of us leave pile 2 (20)"
    assert labels[1] == "Player 2: I’ll leave pile 4 (20) if you leave pile 2 (20)"
    assert possible_bids(Scene(3).timer("1a", "pile4").state, 0) == []


def test_a_bot_that_does_not_bargain_says_no() -> None:
    table = made("tests.terminal.chronos:Still", leave=False)
    assert states(table) == [OPEN, REFUSED]
    assert table.handshakes.ended == []


def test_a_bot_that_says_yes_and_stays_has_broken_the_handshake() -> None:
    table = made(FALSE, leave=True)
    assert states(table) == [OPEN, SHAKEN, BROKEN]
    assert (table.handshakes.counts(0), table.handshakes.counts(1)) == ((1, 0), (0, 1))
    assert heard(table, 2) == [(0, True), (1, False)]
    assert heard(table, 1) == [(0, True)]


def test_a_person_who_stays_is_remembered_by_every_bot() -> None:
    table = made(TRUE, leave=False)
    assert states(table) == [OPEN, SHAKEN, BROKEN]
    assert table.handshakes.counts(0) == (0, 1)
    assert heard(table, 2) == [(0, False), (1, True)]


def test_both_keep_their_word_or_neither_leaves() -> None:
    assert states(made(TRUE, leave=True)) == [OPEN, SHAKEN, KEPT]
    table = made(FALSE, leave=False)
    assert states(table) == [OPEN, SHAKEN, VOID]
    assert heard(table, 2) == []


def test_a_handshake_is_not_shaken_off_by_another_bid() -> None:
    table = at(blocked(), FALSE)
    table.time.at_speed(UNTIMED)
    table.handshakes.bid(0, *TERMS)
    assert table.handshakes.bid(0, 1, 1, 1) == ""
    table.skip(2_500)
    assert table.handshakes.bid(0, *TERMS) == str(m.shell_bid_unsettled())
    bot = table.players[1]
    assert isinstance(bot, Liar)
    assert bot.bids == [(0, 1, 1, 0)]


def test_who_has_left_meanwhile_is_not_asked() -> None:
    table = at(blocked(), FALSE)
    table.time.at_speed(UNTIMED)
    table.handshakes.bid(0, *TERMS)
    assert table.play_text(0, "go 1a front") == ""
    table.skip(2_500)
    assert states(table) == [OPEN, REFUSED]


@pytest.mark.asyncio
async def test_a_key_bids_and_the_answer_is_shown() -> None:
    table = at(blocked().kingdom(0, "100", "50", "50"), FALSE)
    async with playing(table) as (app, pilot, hands):
        await pilot.press("d")
        assert "Bargain …" in str(app.screen.query_one("#menu", Static).content)
        await pilot.press("2")
        assert slip(app) == "You offer Player 2 a deal: you leave pile 4, Player 2 leaves pile 2."
        await let_pass(app, pilot, hands, 2.5)
        assert slip(app).startswith("Player 2 agrees: you leave pile 4")
        assert "Deal: you leave pile 4" in words(app)
        await pilot.press("A", "0")
        await let_pass(app, pilot, hands, 5.1)
        assert slip(app) == "Player 2 broke the deal. All bots remember it."
        await pilot.press("p")
        await let_pass(app, pilot, hands, 0.1)
        assert isinstance(app.screen, EndPaper)
        assert "Deals: you kept 1 and broke 0 and Player 2 kept 0 and broke 1." in app.screen.shared


@pytest.mark.asyncio
async def test_where_there_is_nothing_to_bargain_about_a_slip_says_so() -> None:
    table = at(Scene(3))
    async with playing(table) as (app, pilot, _):
        await pilot.press("d")
        assert slip(app).startswith(
            "There\N{RIGHT SINGLE QUOTATION MARK}s nothing to bargain about"
        )


def test_bids_by_lines_of_text() -> None:
    table = at(blocked(), TRUE)
    table.time.at_speed(UNTIMED)
    out = io.StringIO()
    typed = ["bid", "bid 9", "bid 2", "run", "bid 1", "A 0", "run 1"]
    plain_at(table, typed, out).run()
    told = out.getvalue()
    assert "bid 2: Player 2: I’ll leave pile 4 (20) if you leave pile 2 (20)" in told
    assert "Type `bid` and a number from 1 to 4." in told
    assert "Player 2 agrees" in told
    assert str(m.shell_bid_unsettled()) in told
    assert "You and Player 2 kept the deal." in told
