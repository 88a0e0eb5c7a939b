"""Interactions of section 8: Capitalist Utopia, outside Time, extra turns, Tibetan Empire."""

import pytest

from aevum.games.temporum.scenes import Scene
from tests.rules.temporum.openings import at_play, table
from tests.rules.temporum.standing import standing

# Capitalist Utopia


def capital(*cards: str) -> Scene:
    """Capitalist Utopia is real; seat 0 rules Time IV by a crown, and none of the other Times."""
    scene = table(2, "Capitalist Utopia").crowns(0, 9, 0, 0, 1)
    return scene.at(0, "Balloon Revolution").hand(0, *cards)


def test_capitalist_utopia_adds_rulers_and_removes_none() -> None:
    """R4.7"""
    scene = table(2, "Capitalist Utopia", "Prohibition Era").crowns(0, 8, 1, 0, 1)
    scene.crowns(1, 5, 3, 2, 0).at(0, "Prohibition Era").do(0, "stay")
    assert scene.state.money == [2 + 1, 1]  # both rule Time III


@pytest.mark.parametrize(
    ("card", "money", "rival", "crowns"),
    [
        ("King's Sword", 8, 20, [5, 4, 0, 1]),
        ("Shogun's Katana", 10 + 8, 20, [9, 0, 0, 1]),
        ("Mayan Ritual Knife", 10, 20 - 8, [9, 0, 0, 1]),
    ],
)
def test_capitalist_utopia_counts_for_cards_that_count_times(
    card: str, money: int, rival: int, crowns: list[int]
) -> None:
    """R4.7"""
    scene = capital(card).money(1, 20).do(0, "stay")
    if card == "King's Sword":
        scene.do(0, *["advance 1"] * 3)
    assert (scene.state.money, scene.crowns_of(0)) == ([money, rival], crowns)


def test_capitalist_utopia_counts_for_gladiators_gladius() -> None:
    scene = capital("Gladiator's Gladius").do(0, "stay").draw("Artist", "Bank", "Cache", "Beggar")
    assert (len(scene.hand_of(0)), scene.asked()) == (4, [(1, "turn")])


def test_capitalist_utopia_counts_for_iron_age() -> None:
    scene = table(2, "Capitalist Utopia", "Iron Age").at(0, "Iron Age").hand(0, "Bank")
    scene.money(0, 8).crowns(0, 9, 0, 0, 1).do(0, "stay", *["advance 1"] * 6)
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [2, 7, 0, 1])


def test_capitalist_utopia_counts_for_space_age_and_robot_uprising() -> None:
    """R9.10: unreal Zones, visited by Anubis Statuette."""
    scene = table(2, "Capitalist Utopia", "Space Age", "Robot Uprising")
    scene.at(0, "Balloon Revolution").hand(0, "Anubis Statuette", "Trade Goods", "Trade Goods")
    scene.crowns(0, 9, 0, 0, 1).do(0, "stay", "play Anubis Statuette", "move Space Age")
    scene.do(0, "score Trade Goods", "advance 1")
    assert scene.legal(0) == ["score trade-goods", "no"]
    scene = table(2, "Capitalist Utopia", "Robot Uprising").at(0, "Balloon Revolution")
    scene.hand(0, "Anubis Statuette").crowns(0, 9, 0, 0, 1).do(0, "stay", "move Robot Uprising")
    assert len(scene.draw("Artist", "Bank", "Cache", "Beggar").hand_of(0)) == 4


def test_capitalist_utopia_unreal_counts_for_nothing() -> None:
    """R9.1"""
    scene = table(2, "Utopia", "Capitalist Utopia").crowns(0, 9, 0, 0, 1)
    scene.at(0, "Balloon Revolution").hand(0, "Shogun's Katana").do(0, "stay")
    assert scene.money_of(0) == 10 + 2


def test_capitalist_utopia_amazons_rule_without_a_crown() -> None:
    """R4.7"""
    scene = standing("Empire of the Amazons", also="Capitalist Utopia").crowns(0, 9, 0, 0, 1)
    scene.do(0, "stay").draw("Artist", "Bank", "Cache", "Beggar")
    assert scene.crowns_of(0) == [9, 0, 0, 1]


