"""Rulings 47 to 57 and 59: turn order, tokens, outside Time, extra turns."""

import pytest

from aevum.games.temporum.data import OUTSIDE
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, table
from tests.rules.temporum.standing import standing

# 47 and 48: several players


def test_everybody_decides_in_turn_order_from_the_player_of_the_turn() -> None:
    """R1.1, ruling 47: Y2K, in the turn of the second of three."""
    scene = table(3, "Y2K").turn_of(1).at(1, "Y2K")
    scene.hand(0, "Bank", "Artist").hand(1, "Bank", "Artist").hand(2, "Cache", "Hacker")
    scene.state.chits[scene.place("Y2K")] = 1
    scene.do(1, "stay", "play Artist").draw("Beggar")
    order = []
    while scene.asked()[0][1] == "card":
        order.append(scene.asked()[0][0])
        scene.do(order[-1], "no")
    assert order == [1, 2, 0]


def test_babylonian_bazaar_draws_before_it_advances() -> None:
    """R1.1, R5.1, ruling 48: one player after the other; $9 are not enough."""
    scene = standing("Babylonian Bazaar", seats=3, money=9).money(1, 10).money(2, 10)
    scene.state.chits[0] = 1
    scene.do(0, "stay")
    assert scene.asked() == [(1, "may")]
    scene.do(1, "yes")
    assert scene.crowns_of(1) == [10, 0, 0, 0]
    scene.draw("Artist", "Bank").do(1, "advance 1")
    assert (scene.crowns_of(1), scene.asked()) == ([8, 2, 0, 0], [(2, "may")])


# 49: Poison


def test_poison_waits_for_the_end_of_the_next_turn() -> None:
    """R10.3, ruling 49: an extra turn is the next one."""
    scene = standing("Poison Earth").front(0, "Sunboat of Ra").do(0, "stay")
    scene.draw("Artist", "Bank").do(0, "yes")
    assert (scene.state.turn, scene.money_of(0), len(scene.hand_of(0))) == (0, 8, 2)
    scene.do(0, "move Balloon Revolution", "play Bank")
    assert (scene.hand_of(0), scene.money_of(0)) == ([], 8 + 8 - 4)


# 50 and 51: Zombies


def test_who_is_there_already_is_not_moved_by_a_golden_apple() -> None:
    """R10.5, ruling 50: so no Zombie is dragged and nobody is paid."""
    scene = at_play("Golden Apple", seats=3).at(1, "Balloon Revolution")
    scene.state.zombies[scene.place("Balloon Revolution")] = 1
    scene.state.zombies[scene.place("Nanotech Wonderland")] = 2
    scene.do(0, "stay")
    assert scene.state.zombies[scene.place("Balloon Revolution")] == 2
    assert [event.seat for event in scene.events("moves")] == [2]


def test_a_zombie_follows_outside_time_and_bites_there() -> None:
    """R10.6, R10.5, ruling 51"""
    scene = table(2, "Zombie Apocalypse").front(0, "A Place Outside Time").money(0, 5)
    scene.do(0, "move outside1")
    assert (scene.state.zombies[OUTSIDE], scene.money_of(0)) == (1, 3)
    scene.do(0, "choice 1").do(1, "stay").do(0, "stay", "choice 1")
    assert scene.money_of(0) == 3 + 8 - 2 + 8


def test_an_hq_pays_outside_time() -> None:
    """R10.1, R10.6, ruling 51"""
    scene = table().front(0, "A Place Outside Time")
    scene.state.hq[0] = OUTSIDE
    scene.do(0, "move outside1", "choice 1")
    assert scene.money_of(0) == 2 + 8


# 52: A Place Outside Time


def outside(*hand: str, seats: int = 2) -> Scene:
    """Seat 0 is outside Time."""
    scene = table(seats, "Capitalist Utopia").front(0, "A Place Outside Time").hand(0, *hand)
    scene.state.pawn[0] = OUTSIDE
    return scene


def test_outside_time_nobody_rules_or_has_crowns() -> None:
    """R9.11, R1.8, ruling 52: neither by crowns nor by a Utopia; a Secret Stash finds none."""
    scene = outside().crowns(0, 7, 1, 1, 1).front(0, "Cache").tuck(0, "Secret Stash")
    scene.state.sage = 0
    scene.do(0, "effect cache")
    assert scene.money_of(0) == 10
    scene.do(0, "stay", "choice 1")
    assert (scene.money_of(0), scene.hand_of(0)) == (18, [])


def test_outside_time_neither_treasure_map_nor_university_works() -> None:
    """R9.11, ruling 52"""
    scene = outside().front(0, "Treasure Map", "University").do(0, "stay", "choice 1")
    assert scene.asked() == [(1, "turn")]


def test_outside_time_a_golden_apple_brings_nobody() -> None:
    """R9.11, ruling 52"""
    scene = outside(seats=3).front(0, "Cache").tuck(0, "Golden Apple").do(0, "effect cache")
    assert scene.events("moves") == []


def test_maneuver_and_atomic_age_lead_outside_time() -> None:
    """R9.11, R2.4, ruling 52"""
    scene = at_play("Maneuver").front(0, "A Place Outside Time").do(0, "stay")
    assert "move outside1" in scene.legal(0)
    scene.do(0, "move outside1")
    assert (scene.here(0), scene.asked()) == ("outside", [(1, "turn")])
    atomic = standing("Atomic Age").front(0, "A Place Outside Time").crowns(0, 9, 0, 1, 0)
    assert "move outside1" in atomic.do(0, "stay").legal(0)


