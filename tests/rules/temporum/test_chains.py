"""Cards and Zones that meet: what comes first, and whose it is."""

from aevum.games.temporum.tables import CARD_NUMBER
from tests.rules.temporum.openings import table
from tests.rules.temporum.scene import Scene
from tests.rules.temporum.standing import standing


def test_of_two_caches_either_can_be_opened() -> None:
    for card in ("Settlers", "Artist"):
        scene = table().front(0, "Cache").tuck(0, "Settlers").front(0, "Cache").tuck(0, "Artist")
        scene.do(0, "effect cache")
        assert scene.legal(0) == ["card artist", "card settlers"]
        scene.do(0, f"card {card}")
        assert [event.args for event in scene.events("uncovers")] == [[CARD_NUMBER[card]]]
        assert scene.front_of(0) == ["Cache"]


def test_an_empty_cache_can_be_chosen_too() -> None:
    scene = table().front(0, "Cache").tuck(0, "Settlers").front(0, "Cache")
    scene.do(0, "effect cache")
    assert scene.legal(0) == ["card settlers", "no"]
    scene.do(0, "no")
    assert (scene.front_of(0), scene.thrown_cards()) == (["Cache"], ["Cache"])


def test_two_caches_are_asked_for_even_if_the_same_lies_under_both() -> None:
    """Else everybody would learn it."""
    scene = table().front(0, "Cache").tuck(0, "Artist").front(0, "Cache").tuck(0, "Artist")
    assert scene.do(0, "effect cache").asked() == [(0, "card")]


def test_a_cave_that_came_back_is_in_the_hand_when_the_treasure_map_draws() -> None:
    scene = table().front(0, "Treasure Map", "Hidden Cave", "Detective")
    scene.do(0, "stay", "yes", "yes").draw("Artist", "Settlers")
    assert scene.hand_of(0) == ["Artist", "Settlers", "Hidden Cave"]


def test_a_bag_of_loot_that_came_back_is_not_taken_from_the_discard_pile() -> None:
    """Ruling 12: the card that was played, not another of its name."""
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
    """Ruling 49."""
    scene = abroad("Poison Earth").draw("Settlers", "Trinket")
    assert (scene.state.poison, scene.state.turn) == ([0, 1], 1)
    money = scene.money_of(1)
    scene.do(1, "move Roman Empire").draw("Artist", "Inventor").do(1, "discard Artist")
    assert scene.hand_of(1) == ["Inventor", "Settlers", "Trinket"]
    assert (scene.state.poison, scene.money_of(1)) == ([0, 0], money - 2 - 4)


def test_turns_bought_in_anothers_turn_come_after_it_and_then_the_order_goes_on() -> None:
    """Reconstructed: whoever pays takes the turns; the order around the table is kept."""
    scene = abroad("Singularity", 3).do(2, "yes")
    turns = []
    for _ in range(4):
        seat = scene.state.turn
        turns.append(seat)
        scene.state.pawn[seat] = scene.place("Ancient Egypt")
        scene.do(seat, "stay")
    assert turns == [2, 2, 1, 2]