# A Place Outside Time


def outside(*zones: str) -> Scene:
    """Seat 1 stands on its own A Place Outside Time, with money and a card; seat 0 is on turn."""
    scene = table(2, *zones).front(1, "A Place Outside Time").hand(1, "Artist").money(1, 9)
    scene.state.pawn[1] = 10
    return scene


def test_a_place_outside_time_is_not_shifted_and_changes_no_history() -> None:
    """R9.11"""
    scene = outside().at(0, "Ancient Egypt").do(0, "change 1", "stay")
    assert scene.here(1) == "outside"
    assert scene.legal(1, "change") == []


def test_a_place_outside_time_is_left_by_moving_to_a_real_zone() -> None:
    """R9.11"""
    scene = outside().turn_of(1).begin()
    assert scene.legal(1) == ["move 1", "move 2", "move 4", "move 7", "stay"]
    scene.do(1, "move Roman Empire").draw("Bank", "Cache")
    assert scene.here(1) == "Roman Empire"


def test_a_place_outside_time_is_out_of_reach_of_plague() -> None:
    scene = outside("Plague").at(0, "Plague").do(0, "stay").draw("Bank", "Cache")
    assert scene.hand_of(1) == ["Artist"]


def test_a_place_outside_time_is_out_of_reach_of_ice_age() -> None:
    scene = outside("Ice Age", "Capitalist Utopia").at(0, "Ice Age").crowns(0, 9, 0, 0, 1)
    assert scene.do(0, "stay").money_of(1) == 9


def test_a_place_outside_time_is_hit_by_great_depression() -> None:
    scene = (
        outside("Great Depression").at(0, "Great Depression").do(0, "stay").draw("Bank", "Cache")
    )
    assert scene.money_of(1) == 7


def test_a_place_outside_time_is_not_counted_by_crusades() -> None:
    scene = outside("Crusades").at(0, "Crusades").do(0, "stay").draw("Bank", "Cache")
    assert scene.money_of(0) == 0


def test_a_place_outside_time_is_out_of_reach_of_piracy() -> None:
    scene = outside("Age of Piracy").at(0, "Age of Piracy").crowns(0, 9, 0, 1, 0).do(0, "stay")
    assert scene.state.money == [0, 9]


# Singularity and Sunboat of Ra


def test_singularity_and_sunboat_together_are_three_extra_turns() -> None:
    """R13.1"""
    scene = standing("Singularity", money=10).front(0, "Sunboat of Ra").turn_of(0, before=1)
    scene.do(0, "stay", "yes", "yes")
    for _ in range(3):
        assert scene.asked() == [(0, "turn")]
        scene.money(0, 30).do(0, "stay")  # neither works in an extra turn
    assert scene.asked() == [(1, "turn")]


def sailing(zone: str) -> Scene:
    """Seat 0 stands on a Zone and will take another turn, by a Sunboat of Ra."""
    return table(2, zone).at(0, zone).front(0, "Sunboat of Ra").turn_of(0, before=1)


def test_sunboat_extra_turn_has_its_own_count_of_gained_money() -> None:
    """R2.8, R13.2: Bank works once in each."""
    scene = sailing("Endless City").front(0, "Bank").do(0, "stay", "yes")
    assert scene.money_of(0) == 9
    assert scene.do(0, "stay").money_of(0) == 18


def test_sunboat_extra_turn_has_its_own_count_of_drawn_cards() -> None:
    """R2.8: Meritocracy pays for cards of this turn."""
    scene = sailing("Meritocracy").hand(0, "Artist", "Bank").do(0, "stay", "play Artist")
    scene.draw("Cache").do(0, "yes")
    assert scene.money_of(0) == 8 + 2
    assert scene.do(0, "stay", "play Bank").money_of(0) == 10 + 8


def test_sunboat_extra_turn_has_its_own_set_of_visited_zones() -> None:
    """R2.8: an Anubis Statuette may go where the turn before went."""
    scene = sailing("Balloon Revolution").hand(0, "Anubis Statuette", "Anubis Statuette")
    scene.do(0, "stay", "play Anubis Statuette", "move Ancient Egypt", "yes")
    scene.do(0, "move Balloon Revolution")
    assert "move 1" in scene.legal(0)
    assert "move 4" not in scene.legal(0)


