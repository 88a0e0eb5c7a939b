"""The worked examples from number 17 on, with all their numbers."""

import pytest

from aevum.games.temporum.data import AT_START
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_score, table
from tests.rules.temporum.standing import standing


def opening(scene: Scene) -> Scene:
    """Give a scene the pointers that a game starts with, and put all pawns where it starts."""
    scene.state.pointer = list(AT_START)
    scene.state.look()
    scene.state.pawn = [7] * scene.state.seats
    return scene


def test_example_17_zombies() -> None:
    """R10.5, R3.3"""
    scene = opening(table(2, "Renaissance", "Utopia", "Zombie Apocalypse")).money(0, 5)
    assert scene.here(0) == "Zombie Apocalypse"
    scene.at(1, "Ancient Egypt").do(0, "move 2")
    assert scene.state.zombies[:10] == [0, 1, 0, 0, 0, 0, 0, 2, 0, 0]
    assert scene.money_of(0) == 3
    scene.draw("Artist", "Bank")  # then the instructions of Renaissance
    scene.do(1, "change 1")
    assert (scene.state.real[2], scene.state.pawn[0]) == (2, 2)
    assert scene.state.zombies[:10] == [0, 1, 0, 0, 0, 0, 0, 2, 0, 0]


def test_example_18_byzantine_empire() -> None:
    """R9.3"""
    scene = table(2, "Byzantine Empire").hand(0, "Artist", "Bank", "Cache")
    scene.do(0, "move Byzantine Empire")
    assert (scene.money_of(0), scene.asked()) == (3, [(-1, "chance")])
    scene.draw("Settlers", "Inventor")
    assert (scene.money_of(0), len(scene.hand_of(0))) == (3, 5)
    scene.do(1, "stay").do(0, "stay").draw("Maneuver", "Beggar")
    assert (scene.money_of(0), len(scene.hand_of(0))) == (3, 7)


def test_example_18_byzantine_empire_reached_by_atomic_age() -> None:
    """R2.4, R9.3: money, but no visit."""
    scene = table(2, "Byzantine Empire", "Atomic Age").at(0, "Atomic Age").crowns(0, 9, 0, 1, 0)
    scene.hand(0, "Bank", "Artist", "Cache", "Beggar").do(0, "stay", "play Bank")
    assert scene.money_of(0) == 8
    scene.do(0, "move Byzantine Empire")
    assert (scene.money_of(0), scene.here(0)) == (8 + 3, "Byzantine Empire")
    assert (len(scene.hand_of(0)), scene.asked()) == (3, [(1, "turn")])


def test_example_19_viking_america() -> None:
    """R9.3: moved by another's Golden Apple, without a visit."""
    scene = table(2, "Viking America").at(0, "Viking America").crowns(0, 9, 0, 1, 0).turn_of(1)
    scene.at(1, "Balloon Revolution").hand(1, "Golden Apple").do(1, "stay")
    assert (scene.money_of(0), scene.here(0)) == (4, "Balloon Revolution")
    assert scene.events("visits")[0].seat == 1
    assert len(scene.events("visits")) == 1


def test_example_20_kingdom_of_trilobites_changes_time_ii_only() -> None:
    """R3.4"""
    scene = opening(table(2, "Kingdom of Trilobites")).at(0, "Kingdom of Trilobites")
    assert scene.legal(0, "change") == ["change 1", "change 2", "change 3"]
    scene.do(0, "change 2")
    assert scene.legal(0, "change") == ["change 3"]
    scene.do(0, "stay")
    assert scene.state.real[1:] == [0, 1, 3, 6]


def test_example_20_kingdom_of_trilobites_changes_all_three() -> None:
    """R3.4"""
    scene = opening(table(2, "Kingdom of Trilobites")).at(0, "Kingdom of Trilobites")
    scene.do(0, "change 1", "change 2", "change 3")
    assert scene.state.real[1:] == [0, 2, 4, 8]
    assert scene.legal(0, "change") == []


