"""Rulings 10 to 20: single Zones, visits within visits, and what waits for them."""

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import table
from tests.rules.temporum.standing import standing

# 10: Age of Cats


def test_cats_score_a_card_with_all_it_does_twice() -> None:
    """R7.5, ruling 10: Conspiracy, Secret Society and what the card does when scored."""
    scene = standing("Age of Cats", "Meet Younger Self", money=34)
    scene.front(0, "Conspiracy", "Secret Society").crowns(0, 0, 0, 10, 0).do(0, "stay", "yes")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([0, 0, 4, 6], 12)
    scene.draw("Artist", "Bank")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([0, 0, 0, 10], 0)
    scene.draw("Settlers", "Cache")
    assert len(scene.hand_of(0)) == 4
    assert scene.thrown_cards() == ["Meet Younger Self"]


# 11: Age of Cybernetics


def test_a_copied_cache_tucks_a_card_of_its_own() -> None:
    """R8.7, ruling 11"""
    scene = standing("Age of Cybernetics", "Artist", "Settlers").front(0, "Cache")
    scene.tuck(0, "Trinket").do(0, "stay", "play Artist")
    assert scene.front_of(0) == ["Cache", "Cache"]
    assert (scene.hand_of(0), scene.money_of(0)) == ([], 4)
    scene.do(1, "move Roman Empire").draw("Bank", "Hacker")
    scene.do(0, "effect cache", "card Settlers")
    assert scene.thrown_cards() == ["Artist", "Settlers"]  # the copy goes as what it is


def test_a_copied_place_outside_time_is_a_further_zone() -> None:
    """R8.7, ruling 11"""
    scene = standing("Age of Cybernetics", "Artist").front(0, "A Place Outside Time")
    scene.do(0, "stay", "play Artist")
    assert scene.money_of(0) == 12
    scene.do(1, "stay")
    assert scene.legal(0, "move outside") == ["move outside1", "move outside2"]


# 12: Industrial Revolution


def test_trade_goods_cannot_be_taken_back() -> None:
    """R8.8, ruling 12: they are on their pile again."""
    scene = standing("Industrial Revolution", "Trade Goods").crowns(0, 9, 0, 1, 0)
    scene.do(0, "stay", "choice 2")
    assert (scene.asked(), scene.hand_of(0)) == ([(1, "turn")], [])
    assert scene.state.special == [8, 8]


def test_a_card_that_was_scored_instead_cannot_be_taken_back() -> None:
    """R8.4, R8.8, ruling 12: nothing was played."""
    scene = standing("Industrial Revolution", "Artist", money=4).crowns(0, 9, 0, 1, 0)
    scene.front(0, "Hacker").do(0, "stay", "score Artist", "advance 1", "advance 1")
    scene.do(0, "advance 1", "advance 1")
    assert (scene.asked(), scene.hand_of(0)) == ([(1, "turn")], [])


# 13 and 14: Predict the Future, Late Jurassic


def test_predict_the_future_means_the_zone_where_it_was_played() -> None:
    """R3.7, ruling 13: also if its player has left."""
    scene = table().at(0, "Ancient Egypt").front(0, "Cache").tuck(0, "Predict the Future")
    scene.do(0, "effect cache", "move Roman Empire").draw("Artist", "Bank")
    assert scene.legal(0) == ["change 1", "no"]
    scene.do(0, "change 1")
    assert (scene.state.real[2], scene.here(0)) == (scene.place("Renaissance"), "Renaissance")


def test_predict_the_future_turns_the_pointer_of_a_zone_that_became_unreal() -> None:
    """R3.7, ruling 13: Late Jurassic came between."""
    scene = table(2, "Late Jurassic").at(0, "Roman Empire").front(0, "Cache")
    scene.tuck(0, "Predict the Future").do(0, "effect cache", "move Late Jurassic")
    scene.draw("Artist", "Bank")
    before, path = scene.state.pointer[1], scene.state.real[:]
    assert scene.place("Roman Empire") not in path
    scene.do(0, "change 2")
    assert scene.state.pointer[1] == 1 - before
    assert scene.state.real == path


def test_late_jurassic_turns_whatever_one_likes() -> None:
    """R3.8, R2.6, ruling 14: after what was chosen; nobody is asked."""
    scene = standing("Late Jurassic", "Artist").do(0, "change 1", "stay", "choice 2").draw("Bank")
    assert scene.asked() == [(1, "turn")]
    assert scene.state.real[2] == scene.place("Roman Empire")  # turned twice


