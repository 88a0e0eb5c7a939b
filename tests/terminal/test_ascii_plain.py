"""ASCII Empires in the line mode."""

import io
from collections.abc import Iterator

from aevum.core.rng import Rng
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.scenes import Scene
from aevum.terminal.table import Table
from tests.terminal.ascii import at
from tests.terminal.conftest import plain_at, seated


def lines(table: Table, *typed: str) -> str:
    out = io.StringIO()
    plain_at(table, typed, out).run()
    return out.getvalue()


def test_people_develop_one_after_the_other_by_lines_of_text() -> None:
    table = at(Scene(2).dice(6, 2, 3), "", "")
    told = lines(table, "build white1", "farm 0 3", "staff 0 3", "tax", "done", "board 1")
    assert told.count(" has to choose.") == 2
    assert told.index("Player 1 has to choose.") < told.index("Player 1 finishes Development.")
    assert told.index("Player 1 finishes Development.") < told.index("Player 2 has to choose.")
    assert "Moves begin with: done, build, caravan, culture, buy, tax, conscript." in told
    assert "│F┌─┘" in told


def test_sheets_of_others_and_refusals_by_lines_of_text() -> None:
    table = at(Scene(2).built(1, "mine 20 6").dice(6, 2, 3), "", "")
    told = lines(table, "help", "board 2", "board 9", "list", "why farm 11 4", "farm 11 4")
    assert "board 2         the sheet of Player 2" in told
    assert "│M  │" in told
    assert "s no Player 9: players are 1 to 2." in told
    assert "Order of Play:" in told
    assert told.count("R4.") >= 2


def test_a_game_is_played_to_its_end_by_lines_of_text() -> None:
    table = seated("ascii", "", "random", seed=4)
    rng = Rng("lines")

    def typed() -> Iterator[str]:
        for _ in range(3000):
            yield MOVES.text(rng.pick(table.choices(table.asked())))

    out = io.StringIO()
    plain_at(table, typed(), out).run()
    assert table.over()
    told = out.getvalue()
    assert told.count("The game is over") == 1
    assert "The game ended: " in told[told.index("The game is over") :]
    assert "Unhappiness \N{MINUS SIGN}" in told[told.index("The game is over") :]


def test_the_position_is_told_in_sentences() -> None:
    """R1.3: every sheet is open, one's own comes first."""
    scene = Scene(2).built(0, "mine 20 6").science(1, trunk=4, upper=1).caravan(1, 2, 3)
    told = lines(at(scene.colony(0, 1, 12, 3), "", "random"), "list", "list 2", "list 3")
    own = told[told.index("You: ") :]
    assert "Population: 3 Workers idle; 3 of 70 boxes marked." in own
    assert "Gold: 3 to spend; 3 of 49 boxes marked." in own
    assert "Military: no Army ready, 0 deployed; 0 of 14 boxes marked." in own
    assert "Buildings: Mine at 20,6 (staffed)." in own
    assert "s map at 12,3." in own
    assert "Disaster grid: row 1 Drought 0, " in told
    other = told[told.rindex("Player 2: ") :]
    assert "green 2 and black 3 (locked)." in other
    assert "Buildings: your Colony at 12,3." in other
    assert "Next: upper branch, box 2: 1 Culture box and lower branch, box 1." in other
    assert "2 has arrived," in other
    assert "a4 with a 5, a5 with a 5" in other
    assert "s no Player 3: players are 1 to 2." in other


def test_the_score_is_told_with_its_parts() -> None:
    """R11.2"""
    told = lines(at(Scene(1).built(0, "farm 4 4").mood(0, unhappy=1), ""), "score")
    assert "You: 4 points (Buildings 2, Gold 6 and Unhappiness \N{MINUS SIGN}4)." in told


def test_whoever_is_asked_is_named_where_several_people_sit() -> None:
    told = lines(at(Scene(2).begin("announcing"), "", ""), "no", "no")
    assert "Player 1: Announce the end?" in told
    assert "Player 2: Use a die, or finish Development. Dice left:" in told


def test_moves_are_narrowed_down_by_how_words_begin() -> None:
    table = at(Scene(1).dice(4, 2, 3), "")
    told = lines(table, "moves culture d1", "moves culture d", "moves carav 2")
    assert "No move matches that now." not in told
    assert ". caravan 2 white1 (Lead Caravan 2 with white 4" in told


def test_words_that_a_command_does_not_take_are_not_passed_over_in_silence() -> None:
    table = at(Scene(2).dice(6, 2, 3), "", "random")
    told = lines(table, "tax", "undo 5", "score 2", "board x", "list -1", "board 1")
    assert "`undo` takes no other words. Ignored: 5\nUndone: tax." in told
    assert "`score` takes no other words. Ignored: 2" in told
    assert "s no Player x: players are 1 to 2." in told
    assert "s no Player -1: players are 1 to 2." in told
    assert told.count("EMPIRE 1") == 1


def test_drawings_are_no_chapters_of_the_rules() -> None:
    told = lines(at(Scene(1), ""), "rules", "rules Palace")
    assert "##" not in told
    assert "Palace: Level III, lines 24, points 36." in told


def test_the_paragraph_that_a_refusal_quotes_can_be_read() -> None:
    """R4.9"""
    table = at(Scene(1), "")
    told = [lines(table, f"rules {number}") for number in ("R4.9", "4.9", "r4.9.")]
    assert told[0] == told[1] == told[2]
    assert "\nR4.9 You cannot finish Development while a" in told[0]
    assert "R4.10" not in told[0]
    assert "no chapter and no entry" in lines(table, "rules R4.99")


def test_one_person_among_bots_finds_their_own_number_in_the_log() -> None:
    told = lines(at(Scene(2).dice(6, 2, 3), "", "random"), "tax", "log")
    assert told.count("You dictate Taxation") == 2
    alone = lines(at(Scene(1).dice(6, 2, 3), ""), "tax")
    assert "You’re playing alone." in alone
    assert "You dictate Taxation" in alone
