"""When several effects wait, their owner orders them (ruling 16): of several owners too."""

import pytest

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, table
from tests.rules.temporum.standing import standing

# The start of a turn


@pytest.mark.parametrize(
    ("order", "begged"), [(["beggar", "cold-war"], 2), (["cold-war", "beggar"], 0)]
)
def test_start_of_turn_cold_war_and_beggar_in_the_players_order(
    order: list[str], begged: int
) -> None:
    """R2.1: the Beggar's test is made when it is resolved."""
    scene = standing("Cold War").front(0, "Beggar").begin()
    assert scene.legal(0) == ["effect cold-war", "effect beggar"]
    scene.do(0, f"effect {order[0]}")
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (4, begged)
    assert scene.legal(0, "effect") == []  # the other, alone and forced, followed by itself


@pytest.mark.parametrize(
    ("moves", "crowns"),
    [
        (["effect scimitar", "secret Secret Weapon", "time 1"], [10, 0, 0, 0]),
        (["secret Secret Weapon", "time 1", "effect scimitar"], [9, 1, 0, 0]),
    ],
)
def test_start_of_turn_scimitar_before_or_after_a_secret_weapon(
    moves: list[str], crowns: list[int]
) -> None:
    """R2.1, R12.4: it sees the Times ruled when it is resolved."""
    scene = table().hand(0, "Secret Weapon", "Artist")
    scene.state.scimitars[0] = 1
    assert scene.do(0, *moves).crowns_of(0) == crowns


def test_start_of_turn_cache_and_secrets_come_between_forced_effects() -> None:
    """R2.1: all in one order of the player's; they pass only when nothing forced is left."""
    scene = standing("Cold War", "Secret Stash").front(0, "Beggar", "Cache").tuck(0, "Settlers")
    scene.begin()
    assert scene.legal(0) == [
        "effect cold-war",
        "effect beggar",
        "effect cache",
        "secret secret-stash",
    ]
    scene.do(0, "secret Secret Stash", "effect beggar", "effect cache")
    # Cold War, the last one and forced, came by itself.
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (4 + 8 + 4, 0)
    assert scene.crowns_of(0) == [9, 1, 0, 0]
    assert "stay" in scene.legal(0)


def test_start_of_turn_dark_ages_comes_before_everything() -> None:
    """R2.1"""
    scene = standing("Dark Ages", "Secret Stash", "Artist").front(0, "Beggar").begin()
    assert scene.asked() == [(0, "discard")]
    scene.do(0, "discard Artist")
    assert scene.legal(0) == ["effect beggar", "secret secret-stash"]


# After a card


@pytest.mark.parametrize(
    ("first", "crowns"), [("ambassador", [9, 0, 1, 0]), ("revolutionaries", [9, 1, 0, 0])]
)
def test_after_a_card_its_watchers_come_in_their_owners_order(
    first: str, crowns: list[int]
) -> None:
    """R8.2"""
    scene = at_play("Bank").front(0, "Ambassador", "Revolutionaries").do(0, "stay")
    assert scene.legal(0) == ["effect revolutionaries", "effect ambassador"]
    scene.do(0, f"effect {first}", "yes")
    assert scene.crowns_of(0) == crowns


def test_after_a_card_pickpockets_may_come_first_second_or_third() -> None:
    """R8.2"""
    scene = at_play("Bank").front(0, "Gang of Pickpockets", "Ambassador", "Revolutionaries")
    scene.do(0, "stay")
    assert scene.legal(0) == [
        "effect pickpockets",
        "effect revolutionaries",
        "effect ambassador",
    ]
    scene.do(0, "effect ambassador", "no")
    assert scene.legal(0) == ["effect pickpockets", "effect revolutionaries"]
    scene.do(0, "effect pickpockets").draw("Artist")
    assert scene.asked() == [(1, "turn")]  # the last one needs no order


# After a visit


def test_after_a_visit_the_visitor_orders_his_effects() -> None:
    """R12.1, R12.2"""
    scene = standing("Warm Globe", "Maneuver").front(0, "Treasure Map").do(0, "stay")
    assert scene.legal(0) == ["effect maneuver", "effect treasure-map"]
    scene.do(0, "effect treasure-map", "yes").draw("Artist", "Bank")
    assert scene.asked() == [(0, "place")]
    scene.do(0, "move Ancient Egypt")
    assert scene.here(0) == "Ancient Egypt"


def test_after_a_visit_the_visitor_comes_first_then_the_others_in_turn_order() -> None:
    """R12.2: each with several effects, in their own order."""
    scene = table(3, "Warm Globe").turn_of(1).front(1, "Treasure Map").hand(2, "Artist")
    for seat in (0, 1):
        scene.hand(seat, "Gizmo", "Trinket", "Maneuver", "Anubis Statuette")
    scene.do(1, "stay", "play Gizmo", "play Trinket", "play Maneuver")
    scene.draw("Bank")  # seat 2's Artist
    scene.do(0, "play Gizmo", "play Trinket", "play Anubis Statuette")
    assert scene.legal(1) == ["effect anubis", "effect maneuver", "effect treasure-map"]
    scene.do(1, "effect maneuver", "no", "effect treasure-map", "no")
    scene.do(1, "move Ancient Egypt")
    assert scene.legal(0) == ["effect anubis", "effect maneuver"]
    scene.do(0, "effect maneuver", "no").do(0, "move Ancient Egypt")
    assert scene.asked() == [(2, "turn")]


