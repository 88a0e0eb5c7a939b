"""Player cards of Alternate Realities, Inventor's Journal to Visionary, but for the secret ones."""

import pytest

from tests.rules.temporum.openings import at_play, at_score, table


def test_inventors_journal_draws_for_every_player_and_gives_old_or_new_cards() -> None:
    scene = at_play("Inventor's Journal", "Settlers", seats=3)
    scene.do(0, "stay", "play inventors-journal").draw("Artist", "Bank", "Cache")
    assert scene.money_of(0) == 11
    scene.do(0, "card settlers", "card bank")
    assert scene.hand_of(0) == ["Artist", "Cache"]
    assert (scene.hand_of(1), scene.hand_of(2)) == (["Settlers"], ["Bank"])


def test_inventors_journal_tells_a_gift_to_giver_and_receiver_only() -> None:
    scene = at_play("Inventor's Journal", seats=3).do(0, "stay").draw("Artist", "Bank", "Cache")
    scene.do(0, "card bank", "card artist")
    assert [event.audience for event in scene.events("passed")] == [0b011, 0b101]


def test_maneuver_moves_after_the_zone_without_a_visit() -> None:
    scene = at_play("Maneuver").do(0, "stay")
    # Balloon Revolution is finished, with its count of who is there, before the pawn leaves.
    assert scene.asked() == [(0, "place")]
    scene.do(0, "move 2")
    assert scene.here(0) == "Roman Empire"
    assert (scene.hand_of(0), len(scene.events("visits"))) == ([], 1)
    assert scene.money_of(0) == 12


def test_maneuver_may_be_left() -> None:
    scene = at_play("Maneuver").do(0, "stay", "no")
    assert scene.here(0) == "Balloon Revolution"


def test_meet_younger_self_draws_three_when_played() -> None:
    scene = at_play("Meet Younger Self").do(0, "stay").draw("Artist", "Bank", "Cache")
    assert (scene.money_of(0), scene.asked()) == (0, [(1, "turn")])
    assert scene.hand_of(0) == ["Artist", "Bank", "Cache"]


def test_meet_younger_self_draws_one_when_scored() -> None:
    """R11.3"""
    scene = at_score("Meet Younger Self", dollars=12)
    scene.do(0, "stay", "advance 1", "advance 1", "advance 1", "advance 1").draw("Artist")
    assert (scene.money_of(0), scene.hand_of(0)) == (0, ["Artist"])
    assert scene.crowns_of(0) == [5, 5, 0, 0]
    assert scene.asked() == [(1, "turn")]


def test_mysterious_relic_stops_history_until_its_players_next_turn() -> None:
    """R3.6, ruling 36"""
    scene = at_play("Mysterious Relic").at(1, "Ancient Egypt").do(0, "stay")
    assert scene.money_of(0) == 12
    assert scene.legal(1, "change") == []
    scene.do(1, "stay")
    assert scene.legal(0, "change") == ["change 3"]


def test_mysterious_relic_stops_step_on_a_butterfly() -> None:
    """R3.6, ruling 36"""
    scene = at_play("Mysterious Relic").at(1, "Balloon Revolution")
    scene.hand(1, "Step on a Butterfly").do(0, "stay").do(1, "stay")
    assert scene.state.real[1:] == [0, 1, 3, 6]
    assert scene.events("changes") == []


def test_mysterious_relic_stops_late_jurassic_and_predict_the_future() -> None:
    scene = table(2, "Late Jurassic").at(0, "Late Jurassic")
    scene.state.relics[1] = 1
    scene.hand(0, "Predict the Future").do(0, "stay", "choice 2")
    assert scene.state.real[1:] == [0, 1, 3, 6]
    assert scene.asked() == [(1, "turn")]


