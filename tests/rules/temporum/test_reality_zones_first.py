"""The Zones of Alternate Realities in Time I."""

from aevum.core.state import NONE
from aevum.games.temporum.scenes import Scene


def stands(zone: str, seats: int = 2, *others: str) -> Scene:
    """Seat 0 stands on a real Zone of Time I; everybody else is in Time IV."""
    return Scene(seats, zone, *others).at(0, zone)


def last_chit(scene: Scene, zone: str) -> Scene:
    scene.state.chits[scene.place(zone)] = 1
    return scene


# Age of Atlantis


def test_age_of_atlantis_scores_then_puts_the_hq_on_any_zone() -> None:
    scene = stands("Age of Atlantis").money(0, 4).hand(0, "Artist").crowns(0, 0, 0, 9, 1)
    assert scene.state.hq == [NONE, NONE]
    scene.do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 5, 5]
    assert len(scene.legal(0, "zone")) == 10
    scene.do(0, "zone Savagery")
    assert scene.state.hq == [scene.place("Savagery"), NONE]


def test_age_of_atlantis_hq_may_be_put_there_itself_and_moved_later() -> None:
    scene = stands("Age of Atlantis").do(0, "stay", "zone Age of Atlantis")
    scene.do(1, "stay").do(0, "stay")
    assert scene.money_of(0) == 2
    scene.do(0, "zone Utopia")
    assert scene.state.hq[0] == scene.place("Utopia")


def test_age_of_atlantis_hq_pays_its_owner_before_the_instructions() -> None:
    """R10.1, R2.5"""
    scene = stands("Age of Atlantis").money(0, 2).hand(0, "Artist").crowns(0, 0, 0, 9, 1)
    scene.state.hq[0] = scene.place("Age of Atlantis")
    scene.do(0, "stay")
    assert scene.money_of(0) == 0  # 2 and 2 paid for the Artist
    assert scene.crowns_of(0) == [0, 0, 5, 5]


def test_age_of_atlantis_hq_pays_nobody_else() -> None:
    scene = stands("Age of Atlantis")
    scene.state.hq[1] = scene.place("Age of Atlantis")
    scene.do(0, "stay")
    assert [scene.money_of(0), scene.money_of(1)] == [0, 0]


def test_age_of_atlantis_hq_and_a_zombie_come_in_the_order_of_the_visitor() -> None:
    for first, left in (("headquarters", 0), ("zombie", 2)):
        scene = Scene(2, "Age of Atlantis", "Zombie Apocalypse")
        scene.at(0, "Zombie Apocalypse")
        scene.state.hq[0] = scene.place("Zombie Apocalypse")
        scene.do(0, "stay", f"effect {first}")
        assert scene.money_of(0) == left


def test_age_of_atlantis_hq_may_go_outside_time() -> None:
    """R10.6, ruling 51"""
    scene = stands("Age of Atlantis").front(1, "A Place Outside Time").do(0, "stay")
    assert len(scene.legal(0, "zone")) == 11
    scene.do(0, "zone outside1")  # ruling 51


# Alien Egypt


def test_alien_egypt_wins_with_a_hundred_dollars() -> None:
    scene = stands("Alien Egypt").money(0, 100).do(0, "stay")
    assert (scene.state.winner, scene.asked()) == (0, [])


def test_alien_egypt_looks_before_the_gain() -> None:
    """R13.4"""
    scene = stands("Alien Egypt").money(0, 96).hand(0, "Artist").do(0, "stay", "choice 1")
    assert (scene.money_of(0), scene.state.winner) == (104, NONE)
    scene.do(1, "stay").do(0, "stay")
    assert scene.state.winner == 0


def test_alien_egypt_lets_one_score_instead() -> None:
    scene = stands("Alien Egypt").money(0, 99).hand(0, "Artist").crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay", "choice 2")
    assert (scene.money_of(0), scene.crowns_of(0)) == (95, [0, 0, 5, 5])