def test_sunboat_extra_turn_has_its_own_check_for_victory() -> None:
    """R13.2"""
    scene = sailing("Balloon Revolution").hand(0, "Settlers", "Bank").crowns(0, 0, 0, 1, 9)
    scene.do(0, "stay", "play Bank", "yes")
    assert not scene.state.over()
    scene.do(0, "stay")
    assert scene.state.winner == 0


# Tibetan Empire


def tibet(*front: str) -> Scene:
    """Seat 0 rules Time II and stands in Tibetan Empire, with Perpetual cards before it."""
    scene = standing("Tibetan Empire").front(0, *front).crowns(0, 8, 2, 0, 0)
    return scene.do(0, "stay")


def test_tibetan_empire_blocks_every_gain_of_its_ruler_until_the_turn_ends() -> None:
    """R5.5"""
    scene = tibet("Black Market", "Think Tank", "Bank", "Explorer").draw("Engineer", "Artist")
    assert scene.money_of(0) == 1 + 1 + 1  # Bank and Explorer, before the block
    scene.do(0, "play Engineer").draw("Cache", "Beggar").do(0, "discard Cache", "discard Beggar")
    assert scene.money_of(0) == 3


def test_tibetan_empire_blocks_the_laurels_and_prime_real_estate() -> None:
    """R5.5"""
    scene = standing("Tibetan Empire").front(0, "Prime Real Estate").crowns(0, 7, 2, 1, 0)
    scene.state.laurels = 0
    scene.do(0, "stay").draw("Settlers", "Bank").do(0, "play Settlers", "advance 3")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [7, 2, 0, 1])


def test_tibetan_empire_blocks_even_if_the_play_is_declined() -> None:
    """R5.5: Investments find nothing to add."""
    scene = tibet("Explorer", "Investments").draw("Artist", "Bank").do(0, "no")
    assert scene.money_of(0) == 2
    scene.do(0, "yes")
    assert (scene.money_of(0), scene.front_of(0)) == (2, ["Explorer"])


def test_tibetan_empire_blocks_one_player_and_one_turn() -> None:
    """R5.5"""
    scene = tibet().draw("Golden Goose", "Artist").do(0, "play Golden Goose")
    assert scene.state.money == [0, 5]
    scene.do(1, "stay")  # in Nanotech Wonderland, with no card
    scene.at(0, "Balloon Revolution").do(0, "stay").draw("Cache")
    assert scene.money_of(0) == 8


def test_tibetan_empire_sends_what_others_pay_to_the_supply() -> None:
    """R5.5: Mafia City-States, visited by Anubis Statuette in the same turn."""
    scene = standing("Tibetan Empire", "Anubis Statuette", also="Mafia City-States")
    scene.crowns(0, 8, 2, 0, 0).money(1, 5).do(0, "stay").draw("Bank", "Cache")
    scene.do(0, "play Anubis Statuette", "move Mafia City-States")
    assert scene.state.money == [0, 4]


def test_tibetan_empire_does_not_block_losing_and_paying() -> None:
    """R5.5"""
    scene = standing("Tibetan Empire", "Anubis Statuette", money=9, also="Ancient Greece")
    scene.crowns(0, 8, 2, 0, 0).do(0, "stay").draw("Bank", "Cache")
    scene.do(0, "play Anubis Statuette", "move Ancient Greece", "choice 3").draw("Beggar", "Artist")
    assert scene.do(0, "yes").draw("Settlers").money_of(0) == 5


def test_tibetan_empire_lets_others_stay_as_they_are() -> None:
    """R5.5: who does not rule is not blocked, and does not play."""
    scene = standing("Tibetan Empire", "Artist").do(0, "stay").draw("Bank", "Cache")
    assert (scene.asked(), scene.state.blocked) == ([(1, "turn")], [0, 0])
    scene = at_play("Artist").do(0, "stay")
    assert scene.money_of(0) == 8
