"""Chronos Conquest at the keyboard: which keys mean what, and how a table is painted."""

import re

import pytest

from aevum.core.state import NONE
from aevum.core.terse import terse
from aevum.core.text import ENGLISH, Reader
from aevum.games.chronos import GAME
from aevum.games.chronos.messages import BOOK
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene
from aevum.terminal.chronos.hand import Hand
from aevum.terminal.chronos.keys import key_lines, teaching
from aevum.terminal.chronos.panels import goal, more_keys
from aevum.terminal.chronos.picture import picture
from aevum.terminal.chronos.powers import powers_in_play
from aevum.terminal.chronos.sand import bar, seconds
from aevum.terminal.chronos.sentences import own_timer_words, position
from aevum.terminal.language import choose_language
from aevum.terminal.theme import NIGHT


def seen(scene: Scene) -> Conquest:
    """Return the first seat's view."""
    view = scene.state.mask(0)
    assert isinstance(view, Conquest)
    return view


def typed(scene: Scene, keys: str) -> tuple[str, str]:
    """Press keys; return their move in notation, and the text shown."""
    hand, move = Hand(GAME, 0), NONE
    view = seen(scene)
    for key in keys:
        move = hand.press(view, key)
    return (MOVES.text(move) if move != NONE else ""), hand.said


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        ("a5", "take 1a pile5"),
        ("A5", "go 1a pile5"),
        ("aa", "take 1a pile3"),
        ("b5", "go 1b pile5"),
        ("b0", "go 1b front"),
        ("bj", "go 1b city1"),
        ("bk", "go 1b city2"),
        ("bh", "go 1b hell2"),
        ("bl", "go 1b atlantis"),
        ("bs", "go 1b square1"),
        ("bg2", "go 1b kingdom2"),
        ("ab5", "go 1b pile5"),
        ("p", "claim points"),
        ("m", "claim monsters"),
        ("z", "freeze"),
    ],
)
def test_two_keys_move_a_timer_and_one_claims(keys: str, move: str) -> None:
    scene = Scene(3).timer("1a", "pile3")
    assert typed(scene, keys) == (move, "")


def test_the_square_after_the_one_on_which_a_timer_stands_is_meant() -> None:
    scene = Scene(3, gods=("ASCLEPIUS",)).owns(0, "ASCLEPIUS").timer("1a", "square2")
    assert typed(scene, "as") == ("go 1a square3", "")


def test_keys_that_mean_nothing_say_what_is_missing() -> None:
    scene = Scene(3, cities=("SPARTA", "TROY"))
    assert typed(scene, "5")[1].startswith("Press the timer")
    assert typed(scene, "x")[1] == "You have no timer x."
    assert typed(scene, "ag7")[1] == "Players are 1 to 3."
    assert typed(scene, "u")[1] == "You have no power to use now."
    assert typed(Scene(3, stage=4), "o")[1].endswith("used in this stage.")
    assert typed(scene, "y")[1].startswith("That key does nothing here")
    assert Hand(GAME, 0).back(seen(scene)) == NONE


def test_an_offering_is_a_god_and_then_its_cards() -> None:
    scene = Scene(3, gods=("ATHENA", "ARES")).kingdom(0, "10", "30", "north")
    hand, view = Hand(GAME, 0), seen(scene)
    assert hand.press(view, "o") == NONE
    lines = hand.lines(view)
    assert [line.key for line in lines] == ["1", "2"]
    assert "Athena" in lines[0].label
    move = hand.press(view, "1")
    assert MOVES.text(move) == "offer athena"
    scene.do(0, "offer athena")
    view = seen(scene)
    hand.look(view)
    cards = [MOVES.text(line.move) for line in hand.lines(view)]
    assert cards[:3] == ["pay 10", "pay 30", "pay north"]
    assert all(card.startswith("claim ") for card in cards[3:]), "claims are heard in between"
    assert MOVES.text(hand.back(view)) == "drop"


def test_a_god_that_cannot_be_paid_is_listed_but_not_ready() -> None:
    scene = Scene(3, gods=("ATHENA",)).kingdom(0, "10")
    hand, view = Hand(GAME, 0), seen(scene)
    hand.press(view, "o")
    assert [line.ready for line in hand.lines(view)] == [False]