def test_alien_egypt_does_not_count_money_on_a_beggar() -> None:
    scene = stands("Alien Egypt").money(0, 98).front(0, "Beggar")  # ruling 39
    scene.state.front[0][0].coins = 2
    scene.do(0, "stay")
    assert (scene.state.winner, scene.money_of(0)) == (NONE, 106)


def test_alien_egypt_wins_although_exodus_is_real() -> None:
    """R13.4, ruling 29"""
    scene = stands("Alien Egypt", 2, "Exodus").money(0, 100).do(0, "stay")
    assert scene.state.winner == 0


# Babylonian Bazaar


def test_babylonian_bazaar_stops_while_chits_are_left() -> None:
    """R9.2"""
    scene = stands("Babylonian Bazaar", 3).money(0, 10)
    assert scene.state.chits[scene.place("Babylonian Bazaar")] == 3
    scene.do(0, "stay")
    assert scene.state.chits[scene.place("Babylonian Bazaar")] == 2
    assert scene.asked() == [(1, "turn")]


def test_babylonian_bazaar_sells_two_cards_and_two_steps_to_each() -> None:
    scene = last_chit(stands("Babylonian Bazaar", 3), "Babylonian Bazaar")
    scene.money(0, 10).money(1, 9).money(2, 11).do(0, "stay")
    assert scene.state.chits[scene.place("Babylonian Bazaar")] == 3
    scene.do(0, "yes").draw("Artist", "Settlers").do(0, "advance 2")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [9, 0, 1, 0])
    assert scene.hand_of(0) == ["Artist", "Settlers"]
    assert scene.asked() == [(2, "may")]  # $9 are not the full price
    scene.do(2, "no")
    assert (scene.money_of(2), scene.hand_of(2)) == (11, [])


# Bronze Age


def test_bronze_age_pays_for_crowns_left_here_after_scoring() -> None:
    scene = stands("Bronze Age").money(0, 4).hand(0, "Artist").do(0, "stay")
    scene.do(0, "advance 1", "advance 1", "advance 1")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([6, 4, 0, 0], 6)


def test_bronze_age_pays_nothing_without_scoring() -> None:
    scene = stands("Bronze Age").money(0, 3).hand(0, "Artist").do(0, "stay")
    assert (scene.money_of(0), scene.hand_of(0)) == (3, ["Artist"])


def test_bronze_age_pays_nothing_to_a_hacker_who_plays() -> None:
    """R8.4"""
    scene = stands("Bronze Age").front(0, "Hacker").hand(0, "Artist").do(0, "stay", "play Artist")
    scene.draw("Settlers")
    assert scene.money_of(0) == 8


# Dawn of Man


def test_dawn_of_man_advances_everybody_out_of_time_i() -> None:
    scene = stands("Dawn of Man", 3).crowns(1, 1, 9, 0, 0).crowns(2, 0, 10, 0, 0).do(0, "stay")
    assert scene.crowns_of(0) == [9, 1, 0, 0]
    assert scene.crowns_of(1) == [0, 10, 0, 0]
    assert scene.crowns_of(2) == [0, 10, 0, 0]


def test_dawn_of_man_gives_way_to_meritocracy() -> None:
    scene = stands("Dawn of Man", 2, "Meritocracy").crowns(0, 9, 0, 1, 0).crowns(1, 0, 9, 1, 0)
    scene.do(0, "stay")
    assert scene.crowns_of(0) == [9, 0, 0, 1]  # ruling 31
    assert scene.crowns_of(1) == [0, 9, 1, 0]  # no crown in Time I: no advance at all


# Kingdom of Trilobites


def test_kingdom_of_trilobites_scores() -> None:
    scene = stands("Kingdom of Trilobites").money(0, 4).hand(0, "Artist").crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 5, 5]


