"""Rulings 15 to 20, 32 and 38: rerolls and Disasters."""

from aevum.games.ascii.data import DICE, MOODS
from aevum.games.ascii.scenes import Scene

QUIET = (0, 0, 0, 0, 0, 0)


def hit(row: int, scene: Scene) -> Scene:
    """Let a die that shows 1 bring the third box of a row."""
    omens = [0] * 6
    omens[row - 1] = 2
    return scene.dice(1, 2, 2, 2, 2).omens(*omens).begin("disasters").roll(row)


# 15: Diplomacy


def test_ruling_15_a_reroll_costs_as_much_gold_as_there_are_players() -> None:
    """R6.1, R6.2: one may pay it alone; the chosen dice are rolled and no other."""
    scene = Scene(3).gold(0, 5).dice(1, 2, 3, 4, 1).begin("diplomacy")
    scene.do(0, "reroll white1 black", "pledge 3").roll(6, 5)
    assert (scene.state.faces, scene[0].gold) == ([6, 2, 3, 4, 5], 2)


def test_ruling_15_others_add_once_each_in_the_order_of_play() -> None:
    """R6.2, R11.1: the most Armies first, then the most Gold."""
    scene = Scene(4).gold(3, 9).armies(1, 1).begin("diplomacy")
    assert scene.asked() == [(1, "propose")]
    scene.do(1, "reroll white1", "pledge 1")
    assert scene.asked() == [(3, "pledge")]
    scene.do(3, "pledge 0")
    scene.do(0, "pledge 2").do(2, "pledge 1").roll(2)
    assert [scene[seat].gold for seat in range(4)] == [1, 2, 2, 9]


def test_ruling_15_nobody_pledges_more_than_is_missing_or_more_than_he_has() -> None:
    """R6.2"""
    scene = Scene(3).gold(0, 9).gold(1, 1).begin("diplomacy").do(0, "reroll white1")
    assert scene.legal(0, "pledge") == ["pledge 0", "pledge 1", "pledge 2", "pledge 3"]
    scene.do(0, "pledge 1")
    assert scene.legal(2, "pledge") == ["pledge 0", "pledge 1", "pledge 2"]
    scene.do(2, "pledge 0")
    assert scene.legal(1, "pledge") == ["pledge 0", "pledge 1"]


def test_ruling_15_a_failed_proposal_costs_nothing_and_bars_its_maker() -> None:
    """R6.3: until dice are rolled; then everybody may propose again from the top."""
    scene = Scene(2).gold(0, 5).begin("diplomacy")
    scene.do(0, "reroll white1", "pledge 1").do(1, "pledge 0")
    assert (scene[0].gold, scene.asked()) == (5, [(1, "propose")])
    scene.do(1, "reroll white2", "pledge 1").do(0, "pledge 1").roll(4)
    assert scene.asked() == [(0, "propose")]
    assert [scene[seat].gold for seat in range(2)] == [4, 2]


def test_ruling_15_the_phase_ends_when_all_have_passed_or_failed() -> None:
    """R6.1"""
    scene = Scene(3).begin("diplomacy").do(0, "pass")
    scene.do(1, "reroll green", "pledge 0").do(0, "pledge 0").do(2, "pledge 0")
    assert scene.asked() == [(2, "propose")]
    scene.do(2, "pass")
    assert scene.asked() == [(seat, "announce") for seat in range(3)]


def test_ruling_15_who_can_have_no_gold_is_not_asked_to_pledge() -> None:
    """R6.2: a Taxation would bring some, but not with full Unhappiness."""
    scene = Scene(3).gold(1, 0).gold(2, 0).mood(2, unhappy=MOODS).begin("diplomacy")
    scene.do(0, "reroll green", "pledge 0")
    assert scene.asked() == [(1, "pledge")]
    scene.do(1, "tax", "pledge 3").roll(5)
    assert (scene[1].gold, scene.state.faces[3]) == (0, 5)


