"""Other numbers than printed: legality, payment, words and plans follow them."""

import json

import pytest

from aevum.arena.simulate import simulate
from aevum.core.drive import play
from aevum.core.errors import BadData, BadOption
from aevum.core.state import OK
from aevum.core.terse import terse
from aevum.games.ascii import GAME
from aevum.games.ascii.bot.forecast import outlook
from aevum.games.ascii.bot.planning import plan
from aevum.games.ascii.bot.traits import EVEN
from aevum.games.ascii.data import AS_PRINTED
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terms import FIRST_RULES
from aevum.games.ascii.scenes import Scene
from aevum.games.ascii.words.position import position
from aevum.games.ascii.words.sheet import WIDEST, draw_sheet
from aevum.testing.numbers import costs_raised, every_bound


def other(seats: int = 1, **numbers: int) -> Scene:
    """Return a scene with other numbers; a dot in a name is written as two underscores."""
    return Scene(seats, numbers={name.replace("__", "."): n for name, n in numbers.items()})


def why(scene: Scene, move: str, seat: int = 0) -> str:
    """Return why a move is refused, after checking that it is."""
    scene.refused(seat, move)
    return terse(GAME.words.why(scene.state.mask(seat), seat, MOVES.parse(move)))


def label(scene: Scene, move: str, seat: int = 0) -> str:
    return terse(GAME.words.label(scene.state.mask(seat), MOVES.parse(move)))


def prompt(scene: Scene, seat: int = 0) -> str:
    (ask,) = [ask for ask in scene.asks() if ask.seat == seat]
    return terse(GAME.words.prompt(scene.state.mask(seat), ask))


def lines_of(scene: Scene, kind: str) -> list[str]:
    """Return what the log says of all events of a kind."""
    return [terse(GAME.words.say(event, scene.state)) for event in scene.told if event.kind == kind]


def planned(scene: Scene) -> list[str]:
    """Return the first words of what the standard bot plans for the Development of seat 0."""
    look = outlook(scene.state, 0, True, 3, EVEN)
    return [MOVES.text(move).split()[0] for move in plan(scene[0], look).moves]


def shown(scene: Scene) -> object:
    """Return the changed numbers in a view."""
    return GAME.view(scene.state.mask(0))["other_numbers"]


# Prices and payment


def test_a_farm_of_nine_lines() -> None:
    """R4.1: eight are too few, the refusal and the label say nine, and nine are drawn."""
    short = other(farm__lines=9, mine__lines=40).dice(2, 2, 2).workers(0, 6).do(0, "build white1")
    assert short[0].lines == 8
    assert why(short, "farm 1 4") == "R4.2 no-lines building=farm needed=9 lines=8"
    assert prompt(short) == (
        "ask-develop (note-dice-left dice=(part-die-twin die=white2 face=2)&(part-die-twin "
        "die=white3 face=2)) (note-lines-short lines=8 missing=1 building=farm) (note-held "
        "workers=6 gold=3)"
    )
    enough = other(farm__lines=9).dice(3, 2, 2).workers(0, 6).do(0, "build white1")
    assert label(enough, "farm 1 4") == "move-place building=farm col=1 row=4 cost=9 line"
    assert enough.do(0, "farm 1 4")[0].lines == 0
    assert shown(enough) == {"farm.lines": 9}
    assert Scene(1).dice(2, 2, 2).workers(0, 6).do(0, "build white1").legal(0, "farm")


def test_the_bot_draws_with_the_lines_that_a_building_takes() -> None:
    dice = (5, 1, 1)
    assert "farm" in planned(Scene(1).dice(*dice).begin())
    assert "farm" not in planned(other(farm__lines=40, mine__lines=40).dice(*dice).begin())


def test_the_smallest_building_need_not_be_a_farm() -> None:
    scene = other(mine__lines=5).dice(1, 1, 1).do(0, "build white1")
    assert scene[0].lines == 4
    assert prompt(scene).count("note-lines-short lines=4 missing=1 building=mine") == 1
    scene.do(0, "build white2").do(0, "mine 2 9")
    assert scene[0].lines == 0


