"""Tables with changed numbers: made, changed, stored, played again, and marked."""

import gzip
from typing import Any

import msgspec
import pytest

from aevum.core.errors import BadOption
from aevum.core.game import Option
from aevum.core.match import verify
from aevum.core.state import State
from aevum.games import registry
from aevum.games.template.game import Template
from aevum.server import wire
from aevum.server.api import NewTable
from aevum.server.lobby import listing
from aevum.server.refused import Refused
from tests.server.client import told
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.tiny import TINY

TEMPLATE = registry.find("template")
HAGGLE = TINY[0]
SHORT = {"goal": 6}


async def played(rig: Rig, *people: Visitor) -> None:
    """Play to the end: everybody holds whenever that is possible."""
    hold, roll = TEMPLATE.moves.base("hold"), TEMPLATE.moves.base("roll")
    while people[0].table.phase == "playing":
        for person in people:
            if person.legal:
                assert await person.act(hold if hold in person.legal else roll) == "ok"
        await rig.settle()


def test_a_table_is_played_by_its_numbers_and_keeps_them_over_a_restart() -> None:
    async def evening(rig: Rig) -> None:
        ada, bob = await rig.match(TEMPLATE, "Ada", "Bob", numbers={"turns": 60, **SHORT})
        assert rig.disk.tables[rig.code].numbers == SHORT, "60 turns are printed"
        assert ada.client.fields["goal"] == 6
        assert await ada.play("roll") == "ok"
        before = (await rig.table()).begun_match().state.to_data()
        rig.start()
        for person in (ada, bob):
            await person.join()
        match = (await rig.table()).begun_match()
        assert (match.record.numbers, match.state.to_data()) == (SHORT, before)
        assert bob.client.fields["goal"] == 6
        await played(rig, ada, bob)
        assert 6 <= max(ada.table.scores or []) < 40
        record = await rig.hub.record(rig.code)
        assert "number goal: 6\n" in record.to_text()
        verify(record)

    simulated(evening, (TEMPLATE,))


def test_a_finished_match_is_read_again_with_its_numbers() -> None:
    async def evening(rig: Rig) -> None:
        ada, bob = await rig.match(TEMPLATE, "Ada", "Bob", numbers=SHORT)
        await played(rig, ada, bob)
        rig.disk.replays.clear()
        rig.start()
        film = await rig.hub.replays.film(rig.code, ada.guest, None, "board")
        assert b'"goal":6' in gzip.decompress(film.body)
        around = await rig.hub.replays.describe(rig.code, ada.guest, None)
        assert around.table.numbers == SHORT
        await ada.join()
        assert (await rig.table()).begun_match().record.numbers == SHORT

    simulated(evening, (TEMPLATE,))


def test_a_table_says_that_it_has_other_numbers() -> None:
    async def evening(rig: Rig) -> None:
        ada = await rig.make(TEMPLATE, bots=["random"], start=True, numbers=SHORT)
        bob = await rig.visitor("Bob", "text")
        assert ada.table.numbers == bob.table.numbers == SHORT
        table = await rig.table()
        assert listing.line(table.row, table, "ada").numbers == SHORT
        assert listing.line(table.row, None, "").numbers == SHORT
        assert (await rig.hub.info(rig.code)) == table.info()

    simulated(evening, (TEMPLATE,), bot_pace_ms=60_000)


@pytest.mark.parametrize("numbers", [{}, {"goal": 40, "turns": 60}])
def test_nothing_is_said_of_printed_numbers(numbers: dict[str, int]) -> None:
    async def evening(rig: Rig) -> None:
        ada = await rig.make(TEMPLATE, bots=["random"], start=True, numbers=numbers)
        table = await rig.table()
        assert table.row.numbers == {}
        assert ada.session is not None
        told = [*ada.session.frames, msgspec.json.encode(table.info())]
        told.append(msgspec.json.encode(listing.line(table.row, table, "ada")))
        assert len(told) > 2
        assert not any(b"numbers" in each for each in told)
        assert (table.end.results([0, 0]))[0].marks == []

    simulated(evening, (TEMPLATE,), bot_pace_ms=60_000)


