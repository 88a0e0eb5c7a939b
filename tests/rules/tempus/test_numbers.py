"""Other numbers than printed: legality, payment, words, counts and plans follow them."""

import json

import pytest

from aevum.core.errors import BadData, BadOption
from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.core.terse import terse
from aevum.games.tempus import GAME, solve
from aevum.games.tempus.bot.budget import Budget
from aevum.games.tempus.bot.search import Search
from aevum.games.tempus.bot.sheet import Sheet as SearchSheet
from aevum.games.tempus.bot.trails import Trails
from aevum.games.tempus.data import AS_PRINTED, BIT, FIRST_BUILDINGS, NUMBERS
from aevum.games.tempus.moves import MOVES
from aevum.games.tempus.rules.dates import date_of_seed, write_date
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.scenes import (
    EXAMPLE,
    at,
    label,
    log,
    offers,
    pass_until,
    play,
    position,
    prompt,
    refuse,
    start,
)
from aevum.testing import Case
from aevum.testing.numbers import check_playable, costs_raised, every_bound
from tests.profile import amount
from tests.rules.tempus.reference import Prices, Sheet
from tests.rules.tempus.test_random import keen_move

FEW = 300  # drafts: enough to meet every kind of move, quick even when interpreted
ODD = {
    "fee.gold": 3,
    "forest.wood": 6,
    "quarry.stone": 5,
    "farm.stone": 1,
    "farm.gold": 1,
    "market.wood": 3,
    "market.gold": 1,
    "fort.wood": 2,
    "fort.gold": 2,
    "castle.wood": 1,
    "castle.stone": 3,
    "castle.gold": 4,
    "farm.income": 2,
    "market.income": 3,
    "fort.income": 4,
    "castle.income": 5,
    "raid.gold": 2,
    "farm.points": 3,
    "market.points": 6,
    "fort.points": 4,
    "castle.points": 12,
    "point.gold": 7,
    "road.points": 2,
    "lake.points": 3,
    "enemy.points": -4,
    "start.gold": 40,
}
ODD_PRICES = Prices(
    {"farm": (1, 1, 1), "market": (3, 0, 1), "fort": (2, 1, 2), "castle": (1, 3, 4)},
    {"farm": 3, "market": 6, "fort": 4, "castle": 12},
    fee=3,
    farm_gold=2,
    market_gold=3,
    castle_gold=5,
    raid_gold=2,
    gold_a_point=7,
    road_points=2,
    lake_points=3,
    enemy_points=-4,
)
SUPPLY = "S 4 6, S 4 7, S 4 8, E 4 8, E 3 8, E 3 9, S 3 9"  # two forests and a quarry


def log_of(state: TempusState, words: str) -> list[str]:
    """Make a move and return what the log says of it."""
    state.events = []
    play(state, words)
    return log(state)


def bounds(high: bool) -> dict[str, int]:
    """Return every number at its lowest or at its highest."""
    return {number.name: number.high if high else number.low for number in NUMBERS}


# The fee and prices


def test_a_fee_of_three_gold() -> None:
    """R3.3, R3.5"""
    numbers = {"fee.gold": 3}
    state = position(gold=3, numbers=numbers)
    assert prompt(state).startswith("ask-turn action=road fee=3")
    assert label(state, "dig 7 2 paid") == "move-dig square=b7 (note-fee gold=3)"
    assert GAME.view(state)["fee"] == 3
    assert log_of(state, "dig 7 2 paid") == ["say-dig who=0 square=b7 fee=3"]
    assert state.gold == 0
    poor = position(gold=2, numbers=numbers)
    assert offers(poor, "dig") == []
    assert refuse(poor, "dig 7 2 paid") == "R3.5 no-fee fee=3 gold=2"


def test_a_free_fee_is_paid_all_the_same() -> None:
    """R3.4"""
    state = position(gold=0, numbers={"fee.gold": 0})
    assert "dig 7 2 paid" in offers(state, "dig")
    assert log_of(state, "dig 7 2 paid") == ["say-dig who=0 square=b7 fee=0"]


