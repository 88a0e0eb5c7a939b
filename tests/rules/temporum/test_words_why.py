"""Every refusal names its rule and says what on the table is in the way."""

import pytest

from aevum.core.state import NOT_LEGAL, OK, RETRACT
from aevum.core.terse import terse
from aevum.games.temporum import GAME
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.standing import standing


def why(scene: Scene, text: str, seat: int = 0) -> str:
    """Return a refusal as rule, key and arguments; "" for a legal move."""
    if not scene.started:
        scene.begin()
    return terse(GAME.words.why(scene.state.mask(seat), seat, scene.move(text)))


# A turn


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("move Renaissance", "R2.3 no-unreal zone=renaissance time=2 real=roman-empire"),
        ("move Roman Empire", "R2.3 no-already-there-stay zone=roman-empire"),
        ("move outside1", "R9.11 no-outside"),
        ("change 1", "R2.2 no-history-elsewhere zone=roman-empire time=2"),
        ("change 4", "R3.1 no-present"),
        ("play Artist", "R2.5 no-visit-first-play"),
        ("score Artist", "R2.5 no-visit-first-score"),
        ("secret Artist", "R11.4 no-secret card=artist"),
        ("secret Secret Plot", "R11.4 no-not-held card=secret-plot"),
        ("effect beggar", "R2.1 no-effect effect=beggar"),
        ("wait", "R2.6 no-wait"),
        ("retract", "R6.8 no-retract"),
        ("drawn Artist", "R6.1 no-chance"),
        ("move Ancient Egypt", ""),
    ],
)
def test_a_turn(move: str, reason: str) -> None:
    assert why(table().at(0, "Roman Empire"), move) == reason


def test_what_history_can_refuse() -> None:
    scene = table().at(0, "Roman Empire").do(0, "change 2")
    assert why(scene, "change 2") == "R2.2 no-history-again"
    assert why(scene, "effect cache") == "R2.1 no-start-over"
    scene = standing("Kingdom of Trilobites").do(0, "change 2")
    assert why(scene, "change 1") == "R3.4 no-history-order time=1"
    assert why(standing("Utopia"), "change 3") == "R3.1 no-present"
    relic = standing("Roman Empire")
    relic.state.relics[1] = 1
    assert why(relic, "change 2") == "R3.6 no-frozen"


def test_what_the_police_and_the_start_of_a_turn_refuse() -> None:
    assert why(standing("Police State"), "move 1") == "R9.4 no-police time=1"
    beggar = standing("Utopia", "Artist").front(0, "Beggar")
    assert why(beggar, "stay") == "R2.1 no-start-first effects=beggar"


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    assert why(table(), "stay", 1) == "R1.1 no-turn who=0"
    scene = standing("Inquisition").hand(1, "Artist", "Bank").crowns(0, 8, 2, 0, 0)
    scene.do(0, "stay").draw("Settlers", "Trinket")
    assert why(scene, "stay", 0) == "R1.1 no-first-other who=1"
    assert why(scene, "choice 3", 1) == "R2.6 no-choices n=2"
    asked = "ask-choose what=(do-discard cards=1)|(do-lose coins=2)"
    assert why(scene, "stay", 1).startswith("R2.6 no-asked-else question=(question-from")
    assert asked in why(scene, "stay", 1)


def test_a_sealed_answer_is_taken_back_first() -> None:
    scene = standing("Age of Cults", "Artist", "Bank").hand(1, "Settlers", "Trinket")
    scene.do(0, "stay").draw("Inventor", "Hacker").do(0, "card Artist")
    assert why(scene, "card Bank") == "R6.8 no-sealed"


def test_an_answer_is_offered_back_only_while_it_may_be_taken_back() -> None:
    """R6.8"""
    scene = standing("Age of Cults", "Artist", "Bank").hand(1, "Settlers", "Trinket")
    scene.do(0, "stay").draw("Inventor", "Hacker")
    for left in (3, 2, 1, 0):
        scene.do(0, "card Artist")
        ask = next(ask for ask in scene.state.asks if ask.seat == 0 and ask.sealed())
        asked = terse(GAME.words.prompt(scene.state.mask(0), ask))
        assert asked == ("ask-sealed" if left else "ask-sealed-for-good")
        assert why(scene, "card Bank") == ("R6.8 no-sealed" if left else "R6.8 no-sealed-for-good")
        assert scene.state.apply(0, RETRACT) == (OK if left else NOT_LEGAL)


