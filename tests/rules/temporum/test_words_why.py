"""Every refusal names its rule and says what on the table is in the way."""

import pytest

from aevum.core.state import NOT_LEGAL, OK, RETRACT
from aevum.games.temporum import GAME
from aevum.games.temporum.moves import MOVES
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.scene import Scene
from tests.rules.temporum.standing import standing


def why(scene: Scene, text: str, seat: int = 0) -> str:
    if not scene.started:
        scene.begin()
    return GAME.why(scene.state.mask(seat), seat, scene.move(text))


# A turn


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("move Renaissance", "R2.3: Renaissance is unreal; in Time II Roman Empire is real."),
        ("move Roman Empire", "R2.3: you are in Roman Empire already; `stay` visits it."),
        ("move outside1", "R9.11: no A Place Outside Time with this number is in play."),
        ("change 1", "R2.2: history changes where you stand, and that is Roman Empire in Time II."),
        ("change 4", "R3.1: history cannot be changed in Time IV, the present."),
        ("play Artist", "R2.5: you play cards when a Zone or a card says so; first visit a Zone."),
        ("secret Artist", "R11.4: Artist has no secret effect."),
        ("secret Secret Plot", "R11.4: you do not hold Secret Plot."),
        ("effect beggar", "R2.1: Beggar does nothing for you at the start of this turn."),
        ("wait", "R2.6: the others wait for your answer."),
        ("retract", "R6.8: you have no sealed answer that could still be taken back."),
        ("drawn Artist", "R6.1: that is left to chance."),
        ("move Ancient Egypt", ""),
    ],
)
def test_a_turn(move: str, reason: str) -> None:
    assert why(table().at(0, "Roman Empire"), move) == reason


def test_what_history_can_refuse() -> None:
    scene = table().at(0, "Roman Empire").do(0, "change 2")
    assert why(scene, "change 2") == "R2.2: you have changed history in this turn; once is all."
    assert why(scene, "effect cache").startswith("R2.1: the start of your turn was over")
    scene = standing("Kingdom of Trilobites").do(0, "change 2")
    assert why(scene, "change 1").startswith("R3.4: from the Kingdom of Trilobites")
    assert why(standing("Utopia"), "change 3").startswith("R3.1")
    relic = standing("Roman Empire")
    relic.state.relics[1] = 1
    assert why(relic, "change 2") == "R3.6: a Mysterious Relic keeps history as it is."


def test_what_the_police_and_the_start_of_a_turn_refuse() -> None:
    police = standing("Police State")
    assert why(police, "move 1") == "R9.4: from the Police State no pawn goes to Time I."
    beggar = standing("Utopia", "Artist").front(0, "Beggar")
    assert why(beggar, "stay") == "R2.1: first comes what the start of your turn brings: Beggar."


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    assert why(table(), "stay", 1) == "R1.1: it is the turn of Player 1."
    scene = standing("Inquisition").hand(1, "Artist", "Bank").crowns(0, 8, 2, 0, 0)
    scene.do(0, "stay").draw("Settlers", "Trinket")
    assert why(scene, "stay", 0) == "R1.1: Player 2 has a choice to make first."
    assert why(scene, "choice 3", 1) == "R2.6: there are two choices, 1 and 2."
    other = "Player 1 visits Inquisition: Discard a card or lose $2."
    assert why(scene, "stay", 1) == f"R2.6: you are asked something else first. {other}"


def test_a_sealed_answer_is_taken_back_first() -> None:
    scene = standing("Age of Cults", "Artist", "Bank").hand(1, "Settlers", "Trinket")
    scene.do(0, "stay").draw("Inventor", "Hacker").do(0, "card Artist")
    assert why(scene, "card Bank").startswith("R6.8: you have decided;")


def test_an_answer_is_offered_back_only_while_it_may_be_taken_back() -> None:
    """R6.8"""
    scene = standing("Age of Cults", "Artist", "Bank").hand(1, "Settlers", "Trinket")
    scene.do(0, "stay").draw("Inventor", "Hacker")
    for left in (3, 2, 1, 0):
        scene.do(0, "card Artist")
        ask = next(ask for ask in scene.state.asks if ask.seat == 0 and ask.sealed())
        words = GAME.prompt(scene.state.mask(0), ask)
        assert ("take your answer back" in words) == (left > 0)
        assert ("no longer be taken back" in why(scene, "card Bank")) == (left == 0)
        assert scene.state.apply(0, RETRACT) == (OK if left else NOT_LEGAL)


