"""Offers between players (R8.5 to R8.17)."""

from aevum.core.match import Match
from aevum.core.state import NOT_LEGAL, OK
from aevum.games.imperials import GAME
from aevum.games.imperials.data import CARD_NAMES, CARDS
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.asks import MAIN
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.scenes import Scene

WOOD_FOR_ORE = ("offer", "give wood", "ask ore", "send")


def wood_for_ore(**hand: int) -> Scene:
    """A offers 1 wood for 1 ore; B has no ore, C has some."""
    scene = Scene().hand(0, **({"wood": 3} | hand)).hand(1, wool=2).hand(2, ore=2)
    return scene.acting(0).do(0, *WOOD_FOR_ORE)


def slots(scene: Scene) -> list[int]:
    """Return the places of the open offers: 0 to 3 for A's, then one for each seat's counter."""
    return [slot for slot, offer in enumerate(scene.state.offers) if offer is not None]


def test_an_offer_is_accepted_and_closed() -> None:
    """R8.12, R8.13, R8.17, example 11: B has no ore, C has."""
    scene = wood_for_ore()
    scene.refused(1, "accept 1")
    scene.refused(0, "deal 1 with 3")
    scene.do(2, "accept 1")
    scene.refused(0, "deal 1 with 2")
    scene.do(0, "deal 1 with 3")
    assert scene.hand_of(0) == {"wood": 2, "ore": 1}
    assert scene.hand_of(2) == {"wood": 1, "ore": 1}
    assert slots(scene) == []


def test_the_maker_chooses_among_those_who_accept() -> None:
    """R8.13"""
    scene = Scene().hand(0, wood=1).hand(1, ore=1).hand(2, ore=1).acting(0).do(0, *WOOD_FOR_ORE)
    scene.do(1, "accept 1").do(2, "accept 1")
    assert scene.legal(0, "deal") == ["deal 1 with 2", "deal 1 with 3"]
    scene.do(0, "deal 1 with 3")
    assert scene.hand_of(1) == {"ore": 1}
    assert scene.hand_of(2) == {"wood": 1}


def test_a_counter_offer() -> None:
    """R8.14, R8.15, example 12: B counters 1 ore for 2 wood; A sees give 2 wood, ask 1 ore."""
    scene = wood_for_ore().do(2, "counter", "give ore", "ask wood", "ask wood", "send")
    offer = scene.state.offers[4 + 2]
    assert offer is not None
    assert (offer.maker, offer.give[0], offer.want[4]) == (2, 2, 1)
    scene.do(0, "deal by3 with 3")
    assert scene.hand_of(0) == {"wood": 1, "ore": 1}
    assert slots(scene) == []


def test_no_counter_offer_without_an_offer() -> None:
    """R8.14, example 12"""
    scene = Scene().hand(0, wood=1).hand(1, ore=1).acting(0)
    scene.refused(1, "counter")
    scene.do(0, *WOOD_FOR_ORE).do(1, "counter", "give ore", "ask wood")
    scene.do(0, "withdraw 1").refused(1, "send")


def test_both_sides_give_something_and_no_kind_twice() -> None:
    """R8.6, example 13 (A3)"""
    scene = Scene().hand(0, wood=1).acting(0).do(0, "offer", "give wood")
    scene.refused(0, "send")
    scene.refused(0, "ask wood")
    scene.do(0, "ask ore").refused(0, "give ore")
    begging = Scene().hand(0, wood=1).acting(0).do(0, "offer", "ask ore")
    begging.refused(0, "send")


def test_the_maker_holds_what_he_gives() -> None:
    """R8.6"""
    scene = Scene().hand(0, wood=1).acting(0).do(0, "offer", "give wood")
    scene.refused(0, "give wood")
    scene.refused(0, "give ore")
    Scene().hand(1, wood=1).acting(0).refused(0, "offer")


def test_commodities_are_traded_too() -> None:
    """R8.6: in Wonders & Warriors only."""
    scene = Scene(mode="wonders").hand(0, paper=1).hand(1, coin=1).acting(0)
    scene.do(0, "offer", "give paper", "ask coin", "send")
    scene.do(1, "accept 1").do(0, "deal 1 with 2")
    assert scene.hand_of(0) == {"coin": 1}
    Scene().hand(0, wood=1).acting(0).do(0, "offer").refused(0, "ask coin")


