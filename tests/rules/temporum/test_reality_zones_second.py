"""The Zones of Alternate Realities in Time II."""

from aevum.games.temporum.data import CARD_NUMBER
from aevum.games.temporum.scenes import Scene

RULER = (9, 1, 0, 0)  # rules Time II where nobody else has a crown there


def stands(zone: str, seats: int = 2, *others: str) -> Scene:
    """Seat 0 stands on a real Zone of Time II; everybody else is in Time IV."""
    return Scene(seats, zone, *others).at(0, zone)


def drawn(scene: Scene, *more: str) -> Scene:
    """Seat 0 stays and draws an Artist and Settlers, then what else is named."""
    return scene.do(0, "stay").draw("Artist", "Settlers", *more)


# Ancient Carthage


def test_ancient_carthage_draws_two_and_takes_trade_goods() -> None:
    scene = drawn(stands("Ancient Carthage"))
    assert scene.hand_of(0) == ["Artist", "Settlers", "Trade Goods"]
    assert scene.state.special == [8, 7]


def test_ancient_carthage_with_an_empty_pile_gives_the_cards_only() -> None:
    scene = stands("Ancient Carthage").hand(1, *["Trade Goods"] * 8)
    assert drawn(scene).hand_of(0) == ["Artist", "Settlers"]


# Bright Ages


def test_bright_ages_draws_three_and_puts_a_card_on_the_deck() -> None:
    scene = drawn(stands("Bright Ages").hand(0, "Bank"), "Engineer")
    assert len(scene.legal(0, "card")) == 4
    scene.do(0, "card Bank")
    assert scene.hand_of(0) == ["Artist", "Engineer", "Settlers"]
    assert scene.state.deck.next() == CARD_NUMBER["Bank"]


def test_bright_ages_card_is_drawn_normally_by_the_next() -> None:
    """R6.9"""
    scene = drawn(stands("Bright Ages"), "Engineer").do(0, "card Engineer")
    scene.do(1, "move Bright Ages").draw("Bank", "Trinket")
    assert scene.hand_of(1) == ["Engineer", "Trinket", "Bank"]


def test_bright_ages_takes_trade_goods_too() -> None:
    scene = drawn(stands("Bright Ages").hand(0, "Trade Goods"), "Engineer")
    scene.do(0, "card Trade Goods")  # ruling 25
    scene.do(1, "move Bright Ages").draw("Bank", "Trinket")
    assert scene.hand_of(1) == ["Trinket", "Bank", "Trade Goods"]


# Byzantine Empire (R9.3, R2.4)


def test_byzantine_empire_pays_for_cards_in_hand_on_moving_there() -> None:
    scene = Scene(2, "Byzantine Empire").hand(0, "Bank", "Cache", "Trinket")
    scene.do(0, "move Byzantine Empire")
    assert scene.money_of(0) == 3  # before the draw
    scene.draw("Artist", "Settlers")
    assert (scene.money_of(0), scene.asked()) == (3, [(1, "turn")])


def test_byzantine_empire_pays_nothing_for_staying() -> None:
    scene = drawn(stands("Byzantine Empire").hand(0, "Bank"))
    assert scene.money_of(0) == 0


def test_byzantine_empire_pays_nothing_to_who_is_shifted_there() -> None:
    scene = Scene(2, "Roman Empire", "Byzantine Empire", "Ancient Egypt").at(0, "Ancient Egypt")
    scene.at(1, "Roman Empire").hand(1, "Bank").do(0, "change 1")
    assert (scene.here(1), scene.money_of(1)) == ("Byzantine Empire", 0)


def test_byzantine_empire_pays_without_a_visit() -> None:
    scene = Scene(2, "Byzantine Empire", "Atomic Age").at(0, "Atomic Age").crowns(0, 9, 0, 1, 0)
    scene.hand(0, "Bag of Loot", "Bank").do(0, "stay", "play Bank", "move Byzantine Empire")
    assert scene.money_of(0) == 9  # 8 for the Bank, 1 for the card in hand
    assert scene.hand_of(0) == ["Bag of Loot"]


# Celtic Paradise (R9.2)


def test_celtic_paradise_waits_for_the_last_chit() -> None:
    scene = drawn(stands("Celtic Paradise"))
    assert scene.money_of(0) == 0
    scene.do(1, "move Celtic Paradise").draw("Bank", "Cache")
    assert [scene.money_of(0), scene.money_of(1)] == [8, 8]
    assert scene.state.chits[scene.place("Celtic Paradise")] == 2


def test_celtic_paradise_gives_a_flat_eight_to_who_holds_less() -> None:
    scene = stands("Celtic Paradise", 3).money(0, 7).money(1, 8).money(2, 0)
    scene.state.chits[scene.place("Celtic Paradise")] = 1
    drawn(scene)
    assert scene.state.money == [15, 8, 8]


