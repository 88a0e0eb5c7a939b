"""The Zones of Alternate Realities in Time IV, from Age of Superheroes to Mafia City-States."""

from aevum.core.state import NONE
from aevum.games.temporum.scenes import Scene

RULER = (9, 0, 0, 1)  # rules Time IV where nobody else has a crown there


def stands(zone: str, seats: int = 2, *others: str) -> Scene:
    """Seat 0 stands alone on a real Zone of Time IV; everybody else is in Time II."""
    scene = Scene(seats, zone, *others).at(0, zone)
    for seat in range(1, seats):
        scene.state.pawn[seat] = scene.state.real[2]
    return scene


# Age of Superheroes


def test_age_of_superheroes_brings_a_crown_of_who_is_alone_and_without_cards() -> None:
    scene = stands("Age of Superheroes").money(0, 5)
    scene.state.laurels = 0
    scene.do(0, "stay")
    assert scene.crowns_of(0) == [9, 0, 0, 1]
    assert scene.money_of(0) == 8  # the Laurels pay for three steps (ruling 30)


def test_age_of_superheroes_brings_a_crown_of_who_is_alone_and_without_money() -> None:
    scene = stands("Age of Superheroes").hand(0, "Artist").do(0, "stay")
    assert scene.crowns_of(0) == [9, 0, 0, 1]


def test_age_of_superheroes_leaves_the_rich_and_those_in_company() -> None:
    scene = stands("Age of Superheroes").hand(0, "Artist").money(0, 1).do(0, "stay")
    assert scene.crowns_of(0) == [10, 0, 0, 0]
    scene = stands("Age of Superheroes").at(1, "Age of Superheroes").do(0, "stay")
    assert scene.crowns_of(0) == [10, 0, 0, 0]


def test_age_of_superheroes_gives_way_to_meritocracy() -> None:
    scene = stands("Age of Superheroes", 2, "Meritocracy").crowns(0, 9, 0, 1, 0).do(0, "stay")
    assert scene.crowns_of(0) == [9, 0, 0, 1]  # ruling 30: the one of Time III, and no other


def test_age_of_superheroes_does_not_count_money_on_a_beggar() -> None:
    scene = stands("Age of Superheroes").hand(0, "Artist").front(0, "Beggar")  # ruling 39
    scene.do(0, "effect beggar", "stay")
    assert scene.state.front[0][0].coins == 2
    assert scene.crowns_of(0) == [9, 0, 0, 1]


# Capitalist Utopia


def test_capitalist_utopia_pays_half_of_what_one_holds() -> None:
    assert stands("Capitalist Utopia").money(0, 9).do(0, "stay").money_of(0) == 13


def test_capitalist_utopia_lets_a_ruler_of_time_iv_rule_everywhere() -> None:
    scene = Scene(2, "Capitalist Utopia").at(0, "Roman Empire").crowns(0, *RULER)
    scene.do(0, "stay").draw("Artist", "Settlers")
    assert scene.money_of(0) == 2


def test_capitalist_utopia_adds_rulers_and_removes_none() -> None:
    """R4.7"""
    scene = Scene(2, "Capitalist Utopia").at(0, "Roman Empire").crowns(0, 9, 1, 0, 0)
    scene.crowns(1, *RULER).do(0, "stay").draw("Artist", "Settlers")
    assert scene.money_of(0) == 2


def test_capitalist_utopia_makes_four_rulers_of_a_time_among_five() -> None:
    """R4.7"""
    for seat in range(4):
        scene = Scene(5, "Capitalist Utopia").crowns(0, 8, 2, 0, 0).crowns(1, 9, 1, 0, 0)
        scene.crowns(2, 8, 0, 0, 2).crowns(3, *RULER).turn_of(seat).at(seat, "Roman Empire")
        scene.do(seat, "stay").draw("Artist", "Settlers")
        assert scene.money_of(seat) == 2
    scene = Scene(5, "Capitalist Utopia").crowns(0, 8, 2, 0, 0).crowns(1, 9, 1, 0, 0)
    scene.turn_of(4).at(4, "Roman Empire").money(4, 2).do(4, "stay").draw("Artist", "Settlers")
    assert scene.money_of(4) == 0


def test_capitalist_utopia_unreal_changes_nothing() -> None:
    """R4.7, R9.1, ruling 6"""
    scene = Scene(2, "Utopia", "Capitalist Utopia").at(0, "Roman Empire").crowns(0, *RULER)
    scene.money(0, 2).do(0, "stay").draw("Artist", "Settlers")
    assert scene.money_of(0) == 0


