"""The standard bot with other weights is named by them; whatever is wrong is told in a sentence."""

import pytest

from aevum.bots.registry import find, names
from aevum.bots.weights import settled_weights, split_names, tuned_name
from aevum.cli import check
from aevum.core.bot import Bot, Weight
from aevum.core.drive import Driver
from aevum.core.errors import AevumError, BadOption, UnknownName
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games import registry
from tests.bots.tiny import ADD, TALLY, Tally


class Adder(Bot):
    """Adds what its weight says."""

    name = "standard"

    def __init__(self, values: dict[str, int | float]) -> None:
        self.values = values

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return ADD + int(self.values["more"])


class Weighted(Tally):
    def weights(self) -> tuple[Weight, ...]:
        return Weight("more", 1, 0, 2), Weight("pace", 0.5, 0, 2.5)

    def tuned(self, values: dict[str, int | float]) -> Bot:
        return Adder(values)


GAME = Weighted()


def values_of(name: str) -> dict[str, int | float]:
    bot = find(name, GAME)
    assert isinstance(bot, Adder)
    return bot.values


def test_a_name_changes_some_weights_and_leaves_the_others() -> None:
    assert values_of("standard?more=2") == {"more": 2, "pace": 0.5}
    assert values_of("standard?pace=1,more=0") == {"more": 0, "pace": 1.0}
    changed = values_of("standard?pace=1e-3")
    assert (type(changed["more"]), type(changed["pace"])) == (int, float)


def test_weights_have_a_name_from_which_they_are_read_again() -> None:
    values = settled_weights(GAME, {"more": 2, "pace": 1 / 3})
    assert tuned_name(values) == "standard?more=2,pace=0.3333333333333333"
    assert values_of(tuned_name(values)) == values


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("standard?less=1", "The standard bot of Tally has no weight “less”. Choose from: more, "),
        ("standard?more=3", "The weight more must be a whole number from 0 to 2, not “3”."),
        ("standard?more=1.5", "The weight more must be a whole number from 0 to 2, not “1.5”."),
        ("standard?pace=nan", "The weight pace must be a number from 0 to 2.5, not “nan”."),
        ("standard?pace=-1", "The weight pace must be a number from 0 to 2.5, not “-1”."),
        ("standard?pace=", "The weight pace must be a number from 0 to 2.5, not “”."),
        ("standard?pace", "“pace” isn\u2019t a weight with its value, each given once. An "),
        ("standard?", "“” isn\u2019t a weight with its value, each given once. An"),
        ("standard?more=1,more=2", "“more=2” isn\u2019t a weight with its value, each given once."),
    ],
)
def test_a_mistake_is_told_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises((BadOption, UnknownName)) as caught:
        find(name, GAME)
    assert str(caught.value).startswith(sentence)


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(UnknownName, match="The standard bot of Tally has no weights to change"):
        find("standard?more=1", TALLY)


def test_only_the_standard_bot_has_weights() -> None:
    with pytest.raises(AevumError, match="Unknown bot “random\\?more=1”"):
        find("random?more=1", GAME)


def test_no_name_for_the_network_has_weights() -> None:
    for game in (GAME, *map(registry.find, registry.names())):
        assert not [name for name in names(game) if "?" in name]


def test_a_list_of_bots_keeps_the_weights_of_a_name_together() -> None:
    assert split_names("standard?a=1,b=2, greedy,easy") == ["standard?a=1,b=2", "greedy", "easy"]
    assert check.bots_of("greedy,standard?a=1, b=2") == ["greedy", "standard?a=1,b=2"]
    assert split_names("greedy,b=2") == ["greedy", "b=2"]


@pytest.mark.parametrize("name", registry.names())
def test_the_defaults_of_every_game_are_within_their_bounds(name: str) -> None:
    game = registry.find(name)
    defaults = {weight.name: weight.default for weight in game.weights()}
    assert len(defaults) == len(game.weights())
    if defaults:
        assert settled_weights(game, defaults) == defaults
        assert type(find(tuned_name(defaults), game)) is type(game.standard())


@pytest.mark.parametrize("name", ["ascii", "temporum"])
def test_the_evaluation_can_be_fitted(name: str) -> None:
    """Some weight changes it, and the defaults always give the same."""
    game = registry.find(name)
    defaults = settled_weights(game, {})
    state, rng = game.new(2, 5), Rng(5)
    driver = Driver(state)
    for _ in range(30):
        driver.random_step(rng)
    view = state.mask(0)
    usual = game.evaluation(defaults)(view, 0)
    assert usual == game.evaluation(defaults)(view, 0)
    highest = [{**defaults, weight.name: weight.high} for weight in game.weights()]
    assert any(game.evaluation(values)(view, 0) != usual for values in highest)
