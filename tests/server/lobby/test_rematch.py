"""A rematch takes over secret remains of a game, which nobody sees."""

import gzip

import msgspec
import pytest

from aevum.games import registry
from aevum.server import wire
from aevum.server.api import NewTable
from aevum.server.http.games import detail
from aevum.server.lobby.listing import line
from aevum.server.refused import Refused
from tests.server.sim.rig import Rig, Visitor, simulated

CHRONOS = registry.find("chronos")
PEOPLE = ("Ada", "Bob", "Cay")
LONGEST = 901  # seconds, a little more than any match lasts


async def rematch(rig: Rig, **wish: object) -> tuple[list[Visitor], str]:
    """Let a match end, join the next, and return its people and what it takes over."""
    people = await rig.match(CHRONOS, *PEOPLE, options={"stage": 1}, **wish)
    await rig.settle(LONGEST)
    assert people[0].table.phase == "over"
    old = await rig.table()
    cards = CHRONOS.rematch(dict(old.row.options), old.begun_match().state)["carried"]
    assert isinstance(cards, str)
    assert cards != ""
    assert await people[0].do(wire.Rematch, order="again") == "ok"
    moved = people[0].client.answers["again"]
    assert isinstance(moved, wire.Moved)
    rig.code = moved.code
    return [await rig.visitor(name) for name in PEOPLE], cards


async def start(people: list[Visitor]) -> None:
    for person in people[1:]:
        assert await person.do(wire.Ready, True) == "ok"
    assert await people[0].do(wire.Start) == "ok"


def test_unseen_cards_are_carried_into_a_rematch_and_on_into_the_next() -> None:
    async def evening(rig: Rig) -> None:
        people, cards = await rematch(rig)
        await start(people)
        match = (await rig.table()).begun_match()
        assert match.record.options["carried"] == cards
        await rig.settle(LONGEST)
        assert people[0].table.phase == "over"
        record = await rig.hub.record(rig.code)
        assert record.options["carried"] == cards, "without it the record could not be checked"
        await people[0].do(wire.Rematch, order="once more")
        moved = people[0].client.answers["once more"]
        assert isinstance(moved, wire.Moved)
        assert rig.disk.tables[moved.code].options["carried"] not in ("", cards)

    simulated(evening)


def test_nobody_is_told_what_is_carried() -> None:
    async def evening(rig: Rig) -> None:
        people, cards = await rematch(rig, public=True)
        watcher = await rig.visitor("Wat")
        await start(people)
        await rig.settle(40)
        with pytest.raises(Refused, match="published when the match is over"):
            await rig.hub.record(rig.code)
        await rig.settle(LONGEST)
        info, table = await rig.hub.info(rig.code), await rig.table()
        around = await rig.hub.replays.describe(rig.code, people[0].guest, None)
        film = await rig.hub.replays.film(rig.code, people[0].guest, None, "board")
        listed = line(table.row, table, people[0].guest.id)
        told = [msgspec.json.encode(each) for each in (info, around, listed, detail(CHRONOS))]
        told.append(gzip.decompress(film.body))
        for person in (*people, watcher):
            assert person.session is not None
            assert len(person.session.frames) > 3
            told += person.session.frames
        assert any(b'"stage":1' in each for each in told), "other options are told"
        layer = cards.split()[0].partition(":")[0]
        for each in told:
            assert layer.encode() not in each
            assert b"carried" not in each

    simulated(evening)


def test_other_settings_take_nothing_over() -> None:
    async def evening(rig: Rig) -> None:
        (ada, _, _), cards = await rematch(rig)
        row = (await rig.table()).row
        assert await ada.do(wire.Settings, None, None, 60) == "ok"
        assert row.options["carried"] == cards, "that is no other game"
        assert await ada.do(wire.Settings, None, {"stage": 1}) == "ok"
        assert row.options["carried"] == cards
        assert await ada.do(wire.Settings, None, {"stage": 2}) == "ok"
        assert row.options["carried"] == ""

    async def more(rig: Rig) -> None:
        (ada, _, _), _ = await rematch(rig)
        assert await ada.do(wire.Settings, 4) == "ok"
        assert (await rig.table()).row.options["carried"] == ""

    simulated(evening)
    simulated(more)


def test_nobody_chooses_what_is_carried() -> None:
    async def evening(rig: Rig) -> None:
        (ada, _, _), cards = await rematch(rig)
        assert await ada.do(wire.Settings, None, {"carried": ""}) == "secret"
        assert (await rig.table()).row.options["carried"] == cards
        with pytest.raises(Refused, match="A rematch keeps it"):
            await rig.hub.make(ada.guest, NewTable(CHRONOS.name, {"carried": cards}))

    simulated(evening)
