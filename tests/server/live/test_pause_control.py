"""Time that stands still, and time that runs slower: pauses, absences, practice."""

from typing import Any

from aevum.games.chronos.data import AS_PRINTED
from aevum.games.chronos.game import GAME as CONQUEST
from aevum.server import wire
from aevum.server.live.live_state import PAUSES, UNCOUNTED
from aevum.server.tables.votes import LAPSE_MS
from tests.server.live.prize import GRAB, LEAVE
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
    say,
    until,
)
from tests.server.sim.rig import Rig, Visitor, simulated

GAMES = (PRIZE,)
COUNT = 3000


async def now_of(rig: Rig) -> int:
    """The match's moment, without the window."""
    return (await rig.table()).data.time.match(rig.clock.now())


def away(person: Visitor) -> bool:
    """Whether a bot plays for the second seat."""
    return person.table.chairs[1].away


def tempo(person: Visitor) -> wire.Tempo:
    assert person.client.tempo is not None
    return person.client.tempo


def test_a_countdown_comes_before_the_first_sand() -> None:
    async def start(rig: Rig) -> None:
        ada, _ = await racers(rig)
        begins = tempo(ada).since
        assert COUNT - 1500 < begins - rig.clock.now() <= COUNT
        assert (tempo(ada).at, tempo(ada).rate) == (0, 4)
        assert await ada.act(LEAVE) == "soon"
        await rig.settle((begins - rig.clock.now()) / 1000 + 0.01)
        assert await ada.act(LEAVE) == "ok"

    simulated(start, GAMES, countdown_ms=COUNT)


