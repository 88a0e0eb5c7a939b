"""Questions and moves in a player's words, with what they cost and bring."""

import pytest

from aevum.core.state import NOT_LEGAL, OK, RETRACT
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import MOVES
from tests.rules.ascii.scene import Scene


def label(scene: Scene, text: str, seat: int = 0) -> str:
    """Return the label of a move that must be legal."""
    move = MOVES.parse(text)
    assert move in scene.state.legal(seat), f"{text} is not legal"
    return GAME.label(scene.state.mask(seat), move)


def prompt(scene: Scene, seat: int = 0) -> str:
    """Return what a seat must answer."""
    ask = next(ask for ask in scene.asks() if ask.seat == seat)
    return GAME.prompt(scene.state.mask(seat), ask)


def settled() -> Scene:
    """A middle of a game with a bit of everything."""
    scene = Scene(3).dice(4, 6, 4, 3, 2).gold(0, 5).workers(0, 2)
    scene.staffed(0, farms=2, mines=1, schools=2, garrisons=1).science(0, 4, 0, 2)
    return scene.caravan(0, 2, 2).column(0, 4, "d4").colony(0, 1, 13, 2).staffed(1, farms=1)


# Labels


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("build white2", "White 6 for construction: 8 lines with 2 Workers"),
        (
            "build green plus 2",
            (
                "Green 3 for construction, raised to 5 for 2 Gold: 7 lines with 2 Workers, "
                "1 short of a Farm"
            ),
        ),
        ("farms white1", "White 4 (white1) for Farms: 2 Workers"),
        ("mines white3", "White 4 (white3) for Mines, raised to 5 for 1 Gold: 1 Gold"),
        ("schools white2", "White 6 for Schools: 2 boxes of Science"),
        ("garrisons green for 1", "Green 3 for Garrisons: 1 Worker to a Soldier, 1 Army complete"),
        ("colonies white2", "White 6 for Colonies: on the map of Player 2"),
        (
            "caravan 2 white2",
            "Caravan 2 with white 6: its last box, 1 Happiness, 3 Gold and 1 box of Science",
        ),
        (
            "caravan 1 white1",
            "Caravan 1 with white 4 (white1), raised to 5 for 1 Gold: box 1 of 2",
        ),
        (
            "culture d4 white2",
            (
                "Culture d4 with white 6, lowered to 5 for 1 Gold; "
                "column 4: 1 Gold and 1 box of Science"
            ),
        ),
        ("culture a6 white1", "Culture a6 with white 4 (white1)"),
        ("buy upper", "Buy a box of Science (3 Gold): upper 1, Philosophy: the green die"),
        ("buy lower", "Buy a box of Science (3 Gold): lower 3"),
        ("buy culture a7", "Buy a box of Culture (3 Gold): a7"),
        (
            "buy soldier",
            "Buy a box of the Military track (3 Gold): a Soldier without a Worker",
        ),
        ("tax", "Taxation: 1 Unhappiness for 3 Gold"),
        ("conscript 2", "Conscription: 1 Unhappiness, 2 Workers to 2 Soldiers"),
    ],
)
def test_labels_of_development_say_what_it_costs_and_brings(move: str, words: str) -> None:
    """R3.5, R4.2, R4.10, R5.3, R5.4, R5.5, R9.1"""
    assert label(settled().begin(), move) == words


def test_labels_of_buildings_name_place_lines_and_mountains() -> None:
    """R4.1, R4.7"""
    scene = Scene(1).dice(6, 6, 6).begin().do(0, "build white1", "build white2")
    assert label(scene, "farm 3 5") == "Farm at 3,5 (8 lines)"
    assert label(scene, "farm 3 14") == "Farm at 3,14 (8 lines, 1 Gold: mountains)"
    assert label(scene, "farm 2 9") == "Farm at 2,9 (8 lines; covers the ore at 2,9)"
    assert label(scene, "mine 20 6") == "Mine at 20,6 (8 lines)"
    scene.do(0, "farm 3 5")
    assert label(scene, "staff 3 5") == "Staff the Farm at 3,5 with a Worker"
    hired = "Hire a Specialist from abroad for the Farm at 3,5 (2 Gold)"
    assert label(scene, "hire 3 5") == hired
    scene.do(0, "staff 3 5", "farms white3")
    assert label(scene, "done") == "Done with Development; 7 lines lost"