def test_panacea_does_its_three_things_in_order() -> None:
    scene = at_play("Panacea").crowns(0, 5, 3, 2, 0).crowns(1, 4, 0, 0, 6).do(0, "stay")
    assert scene.money_of(0) == 8 + 4
    scene.draw("Artist")
    assert scene.legal(0) == ["advance 1", "advance 2", "advance 3"]
    scene.do(0, "advance 3")
    assert scene.crowns_of(0) == [5, 3, 1, 1]


def test_panacea_looks_at_each_time_by_itself() -> None:
    scene = at_play("Panacea").crowns(0, 5, 3, 2, 0).crowns(1, 5, 3, 1, 1).do(0, "stay")
    assert (scene.money_of(0), scene.hand_of(0)) == (12, [])
    assert scene.crowns_of(0) == [5, 3, 2, 0]


def test_pilgrims_scores_for_12_less_and_two_crowns_fewer() -> None:
    scene = at_play("Pilgrims", "Settlers").money(0, 4).do(0, "stay", "play pilgrims")
    # Settlers cost 16 for 7: 4 dollars, five steps.
    scene.do(0, "advance 1", "advance 1", "advance 1", "advance 1")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [5, 5, 0, 0])
    assert scene.asked() == [(1, "turn")]


def test_pilgrims_never_pays_back() -> None:
    """R7.2"""
    scene = at_play("Pilgrims", "Artist").do(0, "stay", "play pilgrims", "advance 1")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [8, 2, 0, 0])


def test_revolutionaries_advance_out_of_time_ii_after_each_card() -> None:
    scene = at_play("Trinket", "Shogun's Katana").crowns(0, 7, 3, 0, 0).front(0, "Revolutionaries")
    scene.do(0, "stay", "play trinket")
    assert scene.crowns_of(0) == [7, 1, 2, 0]


def test_revolutionaries_need_a_crown_in_time_ii_and_another_card() -> None:
    scene = at_play("Shogun's Katana").front(0, "Revolutionaries").do(0, "stay")
    assert scene.crowns_of(0) == [10, 0, 0, 0]
    scene = at_play("Revolutionaries").crowns(0, 9, 1, 0, 0).do(0, "stay")
    assert (scene.crowns_of(0), scene.money_of(0)) == ([9, 1, 0, 0], 2)


def test_sultans_scimitar_looks_at_the_next_turn_from_time_iv_to_i() -> None:
    """R12.4"""
    scene = at_play("Sultan's Scimitar").crowns(0, 9, 0, 0, 1).do(0, "stay")
    assert (scene.money_of(0), scene.crowns_of(0)) == (10, [9, 0, 0, 1])
    # What counts is what is ruled when the next turn begins: Times I, II and III by then.
    scene.crowns(0, 5, 3, 2, 0).crowns(1, 4, 2, 1, 3).do(1, "stay")
    assert scene.crowns_of(0) == [4, 3, 2, 1]
    assert [event.args[0] for event in scene.events("advances")] == [3, 2, 1]


def test_sultans_scimitar_works_once() -> None:
    scene = at_play("Sultan's Scimitar").crowns(1, 9, 0, 0, 1)
    scene.do(0, "stay").do(1, "stay").do(0, "stay").do(1, "stay")
    assert scene.crowns_of(0) == [9, 1, 0, 0]


def test_sunboat_of_ra_gives_a_full_further_turn() -> None:
    """R13.1, R13.2"""
    scene = table().front(0, "Sunboat of Ra").turn_of(0, before=1).do(0, "stay", "yes")
    assert (scene.front_of(0), scene.thrown_cards()) == ([], ["Sunboat of Ra"])
    assert scene.asked() == [(0, "turn")]
    scene.do(0, "move 1")
    assert scene.asked() == [(1, "turn")]


def test_sunboat_of_ra_may_wait_and_does_not_sail_after_a_turn_of_ones_own() -> None:
    scene = table().front(0, "Sunboat of Ra").turn_of(0, before=1).do(0, "stay", "no")
    assert scene.asked() == [(1, "turn")]
    scene = table().front(0, "Sunboat of Ra").turn_of(0, before=0).do(0, "stay")
    assert scene.asked() == [(1, "turn")]