def test_kingdom_of_trilobites_changes_all_three_times_in_order() -> None:
    """R3.4"""
    scene = stands("Kingdom of Trilobites").at(1, "Roman Empire")
    scene.do(0, "change 1")
    assert scene.here(1) == "Renaissance"  # shifted by the first change already
    assert scene.state.real[1:] == [0, 2, 5, 8]
    scene.refused(0, "change 1")
    scene.do(0, "change 2")
    assert scene.state.real[1:] == [0, 2, 4, 7]
    scene.do(0, "change 3")
    assert scene.state.real[1:] == [0, 2, 4, 8]
    assert scene.legal(0, "change") == []


def test_kingdom_of_trilobites_lets_one_skip_a_time() -> None:
    """R3.4"""
    scene = stands("Kingdom of Trilobites").do(0, "change 2")
    assert scene.state.real[1:] == [0, 1, 4, 7]
    assert scene.legal(0, "change") == ["change 3"]


def test_kingdom_of_trilobites_works_only_for_who_is_there() -> None:
    scene = Scene(2, "Kingdom of Trilobites").at(0, "Roman Empire").do(0, "change 2")
    assert scene.legal(0, "change") == []


def test_kingdom_of_trilobites_serves_predict_the_future() -> None:
    scene = stands("Kingdom of Trilobites").front(0, "Hacker").hand(0, "Predict the Future")
    scene.do(0, "stay", "play Predict the Future")
    assert scene.asked() == [(0, "history")]
    scene.do(0, "change 1")
    assert scene.legal(0) == ["change 2", "change 3", "no"]  # ruling 33
    scene.do(0, "change 3")
    assert scene.state.real[1:] == [0, 2, 5, 9]


def test_kingdom_of_trilobites_gives_no_choice_over_a_butterfly() -> None:
    """R3.4, ruling 33"""
    scene = stands("Kingdom of Trilobites").front(0, "Hacker").hand(0, "Step on a Butterfly")
    scene.do(0, "stay", "play Step on a Butterfly")
    assert scene.state.real[1:] == [0, 2, 4, 8]
    assert scene.asked() == [(1, "turn")]


# Neolithic Renaissance


def test_neolithic_renaissance_waits_for_the_last_chit() -> None:
    scene = stands("Neolithic Renaissance").money(0, 4).hand(0, "Artist").crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 5, 5]
    assert scene.hand_of(0) == []
    assert scene.state.chits[scene.place("Neolithic Renaissance")] == 1
    scene.do(1, "move Neolithic Renaissance").draw("Artist", "Settlers", "Engineer")
    assert len(scene.hand_of(1)) == 3
    scene.draw("Inventor", "Trinket", "Bank")
    assert len(scene.hand_of(0)) == 3
    assert scene.state.chits[scene.place("Neolithic Renaissance")] == 2


def test_neolithic_renaissance_gives_nothing_to_three_cards() -> None:
    scene = last_chit(stands("Neolithic Renaissance", 3), "Neolithic Renaissance")
    scene.hand(0, "Artist", "Bank", "Cache").hand(1, "Artist", "Bank", "Cache", "Hacker")
    scene.hand(2, "Trinket", "Engineer").do(0, "stay").draw("Inventor")
    assert [len(scene.hand_of(seat)) for seat in range(3)] == [3, 4, 3]


def test_neolithic_renaissance_draws_one_by_one_for_a_detective() -> None:
    """R6.3, ruling 41"""
    scene = last_chit(stands("Neolithic Renaissance"), "Neolithic Renaissance")
    scene.hand(1, "Artist", "Bank", "Cache").front(0, "Detective").do(0, "stay")
    scene.draw("Trinket", "Engineer", "Inventor")  # example 29
    assert len(scene.hand_of(0)) == 3
    assert scene.asked() == [(1, "turn")]


# Trojan War


def test_trojan_war_scores_then_loses_all_then_draws() -> None:
    scene = stands("Trojan War").money(0, 30).hand(0, "Artist").crowns(0, 0, 0, 9, 1)
    scene.do(0, "stay")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [0, 0, 5, 5])
    scene.draw("Settlers")
    assert scene.hand_of(0) == ["Settlers"]