def test_a_box_for_four_gold() -> None:
    """R5.5"""
    poor = other(box__price=4).begin()
    assert why(poor, "buy trunk") == "R5.5 no-box-gold price=4 gold=3"
    assert not {"buy", "buy_culture", "buy_soldier"} & set(planned(poor))
    rich = other(box__price=4).gold(0, 5).begin()
    assert label(rich, "buy trunk") == "move-buy-science branch=trunk box=1 cost=4 gold"
    assert label(rich, "buy soldier") == "move-buy-soldier cost=4 gold (note-no-worker)"
    assert rich.do(0, "buy trunk")[0].gold == 1
    assert shown(rich) == {"box.price": 4}


def test_two_gold_for_a_pip() -> None:
    """R3.5, R3.6: Gold raises a die half as far."""
    scene = other(die__price=2).dice(4, 2, 2).staffed(0, mines=1).gold(0, 5).begin()
    assert scene.legal(0, "build", "white1") == [
        "build white1",
        "build white1 plus 1",
        "build white1 plus 2",
    ]
    assert label(scene, "mines white1") == (
        "move-activate die=(part-die die=white1 face=4) building=mine cost=2 gold "
        "(note-raised to=5) (part-marks marks=1 gold)"
    )
    assert why(scene, "build white2 plus 3") == (
        "R3.5 no-die-dear die=(part-die-twin die=white2 face=2) wanted=5 price=6 gold=5"
    )
    assert why(scene, "mines white2") == (
        "R4.10 no-die-low building=mine wanted=5 die=(part-die-twin die=white2 face=2) "
        "price=6 gold=5"
    )
    assert scene.do(0, "mines white1")[0].gold == 4
    assert scene.do(0, "culture d1 white2")[0].gold == 0
    assert other(die__price=2).dice(4).staffed(0, mines=1).gold(0, 1).legal(0, "mines") == []


def test_mountains_and_specialists() -> None:
    """R4.7, R4.8"""
    scene = other(mountain__price=2, specialist__price=4).dice(6, 6, 6).gold(0, 3)
    scene.do(0, "build white1", "mine 4 14")
    assert scene[0].gold == 1
    assert (
        why(other(mountain__price=2).dice(5).gold(0, 1).do(0, "build white1"), "mine 4 14")
        == "R4.7 no-mountain-gold price=2 gold=1"
    )
    assert why(scene, "hire 4 14") == "R4.8 no-specialist-gold price=4 gold=1"
    free = other(mountain__price=0).dice(5).gold(0, 0).do(0, "build white1", "mine 4 14")
    assert free[0].gold == 0
    assert label(free, "farm 0 13") == "move-place building=farm col=0 row=13 cost=8 line"


def test_a_dearer_reroll() -> None:
    """R6.1 to R6.3"""
    scene = other(3, reroll__price=2).gold(0, 9).gold(1, 2).begin("diplomacy")
    first = scene.asks()[0].seat
    assert prompt(scene, first) == (
        "ask-propose gold=6 (note-dice dice=(part-die die=white1 face=2)&(part-die "
        "die=white2 face=3)&(part-die die=white3 face=4)&(part-die-locked die=green "
        "face=2)&(part-die-locked die=black face=3)) (note-gold gold=9)"
    )
    scene.do(first, "reroll white1")
    assert scene.legal(first, "pledge") == [f"pledge {gold}" for gold in range(7)]
    scene.do(first, "pledge 5").do(scene.asks()[0].seat, "pledge 1").roll(6)
    assert sum(empire.gold for empire in scene.state.empires) == 9 + 2 + 3 - 6
    alone = other(reroll__price=3).gold(0, 2).begin("diplomacy")
    assert why(alone, "reroll white1") == "R6.3 no-reroll-gold price=3 gold=2"


def test_one_move_pledges_no_more_than_it_can_name() -> None:
    scene = other(7, reroll__price=3).gold(0, 30).begin("diplomacy")
    first = scene.asks()[0].seat
    scene.do(first, "reroll white1")
    assert first == 0
    assert scene.legal(0, "pledge")[-1] == "pledge 7"


