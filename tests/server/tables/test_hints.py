"""Hints at a table: among people only if the owner allows them, and always public."""

import pytest

from aevum.core.text import literal
from aevum.games import registry
from aevum.games.imperials import GAME as IMPERIALS
from aevum.server import wire
from aevum.server.tables.hints import question_of
from aevum.server.workers.job_runner import JobRunner
from aevum.server.workers.messages import Advise, Advised
from tests.rules.imperials.test_offers import wood_for_ore
from tests.server.sim.rig import Rig, simulated
from tests.server.tables.test_moves import to_a_feast
from tests.tiny import TINY, nest
from tests.tiny.guild import GUILD

HAGGLE, SHEETS, SANDGLASS, NEST = TINY


def test_people_play_without_hints_unless_the_owner_allows_them() -> None:
    async def ask(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        assert ada.table.hints == "alone"
        assert await ada.do(wire.Hint) == "no_hints"
        assert ada.table.marks == []
        await bob.do(wire.Stand)
        assert await ada.do(wire.Hint) == "no_hints", "he can come back"
        await bob.do(wire.Resign)
        assert await ada.do(wire.Hint) == "no_hints", "he has played"

    simulated(ask, TINY)


def test_the_owner_allows_hints_before_the_match_and_everybody_sees_each() -> None:
    async def ask(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob", hints="all")
        assert await ada.do(wire.Hint) == "ok"
        assert await ada.do(wire.Hint) == "ok"
        assert [chair.hints for chair in bob.table.chairs] == [2, 0]
        assert bob.table.marks == ["hints"]
        assert [line.text for line in rig.disk.chat[rig.code]] == ["Player 1 asked for a hint."]
        rig.start()
        await ada.join()
        assert [chair.hints for chair in ada.table.chairs] == [2, 0]
        table = await rig.table()
        assert [each.marks for each in table.end.results([0, 0])] == [["hints"], []]

    simulated(ask, TINY)


def test_free_hints_are_told_to_nobody_but_marked_in_the_result() -> None:
    async def ask(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob", hints="free")
        assert await ada.do(wire.Hint) == "ok"
        assert bob.table.marks == ["hints"]
        assert rig.code not in rig.disk.chat or not rig.disk.chat[rig.code]
        table = await rig.table()
        assert [each.marks for each in table.end.results([0, 0])] == [["hints"], []]

    simulated(ask, TINY)


def test_where_hints_are_off_not_even_somebody_alone_gets_one() -> None:
    async def ask(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, bots=["random"], start=True, hints="off")
        assert await ada.do(wire.Hint) == "no_hints"
        assert ada.table.marks == []

    simulated(ask, TINY)


def test_a_live_game_can_be_without_hints() -> None:
    async def ask(rig: Rig) -> None:
        ada = await rig.make(SANDGLASS, bots=["random"], start=True, hints="off")
        assert await ada.do(wire.Hint) == "no_hints"

    simulated(ask, TINY)


def test_a_hint_names_its_plan_and_the_moves_that_follow() -> None:
    state = GUILD.new(2, 5)
    seat = state.asks[0].seat
    ask, choices = question_of(state, seat)
    view = state.mask(seat).to_data()
    registry.register(GUILD)
    try:
        found = JobRunner().answer(Advise("guild", 10.0, seat, view, ask.serial, choices, 0.01))
    finally:
        registry.unregister(GUILD)
    assert isinstance(found, Advised), found
    assert found.aim == literal("A pair of ones").wire()
    assert found.reason == literal("This brings about +3 points by the end.").wire()
    assert len(found.later) == 3


def test_alone_with_bots_hints_are_given_and_marked_without_a_word() -> None:
    async def ask(rig: Rig) -> None:
        ada = await rig.make(registry.find("tempus"), start=True)
        assert await ada.do(wire.Hint) == "ok"
        assert ada.table.marks == ["hints"]
        assert not ada.client.chat

    simulated(ask)


def test_the_owner_changes_who_may_ask_for_hints() -> None:
    async def settle(rig: Rig) -> None:
        ada = await rig.make(HAGGLE, seats=2)
        assert await ada.do(wire.Settings, None, None, None, None, "all") == "ok"
        assert ada.table.hints == "all"

    simulated(settle, TINY)


def test_after_a_sealed_answer_there_is_nothing_to_hint() -> None:
    async def feast(rig: Rig) -> None:
        people = await rig.match(NEST, "Ada", "Bob", "Cay", hints="all")
        await to_a_feast(rig, people)
        ada = people[0]
        await ada.act(nest.BID)
        assert ada.legal == [1], "the answer can be taken back"
        assert await ada.do(wire.Hint) == "not_asked"
        assert ada.table.marks == []

    simulated(feast, TINY)


@pytest.mark.parametrize(
    "answer", [["accept 1"], ["reject 1"], ["counter", "give ore", "ask wood", "send"], ["counter"]]
)
def test_whoever_has_answered_an_offer_gets_a_hint_all_the_same(answer: list[str]) -> None:
    """The advice may be to wait, as nobody has to answer an offer."""
    state = wood_for_ore().do(2, *answer).state
    ask, choices = question_of(state, 2)
    view = state.mask(2).to_data()
    job = Advise(IMPERIALS.name, 10.0, 2, view, ask.serial, choices, 0.01)
    found = JobRunner().answer(job)
    assert isinstance(found, Advised), found
    assert found.move in choices