# Cards


def test_scoring() -> None:
    scene = at_score("Settlers", "Artist", "Bank", dollars=4).do(0, "stay")
    assert why(scene, "score Artist") == ""
    assert why(scene, "score Settlers") == "R7.1: Settlers costs $16, and you have $4."
    assert why(scene, "score Hacker") == "R7.1: you do not hold Hacker."
    assert why(scene, "no").startswith("R2.6: this instruction does not say may")
    assert why(scene, "play Artist").startswith("R8.4: you are told to score;")


def test_scoring_with_discards_and_tacticians() -> None:
    scene = standing("Scrapyard World", "Settlers", "Artist", "Bank").do(0, "stay")
    assert why(scene, "score Settlers") == (
        "R7.6: Settlers takes 4 discards, and you hold 2 other cards."
    )
    scene = at_score("Artist", dollars=4).front(0, "Tactician").do(0, "stay")
    assert why(scene, "dearer") == "R7.3: Artist would cost $8, and you have $4."


def test_playing() -> None:
    scene = at_play("Settlers", "Artist").do(0, "stay")
    assert why(scene, "play Bank") == "R8.1: you do not hold Bank."
    assert why(scene, "score Artist").startswith("R8.4: you are told to play;")
    assert why(scene, "no").endswith("who holds a card must play.")
    scene = at_play("Gizmo", "Gizmo", "Bank", "Artist").do(0, "stay", "play Gizmo")
    assert why(scene, "play Bank") == (
        "R8.3: a Gizmo plays a Momentary card, but not Bank, which is Perpetual."
    )
    assert why(scene, "play Gizmo").endswith("but not another Gizmo.")


def test_discards_and_other_cards() -> None:
    scene = standing("Steampunk Empire", "Artist", "Bank").do(0, "stay")
    assert why(scene, "discard Hacker") == "R6.4: you do not hold Hacker."
    scene = standing("Age of Toys", "Hacker", money=4).do(0, "stay", "yes").draw("Artist", "Bank")
    assert why(scene, "discard Hacker").startswith("R2.6: only one of the cards")
    scene = standing("Earth United", "Artist", "Bank").do(0, "stay")
    assert why(scene, "card Bank").startswith("R8.6: only a Momentary card is shared")


# Crowns, choices, places


def test_crowns() -> None:
    scene = at_score("Settlers", dollars=16).crowns(0, 8, 1, 0, 1).do(0, "stay")
    assert why(scene, "advance 3") == "R4.1: you have no crown in Time III."
    assert why(scene, "advance 4").startswith("R4.1: crowns in Time IV")
    scene = at_play("Cutthroat's Cutlass").crowns(0, 7, 2, 1, 0).do(0, "stay")
    assert why(scene, "retreat 1") == "R4.2: no crown goes back from Time I."
    assert why(scene, "retreat 4") == "R4.2: you have no crown in Time IV."
    assert why(scene, "no") == "R4.2: a retreat has to be made if it can."


def test_choices_that_cannot_be_made() -> None:
    scene = standing("Ancient Greece", "Artist").do(0, "stay")
    assert why(scene, "choice 2") == ""
    scene = at_play("Inventor").do(0, "stay")
    assert why(scene, "zone 3").startswith("R2.6: you are asked something else first.")
    scene = standing("Age of Atlantis").do(0, "stay")
    assert why(scene, "zone outside1").startswith("R10.6")
    scene = standing("Simulated Paradise").crowns(0, 0, 0, 0, 10).do(0, "stay")
    assert why(scene, "zone Simulated Paradise") == (
        "R9.8: Simulated Paradise cannot simulate itself."
    )


def test_any_move_gets_one_sentence_or_none() -> None:
    scene = standing("Utopia", "Artist", "Bank", money=4)
    scene.begin()
    view, legal = scene.state.mask(0), scene.state.legal(0)
    for move in range(MOVES.size):
        reason = GAME.why(view, 0, move)
        assert (reason == "") == (move in legal)
        assert not reason or (reason[0] == "R" and reason.endswith("."))
    assert GAME.why(view, 0, MOVES.size) == f"R2.6: there is no move number {MOVES.size}."
