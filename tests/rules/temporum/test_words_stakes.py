"""What a choice is worth, whose card asks, and what may be typed for a move."""

import re

import pytest

from aevum.bots.advice import advise
from aevum.core.errors import BadMove, BadOption
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.games.temporum import GAME
from aevum.games.temporum.rules.effects import MANEUVER
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.scene import Scene
from tests.rules.temporum.standing import standing
from tests.rules.temporum.test_words import labels, prompt


def label(scene: Scene, move: str, seat: int = 0) -> str:
    if not scene.started:
        scene.begin()
    return GAME.label(scene.state.mask(seat), scene.move(move))


def read(scene: Scene, text: str, seat: int = 0) -> str:
    if not scene.started:
        scene.begin()
    return GAME.moves.text(GAME.read(scene.state.mask(seat), seat, text))


# What hangs on an answer


@pytest.mark.parametrize(
    ("zone", "answers", "words"),
    [
        ("Underground Haven", (), "Discard a card to gain $12, if you like."),
        ("Steampunk Empire", (), "Discard a card, then advance three crowns."),
        ("Imperial China", ("choice 3", "draw"), "Discard a card to gain $4, if you like."),
        ("Greek America", ("draw", "yes"), "Discard a card to gain $6, if you like."),
        (
            "Scientist Enclave",
            (),
            "Retreat a crown of yours to take a Gizmo, or else draw two cards, if you like.",
        ),
    ],
)
def test_an_offer_says_what_it_is_for(zone: str, answers: tuple[str, ...], words: str) -> None:
    scene = standing(zone, "Artist", "Bank", money=4).crowns(0, 8, 2, 0, 0).do(0, "stay")
    for answer in answers:
        if answer == "draw":
            scene.draw("Trinket", "Engineer")
        else:
            scene.do(0, answer)
    assert prompt(scene) == f"{zone}: {words}"


def test_discards_for_each_of_which_something_comes_say_what() -> None:
    scene = at_play("Barbarian Horde", "Artist", "Bank").do(0, "stay", "play Barbarian Horde")
    horde = "Balloon Revolution > Barbarian Horde: Discard as many cards as you like: "
    assert prompt(scene) == f"{horde}advance a crown for each of them."
    scene = at_play("Crown Jewels", "Artist", "Bank").do(0, "stay", "play Crown Jewels")
    assert prompt(scene).endswith("as many cards as you like: gain $4 for each of them.")
    assert "Discard Artist (play: $8; score: $4 for 4 crowns)" in labels(scene)


def test_cards_to_discard_are_counted_in_words() -> None:
    scene = at_play("Engineer", "Artist", "Bank").do(0, "stay", "play Engineer")
    scene.draw("Trinket", "Settlers")
    assert prompt(scene).endswith(": Discard two cards.")
    assert prompt(scene.do(0, "discard Artist")).endswith(": Discard one more card.")


def test_a_choice_that_leads_to_nothing_says_so_to_its_owner_only() -> None:
    scene = standing("Ancient Greece", "Settlers", "Visionary", money=3).do(0, "stay")
    assert labels(scene)[:2] == ["Score a card (you can pay for none now)", "Play a card"]
    assert label(scene, "choice 1", 1) == "Score a card"
    scene = standing("Ancient Greece", "Settlers", "Visionary", money=16).do(0, "stay")
    assert labels(scene)[0] == "Score a card"


def test_the_box_of_a_zone_is_told_where_it_matters() -> None:
    scene = table(2, "Byzantine Empire").hand(0, "Artist", "Bank")
    assert label(scene, "move Byzantine Empire") == (
        "Go to Byzantine Empire in Time II: draw two cards; the move itself brings $2"
    )
    police = label(standing("Police State", "Artist"), "stay")
    assert police.endswith("play a card; from here you cannot move to Time I or II")
    dark = label(table(2, "Dark Ages"), "move Dark Ages")
    assert dark.endswith("draw three cards; discard a card if your turn starts here")


def test_what_lies_on_a_zone_is_told_to_its_visitor() -> None:
    scene = table(2, "Robotic Utopia").robot("Artist")
    assert label(scene, "stay").endswith("It stays here; the card is Artist")
    scene = standing("Celtic Paradise").begin()
    assert "hourglass runs" not in label(scene, "stay")
    scene.state.chits[scene.place("Celtic Paradise")] = 1
    assert label(scene, "stay").endswith("; its hourglass runs out now")