def test_a_timer_for_hell_is_named_first_and_then_flipped_or_not() -> None:
    scene = Scene(3).pile(3, "war").timer("1a", "pile3").do(0, "take 1a pile5")
    hand, view = Hand(GAME, 0), seen(scene)
    hand.answers(view)
    timers = hand.lines(view)
    assert len(timers) == 9
    key = next(line.key for line in timers if line.label.startswith("2a"))
    assert hand.press(view, key) == NONE
    assert [line.label for line in hand.lines(view)] == ["as it stands", "flipped"]
    assert MOVES.text(hand.press(view, "2")) == "send 2a flipped"


def test_sand_is_a_bar_that_never_shows_less_than_there_is() -> None:
    assert bar(30_000, 30_000, 5) == "█████"
    assert bar(15_000, 30_000, 4) == "██  "
    assert bar(1, 30_000, 4) == "▏   "
    assert bar(0, 30_000, 4) == "    "
    assert (seconds(12_345), seconds(1), seconds(0)) == ("12.4", " 0.1", " 0.0")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(80, 21), (120, 36)])
def test_a_table_of_any_number_of_players_has_room(seats: int, size: tuple[int, int]) -> None:
    scene = Scene(seats, gods=("ATHENA", "POSEIDON"), cities=("SPARTA", "TROY"))
    scene.timer("1a", "pile2").timer("2a", "hell1", left=9_000).timer("3a", "city1", left=100)
    view = seen(scene)
    names = [f"{seat + 1} still" for seat in range(seats)]
    text = picture(view, 0, names, size, NIGHT).text()
    for pile in range(seats + 3):
        assert f" {pile + 1} 20" in text
    for word in ("Sparta", "Troy", "2 Athena", "2 Poseidon", "Hell", " l ", "You", "a  take"):
        assert word in text
    assert "9.0" in text
    assert f"{seats} still" in text
    assert all(len(line) <= size[0] for line in text.splitlines())


def test_others_are_shown_by_their_top_and_oneself_whole() -> None:
    scene = Scene(3).kingdom(0, "10", "30", "hydra").kingdom(1, "100", "50", "north", "north")
    view = seen(scene)
    text = picture(view, 0, ["1 you", "2 still", "3 still"], (80, 21), NIGHT).text()
    own = next(line for line in text.splitlines() if line.startswith(" You "))
    other = next(line for line in text.splitlines() if "2 still" in line)
    assert "10 30 Hydra" in own
    assert "50 on top of 2" in other
    assert "100" not in other
    assert "Northx2" in other


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_learning_stages_show_only_what_they_use(stage: int) -> None:
    scene = Scene(3, stage=stage)
    view = seen(scene)
    text = picture(view, 0, ["1", "2", "3"], (80, 21), NIGHT).text()
    assert ("Hell" in text) == (stage == 4)
    assert "Temple" not in text


def test_a_timer_in_company_is_blocked_and_one_alone_may_take() -> None:
    scene = Scene(3).timer("1a", "pile1").timer("1b", "pile2").timer("2a", "pile2", left=5_000)
    view = seen(scene)
    text = picture(view, 0, ["1", "2", "3"], (80, 21), NIGHT).text()
    assert "a  take" in text
    assert "b  blocked" in text


def test_timers_beside_the_board_are_told_with_their_sand() -> None:
    scene = Scene(3, gods=("ASCLEPIUS", "ARES")).owns(1, "ASCLEPIUS", "ARES").kingdom(0, "50")
    scene.timer("2a", "square2", left=7_000).timer("2b", "kingdom1", left=3_000)
    view = seen(scene)
    text = picture(view, 0, ["1", "2 still", "3"], (120, 36), NIGHT).text()
    assert "a 7.0 on square 2, b 3.0 on the pile of 1, in front c" in text


def test_a_long_name_does_not_run_into_the_height_of_its_pile() -> None:
    view = seen(Scene(6).pile(7, "starvation"))
    text = picture(view, 0, [""] * 6, (75, 21), NIGHT).text()
    assert re.search(r" 7 Starvat\w*… +\d", text)


