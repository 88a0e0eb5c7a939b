"""The tools that tune weights find what is known to be best, and never take seeds for judging."""

from collections.abc import Callable
from math import isclose, log
from random import Random

import pytest

from aevum.arena.ladder.block import JUDGING
from aevum.bots.random import RandomBot
from aevum.core.bot import Bot, Weight
from aevum.core.state import State
from aevum.games import registry
from tests.bots.test_weights import GAME, Adder
from tests.bots.tiny import TALLY, Tally, TallyState
from tools.tune.__main__ import main
from tools.tune.fit import bent
from tools.tune.logistic import Sample, chance, loss, regress
from tools.tune.table import allowed


class Judged(Tally):
    """Its bots add at random; only the difference from the others says who will win."""

    def weights(self) -> tuple[Weight, ...]:
        return Weight("own", 100, 0, 200), Weight("rivals", 20, 0, 200)

    def tuned(self, values: dict[str, int | float]) -> Bot:
        return RandomBot()

    def evaluation(self, values: dict[str, int | float]) -> Callable[[State, int], int]:
        def worth(view: State, seat: int) -> int:
            assert isinstance(view, TallyState)
            others = max(points for other, points in enumerate(view.points) if other != seat)
            return int(values["own"]) * view.points[seat] - int(values["rivals"]) * others

        return worth


JUDGED = Judged()


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"adding": GAME, "judged": JUDGED, "tally": TALLY}
    monkeypatch.setattr(registry, "find_or_import", lambda name: known[name])


