"""Numbers of a game are checked and used, and stored in saves and records if they differ."""

import json

import pytest

from aevum.core.data import fingerprint
from aevum.core.errors import BadData, BadOption
from aevum.core.match import Match, replay, verify
from aevum.core.numbers import RECONSTRUCTED, Number, NumberTable, number_row
from aevum.core.record import Record, from_json, from_text, load_json
from aevum.core.rng import Rng
from aevum.core.state import State
from aevum.games import registry
from aevum.games.template.game import Template
from aevum.games.template.rules.state import Race
from aevum.testing.case import play_on
from tests.tiny import TINY

TOWN = Number("town.ore", 3, 0, 9, "Ore for a town", cost=True)
TABLE = NumberTable(
    "Land",
    (
        TOWN,
        Number("town.wheat", 2, 0, 9, "Wheat for a town", cost=True),
        *number_row(
            "money", (0, 4, 7), 0, 50, lambda n: f"Dollars of player {n}", RECONSTRUCTED, "R1"
        ),
        *[Number(f"god-{n}.cost", n, 0, 9, f"Cards for god {n}") for n in range(1, 9)],
    ),
)
TEMPLATE = registry.find("template")
HAGGLE = TINY[0]  # it declares no numbers
SOME = "It has 13, such as town.ore, town.wheat, money.1, money.2, money.3, god-1.cost."


def race(state: State) -> Race:
    assert isinstance(state, Race)
    return state


# Requested numbers


@pytest.mark.parametrize("given", [4, "4", " 4 ", "+4"])
def test_a_value_is_read_also_as_typed(given: object) -> None:
    values = TABLE.settle({"town.ore": given})
    assert (values.of("town.ore"), values.of("town.wheat")) == (4, 2)
    assert values.changed == {"town.ore": 4}


@pytest.mark.parametrize(
    "given", [10, -1, "10", "x", "", "4.5", 4.0, True, None, [], "٣", "9" * 30, "1_0"]
)
def test_anything_else_is_refused_with_the_bounds(given: object) -> None:
    with pytest.raises(
        BadOption, match=r"^town\.ore must be a whole number from 0 to 9 \(3 in print\)"
    ):
        TABLE.settle({"town.ore": given})


def test_a_wish_for_what_is_printed_changes_nothing() -> None:
    assert TABLE.settle({"town.ore": 3}) is TABLE.settle({}) is TABLE.settle(None) is TABLE.printed
    assert TABLE.printed.changed == {}


def test_changes_keep_the_order_of_the_table() -> None:
    values = TABLE.settle({"money.2": 5, "town.ore": 4})
    assert list(values.changed) == ["town.ore", "money.2"]


def test_a_row_is_read_whole() -> None:
    assert TABLE.printed.row("money") == (0, 4, 7)
    assert TABLE.settle({"money.3": 9}).row("money") == (0, 4, 9)
    assert str(TABLE.find("money.2").about) == "Dollars of player 2"
    assert TABLE.find("money.2").grade == RECONSTRUCTED