def test_ruling_15_any_set_any_number_of_times() -> None:
    """R6.1, R6.3: alone each costs 1 Gold."""
    scene = Scene(1).begin("diplomacy").do(0, "reroll white1 white2 white3 green black")
    scene.roll(1, 2, 3, 4, 5).do(0, "reroll white1").roll(1).do(0, "reroll white1").roll(6)
    assert (scene.state.faces, scene[0].gold) == ([6, 2, 3, 4, 5], 0)
    assert scene.legal(0) == ["pass", "tax", "conscript 1", "conscript 2"]


# 16 and 17: looking up


def test_ruling_16_all_five_dice_count() -> None:
    """R6.4, R3.1: also colours nobody may use."""
    scene = Scene(2).dice(2, 2, 2, 1, 1).begin("disasters").roll(3, 6)
    assert scene.state.rows == [0, 0, 1, 0, 0, 1]
    assert scene.state.faces == [2, 2, 2, 3, 6]


def test_ruling_16_equal_results_check_two_boxes() -> None:
    """R6.5"""
    scene = Scene(2).dice(1, 1, 2, 2, 2).begin("disasters").roll(4, 4)
    assert scene.state.rows == [0, 0, 0, 2, 0, 0]


def test_ruling_16_new_ones_are_rolled_when_the_batch_is_dealt_with() -> None:
    """R6.4: a 1 checks row 1; the raid of this batch is borne before the die rolls again."""
    scene = Scene(1).dice(1, 1, 2, 2, 2).omens(0, 0, 2, 0, 0, 0).begin("disasters").roll(1, 3)
    assert scene.state.rows == [1, 0, 3, 0, 0, 0]
    assert scene.asked() == [(0, "disaster")]
    scene.do(0, "lose gold", "mark a4").roll(1).roll(5)
    assert scene.state.rows == [2, 0, 3, 0, 1, 0]
    assert scene.state.faces == [5, 3, 2, 2, 2]


def test_ruling_16_rows_are_looked_up_ascending() -> None:
    """R6.5: Drought before Fire, whichever die came first."""
    scene = Scene(1).dice(1, 1).omens(0, 2, 0, 0, 0, 2).built(0, "farm 0 3").begin("disasters")
    scene.roll(6, 2).do(0, "unhappy").do(0, "burn 0 3")
    assert scene.events("disaster") == [(-1, 1), (-1, 5)]


def test_a_full_row_does_nothing() -> None:
    """R6.5"""
    scene = Scene(1).dice(1).omens(0, 0, 3, 0, 0, 0).begin("disasters").roll(3)
    assert (scene.state.rows, scene.asked()) == ([0, 0, 3, 0, 0, 0], [(0, "develop")])


def test_a_disaster_hits_all_at_the_same_time() -> None:
    """R6.6: each with choices of their own, before anything else is looked up."""
    scene = hit(4, Scene(3).armies(2, 1))
    assert scene.asked() == [(seat, "disaster") for seat in range(3)]
    scene.do(2, "defend", "mark a4").do(0, "lose gold", "leave culture").do(1, "unhappy", "mark d7")
    assert [scene[seat].unhappy for seat in range(3)] == [0, 1, 0]
    assert [scene[seat].gold for seat in range(3)] == [1, 3, 3]
    assert (scene[2].deployed, scene.state.rows) == (1, [0, 0, 0, 3, 0, 0])


def test_ruling_17_what_cannot_be_paid_in_full_is_not_open() -> None:
    """R6.8"""
    scene = hit(2, Scene(1).workers(0, 1))
    assert (scene[0].workers, scene[0].unhappy) == (1, 1)
    scene = hit(3, Scene(1).gold(0, 1))
    assert scene.legal(0) == ["unhappy", "tax", "conscript 1", "conscript 2"]
    scene = hit(5, Scene(1))
    assert (scene[0].unhappy, scene.asked()) == (1, [(0, "reward")])