def test_labels_that_spare_the_last_box() -> None:
    """R5.6"""
    scene = Scene(1).dice(2, 3, 4).workers(0, 4, 67).staffed(0, farms=4).begin()
    spare = "White 2 for Farms, sparing the !: 2 Workers"
    assert label(scene, "farms white1 sparing") == spare
    assert label(scene, "farms white1") == "White 2 for Farms: 3 Workers"


def test_labels_and_questions_of_diplomacy() -> None:
    """R6.1, R6.2, R6.3"""
    scene = Scene(3).dice(1, 1, 4, 2, 6).begin("diplomacy")
    assert prompt(scene) == (
        "Diplomacy: do you propose dice to roll again for 3 Gold from all together? "
        "Dice: white 1 1 4, green 2 (locked), black 6 (locked). "
        "You have 3 Gold. 2 dice show 1 and will be rolled again for Disasters."
    )
    assert label(scene, "pass") == "Keep all dice"
    assert label(scene, "reroll white1 white3 black") == (
        "Roll white 1 (white1), white 4 and black 6 again for 3 Gold from all together"
    )
    scene.do(0, "reroll white1 black")
    assert prompt(scene) == (
        "You propose to roll white 1 (white1) and black 6 again for 3 Gold: "
        "what do you pledge? You have 3 Gold."
    )
    assert label(scene, "pledge 0") == "Pledge nothing"
    assert label(scene, "pledge 3") == "Pledge 3 Gold: that is enough"
    scene.do(0, "pledge 1")
    assert prompt(scene, 1) == (
        "Player 1 proposes to roll white 1 (white1) and black 6 again for 3 Gold, of which 2 "
        "are missing: what do you add? You have 3 Gold."
    )
    assert label(scene, "pledge 1", 1) == "Pledge 1 Gold: 1 more needed"


@pytest.mark.parametrize(
    ("row", "name", "ways"),
    [
        (2, "Drought", {"lose workers": "Lose 2 Workers"}),
        (
            4,
            "Barbarian raid",
            {"lose gold": "Lose 2 Gold", "defend": "Deploy an Army against the Barbarians"},
        ),
        (5, "Fire", {"burn 0 3": "Let the Farm at 0,3 burn"}),
    ],
)
def test_questions_of_disasters_name_the_row(row: int, name: str, ways: dict[str, str]) -> None:
    """R6.6, R6.7, R6.9, R6.10, R6.11"""
    rows = [2] * 6
    scene = Scene(2).omens(*rows).built(0, "farm 0 3").armies(0, 1).dice(1, 2, 2, 2, 2)
    scene.begin("disasters").roll(row)
    assert prompt(scene).startswith(f"{name} (row {row}): ")
    culture = " Then you may check a box of Culture." if row > 2 else ""
    assert prompt(scene).endswith(f", or gain 1 Unhappiness.{culture}")
    for move, words in {**ways, "unhappy": "Gain 1 Unhappiness"}.items():
        assert label(scene, move) == words


def test_rewards_say_what_may_be_checked() -> None:
    """R5.6, R5.7"""
    scene = Scene(1).dice(6, 6, 6).caravan(0, 4, 4).science(0, 4).begin().do(0, "caravan 4 white1")
    assert prompt(scene) == "Reward: you may check 2 boxes of Culture. Choose the first."
    assert label(scene, "leave culture") == "Leave the box of Culture"
    assert label(scene, "mark a4") == "Culture: a4"
    scene = Scene(1).dice(6, 6, 6).caravan(0, 2, 2).science(0, 4).begin().do(0, "caravan 2 white1")
    assert prompt(scene) == "Reward: you may check 1 box of Science."
    assert label(scene, "science lower") == "Science: lower 1"
    assert label(scene, "leave science") == "Leave the box of Science"
    scene = Scene(1).dice(6, 6, 6).science(0, 4, 1).staffed(0, schools=2).begin()
    scene.do(0, "schools white1", "science upper")
    assert prompt(scene) == (
        "Reward: you may check 1 box of Culture. After that: 1 box of Science."
    )


