"""Other numbers than printed: the rules, their words, bots and views follow each of them."""

import json
import re
from pathlib import Path

import pytest

from aevum.core.errors import BadData, BadOption
from aevum.core.numbers import GRADE_TEXTS, GRADES, PUBLIC
from aevum.core.rng import Rng
from aevum.core.state import SPECTATOR
from aevum.core.terse import terse
from aevum.games.imperials import GAME
from aevum.games.imperials import messages as m
from aevum.games.imperials.bot.defence import SURE, attack_chance
from aevum.games.imperials.bot.mind import FORMER_MIND
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.data import ACTION_WORDS, ACTIONS, COSTS, NUMBERS
from aevum.games.imperials.moves import END, MOVES
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.scenes import Scene
from tests.rules.imperials.peek import RING, wonders

FOLDER = Path(GAME.folder)


def settled(mode: str = "basic", **numbers: int) -> Scene:
    """Return a village and a road at a table with other numbers; `_` stands for a dot."""
    wish = {name.replace("_", "."): value for name, value in numbers.items()}
    return Scene(3, mode, wish).village(0, "0,0 N").road(0, "0,0 NE")


def label(scene: Scene, seat: int, move: str) -> str:
    return terse(GAME.words.label(scene.state.mask(seat), scene.move(move)))


def chosen(scene: Scene, seat: int) -> str:
    """Return what the standard bot does in this seat's turn."""
    ask = scene.state.must(seat)
    assert ask is not None
    move = GAME.standard().choose(scene.seen_by(seat), ask, scene.state.legal(seat), Rng(1))
    return MOVES.text(move)


def said(scene: Scene, kind: str) -> str:
    return terse(GAME.words.say(scene.events(kind)[-1], scene.state))


# The table


def test_every_number_has_a_purpose_and_a_rule() -> None:
    for number in NUMBERS:
        assert str(number.about)
        assert number.grade in GRADES
        assert number.rule.startswith("R")
    others = len(NUMBERS) - len(ACTIONS)
    assert others == 157, (
        "RULES.md tells of so many numbers besides copies of cards: data.py has others"
    )


def test_costs_that_tests_raise_are_those_in_print() -> None:
    raised = [number.name for number in NUMBERS if number.cost]
    assert "town.ore" in raised
    assert "town.wood" not in raised
    assert all(number.printed for number in NUMBERS if number.cost)


def test_each_kind_of_action_card_names_its_paragraph() -> None:
    text = GAME.rules()
    for kind, word in enumerate(ACTION_WORDS):
        source = GAME.numbers.find(f"{word}.copies").rule
        assert f"**{source}** {ACTIONS[kind].name} ({ACTIONS[kind].copies}" in text


def test_the_reference_lists_every_number_but_goods_that_a_thing_does_not_cost() -> None:
    text = GAME.rules()
    for number in NUMBERS:
        listed = f"| `{number.name}` | {number.about} | {number.printed} |" in text
        assert listed is not (number in COSTS and number.printed == 0)
    grade = GRADE_TEXTS[PUBLIC]
    assert f"| `fence.brick` | Brick for a fence | 2 | {grade} | R6.1 |" in text


def test_the_reference_is_told_in_german() -> None:
    german = GAME.rules("de")
    assert german.count("\n|") == GAME.rules().count("\n|")
    assert "| Zahl | was sie angibt | gedruckt | wie sicher | Regel |" in german
    assert "| `fence.brick` | " in german
    assert "| 2 | aus einer öffentlichen Quelle | R6.1 |" in german


def test_a_number_without_place_in_the_move_table_is_refused() -> None:
    for wish in ({"offers.open": 5}, {"improvement.levels": 6}, {"market.ratio": 1}):
        with pytest.raises(BadOption):
            GAME.new(3, numbers=wish)


def test_no_number_of_the_table_is_repeated_in_the_rules() -> None:
    """Seconds, ratios and prices stand in data.py alone: there are no calls with them elsewhere."""
    clocks = re.compile(r"(?:\.by|\.seconds)\(\d")
    for path in FOLDER.rglob("*.py"):
        assert not clocks.search(path.read_text(encoding="utf-8")), path.name


# Costs