def test_the_owner_changes_numbers_before_the_start() -> None:
    async def evening(rig: Rig) -> None:
        ada = await rig.make(TEMPLATE, seats=2, numbers={"die.sides": 4})
        bob = await rig.visitor("Bob")
        assert await bob.do(wire.Sit, 1) == "ok"
        assert await bob.do(wire.Ready, True) == "ok"
        assert await bob.do(wire.Settings, numbers=SHORT) == "not_owner"
        assert await ada.do(wire.Settings, numbers=SHORT) == "ok"
        assert bob.table.numbers == SHORT, "all that differ, not those of before beside them"
        assert not bob.table.chairs[1].ready
        assert await ada.do(wire.Settings, clock=30) == "ok"
        assert bob.table.numbers == SHORT
        assert rig.disk.tables[rig.code].numbers == SHORT
        assert await ada.do(wire.Settings, numbers={}) == "ok"
        assert not (await rig.table()).info().numbers
        assert await ada.do(wire.Settings, numbers={"turns": 9}) == "ok"
        assert await bob.do(wire.Ready, True) == "ok"
        assert await ada.do(wire.Start) == "ok"
        assert (await rig.table()).begun_match().record.numbers == {"turns": 9}
        assert await ada.do(wire.Settings, numbers=SHORT) == "started"

    simulated(evening, (TEMPLATE,))


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ({"gaol": 5}, "Template has no number “gaol”. Did you mean goal?"),
        ({"goal": 201}, "goal must be a whole number from 2 to 200 (40 in print), not 201."),
        ({"goal": -5}, "goal must be a whole number from 2 to 200 (40 in print), not -5."),
        ({"goal": 6, "": 1}, "Template has no number “”. It has goal, die.sides, turns."),
    ],
)
def test_a_bad_number_is_refused_with_its_sentence(numbers: dict[str, int], sentence: str) -> None:
    async def evening(rig: Rig) -> None:
        ada = await rig.make(TEMPLATE, seats=2, numbers={"turns": 9})
        assert await ada.do(wire.Settings, clock=30, numbers=numbers, order="bad") == "refused"
        assert told(ada.client.refused["bad"].text) == sentence
        row = (await rig.table()).row
        assert (row.numbers, row.clock) == ({"turns": 9}, 0)
        with pytest.raises(BadOption) as error:
            await rig.hub.make(ada.guest, NewTable("template", numbers=numbers))
        assert str(error.value) == sentence

    simulated(evening, (TEMPLATE,))


def test_a_game_without_numbers_takes_none() -> None:
    async def evening(rig: Rig) -> None:
        with pytest.raises(BadOption, match="Haggle has no numbers to set"):
            await rig.make(HAGGLE, numbers={"goal": 6})

    simulated(evening, TINY)


def test_a_rematch_has_the_same_numbers() -> None:
    async def evening(rig: Rig) -> None:
        ada, bob = await rig.match(TEMPLATE, "Ada", "Bob", numbers=SHORT)
        await played(rig, ada, bob)
        assert await ada.do(wire.Rematch, order="again") == "ok"
        moved = ada.client.answers["again"]
        assert isinstance(moved, wire.Moved)
        assert rig.disk.tables[moved.code].numbers == SHORT
        rig.code = moved.code
        ada, bob = [await rig.visitor(name) for name in ("Ada", "Bob")]
        assert await ada.do(wire.Settings, numbers={}) == "ok"
        assert rig.disk.tables[moved.code].numbers == {}

    simulated(evening, (TEMPLATE,))


def test_once_more_alone_is_played_by_the_same_numbers() -> None:
    async def evening(rig: Rig) -> None:
        ada = await rig.make(TEMPLATE, bots=["random"], start=True, numbers=SHORT)
        await played(rig, ada)
        await ada.do(wire.Rematch, order="again")
        moved = ada.client.answers["again"]
        assert isinstance(moved, wire.Moved)
        rig.code = moved.code
        assert (await rig.table()).begun_match().record.numbers == SHORT

    simulated(evening, (TEMPLATE,))