def test_what_disasters_take() -> None:
    """R6.7 to R6.9"""
    scene = other(2, drought__workers=4, disaster__unhappiness=2).omens(0, 2, 0, 0, 0, 0)
    scene.workers(0, 5).dice(1, 2, 2, 2, 2).begin("disasters").roll(2)
    assert scene.asked() == [(0, "disaster")]  # three Workers of seat 1 are too few to lose four
    assert prompt(scene) == "[drought] ask-drought workers=4 unhappy=2"
    assert (label(scene, "lose workers"), scene[1].unhappy) == ("move-lose lost=4 worker", 2)
    assert scene.do(0, "lose workers")[0].workers == 1
    raid = other(1, barbarians__gold=4).omens(0, 0, 2, 0, 0, 0).dice(1, 2, 2, 2, 2)
    raid.begin("disasters").roll(3)
    assert why(raid, "lose gold") == "R6.8 no-loss-gold price=4 gold gold=3"
    assert raid.do(0, "tax", "lose gold")[0].gold == 2


def test_an_edict_for_two_unhappiness() -> None:
    """R9.2, R9.4: it is paid in full or not dictated."""
    scene = other(edict__unhappiness=2, tax__gold=5).begin()
    assert label(scene, "tax") == "move-tax (note-tax unhappy=2 gold=5)"
    scene.do(0, "tax")
    assert (scene[0].unhappy, scene[0].gold) == (2, 8)
    assert lines_of(scene, "taxes") == ["say-taxes who=0 unhappy=2 gold=5"]
    full = other(edict__unhappiness=2).mood(0, unhappy=9).begin()
    assert why(full, "tax") == "R9.4 no-edict-room unhappy=2 boxes=1"


def test_a_conscription_of_one() -> None:
    """R9.3"""
    scene = other(2, conscription__workers=1, edict__limit=1).begin()
    assert scene.legal(0, "conscript") == ["conscript 1"]
    assert why(scene, "conscript 2") == "R9.3 no-conscript-limit workers=1"
    anytime = next(ask for ask in scene.state.asks if not ask.must)
    told = terse(GAME.words.prompt(scene.state.mask(0), anytime))
    assert told == "ask-anytime unhappy=1 gold=3 soldiers=1"


def test_raids_and_colonies_of_more_actions() -> None:
    """R8.7 to R8.9"""
    scene = other(3, raid__actions=2, raid__player__gold=2, raid__player__unhappiness=3)
    scene.armies(0, 2).gold(1, 1).workers(1, 0).workers(2, 0).begin("deployment")
    assert label(scene, "raid 2") == (
        "move-raid who=1 cost=2 army (note-they-lose gold=1) (note-they-suffer unhappy=3)"
    )
    scene.do(0, "raid 2")
    assert (scene[0].deployed, scene[0].gold, scene[1].gold, scene[1].unhappy) == (2, 4, 0, 3)
    weak = other(3, raid__actions=2).armies(0, 1).begin("deployment")
    assert why(weak, "barbarians") == "R8.7 no-weak needed=2 actions=1"
    assert why(weak, "raid 2") == "R8.7 no-weak needed=2 actions=1"
    cheap = other(3, raid__actions=3, colony__actions=1).staffed(0, schools=1, garrisons=1)
    cheap.armies(0, 1).begin("deployment")
    assert cheap.legal(0, "colonise")
    assert not cheap.legal(0, "barbarians")


# Tracks, rewards and points


def test_a_shorter_population_track() -> None:
    """R1.5, R10.1"""
    scene = other(population__boxes=35).workers(0, 3, 34).dice(2).staffed(0, farms=2).begin()
    assert label(scene, "farms white1") == (
        "move-activate die=(part-die die=white1 face=2) building=farm (part-marks marks=1 worker)"
    )
    scene.do(0, "farms white1")
    assert (scene[0].population, scene[0].masteries()) == (35, 1)
    assert "35 of 35 boxes marked" in "\n".join(position(scene.state))
    drawn = "\n".join(draw_sheet(scene.state, 0))
    assert drawn.count("[X]") == 31
    assert shown(scene) == {"population.boxes": 35}


