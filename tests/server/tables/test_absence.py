"""Absent people: a grace period, then a bot, then their seat again; and clocks for decisions."""

from aevum.games import registry
from aevum.server import wire
from tests.server.client import told
from tests.server.sim.rig import Rig, Visitor, Wire, simulated
from tests.tiny import TINY

HAGGLE, SHEETS, SANDGLASS, NEST = TINY
GRACE = 45


def rows(person: Visitor) -> int:
    return len(person.client.log)


def away(person: Visitor, seat: int) -> bool:
    return person.table.chairs[seat].away


def test_a_bot_waits_for_the_grace_and_hands_the_seat_back() -> None:
    async def absent(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        await ada.play("end")
        await bob.go()
        assert ada.table.chairs[1].away_at > 0
        seen = rows(ada)
        await rig.settle(GRACE - 2)
        assert rows(ada) == seen
        assert not away(ada, 1)
        await rig.settle(10)
        assert away(ada, 1)
        assert rows(ada) > seen, "the bot plays"
        await bob.join()
        assert not away(ada, 1)
        assert ada.table.chairs[1].here

    simulated(absent, TINY)


def test_nobody_is_replaced_while_nobody_waits() -> None:
    async def alone(rig: Rig) -> None:
        ada = await rig.make(registry.find("tempus"), start=True)
        await ada.go()
        await rig.settle(10 * GRACE)
        assert not (await rig.table()).row.chairs[0].away
        assert not (await rig.table()).begun_match().record.rows

    simulated(alone)


def test_who_comes_back_within_the_grace_lost_nothing() -> None:
    async def tunnel(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        await bob.go()
        await rig.settle(GRACE / 2)
        await bob.join()
        await rig.settle(2 * GRACE)
        assert not away(ada, 1)
        assert ada.table.chairs[1].away_at == -1

    simulated(tunnel, TINY)


def test_who_stands_up_leaves_the_seat_to_a_bot_and_may_sit_down_again() -> None:
    async def coffee(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        await ada.play("end")
        seen = rows(ada)
        assert await bob.do(wire.Stand) == "ok"
        await rig.settle(5)
        assert rows(ada) > seen
        assert await bob.do(wire.Sit, 1) == "ok"
        assert not away(ada, 1)
        line = (await rig.table()).begun_match().record.rows
        assert bob.table.chairs[1].stood_in == sum(row.seat == 1 for row in line) > 0
        assert bob.table.chairs[0].stood_in == 0

    simulated(coffee, TINY)


def test_a_move_takes_the_seat_back_too() -> None:
    async def quick(rig: Rig) -> None:
        ada, _ = await rig.match(HAGGLE, "Ada", "Bob")
        await ada.do(wire.Stand)
        assert await ada.play("end") == "ok"
        assert not away(ada, 0)

    simulated(quick, TINY, bot_pace_ms=60_000)


def test_bots_fill_seats_and_play_to_the_end() -> None:
    async def watch(rig: Rig) -> None:
        ada = await rig.make(NEST, bots=["random", "greedy", "standard"], watch=True, start=True)
        assert ada.client.you is not None
        assert ada.client.you.seat == -1
        await rig.settle(600)
        assert ada.table.phase == "over"
        assert ada.table.scores is not None

    simulated(watch, TINY)


def test_the_table_clock_gives_the_default_answer() -> None:
    async def ponder(rig: Rig) -> None:
        ada, _ = await rig.match(HAGGLE, "Ada", "Bob", clock=30)
        waiting = ada.client.position.waiting or []
        assert [each.ends_at > 0 for each in waiting if each.must] == [True]
        seen = rows(ada)
        await rig.settle(28)
        assert rows(ada) == seen
        await rig.settle(5)
        assert rows(ada) > seen

    simulated(ponder, TINY)


def test_the_games_own_time_goes_on_by_itself() -> None:
    async def sand(rig: Rig) -> None:
        ada, bob = await rig.match(SANDGLASS, "Ada", "Bob")
        assert await ada.play("dig") == "ok"
        await rig.settle(2.5)
        assert "find" in str(ada.client.log) or "finds" in str(bob.client.log)
        await rig.settle(60)
        assert ada.table.phase == "over"
        assert ada.table.seed, "the seed is shown at the end"

    simulated(sand, TINY)


def test_time_stands_still_while_the_server_is_down() -> None:
    async def outage(rig: Rig) -> None:
        ada, bob = await rig.match(SANDGLASS, "Ada", "Bob")
        await ada.play("dig")
        rig.start()
        await rig.settle(3600)
        await ada.join()
        await bob.join()
        assert ada.table.phase == "playing"
        await rig.settle(2.5)
        assert ada.client.log

    simulated(outage, TINY)


def test_a_table_that_nobody_uses_is_put_away_and_found_again() -> None:
    async def sleepy(rig: Rig) -> None:
        rig.hub.start()
        ada = await rig.make(registry.find("tempus"), start=True)
        await ada.act(ada.legal[0])
        await ada.go()
        old = await rig.table()
        await rig.settle(70)
        assert await rig.table() is old, "it was in use a minute ago"
        await rig.settle(130)
        assert rig.code not in rig.hub.tables
        old.join(Wire(ada.guest, ada.client), wire.Hello())
        await ada.join()
        assert await ada.act(ada.legal[0]) == "ok"
        assert len((await rig.table()).begun_match().record.rows) == 2

    simulated(sleepy)


def test_who_comes_to_a_table_that_is_gone_is_sent_back() -> None:
    async def late(rig: Rig) -> None:
        ada = await rig.make(registry.find("tempus"), start=True)
        table = await rig.table()
        table.close(wire.CLOSE_RESTART, "")
        session = Wire(ada.guest, ada.client)
        table.join(session, wire.Hello())
        assert session.closed is not None
        assert session.closed[0] == wire.CLOSE_RESTART

    simulated(late)


DAY = 86_400


def test_at_a_day_for_a_decision_a_seat_is_kept_until_the_time_is_over() -> None:
    async def letters(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob", clock=DAY)
        await bob.go()
        await rig.settle(10 * GRACE)
        assert not away(ada, 1), "nobody asks him anything"
        assert ada.table.chairs[1].away_at == -1
        await ada.play("end")
        seen = rows(ada)
        assert ada.table.chairs[1].away_at > 0
        await rig.settle(DAY - 60)
        assert not away(ada, 1)
        assert rows(ada) == seen
        await rig.settle(120)
        assert away(ada, 1)
        assert rows(ada) > seen, "a bot answers, not the clock"
        assert (await rig.table()).data.bot_rows

    simulated(letters, TINY)


def test_at_a_day_for_a_decision_nobody_has_to_look_on_when_time_is_over() -> None:
    async def letters(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob", clock=DAY)
        await ada.play("end")
        await bob.go()
        await ada.go()
        await rig.settle(DAY - 60)
        assert not (await rig.table()).data.bot_rows
        await rig.settle(120)
        assert (await rig.table()).row.chairs[1].away

    simulated(letters, TINY)


def test_the_log_says_that_a_bot_played_also_after_a_restart() -> None:
    async def coffee(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        await ada.play("end")
        assert not any("bot" in told(line.text) for line in ada.client.log)
        await bob.do(wire.Stand)
        await rig.settle(5)
        assert any("player 2's bot" in told(line.text) for line in ada.client.log)
        await bob.do(wire.Sit, 1)
        before = bob.table.chairs[1].stood_in
        assert before > 0
        rig.start()
        await bob.join()
        assert any("player 2's bot" in told(line.text) for line in bob.client.log)
        assert bob.table.chairs[1].stood_in == before
        while not any(ask.must for ask in bob.client.position.asks or []):
            await ada.join()
            await ada.play("end")
        assert await bob.play("end") == "ok"
        assert bob.table.chairs[1].stood_in == 0
        assert "player 2 ends" in [told(line.text) for line in bob.client.log]

    simulated(coffee, TINY)
