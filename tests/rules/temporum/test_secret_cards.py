"""The four secret cards: what they do when played, and when discarded as a turn begins."""

from tests.rules.temporum.openings import at_play, at_score, table


def test_secret_mission_played_draws_and_advances() -> None:
    scene = at_play("Secret Mission").do(0, "stay").draw("Artist")
    assert (scene.money_of(0), scene.crowns_of(0)) == (4, [9, 1, 0, 0])
    assert (scene.hand_of(0), scene.here(0)) == (["Artist"], "Balloon Revolution")


def test_secret_mission_discarded_moves_without_a_visit_then_the_turn_goes_on() -> None:
    """R2.4, R11.4"""
    scene = table().hand(0, "Secret Mission").do(0, "secret secret-mission", "move 1")
    assert (scene.here(0), scene.events("visits")) == ("Ancient Egypt", [])
    assert scene.thrown_cards() == ["Secret Mission"]
    scene.do(0, "change 1")  # in the Zone where the mission led
    assert scene.state.real[1:] == [0, 2, 5, 8]
    scene.do(0, "move Renaissance").draw("Artist", "Bank")
    assert scene.asked() == [(1, "turn")]


def test_secret_mission_does_not_lead_outside_time() -> None:
    """R9.11, ruling 52"""
    scene = table().hand(0, "Secret Mission").front(0, "A Place Outside Time")
    scene.do(0, "secret secret-mission")
    assert scene.legal(0) == ["move 1", "move 2", "move 4"]


def test_secret_plot_played_discards_scores_and_plays() -> None:
    scene = at_play("Secret Plot", "Artist", "Bank", "Maneuver").money(0, 4)
    scene.do(0, "stay", "play secret-plot", "discard maneuver")
    scene.do(0, "score artist", "advance 1", "advance 1", "advance 1")
    assert scene.front_of(0) == ["Bank"]
    assert (scene.money_of(0), scene.crowns_of(0)) == (8, [6, 4, 0, 0])


def test_secret_plot_discarded_advances() -> None:
    scene = table().hand(0, "Secret Plot").do(0, "secret secret-plot")
    assert (scene.crowns_of(0), scene.hand_of(0)) == ([9, 1, 0, 0], [])
    assert scene.asked() == [(0, "turn")]


def test_secret_stash_played_alone_counts_crowns_of_this_time() -> None:
    scene = at_play("Secret Stash").crowns(0, 7, 0, 3, 0).do(0, "stay")
    assert scene.money_of(0) == 10 + 3


def test_secret_stash_played_in_company_counts_none() -> None:
    scene = at_play("Secret Stash").crowns(0, 7, 0, 3, 0).at(1, "Balloon Revolution")
    assert scene.do(0, "stay").money_of(0) == 10 + 2  # of Balloon Revolution


def test_secret_stash_discarded_gains_4() -> None:
    scene = table().hand(0, "Secret Stash").do(0, "secret secret-stash")
    assert (scene.money_of(0), scene.thrown_cards()) == (4, ["Secret Stash"])


def test_secret_weapon_played_draws_and_plays() -> None:
    scene = at_play("Secret Weapon").do(0, "stay").draw("Maneuver")
    assert (scene.money_of(0), scene.hand_of(0)) == (12, [])


def test_secret_weapon_discarded_rules_a_time_for_the_turn_beside_its_ruler() -> None:
    """R4.7"""
    scene = at_play("Secret Weapon", "Shogun's Katana", "Artist").crowns(1, 9, 1, 0, 0)
    scene.do(0, "secret secret-weapon", "time 2", "stay", "play shoguns-katana")
    # Time I by crowns, Time II by the weapon.
    assert scene.money_of(0) == 10 + 4
    assert scene.state.turn == 1
    scene.at(1, "Roman Empire").do(1, "stay").draw("Bank", "Cache")
    assert scene.money_of(1) == 2


def test_secret_weapon_lasts_no_longer_than_the_turn() -> None:
    """R4.7"""
    scene = table().at(0, "Roman Empire").hand(0, "Secret Weapon").money(0, 2)
    scene.do(0, "secret secret-weapon", "time 2", "stay").draw("Artist", "Bank")
    assert scene.money_of(0) == 4
    scene.do(1, "stay").do(0, "stay").draw("Cache", "Settlers")
    assert scene.money_of(0) == 2


def test_secret_weapon_rules_in_no_other_match() -> None:
    scene, other = table().hand(0, "Secret Weapon"), table()
    copy = scene.do(0, "secret secret-weapon").state.clone()
    scene.do(0, "time 2")
    assert sum(scene.state.named) == 1
    assert sum(copy.named) == sum(other.state.named) == 0


def test_secret_weapon_rules_time_iv_with_not_a_crown_there() -> None:
    scene = table(2, "Simulated Paradise").hand(0, "Secret Weapon")
    scene.do(0, "secret secret-weapon", "time 4", "stay")
    assert scene.asked() == [(0, "place")]


def test_secrets_are_neither_played_nor_scored() -> None:
    """R11.4"""
    front = ("Black Market", "Gang of Pickpockets", "Secret Society", "Hacker")
    scene = table().front(0, *front).hand(0, "Secret Stash").do(0, "secret secret-stash")
    assert (scene.money_of(0), scene.hand_of(0)) == (4, [])
    assert scene.events("plays") == scene.events("scores") == []


def test_secrets_are_discards() -> None:
    """R11.4, R6.4"""
    scene = table().front(0, "Think Tank", "Hidden Cave").hand(0, "Secret Plot")
    scene.do(0, "secret secret-plot", "yes")
    assert (scene.money_of(0), scene.hand_of(0)) == (1, ["Hidden Cave"])
    assert scene.crowns_of(0) == [9, 1, 0, 0]


def test_secrets_can_be_used_one_after_the_other() -> None:
    """R11.4"""
    scene = table().hand(0, "Secret Stash", "Secret Stash", "Secret Plot")
    scene.do(0, "secret secret-stash", "secret secret-plot", "secret secret-stash")
    assert (scene.money_of(0), scene.crowns_of(0)) == (8, [9, 1, 0, 0])


def test_secrets_come_before_history_is_changed() -> None:
    """R11.4, R2.1"""
    scene = table().at(0, "Ancient Egypt").hand(0, "Secret Stash", "Artist").do(0, "change 1")
    assert scene.legal(0, "secret") == []


def test_secrets_discarded_for_another_reason_do_nothing() -> None:
    """R11.4"""
    scene = table(2, "Dark Ages").at(0, "Dark Ages").hand(0, "Secret Stash").begin()
    assert (scene.money_of(0), scene.thrown_cards()) == (0, ["Secret Stash"])


def test_secrets_do_nothing_when_scored() -> None:
    """R11.4, R7.1"""
    scene = at_score("Secret Stash", dollars=8).do(0, "stay", *["advance 1"] * 4)
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [5, 5, 0, 0])
