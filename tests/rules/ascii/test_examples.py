"""The worked examples of the rulebook and of docs/rulings/ascii.md, by their numbers there."""

import pytest

from aevum.games.ascii.data import AS_PRINTED, COLONY, FARM, MINE
from aevum.games.ascii.rules.shapes import covered, outline
from aevum.games.ascii.scenes import Scene, box, cell

# The rulebook


def test_rulebook_a_farm_and_a_mine_take_eight_lines_each() -> None:
    assert AS_PRINTED.lines[:2] == (outline(FARM), outline(MINE)) == (8, 8)


def test_rulebook_two_farms_with_three_dice_and_two_workers() -> None:
    """4 + 5 + 6 + 2 = 17 lines; the 17th is lost."""
    scene = Scene(1).dice(4, 5, 6).workers(0, 2).gold(0, 0)
    scene.do(0, "build white1", "build white2", "build white3")
    assert scene[0].lines == 17
    scene.do(0, "farm 0 3", "farm 3 3")
    assert scene[0].lines == 1
    scene.refused(0, "farm 6 3", "mine 20 6")
    scene.do(0, "staff 0 3", "staff 3 3", "done")
    assert scene[0].lines == 0


def test_rulebook_one_farm_with_the_six_spares_the_other_dice() -> None:
    """6 + 2 = 8; the other two dice, 4 and 5 (the text's slip), serve something else."""
    scene = Scene(1).dice(4, 5, 6).workers(0, 2).gold(0, 0)
    scene.do(0, "build white3", "farm 0 3")
    assert scene[0].lines == 0
    assert scene.legal(0, "culture", "a6") == ["culture a6 white1"]
    scene.do(0, "culture a4 white2", "caravan 2 white1")


@pytest.mark.parametrize(
    ("face", "types"),
    [
        (6, ["farms", "mines", "schools", "garrisons", "colonies"]),
        (5, ["farms", "mines", "schools", "garrisons"]),
        (4, ["farms", "schools", "garrisons"]),
        (3, ["farms", "garrisons"]),
        (2, ["farms"]),
    ],
)
def test_rulebook_what_a_die_activates(face: int, types: list[str]) -> None:
    scene = Scene(3).dice(face, face, face).gold(0, 0).workers(0, 1)
    scene.staffed(0, 1, 1, 1, 1).staffed(1, 1).colony(0, 1, 0, 2)
    verbs = ("farms", "mines", "schools", "garrisons", "colonies")
    assert [verb for verb in verbs if scene.legal(0, verb)] == types


def test_rulebook_two_schools_worked_twice_and_a_farm() -> None:
    """Dice 2, 4 and 5: four boxes of Science in all, and one Worker."""
    scene = Scene(1).dice(2, 4, 5).gold(0, 0).staffed(0, farms=1, schools=2)
    scene.do(0, "schools white2")
    scene.do(0, "leave culture")  # of Writing
    scene.do(0, "schools white3", "farms white1")
    assert (scene[0].trunk, scene[0].workers) == (4, 4)


def test_rulebook_a_reroll_of_four_players_costs_four_gold() -> None:
    scene = Scene(4).begin("diplomacy")
    scene.do(0, "reroll white1", "pledge 1").do(1, "pledge 1").do(2, "pledge 1").do(3, "pledge 1")
    assert [scene[seat].gold for seat in range(4)] == [2, 2, 2, 2]
    assert scene.asked() == [(-1, "chance")]


def test_rulebook_carthage_founds_a_colony_against_rome() -> None:
    """Three Armies against one: two and one more leave two actions that nobody opposes."""
    carthage, rome = 0, 1
    scene = Scene(3).armies(carthage, 3).armies(rome, 1).staffed(carthage, 1, 1, 1, 1)
    scene.workers(rome, 0)  # or Rome could still conscript
    scene.begin("deployment").do(carthage, "colonise 2")
    assert scene[carthage].deployed == 2
    scene.do(rome, "cancel")
    assert scene[rome].ready() == 0
    scene.do(carthage, "more")
    assert (scene[carthage].deployed, scene.asked()) == (3, [(carthage, "site")])
    scene.do(carthage, "found 12 2")
    assert scene.events("founds") == [(carthage, rome, cell(12, 2))]
    assert scene[carthage].colonies == 1


# docs/rulings/ascii.md


def test_example_1_is_the_rulebooks_own() -> None:
    """17 lines with exactly two Workers, however the dice are named."""
    scene = Scene(3).dice(6, 4, 5).workers(1, 2, 8)
    scene.do(1, "build white2", "build white1", "build white3")
    assert scene.events("lines") == [
        (1, 1, 6, 4, 0),
        (1, 0, 6, 6, 0),
        (1, 2, 5, 5, 0),
    ]


def test_examples_2_and_3_a_farm_built_staffed_and_activated_twice() -> None:
    scene = Scene(1).dice(5, 2, 6)
    scene.do(0, "build white1")
    assert scene[0].lines == 8
    scene.do(0, "farm 0 3", "staff 0 3")
    assert set(covered(FARM, cell(0, 3))) == {(0, 2), (1, 2), (0, 3)}
    assert (scene[0].workers, scene[0].gold) == (2, 3)
    scene.do(0, "farms white2", "farms white3")
    assert (scene[0].workers, scene[0].population) == (4, 5)