def test_announcing_is_explained() -> None:
    """R10.3, R10.5"""
    scene = Scene(2).begin("announcing")
    assert "do you announce the end?" in prompt(scene)
    assert label(scene, "quiet") == "Announce nothing"
    assert label(scene, "announce").startswith("Announce the end of the game")
    scene.do(0, "quiet")
    ask = next(ask for ask in scene.state.asks if ask.seat == 0 and ask.group)
    assert GAME.prompt(scene.state.mask(0), ask).startswith("You have decided.")
    assert label(scene, "retract") == "Take your answer back"


def test_an_answer_is_offered_back_only_while_it_may_be_taken_back() -> None:
    """R10.3"""
    scene = Scene(2).begin("announcing")
    for left in (3, 2, 1, 0):
        scene.do(0, "quiet")
        ask = next(ask for ask in scene.state.asks if ask.seat == 0 and ask.sealed())
        words = GAME.prompt(scene.state.mask(0), ask)
        assert ("take your answer back" in words) == (left > 0)
        again = GAME.why(scene.state.mask(0), 0, MOVES.parse("announce"))
        assert ("no longer be taken back" in again) == (left == 0)
        assert scene.state.apply(0, RETRACT) == (OK if left else NOT_LEGAL)


def test_development_tells_dice_lines_and_empty_buildings() -> None:
    """R3.4, R4.9"""
    scene = Scene(1).dice(5, 2, 6).begin()
    assert prompt(scene) == (
        "Development. Dice left: white 5, white 2 and white 6. You have 3 Workers and 3 Gold."
    )
    scene.do(0, "build white1", "build white3", "farm 0 3")
    assert prompt(scene) == (
        "Development. Dice left: white 2, 6 lines to draw, 2 short of a Farm. You have 3 Workers "
        "and 3 Gold. Before you are done, staff the Farm at 0,3."
    )


def test_a_die_that_falls_short_of_every_building_says_by_how_much() -> None:
    """R4.1, R4.2: 4 and 3 Workers are 7 lines, a Farm takes 8."""
    scene = Scene(1).dice(4, 5, 1).begin()
    assert label(scene, "build white1").endswith("7 lines with 3 Workers, 1 short of a Farm")
    assert label(scene, "build white2").endswith("8 lines with 3 Workers")
    scene.do(0, "build white1")
    assert label(scene, "build white3").endswith("1 lines")
    assert "7 lines to draw, 1 short of a Farm." in prompt(scene)