# 15: Anubis Statuette


def statuette(*zones: str, hand: tuple[str, ...] = ("Anubis Statuette",), seats: int = 2) -> Scene:
    """Seat 0 is to play an Anubis Statuette in Balloon Revolution, which is real."""
    scene = table(seats, "Balloon Revolution", *zones).at(0, "Balloon Revolution")
    return scene.hand(0, *hand)


def test_anubis_moves_the_pawn_and_a_zombie_with_it() -> None:
    """R9.10, R10.5, ruling 15: going back isn't a move, so the Zombie stays."""
    scene = statuette("Roman Empire", "Renaissance")
    scene.state.zombies[scene.place("Balloon Revolution")] = 1
    scene.do(0, "stay", "move Renaissance").draw("Artist", "Bank")
    assert scene.here(0) == "Roman Empire"
    assert scene.state.zombies[scene.place("Renaissance")] == 1


def test_anubis_leaves_a_pawn_where_the_visit_took_it() -> None:
    """R9.10, ruling 15: Atomic Age, unreal, sends its ruler on."""
    hand = ("Anubis Statuette", "Artist")
    scene = statuette("Atomic Age", hand=hand).crowns(0, 9, 0, 1, 0)
    scene.do(0, "stay", "play Anubis Statuette", "move Atomic Age").draw("Bank")
    scene.do(0, "move Ancient Egypt")
    assert scene.here(0) == "Ancient Egypt"


def test_anubis_takes_everybody_back_whom_a_golden_apple_called() -> None:
    """R9.10, ruling 15"""
    hand = ("Anubis Statuette", "Golden Apple")
    scene = statuette("American Civil War", hand=hand, seats=3)
    scene.do(0, "stay", "play Anubis Statuette", "move American Civil War")
    assert [event.args[1] for event in scene.events("moves")] == [4, 4, 4]
    assert [scene.here(seat) for seat in range(3)] == ["Balloon Revolution"] * 3


def test_anubis_may_lead_to_a_place_outside_time_of_ones_own() -> None:
    """R9.10, R9.11, ruling 15: the pawn stays there."""
    scene = statuette(seats=2).front(0, "A Place Outside Time").front(1, "A Place Outside Time")
    scene.do(0, "stay")
    assert scene.legal(0, "move outside") == ["move outside1"]
    scene.do(0, "move outside1", "choice 1")
    assert (scene.here(0), scene.money_of(0)) == ("outside", 2 + 8)


def test_anubis_without_a_zone_to_visit_does_nothing() -> None:
    """R9.10, ruling 15"""
    scene = statuette().begin()
    scene.state.visited[0] = (1 << 10) - 1
    scene.do(0, "stay")
    assert scene.asked() == [(1, "turn")]


# 16: what waits


def test_what_waits_for_a_visit_comes_before_the_zone_around_it_goes_on() -> None:
    """R12.2, ruling 16: Maneuver, between two visits of Information Age."""
    scene = standing("Information Age", "Maneuver", also="American Civil War")
    scene.crowns(0, 2, 4, 4, 0).do(0, "stay")
    assert (scene.here(0), scene.asked()) == ("American Civil War", [(0, "place")])
    scene.do(0, "move Ancient Egypt").draw("Artist", "Bank")
    assert [event.args[0] for event in scene.events("visits")] == [6, 3, 1]


def test_the_owner_orders_what_waits_for_a_visit() -> None:
    """R12.1, R12.2, ruling 16"""
    scene = table(2, "Communist Utopia").hand(0, "Maneuver").front(0, "Treasure Map")
    scene.do(0, "stay")
    assert scene.legal(0) == ["effect maneuver", "effect treasure-map"]
    scene.do(0, "effect treasure-map", "yes").draw("Artist", "Bank")
    assert scene.asked() == [(0, "place")]


def test_the_visitors_waiting_effects_come_first() -> None:
    """R12.2, R1.1, ruling 16: then those of the others in turn order, each their own."""
    scene = table(3, "Earth United").turn_of(1).hand(1, "Maneuver").do(1, "stay")
    order = []
    while scene.asked()[0][1] == "place":
        seat = scene.asked()[0][0]
        order.append(seat)
        scene.do(seat, "no")
    assert order == [1, 1, 2, 0]