# Dark Ages


def test_dark_ages_draws_three() -> None:
    scene = Scene(2, "Dark Ages").hand(0, "Bank").do(0, "move Dark Ages")
    scene.draw("Artist", "Settlers", "Engineer")
    assert scene.asked() == [(1, "turn")]


def test_dark_ages_discards_before_anything_else_of_a_turn_begun_there() -> None:
    scene = stands("Dark Ages").hand(0, "Secret Stash", "Bank")
    assert scene.asked() == [(0, "discard")]
    scene.do(0, "discard Bank")
    assert scene.asked() == [(0, "turn")]
    assert scene.thrown_cards() == ["Bank"]


def test_dark_ages_discards_of_who_was_shifted_there() -> None:
    """R2.1, ruling 7"""
    scene = Scene(2, "Roman Empire", "Dark Ages", "Ancient Egypt").at(0, "Ancient Egypt")
    scene.at(1, "Roman Empire").hand(1, "Bank", "Cache").do(0, "change 1", "stay")
    assert scene.here(1) == "Dark Ages"
    assert scene.asked() == [(1, "discard")]


# Empire of the Amazons


def test_empire_of_the_amazons_retreats_a_rulers_crown_for_four_cards() -> None:
    scene = drawn(stands("Empire of the Amazons").crowns(0, *RULER), "Bank", "Cache")
    assert scene.crowns_of(0) == [10, 0, 0, 0]
    assert scene.asked() == [(1, "turn")]


def test_empire_of_the_amazons_gives_others_two() -> None:
    scene = stands("Empire of the Amazons").crowns(0, *RULER).crowns(1, *RULER)
    assert drawn(scene).asked() == [(1, "turn")]
    assert scene.crowns_of(0) == [9, 1, 0, 0]


def test_empire_of_the_amazons_gives_four_to_a_ruler_without_a_crown() -> None:
    scene = stands("Empire of the Amazons", 2, "Capitalist Utopia").crowns(0, 9, 0, 0, 1)
    drawn(scene, "Bank", "Cache")  # example 33
    assert scene.crowns_of(0) == [9, 0, 0, 1]
    assert len(scene.hand_of(0)) == 4


# Greek America


def test_greek_america_lets_a_ruler_put_a_base_and_sell_a_card() -> None:
    scene = drawn(stands("Greek America").crowns(0, *RULER))
    scene.do(0, "yes", "discard Artist")
    assert (scene.money_of(0), scene.hand_of(0)) == (6, ["Settlers"])
    assert scene.state.bases[scene.place("Greek America")] == 1


def test_greek_america_base_and_sale_may_be_declined() -> None:
    scene = drawn(stands("Greek America").crowns(0, *RULER)).do(0, "no")
    assert scene.asked() == [(1, "turn")]
    assert scene.state.bases[scene.place("Greek America")] == 0
    scene = drawn(stands("Greek America").crowns(0, *RULER)).do(0, "yes", "no")
    assert (scene.money_of(0), len(scene.hand_of(0))) == (0, 2)


def test_greek_america_base_serves_its_owner_after_the_rule() -> None:
    """R10.2"""
    scene = stands("Greek America")
    scene.state.bases[scene.place("Greek America")] = 1
    drawn(scene).do(0, "discard Settlers")
    assert scene.money_of(0) == 6


def test_greek_america_gives_only_cards_without_rule_or_base() -> None:
    scene = stands("Greek America")
    scene.state.bases[scene.place("Greek America")] = 2  # of seat 1
    assert drawn(scene).asked() == [(1, "turn")]


# Mongolian Empire


def test_mongolian_empire_makes_hands_not_smaller_discard() -> None:
    scene = stands("Mongolian Empire", 4).crowns(0, 8, 2, 0, 0).crowns(1, 9, 1, 0, 0)
    scene.hand(1, "Bank", "Cache").hand(2, "Trinket").hand(3, "Trinket", "Inventor", "Bank")
    drawn(scene)
    assert scene.asked() == [(1, "discard")]  # rules here as well
    scene.do(1, "discard Bank").do(3, "discard Trinket")
    assert [len(scene.hand_of(seat)) for seat in range(4)] == [2, 1, 1, 2]


def test_mongolian_empire_without_rule_only_draws() -> None:
    scene = drawn(stands("Mongolian Empire").hand(1, "Bank", "Cache", "Trinket"))
    assert scene.asked() == [(1, "turn")]


# Scientist Enclave