def test_colonies_and_war_in_words() -> None:
    """R8.1, R8.2, R8.4, R8.7, R8.8, R8.9, R8.10, R8.11, R8.12"""
    scene = settled().begin().do(0, "colonies white2")
    assert prompt(scene) == (
        "Your Colony on the map of Player 2: which of the buildings there do you use? "
        "Player 2 will gain 1 Unhappiness."
    )
    assert label(scene, "use farms") == "Use the Farms of Player 2: 1 Worker"
    assert label(scene, "pass") == "Pass: let this Colony rest"
    war = Scene(3).armies(0, 3).armies(1, 1).staffed(0, schools=1, garrisons=1).gold(2, 0)
    war.colony(2, 0, 0, 2).begin("deployment")
    assert prompt(war) == ("Deployment: you have 3 Armies ready. Declare an operation, or be done.")
    assert label(war, "barbarians") == "Raid the Barbarians (1 Army): 1 Gold and 1 Happiness"
    assert label(war, "raid 2") == (
        "Raid Player 2 (1 Army), who loses 1 Gold to you and gains 1 Unhappiness"
    )
    assert label(war, "raid 3") == (
        "Raid Player 3 (1 Army), who has no Gold to lose but gains 1 Unhappiness"
    )
    assert label(war, "colonise 2") == "Found a Colony on the map of Player 2 (2 Armies)"
    assert label(war, "raze 0 2") == "Raze the Colony of Player 3 at 0,2 (2 Armies)"
    assert label(war, "done") == "Done with Deployment; 3 Armies still ready, to cancel only"
    war.do(0, "colonise 2")
    assert prompt(war, 1) == (
        "Player 1 declares a Colony on your map: do you cancel? "
        "You have 1 Army ready, Player 1 has 1 Army more."
    )
    assert label(war, "cancel", 1) == "Deploy an Army to cancel one Deploy action of Player 1"
    assert label(war, "pass", 1) == "Let it happen: a Colony on your map"
    war.do(1, "cancel")
    assert prompt(war) == (
        "Your Colony on the map of Player 2 was cancelled and lacks 1 Deploy action. "
        "Do you deploy more, or give up? You have 1 Army ready."
    )
    assert label(war, "more") == "Deploy 1 Army more and try again"
    war.do(0, "more").do(1, "pass")
    assert prompt(war).endswith("You reach only the east bank.")
    assert label(war, "found 13 2") == "Colony at 13,2"
    assert label(war, "found 13 12") == "Colony at 13,12 (1 Gold: mountains)"


def test_one_cancel_too_few_is_told() -> None:
    """R8.2, R8.7: with Engineering an Army brings two actions to a raid that needs one."""
    war = Scene(2).science(0, lower=11).armies(0, 1).armies(1, 1).begin("deployment")
    war.do(0, "barbarians")
    assert prompt(war, 1).endswith("You have 1 Army ready, Player 1 has no Army left.")
    assert label(war, "cancel", 1) == (
        "Deploy an Army to cancel one Deploy action of Player 1; 1 left, enough to go on"
    )


def test_alone_nobody_proposes() -> None:
    """R6.3"""
    assert prompt(Scene(1).begin("diplomacy")).startswith("Diplomacy: do you roll dice again for 1")


def test_who_has_no_gold_may_still_propose() -> None:
    """R6.1, R6.2"""
    scene = Scene(2).gold(0, 0).armies(0, 1).begin("diplomacy").do(0, "reroll white1")
    assert prompt(scene).endswith("You have no Gold. The others may pay it all.")


def test_every_row_has_words_of_its_own_at_any_time() -> None:
    """No label and no undo is bare notation, whatever the position."""
    for scene in (Scene(1).begin(), settled().begin(), Scene(3).begin("diplomacy")):
        view = scene.state.mask(0)
        for row in MOVES.rows:
            for move in {row.base, row.base + row.size // 2, row.base + row.size - 1}:
                notation = MOVES.text(move)
                assert GAME.label(view, move).lower() != notation, notation
                done = GAME.done(view, move)
                assert done, notation
                assert done.lower() != notation, notation


def test_labels_count_only_what_there_is_room_for() -> None:
    """R1.5, R10.4"""
    scene = Scene(3).armies(0, 1).gold(0, 0, 48).mood(0, happy=10).begin("deployment")
    assert label(scene, "barbarians") == "Raid the Barbarians (1 Army): 1 Gold"
    assert label(scene, "tax") == "Taxation: 1 Unhappiness for 1 Gold"
    full = Scene(3).armies(0, 1).gold(0, 0, 49).mood(0, happy=10).begin("deployment")
    assert label(full, "barbarians").endswith(": nothing, as your tracks are full")
    assert "your track has no room for it" in label(full, "raid 2")


def test_being_done_with_deployment_tells_only_what_is_left() -> None:
    """R8.1, R8.2"""
    assert label(Scene(1).armies(0, 1).begin("deployment"), "done") == (
        "Done with Deployment; 1 Army still ready"
    )
    assert label(Scene(3).armies(0, 2).begin("deployment"), "done") == (
        "Done with Deployment; 2 Armies still ready, to cancel only"
    )
