"""Questions and moves in a player's words, with what they cost and bring."""

import pytest

from aevum.core.state import NOT_LEGAL, OK, RETRACT
from aevum.core.terse import terse
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.scenes import Scene


def label(scene: Scene, text: str, seat: int = 0) -> str:
    """Return the label of a move that must be legal, as key and arguments."""
    move = MOVES.parse(text)
    assert move in scene.state.legal(seat), f"{text} is not legal"
    return terse(GAME.words.label(scene.state.mask(seat), move))


def prompt(scene: Scene, seat: int = 0) -> str:
    """Return what a seat must answer, as key and arguments."""
    ask = next(ask for ask in scene.asks() if ask.seat == seat)
    return terse(GAME.words.prompt(scene.state.mask(seat), ask))


def settled() -> Scene:
    """A middle of a game with a bit of everything."""
    scene = Scene(3).dice(4, 6, 4, 3, 2).gold(0, 5).workers(0, 2)
    scene.staffed(0, farms=2, mines=1, schools=2, garrisons=1).science(0, 4, 0, 2)
    return scene.caravan(0, 2, 2).column(0, 4, "d4").colony(0, 1, 13, 2).staffed(1, farms=1)


# Labels


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (
            "build white2",
            ("move-build die=(part-die die=white2 face=6) lines=8 (note-with-workers workers=2)"),
        ),
        (
            "build green plus 2",
            (
                "move-build-raised die=(part-die die=green face=3) to=5 lines=7 cost=2 gold "
                "(note-with-workers workers=2) (note-short missing=1 building=farm)"
            ),
        ),
        (
            "farms white1",
            (
                "move-activate die=(part-die-twin die=white1 face=4) building=farm (part-marks "
                "marks=2 worker)"
            ),
        ),
        (
            "mines white3",
            (
                "move-activate die=(part-die-twin die=white3 face=4) building=mine cost=1 gold "
                "(note-raised to=5) (part-marks marks=1 gold)"
            ),
        ),
        (
            "schools white2",
            (
                "move-activate die=(part-die die=white2 face=6) building=school (part-marks "
                "marks=2 science)"
            ),
        ),
        (
            "garrisons green for 1",
            ("move-garrisons die=(part-die die=green face=3) soldiers=1 (note-completes armies=1)"),
        ),
        (
            "colonies white2",
            (
                "move-activate die=(part-die die=white2 face=6) building=colony (note-on-maps "
                "hosts=1)"
            ),
        ),
        (
            "caravan 2 white2",
            (
                "move-caravan caravan=2 die=(part-die die=white2 face=6) (note-last-box get=1 "
                "happiness+3 gold+1 science)"
            ),
        ),
        (
            "caravan 1 white1",
            (
                "move-caravan caravan=1 die=(part-die-twin die=white1 face=4) cost=1 gold "
                "(note-raised to=5) (note-box-of box=1 boxes=2)"
            ),
        ),
        (
            "culture d4 white2",
            (
                "move-culture box=d4 die=(part-die die=white2 face=6) cost=1 gold (note-lowered "
                "to=5) (note-column column=4 get=1 gold+1 science)"
            ),
        ),
        ("culture a6 white1", "move-culture box=a6 die=(part-die-twin die=white1 face=4)"),
        (
            "buy upper",
            (
                "move-buy-science branch=upper box=1 cost=3 gold (note-brings "
                "brings=(brief-philosophy))"
            ),
        ),
        ("buy lower", "move-buy-science branch=lower box=3 cost=3 gold"),
        ("buy culture a7", "move-buy-culture box=a7 cost=3 gold"),
        ("buy soldier", "move-buy-soldier cost=3 gold (note-no-worker)"),
        ("tax", "move-tax (note-tax unhappy=1 gold=3)"),
        ("conscript 2", "move-conscript soldiers=2 (note-conscript unhappy=1)"),
    ],
)
def test_labels_of_development_say_what_it_costs_and_brings(move: str, words: str) -> None:
    """R3.5, R4.2, R4.10, R5.3, R5.4, R5.5, R9.1"""
    assert label(settled().begin(), move) == words