# Cards


def test_scoring() -> None:
    scene = at_score("Settlers", "Artist", "Bank", dollars=4).do(0, "stay")
    assert why(scene, "score Artist") == ""
    assert why(scene, "score Settlers") == "R7.1 no-score-cost card=settlers cost=16 coins=4"
    assert why(scene, "score Hacker") == "R7.1 no-not-held card=hacker"
    assert why(scene, "no") == "R2.6 no-must-score"
    assert why(scene, "play Artist") == "R8.4 no-hack-play"


def test_scoring_with_discards_and_tacticians() -> None:
    scene = standing("Scrapyard World", "Settlers", "Artist", "Bank").do(0, "stay")
    assert why(scene, "score Settlers") == "R7.6 no-score-discards card=settlers n=4 held=2"
    scene = at_score("Artist", dollars=4).front(0, "Tactician").do(0, "stay")
    assert why(scene, "dearer") == "R7.3 no-score-cost card=artist cost=8 coins=4"


def test_playing() -> None:
    scene = at_play("Settlers", "Artist").do(0, "stay")
    assert why(scene, "play Bank") == "R8.1 no-not-held card=bank"
    assert why(scene, "score Artist") == "R8.4 no-hack-score"
    assert why(scene, "no") == "R2.6 no-must-play"
    scene = at_play("Gizmo", "Gizmo", "Bank", "Artist").do(0, "stay", "play Gizmo")
    assert why(scene, "play Bank") == "R8.3 no-gizmo-perpetual card=bank"
    assert why(scene, "play Gizmo") == "R8.3 no-gizmo-gizmo"


def test_discards_and_other_cards() -> None:
    scene = standing("Steampunk Empire", "Artist", "Bank").do(0, "stay")
    assert why(scene, "discard Hacker") == "R6.4 no-not-held card=hacker"
    scene = standing("Age of Toys", "Hacker", money=4).do(0, "stay", "yes").draw("Artist", "Bank")
    assert why(scene, "discard Hacker") == "R2.6 no-discard-drawn"
    scene = standing("Earth United", "Artist", "Bank").do(0, "stay")
    assert why(scene, "card Bank") == "R8.6 no-share-perpetual card=bank"


# Crowns, choices, places


def test_crowns() -> None:
    scene = at_score("Settlers", dollars=16).crowns(0, 8, 1, 0, 1).do(0, "stay")
    assert why(scene, "advance 3") == "R4.1 no-crown time=3"
    assert why(scene, "advance 4") == "R4.1 no-crown-home"
    scene = at_play("Cutthroat's Cutlass").crowns(0, 7, 2, 1, 0).do(0, "stay")
    assert why(scene, "retreat 1") == "R4.2 no-crown-first"
    assert why(scene, "retreat 4") == "R4.2 no-crown time=4"
    assert why(scene, "no") == "R4.2 no-must-retreat"


def test_choices_that_cannot_be_made() -> None:
    scene = standing("Ancient Greece", "Artist").do(0, "stay")
    assert why(scene, "choice 2") == ""
    scene = standing("Alien Egypt", "Artist").do(0, "stay")
    assert why(scene, "choice 3") == "R2.6 no-choices n=2"
    scene = at_play("Inventor").do(0, "stay")
    assert why(scene, "zone 3").startswith("R2.6 no-asked-else")
    scene = standing("Age of Atlantis").do(0, "stay")
    assert why(scene, "zone outside1") == "R10.6 no-outside"
    scene = standing("Simulated Paradise").crowns(0, 0, 0, 0, 10).do(0, "stay")
    assert why(scene, "zone Simulated Paradise") == "R9.8 no-simulate-itself"


def test_any_move_gets_a_refusal_or_none() -> None:
    scene = standing("Utopia", "Artist", "Bank", money=4)
    scene.begin()
    view, legal = scene.state.mask(0), scene.state.legal(0)
    for move in range(MOVES.size):
        reason = GAME.words.why(view, 0, move)
        assert (reason is None) == (move in legal)
        assert reason is None or reason.rule[0] == "R"
    assert terse(GAME.words.why(view, 0, MOVES.size)) == f"R2.6 no-such-move n={MOVES.size}"