def test_nuclear_wasteland_and_secret_mission_do_not_lead_outside_time() -> None:
    """R9.11, ruling 52: they name Times."""
    scene = standing("Nuclear Wasteland").front(0, "A Place Outside Time").crowns(0, 9, 0, 0, 1)
    assert scene.do(0, "stay").legal(0) == ["move 1", "move 2", "move 4"]
    mission = outside("Secret Mission").do(0, "secret secret-mission")
    assert mission.legal(0) == ["move 1", "move 2", "move 4", "move 7"]


def test_outside_time_history_is_far_away() -> None:
    """R3.1, R9.11: it is neither changed there nor felt."""
    scene = outside().front(0, "Cache").tuck(0, "Predict the Future")
    assert scene.legal(0, "change") == []
    scene.do(0, "effect cache", "stay", "choice 1")
    assert scene.asked() == [(1, "turn")]
    scene.at(1, "Ancient Egypt").do(1, "change 1")
    assert scene.here(0) == "outside"


def test_who_is_outside_time_is_not_in_time_iv() -> None:
    """R9.11, ruling 52: the Great Depression finds them, Piracy does not."""
    scene = standing("Great Depression").front(1, "A Place Outside Time").money(1, 5)
    scene.state.pawn[1] = OUTSIDE
    scene.do(0, "stay").draw("Artist", "Bank")
    assert scene.money_of(1) == 3
    pirates = standing("Age of Piracy").front(1, "A Place Outside Time").money(1, 5)
    pirates.state.pawn[1] = OUTSIDE
    assert pirates.do(0, "stay").money_of(1) == 5


# 53 and 54: extra turns


def turns(scene: Scene, number: int) -> list[int]:
    """Let everybody wait in Ancient Egypt; return whose turns come."""
    found = []
    for _ in range(number):
        seat = scene.state.turn
        found.append(seat)
        scene.state.pawn[seat] = scene.place("Ancient Egypt")
        scene.do(seat, "stay")
    return found


def test_two_sunboats_in_one_turn() -> None:
    """R13.1, ruling 53: two more turns; in neither could another sail."""
    scene = table().front(0, "Sunboat of Ra", "Sunboat of Ra").do(0, "stay", "yes", "yes")
    assert turns(scene, 4) == [0, 0, 1, 0]


def test_a_sunboat_does_not_sail_from_an_extra_turn() -> None:
    """R13.1, ruling 53"""
    scene = table().front(0, "Sunboat of Ra", "Sunboat of Ra").do(0, "stay", "yes", "no")
    assert turns(scene, 2) == [0, 1]


@pytest.mark.parametrize("before", [-1, 1])
def test_the_first_turn_follows_an_opponents(before: int) -> None:
    """R13.1, ruling 54: for Singularity and for a Sunboat."""
    scene = standing("Singularity", money=10).front(0, "Sunboat of Ra").turn_of(0, before)
    scene.do(0, "stay", "yes", "yes")
    assert turns(scene, 4) == [0, 0, 0, 1]


def test_singularity_does_nothing_after_a_turn_of_ones_own() -> None:
    """R13.1, ruling 53"""
    scene = standing("Singularity", money=10).front(0, "Sunboat of Ra").turn_of(0, 0)
    scene.do(0, "stay")
    assert (scene.asked(), scene.money_of(0)) == ([(1, "turn")], 10)


def test_every_extra_turn_has_its_check_and_counts_anew() -> None:
    """R13.2, R2.8, ruling 53: won in the first of two; Bank works again."""
    scene = standing("Singularity", "Settlers", money=10).front(0, "Bank").crowns(0, 0, 0, 1, 9)
    scene.do(0, "stay", "yes", "move Balloon Revolution")
    assert (scene.money_of(0), scene.state.winner) == (8 + 1, 0)


# 55 to 57


def test_two_scimitars_are_two_passes() -> None:
    """R12.4, ruling 55: the second sees what is ruled after the first."""
    scene = at_play("Gizmo", "Sultan's Scimitar").crowns(0, 4, 3, 3, 0).crowns(1, 6, 2, 1, 1)
    scene.do(0, "stay", "play Gizmo").do(1, "stay")
    # First pass: III and II are ruled, [4, 2, 3, 1]. Second: III is, II and IV are level.
    assert scene.crowns_of(0) == [4, 2, 2, 2]


def test_a_simulated_late_jurassic_turns_no_pointer() -> None:
    """R9.8, R3.1, ruling 56"""
    scene = standing("Simulated Paradise", also="Late Jurassic")
    scene.state.simulation = scene.place("Late Jurassic")
    scene.do(0, "stay").draw("Artist", "Bank")
    assert scene.state.real[1:] == [0, 1, 3, 6]
    assert scene.events("changes") == []


def test_a_ruler_must_place_the_simulation() -> None:
    """R9.8, ruling 57: where it lies already, if they like."""
    scene = standing("Simulated Paradise").crowns(0, 9, 0, 0, 1)
    scene.state.simulation = scene.place("Roman Empire")
    scene.do(0, "stay")
    assert "no" not in scene.legal(0)
    scene.do(0, "zone Roman Empire").draw("Artist", "Bank")
    assert scene.money_of(0) == 2


# 59: half of what was gained


def test_half_of_what_was_gained_counts_for_the_next_half() -> None:
    """R5.4, ruling 59: Dutch Golden Age, then Investments; what was lost does not matter."""
    scene = standing("Dutch Golden Age", "Maneuver").front(0, "Investments").crowns(0, 9, 0, 1, 0)
    scene.do(0, "stay", "no")
    assert scene.money_of(0) == 12 + 6
    scene.do(0, "yes")
    assert scene.money_of(0) == 18 + 9