def test_capitalist_utopia_serves_a_secret_weapon_that_names_time_iv() -> None:
    scene = Scene(2, "Capitalist Utopia").at(0, "Roman Empire").hand(0, "Secret Weapon")
    scene.do(0, "secret Secret Weapon", "time 4", "stay").draw("Artist", "Settlers")
    assert scene.money_of(0) == 2  # ruling 28


# Earth United


def test_earth_united_lets_each_opponent_play_once_then_the_visitor_twice() -> None:
    """R8.6"""
    scene = stands("Earth United", 3).hand(0, "Settlers", "Bank").do(0, "stay")
    assert scene.legal(0) == ["card settlers"]  # Momentary cards only
    scene.do(0, "card Settlers", "advance 1")
    assert scene.state.money == [16, 8, 8]
    assert [scene.crowns_of(seat) for seat in range(3)] == [
        [8, 2, 0, 0],
        [9, 1, 0, 0],
        [9, 1, 0, 0],
    ]
    assert (scene.hand_of(0), scene.thrown_cards()) == (["Bank"], ["Settlers"])


def test_earth_united_without_a_momentary_card_does_nothing() -> None:
    scene = stands("Earth United").hand(0, "Bank").do(0, "stay")
    assert (scene.hand_of(0), scene.asked()) == (["Bank"], [(1, "turn")])


def test_earth_united_returns_a_bag_of_loot_to_the_visitor() -> None:
    """R8.6, ruling 45"""
    scene = stands("Earth United").hand(0, "Bag of Loot").do(0, "stay")
    assert scene.state.money == [14, 7]
    assert (scene.hand_of(0), scene.hand_of(1)) == (["Bag of Loot"], [])  # ruling 45


# Endless City


def test_endless_city_pays_eight_and_gives_trade_goods() -> None:
    scene = stands("Endless City").do(0, "stay")
    assert (scene.money_of(0), scene.hand_of(0)) == (8, ["Trade Goods"])


def test_endless_city_lets_everybody_draw_when_it_becomes_real() -> None:
    scene = Scene(2, "Utopia", "Endless City").at(0, "Balloon Revolution").at(1, "Utopia")
    scene.do(0, "change 3")
    assert scene.here(1) == "Endless City"  # shifted before the draw (ruling 35)
    scene.draw("Artist", "Settlers")
    assert (scene.hand_of(0), scene.hand_of(1)) == (["Artist"], ["Settlers"])


def test_endless_city_can_become_real_twice_in_a_turn() -> None:
    """R9.5, ruling 34"""
    scene = Scene(2, "Utopia", "Savagery", "Endless City").at(0, "Balloon Revolution")
    scene.hand(0, "Step on a Butterfly").do(0, "stay")
    scene.draw("Artist", "Settlers", "Bank", "Cache")
    assert (scene.hand_of(0), scene.hand_of(1)) == (["Artist", "Bank"], ["Settlers", "Cache"])
    assert scene.asked() == [(1, "turn")]


def test_endless_city_does_nothing_when_it_becomes_unreal() -> None:
    """R9.5"""
    scene = Scene(2, "Endless City").at(0, "Balloon Revolution").do(0, "change 3")
    assert scene.asked() == [(0, "turn")]


# Exodus


def test_exodus_advances_three_from_a_time_that_stays_ruled() -> None:
    scene = stands("Exodus").crowns(0, 6, 4, 0, 0).do(0, "stay")
    assert scene.crowns_of(0) == [6, 1, 3, 0]


def test_exodus_advances_two_where_the_rule_is_lost() -> None:
    """R4.9, ruling 32"""
    scene = stands("Exodus").crowns(0, 7, 3, 0, 0).crowns(1, 8, 2, 0, 0).do(0, "stay")
    assert scene.crowns_of(0) == [7, 1, 2, 0]


def test_exodus_lets_one_choose_among_the_ruled_times() -> None:
    scene = stands("Exodus").crowns(0, 2, 4, 4, 0).do(0, "stay")
    assert scene.legal(0) == ["time 2", "time 3"]
    scene.do(0, "time 3")
    assert scene.crowns_of(0) == [2, 4, 1, 3]


def test_exodus_does_nothing_for_who_rules_nothing() -> None:
    assert stands("Exodus").do(0, "stay").crowns_of(0) == [10, 0, 0, 0]


def test_exodus_asks_for_a_step_more_than_ten_crowns_home() -> None:
    scene = Scene(2, "Exodus").at(0, "Ancient Egypt").money(0, 4).hand(0, "Artist")
    scene.crowns(0, 1, 0, 0, 9).do(0, "stay")
    assert scene.state.winner == 0  # example 22: the fourth step is the one more
    scene = Scene(2, "Exodus").at(0, "Balloon Revolution").hand(0, "Settlers")
    scene.crowns(0, 0, 0, 1, 9).do(0, "stay")
    assert (scene.crowns_of(0), scene.state.winner) == ([0, 0, 0, 10], NONE)


