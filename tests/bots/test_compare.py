"""A comparison plays the same seeds with other numbers, and reports the differences."""

import json

import pytest

from aevum.arena.compare import Comparison, ComparisonStopped, compare
from aevum.arena.leads import Lead
from aevum.arena.one import GameFailed, Job, Result, play_one
from aevum.arena.simulate import simulate
from aevum.core.bot import Bot
from aevum.core.errors import BadOption
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games import registry
from aevum.games.template.data import NUMBERS
from aevum.games.template.game import Template
from tests.bots.tiny import TALLY, TallyState

TEMPLATE = registry.find("template")
VARIANTS: list[dict[str, object]] = [{"goal": 60}, {"die.sides": "4", "turns": 10}]


def short(games: int, jobs: int = 1, **more: object) -> Comparison:
    return compare(TEMPLATE, VARIANTS, ["standard", "random"], games, jobs, 7, **more)  # type: ignore[arg-type]


def test_the_same_result_for_any_number_of_jobs() -> None:
    texts = [json.dumps(short(60, jobs).to_json()) for jobs in (1, 2, 3)]
    assert texts[0] == texts[1] == texts[2]


def test_each_variant_is_what_a_simulation_with_its_numbers_finds() -> None:
    found = short(40)
    for variant in found.variants:
        report = simulate(TEMPLATE, ["standard", "random"], 40, seed=7, numbers=variant.numbers)
        assert report.numbers == variant.numbers
        measures = variant.measures
        assert measures["moves"].value.mean == pytest.approx(report.length.mean)
        for seat, told in enumerate(report.by_seat, 1):
            share = measures[f"seat {seat} wins"].value
            assert (share.mean, share.low, share.high) == (told.win_share, told.low, told.high)
        assert measures["standard wins"].value.mean == report.bots["standard"].win_share
    assert [variant.numbers for variant in found.variants] == [
        {},
        {"goal": 60},
        {"die.sides": 4, "turns": 10},
    ]


def test_differences_are_between_games_of_the_same_seed() -> None:
    printed, longer, _ = short(80).variants
    for name, measure in longer.measures.items():
        assert printed.measures[name].difference is None
        assert measure.difference is not None
        apart = measure.value.mean - printed.measures[name].value.mean
        assert measure.difference.mean == pytest.approx(apart)
    moves = longer.measures["moves"]
    assert moves.difference is not None
    paired = moves.difference.high - moves.difference.low
    alone = moves.value.high - moves.value.low
    assert 0 < paired < alone  # a race to 60 begins with the race to 40 of the same seed
    assert moves.difference.low > 0


def test_what_changes_nothing_differs_by_nothing() -> None:
    found = compare(TEMPLATE, [{"turns": 400}], ["standard"], 30)
    for measure in found.variants[1].measures.values():
        assert measure.difference is not None
        assert (measure.difference.low, measure.difference.high) == (0, 0)


def test_it_is_told_in_tables_and_as_data() -> None:
    found = short(12)
    lines = found.lines()
    assert lines[0] == "Template: 12 games with each variant, 2 seats (standard, random), seed 7"
    assert "With goal 60 instead of 40:" in lines
    assert "With die.sides 4 instead of 6, turns 10 instead of 60:" in lines
    names = ["seat 1 wins", "seat 2 wins", "standard wins", "random wins"]
    names += ["score", "winner's score", "moves", "lead changes"]
    at = lines.index("With goal 60 instead of 40:") + 4
    assert [line.split("  ")[0] for line in lines[at : at + len(names)]] == names
    data = found.to_json()
    assert json.loads(json.dumps(data)) == data
    assert (data["games"], data["games_asked"], data["complete"]) == (12, 12, True)
    match data["variants"]:
        case [{"numbers": {}}, {"measures": {"moves": {"difference": {"low": float()}}}}, _]:
            pass
        case _:
            raise AssertionError("every variant has its measures and differences")


def test_one_game_has_no_intervals() -> None:
    found = short(1)
    assert "-" in found.lines()[10].split()
    match found.to_json()["variants"]:
        case [_, {"measures": {"moves": {"low": None, "difference": {"high": None}}}}, _]:
            pass
        case _:
            raise AssertionError("JSON knows no infinity")


