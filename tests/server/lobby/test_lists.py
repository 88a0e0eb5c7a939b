"""Lines of lists, which tables leave them, and a bad table that does not break a list."""

from typing import Any, cast

import pytest

from aevum.core.state import State
from aevum.core.text import Text
from aevum.games import registry
from aevum.server import messages as m
from aevum.server import wire
from aevum.server.api import NewTable
from aevum.server.lobby import listing
from aevum.server.refused import Refused
from aevum.server.store.kept_messages import keep
from aevum.server.store.records import Guest
from aevum.server.tables.sweeper import SECONDS as IDLE_SECONDS
from tests.server.client import told
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.tiny import TINY
from tests.tiny.haggle import Haggle

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


def test_a_lobby_expires_some_time_after_the_last_person_left() -> None:
    async def wait(rig: Rig) -> None:
        rig.hub.start()
        ada = await rig.make(HAGGLE, seats=2)
        await rig.settle(2 * 3600)
        assert rig.disk.tables[rig.code].phase == "lobby"  # she is waiting for somebody
        await ada.go()
        await rig.settle(3000)
        assert rig.disk.tables[rig.code].phase == "lobby"
        await rig.settle(1000)
        assert rig.disk.tables[rig.code].phase == "over"
        await ada.join()
        assert told(ada.table.end) == str(m.server_end_expired())

    simulated(wait, TINY, lobby_hours=1)


def test_lobbies_never_expire_where_the_settings_say_so() -> None:
    async def wait(rig: Rig) -> None:
        rig.hub._sweeper.start()  # a server's other regular work would take long
        ada = await rig.make(HAGGLE, seats=2)
        await ada.go()
        await rig.settle(100 * 3600)
        assert rig.disk.tables[rig.code].phase == "lobby"

    simulated(wait, TINY, lobby_hours=0)


def test_a_guest_can_have_only_so_many_unfinished_tables() -> None:
    async def make(rig: Rig) -> None:
        rig.hub._most_owned = 2
        with_bot: dict[str, Any] = {"seats": 2, "bots": ["random"]}
        await rig.make(SHEETS, **with_bot)
        ada = await rig.make(SHEETS, start=True, **with_bot)
        with pytest.raises(Refused, match="You have 2 unfinished tables"):
            await rig.hub.make(ada.guest, NewTable(SHEETS.name, clock=5, **with_bot))
        await rig.hub.make(Guest("bob", "Bob"), NewTable(SHEETS.name, **with_bot))
        assert await ada.do(wire.Resign) == "ok"
        await rig.hub.make(ada.guest, NewTable(SHEETS.name, clock=5, **with_bot))

    simulated(make, TINY)


class Failing(Haggle):
    """A game of somebody else's that has a fault."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "failing"
        self.wrong = False

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> State:
        if self.wrong:
            raise KeyError("a fault of its own")
        return super().setup(seats, seed, options)

    def subtitle(self, options: dict[str, object]) -> str | Text:
        if self.wrong:
            raise KeyError("a fault of its own")
        return super().subtitle(options)


def test_a_game_that_fails_is_marked_in_lists_and_refused_with_a_sentence() -> None:
    async def fail(rig: Rig) -> None:
        game = registry.find("failing")
        assert isinstance(game, Failing)
        await rig.match(game, "Ada", "Bob")
        row = (await rig.table()).row
        rig.start()
        game.wrong = True
        await rig.hub.wake([row])
        line = listing.line(row, None, "ada", rig.hub.unreadable[rig.code])
        assert line.problem == m.server_rules_failed(game="Haggle").wire()
        assert line.your_seat == 0
        assert listing.line(row, None, "ada").problem == m.server_game_failed().wire()
        with pytest.raises(Refused, match="the rules of"):
            await rig.make(game, seats=2, bots=["random"], start=True)
        game.wrong = False
        await rig.table()
        assert rig.hub.unreadable == {}

    simulated(fail, (Failing(),))


def test_a_table_that_fails_in_any_way_spoils_no_list(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(rig: Rig) -> None:
        await rig.match(HAGGLE, "Ada", "Bob")
        row = (await rig.table()).row
        rig.start()
        monkeypatch.setattr(rig.hub.services.store, "lines", None)
        await rig.hub.wake([row])
        assert rig.hub.problem(row) == m.server_table_failed()

    simulated(fail, TINY)


class Untitled(Haggle):
    """A game of somebody else's whose words for a table aren't words."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "untitled"

    def subtitle(self, options: dict[str, object]) -> str:
        return cast(str, object())


def test_a_line_that_cannot_be_sent_is_marked() -> None:
    async def made(rig: Rig) -> None:
        await rig.match(registry.find("untitled"), "Ada", "Bob")
        line = listing.line((await rig.table()).row, await rig.table(), "ada")
        assert (line.title, line.problem) == (None, m.server_game_failed().wire())

    simulated(made, (Untitled(),))


def test_a_table_of_a_missing_game_has_a_line() -> None:
    async def gone(rig: Rig) -> None:
        await rig.match(HAGGLE, "Ada", "Bob")
        row = (await rig.table()).row
        row.game = "chess"
        await rig.hub.wake([row])
        assert listing.line(row, None, "ada").problem == m.server_game_missing().wire()

    simulated(gone, TINY)


def test_a_match_whose_log_does_not_replay_is_closed_and_its_log_kept() -> None:
    async def damaged(rig: Rig) -> None:
        ada, _ = await rig.match(SHEETS, "Ada", "Bob")
        assert await ada.act(ada.legal[0]) == "ok"
        log = rig.disk.logs[rig.code]
        log[-1] = log[-1]._replace(move=10**6)
        kept = list(log)
        rig.start()
        await rig.hub.wake([rig.disk.tables[rig.code]])
        row = rig.disk.tables[rig.code]
        assert (row.phase, row.end) == ("over", keep(m.server_end_damaged()))
        assert rig.disk.logs[rig.code] == kept
        await ada.join()
        assert told(ada.table.end) == str(m.server_end_damaged())

    simulated(damaged, TINY)


def test_a_match_of_newer_rules_waits_for_a_newer_server() -> None:
    async def older(rig: Rig) -> None:
        await rig.match(SHEETS, "Ada", "Bob")
        rig.start()
        row = rig.disk.tables[rig.code]
        row.version += 1
        with pytest.raises(Refused, match="newer rules"):
            await rig.table()
        assert row.phase == "playing"
        row.version -= 1
        assert (await rig.table()).row.phase == "playing"

    simulated(older, TINY)


def test_a_match_under_way_keeps_its_own_rules_when_there_are_newer_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = registry.find("ascii")
    assert game.oldest < game.version

    async def newer(rig: Rig) -> None:
        with monkeypatch.context() as before:
            before.setattr(game, "version", game.oldest)
            ada, _ = await rig.match(game, "Ada", "Bob")
        rig.start()
        await ada.join()
        table = await rig.table()
        assert table.row.phase == "playing"
        assert table.row.version == table.begun_match().record.rules == game.oldest
        while not ada.legal:
            await rig.settle()
        assert await ada.act(ada.legal[0]) == "ok"

    simulated(newer)