def test_a_market_of_three_wood_and_one_stone() -> None:
    """R5.2, R5.6: units are counted beyond two, and asked for one by one."""
    numbers = {"market.wood": 3, "market.stone": 1, "market.gold": 4}
    short = position(turn=1, roads=SUPPLY, units={"4 6": 1, "3 9": 1}, numbers=numbers)
    assert short.wood_at(at("4 8")) == 2
    lacking = "R5.3 no-goods building=market good=wood need=3 there=2 square=h4"
    assert refuse(short, "build market 4 8") == lacking
    poor = position(turn=1, gold=3, roads=SUPPLY, numbers=numbers)
    assert refuse(poor, "build market 4 8") == "R3.5 no-gold building=market cost=4 gold=3"
    state = position(turn=1, gold=9, roads=SUPPLY, numbers=numbers)
    cost = "cost=3 wood+1 stone+4 gold"
    assert label(state, "build market 4 8") == f"move-build building=market square=h4 {cost}"
    assert GAME.view(state)["buildings_wood"] == (1, 3, 1, 0)
    told = log_of(state, "build market 4 8")
    assert told == ["say-build who=0 building=market square=h4 gold=4 fee=0"]
    wood, stone = state.wood_at(at("4 8")), state.stone_at(at("4 8"))
    assert prompt(state).endswith("(note-due goods=3 wood+1 stone)")
    play(state, *["pay 4 6"] * 3)
    assert (state.wood_at(at("4 8")), state.stone_at(at("4 8"))) == (wood - 3, stone - 1)
    assert (state.gold, state.site, state.cell[at("4 8")]) == (5, -1, 5)


def test_the_log_tells_price_and_fee_apart() -> None:
    state = position(gold=9, roads=SUPPLY, numbers={"fort.gold": 4, "fee.gold": 1})
    (begun, *_) = log_of(state, "build fort 4 8 paid")
    assert begun == "say-build who=0 building=fort square=h4 gold=4 fee=1"


def test_forests_of_one_unit() -> None:
    """R2.6: two units then come from two forests."""
    numbers = {"forest.wood": 1, "quarry.stone": 9}
    state = position(turn=1, roads="S 4 6, S 4 7, S 4 8", numbers=numbers)
    assert state.units_at(at("4 6")) == 1
    assert offers(state, "build farm") != []
    assert offers(state, "build market") == []
    both = position(turn=1, roads=SUPPLY, numbers=numbers)
    assert "build market 4 8" in offers(both)
    play(both, "build market 4 8")
    assert (both.units_at(at("4 6")), both.units_at(at("3 9")), both.site) == (0, 0, -1)
    assert GAME.draw(state).splitlines()[-3].startswith("w1 forest, 1 wood; s9 quarry, 9 stone")
    assert (GAME.view(state)["forest_wood"], GAME.view(state)["quarry_stone"]) == (1, 9)


# Uses, raids and the end


def test_what_uses_bring() -> None:
    """R6.2 to R6.5"""
    numbers = {"farm.income": 4, "market.income": 3, "castle.income": 5, "fort.income": 0}
    roads = ", ".join(f"S 4 {column}" for column in range(1, 8))
    buildings = {"4 2": "castle", "5 3": "market", "5 4": "farm", "5 6": "fort"}
    state = position(turn=2, gold=9, roads=roads, buildings=buildings, numbers=numbers)
    incomes = [state.income(at(place)) for place in ("5 4", "5 3", "4 2", "5 6")]
    assert incomes == [4, 3, 10, 0]
    assert label(state, "use 5 3") == "move-use building=market square=c5 (note-gain gold=3)"
    assert (
        label(state, "use 5 6 strike 5 5") == "move-strike square=f5 target=e5 (note-gain gold=0)"
    )
    assert log_of(state, "use 5 6 strike 5 5") == ["say-strike square=f5 target=e5 gold=0 fee=0"]
    assert state.gold == 9


def test_raiders_that_take_three_gold() -> None:
    """R7.2, R7.3"""
    state = pass_until(start(numbers={"raid.gold": 3}), 9)
    raiders = len(state.raiders())
    assert raiders == 2
    assert GAME.view(state)["raid_gold"] == 3 * raiders
    play(state, "pass")
    assert state.gold == 4
    assert pass_until(state, 20).gold == 0


