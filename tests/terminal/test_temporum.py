"""Temporum at the terminal: in the line mode, and on a screen."""

import io

import pytest
from textual.widgets import Input, Static

from aevum.core.rng import Rng
from aevum.games.temporum import messages as m
from aevum.games.temporum.rules.asks import TURN
from aevum.games.temporum.rules.phrases import card_id, zone_at
from aevum.games.temporum.rules.state import Temporum
from aevum.terminal.app import AevumApp
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from tests.terminal.conftest import plain_at, seated
from tests.terminal.test_generic_screen import settle

ZONES = "beginners"
MOST_LINES = 1500


def begun(seed: int = 4) -> Table:
    """A person's first turn against a bot, in the Zones for beginners."""
    table = seated("temporum", "", "random", seed=seed, zones=ZONES)
    table.run_bots()
    return table


def lines(table: Table, *typed: str) -> str:
    out = io.StringIO()
    plain_at(table, typed, out).run()
    return out.getvalue()


def test_a_turn_is_asked_with_its_money_its_hand_and_its_moves() -> None:
    told = lines(begun(), "moves")
    assert "You have $" in told
    assert "Move to another Zone or stay?" in told
    assert "move 1 (Move to Ancient Egypt in Time I (Score a card." in told
    assert "stay (Stay in Age of Toys (You may pay $4" in told


def test_bad_input_gets_a_clear_sentence() -> None:
    told = lines(begun(), "nonsense", "move 99", "move 3", "move Atlantis", "why play artist")
    assert "No move begins with “nonsense”. Now moves begin with: move, stay." in told
    assert "“move 99” isn\N{RIGHT SINGLE QUOTATION MARK}t a move." in told
    assert "“move atlantis” isn\N{RIGHT SINGLE QUOTATION MARK}t a move." in told
    assert told.count("places are 1 to 10, from the past to the present") == 2
    assert "R2.3: Renaissance is unreal. In Time II, Roman Empire is real." in told
    assert "R2.5: Visit a Zone first. You play cards when a Zone or card tells you to." in told


def test_a_move_is_typed_by_the_name_of_a_zone() -> None:
    told = lines(begun(), "move Roman Empire", "list")
    assert "You move to Roman Empire." in told
    assert told.count("You draw a card.") == 2


def test_the_table_in_sentences_and_as_a_drawing() -> None:
    told = lines(begun(), "list", "board", "score", "hint")
    assert "1 Ancient Egypt (Time I, real). Leads to 2." in told
    assert "|1 Ancient Egypt |" in told
    assert "You                10" in told
    assert "Real now:" in told
    assert "Hint: " in told


def test_the_reference_is_read_by_the_title_of_its_chapter() -> None:
    told = lines(begun(), "rules zones of time iv", "rules 3", "rules")
    assert "Age of Toys" in told
    assert "To change history in a Zone, you turn its pointer" in told
    assert "Cards of Alternate Realities" in told


def test_a_paragraph_is_read_with_its_table() -> None:
    told = lines(begun(), "rules R1.2")
    assert "Cards: choices both boxes, base game, Alternate Realities," in told
    assert "R1.3 The board has ten Zones" not in told


def test_a_move_that_begins_like_a_command_is_a_move() -> None:
    told = lines(begun(), "score", "score artist")
    assert "Score of Player 1: 0\nScore of Player 2" in told
    assert "You score cards when a Zone or card tells you to." in told


def test_a_card_or_zone_is_looked_up_by_its_name_or_a_part_of_it() -> None:
    told = lines(begun(), "rules Artist", "rules katana", "rules opia", "rules nothing at all")
    assert "Artist: kind Momentary, coins $8, cost $4, crowns 4, what it does Draw a card," in told
    assert "Shogun's Katana: kind Momentary" in told
    assert "Several entries have that name: Capitalist Utopia, Communist Utopia" in told
    assert "no chapter and no entry with that name." in told


def test_a_number_of_the_list_can_be_asked_about() -> None:
    told = lines(begun(), "moves", "why 1")
    assert "That move is possible." in told


def test_help_has_examples_of_the_game_and_saving_takes_no_name() -> None:
    told = lines(begun(), "help", "save foo.txt")
    assert "Type a move (such as `move 1`)" in told
    assert "`moves move` narrows them down" in told
    assert "road" not in told
    assert "`save` takes no name" in told


