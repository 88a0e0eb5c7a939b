"""Colonies: founded and razed in Deployment, activated with a 6 in Development."""

import pytest

from aevum.games.ascii.data import COLONY
from aevum.games.ascii.rules.empire import RUIN, cell_of, kind_of, owner_of, state_of
from aevum.games.ascii.rules.shapes import covered
from aevum.games.ascii.rules.terrain import west
from aevum.games.ascii.scenes import Scene, cell

# Founding


def fleet(seats: int = 3, armies: int = 2, settlers: bool = False) -> Scene:
    """Return a scene in which seat 0 may found Colonies and nobody can hinder it."""
    scene = Scene(seats, settlers=settlers).armies(0, armies).staffed(0, 1, 1, 1, 1)
    for seat in range(1, seats):
        scene.workers(seat, 0)
    return scene


def landing(scene: Scene, host: int) -> set[tuple[int, int]]:
    """Return where a Colony on a host's map may be founded."""
    texts = scene.do(0, f"colonise {host + 1}").legal(0, "found")
    return {(int(text.split()[1]), int(text.split()[2])) for text in texts}


def test_a_colony_takes_two_deploy_actions() -> None:
    """R8.7, R8.10"""
    scene = fleet(3, 2).begin("deployment").do(0, "colonise 2", "found 12 2")
    assert (scene[0].deployed, scene[0].colonies) == (2, 1)
    assert owner_of(scene[1].buildings[0]) == 0
    weak = fleet(3, 1).begin("deployment")
    assert weak.legal(0, "colonise") == []


def test_with_engineering_one_army_is_enough() -> None:
    """R8.7"""
    scene = fleet(3, 1).science(0, 4, 0, 11).begin("deployment")
    scene.do(0, "colonise 2", "found 0 2").peace()
    assert (scene[0].deployed, scene.asked()) == (1, [(-1, "chance")])


def test_the_action_left_over_counts_for_the_next_operation() -> None:
    """R8.13"""
    scene = fleet(3, 2).science(0, 4, 0, 11).begin("deployment")
    scene.do(0, "barbarians", "colonise 2", "found 0 2")
    assert scene[0].deployed == 2
    assert scene.asked() == [(0, "operation")]  # one of four actions is left
    scene.do(0, "barbarians")
    assert "barbarians" not in scene.legal(0)
    assert scene.peace().asked() == [(-1, "chance")]


@pytest.mark.parametrize(("host", "bank"), [(1, False), (2, True)])
def test_only_the_near_bank_is_in_reach(host: int, bank: bool) -> None:
    """R7.2: the right (east) side of the left neighbour, the left side of the right one."""
    found = landing(fleet().begin("deployment"), host)
    assert found
    for col, row in found:
        assert all(west(*place) == bank for place in covered(COLONY, cell(col, row)))


def test_navigation_opens_both_banks_of_all_players() -> None:
    """R7.2"""
    scene = fleet(5).science(0, 4, 0, 2).begin("deployment")
    assert scene.legal(0, "colonise") == [f"colonise {host}" for host in (2, 3, 4, 5)]
    found = landing(scene, 2)
    assert {(0, 2), (13, 2)} <= found


def test_who_is_out_of_reach_is_not_colonised() -> None:
    """R8.10"""
    scene = fleet(5).begin("deployment")
    assert scene.legal(0, "colonise") == ["colonise 2", "colonise 5"]


def test_a_colony_wants_a_staffed_school_and_a_staffed_garrison() -> None:
    """R8.3"""
    for schools, garrisons in ((0, 1), (1, 0)):
        scene = Scene(3).armies(0, 2).staffed(0, 1, 1, schools, garrisons).begin("deployment")
        assert scene.legal(0, "colonise") == []
    scene = Scene(3).armies(0, 2).staffed(0, 0, 0, 1, 1).begin("deployment")
    assert scene.legal(0, "colonise") == ["colonise 2", "colonise 3"]