def test_the_same_wish_with_other_numbers_is_another_table() -> None:
    async def clicks(rig: Rig) -> None:
        wish: dict[str, Any] = {"bots": ["random"], "start": True}
        ada = await rig.make(TEMPLATE, **wish, numbers=SHORT)
        codes = [
            await rig.hub.make(ada.guest, NewTable("template", **wish, numbers=numbers))
            for numbers in (SHORT, {"goal": 7}, {})
        ]
        assert codes[0] == rig.code
        assert len({*codes}) == 3

    simulated(clicks, (TEMPLATE,), bot_pace_ms=60_000)


def test_the_puzzle_of_the_day_has_printed_numbers() -> None:
    async def daily(rig: Rig) -> None:
        with pytest.raises(Refused, match="played with the printed numbers"):
            await rig.make(TEMPLATE, daily=True, numbers=SHORT)
        assert rig.disk.tables == {}

    simulated(daily, (TEMPLATE,))


def test_a_result_with_other_numbers_is_marked() -> None:
    async def finish(rig: Rig) -> None:
        ada = await rig.make(TEMPLATE, bots=["random"], start=True, numbers=SHORT)
        await ada.play("roll")
        assert await ada.do(wire.TakeBack) == "ok"
        table = await rig.table()
        assert [each.marks for each in table.end.results([0, 0])] == [["takeback", "numbers"]]
        assert table.info().marks == ["takeback"], "of other numbers it tells by name"

    simulated(finish, (TEMPLATE,), bot_pace_ms=60_000)


class Carrying(Template):
    """A race whose rematches take something over from the match before."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "carrying"
        self.options = (Option("carried", "text", "", "What is taken over.", secret=True),)
        self.defaults = {"carried": ""}

    def rematch(self, options: dict[str, object], state: State) -> dict[str, object]:
        return {**options, "carried": "a card"}


def test_a_rematch_with_other_numbers_takes_nothing_over() -> None:
    game = Carrying()

    async def evening(rig: Rig) -> None:
        ada, bob = await rig.match(game, "Ada", "Bob", numbers=SHORT)
        await played(rig, ada, bob)
        await ada.do(wire.Rematch, order="again")
        moved = ada.client.answers["again"]
        assert isinstance(moved, wire.Moved)
        rig.code = moved.code
        ada, row = await rig.visitor("Ada"), (await rig.table()).row
        assert await ada.do(wire.Settings, numbers=SHORT) == "ok"
        assert row.options["carried"] == "a card", "that is no other game"
        assert await ada.do(wire.Settings, numbers={"goal": 7}) == "ok"
        assert row.options["carried"] == ""

    simulated(evening, (game,))


class Picky(Template):
    """A race that refuses some numbers only together."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "picky"

    def setup_with(self, rules: int, seats: int, seed: int, options: Any, numbers: Any) -> State:
        if numbers.of("goal") > numbers.of("turns"):
            raise BadOption("goal is at most as high as turns.")
        return super().setup_with(rules, seats, seed, options, numbers)


def test_numbers_that_do_not_go_together_keep_a_match_from_beginning() -> None:
    game = Picky()

    async def evening(rig: Rig) -> None:
        with pytest.raises(BadOption, match="at most as high"):
            await rig.make(game, bots=["random"], start=True, numbers={"goal": 61})
        assert rig.disk.tables == {}
        ada = await rig.make(game, bots=["random"], numbers={"goal": 61})
        assert await ada.do(wire.Start) == "refused"
        assert ada.table.phase == "lobby"
        assert await ada.do(wire.Settings, numbers={"goal": 60}) == "ok"
        assert await ada.do(wire.Start) == "ok"

    simulated(evening, (game,))


def test_numbers_that_the_game_no_longer_has_end_a_match_and_spoil_no_list() -> None:
    async def narrowed(rig: Rig) -> None:
        await rig.match(TEMPLATE, "Ada", "Bob", numbers=SHORT)
        rig.start()
        row = rig.disk.tables[rig.code]
        row.numbers = {"goal": 1_000}
        await rig.hub.wake([row])
        assert rig.disk.tables[rig.code].phase == "over"
        assert listing.line(rig.disk.tables[rig.code], None, "ada").numbers == {"goal": 1_000}

    simulated(narrowed, (TEMPLATE,))