def test_exodus_unreal_asks_for_nothing_more() -> None:
    """R9.1, R13.3, ruling 6"""
    scene = Scene(2, "Utopia", "Exodus").at(0, "Balloon Revolution").hand(0, "Settlers")
    scene.crowns(0, 0, 0, 1, 9).do(0, "stay")
    assert scene.state.winner == 0


def test_exodus_step_is_undone_by_a_retreat() -> None:
    scene = Scene(2, "Exodus").crowns(0, 0, 0, 0, 10).turn_of(1)
    scene.at(1, "Balloon Revolution").hand(1, "Battle Plans")
    scene.state.beyond[0] = 1
    scene.do(1, "stay")
    assert (scene.crowns_of(0), scene.state.beyond[0]) == ([0, 0, 1, 9], 0)  # ruling 29


def test_exodus_step_counts_for_laurels_not_for_prime_real_estate() -> None:
    scene = Scene(2, "Exodus").at(0, "Balloon Revolution").hand(0, "Settlers")
    scene.crowns(0, 0, 0, 0, 10).front(0, "Prime Real Estate")
    scene.state.laurels = 0
    scene.do(0, "stay")
    assert (scene.money_of(0), scene.state.winner) == (8 + 1, 0)  # ruling 29


# Floating Cities


def test_floating_cities_scores_and_plays_with_six_cards() -> None:
    hand = ("Artist", "Bank", "Cache", "Hacker", "Trinket", "Bag of Loot")
    scene = stands("Floating Cities").hand(0, *hand).money(0, 4).crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay", "score Artist", "play Bag of Loot")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([0, 0, 5, 5], 7)


def test_floating_cities_does_nothing_with_five_or_seven() -> None:
    hand = ("Artist", "Bank", "Cache", "Hacker", "Trinket", "Inventor", "Explorer")
    for number in (5, 7):
        scene = stands("Floating Cities").hand(0, *hand[:number]).money(0, 40).do(0, "stay")
        assert len(scene.hand_of(0)) == number
        assert scene.asked() == [(1, "turn")]


# Green World


def test_green_world_pays_for_arrivals_of_this_turn() -> None:
    scene = stands("Green World").hand(0, "Artist").money(0, 4).crowns(0, 0, 0, 9, 1)
    assert scene.do(0, "stay").money_of(0) == 2 * 4


def test_green_world_pays_nothing_for_crowns_that_were_there() -> None:
    assert stands("Green World").crowns(0, 0, 0, 5, 5).do(0, "stay").money_of(0) == 0


# Mafia City-States


def test_mafia_city_states_takes_a_dollar_of_each_then_scores() -> None:
    scene = stands("Mafia City-States", 4).money(0, 2).money(1, 5).money(2, 1)
    scene.hand(0, "Artist").crowns(0, 0, 0, 9, 1).do(0, "stay")
    assert scene.state.money == [0, 4, 0, 0]  # paid with what came in
    assert scene.crowns_of(0) == [0, 0, 5, 5]


def test_mafia_city_states_payment_is_a_gain() -> None:
    """R5.4"""
    scene = stands("Mafia City-States").money(1, 5).front(0, "Bank").do(0, "stay")
    assert scene.state.money == [2, 4]


def test_mafia_city_states_takes_nothing_of_a_beggar() -> None:
    """R5.3, ruling 39"""
    scene = stands("Mafia City-States", 3).front(2, "Beggar")  # ruling 39
    scene.state.front[2][0].coins = 2
    scene.do(0, "stay")
    assert (scene.state.money, scene.state.front[2][0].coins) == ([0, 0, 0], 2)


def test_mafia_city_states_pays_everybody_two_when_it_becomes_real() -> None:
    scene = Scene(3, "Utopia", "Mafia City-States").at(0, "Balloon Revolution")
    scene.do(0, "change 3")
    assert scene.state.money == [2, 2, 2]


def test_mafia_city_states_can_become_real_twice_in_a_turn() -> None:
    """R9.5, ruling 34"""
    scene = Scene(2, "Utopia", "Savagery", "Mafia City-States").at(0, "Balloon Revolution")
    scene.at(1, "Roman Empire").hand(0, "Step on a Butterfly").do(0, "stay")
    assert scene.state.money == [12 + 4, 4]


def test_mafia_city_states_and_endless_city_do_nothing_at_the_start() -> None:
    """R9.5, ruling 34"""
    for zone in ("Mafia City-States", "Endless City"):
        scene = Scene(2, zone).begin()  # ruling 34
        assert (scene.state.money, scene.state.hands) == ([0, 0], [[], []])