def test_a_colony_touches_and_overlaps_nothing() -> None:
    """R8.10, R4.6: neither by an edge nor by a dot; ruins and a Palace count too."""
    scene = fleet().science(0, 4, 0, 2).built(1, "farm 5 8", "palace 14 4", "farm 25 8 ruin")
    built = [covered(kind_of(each), cell_of(each)) for each in scene[1].buildings]
    taken = [place for places in built for place in places]
    for col, row in landing(scene.begin("deployment"), 1):
        for x, y in covered(COLONY, cell(col, row)):
            assert all(max(abs(x - at), abs(y - by)) > 1 for at, by in taken)


def test_mountains_cost_a_gold_paid_when_the_colony_stands() -> None:
    """R8.10"""
    scene = fleet().gold(0, 1).begin("deployment").do(0, "colonise 2")
    assert scene[0].gold == 1
    scene.do(0, "found 20 7")  # rows 7 to 11
    assert scene[0].gold == 0


def test_without_gold_only_plains_are_open() -> None:
    """R8.10"""
    scene = fleet().gold(0, 0).begin("deployment")
    found = landing(scene, 1)
    assert (12, 2) in found
    assert (20, 7) not in found


def test_it_may_be_declared_only_where_a_site_is_left() -> None:
    """R8.10: Farms on all plains of the host's near bank, and no Gold for the mountains."""
    scene = fleet().gold(0, 0)
    for col in (13, 17, 21, 25):
        scene.built(1, f"farm {col} 5")
    scene.built(1, "farm 13 8", "farm 19 8", "farm 24 8").begin("deployment")
    assert scene.legal(0, "colonise") == ["colonise 3"]


def test_a_cancelled_colony_is_pressed_with_one_more_army() -> None:
    """R8.12"""
    scene = fleet(3, 4).armies(1, 2).begin("deployment").do(0, "colonise 2").do(1, "cancel")
    scene.do(0, "more")
    assert scene[0].deployed == 3
    scene.do(1, "cancel").do(0, "stop")
    assert scene[0].colonies == 0


def test_settlers_take_a_worker_along_where_the_table_wants_it() -> None:
    """R12.4"""
    scene = fleet(settlers=True).begin("deployment").do(0, "colonise 2", "found 12 2")
    assert (scene[0].workers, scene[0].population) == (2, 3)
    none = fleet(settlers=True).workers(0, 0).begin("deployment")
    assert none.legal(0, "colonise") == []


# Razing


def test_the_host_razes_a_colony_with_two_actions() -> None:
    """R8.11"""
    scene = Scene(3).colony(1, 0, 0, 2).armies(0, 2).workers(1, 0).begin("deployment")
    scene.do(0, "raze 0 2")
    assert (scene[0].deployed, scene[1].colonies) == (2, 0)
    assert state_of(scene[0].buildings[0]) == RUIN
    assert scene[1].building_points() == 0
    weak = Scene(3).colony(1, 0, 0, 2).armies(0, 1).begin("deployment")
    assert weak.legal(0, "raze") == []


def test_only_colonies_on_ones_own_map_that_stand_are_razed() -> None:
    """R8.11"""
    scene = Scene(3).colony(1, 2, 0, 2).colony(0, 1, 0, 2).colony(1, 0, 6, 2, razed=True)
    assert scene.armies(0, 2).begin("deployment").legal(0, "raze") == []


def test_the_owner_may_cancel_the_razing() -> None:
    """R8.11, R8.2"""
    scene = Scene(3).colony(1, 0, 0, 2).armies(0, 2).armies(1, 1)
    for seat in range(3):
        scene.workers(seat, 0)
    scene.begin("deployment").do(0, "raze 0 2").do(1, "cancel")
    assert scene[1].colonies == 1
    assert scene.events("gives_up") == [(0, 3)]


def test_a_razed_colony_is_not_activated() -> None:
    """R8.11"""
    scene = Scene(3).dice(6).colony(0, 1, 0, 2, razed=True).staffed(1, farms=1)
    assert scene.legal(0, "colonies") == []


# Activation


def settled(*hosts: int, seats: int = 3) -> Scene:
    """Return a scene in which seat 0 has Colonies and a 6, but no Gold."""
    scene = Scene(seats).dice(6, 5, 5).gold(0, 0)
    for number, host in enumerate(hosts):
        scene.colony(0, host, 6 * (number % 2), 2)
    return scene


