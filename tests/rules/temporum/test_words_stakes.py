"""The stakes of a choice, the card that asks, and typing moves."""

import pytest

from aevum.bots.advice import advise
from aevum.core.errors import BadMove, BadOption
from aevum.core.rng import Rng
from aevum.core.terse import terse
from aevum.games.temporum import GAME
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.standing import standing
from tests.rules.temporum.test_words import labels, prompt


def label(scene: Scene, move: str, seat: int = 0) -> str:
    if not scene.started:
        scene.begin()
    return terse(GAME.words.label(scene.state.mask(seat), scene.move(move)))


def read(scene: Scene, text: str, seat: int = 0) -> str:
    if not scene.started:
        scene.begin()
    return GAME.moves.text(GAME.read(scene.state.mask(seat), seat, text))


# What hangs on an answer


@pytest.mark.parametrize(
    ("zone", "answers", "words"),
    [
        (
            "underground-haven",
            (),
            "ask-may what=(do-to what=(do-discard cards=1) gain=(do-gain coins=12))",
        ),
        (
            "steampunk-empire",
            (),
            "ask-do what=(do-then what=(do-discard cards=1) then=(do-advance crowns=3))",
        ),
        (
            "imperial-china",
            ("choice 3", "draw"),
            "ask-may what=(do-to what=(do-discard cards=1) gain=(do-gain coins=4))",
        ),
        (
            "greek-america",
            ("draw", "yes"),
            "ask-may what=(do-to what=(do-discard cards=1) gain=(do-gain coins=6))",
        ),
        (
            "scientist-enclave",
            (),
            "ask-may what=(do-to what=(do-retreat-here) gain=(do-take pile=gizmo))",
        ),
    ],
)
def test_an_offer_says_what_it_is_for(zone: str, answers: tuple[str, ...], words: str) -> None:
    name = zone.replace("-", " ").title()
    scene = standing(name, "Artist", "Bank", money=4).crowns(0, 8, 2, 0, 0).do(0, "stay")
    for answer in answers:
        if answer == "draw":
            scene.draw("Trinket", "Engineer")
        else:
            scene.do(0, answer)
    assert prompt(scene) == f"[(part-name-zone zone={zone})] {words}"


def test_discards_for_each_of_which_something_comes_say_what() -> None:
    scene = at_play("Barbarian Horde", "Artist", "Bank").do(0, "stay", "play Barbarian Horde")
    assert prompt(scene).endswith(
        "ask-discard-any what=(do-advance-per crowns=1 per=(part-per-result))"
    )
    scene = at_play("Crown Jewels", "Artist", "Bank").do(0, "stay", "play Crown Jewels")
    assert prompt(scene).endswith(
        "ask-discard-any what=(do-gain-per coins=4 per=(part-per-result))"
    )
    assert "move-discard card=artist (note-worth coins=8 cost=4 crowns=4)" in labels(scene)


def test_cards_to_discard_are_counted() -> None:
    scene = at_play("Engineer", "Artist", "Bank").do(0, "stay", "play Engineer")
    scene.draw("Trinket", "Settlers")
    assert prompt(scene).endswith("ask-do what=(do-discard cards=2)")
    assert prompt(scene.do(0, "discard Artist")).endswith("ask-discard-more cards=1")


def test_a_choice_that_leads_to_nothing_says_so_to_its_owner_only() -> None:
    scene = standing("Ancient Greece", "Settlers", "Visionary", money=3).do(0, "stay")
    assert labels(scene)[:2] == [
        "move-do what=(do-score) (note-cannot-pay)",
        "move-do what=(do-play)",
    ]
    assert label(scene, "choice 1", 1) == "move-do what=(do-score)"
    scene = standing("Ancient Greece", "Settlers", "Visionary", money=16).do(0, "stay")
    assert labels(scene)[0] == "move-do what=(do-score)"


def test_the_box_of_a_zone_is_told_where_it_matters() -> None:
    scene = table(2, "Byzantine Empire").hand(0, "Artist", "Bank")
    assert label(scene, "move Byzantine Empire") == (
        "move-go zone=byzantine-empire time=2 (about-do what=(do-draw cards=2)) "
        "(note-byzantine coins=2)"
    )
    police = label(standing("Police State", "Artist"), "stay")
    assert police.endswith("(about-do what=(do-play)) (note-police)")
    dark = label(table(2, "Dark Ages"), "move Dark Ages")
    assert dark.endswith("(about-do what=(do-draw cards=3)) (note-start-discard cards=1)")


def test_what_lies_on_a_zone_is_told_to_its_visitor() -> None:
    scene = table(2, "Robotic Utopia").robot("Artist")
    assert label(scene, "stay").endswith("(note-robot card=artist)")
    scene = standing("Celtic Paradise").begin()
    assert "note-hourglass" not in label(scene, "stay")
    scene.state.chits[scene.place("Celtic Paradise")] = 1
    assert label(scene, "stay").endswith(" (note-hourglass)")


def test_zombies_that_stand_there_or_come_along_are_told() -> None:
    scene = standing("Zombie Apocalypse", money=4)
    assert label(scene, "stay").endswith(" (note-zombies coins=2)")
    assert label(scene, "move Roman Empire").endswith(
        "(note-zombie-follows) (note-zombies coins=2)"
    )


