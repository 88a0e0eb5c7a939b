"""Who was first: commands count from the time they were given, up to a limit."""

from aevum.server import wire
from tests.server.client import told
from tests.server.live.prize import COME, ENTER, GRAB, LEAVE, POST, WRITE
from tests.server.live.racers import (
    PRIZE,
    RIPENS,
    WINDOW,
    act,
    answer,
    heard,
    points,
    racers,
    ripe,
    until,
)
from tests.server.sim.rig import Rig, Visitor, simulated

GAMES = (PRIZE,)


def test_the_earlier_command_wins_though_it_arrives_later() -> None:
    async def race(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ripe(rig)
        begun = rig.clock.now()
        his = await act(bob, GRAB, seen=begun)
        await rig.settle(0.02)
        hers = await act(ada, GRAB, seen=begun - 5)
        assert answer(ada, hers) == "", "it waits for others"
        await rig.settle()
        assert await points(rig) == [1, 0]
        assert answer(ada, hers) == "ok"
        assert answer(bob, his) == "lost"
        refusal = bob.client.refused[his]
        late = "Someone was faster. You lost nothing. The prize is not ripe."
        assert told(refusal.text) == late
        assert refusal.rule == "R1"
        assert await bob.act(LEAVE) == "ok", "he may go on at once"

    simulated(race, GAMES)


def test_nobody_is_credited_with_more_than_the_bound() -> None:
    async def race(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ripe(rig)
        begun = rig.clock.now()
        await act(bob, GRAB, seen=begun)
        await rig.settle(0.04)
        await act(ada, GRAB, seen=begun - 20)  # no way was measured: 30 ms are credited
        await rig.settle()
        assert await points(rig) == [0, 1]

    simulated(race, GAMES)


def test_a_measured_way_is_credited() -> None:
    async def race(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await echo(ada, 0.1)
        table = await rig.table()
        assert ada.session is not None
        assert 90 <= ada.session.round_trips.p50() <= 110
        await ripe(rig)
        begun = rig.clock.now()
        await act(bob, GRAB, seen=begun)
        await rig.settle(0.04)
        await act(ada, GRAB, seen=begun - 20)
        await rig.settle()
        assert table.begun_match().state.scores() == [1, 0]

    simulated(race, GAMES)


async def echo(person: Visitor, after: float) -> None:
    """Answer the next probe after so many seconds."""
    known = len(person.client.probes)
    while len(person.client.probes) == known:
        await person.rig.settle(0.005)
    await person.rig.settle(after)
    person.client.outgoing.append(wire.Echo(person.client.probes[-1].nonce))
    person._flush(await person.rig.table())


def test_a_command_given_before_the_sand_has_run_is_refused_though_it_comes_after() -> None:
    async def early(rig: Rig) -> None:
        ada, _ = await racers(rig)
        await until(rig, RIPENS + 2)
        order = await act(ada, GRAB, seen=rig.clock.now() - 10)
        await rig.settle()
        assert answer(ada, order) == "not_legal"
        assert await points(rig) == [0, 0]

    simulated(early, GAMES)


def test_sand_that_ends_at_a_moment_has_run_for_a_command_of_that_moment() -> None:
    async def sharp(rig: Rig) -> None:
        ada, _ = await racers(rig)
        await until(rig, RIPENS)
        order = await act(ada, GRAB, seen=rig.clock.now())
        assert GRAB not in ada.legal, "the server's match is still behind"
        await rig.settle()
        assert answer(ada, order) == "ok"
        row = (await rig.table()).begun_match().record.rows[-1]
        assert (row.at, row.seat, row.move) == (RIPENS, 0, GRAB)

    simulated(sharp, GAMES)


def test_what_is_due_takes_effect_after_the_window_and_is_logged_at_its_moment() -> None:
    async def due(rig: Rig) -> None:
        ada, _ = await racers(rig)
        rows = (await rig.table()).begun_match().record.rows
        await until(rig, RIPENS)
        await rig.settle((WINDOW - 2) / 1000)
        assert not rows
        await rig.settle(0.004)
        assert rows[-1].at == RIPENS
        await rig.settle()
        assert heard(ada) == ["ripe"]

    simulated(due, GAMES)


def test_the_window_is_an_option_of_the_table() -> None:
    async def wide(rig: Rig) -> None:
        ada, bob = await racers(rig, window=150)
        assert ada.table.window == 150
        await until(rig, RIPENS + 100)
        begun = rig.clock.now()
        await act(bob, GRAB, seen=begun)
        await rig.settle(0.02)
        await act(ada, GRAB, seen=begun - 5)
        await rig.settle(0.12)
        assert await points(rig) == [0, 0]
        await rig.settle(0.02)
        assert await points(rig) == [1, 0]

    simulated(wide, GAMES)


def test_of_equal_moments_chance_decides_and_not_the_seat() -> None:
    async def ties(rig: Rig) -> None:
        ada, bob = await racers(rig)
        for turn in range(12):
            await ripe(rig)
            now = rig.clock.now()
            for person in (ada, bob) if turn % 2 else (bob, ada):
                await act(person, GRAB, seen=now)
            await rig.settle()
        first, second = await points(rig)
        assert first + second == 12
        assert first > 1
        assert second > 1

    simulated(ties, GAMES)


def test_of_equal_moments_all_are_carried_out_that_go_together() -> None:
    async def together(rig: Rig) -> None:
        ada, bob, ben = await racers(rig, "Ada", "Bob", "Ben")
        assert await ben.act(LEAVE) == "ok"
        for _ in range(6):  # every order of arrival, and chance is not asked
            now = rig.clock.now()
            orders = [
                (ben, await act(ben, ENTER, seen=now)),
                (ada, await act(ada, LEAVE, seen=now)),
                (bob, await act(bob, LEAVE, seen=now)),
            ]
            await rig.settle()
            assert [answer(*each) for each in orders] == ["ok"] * 3
            for person, move in ((ben, LEAVE), (ada, COME), (bob, COME)):
                assert await person.act(move) == "ok"

    simulated(together, GAMES)


def test_a_command_sent_twice_counts_once() -> None:
    async def twice(rig: Rig) -> None:
        ada, _ = await racers(rig)
        await ripe(rig)
        await act(ada, GRAB)
        ada.client.again()
        ada._flush(await rig.table())
        await rig.settle()
        assert await points(rig) == [1, 0]
        assert not ada.client.refused

    simulated(twice, GAMES)


def test_a_list_is_one_command_carried_out_whole_or_not_at_all() -> None:
    async def letter(rig: Rig) -> None:
        ada, bob = await racers(rig)
        assert await ada.act(WRITE, WRITE + 1, POST, GRAB) == "not_legal"
        rows = (await rig.table()).begun_match().record.rows
        assert rows == []
        assert ada.client.fields["letter"] == []
        assert await ada.act(WRITE, WRITE + 1, POST) == "ok"
        assert {row.at for row in rows} == {rows[0].at}
        assert heard(bob) == ["posts"]

    simulated(letter, GAMES)


def test_nobody_loses_a_race_to_oneself() -> None:
    async def twice(rig: Rig) -> None:
        ada, bob = await racers(rig)
        first, second = await act(ada, LEAVE), await act(ada, LEAVE)
        await rig.settle()
        assert (answer(ada, first), answer(ada, second)) == ("ok", "not_legal")
        assert ada.client.refused[second].text[0] != "refusal-late"
        await ripe(rig)
        third, fourth = await act(ada, GRAB), await act(bob, GRAB)
        await rig.settle()
        assert sorted([answer(ada, third), answer(bob, fourth)]) == ["lost", "ok"]

    simulated(twice, GAMES)


def test_too_many_waiting_commands_are_refused() -> None:
    async def flood(rig: Rig) -> None:
        ada, _ = await racers(rig)
        orders = [await act(ada, LEAVE) for _ in range(9)]
        assert answer(ada, orders[-1]) == "slow"
        await rig.settle()
        assert [answer(ada, each) for each in orders[:2]] == ["ok", "not_legal"]

    simulated(flood, GAMES)


def test_a_record_of_a_race_replays_bit_for_bit() -> None:
    from aevum.core.match import replay

    async def again(rig: Rig) -> None:
        ada, bob = await racers(rig)
        for _ in range(4):
            await ripe(rig)
            await act(ada, GRAB)
            await act(bob, GRAB)
            await rig.settle()
        match = (await rig.table()).begun_match()
        assert replay(match.record).state.to_data() == match.state.to_data()

    simulated(again, GAMES)
