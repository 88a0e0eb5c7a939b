"""Imperials at the terminal: in the line mode, with trades, and on the generic screen."""

import io
from collections.abc import Iterator

import pytest
from textual.containers import ScrollableContainer
from textual.events import Key, Paste
from textual.pilot import Pilot
from textual.widgets import Input, Static
from textual.widgets._footer import FooterKey

from aevum.core.state import WAIT
from aevum.core.text import Label
from aevum.games.imperials.data import CARD_NAMES, CARDS
from aevum.games.imperials.moves import EMBARGO
from aevum.games.imperials.rules.asks import MAIN
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.rules.trading import draft_of
from aevum.terminal.app import AevumApp
from aevum.terminal.generic import GenericScreen
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from tests.terminal.conftest import plain_at, seated
from tests.terminal.test_generic_screen import settle

MOST_LINES = 900


def pips(label: Label) -> int:
    """Return how often a first village yields, as its label notes it."""
    number = label.notes[0].args["pips"]
    assert isinstance(number, int)
    return number


class Typist:
    """Input that follows the table: an empty line when the keyboard is passed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines = 0
        self.out = io.StringIO()
        self.plain = plain_at(table, self, self.out)

    def play(self) -> str:
        """Play until there is nothing more to type; return what was printed."""
        assert self.plain.run()
        return self.out.getvalue()

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        self.lines += 1
        if self.lines > MOST_LINES or self.done():
            raise StopIteration
        seat = self.table.asked()
        if self.plain.seat != seat:
            return ""
        texts = [self.table.game.moves.text(move) for move in self.table.choices(seat)]
        return next((wish for wish in self.wishes(seat) if wish in texts), texts[0])

    def done(self) -> bool:
        return self.lines > 60

    def wishes(self, seat: int) -> list[str]:
        """Return what to type: the most expensive possible thing, else the first move."""
        return ["roll", "wait", "end", self.best_corner(seat)]

    def best_corner(self, seat: int) -> str:
        """Return the move whose label promises the most pips."""
        game, view = self.table.game, self.table.view(seat)
        moves = [move for move in self.table.choices(seat) if "pips" in game.label(view, move)]
        if not moves:
            return ""
        return game.moves.text(max(moves, key=lambda m: pips(game.words.label(view, m))))


class Merchant(Typist):
    """Both people trade: with each other, then with the market."""

    def done(self) -> bool:
        return "with the market." in self.out.getvalue()

    def wishes(self, seat: int) -> list[str]:
        wishes = super().wishes(seat)
        told = self.out.getvalue()
        if any(f"with Player {number}." in told for number in (1, 2)):
            return [*[f"market {a} for {b}" for a in CARD_NAMES for b in CARD_NAMES], *wishes]
        return [f"deal 1 with {2 - seat}", "accept 1", "send", *self.offer(seat), *wishes]

    def offer(self, seat: int) -> list[str]:
        """Return the moves of an offer that the other can take."""
        state = self.table.state
        assert isinstance(state, Imperials)
        hands = [state.hands[s * CARDS : s * CARDS + CARDS] for s in (seat, 1 - seat)]
        mine, theirs = ([c for c in range(CARDS) if hand[c]] for hand in hands)
        draft = draft_of(state, seat)
        if draft is None:
            fair = mine and theirs and (len(mine) > 1 or mine != theirs) and not any(state.offers)
            return ["offer"] * bool(fair)
        if not sum(draft.give):
            return [f"give {CARD_NAMES[card]}" for card in mine if [card] != theirs]
        return [f"ask {CARD_NAMES[card]}" for card in theirs]


def test_two_people_trade_by_lines_of_text() -> None:
    told = Merchant(seated("imperials", "", "", seed=5)).play()
    assert "Place your first village." in told
    assert "Pass the keyboard to Player 2" in told
    assert "Type `wait` to leave it open." in told
    assert "Offer 1: you give 1 " in told
    assert "accepts offer 1." in told
    assert "with the market." in told
    assert any(f"with Player {seat}." in told for seat in (1, 2))
    assert "You have " in told


def lines(table: Table, *typed: str) -> str:
    out = io.StringIO()
    plain_at(table, typed, out).run()
    return out.getvalue()


def test_the_plain_table_shows_what_a_player_needs() -> None:
    table = seated("imperials", "", "random", "random", seed=3)
    told = lines(table, "moves", "moves ore 5", "village 8", "why village 9", "board", "list")
    assert "54 moves, too many to read out:" in told
    assert "village 28 (Build a village on wool 4, ore 5 and wood 8 (28) (12 pips))" in told
    assert "Build a road at your new village." in told
    assert "road 12 (Build a road between ore 3 and wheat 5 (12) (towards the desert))" in told
    assert "R3.1: Build the road of your new settlement first: between " in told
    assert "v1" in told.partition("Player 1 (you)")[0].split()
    assert "Tiles: ore 3 (0), brick 6 (1)," in told
    assert "Corners with ports: brick port at 11 and 16, " in told


def test_wonders_and_warriors_is_played_by_lines_of_text() -> None:
    told = Typist(seated("imperials", "", "random", seed=4, mode="wonders")).play()
    assert "Place your town. It brings 1 card of each resource beside it." in told
    assert "You build a town on " in told
    assert "Roll the dice." in told


def test_a_number_that_no_corner_has_is_told_with_those_of_this_map() -> None:
    told = lines(seated("imperials", "", "random", seed=3), "village 999", "fly", "why village 999")
    assert told.count("a move: the corner is a number from 0 to 53.") == 2
    assert "No move begins with “fly”. Now moves begin with: village." in told


# Standing questions


def test_nobody_is_stopped_where_there_is_nothing_but_an_embargo_to_set() -> None:
    table = seated("imperials", "", "random", "random", seed=5, player_trades=True)
    asked = [table.question(seat).must for seat in _asked(table, 60)]
    assert asked
    told = Typist(seated("imperials", "", "random", seed=5)).play()
    assert "refuse all offers" not in told


def _asked(table: Table, turns: int) -> Iterator[int]:
    """Let the first seat end its turns and the others play; yield when it is asked."""
    for _ in range(turns):
        table.run_bots()
        yield 0
        moves = table.choices(0)
        assert table.play(0, WAIT if WAIT in moves else moves[0]) == ""


def test_who_could_build_is_asked_whether_he_wants_to() -> None:
    table = seated("imperials", "", "", seed=5, special_build="on", player_trades=False)
    state = table.state
    assert isinstance(state, Imperials)
    while table.question(table.asked()).kind != MAIN:
        assert table.play(table.asked(), table.choices(table.asked())[0]) == ""
    assert table.asked() == 0
    for card in (0, 1):
        state.hands[CARDS + card] += 1
        state.sizes[1] += 1
        state.market[card] -= 1
    assert table.asked() == 1
    view = table.view(1)
    assert "Ask for a special build" in table.game.prompt(view, table.question(1))
    assert table.play_text(1, "request") == ""
    assert table.asked() == 0


def test_what_was_left_open_is_asked_again_only_for_something_new() -> None:
    table = seated("imperials", "", "", seed=5)
    state = table.state
    assert isinstance(state, Imperials)
    while table.question(table.asked()).kind != MAIN:  # the second seat leaves its embargo open
        assert table.play(table.asked(), table.choices(table.asked())[0]) == ""
    assert table.asked() == 0
    assert EMBARGO in table.state.legal(1)
    take_cards(state)
    for text in ("offer", "give wood", "ask ore"):
        assert table.play_text(0, text) == ""
        assert table.asked() == 0
    assert table.play_text(0, "send") == ""
    assert table.asked() == 1
    assert table.play(1, WAIT) == ""
    assert table.asked() == 0
    assert table.play_text(0, "withdraw 1") == ""
    assert table.asked() == 0


def take_cards(state: Imperials) -> None:
    """Let the first seat hold a wood and the second an ore."""
    for seat, card in ((0, 0), (1, 4)):
        state.hands[seat * CARDS + card] += 1
        state.sizes[seat] += 1
        state.market[card] -= 1


# The screen


async def board(app: AevumApp, pilot: Pilot[None], *keys: str) -> str:
    """Press keys and return the drawing."""
    await pilot.press(*keys)
    await settle(app, pilot)
    return str(app.screen.query_one("#drawing", Static).content)


def screen_of(app: AevumApp) -> GenericScreen:
    assert isinstance(app.screen, GenericScreen)
    return app.screen


@pytest.mark.asyncio
async def test_digits_are_typed_and_play_nothing_by_themselves() -> None:
    table = seated("imperials", "", "random", "random", seed=3)
    app = AevumApp(table=table)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        assert "Villages at" not in await board(app, pilot, "1", "3")
        (only,) = screen_of(app).moves
        assert table.game.moves.text(only) == "village 13"
        assert "Villages at 13." in await board(app, pilot, "enter")
        assert app.screen.query_one(Input).value == ""


@pytest.mark.asyncio
async def test_a_burst_of_keys_stays_whole() -> None:
    table = seated("imperials", "", "random", "random", seed=3)
    app = AevumApp(table=table)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        for letter in "Village 13":
            app.post_message(Key("space" if letter == " " else letter, letter))
        app.post_message(Key("enter", "\r"))
        await settle(app, pilot)
        assert "Villages at 13." in await board(app, pilot)


@pytest.mark.asyncio
async def test_a_pasted_move_stays_whole() -> None:
    table = seated("imperials", "", "random", "random", seed=3)
    app = AevumApp(table=table)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        app.post_message(Paste("village 13\nroad 3"))
        await settle(app, pilot)
        assert app.screen.query_one(Input).value == "village 13"
        assert "Villages at 13." in await board(app, pilot, "enter")


@pytest.mark.asyncio
async def test_a_corner_that_is_taken_is_explained_and_no_other_is_built_on() -> None:
    table = seated("imperials", "", "", seed=3)
    for text in ("village 13", "road 20"):
        assert table.play_text(0, text) == ""
    app = AevumApp(table=table)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        await pilot.press("enter")
        for typed in (["v", "i", "l", "space", "1", "3"], ["1", "3"]):
            await pilot.press("escape", *typed, "enter")
            await settle(app, pilot)
            assert screen_of(app).moves == []
            assert app.screen.query_one(Slip).words
        await pilot.press("escape", *"village", "space", *"13", "enter")
        await settle(app, pilot)
        assert "village is already here." in app.screen.query_one(Slip).words
        assert table.asked() == 1


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("size", "arrows"), [((80, 24), "→ ↓"), ((100, 34), "→ ↓"), ((160, 80), "")]
)
async def test_what_is_cut_off_is_said(size: tuple[int, int], arrows: str) -> None:
    app = AevumApp(table=seated("imperials", "", "random", "random", seed=3))
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        more = app.screen.query_one("#more", Static)
        assert more.display == bool(arrows)
        assert str(more.content) == (f"More to see: Ctrl and {arrows}" if arrows else "")
        if arrows:
            await pilot.press(*["ctrl+down"] * 20)
            await pilot.pause()
            assert str(more.content) == "More to see: Ctrl and → ↑"


@pytest.mark.asyncio
async def test_the_keys_are_those_of_the_footer() -> None:
    app = AevumApp(table=seated("imperials", "", "random", "random", seed=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        keys = app.screen.query(FooterKey)
        shown = [(key.key_display, key.description) for key in keys]
        assert ("⇧H", "Hint") in shown
        assert ("⏎", "Play") in shown
        assert all(key.region.right <= 80 for key in keys)
        await pilot.press(*"hq")
        assert app.screen.query_one(Input).value == "hq"
        await pilot.press("H")
        await settle(app, pilot)
        assert app.screen.query_one(Slip).words.startswith("Hint: ")


@pytest.mark.asyncio
async def test_a_move_is_typed_and_the_map_can_be_moved() -> None:
    table = seated("imperials", "", "random", "random", seed=3)
    app = AevumApp(table=table)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        drawing = app.screen.query_one("#drawing", Static)
        assert "Villages at 8." not in str(drawing.content)
        await pilot.press(*"village", "space", "8", "enter")
        await settle(app, pilot)
        assert "Villages at 8." in str(drawing.content)
        place = app.screen.query_one(".drawing", ScrollableContainer)
        assert place.scroll_offset.y == 0
        await pilot.press("ctrl+down", "ctrl+down")
        await pilot.pause()
        assert place.scroll_offset.y == 8
        await pilot.press("ctrl+up")
        await pilot.pause()
        assert place.scroll_offset.y == 4