def test_a_dearer_town_is_neither_offered_nor_tried() -> None:
    """R6.1, R6.5"""
    cheap = settled().hand(0, wheat=2, ore=3).acting(0)
    assert cheap.legal(0, "town")
    assert chosen(cheap, 0).startswith("town")
    dear = settled(town_ore=4).hand(0, wheat=2, ore=3).acting(0)
    assert not dear.legal(0, "town")
    assert dear.refusal(0, "town 0,0 N") == (
        "R6.1 no-cost piece=town cost=2 wheat+4 ore missing=1 ore"
    )
    assert not chosen(dear, 0).startswith("town")
    assert GAME.view(dear.state.mask(0))["cost_town"] == (0, 0, 0, 2, 4, 0, 0, 0)


def test_a_dearer_town_is_paid_in_full() -> None:
    scene = settled(town_ore=4).hand(0, wheat=2, ore=4).acting(0)
    corner = scene.corner("0,0 N")
    assert label(scene, 0, "town 0,0 N") == f"move-town where=corner {corner} cost=2 wheat+4 ore"
    scene.do(0, "town 0,0 N")
    assert scene.hand_of(0) == {}
    assert scene.market()["ore"] == 24


def test_a_hint_counts_with_the_price_of_this_table() -> None:
    scene = settled(town_ore=5).hand(0, wheat=2, ore=4).acting(0)
    told = GAME.explain(scene.state.mask(0), 0, [END], GAME.standard())
    assert told is not None
    town = m.do_goal_piece(piece="town")
    assert told.reason.args["goal"] == town.inner()
    assert (
        told.reason.args["missing"]
        == m.hint_goal_rounds(goal=town, missing=[("ore", 1)], n=1).args["missing"]
    )
    goals = {
        MOVES.row(goal.move).name: goal.cost for goal in Outlook(scene.state, 0, FORMER_MIND).goals
    }
    assert goals["town"] == [0, 0, 0, 2, 5, 0, 0, 0]


def test_something_can_cost_a_commodity() -> None:
    """R6.1, R15.1"""
    scene = Scene(3, "wonders", {"fence.brick": 0, "fence.paper": 1}).town(0, "0,0 N")
    scene.hand(0, paper=1).acting(0)
    assert label(scene, 0, "fence 0,0 N").endswith("cost=1 paper (note-limit n=2)")
    scene.do(0, "fence 0,0 N")
    assert scene.hand_of(0) == {}


def test_what_costs_nothing_can_be_built_with_an_empty_hand() -> None:
    scene = settled(road_wood=0, road_brick=0).acting(0)
    assert scene.legal(0, "road")
    assert " (note-free)" in label(scene, 0, scene.legal(0, "road")[0])
    assert {scene.state.random_move(0, Rng(seed)) for seed in range(60)} == set(
        scene.state.legal(0)
    )


def test_a_step_up_has_a_price_of_its_own() -> None:
    """R13.2"""
    scene = settled("wonders", upgrade_ore=2).road(0, "0,0 E").warrior(0, "0,0 NE")
    scene.hand(0, wool=1, ore=1).acting(0)
    assert scene.refusal(0, "upgrade 0,0 NE").endswith(" missing=1 ore")
    assert label(scene, 0, "warrior 0,0 SE").endswith(" cost=1 wool+1 ore")
    view = GAME.view(scene.state.mask(0))
    assert view["cost_warrior"] == (0, 0, 1, 0, 1, 0, 0, 0)
    assert view["cost_upgrade"] == (0, 0, 1, 0, 2, 0, 0, 0)


def test_medicine_names_its_price() -> None:
    """R16.6"""
    scene = settled("wonders", medicine_ore=3).holds(0, "Medicine").hand(0, wheat=1, ore=2)
    scene.acting(0)
    assert scene.refusal(0, "play medicine") == (
        "R16.6 no-cost-medicine cost=1 wheat+3 ore missing=1 ore"
    )
    texts = GAME.view(scene.state.mask(0))["card_texts"]
    assert isinstance(texts, list)
    cost = ["+", "good", "wheat", 1, "ore", 3]
    assert ["about-medicine", {"cost": cost}] in texts


