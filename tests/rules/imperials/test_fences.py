"""Fences, and the hand of action cards (R15)."""

import pytest

from tests.rules.imperials.peek import empty_deck, seen_by, under_deck, wonders


def test_a_fence_is_built_at_a_town_for_two_brick() -> None:
    """R15.1, R6.1: one for each town, none at a village."""
    scene = wonders().town(0, "0,0 N").village(0, "0,0 S").town(1, "0,0 SW").hand(0, brick=4)
    scene.acting(0)
    assert scene.legal(0, "fence") == [f"fence {scene.corner('0,0 N')}"]
    scene.do(0, "fence 0,0 N")
    assert scene.hand_of(0) == {"brick": 2}
    assert scene.legal(0, "fence") == []


def test_a_player_has_three_fences() -> None:
    """R15.1"""
    towns = ("0,0 N", "0,0 S", "2,-2 N", "-2,2 S")
    scene = wonders().town(0, *towns).fence(*towns[:3]).hand(0, brick=2).acting(0)
    scene.refused(0, "fence -2,2 S")
    assert (
        wonders()
        .town(0, *towns)
        .fence(*towns[:2])
        .hand(0, brick=2)
        .acting(0)
        .can(0, "fence -2,2 S")
    )


@pytest.mark.parametrize("fences", [0, 1, 2, 3])
@pytest.mark.parametrize("over", [0, 1])
def test_each_fence_raises_the_limit_by_two(fences: int, over: int) -> None:
    """R15.1, R7.1"""
    towns = ("0,0 N", "0,0 S", "2,-2 N")
    cards = 7 + 2 * fences + over
    scene = wonders().town(0, *towns).fence(*towns[:fences]).hand(0, wood=cards)
    scene.before_roll(1).roll(3, 4)
    assert scene.asked() == ([(0, "discard")] if over else [(1, "main")])


def test_any_number_of_cards_in_a_turn_also_one_just_drawn() -> None:
    """R15.2"""
    scene = wonders().village(0, "0,0 N").levels(0, trade=1).holds(0, "Mining").holds(0, "Merchant")
    scene.before_roll(0).roll(1, 1, "trade").chance("drawn merchant-fleet")
    scene.do(0, "play merchant-fleet", "card wool", "play mining", "play merchant")
    assert scene.actions_of(0) == {}


def test_before_the_roll_only_the_alchemist() -> None:
    """R15.2, R4.2"""
    scene = wonders().village(0, "0,0 N").holds(0, "Mining").holds(0, "Merchant Fleet")
    scene.holds(0, "Alchemist").before_roll(0)
    assert scene.legal(0) == ["roll", "play alchemist"]
    scene.roll(1, 1)
    assert scene.legal(0, "play") == ["play mining", "play merchant-fleet"]


def test_nobody_plays_in_the_turn_of_another() -> None:
    """R15.2"""
    scene = wonders().holds(1, "Merchant Fleet").acting(0)
    scene.refused(1, "play merchant-fleet")


def test_a_played_card_goes_under_its_deck() -> None:
    """R15.3: one below the other."""
    scene = wonders().village(0, "0,0 N").holds(0, "Mining").holds(0, "Irrigation").acting(0)
    size = scene.state.decks[0].size()
    scene.do(0, "play mining", "play irrigation")
    assert under_deck(scene, "science") == ["Mining", "Irrigation"]
    assert scene.state.decks[0].size() == size + 2


def test_cards_under_a_deck_are_drawn_last_and_in_their_order() -> None:
    """R15.3, R11.8"""
    scene = wonders(2).levels(0, trade=1).levels(1, trade=1).under("Trade Monopoly")
    scene.under("Merchant").before_roll(0).do(0, "roll").chance("throw 1 1 trade")
    assert scene.odds() == {
        "drawn commercial-harbor": 2,
        "drawn master-merchant": 2,
        "drawn merchant": 5,
        "drawn merchant-fleet": 2,
        "drawn resource-monopoly": 4,
        "drawn trade-monopoly": 1,
    }
    last = wonders(2).levels(0, trade=1).levels(1, trade=1).under("Trade Monopoly")
    empty_deck(last.under("Merchant"), "trade").before_roll(0).roll(1, 1, "trade")
    assert [last.actions_of(0), last.actions_of(1)] == [{"Trade Monopoly": 1}, {"Merchant": 1}]


def test_the_current_player_drops_down_to_four_when_he_ends_his_turn() -> None:
    """R15.4, A19, example 32: six cards, two of them go."""
    scene = wonders().holds(0, "Merchant", 3).holds(0, "Spy", 2).holds(0, "Crane").acting(0)
    scene.do(0, "end")
    assert scene.asked() == [(0, "drop-action")]
    assert scene.legal(0) == ["action crane", "action merchant", "action spy"]
    scene.do(0, "action crane")
    assert scene.asked() == [(0, "drop-action")]
    scene.do(0, "action spy")
    assert scene.actions_of(0) == {"Merchant": 3, "Spy": 1}
    assert under_deck(scene, "science") == ["Crane"]
    assert under_deck(scene, "military") == ["Spy"]
    assert scene.asked() == [(1, "roll")]


def test_four_cards_may_be_kept() -> None:
    """R15.4"""
    scene = wonders().holds(0, "Merchant", 4).acting(0).do(0, "end")
    assert scene.asked() == [(1, "roll")]


def test_others_drop_as_soon_as_they_draw() -> None:
    """R15.4"""
    scene = wonders().levels(1, military=1).holds(1, "Merchant", 4).before_roll(0)
    scene.roll(1, 1, "military").chance("drawn spy")
    assert scene.asked() == [(1, "drop-action")]
    scene.do(1, "action spy")
    assert scene.actions_of(1) == {"Merchant": 4}
    assert scene.asked() == [(0, "main")]


def test_dropped_cards_go_face_down() -> None:
    """R15.4, R1.6: only who dropped it knows which card of the deck it was."""
    scene = wonders().holds(0, "Merchant", 4).holds(0, "Trade Monopoly").acting(0)
    scene.do(0, "end", "action trade-monopoly")
    card = scene.card("Trade Monopoly")
    assert seen_by(scene, 0).decks[1].bottom == [card]
    assert seen_by(scene, 1).decks[1].bottom != [card]
    (public,) = scene.events("drops")
    assert public.args == [1]
    (private,) = scene.events("dropped")
    assert private.args == [card]
    assert private.audience == 1 << 0


def test_points_and_cards_are_what_all_can_see() -> None:
    """R15.5: seat 1 is ahead by its Printer; action cards aren't cards."""
    scene = wonders().holds(0, "Wedding").shows(1, "Printer").holds(1, "Merchant").acting(0)
    scene.refused(0, "play wedding")
    scene.hand(1, ore=1)
    assert scene.can(0, "play wedding")