def lines(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    code = main(list(words))
    said = capsys.readouterr()
    return code, said.out.splitlines(), said.err


def test_it_lists_weights(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = lines(capsys, "list", "adding", "--only", "pace")
    assert code == 0
    assert out == [
        "python -m tools.tune list adding --only pace",
        f"{'pace':24}{0.5:>12g}   0 to 2.5",
    ]


def test_a_search_finds_the_weight_that_wins(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["search", "adding", "--only", "more", "--steps", "20", "--blocks", "4"]
    code, out, _ = lines(capsys, *words)
    assert code == 0
    assert out[0] == "python -m tools.tune search adding --only more --steps 20 --blocks 4"
    assert out[-1] == "    python -m tools.tune gate tally --new more=2 --seats 2"
    assert lines(capsys, *words, "--jobs", "2")[1][1:] == out[1:], "the same seeds, the same way"


@pytest.mark.parametrize("seats", ["1", "3"])
def test_a_search_works_for_any_number_of_seats(
    capsys: pytest.CaptureFixture[str], seats: str
) -> None:
    words = ["search", "adding", "--only", "more", "--steps", "20", "--blocks", "4"]
    code, out, _ = lines(capsys, *words, "--seats", seats)
    assert code == 0
    assert "more=2" in out[-1]


def test_a_fit_finds_that_the_points_of_others_count_as_much(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = lines(capsys, "fit", "judged", "--games", "600", "--only", "rivals")
    assert code == 0
    assert out[1] == "2,880 positions to learn from, 720 held back"
    name, before, _, after = out[2].split()
    assert (name, before) == ("rivals", "20")
    assert 60 <= int(after) <= 140
    told = out[3].split()
    assert float(told[-2]) < float(told[-4]), "it predicts better on games held back"
    assert out[-1] == f"    python -m tools.tune gate tally --new rivals={after} --seats 2"


def test_a_gate_lets_stronger_weights_pass(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = lines(capsys, "gate", "adding", "--new", "more=2", "--blocks", "400")
    assert code == 0
    assert "standard?more=2 against standard, 2 seats" in out
    assert out[-1].startswith("Verdict: stronger, after ")
    assert "seeds 1,000,000 to " in out[-2]


def test_a_gate_stops_weaker_weights(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = lines(capsys, "gate", "adding", "--new", "more=0", "--seats", "3")
    assert code == 1
    assert any("standard alone among challengers: 100.0% (9" in line for line in out)
    assert "Beware: it wins more than its fair share there." in out
    assert out[-1].startswith("Verdict: not stronger, after ")


def test_alone_a_gate_compares_scores(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["gate", "adding", "--new", "more=2", "--seats", "1", "--blocks", "9"]
    code, out, _ = lines(capsys, *words)
    assert (code, out[-1]) == (0, "Verdict: stronger.")
    assert "scores 3.00 (3.00 to 3.00) more than standard, 9 seeds" in out[-2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["fit", "judged", "--seed", "999900"], "Tuning takes seeds below 1,000,000"),
        (["search", "adding", "--seed", str(JUDGING)], "Tuning takes seeds below 1,000,000"),
        (["gate", "adding", "--new", "more=2", "--seed", "5"], "A gate judges, so its seeds begin"),
        (["gate", "adding", "--new", "more=1"], "These are the shipped weights"),
        (["gate", "adding", "--new", "more=7"], "The weight more must be a whole number"),
        (["gate", "adding", "--new", "more=2", "--gain", "60"], "--gain must be above 0"),
        (["gate", "adding", "--new", "more=2", "--blocks", "0"], "--blocks must be from 1 to"),
        (["fit", "adding", "--games", "20"], "doesn't change with these weights; use search."),
        (["fit", "judged", "--games", "1"], "These are too few games to learn from."),
        (["fit", "judged", "--seats", "1"], "two seats or more are needed"),
        (["search", "adding", "--only", "less"], "has no weight “less”. Choose from: more, pace."),
        (["search", "tally"], "The standard bot of Tally has no weights to change."),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    code, _, err = lines(capsys, *words)
    assert code == 2
    assert sentence in err
    assert len(err.splitlines()) == 1


# Figures


def test_regression_of_two_groups_by_hand() -> None:
    """A quarter of the first group won and three quarters of the second: the odds are 1/3 and 3."""
    samples = [Sample([1.0, 0.0], each) for each in (1, 0, 0, 0)]
    samples += [Sample([1.0, 1.0], each) for each in (1, 1, 1, 0)]
    bias, factor = regress(samples, [0.0, 0.0])
    assert isclose(bias, -log(3), rel_tol=1e-6)
    assert isclose(factor, 2 * log(3), rel_tol=1e-6)
    assert isclose(chance([1.0, 1.0], [bias, factor]), 0.75)
    assert isclose(loss(samples, [bias, factor]), -(3 * log(0.75) + log(0.25)) / 4)


def test_a_ridge_pulls_factors_to_nothing() -> None:
    samples = [Sample([1.0, 0.0], each) for each in (1, 0, 0, 0)]
    samples += [Sample([1.0, 1.0], each) for each in (1, 1, 1, 0)]
    factors = [regress(samples, [0.0, ridge])[1] for ridge in (0.0, 1.0, 1000.0)]
    assert factors[0] > factors[1] > factors[2] > 0
    assert factors[2] < 0.01


def test_a_feature_that_says_nothing_stays_out() -> None:
    rng = Random(1)
    samples = [Sample([1.0, 0.0, rng.random()], rng.randrange(2)) for _ in range(50)]
    assert regress(samples, [0.0, 0.0, 0.0])[1] == 0


def test_values_stay_within_their_bounds() -> None:
    whole, part = Weight("whole", 5, 0, 9), Weight("part", 0.5, 0, 1)
    assert [allowed(whole, value) for value in (-1, 3.6, 99)] == [0, 4, 9]
    assert [allowed(part, value) for value in (-1, 0.3, 99)] == [0, 0.3, 1]
    assert bent(whole, 5) == (4, 6) or bent(whole, 5) == (4, 5)
    assert bent(Weight("bit", 0, 0, 1), 0) == (0, 1)
    assert bent(Weight("low", 100, 0, 400), 0) == (0, 10)


def test_bots_of_these_games_are_what_the_tests_think() -> None:
    assert isinstance(GAME.tuned({"more": 1, "pace": 1}), Adder)