def test_scientist_enclave_trades_a_crowns_step_for_a_gizmo() -> None:
    scene = stands("Scientist Enclave").crowns(0, *RULER).do(0, "stay", "retreat 2")
    assert scene.crowns_of(0) == [10, 0, 0, 0]
    assert scene.hand_of(0) == ["Gizmo"]
    assert scene.asked() == [(1, "turn")]


def test_scientist_enclave_draws_two_for_who_declines() -> None:
    scene = stands("Scientist Enclave").crowns(0, *RULER).do(0, "stay", "no")
    assert scene.draw("Artist", "Settlers").crowns_of(0) == [9, 1, 0, 0]


def test_scientist_enclave_draws_two_for_who_has_no_crown_here() -> None:
    scene = drawn(stands("Scientist Enclave").crowns(0, 9, 0, 1, 0))
    assert scene.asked() == [(1, "turn")]


def test_scientist_enclave_without_gizmos_takes_the_step_for_nothing() -> None:
    """R11.2, ruling 26"""
    scene = stands("Scientist Enclave").crowns(0, *RULER).hand(1, *["Gizmo"] * 8)
    scene.do(0, "stay", "retreat 2")  # ruling 26
    assert scene.hand_of(0) == []
    assert scene.asked() == [(1, "turn")]


# Three Kingdoms (R9.2)


def test_three_kingdoms_waits_for_the_last_chit() -> None:
    scene = drawn(stands("Three Kingdoms").money(1, 9).hand(1, "Bank"))
    assert (scene.money_of(1), scene.hand_of(1)) == (9, ["Bank"])


def test_three_kingdoms_spares_rulers_only() -> None:
    scene = stands("Three Kingdoms", 3).crowns(1, *RULER).money(0, 9).money(1, 9).money(2, 3)
    scene.hand(1, "Bank").hand(2, "Cache")
    scene.state.chits[scene.place("Three Kingdoms")] = 1
    drawn(scene).do(0, "discard Artist")
    assert scene.state.money == [5, 9, 0]
    assert [len(scene.hand_of(seat)) for seat in range(3)] == [1, 1, 0]
    assert scene.state.chits[scene.place("Three Kingdoms")] == 3


# Tibetan Empire


def test_tibetan_empire_stops_a_rulers_gains_after_the_draw() -> None:
    scene = drawn(stands("Tibetan Empire").crowns(0, *RULER).front(0, "Explorer"))
    assert scene.money_of(0) == 2  # example 24
    scene.do(0, "play Artist").draw("Bank")
    assert (scene.money_of(0), scene.hand_of(0)) == (2, ["Settlers", "Bank"])


def test_tibetan_empire_stops_gains_though_nothing_is_played_until_the_turn_ends() -> None:
    scene = stands("Tibetan Empire").crowns(0, *RULER).front(0, "Explorer", "University")
    scene.at(1, "Balloon Revolution").hand(1, "Golden Goose")
    drawn(scene).do(0, "no").draw("Bank").do(0, "discard Bank")
    assert scene.money_of(0) == 2  # nothing for what the University drew
    scene.do(1, "stay")
    assert scene.money_of(0) == 7


def test_tibetan_empire_lets_others_only_draw() -> None:
    assert drawn(stands("Tibetan Empire")).asked() == [(1, "turn")]


def test_tibetan_empire_does_not_save_opponents_from_losing() -> None:
    scene = stands("Tibetan Empire").crowns(0, *RULER).money(1, 9)
    scene.do(0, "stay").draw("Tulip Stocks", "Artist").do(0, "play Tulip Stocks")
    assert [scene.money_of(0), scene.money_of(1)] == [0, 4]


# Viking America (R9.3, R2.4)


def test_viking_america_draws_two() -> None:
    scene = drawn(stands("Viking America").crowns(0, *RULER))
    assert (scene.money_of(0), scene.asked()) == (0, [(1, "turn")])  # staying pays nothing


def test_viking_america_pays_four_for_moving_to_a_ruled_time() -> None:
    scene = stands("Viking America").crowns(0, 9, 0, 1, 0).do(0, "move Balloon Revolution")
    assert scene.money_of(0) == 4


def test_viking_america_pays_nothing_for_moving_elsewhere() -> None:
    scene = stands("Viking America").crowns(0, 9, 0, 1, 0).do(0, "move Ancient Egypt")
    assert scene.money_of(0) == 0


def test_viking_america_pays_without_a_visit() -> None:
    scene = Scene(2, "Viking America").at(0, "Balloon Revolution").at(1, "Viking America")
    scene.crowns(1, 9, 0, 1, 0).hand(0, "Golden Apple").do(0, "stay")
    assert scene.here(1) == "Balloon Revolution"
    assert scene.money_of(1) == 4  # example 19
