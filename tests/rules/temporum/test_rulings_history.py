"""Rulings 33 to 38, and history from where the pointers stand at the start."""

import pytest

from aevum.core.state import OK
from aevum.games.temporum import GAME
from aevum.games.temporum.moves import MOVES
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, table
from tests.rules.temporum.standing import standing


def from_start(scene: Scene) -> Scene:
    """Turn the pointers to where they stand when a game begins, pawns in Time IV with them."""
    scene.state.pointer = [0, 1, 1, 0, 0, 0]
    scene.state.look()
    for seat, place in enumerate(scene.state.pawn):
        if place >= 6:
            scene.state.pawn[seat] = scene.state.real[4]
    return scene


# From the start


def test_a_game_begins_with_the_path_of_the_start() -> None:
    """R1.4: and these scenes with it."""
    state = GAME.new(2, 1, zones="beginners")
    assert isinstance(state, Temporum)
    scene = from_start(table())
    assert (state.pointer, state.real) == (scene.state.pointer, scene.state.real)


def test_a_butterfly_at_the_start() -> None:
    """R3.5: I turns to the right Zone of II, that to the middle of III, that to the third of IV."""
    scene = from_start(table()).front(0, "Cache").tuck(0, "Step on a Butterfly")
    scene.do(0, "effect cache", "move Ancient Egypt")
    assert scene.state.real[1:] == [0, 2, 4, 8]
    changed = [event.args[0] for event in scene.events("changes")]
    assert changed == [0, 2, 4]
    assert scene.state.pointer == [1, 1, 0, 0, 1, 0]


def test_a_second_butterfly_starts_from_what_the_first_left() -> None:
    """R3.5, R8.3: by a Gizmo; pointers of unreal Zones were kept."""
    scene = from_start(table()).hand(0, "Gizmo", "Step on a Butterfly")
    scene.do(0, "move American Civil War", "play Gizmo")
    changed = [event.args[0] for event in scene.events("changes")]
    assert changed == [0, 2, 4, 0, 1, 3]
    assert scene.state.real[1:] == [0, 1, 3, 7]


def test_late_jurassic_at_the_start() -> None:
    """R3.8, R3.3: the path goes right all the way, and everybody with it."""
    scene = from_start(table(3, "Late Jurassic")).at(1, "Roman Empire").at(2, "American Civil War")
    scene.do(0, "move Late Jurassic").draw("Artist", "Bank")
    assert scene.state.real[1:] == [0, 2, 5, 8]
    assert scene.state.pawn == [0, 2, 5]


@pytest.mark.parametrize(
    ("zone", "time", "path"),
    [
        ("Ancient Egypt", 1, [0, 2, 5, 8]),
        ("Roman Empire", 2, [0, 1, 3, 6]),
        ("American Civil War", 3, [0, 1, 4, 8]),
    ],
)
def test_predict_the_future_at_the_start(zone: str, time: int, path: list[int]) -> None:
    """R3.7"""
    scene = from_start(table()).at(0, zone).front(0, "Cache").tuck(0, "Predict the Future")
    scene.do(0, "effect cache", "move Utopia").draw("Artist").do(0, f"change {time}")
    assert scene.state.real[1:] == path


def test_history_is_changed_once_in_a_turn_where_one_stands() -> None:
    """R2.2, R3.1: from the start, in a game as it is dealt."""
    state = GAME.new(2, 1, zones="beginners")
    assert isinstance(state, Temporum)
    seat = state.turn
    assert not [move for move in state.legal(seat) if MOVES.text(move).startswith("change")]
    state.pawn[seat] = 1
    assert state.apply(seat, MOVES.parse("change 2")) == OK
    assert state.real[1:] == [0, 1, 3, 6]
    assert not [move for move in state.legal(seat) if MOVES.text(move).startswith("change")]


# 33: Kingdom of Trilobites


def test_a_simulated_kingdom_of_trilobites_gives_no_history() -> None:
    """R3.4, R9.8, ruling 33: its box is not copied; its visit scores."""
    scene = standing("Simulated Paradise", "Artist", also="Kingdom of Trilobites", money=4)
    scene.state.simulation = scene.place("Kingdom of Trilobites")
    scene.do(0, "stay", *["advance 1"] * 3)
    assert scene.crowns_of(0) == [6, 4, 0, 0]
    scene.do(1, "stay")
    assert scene.legal(0, "change") == []


def test_predict_the_future_elsewhere_has_one_change_only() -> None:
    """R3.4, ruling 33: the Kingdom serves who stands there at the end."""
    scene = table(2, "Kingdom of Trilobites").at(0, "Kingdom of Trilobites").front(0, "Cache")
    scene.tuck(0, "Predict the Future").do(0, "effect cache", "move Roman Empire")
    scene.draw("Artist", "Bank")
    assert scene.legal(0) == ["change 1", "no"]
    scene.do(0, "change 1")
    assert scene.asked() == [(1, "turn")]


# 34 and 35: becoming real