def test_example_22_exodus_with_a_step_to_spare() -> None:
    """R4.5, R13.3"""
    scene = table(2, "Kingdom of Trilobites", "Exodus").at(0, "Kingdom of Trilobites")
    scene.hand(0, "Artist").money(0, 4).crowns(0, 1, 0, 0, 9).do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 0, 10]
    assert (scene.state.winner, scene.state.over()) == (0, True)


def test_example_22_exodus_with_three_steps_waits_until_it_is_unreal() -> None:
    """R4.5, R13.3"""
    scene = table(2, "Exodus").at(0, "Balloon Revolution").crowns(0, 1, 0, 0, 9)
    scene.hand(0, "Barbarian Horde", "Artist", "Bank", "Cache")
    scene.do(0, "stay", "play Barbarian Horde", *["discard Artist", "discard Bank"])
    scene.do(0, "discard Cache")
    assert scene.crowns_of(0) == [0, 0, 0, 10]
    assert scene.asked() == [(1, "turn")]
    scene.at(1, "Ancient Egypt").do(1, "change 1", "stay")
    assert not scene.state.over()
    scene.do(0, "stay")
    assert (scene.state.winner, scene.state.over()) == (0, True)


def test_example_22_exodus_that_stays_real_keeps_the_game_going() -> None:
    """R13.3"""
    scene = table(2, "Exodus").at(0, "Balloon Revolution").crowns(0, 0, 0, 0, 10)
    scene.do(0, "stay").do(1, "stay").do(0, "stay")
    assert scene.asked() == [(1, "turn")]


def test_example_24_tibetan_empire() -> None:
    """R5.5"""
    scene = standing("Tibetan Empire").front(0, "Explorer").crowns(0, 9, 1, 0, 0)
    scene.do(0, "stay").draw("Artist", "Bank")
    assert scene.money_of(0) == 2
    scene.do(0, "play Artist").draw("Cache")
    assert (scene.money_of(0), scene.hand_of(0)) == (2, ["Bank", "Cache"])


def singular() -> Scene:
    """Seat 0 stands in Singularity with $18; the turn before was seat 1's."""
    return standing("Singularity", money=18).turn_of(0, before=1)


def test_example_25_singularity() -> None:
    """R13.1"""
    scene = singular().do(0, "stay", "yes")
    assert (scene.money_of(0), scene.asked()) == (8, [(0, "turn")])
    scene.do(0, "stay")
    assert scene.asked() == [(0, "turn")]
    scene.money(0, 12).do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (12, [(1, "turn")])


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_example_25_singularity_win_is_checked_after_each_turn(turns: int) -> None:
    """R13.2"""
    scene = singular().begin()
    for turn in range(1, turns + 1):
        assert not scene.state.over()
        if turn == turns:
            scene.crowns(0, 0, 0, 0, 10)
        scene.do(0, "stay", *["yes"] * (turn == 1))
    assert (scene.state.winner, scene.state.over()) == (0, True)


@pytest.mark.parametrize(
    ("card", "tactic", "cost", "crowns"),
    [
        ("Artist", "as printed", 4, 4),
        ("Artist", "cheaper", 0, 3),
        ("Artist", "dearer", 8, 5),
        ("Golden Goose", "as printed", 20, 8),
        ("Golden Goose", "cheaper", 16, 7),
        ("Golden Goose", "dearer", 24, 9),
    ],
)
def test_example_27_tactician(card: str, tactic: str, cost: int, crowns: int) -> None:
    """R7.3"""
    scene = at_score(card, dollars=30).front(0, "Tactician").do(0, "stay")
    assert scene.legal(0) == ["dearer", "cheaper", "as printed"]
    scene.do(0, tactic, *["advance 1"] * (crowns - 2))  # the first step has no choice
    assert scene.asked() == [(0, "advance")]
    scene.do(0, "advance 1")
    assert (scene.money_of(0), scene.crowns_of(0)) == (30 - cost, [10 - crowns, crowns, 0, 0])
    assert scene.asked() == [(1, "turn")]