def test_how_much_can_be_asked() -> None:
    """R8.7: 24 of a resource, 12 of a commodity."""
    scene = Scene(mode="wonders").hand(0, wood=1).acting(0).do(0, "offer", "give wood")
    scene.do(0, *["ask ore"] * 24).refused(0, "ask ore")
    scene.do(0, *["ask coin"] * 12).refused(0, "ask coin")


def test_an_offer_is_put_together_card_by_card_or_dropped() -> None:
    """R8.8: while it is in the making its maker does nothing else, and nobody else sees it."""
    scene = Scene().hand(0, wood=2, brick=1).hand(1, ore=2).village(0, "0,0 N").acting(0)
    scene.do(0, "offer", "give wood", "ask ore")
    for move in ("end", "road 0,0 NE", "offer"):
        scene.refused(0, move)
    draft = draft_of(scene.seen_by(1), 0)
    assert draft is not None
    assert draft.both() == [-2] * (2 * CARDS)
    scene.do(0, "cancel")
    assert slots(scene) == []
    assert scene.can(0, "road 0,0 NE")


def main_of_a_match() -> tuple[Match, int]:
    """Return a match where the player of the first turn may trade, and a card they hold."""
    match = Match(GAME, 3, seed=4)
    match.begin()
    while (ask := match.state.asks[0]).kind != MAIN:
        match.play(ask.seat, match.state.legal(ask.seat)[0])
    assert isinstance(match.state, Imperials)
    hand = match.state.hands[:CARDS]
    return match, hand.index(max(hand))


def test_an_offer_may_be_sent_whole() -> None:
    """R8.8: a list of moves is carried out together, or not at all."""
    match, card = main_of_a_match()
    other = (card + 1) % 5
    words = ["offer", f"give {CARD_NAMES[card]}", f"ask {CARD_NAMES[other]}", "send"]
    moves = [MOVES.parse(text) for text in words]
    rows = len(match.record.rows)
    broken = [*moves[:3], MOVES.parse(f"ask {CARD_NAMES[card]}"), moves[3]]
    assert match.play_list(0, broken) == NOT_LEGAL
    assert len(match.record.rows) == rows
    assert match.play_list(0, moves) == OK
    assert len(match.record.rows) == rows + 4
    assert isinstance(match.state, Imperials)
    assert match.state.offers[0] is not None


def test_twenty_offers_a_turn_dropped_ones_included() -> None:
    """R8.9: for each seat."""
    scene = Scene().hand(0, wood=2).hand(1, ore=1).acting(0)
    for _ in range(19):
        scene.do(0, "offer", "cancel")
    scene.do(0, *WOOD_FOR_ORE).refused(0, "offer")
    for _ in range(20):
        scene.do(1, "counter", "cancel")
    scene.refused(1, "counter")
    assert scene.can(1, "accept 1")
    scene.do(0, "end").roll(1, 1)
    assert scene.can(1, "offer")


def test_the_number_of_trades_is_free() -> None:
    """R8.9: only offers are counted, twenty of which can all be trades."""
    scene = Scene().hand(0, wood=20).hand(1, ore=20).acting(0)
    for _ in range(20):
        scene.do(0, *WOOD_FOR_ORE).do(1, "accept 1").do(0, "deal 1 with 2")
    assert scene.hand_of(0) == {"ore": 20}


def test_four_open_offers_all_of_them_different() -> None:
    """R8.10"""
    wood_for_ore().do(0, "offer", "give wood", "ask ore").refused(0, "send")
    four = wood_for_ore(wood=4)
    for card in ("wool", "wheat", "brick"):
        four.do(0, "offer", "give wood", f"ask {card}", "send")
    four.refused(0, "offer")
    four.do(0, "withdraw 2", "offer", "give wood", "give wood", "ask ore", "send")
    assert slots(four) == [0, 1, 2, 3]


