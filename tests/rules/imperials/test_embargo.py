"""Embargoes (R8.18, R8.19)."""

from aevum.games.imperials.rules.offer import ACCEPTED, REJECTED, SILENT
from aevum.games.imperials.scenes import Scene

WOOD_FOR_ORE = ("offer", "give wood", "ask ore", "send")


def answers(scene: Scene, slot: int) -> list[int]:
    offer = scene.state.offers[slot]
    assert offer is not None
    return offer.answers


def scene_of_ore() -> Scene:
    """B and C could both give A ore for wood."""
    return Scene().hand(0, wood=3).hand(1, ore=2).hand(2, ore=2).acting(0)


def test_an_embargo_is_a_standing_rejection() -> None:
    """R8.18: also of what is open already and unanswered."""
    scene = scene_of_ore().do(0, *WOOD_FOR_ORE).do(2, "embargo 1")
    assert answers(scene, 0) == [SILENT, SILENT, REJECTED]
    scene.do(0, "offer", "give wood", "ask ore", "ask ore", "send")
    assert answers(scene, 1) == [SILENT, SILENT, REJECTED]


def test_one_can_still_accept_by_hand() -> None:
    """R8.18"""
    scene = scene_of_ore().do(2, "embargo 1").do(0, *WOOD_FOR_ORE).do(2, "accept 1")
    scene.do(0, "deal 1 with 3")
    assert scene.hand_of(2) == {"wood": 1, "ore": 1}


def test_a_standing_rejection_is_an_answer() -> None:
    """R8.18, R8.12: it can be changed twice, like any other."""
    scene = scene_of_ore().do(2, "embargo 1").do(0, *WOOD_FOR_ORE).do(2, "accept 1", "reject 1")
    scene.refused(2, "accept 1")


def test_an_embargo_lasts_over_turns() -> None:
    """R8.18: until it is lifted."""
    scene = scene_of_ore().do(2, "embargo 1").do(0, "end")
    for seat in (1, 2):
        scene.roll(1, 1).do(seat, "end")
    scene.roll(1, 1).do(0, *WOOD_FOR_ORE)
    assert answers(scene, 0) == [SILENT, SILENT, REJECTED]
    scene.do(2, "lift 1").do(0, "offer", "give wood", "ask ore", "ask ore", "send")
    assert answers(scene, 1) == [SILENT, SILENT, SILENT]


def test_it_is_the_partner_of_the_trade_that_counts() -> None:
    """R8.18: who accepts B's counter-offer trades with A, not with B."""
    counter = ("counter", "give ore", "ask wood", "ask wood", "send")
    against_b = scene_of_ore().do(2, "embargo 2").do(0, *WOOD_FOR_ORE).do(1, *counter)
    assert answers(against_b, 4 + 1) == [SILENT, ACCEPTED, SILENT]
    against_a = scene_of_ore().do(2, "embargo 1").do(0, *WOOD_FOR_ORE).do(1, *counter)
    assert answers(against_a, 4 + 1) == [SILENT, ACCEPTED, REJECTED]


def test_once_a_turn_against_each_player() -> None:
    """R8.19"""
    scene = scene_of_ore().do(2, "embargo 1")
    scene.refused(2, "embargo 1")
    scene.refused(2, "lift 1")
    scene.refused(2, "embargo 3")
    scene.do(2, "embargo 2")
    scene.do(0, "end").roll(1, 1).do(2, "lift 1").refused(2, "embargo 1")


def test_no_embargo_without_player_trades() -> None:
    """R8.5"""
    scene = Scene(5, player_trades=False).acting(0)
    assert scene.legal(1) == ["request"]