def test_labels_of_buildings_name_place_lines_and_mountains() -> None:
    """R4.1, R4.7"""
    scene = Scene(1).dice(6, 6, 6).begin().do(0, "build white1", "build white2")
    assert label(scene, "farm 3 5") == "move-place building=farm col=3 row=5 cost=8 line"
    assert label(scene, "farm 3 14") == (
        "move-place building=farm col=3 row=14 cost=8 line+1 gold (note-mountains)"
    )
    assert label(scene, "farm 2 9") == (
        "move-place building=farm col=2 row=9 cost=8 line (note-covers-ore cells=(at-cell "
        "col=2 row=9))"
    )
    assert label(scene, "mine 20 6") == "move-place building=mine col=20 row=6 cost=8 line"
    scene.do(0, "farm 3 5")
    assert label(scene, "staff 3 5") == "move-staff building=farm col=3 row=5"
    assert label(scene, "hire 3 5") == "move-hire building=farm col=3 row=5 cost=2 gold"
    scene.do(0, "staff 3 5", "farms white3")
    assert label(scene, "done") == "move-done-development (note-lines-lost lines=7)"


def test_labels_that_spare_the_last_box() -> None:
    """R5.6"""
    scene = Scene(1).dice(2, 3, 4).workers(0, 4, 67).staffed(0, farms=4).begin()
    assert label(scene, "farms white1 sparing") == (
        "move-sparing die=(part-die die=white1 face=2) building=farm (part-marks marks=2 worker)"
    )
    assert label(scene, "farms white1") == (
        "move-activate die=(part-die die=white1 face=2) building=farm (part-marks marks=3 worker)"
    )


def test_labels_and_questions_of_diplomacy() -> None:
    """R6.1, R6.2, R6.3"""
    scene = Scene(3).dice(1, 1, 4, 2, 6).begin("diplomacy")
    assert prompt(scene) == (
        "ask-propose gold=3 (note-dice dice=(part-die-twin die=white1 face=1)&(part-die-twin "
        "die=white2 face=1)&(part-die die=white3 face=4)&(part-die-locked die=green "
        "face=2)&(part-die-locked die=black face=6)) (note-gold gold=3) (note-ones dice=2)"
    )
    assert label(scene, "pass") == "move-keep"
    assert label(scene, "reroll white1 white3 black") == (
        "move-reroll dice=(part-die-twin die=white1 face=1)&(part-die die=white3 "
        "face=4)&(part-die die=black face=6) cost=3 gold (note-together)"
    )
    scene.do(0, "reroll white1 black")
    assert prompt(scene) == (
        "ask-pledge-own dice=(part-die-twin die=white1 face=1)&(part-die die=black face=6) "
        "gold=3 (note-gold gold=3)"
    )
    assert label(scene, "pledge 0") == "move-pledge-nothing"
    assert label(scene, "pledge 3") == "move-pledge gold=3 (note-enough)"
    scene.do(0, "pledge 1")
    assert prompt(scene, 1) == (
        "ask-pledge who=0 dice=(part-die-twin die=white1 face=1)&(part-die die=black face=6) "
        "(note-missing missing=2 gold=3) (note-gold gold=3)"
    )
    assert label(scene, "pledge 1", 1) == "move-pledge gold=1 (note-more-needed missing=1)"


@pytest.mark.parametrize(
    ("row", "question", "ways"),
    [
        (2, "[drought] ask-drought workers=2 unhappy=1", {"lose workers": "lost=2 worker"}),
        (
            4,
            "[barbarian-raid] ask-barbarian-raid gold=2 unhappy=1 (note-then-culture)",
            {"lose gold": "lost=2 gold", "defend": ""},
        ),
        (
            5,
            "[fire] ask-fire unhappy=1 (note-then-culture)",
            {"burn 0 3": "building=farm col=0 row=3"},
        ),
    ],
)
def test_questions_of_disasters_name_them(row: int, question: str, ways: dict[str, str]) -> None:
    """R6.6, R6.7, R6.9, R6.10, R6.11"""
    rows = [2] * 6
    scene = Scene(2).omens(*rows).built(0, "farm 0 3").armies(0, 1).dice(1, 2, 2, 2, 2)
    scene.begin("disasters").roll(row)
    assert prompt(scene) == question
    for move, args in {**ways, "unhappy": "unhappy=1"}.items():
        assert label(scene, move) == f"move-{move.split()[0]} {args}".rstrip()