def test_after_a_visit_effects_come_before_the_enclosing_zone_goes_on() -> None:
    """R12.2: Maneuver of Time III is over before Information Age goes on to Time II."""
    scene = table(2, "Information Age").crowns(0, 2, 4, 4, 0).hand(0, "Maneuver").do(0, "stay")
    assert scene.here(0) == "Balloon Revolution"
    assert scene.asked() == [(0, "place")]
    scene.do(0, "move Ancient Egypt").draw("Artist", "Bank")
    assert [event.args[0] for event in scene.events("visits")] == [6, 3, 1]


def test_after_a_visit_effects_of_the_outer_visit_wait_for_it() -> None:
    """R12.2: Treasure Map waits for Information Age itself, not for the visits it causes."""
    scene = table(2, "Information Age").crowns(0, 6, 4, 0, 0).front(0, "Treasure Map", "University")
    scene.do(0, "stay").draw("Artist", "Bank")  # Roman Empire
    scene.draw("Cache")  # University, for that visit
    assert scene.asked() == [(0, "discard")]
    scene.do(0, "discard Cache")
    assert scene.here(0) == "Ancient Egypt"  # then Time I, where nothing can be paid
    assert scene.asked() == [(0, "may")]  # Treasure Map
    scene.do(0, "no")
    assert [event.args[0] for event in scene.events("visits")] == [6, 1, 0]


def test_after_a_visit_what_the_start_of_the_turn_left_waits_for_it() -> None:
    """R12.2"""
    scene = standing("Balloon Revolution").front(0, "Cache").tuck(0, "Maneuver")
    scene.do(0, "effect cache")
    assert scene.asked() == [(0, "turn")]
    scene.do(0, "stay")
    assert scene.asked() == [(0, "place")]


# The end of a turn


@pytest.mark.parametrize(
    ("first", "crowns", "money"),
    [("hideout", [9, 1, 0, 0], 36), ("poison", [10, 0, 0, 0], 36)],
)
def test_end_of_turn_hideout_before_or_after_poison(
    first: str, crowns: list[int], money: int
) -> None:
    """R12.1, R12.3"""
    scene = table().at(0, "Balloon Revolution").money(0, 40).front(0, "Hideout")
    scene.state.poison[0] = 1
    scene.do(0, "stay")
    assert scene.legal(0) == ["effect hideout", "effect poison"]
    scene.do(0, f"effect {first}")
    assert (scene.crowns_of(0), scene.money_of(0)) == (crowns, money)


@pytest.mark.parametrize(("first", "crowns"), [("investments", 1), ("hideout", 0)])
def test_end_of_turn_investments_before_or_after_hideout(first: str, crowns: int) -> None:
    """R12.3"""
    scene = at_play("Maneuver").money(0, 24).front(0, "Investments", "Hideout")
    scene.do(0, "stay", "no", f"effect {first}", "yes")
    assert (scene.money_of(0), scene.crowns_of(0)[1]) == (24 + 12 + 6, crowns)


@pytest.mark.parametrize(("first", "dollars"), [("predict", 2 * 2), ("butterfly", 2)])
def test_end_of_turn_predict_before_or_after_butterfly(first: str, dollars: int) -> None:
    """R3.5, R12.3: only the Zone that is still real leads on to Mafia City-States."""
    scene = table(2, "Nanotech Wonderland", "Mafia City-States").at(0, "Balloon Revolution")
    scene.hand(0, "Gizmo", "Trinket", "Predict the Future", "Step on a Butterfly")
    scene.do(0, "stay", "play Gizmo", "play Trinket", "play Predict the Future")
    assert scene.legal(0) == ["effect predict", "effect butterfly"]
    scene.do(0, f"effect {first}", "change 3")
    assert scene.money_of(1) == dollars
    assert len(scene.events("changes")) == 4


def test_end_of_turn_all_of_the_active_player_then_the_others_in_turn_order() -> None:
    """R12.3"""
    scene = standing("Warm Globe", seats=3).turn_of(1).at(1, "Warm Globe")
    for seat in range(3):
        scene.front(seat, *(["Investments"] if seat != 1 else ["Hideout"]))
        if seat != 1:
            scene.at(seat, "Ancient Egypt").hand(seat, "Predict the Future")
    scene.state.poison[1] = 1
    scene.money(1, 40).do(1, "stay")
    assert scene.legal(1) == ["effect hideout", "effect poison"]
    scene.do(1, "effect poison")
    assert scene.legal(2) == ["effect predict", "effect investments"]
    scene.do(2, "effect investments", "yes", "no")
    assert scene.money_of(2) == 12 + 6
    assert scene.legal(0) == ["effect predict", "effect investments"]
    scene.do(0, "effect predict", "no", "no")
    assert scene.asked() == [(2, "turn")]


def test_end_of_turn_effects_come_before_the_check_for_victory() -> None:
    """R2.7: Hideout brings the last crown home."""
    scene = table().at(0, "Balloon Revolution").money(0, 40).front(0, "Hideout")
    scene.crowns(0, 0, 0, 1, 9).do(0, "stay")
    assert scene.state.winner == 0


def test_a_single_waiting_effect_is_not_ordered() -> None:
    """R12.1: nor are several of the same kind."""
    scene: Scene = at_play("Bank").front(0, "Ambassador", "Ambassador").do(0, "stay")
    assert scene.asked() == [(0, "may")]
