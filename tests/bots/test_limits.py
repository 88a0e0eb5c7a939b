"""Bots that search take as long as a ladder lets them, and play as ever without a limit."""

import aevum
from aevum.bots.registry import find
from aevum.core.bot import Bot
from aevum.games.tempus.bot.standard import TempusBot

TEMPUS = aevum.game("tempus")


def limited(name: str, nodes: int, seconds: float) -> TempusBot:
    bot: Bot = find(name, TEMPUS)
    assert isinstance(bot, TempusBot)
    bot.limit(nodes, seconds)
    return bot


def test_tempus_plans_with_the_nodes_it_is_given() -> None:
    assert limited("standard", 100, 0).nodes == 100
    assert limited("standard", 10**6, 0).nodes == 10**6


def test_tempus_plans_for_the_seconds_it_is_given() -> None:
    bot = limited("standard", 0, 0.05)
    assert (bot.nodes, bot.seconds) == (0, 0.05)
    state = TEMPUS.new(date="2018-06-06 19:35")
    aevum.play(state, [bot], seed=1)
    assert state.over()


def test_without_a_limit_it_plans_as_ever() -> None:
    bot = limited("standard", 0, 0)
    assert (bot.nodes, bot.seconds) == (bot.level.nodes, 0)


def test_an_easy_bot_never_looks_further() -> None:
    usual = limited("easy", 0, 0).nodes
    assert limited("easy", 10**6, 0).nodes == usual
    assert limited("easy", 0, 9.0).nodes == usual
    assert limited("easy", 100, 0).nodes == 100