def test_rewards_say_what_may_be_checked() -> None:
    """R5.6, R5.7"""
    scene = Scene(1).dice(6, 6, 6).caravan(0, 4, 4).science(0, 4).begin().do(0, "caravan 4 white1")
    assert prompt(scene) == "ask-reward boxes=2 culture (note-choose-first)"
    assert label(scene, "leave culture") == "move-leave-culture"
    assert label(scene, "mark a4") == "move-mark box=a4"
    scene = Scene(1).dice(6, 6, 6).caravan(0, 2, 2).science(0, 4).begin().do(0, "caravan 2 white1")
    assert prompt(scene) == "ask-reward boxes=1 science"
    assert label(scene, "science lower") == "move-science branch=lower box=1"
    assert label(scene, "leave science") == "move-leave-science"
    scene = Scene(1).dice(6, 6, 6).science(0, 4, 1).staffed(0, schools=2).begin()
    scene.do(0, "schools white1", "science upper")
    assert prompt(scene) == "ask-reward boxes=1 culture (note-after-that boxes=1 science)"


def test_announcing_is_explained() -> None:
    """R10.3, R10.5"""
    scene = Scene(2).begin("announcing")
    assert prompt(scene) == "ask-announce (note-announcing) (note-announced-in-vain unhappy=1)"
    assert label(scene, "quiet") == "move-quiet"
    assert label(scene, "announce") == "move-announce (note-announce)"
    scene.do(0, "quiet")
    ask = next(ask for ask in scene.state.asks if ask.seat == 0 and ask.group)
    assert terse(GAME.words.prompt(scene.state.mask(0), ask)) == "ask-sealed"
    assert label(scene, "retract") == "move-retract"


def test_an_answer_is_offered_back_only_while_it_may_be_taken_back() -> None:
    """R10.3"""
    scene = Scene(2).begin("announcing")
    for left in (3, 2, 1, 0):
        scene.do(0, "quiet")
        ask = next(ask for ask in scene.state.asks if ask.seat == 0 and ask.sealed())
        words = terse(GAME.words.prompt(scene.state.mask(0), ask))
        assert words == ("ask-sealed" if left else "ask-sealed-final")
        again = terse(GAME.words.why(scene.state.mask(0), 0, MOVES.parse("announce")))
        assert again == ("R10.3 no-sealed" if left else "R10.3 no-sealed-final")
        assert scene.state.apply(0, RETRACT) == (OK if left else NOT_LEGAL)


def test_development_tells_dice_lines_and_empty_buildings() -> None:
    """R3.4, R4.9"""
    scene = Scene(1).dice(5, 2, 6).begin()
    assert prompt(scene) == (
        "ask-develop (note-dice-left dice=(part-die die=white1 face=5)&(part-die die=white2 "
        "face=2)&(part-die die=white3 face=6)) (note-held workers=3 gold=3)"
    )
    scene.do(0, "build white1", "build white3", "farm 0 3")
    assert prompt(scene) == (
        "ask-develop (note-dice-left dice=(part-die die=white2 face=2)) (note-lines-short "
        "lines=6 missing=2 building=farm) (note-held workers=3 gold=3) (note-staff-first "
        "buildings=(at-built building=farm col=0 row=3))"
    )


def test_a_die_that_falls_short_of_every_building_says_by_how_much() -> None:
    """R4.1, R4.2: 4 and 3 Workers are 7 lines, a Farm takes 8."""
    scene = Scene(1).dice(4, 5, 1).begin()
    assert label(scene, "build white1") == (
        "move-build die=(part-die die=white1 face=4) lines=7 (note-with-workers workers=3) "
        "(note-short missing=1 building=farm)"
    )
    assert label(scene, "build white2") == (
        "move-build die=(part-die die=white2 face=5) lines=8 (note-with-workers workers=3)"
    )
    scene.do(0, "build white1")
    assert label(scene, "build white3") == "move-build die=(part-die die=white3 face=1) lines=1"
    assert prompt(scene) == (
        "ask-develop (note-dice-left dice=(part-die die=white2 face=5)&(part-die die=white3 "
        "face=1)) (note-lines-short lines=7 missing=1 building=farm) (note-held workers=3 "
        "gold=3)"
    )


