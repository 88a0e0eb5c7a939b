"""Cards and Zones that meet: what comes first, and whose it is."""

from aevum.core.state import NONE
from aevum.games.temporum.data import CARD_NUMBER, CARDS, DECK_KINDS, OUTSIDE
from aevum.games.temporum.rules.chronicle import Perpetual
from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import table
from tests.rules.temporum.standing import standing


def test_of_two_caches_either_can_be_opened() -> None:
    for card in ("Settlers", "Artist"):
        scene = table().front(0, "Cache").tuck(0, "Settlers").front(0, "Cache").tuck(0, "Artist")
        scene.do(0, "effect cache")
        assert scene.legal(0) == ["card artist", "card settlers"]
        scene.do(0, f"card {card}")
        assert [event.args[0] for event in scene.events("uncovers")] == [CARD_NUMBER[card]]
        assert scene.front_of(0) == ["Cache"]


def test_an_empty_cache_can_be_chosen_too() -> None:
    """R6.6, ruling 42"""
    scene = table().front(0, "Cache").tuck(0, "Settlers").front(0, "Cache")
    scene.do(0, "effect cache")
    assert scene.legal(0) == ["card settlers", "no"]
    scene.do(0, "no")
    assert (scene.front_of(0), scene.thrown_cards()) == (["Cache"], ["Cache"])


def test_two_caches_are_asked_for_even_if_the_same_lies_under_both() -> None:
    """R1.9: else everybody would learn it."""
    scene = table().front(0, "Cache").tuck(0, "Artist").front(0, "Cache").tuck(0, "Artist")
    assert scene.do(0, "effect cache").asked() == [(0, "card")]


def test_a_cave_that_came_back_is_in_the_hand_when_the_treasure_map_draws() -> None:
    """R6.3, R6.5"""
    scene = table().front(0, "Treasure Map", "Hidden Cave", "Detective")
    scene.do(0, "stay", "yes", "yes").draw("Artist", "Settlers")
    assert scene.hand_of(0) == ["Artist", "Settlers", "Hidden Cave"]


def test_a_bag_of_loot_that_came_back_is_not_taken_from_the_discard_pile() -> None:
    """R8.8, ruling 12: the card that was played, not another of its name."""
    scene = standing("Industrial Revolution", "Bag of Loot").crowns(0, 7, 1, 1, 1)
    scene.crowns(0, 6, 1, 2, 1).thrown("Bag of Loot").do(0, "stay")
    assert scene.hand_of(0) == ["Bag of Loot"]
    assert scene.thrown_cards() == ["Bag of Loot"]


def abroad(zone: str, seats: int = 2) -> Scene:
    """The last seat visits a Zone in seat 0's turn, by a shared Anubis Statuette."""
    scene = Scene(seats, "Earth United", zone)
    for seat in range(seats):
        scene.hand(seat).money(seat, 20).at(seat, "Earth United")
    scene.hand(0, "Anubis Statuette").do(0, "stay", "move Ancient Egypt", "move Balloon Revolution")
    for seat in range(1, seats - 1):
        scene.do(seat, "move Ancient Egypt")
    return scene.do(seats - 1, f"move {zone}")


def test_poison_taken_in_anothers_turn_works_at_the_end_of_the_next_own_turn() -> None:
    """R10.3, ruling 49."""
    scene = abroad("Poison Earth").draw("Settlers", "Trinket")
    assert (scene.state.poison, scene.state.turn) == ([0, 1], 1)
    money = scene.money_of(1)
    scene.do(1, "move Roman Empire").draw("Artist", "Inventor").do(1, "discard Artist")
    assert scene.hand_of(1) == ["Inventor", "Settlers", "Trinket"]
    assert (scene.state.poison, scene.money_of(1)) == ([0, 0], money - 2 - 4)


def test_turns_bought_in_anothers_turn_come_after_it_and_then_the_order_goes_on() -> None:
    """R13.1 (reconstructed): the payer takes the turns; the order around the table is kept."""
    scene = abroad("Singularity", 3).do(2, "yes")
    turns = []
    for _ in range(4):
        seat = scene.state.turn
        turns.append(seat)
        scene.state.pawn[seat] = scene.place("Ancient Egypt")
        scene.do(seat, "stay")
    assert turns == [2, 2, 1, 2]


def test_a_hacker_need_not_replace_what_cannot_be_done() -> None:
    """R8.4, ruling 1: what cannot be paid is left out; the Hacker need not play instead."""
    scene = standing("Time of Legends", "Artist").front(0, "Hacker").do(0, "stay")
    assert scene.legal(0) == ["play artist", "no"]
    assert scene.do(0, "no").hand_of(0) == ["Artist"]
    rich = standing("Time of Legends", "Artist", money=20).front(0, "Hacker").do(0, "stay")
    assert rich.legal(0) == ["score artist", "play artist"]


def test_a_gizmo_without_a_card_for_it_may_be_left_by_a_hacker() -> None:
    """R8.4, R8.3"""
    scene = standing("Balloon Revolution", "Gizmo", "Bank", money=40).front(0, "Hacker")
    scene.do(0, "stay", "play gizmo")
    assert scene.legal(0) == ["score bank", "no"]
    assert scene.do(0, "no", "no").hand_of(0) == ["Bank"]