def test_what_can_be_paid_is_told_without_colours() -> None:
    scene = Scene(3, gods=("ATHENA", "ZEUS"), cities=("SPARTA", "TROY")).kingdom(0, "10", "30")
    view, hand = seen(scene), Hand(GAME, 0)
    text = picture(view, 0, ["1", "2", "3"], (80, 21), NIGHT).text()
    assert "2•Athena" in text
    assert "8 Zeus" in text
    hand.press(view, "o")
    ready = {line.label.split(":")[0]: line.ready for line in hand.lines(view)}
    assert ready == {"(not now) Offer for Zeus": False, "Offer for Athena": True}


def test_help_fits_a_small_terminal() -> None:
    german = BOOK.catalogue("de")
    assert max(map(len, key_lines())) <= 72
    assert max(map(len, key_lines(lambda text: german.format(text, Reader())))) <= 72
    assert max(map(len, teaching())) <= 80


def test_a_pile_whose_next_card_was_not_turned_up_is_covered() -> None:
    scene = Scene(3).pile(3, "cataclysm").timer("1a", "pile3").do(0, "take 1a pile5")
    assert scene.state.over()
    text = picture(scene.state, 0, ["1", "2", "3"], (80, 21), NIGHT).text()
    assert " 3 covered" in text


def test_a_partner_is_marked_everywhere() -> None:
    """R15.2: the two sit opposite each other and win together."""
    scene = Scene(6, teams=True)
    text = picture(seen(scene), 0, list("abcdef"), (100, 30), NIGHT).text()
    assert re.findall(r"^ (\w) +with you", text, re.MULTILINE) == ["d"]
    assert "Player 4: no cards. Partner: you. Timers aside: in front a b." in position(
        seen(scene), 0
    )
    assert goal(seen(scene), 0).endswith("claim them. Player 4 wins with you.")
    assert "with you" not in goal(seen(Scene(6)), 0)


def test_the_goal_names_only_what_the_stage_has() -> None:
    assert "monsters" not in goal(seen(Scene(3, stage=1)), 0)
    assert "200 points or both monsters" in goal(seen(Scene(3)), 0)
    assert more_keys(seen(Scene(3, stage=1))).startswith("p claims the points, d")
    assert "o makes an offering" in more_keys(seen(Scene(3, cities=("SPARTA", "TROY"))))


def test_the_table_in_sentences() -> None:
    scene = Scene(3, gods=("ATHENA",), cities=("SPARTA", "TROY")).kingdom(0, "10", "hydra")
    scene.timer("1a", "pile1").timer("1b", "pile2").timer("2a", "pile2", left=5_000)
    scene.timer("3a", "hell1", left=9_000).kingdom(1, "50", "30", "north")
    view = seen(scene)
    told = "\n".join(position(view, 0))
    assert "Pile 2: 20, " in told
    assert " Timers: b run out, 2a 5.0 s left." in told
    assert "The first part of Hell: 3a 9.0 s left." in told
    assert "Temple: Athena 2." in told
    assert "You: 10, Hydra and 10 of 200 points. Timers aside: in front c." in told
    assert "Player 2: 30 on top of 2 cards. Winds: North. Timers aside: in front b c." in told
    assert terse(own_timer_words(view, 0, 0)).startswith("table-own-blocked-by name=a ")
    calm = seen(Scene(3).timer("1a", "pile1"))
    assert str(own_timer_words(calm, 0, 0)) == "a on pile 1, run out (takes the 20)"
    assert terse(own_timer_words(view, 0, 1)).endswith("others=(part-timer-name name=2a)")


def test_the_table_is_told_in_the_language_that_was_chosen() -> None:
    scene = Scene(3, gods=("ATHENA",), cities=("SPARTA", "TROY")).kingdom(0, "10", "hydra")
    view = seen(scene.timer("1a", "pile1", left=5_000))
    choose_language("de")
    try:
        told = "\n".join([*position(view, 0), *powers_in_play(view), goal(view, 0)])
        text = picture(view, 0, ["1", "2", "3"], (80, 21), NIGHT).text()
    finally:
        choose_language(ENGLISH)
    assert "Stapel 1: 20, 18 Karten. Sanduhren: a noch 5,0 s." in told
    assert "Athene (kostet 2, im Tempel): Deine Sanduhren kommen nie in die Hölle" in told
    assert "Städte" in text
    assert "Tempel" in text