@pytest.mark.parametrize("rounds", [1, 3, 6])
def test_a_game_of_other_rounds(rounds: int) -> None:
    """R3.1, R8.1"""
    state = start(numbers={"rounds": rounds})
    assert GAME.draw(state).count("Round") == rounds + 1
    pass_until(state, 10 * rounds)
    assert state.over()
    assert (GAME.view(state)["round"], GAME.view(state)["rounds"]) == (rounds, rounds)
    assert terse(GAME.words.why(state, 0, MOVES.parse("pass"))) == "R8.1 no-over"


def test_no_game_has_more_buildings_than_bits() -> None:
    most = GAME.numbers.find("rounds").high * 10
    assert FIRST_BUILDINGS + most <= len(BIT)
    assert BIT[-1] < 1 << 63


def test_other_points() -> None:
    """R8.2 to R8.6"""
    numbers = {"farm.points": 7, "point.gold": 3, "road.points": 4, "enemy.points": -1}
    dug = "8 1, 8 3"
    plain = position(gold=11, roads="E 1 1, E 2 1", dug=dug, buildings={"7 2": "farm"})
    state = position(
        gold=11,
        roads="E 1 1, E 2 1",
        dug=dug,
        buildings={"7 2": "farm"},
        numbers={**numbers, "lake.points": 2},
    )
    parts, before = state.breakdown(), plain.breakdown()
    assert (parts.of("farms"), parts.of("road"), parts.length) == (21, 8, 2)
    assert (parts.of("gold"), parts.of("enemies"), parts.of("lakes")) == (
        3,
        -10,
        2 * before.of("lakes"),
    )
    assert before.of("lakes") > 0
    view = GAME.view(state)
    assert (view["road_length"], view["road_points"], parts.of("road")) == (2, 4, 8)
    assert sum(water.points() for water in parts.waters) == parts.of("lakes")
    assert state.scores() == [parts.total]


# The slow rules beside the quick ones


