"""Bots of a level get different characters when the match begins."""

import pytest

from aevum.games import registry
from aevum.server import wire
from aevum.server.http.games import info
from tests.server.sim.rig import Rig, simulated
from tests.tiny import TINY
from tests.tiny.guild import GUILD

HAGGLE = TINY[0]
THREE = {"medium-hoarder", "medium-seller", "medium-trader"}


def test_three_bots_get_three_characters_at_the_start_and_keep_them() -> None:
    async def quick_play(rig: Rig) -> None:
        ada = await rig.make(GUILD, bots=["medium"] * 3, start=True)
        bots = [chair.bot for chair in ada.table.chairs]
        assert set(bots[1:]) == THREE
        rig.start()
        await ada.join()
        assert [chair.bot for chair in ada.table.chairs] == bots

    simulated(quick_play, (GUILD,))


def test_a_chosen_character_stays_and_no_other_bot_has_it() -> None:
    async def choose(rig: Rig) -> None:
        ada = await rig.make(GUILD, seats=4)
        assert await ada.do(wire.Seat, 1, "bot", "easy-seller") == "ok"
        assert await ada.do(wire.Seat, 2, "bot", "hard") == "ok"
        assert await ada.do(wire.Seat, 3, "bot", "random") == "ok"
        assert [chair.bot for chair in ada.table.chairs] == ["", "easy-seller", "hard", "random"]
        assert await ada.do(wire.Start) == "ok"
        _, first, second, third = [chair.bot for chair in ada.table.chairs]
        assert (first, third) == ("easy-seller", "random")
        assert second in ("hard-hoarder", "hard-trader")

    simulated(choose, (GUILD,))


@pytest.mark.parametrize(
    ("bot", "answer"),
    [
        ("hard-trader", "ok"),
        ("standard-hard", "ok"),
        ("hard-nobody", "no_bot"),
        ("master-trader", "no_bot"),
        ("hard-trader-", "no_bot"),
        ("hard-", "no_bot"),
        ("-trader", "no_bot"),
        ("HARD", "no_bot"),
    ],
)
def test_only_known_bots_sit_down(bot: str, answer: str) -> None:
    async def seat(rig: Rig) -> None:
        ada = await rig.make(GUILD, seats=2)
        assert await ada.do(wire.Seat, 1, "bot", bot) == answer

    simulated(seat, (GUILD,))


def test_a_former_name_becomes_todays() -> None:
    async def former(rig: Rig) -> None:
        ada = await rig.make(GUILD, bots=["standard-easy"])
        assert ada.table.chairs[1].bot == "easy"
        table = await rig.table()
        table.data.row.chairs[1].bot = "standard-hard"  # as an older server stored it
        assert await ada.do(wire.Settings, None, None, 20) == "ok"
        assert ada.table.chairs[1].bot == "hard"

    simulated(former, (GUILD,))


def test_the_game_tells_its_levels_and_characters() -> None:
    found = info(GUILD)
    assert (found.levels, found.offered) == (["easy", "medium", "hard"],) * 2
    assert [style.name for style in found.styles] == ["trader", "hoarder", "seller"]
    assert "hard-trader" in found.bots
    plain = info(HAGGLE)
    assert (plain.levels, plain.styles) == ([], [])
    assert plain.offered == ["standard", "greedy", "random"]


@pytest.mark.parametrize("name", registry.names())
def test_every_style_has_words_in_every_language(name: str) -> None:
    game = registry.find(name)
    for style in game.styles():
        for text in (style.title, style.about):
            assert game.book.catalogue("de").language(text) == "de"
            assert game.book.catalogue("en").format(text)