@pytest.mark.parametrize(("mine", "gold"), [("mine 20 6", 3), ("mine 4 14", 2)])
def test_example_4_a_mine_on_plains_and_in_mountains(mine: str, gold: int) -> None:
    scene = Scene(1).dice(5, 2, 2).do(0, "build white1", mine)
    assert scene[0].gold == gold
    cells = {(20, 5), (21, 5), (20, 6), (21, 6)}
    assert set(covered(MINE, cell(20, 6))) == cells


def test_example_6_nothing_covers_the_river() -> None:
    scene = Scene(1).dice(6, 6, 6).staffed(0, 1, 1, 1, 1).workers(0, 9)
    scene.do(0, "build white1", "build white2", "build white3")
    scene.refused(0, "farm 11 4", "farm 10 5", "farm 10 12", "farm 9 13")
    scene.refused(0, "school 11 4", "school 10 12", "garrison 11 4", "garrison 10 12")
    scene.refused(0, "palace 11 4", "palace 10 12")


def test_example_7_a_school_wants_a_staffed_mine() -> None:
    scene = Scene(1).dice(6, 6, 6).workers(0, 6).built(0, "farm 0 3")
    scene.do(0, "build white1", "build white2", "build white3")
    scene.refused(0, "school 13 2", "garrison 13 3")
    scene.do(0, "mine 20 6")
    scene.refused(0, "school 13 2")
    scene.do(0, "staff 20 6", "school 13 2")


def test_example_9_a_gold_makes_a_four_a_five() -> None:
    scene = Scene(1).dice(4, 2, 2).gold(0, 1).staffed(0, mines=1)
    scene.do(0, "mines white1")
    assert (scene[0].gold, scene[0].gained) == (1, 4)


@pytest.mark.parametrize("announced", [False, True])
def test_example_10_the_last_gold(announced: bool) -> None:
    scene = Scene(3).dice(6, 6, 6).gold(0, 2, 47).staffed(0, mines=2)
    scene.begin("development", announced)
    scene.do(0, "mines white1")
    assert scene[0].gained == (49 if announced else 48)
    assert scene[0].gold == (4 if announced else 3)
    before = scene[0].score()
    if announced:
        assert scene[0].masteries() == 1
        assert before == 2 * 2 + 2 * 4 + 21
        scene.go_on("dice")
        assert scene.state.asks == []
        assert scene.state.ending == "mastery"
    else:
        assert scene.legal(0, "mines") == []
        scene.go_on("dice")
        assert scene.asked() == [(-1, "chance")]


def test_example_10_with_48_filled_two_mines_bring_nothing() -> None:
    scene = Scene(3).dice(6, 6, 6).gold(0, 2, 48).staffed(0, mines=2)
    scene.refused(0, "mines white1")


def test_example_11_one_pays_alone() -> None:
    scene = Scene(4)
    for seat, gold in enumerate((0, 1, 4, 2)):
        scene.gold(seat, gold)
    scene.begin("diplomacy")
    assert scene.asked() == [(2, "propose")]  # the most Gold comes first
    scene.do(2, "reroll white1 black", "pledge 4")
    assert [scene[seat].gold for seat in range(4)] == [0, 1, 0, 2]
    scene.roll(6, 5)
    assert scene.state.faces == [6, 3, 4, 2, 5]


@pytest.mark.parametrize(
    ("answer", "deployed", "unhappy", "gold"),
    [("defend", 1, 0, 3), ("unhappy", 0, 1, 3), ("lose gold", 0, 0, 1)],
)
def test_example_13_an_army_keeps_the_barbarians_off(
    answer: str, deployed: int, unhappy: int, gold: int
) -> None:
    """In either case any box of Culture is checked."""
    scene = Scene(1).dice(1).omens(0, 0, 0, 2, 0, 0).armies(0, 1).begin("disasters").roll(4)
    scene.do(0, answer, "mark c1")
    assert (scene[0].deployed, scene[0].unhappy, scene[0].gold) == (deployed, unhappy, gold)
    assert scene[0].culture == 1 << box("c1")


def test_example_15_a_caravan_of_the_middle_player_of_three() -> None:
    scene = Scene(3).dice(6, 2, 2).caravan(1, 1, 1)
    scene.do(1, "caravan 1 white1")
    assert (scene[1].happy, scene[1].gold) == (1, 6)
    scene.each("done")
    assert (scene[0].gold, scene[1].gold, scene[2].gold) == (4, 6, 4)


def test_example_16_column_six_gives_two_happiness() -> None:
    scene = Scene(1).dice(4, 2, 2).column(0, 6, "a6").do(0, "culture a6 white1")
    assert scene[0].happy == 2


def test_example_17_philosophy_frees_the_green_die_at_once() -> None:
    scene = Scene(1).dice(4, 2, 2, 6, 6).science(0, 4).staffed(0, 1, 1, 1)
    scene.refused(0, "farms green")
    scene.do(0, "schools white1", "science upper", "farms green")
    scene.refused(0, "farms black")


def test_example_19_where_a_colony_may_stand_on_the_right_neighbours_map() -> None:
    scene = Scene(3).armies(0, 2).staffed(0, 1, 1, 1, 1).workers(2, 0).begin("deployment")
    scene.do(0, "colonise 3")  # seat 2 sits on the right of seat 0
    scene.refused(0, "found 13 2")
    assert (4, 14) in covered(COLONY, cell(0, 11))
    scene.do(0, "found 0 11")
    assert scene[0].gold == 2


def test_example_19_on_plains_it_costs_nothing() -> None:
    scene = Scene(3).armies(0, 2).staffed(0, 1, 1, 1, 1).workers(2, 0).begin("deployment")
    scene.do(0, "colonise 3", "found 0 2")
    assert scene[0].gold == 3
