"""Bots by their level and character: what players choose from, and what they call them."""

from collections import Counter

import pytest

import aevum
from aevum.bots import company
from aevum.bots.registry import find, names
from aevum.core.errors import UnknownName
from aevum.core.text import CORE
from aevum.games import registry
from tests.tiny.guild import GUILD
from tests.tiny.haggle import Haggle

HAGGLE = Haggle()


def test_three_bots_have_three_styles_and_the_seed_decides_which() -> None:
    three = aevum.company(GUILD, 3, "medium", seed=7)
    assert sorted(three) == ["medium-hoarder", "medium-seller", "medium-trader"]
    assert three == aevum.company(GUILD, 3, "medium", seed=7)
    orders = {tuple(aevum.company(GUILD, 3, "medium", seed=seed)) for seed in range(40)}
    assert len(orders) == 6
    assert all(find(name, GUILD) for name in three)


def test_more_bots_than_styles_repeat_them_evenly() -> None:
    seven = aevum.company(GUILD, 7, "easy")
    assert sorted(Counter(seven).values()) == [2, 2, 3]


def test_a_game_without_levels_has_no_companies() -> None:
    with pytest.raises(UnknownName, match="Unknown bot “hard”"):
        aevum.company(HAGGLE, 2, "hard")


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        UnknownName, match=r"Unknown bot “master”\. Choose from: easy, medium, hard"
    ):
        aevum.company(GUILD, 2, "master")


def test_only_levels_without_a_style_get_one_and_not_one_that_is_taken() -> None:
    seats = ["", "hard-trader", "hard", "greedy", "standard-easy"]
    dressed = company.in_styles(GUILD, seats, 1)
    assert dressed[:2] == ["", "hard-trader"]
    assert dressed[3] == "greedy"
    assert {dressed[2], dressed[4]} in (
        {"hard-hoarder", "easy-seller"},
        {"hard-seller", "easy-hoarder"},
    )
    assert company.in_styles(HAGGLE, ["", "standard", "easy"], 1) == ["", "standard", "easy"]


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("easy", "Easy"),
        ("medium-trader", "Medium · Trader"),
        ("standard", "Hard"),
        ("standard-easy", "Easy"),
        ("greedy", "Greedy"),
        ("medium-nobody", "medium-nobody"),
        ("digger:Digger", "digger:Digger"),
    ],
)
def test_players_see_titles(name: str, title: str) -> None:
    assert str(company.bot_title(name, GUILD)) == title


def test_titles_are_translated() -> None:
    german = CORE.catalogue("de")
    assert german.format(company.bot_title("medium", GUILD)) == "Mittel"
    assert [german.format(company.level_title(each)) for each in GUILD.levels()] == [
        "Leicht",
        "Mittel",
        "Schwer",
    ]


def test_players_choose_from_levels_where_there_are_some() -> None:
    assert company.offered(GUILD) == ("easy", "medium", "hard")
    assert company.offered(HAGGLE) == ("standard", "greedy", "random")
    assert (company.usual(GUILD), company.usual(HAGGLE)) == ("medium", "standard")


@pytest.mark.parametrize("name", registry.names())
def test_every_bot_of_a_game_has_a_title(name: str) -> None:
    game = registry.find(name)
    titles = [str(company.bot_title(bot, game)) for bot in company.offered(game)]
    assert len(set(titles)) == len(titles)
    for bot in names(game):
        assert "⟦" not in str(company.bot_title(bot, game))
