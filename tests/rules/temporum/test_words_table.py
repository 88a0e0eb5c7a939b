"""The drawn table: four Times, the real path, crowns with rulers, cards, and nothing hidden."""

from aevum.core.rng import Rng
from aevum.core.state import SPECTATOR
from aevum.games.temporum import GAME
from aevum.games.temporum.printed import PRINTED, THINGS
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.scenes import Scene
from aevum.games.temporum.words.drawing import WIDTH, Teller
from aevum.games.temporum.words.reference import write_reference
from aevum.games.temporum.words.timeline import things_on
from tests.rules.temporum.openings import table
from tests.rules.temporum.standing import standing


def drawn(scene: Scene, viewer: int = 0) -> str:
    if not scene.started:
        scene.begin()
    return GAME.draw(scene.state.mask(viewer))


def test_the_four_times_with_the_real_path_and_its_pointers() -> None:
    lines = drawn(table().at(0, "Roman Empire")).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("I "))
    assert [line.rstrip() for line in lines[top - 1 : top + 16]] == [
        "                              +----------------+",
        "I                             |1 Ancient Egypt |",
        "                              +----------------+",
        "                                  //",
        "                     +----------------+",
        "II                   | 2 Roman Empire | (3 Renaissance)",
        "                     |       P1       |",
        "                     +----------------+",
        "                         //                         \\",
        "            +----------------+",
        "III         |   4 Balloon    |   (5 American        (6 French",
        "            |   Revolution   |    Civil War)       Revolution)",
        "            +----------------+",
        "                //                /                 /",
        "   +----------------+",
        "IV |   7 Nanotech   |    (8 Utopia)     (9 Mere Anarchy)   (10 Savagery)",
        "   |   Wonderland   |",
    ]


def test_what_lies_on_a_zone() -> None:
    scene = Scene(3, "Zombie Apocalypse", "Primitive Paradise", "Celtic Paradise").begin()
    state, place = scene.state, scene.place("Zombie Apocalypse")
    state.hq[1] = state.simulation = place
    state.bases[place] = 0b101
    things = "P1 P2 P3 $2 HQ of P2 Base of P1 Base of P3 Zombies 3 Simulation"
    assert " ".join(map(str, things_on(state, place))) == things
    here = things_on(state, scene.place("Celtic Paradise"))
    assert list(map(str, here)) == ["glass 3", "$2"]
    text = drawn(scene)
    assert all(part in text for part in ("P1, P2, P3, $2", "Zombies 3", "glass 3, $2"))


def test_crowns_by_time_and_seat_with_rulers_money_and_hands() -> None:
    scene = table().crowns(0, 5, 3, 1, 1).hand(0, "Artist", "Gizmo").money(0, 7)
    assert "You                 5     3*    1*    1*      $7  2 (Gizmo)" in drawn(scene)
    assert "Player 2           10*    0     0     0       $0  0" in drawn(scene)


def test_cards_in_front_with_what_is_on_them() -> None:
    scene = table().front(0, "Beggar", "Cache").tuck(0, "Artist").begin()
    scene.state.front[0][0].coins = 4
    assert "In front of you: Beggar with $4 and Cache over Artist." in drawn(scene)
    assert "In front of Player 1: Beggar with $4 and Cache over a card." in drawn(scene, 1)


def test_the_hand_is_its_owners_with_numbers_and_text() -> None:
    scene = table().hand(0, "Settlers")
    line = "Settlers (Momentary): play for $8, or score for $16: 7 crowns. Advance a"
    assert line in drawn(scene)
    assert "Settlers" not in drawn(scene, 1)
    assert "Settlers" not in drawn(scene, SPECTATOR)
    assert "You have" not in drawn(scene, SPECTATOR)


def test_the_piles_with_the_top_that_is_known() -> None:
    scene = standing("Bright Ages").thrown("Artist", "Artist", "Bank")
    assert "cards, on top" not in drawn(scene.on_deck("Trinket", "Settlers", "Hacker"), 1)
    text = drawn(scene.do(0, "stay", "card Hacker"), 1)
    assert "Deck: 115 cards, on top Hacker." in text
    assert "Discard pile (3): 2 \u00d7 Artist and Bank." in text


def test_every_zone_is_explained_the_real_ones_first() -> None:
    text = drawn(table().at(0, "Roman Empire"))
    real, _, unreal = text.partition("Unreal now:")
    assert "2 Roman Empire (you\u2019re here): Draw 2 cards." in real
    assert "8 Utopia: Gain $4" in unreal


def test_no_line_is_too_wide_in_any_game() -> None:
    for seats in (2, 3, 4, 5):
        state, rng = GAME.new(seats, seats), Rng(seats)
        for _ in range(120):
            if state.over():
                break
            seat = next(ask.seat for ask in state.asks if ask.must)
            assert state.apply(seat, rng.pick(state.legal(seat))) == 0
            lines = GAME.draw(state.mask(seat)).splitlines()
            assert max(map(len, lines)) <= WIDTH


def test_the_position_in_sentences() -> None:
    scene = table().at(0, "Roman Empire").begin()
    view = scene.state.mask(0)
    assert isinstance(view, Temporum)
    lines = Teller(view).position()
    assert "2 Roman Empire (Time II, real). Leads to 4. There: P1." in lines
    assert "8 Utopia (Time IV, unreal)." in lines


def test_the_table_is_told_in_every_language() -> None:
    scene = table().at(0, "Roman Empire").hand(0, "Settlers").begin()
    view = scene.state.mask(0)
    assert isinstance(view, Temporum)
    german = Teller(view, "de").draw()
    assert "2 Römisches" in german
    assert "Du bist am Zug." in german
    assert max(map(len, german.splitlines())) <= WIDTH


def test_a_finished_game_names_its_winner() -> None:
    scene = table().at(0, "Utopia").crowns(0, 0, 0, 0, 10).do(0, "stay").draw("Artist")
    assert scene.state.over()
    assert "The game is over. You won." in drawn(scene)


def test_names_can_be_typed_for_places_cards_and_times() -> None:
    scene = table().at(0, "Roman Empire").hand(0, "King's Sword", "Artist").money(0, 40)
    scene.begin()
    view = scene.state.mask(0)
    assert GAME.read(view, 0, "move Ancient Egypt") == scene.move("move 1")
    assert GAME.read(view, 0, "MOVE ancient-egypt") == scene.move("move 1")
    assert GAME.read(view, 0, "change Time II") == scene.move("change 2")
    assert GAME.read(view, 0, "change ii") == scene.move("change 2")
    assert GAME.read(view, 0, "score King's Sword") == scene.move("score King's Sword")


def test_the_rules_end_with_the_reference_of_the_tables() -> None:
    assert GAME.rules().endswith(write_reference(PRINTED, THINGS))
    assert GAME.rules().startswith("# Temporum\n")


def test_the_reference_is_told_in_german() -> None:
    german = write_reference(PRINTED, THINGS, "de")
    assert german.count("\n|") == write_reference(PRINTED, THINGS).count("\n|")
    assert "\n| Steinzeit | Grundspiel | " in german
    assert GAME.rules("de").endswith(german)