def test_sunboat_of_ra_can_be_used_in_the_turn_it_is_played() -> None:
    scene = at_play("Sunboat of Ra").turn_of(0, before=1).do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (2, [(0, "may")])


@pytest.mark.parametrize(
    ("card", "use", "paid", "steps"),
    [
        ("Artist", "as printed", 4, 4),
        ("Artist", "cheaper", 0, 3),
        ("Artist", "dearer", 8, 5),
        ("Golden Goose", "as printed", 20, 8),
        ("Golden Goose", "cheaper", 16, 7),
        ("Golden Goose", "dearer", 24, 9),
    ],
)
def test_tactician_changes_price_and_crowns(card: str, use: str, paid: int, steps: int) -> None:
    scene = at_score(card, dollars=30).front(0, "Tactician")
    scene.do(0, "stay", use, *["advance 1"] * (steps - 1))
    assert scene.money_of(0) == 30 - paid
    assert scene.crowns_of(0) == [10 - steps, steps, 0, 0]
    assert scene.asked() == [(1, "turn")]


def test_tactician_lets_one_score_what_was_too_dear_and_refuses_what_cannot_be_paid() -> None:
    """R7.1, R7.3"""
    scene = at_score("Settlers", dollars=12).front(0, "Tactician").do(0, "stay")
    assert [event.args for event in scene.events("tactics")] == [[-1]]
    assert (scene.money_of(0), scene.asked()) == (0, [(0, "advance")])


def test_university_draws_and_discards_after_a_visit_to_time_ii() -> None:
    scene = table(2, "Viking America").at(0, "Viking America").front(0, "University")
    scene.do(0, "stay").draw("Artist", "Bank", "Cache").do(0, "discard bank")
    assert scene.hand_of(0) == ["Artist", "Cache"]


def test_university_does_not_work_elsewhere() -> None:
    scene = at_play("University").do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (12, [(1, "turn")])


def test_visionary_advances_and_plays_another_card() -> None:
    scene = at_play("Visionary", "Shogun's Katana").crowns(1, 10, 0, 0, 0)
    scene.do(0, "stay", "play visionary")
    assert scene.crowns_of(0) == [9, 1, 0, 0]
    assert scene.money_of(0) == 10 + 2  # the step makes Time II ruled


def test_visionary_scored_may_score_another_after_all_of_the_first() -> None:
    """R11.3, R7.4"""
    scene = at_score("Visionary", "Artist", dollars=32).front(0, "Secret Society")
    scene.do(0, "stay", "score visionary", *["advance 1"] * 7)
    assert scene.asked() == [(-1, "chance")]  # Secret Society draws before the second scoring
    scene.draw("Bank")
    assert scene.legal(0) == ["score artist", "no"]
    scene.do(0, "score artist", *["advance 2"] * 4).draw("Cache")
    assert (scene.money_of(0), scene.crowns_of(0)) == (0, [2, 4, 4, 0])
    assert scene.hand_of(0) == ["Bank", "Cache"]


def test_visionary_scored_does_not_advance_or_play() -> None:
    """R11.3"""
    scene = at_score("Visionary", "Artist", dollars=28)
    scene.do(0, "stay", "score visionary", *["advance 1"] * 7)
    assert scene.legal(0) == ["no"]
    scene.do(0, "no")
    assert (scene.crowns_of(0), scene.hand_of(0)) == ([2, 8, 0, 0], ["Artist"])


def test_visionary_scored_may_be_followed_by_the_other_visionary() -> None:
    scene = at_score("Visionary", "Visionary", "Artist", dollars=60)
    scene.do(0, "stay", "score visionary", *["advance 1"] * 7)
    scene.do(0, "score visionary", *["advance 2"] * 8)
    assert scene.legal(0) == ["score artist", "no"]