def test_the_quick_rules_agree_with_the_slow_ones() -> None:
    """The same legal moves at every question, the same gold and the same scores."""
    for seed in range(amount(ci=12, soak=200)):
        state, rng = start(write_date(date_of_seed(seed)), ODD), Rng(seed)
        while state.asks:
            sheet = Sheet(state, ODD_PRICES)
            assert {MOVES.text(move) for move in state.legal(0)} == sheet.legal()
            lost = 2 * sheet.raiders() if state.turn % 10 == 9 else 0
            before, move = int(state.gold), keen_move(state, rng)
            name, args = MOVES.row(move).name, MOVES.row(move).args(move)
            assert state.apply(0, move) == OK
            assert state.audit() == ""
            if name == "use":
                income = sheet.income((args[1] // 10 + 1, args[1] % 10 + 1))
                assert state.gold == max(0, before + income - 3 * args[0] - lost)
        if len(state.drawn) < 20:
            assert state.scores() == [Sheet(state, ODD_PRICES).score()]
        assert state.scores() == [state.breakdown().total]


# The solver


@pytest.mark.parametrize(
    "numbers",
    [ODD, bounds(high=False), bounds(high=True), *costs_raised(GAME), {"rounds": 6}],
    ids=["odd", "lowest", "highest", "costs raised", "long"],
)
def test_a_plan_is_legal_and_scores_what_it_says(numbers: dict[str, int]) -> None:
    for seed, date in enumerate((EXAMPLE, "2611150617", "5610261717")):
        state = start(date, numbers)
        plan = solve(state, nodes=FEW, seed=seed)
        search = Search(state, Budget(0.0, FEW, None), seed)
        search.run()
        for move in plan.moves:
            assert move in state.legal(0)
            assert state.apply(0, move) == OK
        assert state.over()
        assert state.scores() == [plan.score]
        # A road with rings may turn out longer than the search believed, never shorter.
        gold = GAME.numbers.settle(numbers).of("point.gold")
        most = 2 * GAME.numbers.settle(numbers).of("road.points")
        assert 0 <= plan.score - search.best // gold <= most


def test_a_plan_follows_what_pays() -> None:
    """Castles for the taking, or lakes worth nothing: the same date is played otherwise."""

    def built(numbers: dict[str, int]) -> dict[str, int]:
        state = start(EXAMPLE, numbers)
        for move in solve(state, nodes=4 * FEW, seed=1).moves:
            state.apply(0, move)
        score = state.breakdown()
        return {
            "castles": score.of("castles") // state.numbers.points[3],
            "lakes": score.of("lakes"),
        }

    plain = built({})
    cheap = {"castle.gold": 0, "castle.stone": 1, "castle.points": 50}
    assert built(cheap)["castles"] > plain["castles"]
    assert built({"lake.points": 10})["lakes"] > 10 * plain["lakes"] // 2


def test_the_search_takes_back_more_units_than_two() -> None:
    state = position(turn=1, gold=30, roads=SUPPLY, numbers={"castle.wood": 4, "castle.stone": 4})
    sheet = SearchSheet(state, Trails(), 1)
    before = (sheet.units[:], sheet.some, sheet.more)
    square = sheet.squares[at("4 8")]
    assert sheet._payable(sheet.some, 3)
    sheet.build(square, 3)
    assert sum(before[0]) - sum(sheet.units) == 8
    sheet.unbuild()
    assert (sheet.units, sheet.some, sheet.more) == before


# Where the numbers of a match are kept


def test_a_match_with_printed_numbers_carries_none() -> None:
    state = start(EXAMPLE, {"fee.gold": 2})
    assert state.numbers is AS_PRINTED
    assert state.to_data() == start().to_data()
    state = position(turn=1, roads=SUPPLY)
    state.events = []
    play(state, "build fort 4 8")
    assert len(state.events[0].args) == 3


def test_other_numbers_are_saved_and_shared() -> None:
    state = start(EXAMPLE, {"rounds": 6, "castle.stone": 3})
    data = json.loads(json.dumps(state.to_data()))
    assert data[-1] == ["numbers", "rounds", 6, "castle.stone", 3]
    loaded = GAME.load(data)
    assert isinstance(loaded, TempusState)
    assert loaded.numbers.stone == (0, 0, 1, 3)
    for copy in (loaded.clone(), loaded.mask(0)):
        assert isinstance(copy, TempusState)
        assert copy.numbers is loaded.numbers


def test_a_save_is_held_to_the_numbers_of_its_match() -> None:
    data = json.loads(json.dumps(pass_until(start(), 20).to_data()))
    assert GAME.load(data).to_data() == data
    with pytest.raises(BadData, match="a number is out of range"):
        GAME.load([*data, ["numbers", "rounds", 1]])
    with pytest.raises(BadData, match="a square has too much"):
        GAME.load([*data, ["numbers", "forest.wood", 2]])
    with pytest.raises(BadData, match="rounds must be a whole number from 1 to 6"):
        GAME.load([*data, ["numbers", "rounds", 9]])


def test_a_number_out_of_its_bounds_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOption, match=r"^farm\.wood must be a whole number from 1 to 4"):
        GAME.new(numbers={"farm.wood": 0})


# All of them


def test_every_number_has_a_rule() -> None:
    paragraphs = GAME.rules()
    for number in NUMBERS:
        assert f"**{number.rule}**" in paragraphs


@pytest.mark.parametrize(
    "numbers",
    [*every_bound(GAME), bounds(high=False), bounds(high=True)],
    ids=[*map(str, every_bound(GAME)), "lowest", "highest"],
)
def test_a_game_at_every_bound(numbers: dict[str, int]) -> None:
    """Tempus is quick enough for it when interpreted; the others are tried compiled."""
    check_playable(Case(GAME, 1, 1, numbers=numbers))


def test_the_bot_plays_with_all_costs_raised() -> None:
    (raised,) = costs_raised(GAME)
    assert len(raised) == 13
    state = start(EXAMPLE, raised)
    for move in solve(state, nodes=FEW).moves:
        assert state.apply(0, move) == OK
        assert state.audit() == ""
    assert state.over()