def test_ruling_17_taxation_or_conscription_may_come_first() -> None:
    """R6.8, R9.1: 3 Gold to lose two of, or an Army out of one Worker."""
    scene = hit(3, Scene(1).gold(0, 0)).do(0, "tax", "lose gold")
    assert (scene[0].gold, scene[0].unhappy) == (1, 1)
    scene = hit(3, Scene(1)).do(0, "conscript 1", "defend")
    assert (scene[0].deployed, scene[0].gold, scene[0].unhappy) == (1, 3, 1)


def test_ruling_18_engineering_adds_nothing_against_a_disaster() -> None:
    """R6.9: its second action is lost, and nobody may cancel."""
    scene = hit(4, Scene(2).armies(0, 1).armies(1, 2).science(0, lower=11))
    scene.do(0, "defend", "leave culture").do(1, "unhappy", "leave culture")
    scene.go_on("deployment")
    assert (scene[0].ready(), scene.asked()) == (0, [(1, "operation")])


def test_ruling_19_fire_takes_any_building_of_ones_own() -> None:
    """R6.10: empty ones and the Palace too, but no Colony, here or abroad."""
    scene = Scene(3).built(0, "farm 0 6", "mine 2 9 empty", "palace 14 5", "farm 4 4 ruin")
    scene = hit(5, scene.colony(1, 0, 18, 2).colony(0, 1, 0, 2))
    assert scene.legal(0, "burn") == ["burn 0 6", "burn 2 9", "burn 14 5"]
    scene.do(0, "burn 14 5")
    assert (scene[0].palace, scene[0].building_points()) == (2, 2 + 2 + 7)


def test_ruling_19_the_specialist_is_lost_and_the_place_stays_blocked() -> None:
    """R6.10"""
    scene = hit(6, Scene(1).workers(0, 9).built(0, "farm 0 3"))
    scene.do(0, "burn 0 3", "leave culture")
    assert (scene[0].workers, scene[0].staffed[0], scene[0].vacancies()) == (9, 0, 0)
    scene.do(0, "build white1").refused(0, "farm 0 3", "farm 1 3", "staff 0 3")


def test_ruling_20_everybody_checks_a_box_also_who_prevented_it() -> None:
    """R6.11"""
    scene = hit(3, Scene(2).armies(0, 1)).do(0, "defend").do(1, "unhappy")
    assert scene.asked() == [(0, "reward"), (1, "reward")]
    scene.do(1, "mark a4").do(0, "mark a4")
    assert scene[0].culture == scene[1].culture != 0


def test_ruling_20_drought_gives_no_culture() -> None:
    """R6.7, R6.11: and who knows Irrigation bears nothing."""
    scene = hit(2, Scene(2).science(0).workers(0, 5)).do(1, "lose workers")
    assert (scene[0].workers, scene[0].unhappy, scene[1].workers) == (5, 0, 1)
    assert scene.asked() == [(0, "announce"), (1, "announce")]


def test_ruling_32_a_mark_in_disasters_makes_the_turn_final() -> None:
    """R10.2: it counts as an announcement of everybody."""
    scene = hit(2, Scene(2).mood(0, unhappy=MOODS - 1).workers(1, 1))
    scene.do(0, "unhappy")
    assert scene.asked() == [(0, "develop"), (1, "develop")]
    assert scene.state.last


def test_ruling_32_so_does_a_taxation_in_diplomacy() -> None:
    """R10.2, R9.1"""
    scene = Scene(2).mood(0, unhappy=MOODS - 1).begin("diplomacy").do(0, "tax", "pass")
    scene.do(1, "pass")
    assert scene.asked() == [(0, "develop"), (1, "develop")]


def test_ruling_38_workers_lost_to_drought_stay_marked() -> None:
    """R6.7, R1.4"""
    scene = hit(2, Scene(1).workers(0, 6, population=20)).do(0, "lose workers")
    assert (scene[0].workers, scene[0].population) == (4, 20)


def test_no_one_no_disaster() -> None:
    """R6.4"""
    scene = Scene(1).dice(*[2] * DICE).omens(*QUIET).begin("disasters")
    assert scene.asked() == [(0, "develop")]
    assert scene.state.rows == list(QUIET)