def test_an_answer_can_be_changed_twice() -> None:
    """R8.12"""
    scene = wood_for_ore().do(2, "accept 1", "reject 1", "accept 1")
    scene.refused(2, "reject 1")
    assert scene.can(0, "deal 1 with 3")
    other = wood_for_ore().do(2, "reject 1", "accept 1", "reject 1")
    other.refused(2, "accept 1")
    other.refused(0, "deal 1 with 3")


def test_the_same_answer_twice_is_none() -> None:
    """R8.12"""
    wood_for_ore().do(2, "accept 1").refused(2, "accept 1")
    wood_for_ore().do(1, "reject 1").refused(1, "reject 1")


def test_an_accepter_who_cannot_pay_any_more() -> None:
    """R8.13: that is announced, their acceptance is gone, and the offer stays open."""
    scene = Scene().hand(0, wood=2).hand(1, ore=1, wool=1).hand(2, ore=1).holds(0, "Monopoly")
    scene.acting(0).do(0, "offer", "give wood", "ask wool", "send", *WOOD_FOR_ORE)
    scene.do(1, "accept 1", "accept 2").do(2, "accept 2").do(0, "play monopoly", "card ore")
    scene.do(0, "deal 2 with 2")
    assert [event.args for event in scene.events("fails")] == [[1, 1]]
    assert slots(scene) == [0, 1]
    assert scene.legal(0, "deal") == ["deal 1 with 2", "deal 2 with 3"]
    assert scene.hand_of(0) == {"wood": 2, "ore": 2}


def test_a_counter_offer_that_its_maker_cannot_keep() -> None:
    """R8.13: closing it fails, and that is announced."""
    scene = Scene().hand(0, wood=3).hand(2, ore=1).holds(0, "Monopoly").acting(0)
    scene.do(0, *WOOD_FOR_ORE).do(2, "counter", "give ore", "ask wood", "ask wood", "send")
    scene.do(0, "play monopoly", "card ore", "deal by3 with 3")
    assert [event.args for event in scene.events("fails")] == [[4 + 2, 2]]
    assert scene.hand_of(0) == {"wood": 3, "ore": 1}
    scene.refused(0, "deal by3 with 3")


def test_others_who_accepted_it_still_can() -> None:
    """R8.13: the counter-offer stays open when its maker cannot pay."""
    scene = Scene().hand(0, wood=3).hand(1, ore=1).hand(2, ore=1).holds(0, "Monopoly").acting(0)
    scene.do(0, *WOOD_FOR_ORE).do(2, "counter", "give ore", "ask wood", "ask wood", "send")
    scene.do(1, "accept by3").do(0, "play monopoly", "card ore").hand(1, ore=1)
    scene.do(0, "deal by3 with 3", "deal by3 with 2")
    assert scene.hand_of(1) == {"wood": 2}


def test_one_counter_offer_for_each_the_new_one_replaces_the_old() -> None:
    """R8.14"""
    scene = wood_for_ore().do(2, "counter", "give ore", "ask wood", "ask wood", "send")
    scene.do(2, "counter", "give ore", "ask wood", "send")
    offer = scene.state.offers[6]
    assert offer is not None
    assert offer.give[0] == 1
    assert slots(scene) == [0, 6]


def test_a_third_player_may_accept_a_counter_offer() -> None:
    """R8.15: and then trades with the current player."""
    scene = Scene().hand(0, wood=2).hand(1, ore=1).hand(2, ore=1).acting(0).do(0, *WOOD_FOR_ORE)
    scene.do(1, "counter", "give ore", "ask wood", "ask wood", "send").do(2, "accept by2")
    scene.do(0, "deal by2 with 3")
    assert scene.hand_of(0) == {"ore": 1}
    assert scene.hand_of(2) == {"wood": 2}
    assert scene.hand_of(1) == {"ore": 1}


def test_a_counter_offer_that_is_rejected_is_gone() -> None:
    """R8.15"""
    scene = wood_for_ore().do(2, "counter", "give ore", "ask wood", "ask wood", "send")
    scene.do(0, "withdraw by3")
    assert slots(scene) == [0]