def test_alone_there_are_no_seats_and_no_lead() -> None:
    solo = Template()
    solo.min_seats = solo.max_seats = 1
    found = compare(solo, [{"goal": 20}], ["standard", "random"], 6)
    names = list(found.variants[1].measures)
    assert names == ["standard wins", "random wins", "score", "winner's score", "moves"]


def test_progress_counts_the_games_of_all_variants() -> None:
    seen: list[tuple[int, int]] = []
    short(20, progress=lambda done, games: seen.append((done, games)))
    assert seen[-1] == (60, 60)


def test_an_interrupt_reports_on_the_games_that_all_variants_have_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(game: Game, job: Job, index: int) -> Result:
        if index == 10:
            raise KeyboardInterrupt
        return play_one(game, job, index)

    whole = short(3)
    monkeypatch.setattr("aevum.arena.workers.play_one", interrupted)
    with pytest.raises(ComparisonStopped) as stopped:
        short(20)
    report = stopped.value.report
    assert report is not None
    assert (report.games, report.asked, report.complete()) == (3, 20, False)
    assert report.variants == whole.variants
    assert "3 of 20 games" in report.lines()[0]
    with pytest.raises(ComparisonStopped) as stopped:
        short(20, first=3)
    assert stopped.value.report is None


@pytest.mark.parametrize(
    ("variants", "sentence"),
    [
        ([], "A comparison has 1 to 20 variants, not 0."),
        ([{"goal": 50}] * 21, "A comparison has 1 to 20 variants, not 21."),
        ([{"goal": 40}], 'The variant "goal=40" changes nothing from print.'),
        ([{"goal": 50}, {"goal": "50"}], 'The variant "goal=50" is given twice.'),
        ([{"gaol": 50}], "Template has no number “gaol”. Did you mean goal?"),
    ],
)
def test_a_bad_variant_is_told(variants: list[dict[str, object]], sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        compare(TEMPLATE, variants, ["random"], 5)
    assert str(error.value) == sentence


def test_games_of_all_variants_count() -> None:
    with pytest.raises(
        BadOption, match="games must be a whole number from 1 to 333,333, not 400,000"
    ):
        short(400_000)


class Lost(Bot):
    """Fails if the goal isn't the printed one."""

    name = "lost"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return legal[99] if view.to_data()[-1] == ["numbers", "goal", 60] else legal[-1]


def test_a_game_that_fails_is_repeated_with_its_numbers() -> None:
    with pytest.raises(GameFailed) as error:
        compare(TEMPLATE, VARIANTS, [Lost], 5, seed=2)
    told = str(error.value)
    assert told.startswith("Game 0 of template with seed ")
    assert told.endswith("--seats 2 --seed 2 --first 0 --games 1 --set goal=60")


def test_a_simulation_says_that_it_has_other_numbers() -> None:
    report = simulate(TEMPLATE, ["random"], 3, numbers={"goal": 50})
    assert report.lines()[1] == "Changed numbers: goal 50 instead of 40."
    assert report.to_json()["numbers"] == {"goal": 50}
    printed = simulate(TEMPLATE, ["random"], 3, numbers={"goal": NUMBERS[0].printed})
    assert printed.lines() == simulate(TEMPLATE, ["random"], 3).lines()


# Leads


def test_a_lead_changes_when_another_seat_is_alone_in_front() -> None:
    state = TallyState(3, [0, 0, 0], 0, 0)
    lead = Lead(state)
    for seat, points in ((0, [0, 0, 0]), (1, [3, 0, 0]), (2, [3, 3, 0]), (0, [3, 3, 4])):
        state.points = points
        lead.pass_to(seat)
    assert lead.changes == 1
    state.points = [9, 3, 4]
    lead.pass_to(0)  # still the same turn
    assert lead.changes == 1
    lead.look()
    assert lead.changes == 2


def test_watching_the_lead_changes_no_game() -> None:
    for bots in (["random"], ["standard", "greedy"]):
        plain = Job(bots, 2, 3, {})
        watched = Job(bots, 2, 3, {}, leads=True)
        for index in range(10):
            one, other = (play_one(TALLY, job, index) for job in (plain, watched))
            assert (one.scores, one.moves) == (other.scores, other.moves)
            assert one.leads == 0