def test_colonies_and_war_in_words() -> None:
    """R8.1, R8.2, R8.4, R8.7, R8.8, R8.9, R8.10, R8.11, R8.12"""
    scene = settled().begin().do(0, "colonies white2")
    assert prompt(scene) == "ask-host who=1 (note-host-suffers who=1 unhappy=1)"
    assert label(scene, "use farms") == "move-use who=1 building=farm (part-marks marks=1 worker)"
    assert label(scene, "pass") == "move-skip-colony"
    war = Scene(3).armies(0, 3).armies(1, 1).staffed(0, schools=1, garrisons=1).gold(2, 0)
    war.colony(2, 0, 0, 2).begin("deployment")
    assert prompt(war) == "ask-operation (note-ready armies=3)"
    assert label(war, "barbarians") == (
        "move-raid-barbarians cost=1 army (note-get get=1 gold+1 happiness)"
    )
    assert label(war, "raid 2") == (
        "move-raid who=1 cost=1 army (note-they-lose gold=1) (note-they-suffer unhappy=1)"
    )
    assert label(war, "raid 3") == "move-raid who=2 cost=1 army (note-they-suffer unhappy=1)"
    assert label(war, "colonise 2") == "move-colonise who=1 cost=2 army"
    assert label(war, "raze 0 2") == "move-raze owner=2 col=0 row=2 cost=2 army"
    assert label(war, "done") == "move-done-deployment (note-to-cancel armies=3)"
    war.do(0, "colonise 2")
    assert prompt(war, 1) == (
        "ask-cancel who=0 what=(do-found target=1) (note-ready armies=1) (note-they-have "
        "who=0 armies=1)"
    )
    assert label(war, "cancel", 1) == "move-cancel actions=1"
    assert label(war, "pass", 1) == "move-let what=(do-found target=1)"
    war.do(1, "cancel")
    assert prompt(war) == (
        "ask-press (note-cancelled what=(do-found target=1) actions=1) (note-ready armies=1)"
    )
    assert label(war, "more") == "move-more armies=1"
    war.do(0, "more").do(1, "pass")
    assert prompt(war) == "ask-site who=1 (note-north-west) (note-east-bank)"
    assert label(war, "found 13 2") == "move-found col=13 row=2"
    assert label(war, "found 13 12") == "move-found col=13 row=12 cost=1 gold (note-mountains)"


def test_one_cancel_too_few_is_told() -> None:
    """R8.2, R8.7: with Engineering an Army brings two actions to a raid that needs one."""
    war = Scene(2).science(0, lower=11).armies(0, 1).armies(1, 1).begin("deployment")
    war.do(0, "barbarians")
    assert prompt(war, 1) == (
        "ask-cancel who=0 what=(do-raid-barbarians) (note-ready armies=1) (note-they-have "
        "who=0 armies=0)"
    )
    assert label(war, "cancel", 1) == "move-cancel actions=1 (note-enough-left actions=1)"


def test_alone_nobody_proposes() -> None:
    """R6.3"""
    assert prompt(Scene(1).begin("diplomacy")) == (
        "ask-propose-alone gold=1 (note-dice dice=(part-die die=white1 face=2)&(part-die "
        "die=white2 face=3)&(part-die die=white3 face=4)&(part-die-locked die=green "
        "face=2)&(part-die-locked die=black face=3)) (note-gold gold=3)"
    )


def test_who_has_no_gold_may_still_propose() -> None:
    """R6.1, R6.2"""
    scene = Scene(2).gold(0, 0).armies(0, 1).begin("diplomacy").do(0, "reroll white1")
    assert prompt(scene) == (
        "ask-pledge-own dice=(part-die die=white1 face=2) gold=2 (note-gold gold=0) "
        "(note-others-may-pay)"
    )


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
    assert label(scene, "barbarians") == "move-raid-barbarians cost=1 army (note-get get=1 gold)"
    assert label(scene, "tax") == "move-tax (note-tax unhappy=1 gold=1)"
    full = Scene(3).armies(0, 1).gold(0, 0, 49).mood(0, happy=10).begin("deployment")
    assert label(full, "barbarians") == "move-raid-barbarians cost=1 army (note-nothing-full)"
    assert label(full, "raid 2") == (
        "move-raid who=1 cost=1 army (note-they-lose-only gold=1) (note-they-suffer unhappy=1)"
    )


def test_being_done_with_deployment_tells_only_what_is_left() -> None:
    """R8.1, R8.2"""
    assert label(Scene(1).armies(0, 1).begin("deployment"), "done") == (
        "move-done-deployment (note-still-ready armies=1)"
    )
    assert label(Scene(3).armies(0, 2).begin("deployment"), "done") == (
        "move-done-deployment (note-to-cancel armies=2)"
    )