def test_humanism_at_another_box() -> None:
    """R3.4, R5.8: it may even come before Philosophy, and lie on a box of Culture."""
    scene = other(humanism__box=2, philosophy__box=5).science(0, upper=1).gold(0, 3).begin()
    told = "branch=upper box=2 brings=(brief-humanism)&(brief-culture boxes=1)"
    assert label(scene, "buy upper") == (
        "move-buy-science branch=upper box=2 cost=3 gold (note-brings "
        "brings=(brief-humanism)&(brief-culture boxes=1))"
    )
    scene.do(0, "buy upper", "mark a4")
    assert lines_of(scene, "science") == [f"say-science-brings who=0 {told}"]
    assert {text.split()[1] for text in scene.legal(0, "build")} == {
        "white1",
        "white2",
        "white3",
        "black",
    }
    assert why(scene, "build green") == "R3.4 no-green-die"


def test_a_plain_box_of_science_is_told_so() -> None:
    scene = other(humanism__box=3).science(0, upper=3).gold(0, 3).do(0, "buy upper")
    assert lines_of(scene, "science") == ["say-science who=0 branch=upper box=4"]


def test_what_caravans_bring() -> None:
    """R5.4"""
    numbers = {"caravans.science.1": 2, "caravans.gold": 1, "caravans.share": 3, "writing.box": 3}
    scene = Scene(3, numbers=numbers).dice(6).caravan(0, 1, 1).begin()
    assert label(scene, "caravan 1 white1") == (
        "move-caravan caravan=1 die=(part-die die=white1 face=6) (note-last-box get=1 "
        "happiness+1 gold+2 science)"
    )
    scene.do(0, "caravan 1 white1").each("done")
    assert (scene[0].trunk, scene[0].gold, scene[1].gold) == (2, 4, 6)
    assert lines_of(scene, "arrives") == [
        "say-arrives who=0 caravan=1 get=1 happiness+1 gold+2 science gold=3"
    ]


def test_seven_cohorts_of_two() -> None:
    """R1.5"""
    numbers = {f"cohorts.{place}": 2 for place in range(1, 8)}
    scene = Scene(1, numbers=numbers).soldiers(0, 3).begin("deployment")
    assert (scene[0].ready(), scene[0].armies()) == (1, 1)
    assert scene.do(0, "barbarians")[0].deployed == 1


def test_long_cohorts_are_trained_in_several_moves() -> None:
    """One move names 14 Soldiers at most."""
    numbers = {f"cohorts.{place}": 3 for place in range(1, 8)} | {"garrison.soldiers": 3}
    scene = Scene(1, numbers=numbers).dice(3, 3).staffed(0, garrisons=3).workers(0, 30)
    assert scene.legal(0, "garrisons", "white1")[-1] == "garrisons white1 for 9"
    scene.do(0, "garrisons white1 for 9", "garrisons white2 for 9")
    assert (scene[0].military, scene[0].masteries()) == (18, 0)
    assert scene[0].trainable(99, True) == 3


def test_what_buildings_produce() -> None:
    """R4.11"""
    numbers = {"farm.workers": 2, "mine.gold": 3, "school.boxes": 2}
    scene = Scene(1, numbers=numbers).dice(2, 5, 5).staffed(0, 1, 1, 1).science(0, trunk=0)
    scene.begin().do(0, "farms white1", "mines white2", "schools white3")
    assert (scene[0].workers, scene[0].gold, scene[0].trunk) == (5, 6, 2)


def test_other_values_of_moods_and_points() -> None:
    """R11.3, R11.5"""
    numbers = {"unhappiness.2": 7, "happiness.1": 5, "farm.points": 9, "mastery.points": 50}
    scene = Scene(1, numbers=numbers).mood(0, happy=1, unhappy=2).staffed(0, farms=1).gold(0, 0)
    assert scene[0].score() == 5 - 7 + 9
    assert scene.mood(0, happy=10)[0].score() == 80 + 50 + 9


def test_disaster_rows_of_one_box() -> None:
    """R6.6"""
    scene = other(disaster__boxes=1, disaster__culture__3=0).dice(1, 2, 2, 2, 2).gold(0, 0)
    scene.begin("disasters").roll(3)
    assert lines_of(scene, "omen") == ["say-omen disaster=barbarian-raid row=3 box=1 boxes=1"]
    assert "note-then-culture" not in prompt(scene)