def test_a_view_tells_what_is_not_as_printed_and_nothing_else() -> None:
    assert TABLE.printed.view() == TABLE.settle({"town.ore": 3}).view() == {}
    values = TABLE.settle({"money.2": 5})
    assert values.view() == {"other_numbers": {"money.2": 5}}
    assert values.view()["other_numbers"] is not values.changed  # what is shown is not the match's


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("town.oar", "Land has no number “town.oar”. Did you mean town.ore, town.wheat?"),
        ("ore", "Land has no number “ore”. Did you mean town.ore?"),
        ("town", "Land has no number “town”. Did you mean town.ore, town.wheat?"),
        ("Money", "Land has no number “Money”. Did you mean money.1, money.2, money.3?"),
        ("xyz", f"Land has no number “xyz”. {SOME}"),
        ("", f"Land has no number “”. {SOME}"),
    ],
)
def test_an_unknown_name_is_told_what_comes_near(name: str, sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        TABLE.settle({name: 3})
    assert str(error.value) == sentence


def test_a_short_table_is_listed_and_an_empty_one_says_so() -> None:
    with pytest.raises(BadOption, match=r"It has goal, die\.sides, turns\.$"):
        TEMPLATE.new(numbers={"xyz": 3})
    with pytest.raises(BadOption, match=r"^Haggle has no numbers to set\.$"):
        HAGGLE.new(numbers={"goal": 3})
    with pytest.raises(BadOption, match=r"^Numbers are given by name, such as town\.ore: 4, not 3"):
        TABLE.settle(3)


def test_a_game_declares_only_what_can_be() -> None:
    with pytest.raises(ValueError, match="outside 4 to 9"):
        Number("town.ore", 3, 4, 9, "Ore")
    with pytest.raises(ValueError, match="small letters and dots"):
        Number("Town ore", 3, 0, 9, "Ore")
    with pytest.raises(ValueError, match="which is none of"):
        Number("town.ore", 3, 0, 9, "Ore", "guessed")
    with pytest.raises(ValueError, match="same name"):
        NumberTable("Land", (TOWN, TOWN))


def test_a_match_says_in_words_what_differs() -> None:
    assert TABLE.sentence({}) == ""
    told = TABLE.sentence(TABLE.settle({"town.ore": 4, "money.1": 2}).changed)
    assert told == "Changed numbers: town.ore 4 instead of 3, money.1 2 instead of 0."
    many = TABLE.settle({f"god-{n}.cost": 0 for n in range(1, 9)}).changed
    assert TABLE.words(many).endswith("god-5.cost 0 instead of 5, 3 more")


# States


def test_the_rules_follow() -> None:
    state = race(TEMPLATE.new(numbers={"goal": 5, "die.sides": 2}))
    assert (state.numbers.goal, state.numbers.sides, state.numbers.turns) == (5, 2, 60)
    assert TEMPLATE.view(state.mask(0))["goal"] == 5
    short = race(TEMPLATE.new(seed=3, numbers={"turns": 2}))
    while not short.over():
        short.apply(short.asks[0].seat, short.random_move(short.asks[0].seat, Rng(1)))
    assert short.turns == 2


def test_copies_share_the_numbers() -> None:
    state = race(TEMPLATE.new(numbers={"goal": 50}))
    for copy in (state.clone(), state.mask(0), state.mask(0).fill(Rng(1))):
        assert race(copy).numbers is state.numbers
    assert race(TEMPLATE.new()).numbers is race(TEMPLATE.new(seed=5)).numbers


def test_printed_numbers_leave_no_trace_in_the_data() -> None:
    plain = TEMPLATE.new(seed=3).to_data()
    assert TEMPLATE.new(seed=3, numbers={"goal": 40}).to_data() == plain
    assert TEMPLATE.new(seed=3, numbers={"goal": 50}).to_data() == [*plain, ["numbers", "goal", 50]]


def test_a_loaded_state_plays_by_its_numbers() -> None:
    state = TEMPLATE.new(seed=3, numbers={"goal": 50, "turns": 9})
    again = TEMPLATE.load(json.loads(json.dumps(state.to_data())))
    assert race(again).numbers.goal == 50
    assert again.to_data() == state.to_data()
    assert play_on(again, "on", 60) == play_on(state, "on", 60)


@pytest.mark.parametrize(
    "piece",
    [["numbers", "goal"], ["numbers", "gaol", 3], ["numbers", "goal", 1], ["numbers", 3, 3],
     ["numbers", "goal", "50"], ["other"], []],
)  # fmt: skip
def test_damaged_numbers_in_a_save_are_refused(piece: list[object]) -> None:
    with pytest.raises(BadData, match="damaged"):
        TEMPLATE.load([*TEMPLATE.new(seed=3).to_data(), piece])


class Revised(Template):
    """The template with two versions of its rules."""

    def __init__(self) -> None:
        super().__init__()
        self.version, self.oldest = 2, 1


def test_an_older_version_is_played_with_numbers_too() -> None:
    state = Revised().new(rules=1, numbers={"goal": 50})
    assert race(state).numbers.goal == 50


# Records


def played(numbers: dict[str, object]) -> Record:
    match = Match(TEMPLATE, 2, 5, numbers=numbers)
    match.begin()
    rng = Rng(4)
    while not match.state.over():
        seat = match.state.asks[0].seat
        match.play(seat, match.state.random_move(seat, rng))
    return match.claim()


def test_a_record_names_only_what_differs() -> None:
    changed, printed = played({"goal": "20", "turns": 60}), played({"turns": 60})
    assert "\nnumber goal: 20\n" in changed.to_text()
    assert changed.to_json()["numbers"] == {"goal": 20}
    assert "number" not in printed.to_text()
    assert "numbers" not in printed.to_json()
    assert printed.to_text() == played({}).to_text()


def test_a_record_is_played_and_verified_with_its_numbers() -> None:
    record = played({"goal": 20})
    assert record.digest != played({}).digest
    for again in (
        from_text(TEMPLATE, record.to_text()),
        from_json(TEMPLATE, load_json(json.dumps(record.to_json()))),
        record.with_rows(record.rows),
    ):
        assert again.numbers == {"goal": 20}
        assert fingerprint(replay(again).state.to_data()) == record.digest
        assert verify(again).record.numbers == {"goal": 20}
    assert from_text(TEMPLATE, record.to_text()).to_text() == record.to_text()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("number gaol: 20", "Template has no number “gaol”. Did you mean goal?"),
        ("number goal: 1", "goal must be a whole number from 2 to 200"),
        ("number goal: x", "goal must be a whole number from 2 to 200"),
        ("number goal: 20\nnumber goal: 20", "This record has two lines “number goal”"),
    ],
)
def test_a_bad_number_in_a_record_is_told(line: str, sentence: str) -> None:
    text = played({"goal": 20}).to_text()
    with pytest.raises(BadData, match="^" + sentence.replace(".", r"\.").replace("?", r"\?")):
        from_text(TEMPLATE, text.replace("number goal: 20", line))


def test_numbers_of_the_json_form_are_an_object() -> None:
    data = {**played({"goal": 20}).to_json(), "numbers": [3]}
    with pytest.raises(BadData, match="the numbers should be an object"):
        from_json(TEMPLATE, data)