def test_pawns_are_shifted_before_what_becomes_real_works() -> None:
    """R3.2, R9.5, rulings 34 and 35"""
    scene = table(2, "Utopia", "Endless City").at(0, "Balloon Revolution").do(0, "change 3")
    told = [event.kind for event in scene.told if event.kind in ("changes", "shifts")]
    assert (told, scene.here(1)) == (["changes", "shifts"], "Endless City")
    scene.draw("Artist", "Bank")
    assert (scene.hand_of(0), scene.hand_of(1)) == (["Artist"], ["Bank"])


def test_what_stays_real_does_not_become_real() -> None:
    """R9.5, ruling 34: the path leads to the same Zone of Time IV another way."""
    scene = from_start(table(2, "Utopia", "Mafia City-States")).at(0, "Roman Empire")
    scene.state.pointer[3] = 1  # the left Zone of Time III leads to the second of Time IV too
    scene.do(0, "change 2")
    assert scene.state.real[1:] == [0, 1, 3, 7]
    assert (scene.here(1), scene.money_of(1)) == ("Mafia City-States", 0)


# 36: Mysterious Relic


def test_under_a_relic_nothing_turns_shifts_or_becomes_real() -> None:
    """R3.6, ruling 36"""
    scene = table(2, "Late Jurassic", "Utopia", "Savagery", "Endless City").at(0, "Late Jurassic")
    scene.front(0, "Cache").tuck(0, "Step on a Butterfly").state.relics[1] = 1
    assert scene.legal(0, "change") == []
    scene.do(0, "effect cache", "stay").draw("Artist", "Bank")
    assert scene.asked() == [(1, "turn")]
    assert scene.state.real[1:] == [0, 1, 3, 6]
    assert scene.events("changes") == scene.events("shifts") == []


def test_a_relic_ends_as_an_extra_turn_begins() -> None:
    """R3.6, R13.2, ruling 36"""
    scene = at_play("Mysterious Relic").front(0, "Sunboat of Ra").do(0, "stay", "yes")
    assert (scene.asked(), scene.state.turn) == ([(0, "turn")], 0)
    assert scene.legal(0, "change") == ["change 3"]


def test_a_relic_outlasts_the_turns_of_all_others() -> None:
    """R3.6, ruling 36"""
    scene = at_play("Mysterious Relic", seats=3).do(0, "stay")
    for seat in (1, 2):
        scene.at(seat, "Ancient Egypt")
        assert scene.legal(seat, "change") == []
        scene.do(seat, "stay")
    assert scene.legal(0, "change") == ["change 3"]


# 37: Tibetan Empire


def tibet(*hand: str) -> Scene:
    """Seat 0 rules Time II, has drawn an Artist and Settlers there, and may play."""
    scene = standing("Tibetan Empire", *hand, also="Mafia City-States").crowns(0, 8, 1, 1, 0)
    return scene.money(1, 9)


def test_tibet_stops_laurels_investments_and_the_bank() -> None:
    """R5.5, ruling 37"""
    scene = tibet("Settlers").front(0, "Investments", "Bank", "Explorer", "Think Tank")
    scene.state.laurels = 0
    scene.do(0, "stay").draw("Artist", "Trinket")
    assert scene.money_of(0) == 2 + 1
    scene.do(0, "play Settlers", "advance 1", "yes")
    assert scene.money_of(0) == 3
    assert scene.thrown_cards() == ["Investments", "Settlers"]


def test_tibet_lets_others_pay_to_the_supply() -> None:
    """R5.5, R5.4, ruling 37: the Mafia collects for nobody."""
    scene = tibet("Anubis Statuette").do(0, "stay").draw("Artist", "Trinket")
    scene.do(0, "play Anubis Statuette", "move Mafia City-States")
    assert (scene.money_of(0), scene.money_of(1)) == (0, 8)


def test_tibet_lets_its_ruler_lose_and_pay() -> None:
    """R5.5, ruling 37"""
    scene = tibet("Papal Tiara", "Bank").money(0, 4).do(0, "stay").draw("Artist", "Trinket")
    scene.do(0, "play Papal Tiara", "score Artist", *["advance 1"] * 4)
    assert scene.money_of(0) == 0


def test_tibet_blocks_its_ruler_alone() -> None:
    """R5.5, ruling 37"""
    scene = tibet("Golden Goose").do(0, "stay").draw("Artist", "Trinket").do(0, "play Golden Goose")
    assert (scene.money_of(0), scene.money_of(1)) == (0, 9 + 5)


# 38: Gold Rush


def test_gold_rush_money_is_never_taken_away() -> None:
    """R9.6, ruling 38: what Primitive Paradise laid there is taken first, once."""
    scene = standing("Gold Rush", also="Primitive Paradise").do(0, "stay")
    assert scene.money_of(0) == 2 + 1
    scene.do(1, "move Roman Empire").draw("Artist", "Bank").do(0, "stay")
    assert (scene.money_of(0), scene.state.gold[scene.place("Gold Rush")]) == (3 + 2, 2)