def test_when_the_end_is_asked_for_and_what_it_costs() -> None:
    """R10.3, R10.5"""
    scene = other(2, announcement__percent=0, announcement__unhappiness=3)
    scene.begin("announcing", near=False)
    assert scene.asked() == [(0, "announce"), (1, "announce")]
    assert prompt(scene) == "ask-announce (note-announcing) (note-announced-in-vain unhappy=3)"
    scene.do(0, "announce").do(1, "quiet").each("done").peace()
    assert (scene[0].unhappy, scene[1].unhappy) == (3, 0)


# Where the numbers of a match are kept


def test_a_match_with_printed_numbers_carries_none() -> None:
    state = GAME.new(2, 1, numbers={"farm.lines": 8})
    assert isinstance(state, Empires)
    assert state.terms.numbers is AS_PRINTED
    assert state.to_data() == GAME.new(2, 1).to_data()
    assert "other_numbers" not in GAME.view(state.mask(0))
    told = Scene(1).begin().do(0, "tax").told
    assert [event.args for event in told if event.kind == "taxes"] == [[]]


@pytest.mark.parametrize("rules", [FIRST_RULES, GAME.version])
def test_other_numbers_are_saved_under_every_version(rules: int) -> None:
    state = GAME.new(2, 1, rules=rules, numbers={"gold.boxes": 40, "farm.lines": 9})
    data = json.loads(json.dumps(state.to_data()))
    assert data[-1] == ["numbers", "farm.lines", 9, "gold.boxes", 40]
    loaded = GAME.load(data)
    assert isinstance(loaded, Empires)
    assert (loaded.terms.rules, loaded.terms.numbers.gold) == (rules, 40)
    for copy in (loaded.clone(), loaded.mask(0)):
        assert isinstance(copy, Empires)
        assert copy.terms.numbers is copy.empires[1].numbers is loaded.terms.numbers


def test_a_save_is_held_to_the_numbers_of_its_match() -> None:
    data = json.loads(json.dumps(Scene(1).workers(0, 3, 60).begin().state.to_data()))
    assert GAME.load(data).to_data() == data
    with pytest.raises(BadData, match="out of range"):
        GAME.load([*data, ["numbers", "population.boxes", 50]])
    with pytest.raises(BadData, match=r"population\.boxes must be a whole number from 20 to 100"):
        GAME.load([*data, ["numbers", "population.boxes", 500]])


def test_a_number_out_of_its_bounds_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOption, match=r"^gold\.boxes must be a whole number from 12 to 49"):
        GAME.new(1, numbers={"gold.boxes": 50})


# All of them


@pytest.mark.parametrize("numbers", every_bound(GAME), ids=str)
def test_a_sheet_has_at_most_80_columns_at_every_bound(numbers: dict[str, int]) -> None:
    state = GAME.new(2, 1, numbers=numbers)
    assert isinstance(state, Empires)
    assert max(len(line) for line in draw_sheet(state, 0)) <= WIDEST
    position(state)


def test_bots_play_with_all_costs_raised() -> None:
    """Whatever the standard bot plans is legal, so that nobody ever pays what they do not have."""
    (raised,) = costs_raised(GAME)
    assert len(raised) == 15
    state = GAME.new(3, 5, numbers=raised)
    play(state, [GAME.standard() for _ in range(3)], 5)
    assert state.over()
    assert state.audit() == ""


def test_the_bot_still_wins_with_other_numbers() -> None:
    numbers = {"farm.lines": 10, "population.boxes": 50, "die.price": 2, "box.price": 4}
    report = simulate(GAME, ["standard", "random", "random"], games=3, seed=1, numbers=numbers)
    assert report.bots["standard"].win_share >= 0.6


def test_a_plan_of_the_bot_is_legal_step_by_step() -> None:
    scene = other(farm__lines=9, die__price=2, specialist__price=3).dice(6, 5, 4).gold(0, 9)
    scene.staffed(0, 1, 1).begin()
    look = outlook(scene.state, 0, True, 3, EVEN)
    for move in plan(scene[0], look).moves:
        assert move in scene.state.legal(0), MOVES.text(move)
        assert scene.state.apply(0, move) == OK
        if scene.asked() != [(0, "develop")]:
            break