def test_a_change_of_history_says_what_a_zone_does_as_it_becomes_real() -> None:
    scene = table(3, "Utopia", "Mafia City-States").at(0, "Balloon Revolution")
    assert label(scene, "change 3") == (
        "move-change zone=balloon-revolution (note-becomes zones=mafia-city-states) "
        "(note-becoming what=(do-each whom=(part-whom-everybody) what=(do-gain coins=2))) "
        "(note-shifts who=1&2 zone=mafia-city-states)"
    )


# Whose it is


def test_anothers_card_or_visit_that_asks_is_theirs() -> None:
    scene = at_play("Infected Rat").hand(1, "Artist", "Bank").do(0, "stay")
    assert prompt(scene, 1) == (
        "[(part-owned-card who=0 card=infected-rat)] ask-do what=(do-discard cards=1)"
    )
    scene = standing("Inquisition").hand(1, "Artist", "Bank").crowns(0, 8, 2, 0, 0)
    scene.do(0, "stay").draw("Settlers", "Trinket")
    assert prompt(scene, 1).startswith("[(part-owned-zone who=0 zone=inquisition)] ask-choose")


def test_waiting_effects_can_be_chosen_by_name() -> None:
    scene = standing("Zombie Apocalypse", money=4).begin()
    scene.state.hq[0] = scene.place("Zombie Apocalypse")
    scene.do(0, "stay")
    assert prompt(scene) == "[(part-name-zone zone=zombie-apocalypse)] ask-order"
    assert labels(scene) == [
        "move-effect effect=zombie what=(do-lose coins=2)",
        "move-effect effect=headquarters what=(do-gain coins=2)",
    ]


def test_crowns_of_another_are_counted() -> None:
    scene = at_play("Battle Plans").crowns(1, 7, 2, 1, 0).do(0, "stay")
    assert labels(scene)[1] == "move-retreat-other who=1 time=3 to=2 (note-crowns-theirs n=1)"


# Hints


def test_a_hint_counts_steps_that_go_by_themselves() -> None:
    scene = at_score("Settlers", "Bank", dollars=16).do(0, "stay")
    view = scene.state.mask(0)
    hint = advise(GAME, view, view.asks[0], scene.state.legal(0))
    assert "Score Settlers: $16 for 7 crowns" in str(hint.label)
    assert "(crowns: " in str(hint.label)
    assert "7 steps for your crowns" in str(hint.reason)


# What may be typed


def test_a_part_of_a_name_will_do_where_one_legal_move_has_it() -> None:
    scene = table().at(0, "Roman Empire").begin()
    assert read(scene, "move egypt") == "move 1"
    assert read(scene, "Ancient Egypt") == "move 1"
    assert read(scene, "balloon") == "move 4"
    scene = at_score("Settlers", "Sultan's Scimitar", dollars=40).do(0, "stay")
    assert read(scene, "score Sultan") == "score sultans-scimitar"
    assert read(scene, "settl") == "score settlers"


def test_history_is_changed_by_the_zone_or_without_any_name() -> None:
    scene = table().at(0, "Roman Empire").begin()
    assert read(scene, "change history") == "change 2"
    assert read(scene, "change") == "change 2"
    assert read(scene, "change Roman Empire") == "change 2"


def test_a_part_that_fits_several_moves_is_asked_back() -> None:
    scene = at_score("Secret Stash", "Secret Plot", dollars=40).do(0, "stay")
    with pytest.raises(BadMove, match="“score secret-plot” or “score secret-stash”"):
        read(scene, "score secret")


def test_the_complaint_about_a_card_shows_one_that_is_legal_now() -> None:
    scene = at_score("Settlers", "Bank", dollars=40).do(0, "stay")
    with pytest.raises(BadMove, match="It should look like “score settlers”"):
        read(scene, "score nonsense")
    with pytest.raises(BadMove, match="At the moment, a move looks like “move 1”"):
        read(table(), "score nonsense")


def test_every_legal_move_is_read_from_its_notation() -> None:
    state, rng = GAME.new(3, 5), Rng(5)
    for _ in range(150):
        if state.over():
            break
        seat = next(ask.seat for ask in state.asks if ask.must)
        legal = state.legal(seat)
        for move in legal:
            assert GAME.read(state.mask(seat), seat, GAME.moves.text(move)) == move
        assert state.apply(seat, rng.pick(legal)) == 0


# Names of Zones for a table


def test_a_zone_that_is_misspelt_is_guessed() -> None:
    with pytest.raises(BadOption, match=r"called “Renaisance”\. The closest is Renaissance\."):
        GAME.settle({"zones": "Ice Age, Renaisance"})
    with pytest.raises(BadOption, match=r"The closest is beginners\."):
        GAME.settle({"zones": "begginers"})


def test_semicolons_part_names_and_too_many_zones_of_a_time_are_named() -> None:
    zones = "Ice Age; Stone Age; Plague; Cold War; Y2K; Plutocracy; Utopia; Savagery; Exodus; "
    with pytest.raises(BadOption, match="Time I has 1 Zone, not 2: Ice Age and Stone Age"):
        GAME.settle({"zones": zones + "Space Age"})