def test_a_pause_keeps_what_is_left_and_ends_with_a_countdown() -> None:
    async def pause(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await until(rig, 3700)
        assert "ripe" in heard(bob)
        await act(bob, GRAB)
        await rig.settle()
        left = (await rig.table()).begun_match().state.deadline() - await now_of(rig)
        assert await ada.do(wire.Pause, True) == "ok"
        assert (tempo(bob).held, tempo(bob).by, tempo(bob).rate) == ("pause", 0, 0)
        assert tempo(bob).pauses == [PAUSES - 1, PAUSES]
        stood = await now_of(rig)
        await rig.settle(600)
        assert await now_of(rig) == stood
        assert heard(bob).count("ripe") == 1
        assert await bob.act(LEAVE) == "paused"
        assert await bob.do(wire.Pause, False) == "ok"
        assert (tempo(ada).held, tempo(ada).rate, tempo(ada).at) == ("", 4, stood)
        assert await bob.act(LEAVE) == "soon"
        resumes = tempo(ada).since
        await rig.settle((resumes - rig.clock.now() + left + WINDOW) / 1000)
        assert (await rig.table()).begun_match().told[-1][0].kind == "ripe"

    simulated(pause, GAMES, countdown_ms=COUNT)


def test_each_player_pauses_twice() -> None:
    async def thrice(rig: Rig) -> None:
        ada, bob = await racers(rig)
        for _ in range(PAUSES):
            assert await ada.do(wire.Pause, True) == "ok"
            assert await ada.do(wire.Pause, True) == "nothing"
            assert await bob.do(wire.Pause, False) == "ok"
        assert await ada.do(wire.Pause, True) == "none_left"
        assert await bob.do(wire.Pause, True) == "ok"
        watcher = await rig.visitor("Wat")
        assert await watcher.do(wire.Pause, False) == "not_seated"

    simulated(thrice, GAMES)


def test_who_plays_alone_with_bots_pauses_at_will() -> None:
    async def alone(rig: Rig) -> None:
        ada = await rig.make(PRIZE, seats=2, bots=["random"], start=True)
        for _ in range(PAUSES + 1):
            assert await ada.do(wire.Pause, True) == "ok"
            assert tempo(ada).pauses == [UNCOUNTED] * 2
            assert await ada.do(wire.Pause, False) == "ok"

    simulated(alone, GAMES)


def test_where_all_must_agree_all_must_agree() -> None:
    async def votes(rig: Rig) -> None:
        ada, bob = await racers(rig, pause="all")
        assert await ada.do(wire.Pause, True) == "ok"
        assert (tempo(bob).held, tempo(bob).votes) == ("", [0])
        assert await bob.do(wire.Pause, True) == "ok"
        assert (tempo(ada).held, tempo(ada).votes) == ("pause", [])
        assert await bob.do(wire.Pause, False) == "ok"
        assert tempo(ada).held == "pause"
        assert await ada.do(wire.Pause, False) == "ok"
        assert tempo(ada).held == ""

    simulated(votes, GAMES)


def test_who_asked_first_has_paused_where_all_agree() -> None:
    async def asked(rig: Rig) -> None:
        ada, bob = await racers(rig, pause="all")
        assert await bob.do(wire.Pause, True) == "ok"
        assert await ada.do(wire.Pause, True) == "ok"
        assert (tempo(ada).held, tempo(ada).by) == ("pause", 1)

    simulated(asked, GAMES)


def test_a_vote_is_taken_back_by_giving_it_once_more() -> None:
    async def changed(rig: Rig) -> None:
        ada, bob = await racers(rig, pause="all")
        assert await ada.do(wire.Pause, True) == "ok"
        assert await ada.do(wire.Pause, True) == "ok"
        assert tempo(bob).votes == []
        assert await bob.do(wire.Pause, True) == "ok"
        assert (tempo(ada).held, tempo(ada).votes) == ("", [1])

    simulated(changed, GAMES)


def test_a_wish_for_a_pause_lapses_but_one_to_go_on_does_not() -> None:
    async def lapse(rig: Rig) -> None:
        ada, bob = await racers(rig, pause="all")
        await ada.do(wire.Pause, True)
        await rig.settle(LAPSE_MS / 1000 - 1)
        assert tempo(bob).votes == [0]
        await rig.settle(1)
        assert tempo(bob).votes == []
        await ada.do(wire.Pause, True)
        await bob.do(wire.Pause, True)
        await ada.do(wire.Pause, False)
        await rig.settle(10 * LAPSE_MS / 1000)
        assert (tempo(bob).held, tempo(bob).votes) == ("pause", [0])

    simulated(lapse, GAMES)


def test_nobody_waits_for_the_vote_of_who_is_gone() -> None:
    async def left(rig: Rig) -> None:
        ada, bob = await racers(rig, pause="all")
        await ada.do(wire.Pause, True)
        await bob.do(wire.Pause, True)
        await ada.do(wire.Pause, False)
        await bob.go()
        await rig.settle(18)
        assert (tempo(ada).held, away(ada)) == ("pause", False)
        await rig.settle(3)
        assert (tempo(ada).held, away(ada)) == ("", True)
        stood = await now_of(rig)
        await rig.settle(5)
        assert await now_of(rig) > stood

    simulated(left, GAMES)


def test_a_command_given_before_the_pause_still_counts() -> None:
    async def sharp(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ripe(rig)
        given = rig.clock.now()
        await rig.settle(0.005)
        live = (await rig.table()).live
        assert live is not None
        await live.pauses._pause(_session(bob), wire.Pause("p", True))
        hers = await act(ada, GRAB, seen=given)
        his = await act(bob, GRAB, seen=rig.clock.now())
        await rig.settle()
        assert (answer(ada, hers), answer(bob, his)) == ("ok", "paused")
        assert await points(rig) == [1, 0]

    simulated(sharp, GAMES)


def _session(person: Visitor) -> Any:
    return person.session


def test_a_live_match_waits_for_somebody_once_and_then_a_bot_steps_in() -> None:
    async def tunnel(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await bob.go()
        assert (tempo(ada).held, tempo(ada).by) == ("gone", 1)
        stood = await now_of(rig)
        await rig.settle(18)
        assert await now_of(rig) == stood
        assert [chair.away for chair in ada.table.chairs] == [False, False]
        await rig.settle(3)
        assert away(ada), "now a bot has the seat"
        assert not tempo(ada).held
        await rig.settle(10)
        rows = (await rig.table()).begun_match().record.rows
        assert any(row.seat == 1 for row in rows), "the bot plays"
        await bob.join()
        assert not away(ada), "it is his again"
        await bob.go()
        assert tempo(ada).held == "", "it does not wait for him a second time"
        await rig.settle(4)
        assert away(ada)

    simulated(tunnel, GAMES)


def test_it_is_told_who_is_still_gone() -> None:
    async def two(rig: Rig) -> None:
        ada, bob, eve = await racers(rig, "Ada", "Bob", "Eve")
        await ada.go()
        await bob.go()
        assert (tempo(eve).held, tempo(eve).by) == ("gone", 0)
        await ada.join()
        assert (tempo(eve).held, tempo(eve).by) == ("gone", 1)
        await bob.join()
        assert (tempo(eve).held, tempo(eve).by) == ("", -1)

    simulated(two, GAMES)


def test_who_comes_back_in_time_goes_on_after_a_countdown() -> None:
    async def blink(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await rig.settle(4)
        await bob.go()
        await rig.settle(10)
        stood = await now_of(rig)
        await bob.join()
        assert (tempo(ada).held, tempo(ada).at) == ("", stood)
        assert tempo(ada).since > rig.clock.now()
        await rig.settle(60)
        assert not ada.table.chairs[1].away

    simulated(blink, GAMES, countdown_ms=COUNT)


def test_while_nobody_is_there_time_stands() -> None:
    async def alone(rig: Rig) -> None:
        ada = await rig.make(PRIZE, seats=2, bots=["random"], start=True)
        await rig.settle(5)
        await ada.go()
        stood = await now_of(rig)
        await rig.settle(3600)
        assert await now_of(rig) == stood
        assert not (await rig.table()).row.chairs[0].away
        await ada.join()
        await rig.settle(2)
        assert await now_of(rig) > stood

    simulated(alone, GAMES)


def test_practice_at_half_and_quarter_speed() -> None:
    for speed, slower in ((2, 2), (1, 4)):

        async def slow(rig: Rig, speed: int = speed, slower: int = slower) -> None:
            ada, _ = await racers(rig, speed=speed)
            begun, at = rig.clock.now(), await now_of(rig)
            assert (tempo(ada).rate, ada.table.speed) == (speed, speed)
            await rig.settle(8)
            assert abs(await now_of(rig) - at - (rig.clock.now() - begun) // slower) <= 1
            assert await ada.act(GRAB) == "ok"

        simulated(slow, GAMES)


def test_without_time_the_player_lets_it_run_on_to_the_next_thing() -> None:
    async def learn(rig: Rig) -> None:
        ada, bob = await racers(rig, speed=0)
        await rig.settle(3600)
        assert await now_of(rig) == 0
        assert await ada.act(LEAVE) == "ok"
        assert await ada.act(GRAB) == "not_legal"
        assert await bob.do(wire.RunOn) == "ok"
        assert heard(ada) == ["leaves", "ripe"]
        assert tempo(ada).at == RIPENS
        assert await ada.act(GRAB) == "ok"
        assert (await rig.table()).begun_match().record.rows[-1].at == RIPENS

    simulated(learn, GAMES)


def test_without_time_it_stops_when_a_timer_of_ones_own_has_run_out() -> None:
    async def learn(rig: Rig) -> None:
        ada, *_ = await rig.match(CONQUEST, "Ada", "Bob", "Cid", speed=0)
        for timer in range(2):
            turn = CONQUEST.moves.named("go").code([timer, timer])
            assert await ada.act(turn) == "ok"
        begun = tempo(ada).at
        assert await ada.do(wire.RunOn) == "ok"
        first = tempo(ada).at
        assert await ada.do(wire.RunOn, order="again") == "ok"
        assert first == AS_PRINTED.sand
        assert first < tempo(ada).at <= begun + AS_PRINTED.sand

    simulated(learn, (CONQUEST,))


def test_without_time_bots_act_when_it_runs_on() -> None:
    async def learn(rig: Rig) -> None:
        ada = await rig.make(PRIZE, seats=2, bots=["random"], start=True, speed=0)
        rows = (await rig.table()).begun_match().record.rows
        await rig.settle(60)
        assert rows == []
        for turn in range(20):
            await ada.do(wire.RunOn, order=f"run {turn}")
            await rig.settle(3)  # the bot may have to make up its mind again and again
            assert f"run {turn}" in ada.client.acked
        assert any(row.seat == 1 for row in rows)

    simulated(learn, GAMES)


def test_who_asks_again_while_bots_think_is_answered_too() -> None:
    async def hasty(rig: Rig) -> None:
        ada = await rig.make(PRIZE, seats=2, bots=["random"], start=True, speed=0)
        names = [await say(ada, wire.RunOn) for _ in range(5)]
        await rig.settle(30)
        assert [answer(ada, name) for name in names] == ["ok"] * 5

    simulated(hasty, GAMES)


def test_time_runs_by_itself_elsewhere() -> None:
    async def timed(rig: Rig) -> None:
        ada, _ = await racers(rig)
        assert await ada.do(wire.RunOn) == "not_untimed"

    simulated(timed, GAMES)
