"""What a list tells of a table: when it was played last, without a write for each move."""

from aevum.server import listing
from aevum.server.hub import IDLE_SECONDS
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.tiny import TINY

HAGGLE, SHEETS = TINY[0], next(game for game in TINY if not game.hidden)


async def played(rig: Rig, person: Visitor) -> int:
    """Let time go by and make a move; return when."""
    await rig.settle(3 * IDLE_SECONDS)
    assert await person.act(person.legal[0]) == "ok"
    return rig.clock.now()


def test_a_table_tells_when_it_was_played_last() -> None:
    async def plays(rig: Rig) -> None:
        ada, _ = await rig.match(SHEETS, "Ada", "Bob")
        row = (await rig.table()).row
        begun, now = row.changed, await played(rig, ada)
        line = listing.line(row, await rig.table(), "ada")
        assert begun < line.changed <= now
        assert line.rows > 0

    simulated(plays, TINY)


def test_moves_are_noted_together_and_outlive_the_server() -> None:
    async def plays(rig: Rig) -> None:
        rig.hub.start()
        ada, bob = await rig.match(SHEETS, "Ada", "Bob")
        await played(rig, ada)
        last = (await rig.table()).row.changed
        assert rig.disk.tables[rig.code].changed < last
        await rig.settle(IDLE_SECONDS)
        assert rig.disk.tables[rig.code].changed == last
        await played(rig, bob)
        last = (await rig.table()).row.changed
        await rig.hub.stop()
        rig.start()
        assert (await rig.table()).row.changed == last

    simulated(plays, TINY)


def test_hidden_games_tell_neither_their_moves_nor_the_moment_of_one() -> None:
    async def plays(rig: Rig) -> None:
        ada, _ = await rig.match(HAGGLE, "Ada", "Bob")
        now = await played(rig, ada)
        table = await rig.table()
        line = listing.line(table.row, table, "ada")
        assert line.rows == 0
        assert line.changed % listing.MINUTE == 0
        assert now - line.changed <= listing.MINUTE + 1000

    simulated(plays, TINY)