def test_what_was_played_at_the_start_waits_for_the_visit_of_the_turn() -> None:
    """R12.2, R2.1: also for one that a Zone of this turn causes: the whole of it."""
    scene = standing("Nuclear Wasteland").crowns(0, 9, 0, 0, 1).front(0, "Cache")
    scene.tuck(0, "Maneuver").do(0, "effect cache")
    assert scene.asked() == [(0, "turn")]
    scene.do(0, "stay", "move Roman Empire").draw("Artist", "Bank")
    assert (scene.asked(), scene.here(0)) == ([(0, "place")], "Roman Empire")


def test_the_player_of_the_turn_comes_first_at_its_end() -> None:
    """R12.3, R12.1, ruling 16: all their effects in their order, then those of the others."""
    scene = table(3, "Summer of Love").turn_of(1).at(1, "Summer of Love").hand(1, "Golden Goose")
    scene.front(0, "Investments").front(2, "Investments").front(1, "Hideout")
    scene.state.poison[1] = 1
    scene.do(1, "stay", "choice 2")
    assert scene.legal(1) == ["effect hideout", "effect poison"]
    scene.do(1, "effect poison")
    assert scene.asked() == [(2, "may")]
    assert scene.do(2, "no").asked() == [(0, "may")]


# 17 and 18: Information Age, Nuclear Wasteland


def test_information_age_begins_with_time_iv_if_that_was_not_visited() -> None:
    """R9.9, ruling 17: when the Information Age itself is unreal."""
    scene = statuette("Utopia", "Information Age").crowns(0, 6, 0, 0, 4)
    scene.do(0, "stay", "move Information Age").draw("Settlers")
    assert [event.args[0] for event in scene.events("visits")] == [3, 7, 6, 0]
    assert scene.money_of(0) == 2 + 4
    assert scene.here(0) == "Ancient Egypt"  # the last Zone visited


def test_visits_of_information_age_are_full_visits() -> None:
    """R9.9, R2.5, ruling 17: an HQ pays, a University works, and the pawn is there."""
    scene = standing("Information Age", also="Roman Empire").front(0, "University")
    scene.crowns(0, 0, 4, 3, 3).state.hq[0] = scene.place("Roman Empire")
    scene.do(0, "stay").draw("Artist", "Bank", "Cache").do(0, "discard Bank")
    assert scene.money_of(0) == 2 + 2  # of the HQ, and as the Empire's ruler
    assert (scene.hand_of(0), scene.here(0)) == (["Artist", "Cache"], "Roman Empire")


def test_nuclear_wasteland_must_and_may_visit_a_zone_again() -> None:
    """R9.9, ruling 18: Time III was visited already; nobody may decline."""
    scene = statuette("Utopia", "Nuclear Wasteland").crowns(0, 9, 0, 0, 1)
    scene.do(0, "stay", "move Nuclear Wasteland")
    assert scene.legal(0) == ["move 1", "move 2", "move 4"]
    scene.do(0, "move Balloon Revolution")
    assert [event.args[0] for event in scene.events("visits")] == [3, 7, 3]


# 19 and 20: several players


def test_age_of_cults_passes_to_the_next_who_holds_cards() -> None:
    """R6.8, ruling 19: on the left, over who has none; a last card goes without a question."""
    scene = standing("Age of Cults", seats=5).hand(2, "Cache", "Beggar").hand(3, "Detective")
    scene.hand(4, "Hacker", "Trinket").do(0, "stay").draw("Artist", "Bank")
    assert [seat for seat, _ in scene.asked()] == [0, 2, 4]
    scene.do(4, "card Hacker").do(0, "card Bank").do(2, "card Cache")
    assert [scene.hand_of(seat) for seat in range(5)] == [
        ["Artist", "Hacker"],
        [],
        ["Bank", "Beggar"],
        ["Cache"],
        ["Trinket", "Detective"],
    ]


def test_who_is_affected_is_settled_before_anybody_acts() -> None:
    """R6.7, ruling 20: a hand that grows by a Hidden Cave meanwhile is not struck later."""
    scene = standing("Balloon Revolution", "Infected Rat", "Artist", seats=3)
    scene.hand(1, "Bank", "Cache").front(1, "Hidden Cave").hand(2, "Trinket", "Settlers")
    scene.do(0, "stay", "play Infected Rat")
    assert scene.asked() == [(1, "discard")]
    scene.do(1, "discard Bank", "yes")
    assert scene.asked() == [(2, "discard")]
    scene.do(2, "discard Trinket")
    assert (scene.hand_of(1), scene.hand_of(2)) == (["Cache", "Hidden Cave"], ["Settlers"])
    assert scene.asked() == [(1, "turn")]