@pytest.mark.parametrize(
    ("use", "field"), [("use farms", "workers"), ("use mines", "gold"), ("use schools", "trunk")]
)
def test_a_colony_works_a_type_of_its_host_as_if_it_were_ones_own(use: str, field: str) -> None:
    """R8.4"""
    scene = settled(1).staffed(1, 2, 2, 2, 2).workers(1, 4)
    before = getattr(scene[0], field)
    scene.do(0, "colonies white1", use)
    assert getattr(scene[0], field) == before + 2
    assert (scene[1].workers, scene[1].gold, scene[1].trunk) == (4, 3, 0)


def test_a_hosts_garrison_trains_ones_own_workers() -> None:
    """R8.4"""
    scene = settled(1).staffed(1, garrisons=2).do(0, "colonies white1", "use garrisons for 2")
    assert (scene[0].workers, scene[0].military) == (1, 2)
    assert (scene[1].workers, scene[1].military) == (3, 0)


def test_only_a_six_activates_a_colony() -> None:
    """R4.10, R3.5"""
    scene = settled(1).staffed(1, farms=1)
    scene.refused(0, "colonies white2")
    scene.do(0, "tax", "colonies white2", "use farms")  # a 5 and one Gold
    assert (scene[0].gold, scene[0].workers) == (2, 4)


def test_the_host_becomes_unhappy_when_all_are_done() -> None:
    """R5.9, R8.4"""
    scene = settled(1).staffed(1, farms=1).do(0, "colonies white1", "use farms")
    assert scene[1].unhappy == 0
    assert scene.events("uses") == [(0, 1, 0)]
    scene.each("done")
    assert scene[1].unhappy == 1


def test_one_six_activates_every_colony_each_with_a_type_of_its_own() -> None:
    """R8.4"""
    scene = settled(1, 1, 2).staffed(1, 1, 1).staffed(2, 1)
    scene.do(0, "colonies white1", "use farms", "use mines", "use farms")
    assert (scene[0].workers, scene[0].gold) == (5, 1)
    scene.each("done")
    assert (scene[1].unhappy, scene[2].unhappy) == (2, 1)


def test_a_colony_may_be_left_out_and_its_host_stays_happy() -> None:
    """R8.4"""
    scene = settled(1, 2).staffed(1, 1).staffed(2, 1)
    scene.do(0, "colonies white1", "pass", "use farms", "pass").each("done")
    assert (scene[1].unhappy, scene[2].unhappy) == (0, 1)


def test_the_player_says_which_colony_comes_first() -> None:
    """R8.4: one that is passed over waits behind the others: Workers first, then Soldiers."""
    scene = settled(1, 2).workers(0, 0).staffed(1, 1, garrisons=1).staffed(2, 1)
    scene.do(0, "colonies white1")
    assert [ask.subject for ask in scene.asks() if ask.seat == 0] == [1]
    scene.do(0, "pass")
    assert [ask.subject for ask in scene.asks() if ask.seat == 0] == [2]
    scene.do(0, "use farms", "use garrisons for 1")
    assert (scene[0].military, scene[0].workers) == (1, 0)


def test_only_staffed_buildings_of_the_hosts_own_count() -> None:
    """R8.4: neither the Palace nor Colonies, nor anything empty or burnt."""
    scene = settled(1).built(1, "palace 14 4", "farm 25 8 empty", "farm 25 4 ruin")
    scene.colony(2, 1, 12, 10).staffed(2, 1)
    assert scene.legal(0, "colonies") == []


def test_the_hosts_buildings_are_those_of_the_start_of_development() -> None:
    """R8.5"""
    scene = settled(1).dice(6, 6, 6).staffed(1, farms=1)
    scene.do(1, "build white1", "farm 13 8", "staff 13 8")
    scene.do(0, "colonies white1", "use farms")
    assert scene[0].workers == 4


def test_a_host_at_nine_is_left_alone_unless_the_end_is_announced() -> None:
    """R8.6, R10.4"""
    scene = settled(1).staffed(1, farms=1).mood(1, unhappy=9)
    scene.refused(0, "colonies white1")
    told = settled(1).staffed(1, farms=1).mood(1, unhappy=9).begin("development", announced=True)
    told.do(0, "colonies white1", "use farms").each("done").peace()
    assert (told[1].unhappy, told.state.ending) == (10, "mastery")