def test_example_28_alien_egypt() -> None:
    """R13.4: the check comes before the gain."""
    scene = standing("Alien Egypt", "Artist", money=96).do(0, "stay", "choice 1")
    assert (scene.money_of(0), scene.asked()) == (104, [(1, "turn")])
    scene.do(1, "stay").do(0, "stay")
    assert (scene.state.winner, scene.state.over()) == (0, True)
    assert scene.crowns_of(0) == [10, 0, 0, 0]


def test_example_28_alien_egypt_wants_a_hundred() -> None:
    """R13.4"""
    scene = standing("Alien Egypt", money=99).do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (107, [(1, "turn")])


def test_example_29_detective_and_the_neolithic_renaissance() -> None:
    """R6.3"""
    scene = standing("Neolithic Renaissance").front(0, "Detective")
    scene.hand(1, "Bank", "Cache", "Beggar")
    scene.state.chits[scene.place("Neolithic Renaissance")] = 1
    scene.do(0, "stay").draw("Artist", "Settlers", "Inventor")
    assert (len(scene.hand_of(0)), scene.asked()) == (3, [(1, "turn")])


def test_example_30_beggar() -> None:
    """R5.3: what lies on it is not lost, and can be spent."""
    scene = table(2, "Kingdom of Trilobites").front(0, "Beggar").money(0, 3).turn_of(1)
    scene.state.front[0][0].coins = 2
    scene.hand(0, "Artist").at(1, "Balloon Revolution").hand(1, "Tulip Stocks").do(1, "stay")
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (0, 2)
    scene.at(0, "Kingdom of Trilobites").do(0, "effect beggar")
    assert scene.state.front[0][0].coins == 4
    scene.do(0, "stay", *["advance 1"] * 3)  # for $4, all of it from the Beggar
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (0, 0)
    assert scene.crowns_of(0) == [6, 4, 0, 0]


def test_example_31_primitive_paradise_and_communist_utopia() -> None:
    """R9.6"""
    scene = standing("Communist Utopia", "Artist", money=10, also="Primitive Paradise")
    scene.at(1, "Primitive Paradise").do(0, "stay")
    assert (scene.money_of(0), scene.hand_of(0)) == (12, ["Artist"])
    assert scene.state.purse[scene.place("Communist Utopia")] == 0


def test_example_31_in_company_the_money_stays() -> None:
    """R9.6, R1.8"""
    scene = standing("Communist Utopia", "Artist", money=10, also="Primitive Paradise")
    scene.do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (18, [(-1, "chance")])
    assert scene.state.purse[scene.place("Communist Utopia")] == 2


def test_example_33_empire_of_the_amazons_by_capitalist_utopia() -> None:
    """R4.7, R4.2"""
    scene = standing("Empire of the Amazons", also="Capitalist Utopia").crowns(0, 9, 0, 0, 1)
    scene.do(0, "stay").draw("Artist", "Bank", "Cache", "Beggar")
    assert (scene.crowns_of(0), len(scene.hand_of(0))) == ([9, 0, 0, 1], 4)
    assert scene.asked() == [(1, "turn")]


def test_example_34_gizmo_on_anubis_statuette() -> None:
    """R8.3, R12.2"""
    scene = table(2, "Holy Norse Empire", "Aztec Invasion").at(0, "Balloon Revolution")
    scene.hand(0, "Gizmo", "Anubis Statuette")
    scene.do(0, "stay", "play Gizmo")
    assert scene.money_of(0) == 4
    scene.refused(0, "move Balloon Revolution")
    scene.do(0, "move Holy Norse Empire").draw("Artist", "Bank")
    assert scene.asked() == [(0, "place")]
    scene.refused(0, "move Holy Norse Empire")
    scene.do(0, "move Aztec Invasion").draw("Cache", "Beggar")
    assert (scene.money_of(0), scene.crowns_of(0)) == (4, [9, 1, 0, 0])
    assert scene.here(0) == "Holy Norse Empire"  # the real one of Time II
    assert [event.args[0] for event in scene.events("visits")] == [3, 1, 2]
    assert scene.asked() == [(1, "turn")]