def test_the_current_player_must_hold_what_a_counter_offer_takes() -> None:
    """R8.13, R8.15"""
    scene = wood_for_ore(wood=1).do(2, "counter", "give ore", "ask wood", "ask wood", "send")
    scene.refused(0, "deal by3 with 3")


def test_a_maker_withdraws() -> None:
    """R8.16"""
    scene = wood_for_ore().do(2, "counter", "give ore", "ask wood", "send", "withdraw by3")
    assert slots(scene) == [0]
    scene.refused(2, "withdraw 1")
    scene.do(0, "withdraw 1")
    assert slots(scene) == []


def test_an_offer_that_its_maker_cannot_keep_withdraws_itself() -> None:
    """R8.16"""
    scene = Scene().village(0, "0,0 N").hand(0, wood=1, brick=1).hand(2, ore=1).acting(0)
    scene.do(0, *WOOD_FOR_ORE, "offer", "give brick", "ask wool", "send")
    scene.do(2, "accept 1").do(0, "road 0,0 NE")
    assert slots(scene) == []
    scene.refused(0, "deal 1 with 3")


def test_a_trade_with_the_market_and_the_end_of_the_turn_close_all_offers() -> None:
    """R8.17"""
    scene = wood_for_ore(wood=6, brick=4).do(2, "counter", "give ore", "ask wood", "send")
    scene.do(0, "market brick for wheat")
    assert slots(scene) == []
    scene.do(0, *WOOD_FOR_ORE).do(1, "counter", "give wool")
    scene.do(0, "end")
    assert slots(scene) == []
    assert scene.state.lanes == [[], [], []]


def test_others_never_trade_among_themselves() -> None:
    """R8.5: only the current player opens and closes."""
    scene = wood_for_ore()
    scene.refused(1, "offer")
    scene.do(2, "counter", "give ore", "ask wool", "send")
    scene.refused(1, "deal by3 with 3")


def test_who_has_not_answered_an_open_offer_is_waited_for() -> None:
    """R8.12: an answer may stay out; a table can tell whose does."""
    scene = Scene(3).hand(0, wood=1).hand(1, ore=1).acting(0)
    assert scene.state.invites() == []
    for move in ("offer", "give wood", "ask ore", "send"):
        scene.do(0, move)
    assert scene.state.invites() == [1, 2]
    scene.do(1, "reject 1")
    assert scene.state.invites() == [2]


def test_a_counter_offer_is_an_answer_as_long_as_it_stands() -> None:
    """R8.14: nobody waits for who has said what they want instead."""
    scene = Scene(3).hand(0, wood=1).hand(1, ore=1).acting(0)
    scene.do(0, "offer", "give wood", "ask ore", "send")
    scene.do(1, "counter", "give ore", "ask wool", "send")
    assert scene.state.invites() == [2]
    scene.do(1, "withdraw by2")
    assert scene.state.invites() == [1, 2]


def test_who_has_not_the_cards_cannot_say_yes() -> None:
    """R8.12: what a seat lacks it can only reject."""
    scene = Scene(3).hand(0, wood=1).hand(1, ore=1).acting(0)
    scene.do(0, "offer", "give wood", "ask ore", "send")
    assert [scene.state.affords(seat) for seat in (1, 2)] == [True, False]


def test_a_person_is_stopped_for_an_offer_a_draft_or_a_special_build() -> None:
    """R8.18: an embargo alone is worth no stop; R19.1: a wish to build is, if it could build."""
    scene = Scene(3).hand(0, wood=1).hand(1, ore=2).acting(0)
    state = scene.state
    assert state.legal(1)
    assert not state.worth_asking(1)
    scene.do(0, "offer", "give wood", "ask ore", "send")
    assert state.worth_asking(1)
    scene.do(1, "reject 1")
    assert not state.worth_asking(1)
    scene.do(1, "counter")
    assert state.worth_asking(1)
    special = Scene(3, special_build="on").hand(2, wool=1, wheat=1, ore=1).acting(0)
    assert [special.state.worth_asking(seat) for seat in (1, 2)] == [False, True]
    special.do(2, "request")
    assert not special.state.worth_asking(2)