def test_an_improvement_costs_what_its_level_says() -> None:
    """R11.4, R16.2"""
    scene = Scene(3, "wonders", {"improvement.cost.2": 4, "crane.discount": 2})
    scene.town(0, "0,0 N").levels(0, science=1).holds(0, "Crane").hand(0, paper=3).acting(0)
    assert scene.refusal(0, "improve science") == (
        "R11.4 no-improve-cost colour=science level=2 cost=4 paper held=3"
    )
    assert GAME.view(scene.state.mask(0))["cost_levels"] == (1, 4, 3, 4, 5)
    scene.do(0, "play crane")
    assert label(scene, 0, "colour science") == "move-improve colour=science level=2 cost=2 paper"
    scene.do(0, "colour science")
    assert scene.hand_of(0) == {"paper": 1}


# Pieces and levels


def test_fewer_pieces_run_out_sooner() -> None:
    """R6.6, R13.2"""
    scene = settled(road_pieces=2).road(0, "0,0 E").hand(0, wood=1, brick=1).acting(0)
    assert scene.refusal(0, "road 0,0 SE") == "R6.6 no-pieces-left n=2 piece=road"
    left = GAME.view(scene.state.mask(0))["left"]
    assert isinstance(left, list)
    assert left[0] == 0
    scene = settled("wonders", warrior_pieces_1=1).warrior(0, "0,0 NE").hand(0, wool=1, ore=1)
    assert scene.acting(0).refusal(0, "warrior 1,-1 S") == (
        "R13.2 no-pieces-left n=1 piece=regular-warrior"
    )


def test_a_fence_keeps_more_cards() -> None:
    """R15.1"""
    scene = Scene(3, "wonders", {"fence.limit": 5}).town(0, "0,0 N").fence("0,0 N").acting(0)
    assert GAME.view(scene.state.mask(0))["hand_limits"] == [12, 7, 7]


def test_levels_can_be_fewer_and_bring_things_sooner() -> None:
    """R11.4, R11.9, R12.1, R13.3"""
    numbers = {"strategic.level": 2, "wonder.level": 2, "improvement.levels": 3}
    scene = Scene(3, "wonders", numbers).town(0, "0,0 N").levels(0, military=1, trade=3)
    scene.hand(0, coin=2, cloth=3).acting(0)
    assert label(scene, 0, "improve military") == (
        "move-improve colour=military level=2 cost=2 coin"
        " (note-work work=barracks) (note-wonder work=arsenal points=2)"
    )
    assert scene.refusal(0, "improve trade") == "R11.4 no-improve-top colour=trade level=3"
    scene.do(0, "improve military")
    assert said(scene, "improves").endswith("colour=military level=2 work=barracks")
    assert len(scene.events("wonder")) == 1


def test_the_red_die_asks_for_other_levels() -> None:
    """R11.7"""
    scene = Scene(3, "wonders", {"draw.level.6": 1}).levels(1, trade=1).before_roll(0)
    scene.roll(6, 2, "trade").chance("drawn merchant")
    assert scene.actions_of(1) == {"Merchant": 1}


# Points


def test_points_are_those_of_the_table() -> None:
    """R10.1, R9.6, R14.3"""
    numbers = {"village.points": 3, "town.points": 5, "treasure.points": 2}
    scene = Scene(2, "basic", numbers).village(0, "0,0 N").town(0, "0,0 S").holds(0, "Treasure")
    scene.acting(0)
    assert scene.state.points == [8, 0]
    assert scene.state.scores() == [10, 0]
    view = GAME.view(scene.state.mask(0))
    assert view["hidden_points"] == 2
    sources = view["sources"]
    assert isinstance(sources, list)
    assert sources[:2] == [3, 5]
    assert scene.state.over()


def test_an_award_tells_its_points() -> None:
    """R10.4"""
    scene = Scene(2, "basic", {"route.length": 3, "route.points": 4}).village(0, "0,0 N")
    scene.road(0, *RING[:2]).hand(0, wood=1, brick=1).acting(0)
    scene.do(0, f"road {RING[2]}")
    assert scene.state.points[0] == 5
    assert said(scene, "route") == "say-route who=0 roads=3 points=4"


