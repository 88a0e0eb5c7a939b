"""Every refusal outside one's own Development names its rule and says what is in the way."""

import re

from aevum.core.state import CHANCE
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import MOVES
from tests.rules.ascii.scene import Scene
from tests.rules.ascii.test_words_why import why

NUMBER = re.compile(r"R\d+\.\d+")

# Diplomacy, Disasters and edicts


def test_diplomacy_refuses_what_cannot_be_paid() -> None:
    """R6.2, R6.3"""
    scene = Scene(3).gold(0, 2).gold(1, 1).gold(2, 0).begin("diplomacy")
    scene.do(0, "reroll white1")
    assert why(scene, "pledge 3") == "R6.2: you have 2 Gold to pledge."
    scene.do(0, "pledge 1")
    assert why(scene, "pledge 3", 1) == "R6.2: only 2 Gold is missing; nobody pledges more."
    assert why(scene, "pledge 0") == "R2.1: it is Diplomacy, and Player 2 is asked, not you."
    alone = Scene(1).gold(0, 0).begin("diplomacy")
    assert why(alone, "reroll white1") == (
        "R6.3: alone you pay the 1 Gold yourself, and you have none."
    )
    assert why(alone, "farm 0 3") == (
        "R4.1: buildings are drawn in your Development; you are asked which dice to roll again."
    )


def test_disasters_refuse_what_is_no_way_out() -> None:
    """R6.7, R6.8, R6.9, R6.10"""
    scene = Scene(2).omens(2, 2, 2, 2, 2, 2).built(0, "farm 0 3", "mine 20 6 ruin").workers(0, 1)
    scene.gold(0, 1).dice(1, 1, 1, 2, 2).colony(1, 0, 14, 14).begin("disasters").roll(3, 5, 5)
    assert why(scene, "lose gold") == "R6.8: 2 Gold must be lost in full, and you have 1."
    assert why(scene, "defend").startswith("R6.8: no Army of yours is ready")
    assert why(scene, "lose workers") == "R6.9: that is no way to bear a Barbarian raid."
    assert why(scene, "done").startswith("R2.1: you are done in Development and in Deployment only")
    scene.do(0, "unhappy", "leave culture").do(1, "unhappy", "leave culture")
    assert why(scene, "burn 20 6") == "R6.10: the burnt Mine at 20,6 is lost already."
    assert why(scene, "burn 14 14").startswith("R6.10: Fire takes a building of your own")
    assert why(scene, "burn 9 9") == "R6.10: no building of yours covers 9,9."
    assert why(scene, "defend") == "R6.10: that is no way to bear a Fire."


def test_edicts_are_refused_with_the_reason() -> None:
    """R9.3, R9.4, R9.5"""
    scene = Scene(2).workers(0, 1).begin()
    assert why(scene, "conscript 2") == (
        "R9.3: a Soldier was a Worker before, and you have 1 Worker."
    )
    scene.do(0, "done", "tax", "tax")
    assert why(scene, "tax") == (
        "R9.5: you have dictated 2 edicts since your last answer; wait for the next."
    )
    assert why(Scene(2).workers(0, 0), "conscript 1") == (
        "R9.3: Conscription takes Workers, and you have none."
    )
    angry = Scene(2).mood(0, unhappy=10).begin("diplomacy")
    assert why(angry, "tax") == (
        "R9.4: your Unhappiness track is full; there are no edicts any more."
    )


# Rewards, Colonies and war


def test_rewards_refuse_other_boxes() -> None:
    """R5.3, R5.7"""
    scene = Scene(1).dice(6, 6, 6).caravan(0, 4, 4).culture(0, "a4").begin()
    scene.do(0, "caravan 4 white1")
    assert why(scene, "science trunk") == "R5.7: this reward is a box of Culture, not of Science."
    assert why(scene, "mark a4") == "R5.3: a4 of the Culture grid is checked already."
    assert why(scene, "done").endswith("you are asked which box to check.")


def test_colonies_refuse_what_the_host_had_not() -> None:
    """R8.5, R8.6"""
    scene = Scene(3).dice(6, 6, 6).staffed(1, farms=1).colony(0, 1, 13, 2).begin()
    scene.do(0, "colonies white1")
    assert why(scene, "use mines") == "R8.5: as Development began Player 2 had no staffed Mine."
    assert why(scene, "use garrisons for 1") == (
        "R8.5: as Development began Player 2 had no staffed Garrison, and each makes one Soldier."
    )
    idle = Scene(3).dice(6, 6, 6).colony(0, 1, 13, 2)
    assert why(idle, "colonies white1").startswith("R8.6: none of your Colonies would bring")


