"""A match that began under older rules continues under them."""

from pathlib import Path

import msgspec

from aevum.core.match import replay
from aevum.core.record import TAKEBACK, from_text
from aevum.games import registry
from aevum.server import wire
from aevum.server.store.records import MatchRow
from tests.server.sim.rig import Rig, simulated

EMPIRES = registry.find("ascii")
RECORD = Path(__file__).parents[2] / "rules" / "ascii" / "records" / "rules1-3.txt"
PEOPLE = ("Ada", "Bob", "Cay")


def test_a_running_match_goes_on_under_the_rules_it_began_with() -> None:
    async def upgrade(rig: Rig) -> None:
        record = from_text(EMPIRES, RECORD.read_text(encoding="utf-8"))
        people = await rig.match(EMPIRES, *PEOPLE, options=record.options)
        row = msgspec.structs.replace(
            rig.disk.tables[rig.code], version=1, seed=str(record.seed), takebacks=record.takebacks
        )
        played = len(record.rows) // 2
        while record.rows[played].seat < 0 or record.rows[played].move == TAKEBACK:
            played += 1
        rig.disk.tables[rig.code] = row
        rig.disk.logs[rig.code] = [
            MatchRow(each.at, each.seat, each.move, "") for each in record.rows[:played]
        ]
        rig.start()
        for person in people:
            await person.join()
        table = await rig.table()
        before = replay(record, played)
        assert (table.row.phase, table.begun_match().record.rules) == ("playing", 1)
        assert table.begun_match().state.to_data() == before.state.to_data()
        turn = record.rows[played]
        assert await people[turn.seat].do(wire.Act, -1, [turn.move]) == "ok"
        again = replay(record, played + 1).state.to_data()
        assert table.begun_match().state.to_data() == again
        assert table.begun_match().record.to_text().splitlines()[1] == "rules: 1"

    simulated(upgrade)