def test_events_with_printed_numbers_say_nothing_of_them() -> None:
    scene = Scene(2).village(0, "0,0 N").road(0, *RING[:4]).hand(0, wood=1, brick=1).acting(0)
    scene.do(0, f"road {RING[4]}")
    assert scene.events("route")[-1].args == [-1, 5]
    assert said(scene, "route").endswith("roads=5 points=2")


def test_a_card_that_is_shown_tells_its_points() -> None:
    """R16.8"""
    scene = Scene(3, "wonders", {"printer.points": 3}).levels(0, science=1).before_roll(0)
    scene.roll(1, 1, "science").chance("drawn printer")
    assert said(scene, "shows") == "say-shows who=0 card=printer points=3"
    assert scene.state.points[0] == 3


# Production and the market


def test_tiles_yield_what_the_table_says() -> None:
    """R5.1, R5.4, R11.2"""
    scene = Scene(2, "basic", {"village.cards": 3, "town.cards": 4})
    scene.village(0, "0,0 N").town(1, "0,0 S").before_roll(0).roll(1, 3)
    assert scene.hand_of(0)["wheat"] == 3
    assert scene.hand_of(1)["wheat"] == 4
    scene = Scene(2, "wonders", {"town.resources": 0, "town.commodities": 3}).robber("2,0")
    scene.town(0, "-1,0 N").before_roll(0).roll(1, 2)
    assert scene.hand_of(0) == {"paper": 3}


def test_a_granary_gives_more_than_one_card() -> None:
    """R11.9"""
    scene = Scene(2, "wonders", {"granary.cards": 2}).levels(0, science=3).before_roll(0)
    scene.roll(1, 1)
    ask = scene.state.must(0)
    assert ask is not None
    assert terse(GAME.words.prompt(scene.state.mask(0), ask)) == "[granary] ask-pick n=2"
    scene.do(0, "card wood", "card ore")
    assert scene.hand_of(0) == {"wood": 1, "ore": 1}


def test_the_best_ratio_counts() -> None:
    """R8.1, R8.2"""
    scene = Scene(2, "basic", {"general-port.ratio": 5, "resource-port.ratio": 3})
    scene.village(0, "-1,-1 NW").village(0, "0,-2 NW").hand(0, wood=3, brick=4).acting(0)
    ratios = GAME.view(scene.state.mask(0))["ratios"]
    assert isinstance(ratios, list)
    assert ratios[:5] == [3, 4, 4, 4, 4]
    assert label(scene, 0, "market wood for ore") == "move-market give=3 wood get=1 ore"
    scene.do(0, "market wood for ore")
    assert scene.refusal(0, "market ore for wood") == "R8.1 no-market-ratio n=4 good=ore held=1"
    assert "5:1" in GAME.draw(scene.state.mask(0))


def test_stock_bounds_what_can_be_asked_for() -> None:
    """R2.15, R8.7"""
    scene = Scene(2, "basic", {"stock.ore": 5}).hand(0, wood=1).acting(0)
    scene.do(0, "offer", *["ask ore"] * 5)
    assert scene.refusal(0, "ask ore") == "R8.7 no-ask-more goods=5 ore"
    assert GAME.view(scene.state.mask(0))["stock"] == (24, 24, 24, 24, 5, 12, 12, 12)


# Cards, the dragon, offers, clocks


def test_copies_make_the_decks() -> None:
    """R9.1"""
    scene = Scene(2, "basic", {"warrior.copies": 0, "treasure.copies": 9})
    assert scene.state.decks[3].size() == 15
    scene.hand(0, wool=1, wheat=1, ore=1).acting(0)
    assert label(scene, 0, "buy").endswith("(note-left n=15)")
    scene.do(0, "buy")
    assert scene.odds()["drawn treasure"] == 9


def test_cards_give_what_the_table_says() -> None:
    """R9.2, R9.7, R9.8, R17.5"""
    numbers = {"road-builder.roads": 3, "harvest.cards": 4, "action.plays": 2}
    scene = Scene(2, "basic", numbers).village(0, "0,0 N").road(0, "0,0 NE")
    scene.holds(0, "Road Builder").holds(0, "Harvest", 2).acting(0)
    assert label(scene, 0, "play road-builder") == (
        "move-play card=road-builder (brief-road-builder roads=3)"
    )
    scene.do(0, "play harvest", *["card ore"] * 4)
    assert scene.hand_of(0) == {"ore": 4}
    assert GAME.view(scene.state.mask(0))["card_played"] is False
    scene.do(0, "play road-builder", *[f"side {side}" for side in RING[1:4]])
    assert scene.refusal(0, "play harvest") == "R9.2 no-play-limit n=2"