def test_who_you_are_is_said_first() -> None:
    assert "You are Player 1." in lines(begun()).splitlines()[2]


def test_a_long_list_is_announced() -> None:
    table = begun()
    state = table.state
    assert isinstance(state, Temporum)
    cards = [card for card in range(12) if state.deck.mixed[card]]
    state.hands[0] = sorted(cards)
    for card in cards:
        state.deck.take_out(card)
    state.pawn[0] = state.real[3]
    told = lines(table, "stay")
    assert f"{len(cards)} moves. Type `moves` to see them." in told


def test_two_people_play_a_game_to_its_end_by_lines_of_text() -> None:
    table = seated("temporum", "", "", seed=6, zones=ZONES)

    class Typist:
        """Types any move, and Enter where the keyboard is passed."""

        def __init__(self) -> None:
            self.lines = 0
            self.rng = Rng(6)
            self.out = io.StringIO()
            self.plain = plain_at(table, self, self.out)

        def __iter__(self) -> "Typist":
            return self

        def __next__(self) -> str:
            self.lines += 1
            if self.lines > MOST_LINES:
                raise StopIteration
            seat = table.asked()
            if self.plain.seat != seat:
                return ""
            return table.game.moves.text(self.rng.pick(table.choices(seat)))

    typist = Typist()
    assert typist.plain.run()
    told = typist.out.getvalue()
    assert table.over()
    assert "Pass the keyboard to Player 2" in told
    assert " win" in told


def test_a_hint_says_what_the_turn_brings() -> None:
    table = begun()
    told = lines(table, "hint")
    assert "By the end of this turn you would get " in told
    state = table.state
    assert isinstance(state, Temporum)
    assert state.asks[0].kind == TURN


@pytest.mark.asyncio
async def test_the_screen_shows_the_times_and_a_move_is_chosen_by_name() -> None:
    app = AevumApp(table=begun())
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        drawing = app.screen.query_one("#drawing", Static)
        rows = str(drawing.content).splitlines()
        assert any("| 2 Roman Empire |" in row for row in rows)
        hand = next(number for number, row in enumerate(rows) if "and hold:" in row)
        assert hand < 4
        await pilot.press("?")
        assert "such as `move 1`" in app.screen.words  # type: ignore[attr-defined]
        await pilot.press("escape")
        assert str(app.screen.query_one("#more", Static).content) == "More to see: Ctrl and ↓"
        await pilot.press(*"roman", "enter")
        await settle(app, pilot)
        assert app.screen.query_one(Input).value == ""
        assert "You                10" in str(drawing.content)
        assert app.screen.query_one(Slip).words == ""


@pytest.mark.asyncio
async def test_a_move_to_an_unreal_zone_is_explained_on_the_screen() -> None:
    app = AevumApp(table=begun())
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        await pilot.press(*"move", "space", *"renaissance", "enter")
        await settle(app, pilot)
        assert "R2.3: Renaissance is unreal" in app.screen.query_one(Slip).words


@pytest.mark.asyncio
async def test_the_usual_small_window_shows_all_times_crowns_cards_and_moves() -> None:
    """At 80 x 24 everything for a turn is inside the window."""
    table = begun()
    app = AevumApp(table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        seen = in_sight(app)
        state = table.state
        assert isinstance(state, Temporum)
        for place in range(10):
            assert f"{place + 1} {m.part_name_zone(zone=zone_at(state, place))}" in seen
        for words in (
            "[2 Roman Empire >5]",
            "Player 2           10",
            "Move to another Zone or stay?",
        ):
            assert words in seen
        for card in state.hands[0]:
            assert str(m.part_name_card(card=card_id(card))) in seen
        assert "Move to Ancient Egypt" in seen
        assert "Your turn begins" in seen, "the log"
        assert "→" not in seen, "nothing to the right is out of sight"
        await pilot.press(*"roman", "enter")
        await settle(app, pilot)
        assert "[2 Roman Empire >5: P1]" in in_sight(app)


@pytest.mark.asyncio
async def test_the_times_are_a_tree_again_once_the_window_is_large() -> None:
    app = AevumApp(table=begun())
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        assert "|1 Ancient Egypt |" not in in_sight(app)
        await pilot.resize_terminal(120, 40)
        await settle(app, pilot)
        assert "|1 Ancient Egypt |" in in_sight(app)


def in_sight(app: AevumApp) -> str:
    """The text of the whole screen, as the terminal shows it."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)
