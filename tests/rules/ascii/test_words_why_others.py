"""Every refusal outside one's own Development names its rule and says what is in the way."""

import re

from aevum.core.state import CHANCE
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.scenes import Scene
from tests.rules.ascii.test_words_why import why

NUMBER = re.compile(r"R\d+\.\d+")

# Diplomacy, Disasters and edicts


def test_diplomacy_refuses_what_cannot_be_paid() -> None:
    """R6.2, R6.3"""
    scene = Scene(3).gold(0, 2).gold(1, 1).gold(2, 0).begin("diplomacy")
    scene.do(0, "reroll white1")
    assert why(scene, "pledge 3") == "R6.2 no-pledge-gold gold=2"
    scene.do(0, "pledge 1")
    assert why(scene, "pledge 3", 1) == "R6.2 no-pledge-more missing=2"
    assert why(scene, "pledge 0") == "R2.1 no-turn phase=diplomacy others=1"
    alone = Scene(1).gold(0, 0).begin("diplomacy")
    assert why(alone, "reroll white1") == "R6.3 no-reroll-gold price=1 gold=0"
    assert why(alone, "farm 0 3") == (
        "R4.1 no-other-time when=(no-when-build) question=(part-open-propose)"
    )


def test_disasters_refuse_what_is_no_way_out() -> None:
    """R6.7, R6.8, R6.9, R6.10"""
    scene = Scene(2).omens(2, 2, 2, 2, 2, 2).built(0, "farm 0 3", "mine 20 6 ruin").workers(0, 1)
    scene.gold(0, 1).dice(1, 1, 1, 2, 2).colony(1, 0, 14, 14).begin("disasters").roll(3, 5, 5)
    assert why(scene, "lose gold") == "R6.8 no-loss-gold price=2 gold gold=1"
    assert why(scene, "defend") == "R6.8 no-army-to-defend"
    assert why(scene, "lose workers") == "R6.9 no-way-to-bear disaster=barbarian-raid"
    assert why(scene, "done") == (
        "R2.1 no-other-time when=(no-when-done) question=(part-open-disaster)"
    )
    scene.do(0, "unhappy", "leave culture").do(1, "unhappy", "leave culture")
    assert why(scene, "burn 20 6") == (
        "R6.10 no-already-lost building=(at-ruin-burnt building=mine col=20 row=6)"
    )
    assert why(scene, "burn 14 14") == "R6.10 no-burn-colony"
    assert why(scene, "burn 9 9") == "R6.10 no-building-there col=9 row=9"
    assert why(scene, "defend") == "R6.10 no-way-to-bear disaster=fire"


def test_edicts_are_refused_with_the_reason() -> None:
    """R9.3, R9.4, R9.5"""
    scene = Scene(2).workers(0, 1).begin()
    assert why(scene, "conscript 2") == "R9.3 no-recruits workers=1"
    scene.do(0, "done", "tax", "tax")
    assert why(scene, "tax") == "R9.5 no-edict-limit edicts=2"
    assert why(Scene(2).workers(0, 0), "conscript 1") == "R9.3 no-conscript-worker"
    angry = Scene(2).mood(0, unhappy=10).begin("diplomacy")
    assert why(angry, "tax") == "R9.4 no-edicts-left"


# Rewards, Colonies and war


def test_rewards_refuse_other_boxes() -> None:
    """R5.3, R5.7"""
    scene = Scene(1).dice(6, 6, 6).caravan(0, 4, 4).culture(0, "a4").begin()
    scene.do(0, "caravan 4 white1")
    assert why(scene, "science trunk") == "R5.7 no-reward-culture"
    assert why(scene, "mark a4") == "R5.3 no-culture-checked box=a4"
    assert why(scene, "done") == (
        "R2.1 no-other-time when=(no-when-done) question=(part-open-reward)"
    )


def test_colonies_refuse_what_the_host_had_not() -> None:
    """R8.5, R8.6"""
    scene = Scene(3).dice(6, 6, 6).staffed(1, farms=1).colony(0, 1, 13, 2).begin()
    scene.do(0, "colonies white1")
    assert why(scene, "use mines") == "R8.5 no-host-staffed who=1 building=mine"
    assert why(scene, "use garrisons for 1") == (
        "R8.5 no-host-garrisons who=1 garrisons=0 soldiers=0"
    )
    idle = Scene(3).dice(6, 6, 6).colony(0, 1, 13, 2)
    assert why(idle, "colonies white1") == "R8.6 no-colony-helps"


def test_operations_are_refused_with_the_reason() -> None:
    """R7.1, R8.3, R8.7, R8.11, R12.2"""
    scene = Scene(4).armies(0, 1).begin("deployment")
    assert why(scene, "raid 1") == "R7.1 no-own-empire"
    assert why(scene, "raid 3") == "R7.1 no-reach who=2"
    assert why(scene, "raid 6") == "R7.1 no-player who=5"
    assert why(scene, "colonise 2") == "R8.7 no-weak needed=2 actions=1"
    assert why(scene, "raze 3 5") == "R8.11 no-colony-here col=3 row=5"
    strong = Scene(3).armies(0, 2).begin("deployment")
    assert why(strong, "colonise 2") == "R8.3 no-colony-needs"
    two = Scene(2).armies(0, 1).begin("deployment")
    assert why(two, "raid 2") == "R12.2 no-reach who=1"
    settlers = Scene(3, settlers=True).armies(0, 2).staffed(0, schools=1, garrisons=1)
    settlers.workers(0, 0).begin("deployment")
    assert why(settlers, "colonise 2") == "R12.4 no-settler"


def test_cancelling_and_landing_are_refused_with_the_reason() -> None:
    """R4.6, R4.7, R7.2, R8.2, R10.4"""
    scene = (
        Scene(3).armies(0, 3).staffed(0, schools=1, garrisons=1).gold(0, 0).built(1, "farm 14 5")
    )
    scene.begin("deployment").do(0, "colonise 2")
    assert why(scene, "cancel", 1) == "R8.2 no-cancel"
    scene.do(1, "pass")
    assert why(scene, "found 0 2") == "R7.2 no-east-bank"
    assert why(scene, "found 14 3") == (
        "R4.6 no-overlap building=colony other=(at-built building=farm col=14 row=5)"
    )
    assert why(scene, "found 14 13") == "R4.7 no-mountain-gold price=1 gold=0"
    assert why(scene, "found 25 3") == "R1.7 no-edge building=colony col=25 row=3"
    mild = Scene(3).armies(0, 1).mood(1, unhappy=9).begin("deployment")
    assert why(mild, "raid 2") == "R10.4 no-raid-end-unannounced who=1"


# Whose turn it is


def test_those_who_are_not_asked_are_told_who_is() -> None:
    """R3.1, R5.1, R10.1, R10.3, R12.3"""
    scene = Scene(3).begin().do(0, "done")
    assert why(scene, "build white1") == "R5.1 no-developed others=1&2"
    learning = Scene(3, learning=5).begin()
    assert why(learning, "build white1", 2) == "R12.3 no-one-by-one others=0"
    sealed = Scene(2).begin("announcing").do(0, "quiet")
    assert why(sealed, "announce") == "R10.3 no-sealed"
    rolling = Scene(2).begin("dice")
    assert [ask.seat for ask in rolling.asks()] == [CHANCE]
    assert why(rolling, "done") == "R3.1 no-dice-first"
    assert why(rolling, "tax") == ""
    over = Scene(1).mood(0, unhappy=10).begin("deployment")
    assert over.state.over()
    assert why(over, "done") == "R10.1 no-over"


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