def test_a_monopoly_and_a_fleet_tell_their_numbers() -> None:
    """R17.4, R17.5"""
    numbers = {"resource-monopoly.cards": 3, "merchant-fleet.ratio": 3}
    scene = Scene(2, "wonders", numbers).hand(1, ore=5)
    scene.holds(0, "Resource Monopoly").holds(0, "Merchant Fleet").acting(0)
    scene.do(0, "play resource-monopoly", "card ore")
    assert scene.hand_of(0) == {"ore": 3}
    scene.do(0, "play merchant-fleet", "card ore")
    assert said(scene, "fleet") == "say-fleet who=0 n=3 good=ore"
    assert scene.can(0, "market ore for wood")


def test_the_dragon_has_its_own_way_and_faces() -> None:
    """R11.6, R14.1, R14.2"""
    scene = Scene(2, "wonders", {"dragon.steps": 2, "event.dragon": 1, "event.trade": 0})
    scene.before_roll(0)
    assert "Dragon [D--] 2 steps away" in GAME.draw(scene.state.mask(0))
    scene.do(0, "roll")
    assert {text.split()[-1] for text in scene.odds()} == {"science", "military", "dragon"}
    assert attack_chance(scene.state, 1) == 0
    assert attack_chance(scene.state, 2) == SURE // 9
    assert set(scene.odds().values()) == {1}


def test_strength_against_the_dragon_is_a_number() -> None:
    """R13.2, R14.2"""
    scene = Scene(2, "wonders", {"warrior.strength.3": 7}).warrior(0, "0,0 N", 3, active=True)
    scene.acting(0)
    assert GAME.view(scene.state.mask(SPECTATOR))["strengths"] == [7, 0]


def test_fewer_offers_are_open_at_a_time() -> None:
    """R8.10"""
    scene = Scene(2, "basic", {"offers.open": 1}).hand(0, wood=2).acting(0)
    scene.do(0, "offer", "give wood", "ask ore", "send")
    assert scene.refusal(0, "offer") == "R8.10 no-offers-open n=1"


@pytest.mark.parametrize(("speed", "left"), [("slow", 10_000), ("normal", 5_000), ("fast", 2_000)])
def test_clocks_have_the_seconds_of_the_table(speed: str, left: int) -> None:
    """R20.1"""
    scene = Scene(2, "basic", {"seconds.roll": 5}, speed=speed).before_roll(0)
    ask = scene.state.must(0)
    assert ask is not None
    assert ask.deadline == left


# Saves, records, masks


def test_a_save_keeps_other_numbers_and_checks_them() -> None:
    scene = wonders(numbers={"dragon.steps": 12}).before_roll(0).reload()
    assert scene.state.dragon == 12
    data = json.loads(json.dumps(scene.state.to_data()))
    assert data[-1] == ["numbers", "dragon.steps", 12]
    with pytest.raises(BadData):
        GAME.load(data[:-1])  # the dragon is further away than the printed way is long
    data[-1][2] = 99
    with pytest.raises(BadData):
        GAME.load(data)


def test_masks_and_clones_share_the_numbers() -> None:
    state = GAME.new(2, numbers={"town.ore": 4})
    assert isinstance(state, Imperials)
    mask, copy = state.mask(0), state.clone()
    assert isinstance(mask, Imperials)
    assert mask.terms.numbers is copy.terms.numbers is state.terms.numbers


def test_a_view_names_only_what_is_not_printed() -> None:
    assert "other_numbers" not in GAME.view(GAME.new(2).mask(0))
    changed = GAME.new(2, numbers={"town.ore": 4, "road.wood": 1, "dragon.steps": 9})
    assert GAME.view(changed.mask(0))["other_numbers"] == {"town.ore": 4, "dragon.steps": 9}