def test_zombies_that_stand_there_or_come_along_are_told() -> None:
    scene = standing("Zombie Apocalypse", money=4)
    assert label(scene, "stay").endswith("take a Gizmo; Zombies: lose $2 first")
    assert label(scene, "move Roman Empire").endswith(
        "a Zombie follows you; Zombies: lose $2 first"
    )


def test_a_change_of_history_says_what_a_zone_does_as_it_becomes_real() -> None:
    scene = table(3, "Utopia", "Mafia City-States").at(0, "Balloon Revolution")
    assert label(scene, "change 3").startswith(
        "Change history at Balloon Revolution: Mafia City-States in Time IV (everybody gains $2) "
        "becomes real; Player 2 and Player 3 are shifted to Mafia City-States"
    )


# Whose it is


def test_anothers_card_or_visit_that_asks_is_his() -> None:
    scene = at_play("Infected Rat").hand(1, "Artist", "Bank").do(0, "stay")
    assert prompt(scene, 1) == "Player 1's Infected Rat (Balloon Revolution): Discard a card."
    scene = standing("Inquisition").hand(1, "Artist", "Bank").crowns(0, 8, 2, 0, 0)
    scene.do(0, "stay").draw("Settlers", "Trinket")
    assert prompt(scene, 1) == "Player 1 visits Inquisition: Discard a card or lose $2."


def test_waiting_effects_are_named() -> None:
    scene = standing("Zombie Apocalypse", money=4).begin()
    scene.state.hq[0] = scene.place("Zombie Apocalypse")
    scene.do(0, "stay")
    assert prompt(scene).endswith("which of the waiting effects comes first: Zombies and HQ.")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("effect", 0, [5]), "The HQ of Player 1 brings $2."),
        (Event("waits", 3, [0, MANEUVER]), "When this Zone is done, Player 4 may move on."),
        (Event("tactics", 0, [-1]), "Player 1 uses a Tactician: $4 less and a crown fewer."),
    ],
)
def test_the_log_speaks_of_players_in_the_third_person(event: Event, line: str) -> None:
    assert GAME.say(event) == line


def test_one_crown_of_another_is_one() -> None:
    scene = at_play("Battle Plans").crowns(1, 7, 2, 1, 0).do(0, "stay")
    assert (
        labels(scene)[1] == "One of Player 2's crowns from Time III to Time II (there is 1 there)"
    )


# Hints


def test_a_hint_counts_steps_that_go_by_themselves() -> None:
    scene = at_score("Settlers", "Bank", dollars=16).do(0, "stay")
    view = scene.state.mask(0)
    hint = advise(GAME, view, view.asks[0], scene.state.legal(0))
    told = re.fullmatch(r"Score Settlers: \$16 for 7 crowns; crowns: (.*)", hint.label)
    assert told
    assert sum(int(number) for number in re.findall(r"(\d+) from", told[1])) == 7
    assert "brings about 7 steps" in str(hint.reason)
    assert "the score goes from 0 to 7" in str(hint.reason)


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
    with pytest.raises(BadMove, match='"score secret-plot" or "score secret-stash"'):
        read(scene, "score secret")


def test_the_complaint_about_a_card_shows_one_that_is_legal_now() -> None:
    scene = at_score("Settlers", "Bank", dollars=40).do(0, "stay")
    with pytest.raises(BadMove, match='It should look like "score settlers"'):
        read(scene, "score nonsense")
    with pytest.raises(BadMove, match='Now a move looks like "move 1"'):
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
    with pytest.raises(BadOption, match=r'no Zone "Renaisance"\. Did you mean Renaissance\?'):
        GAME.settle({"zones": "Ice Age, Renaisance"})
    with pytest.raises(BadOption, match=r"Did you mean beginners\?"):
        GAME.settle({"zones": "begginers"})


def test_semicolons_part_names_and_too_many_zones_of_a_time_are_named() -> None:
    zones = "Ice Age; Stone Age; Plague; Cold War; Y2K; Plutocracy; Utopia; Savagery; Exodus; "
    with pytest.raises(BadOption, match="Time I takes 1 Zone, not 2: Ice Age, Stone Age"):
        GAME.settle({"zones": zones + "Space Age"})
