"""Gizmo and Trade Goods: from their piles into hands, and back."""

import pytest

from tests.rules.temporum.openings import at_play, at_score, table

PILE = 8


def test_gizmo_plays_trinket_twice_as_the_rulebook_says() -> None:
    """R8.3"""
    scene = at_play("Gizmo", "Trinket", "Maneuver", "Ancient Scroll")
    scene.do(0, "stay", "play gizmo", "play trinket")
    assert scene.money_of(0) == 4
    scene.do(0, "play maneuver")
    # The second Trinket pays and plays the only card left.
    assert scene.money_of(0) == 4 + 12 + 4 + 12
    scene.draw("Artist", "Settlers")
    assert scene.state.special == [PILE, PILE]


def test_gizmo_follows_all_of_a_card_then_all_again() -> None:
    """R8.3"""
    scene = at_play("Gizmo", "Settlers").do(0, "stay", "play gizmo", "advance 2")
    assert (scene.money_of(0), scene.crowns_of(0)) == (16, [9, 0, 1, 0])
    assert scene.thrown_cards() == ["Settlers"]


def test_gizmo_plays_momentary_cards_only_and_never_a_gizmo() -> None:
    """R8.3"""
    scene = at_play("Gizmo", "Gizmo", "Bank", "Artist", "Trade Goods")
    scene.do(0, "stay", "play gizmo")
    assert scene.legal(0) == ["play artist", "play trade-goods"]


def test_gizmo_without_another_momentary_card_does_nothing() -> None:
    scene = at_play("Gizmo", "Bank").do(0, "stay", "play gizmo")
    assert (scene.hand_of(0), scene.asked()) == (["Bank"], [(1, "turn")])
    assert scene.state.special[0] == PILE


def test_gizmo_scored_goes_back_to_its_pile() -> None:
    """R11.1"""
    scene = at_score("Gizmo", dollars=20).do(0, "stay", *["advance 1"] * 9)
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [0, 10, 0, 0])
    assert (scene.state.special[0], scene.thrown_cards()) == (PILE, [])


def test_gizmo_discarded_goes_back_to_its_pile() -> None:
    """R11.1, ruling 25"""
    scene = at_play("Kill Your Grandfather", "Gizmo", "Trade Goods")
    scene.do(0, "stay", "play kill-your-grandfather").draw("Artist", "Bank")
    assert scene.state.special == [PILE, PILE]
    assert scene.thrown_cards() == ["Kill Your Grandfather"]


@pytest.mark.parametrize(
    ("choice", "cards", "dollars"),
    [
        ("choice 1", ["Artist", "Bank"], 0),
        ("choice 2", [], 8),
        ("choice 3", ["Artist"], 4),
    ],
)
def test_trade_goods_gives_one_of_three_things(choice: str, cards: list[str], dollars: int) -> None:
    scene = at_play("Trade Goods").do(0, "stay", choice).draw(*cards)
    assert (scene.hand_of(0), scene.money_of(0)) == (cards, dollars)
    assert scene.state.special[1] == PILE
    assert scene.asked() == [(1, "turn")]


def test_trade_goods_scored_costs_nothing_and_goes_back() -> None:
    scene = at_score("Trade Goods").do(0, "stay", "advance 1")
    assert scene.crowns_of(0) == [8, 2, 0, 0]
    assert (scene.state.special[1], scene.thrown_cards()) == (PILE, [])


def test_trade_goods_from_an_empty_pile_is_not_gained() -> None:
    """R11.1"""
    scene = table(2, "Endless City")
    scene.hand(1, *["Trade Goods"] * PILE).do(0, "stay")
    assert (scene.money_of(0), scene.hand_of(0)) == (8, [])


def test_gizmo_from_an_empty_pile_is_not_gained() -> None:
    """R11.1"""
    scene = table(2, "Zombie Apocalypse").money(0, 9).hand(1, *["Gizmo"] * PILE)
    scene.do(0, "stay", "yes")
    assert (scene.hand_of(0), scene.money_of(0)) == ([], 9 - 2 - 2)


def test_gizmo_and_trade_goods_are_taken_not_drawn() -> None:
    """R6.2"""
    scene = table(2, "Endless City").front(0, "Explorer", "Detective").do(0, "stay")
    assert (scene.money_of(0), scene.hand_of(0)) == (8, ["Trade Goods"])