def test_predictions_of_two_zones_are_ordered_by_their_owner() -> None:
    """R12.1, ruling 16."""
    scene = table(2).front(0, "Cache").tuck(0, "Predict the Future").hand(0, "Predict the Future")
    scene.at(0, "Ancient Egypt").do(0, "effect cache", "move Balloon Revolution")
    assert scene.legal(0) == ["zone 1", "zone 4"]
    scene.do(0, "zone 4")
    assert scene.legal(0) == ["change 3", "no"]
    scene.do(0, "no")
    assert scene.legal(0) == ["change 1", "no"]


def test_a_prediction_made_in_time_iv_does_nothing() -> None:
    """R3.7, ruling 13, also for who ends in the Kingdom of Trilobites."""
    scene = table(2, "Kingdom of Trilobites", "Warm Globe").at(0, "Warm Globe")
    scene.hand(0, "Predict the Future").front(0, "Cache").tuck(0, "Maneuver")
    scene.do(0, "effect cache", "stay", "move Kingdom of Trilobites")
    assert scene.asked() == [(1, "turn")]


def test_an_unreal_police_state_bars_nobody() -> None:
    """R9.1, R9.4, ruling 6."""
    scene = table(2, "American Civil War", "Police State").at(0, "American Civil War")
    scene.hand(0, "Anubis Statuette", "Maneuver")
    scene.do(0, "stay", "play anubis-statuette", "move Police State")
    assert scene.legal(0) == ["move 1", "move 2", "move 4", "move 7", "no"]


def test_an_unreal_utopia_shelters_nobody() -> None:
    """R9.1, R5.6, ruling 6."""
    scene = table(2, "Earth United", "Utopia").hand(0, "Anubis Statuette").money(1, 9)
    scene.state.zombies[scene.place("Utopia")] = 1
    scene.do(0, "stay", "move Ancient Egypt", "move Balloon Revolution").do(1, "move Utopia")
    assert scene.money_of(1) == 9 + 2 - 2 + 4


def test_warm_globe_begins_with_its_visitor_in_anothers_turn_too() -> None:
    """R1.1"""
    scene = table(3, "Earth United", "Warm Globe").hand(0, "Anubis Statuette", "Artist", "Bank")
    for seat in (1, 2):
        scene.hand(seat, "Settlers" if seat == 1 else "Inventor", "Trinket")
    scene.do(0, "stay", "card anubis-statuette", "move Renaissance")
    scene.draw("Explorer", "Hacker").do(0, "move Roman Empire").draw("Cache", "Beggar")
    scene.do(1, "move Warm Globe")
    assert scene.asked() == [(1, "play")]


def test_investments_pay_half_of_what_think_tank_paid_for_them_too() -> None:
    scene = standing("Balloon Revolution", "Bag of Loot").front(0, "Investments", "Think Tank")
    scene.do(0, "stay", "yes")
    assert scene.money_of(0) == 7 + 1 + 4


def test_there_are_sixteen_places_outside_time_at_most() -> None:
    """R8.7"""
    scene = Scene(2, "Age of Cybernetics").at(0, "Age of Cybernetics")
    names = [card.name for card in CARDS[:DECK_KINDS] if card.name != "A Place Outside Time"][:15]
    scene.hand(0).front(0, "A Place Outside Time", *names)
    state = scene.state
    outside = state.terms.cards[CARD_NUMBER["A Place Outside Time"]]
    for number, each in enumerate(state.front[0]):
        each = Perpetual(outside, each.card, each.since, 0, NONE, OUTSIDE + number)
        state.front[0][number] = each
    scene.hand(0, "Inventor").do(0, "stay", "play Inventor")
    assert len(scene.front_of(0)) == 17
    assert scene.state.front[0][-1].place == NONE
    scene.do(1, "stay")
    assert len(scene.legal(0, "move outside")) == 16


def test_what_a_hacker_could_score_is_told_only_where_the_question_tells_it() -> None:
    """R1.9"""
    for hand in (("Artist", "Bank"), ("Cache", "Bank")):
        scene = standing("Balloon Revolution", *hand, money=4).front(0, "Hacker").do(0, "stay")
        assert (scene.asked(), scene.events("may_hack")) == ([(0, "play")], [])
    alone = standing("Balloon Revolution", "Artist", money=4).front(0, "Hacker").do(0, "stay")
    assert [event.args for event in alone.events("may_hack")] == [[1]]


def test_a_bag_of_loot_comes_back_from_a_gizmo_whose_second_play_is_replaced() -> None:
    """R8.5"""
    scene = standing("Balloon Revolution", "Gizmo", "Bag of Loot", "Artist", money=20)
    scene.front(0, "Hacker").do(0, "stay", "play gizmo", "play bag-of-loot", "score Artist")
    scene.do(0, *["advance 1"] * 3)
    assert scene.hand_of(0) == ["Bag of Loot"]
    assert scene.thrown_cards() == ["Artist"]


def test_a_cache_taken_back_lets_a_hidden_cave_come_back() -> None:
    """R6.4"""
    scene = standing("Industrial Revolution", "Cache", "Artist").front(0, "Hidden Cave")
    scene.crowns(0, 5, 0, 5, 0).do(0, "stay", "play Cache", "yes")
    assert scene.asked() == [(0, "may")]
    assert scene.do(0, "yes").hand_of(0) == ["Cache", "Hidden Cave"]


def test_nobody_holds_more_than_a_million() -> None:
    """R5.1"""
    scene = standing("Capitalist Utopia", money=900_000).do(0, "stay")
    assert scene.money_of(0) == 1_000_000
    assert [event.args for event in scene.events("gains")] == [[100_000]]
    assert scene.do(1, "stay").do(0, "stay").money_of(0) == 1_000_000