def test_operations_are_refused_with_the_reason() -> None:
    """R7.1, R8.3, R8.7, R8.11, R12.2"""
    scene = Scene(4).armies(0, 1).begin("deployment")
    assert why(scene, "raid 1") == "R7.1: that is your own Empire."
    assert why(scene, "raid 3") == "R7.1: you have no Reach to Player 3; Navigation would bring it."
    assert why(scene, "raid 6") == "R7.1: there is no Player 6 at this table."
    assert why(scene, "colonise 2") == ("R8.7: that takes 2 Deploy actions, you can bring up 1.")
    assert why(scene, "raze 3 5") == ("R8.11: no Colony on your map covers 3,5.")
    strong = Scene(3).armies(0, 2).begin("deployment")
    assert why(strong, "colonise 2") == (
        "R8.3: a Colony needs a staffed School and a staffed Garrison of yours."
    )
    two = Scene(2).armies(0, 1).begin("deployment")
    assert why(two, "raid 2") == "R12.2: you have no Reach to Player 2; Navigation would bring it."
    settlers = Scene(3, settlers=True).armies(0, 2).staffed(0, schools=1, garrisons=1)
    settlers.workers(0, 0).begin("deployment")
    assert why(settlers, "colonise 2").startswith("R12.4: at this table a Worker settles")


def test_cancelling_and_landing_are_refused_with_the_reason() -> None:
    """R4.6, R4.7, R7.2, R8.2, R10.4"""
    scene = (
        Scene(3).armies(0, 3).staffed(0, schools=1, garrisons=1).gold(0, 0).built(1, "farm 14 5")
    )
    scene.begin("deployment").do(0, "colonise 2")
    assert why(scene, "cancel", 1).startswith("R8.2: to cancel you cross a D")
    scene.do(1, "pass")
    assert why(scene, "found 0 2") == (
        "R7.2: without Navigation you reach only the east bank there, "
        "and no Colony lies across the river."
    )
    assert why(scene, "found 14 3") == "R4.6: a Colony there would overlap the Farm at 14,5."
    assert why(scene, "found 14 13") == "R4.7: mountains there cost 1 Gold, and you have none."
    assert why(scene, "found 25 3").startswith("R1.7: a Colony at 25,3 would reach over")
    mild = Scene(3).armies(0, 1).mood(1, unhappy=9).begin("deployment")
    assert why(mild, "raid 2").startswith("R10.4: Player 2 has 9 Unhappiness, and nobody announced")


# Whose turn it is


def test_those_who_are_not_asked_are_told_who_is() -> None:
    """R3.1, R5.1, R10.1, R10.3, R12.3"""
    scene = Scene(3).begin().do(0, "done")
    assert why(scene, "build white1") == (
        "R5.1: you are done with this Development; Player 2 and Player 3 are still at it."
    )
    learning = Scene(3, learning=5).begin()
    assert why(learning, "build white1", 2) == (
        "R12.3: all develop one after the other now; Player 1 is at it."
    )
    sealed = Scene(2).begin("announcing").do(0, "quiet")
    assert why(sealed, "announce").startswith("R10.3: you have decided")
    rolling = Scene(2).begin("dice")
    assert [ask.seat for ask in rolling.asks()] == [CHANCE]
    assert why(rolling, "done") == "R3.1: the dice have to be rolled first."
    assert why(rolling, "tax") == ""
    over = Scene(1).mood(0, unhappy=10).begin("deployment")
    assert over.state.over()
    assert why(over, "done") == "R10.1: the game is over."


def test_all_reasons_name_paragraphs_that_exist() -> None:
    paragraphs = set(NUMBER.findall(GAME.rules()))
    scenes = [
        Scene(3).begin(),
        Scene(3).begin("diplomacy"),
        Scene(3).armies(0, 2).begin("deployment"),
        Scene(3).begin("announcing"),
        Scene(1).dice(6, 6, 6).caravan(0, 4, 4).begin().do(0, "caravan 4 white1"),
    ]
    for scene in scenes:
        for seat in range(scene.state.seats):
            view, legal = scene.state.mask(seat), set(scene.state.legal(seat))
            for row in MOVES.rows:
                for move in {row.base, row.base + row.size // 3, row.base + row.size - 1}:
                    told = GAME.why(view, seat, move)
                    assert (told == "") == (move in legal)
                    named = NUMBER.findall(told)
                    assert not told or (len(named) == 1 and told.startswith(f"{named[0]}: "))
                    assert set(named) <= paragraphs
