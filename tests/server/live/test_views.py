"""The frames of a live match: no secrets, a delay for spectators, and no log."""

import gzip

import pytest
from msgspec.json import decode

from aevum.server import wire
from aevum.server.api import Film
from aevum.server.live.delayed_feed import DELAY
from aevum.server.refused import Refused
from aevum.server.tables.match_time import FULL
from tests.server.live.prize import COME, GRAB, LEAVE, POST, WRITE
from tests.server.live.racers import PRIZE, RIPENS, WINDOW, act, heard, racers, ripe, until
from tests.server.sim.rig import Rig, Visitor, simulated

GAMES = (PRIZE,)


def frames(person: Visitor) -> int:
    """How many frames a person got that aren't probes."""
    assert person.session is not None
    return sum(1 for frame in person.session.frames if b'"t":"probe"' not in frame)


def test_what_one_drafts_sends_nobody_else_a_byte() -> None:
    async def letter(rig: Rig) -> None:
        ada, bob = await racers(rig)
        watcher = await rig.visitor("Wat")
        await until(rig, RIPENS + 2 * WINDOW)
        await rig.settle()
        before = frames(bob), frames(watcher)
        for word in range(3):
            assert await ada.act(WRITE + word) == "ok"
        assert ada.client.fields["letter"] == [0, 1, 2]
        assert (frames(bob), frames(watcher)) == before
        assert await ada.act(POST) == "ok"
        assert frames(bob) == before[0] + 1

    simulated(letter, GAMES)


def test_a_refused_command_sends_nobody_else_a_byte() -> None:
    async def wrong(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await until(rig, RIPENS + 2 * WINDOW)
        await rig.settle()
        before = frames(bob)
        assert await ada.act(POST) == "not_legal"
        assert frames(bob) == before

    simulated(wrong, GAMES)


def test_who_watches_sees_everything_later() -> None:
    async def watch(rig: Rig) -> None:
        ada, _ = await racers(rig)
        watcher = await rig.visitor("Wat")
        assert watcher.client.fields == {}
        came = rig.clock.now()
        await ripe(rig)
        await act(ada, GRAB)
        await rig.settle()
        grabbed = rig.clock.now()
        await rig.settle((came + DELAY - rig.clock.now() - 400) / 1000)
        assert watcher.client.fields == {}
        await rig.settle(0.5)
        assert watcher.client.fields["points"] == [0, 0]
        assert heard(watcher) == []
        await rig.settle((grabbed + DELAY - rig.clock.now() - 300) / 1000)
        assert watcher.client.fields["points"] == [0, 0]
        await rig.settle(0.5)
        assert watcher.client.fields["points"] == [1, 0]
        assert heard(watcher) == ["ripe", "grabs"]
        assert watcher.client.mismatches == watcher.client.resyncs == 0

    simulated(watch, GAMES)


def test_who_watches_is_told_when_it_begins_for_them() -> None:
    async def watch(rig: Rig) -> None:
        await racers(rig)
        await rig.visitor("Wat")
        begins = rig.clock.now() + DELAY
        await rig.settle(12)
        second = await rig.visitor("Win")
        assert second.session is not None
        snap = decode(second.session.frames[0], type=wire.Snap)
        assert snap.position is None
        assert abs(snap.shows_at - begins) < 500
        await rig.settle((snap.shows_at - rig.clock.now()) / 1000 + 0.1)
        assert second.client.fields["points"] == [0, 0]

    simulated(watch, GAMES)


def test_who_comes_to_watch_sees_at_once_what_was_half_a_minute_ago() -> None:
    """Though nobody has watched before; all that was done since then comes in its time."""

    async def watch(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ripe(rig)
        await act(ada, GRAB)
        await rig.settle(20)
        grabbed = rig.clock.now()
        await act(bob, GRAB)
        await rig.settle(15)
        watcher = await rig.visitor("Wat")
        assert watcher.client.fields["points"] == [1, 0]
        assert heard(watcher) == []
        await rig.settle((grabbed + DELAY - rig.clock.now() - 300) / 1000)
        assert watcher.client.fields["points"] == [1, 0]
        await rig.settle(1)
        assert watcher.client.fields["points"] == [1, 1]
        assert heard(watcher)[-1] == "grabs"
        await act(ada, LEAVE)
        await rig.settle(DELAY / 1000 + 1)
        assert heard(watcher)[-1] == "leaves"
        assert watcher.client.mismatches == watcher.client.resyncs == 0

    simulated(watch, GAMES)


def test_who_comes_to_watch_sees_pauses_as_late_as_all_else() -> None:
    async def watch(rig: Rig) -> None:
        ada, _ = await racers(rig)
        await rig.settle(40)
        assert await ada.do(wire.Pause, True) == "ok"
        await rig.settle(5)
        watcher = await rig.visitor("Wat")
        tempo = watcher.client.tempo
        assert tempo is not None
        assert (tempo.held, tempo.rate) == ("", FULL)
        late = rig.clock.now() - DELAY
        shown = tempo.at + (rig.clock.now() - tempo.since)
        assert shown == (await rig.table()).data.time.match(late)
        await rig.settle(DELAY / 1000 - 4)
        assert watcher.client.tempo is not None
        assert watcher.client.tempo.held == "pause"

    simulated(watch, GAMES)


def test_who_comes_to_watch_later_sees_no_more_than_the_others() -> None:
    async def watch(rig: Rig) -> None:
        ada, _ = await racers(rig)
        first = await rig.visitor("Wat")
        await rig.settle(DELAY / 1000 + 5)
        await act(ada, GRAB)
        await rig.settle()
        second = await rig.visitor("Win")
        second.client.outgoing.append(wire.Ping(1.0))
        second._flush(await rig.table())
        await rig.settle()
        assert second.client.fields == first.client.fields
        assert second.client.fields["points"] == [0, 0]
        assert second.client.have == first.client.have
        assert second.client.resyncs == 0

    simulated(watch, GAMES)


def test_when_it_is_over_everybody_sees_everything_and_the_log() -> None:
    async def end(rig: Rig) -> None:
        ada, bob = await racers(rig)
        watcher = await rig.visitor("Wat")
        await act(ada, LEAVE)
        await rig.settle()
        await bob.go()
        await bob.join()
        assert bob.client.log == [], "what has flown past is not to be read"
        with pytest.raises(Refused, match="replay a live match"):
            await rig.hub.replays.film(rig.code, ada.guest, None, "board")
        await rig.settle(130)
        assert watcher.table.phase == "over"
        assert watcher.client.fields == ada.client.fields | {"letter": []}
        assert "leaves" in heard(bob)
        assert heard(watcher) == heard(bob)
        film = await rig.hub.replays.film(rig.code, ada.guest, None, "board")
        assert decode(gzip.decompress(film.body), type=Film).steps

    simulated(end, GAMES)


def test_a_draft_does_not_change_when_others_get_the_hash() -> None:
    async def told(rig: Rig, drafts: bool) -> list[bool]:
        ada, bob = await racers(rig)
        assert bob.session is not None
        for turn in range(6):
            await act(ada, COME if turn % 2 else LEAVE)
            await rig.settle(0.5)
            if drafts and turn < 3:
                await act(ada, WRITE)
            await rig.settle(0.2)
        return [b'"hash":' in frame for frame in bob.session.frames if b'"events"' in frame]

    found: list[list[bool]] = []
    for drafts in (False, True):

        async def play(rig: Rig, drafts: bool = drafts) -> None:
            found.append(await told(rig, drafts))

        simulated(play, GAMES)
    assert found[0] == found[1]
    assert True in found[0]


def test_the_hash_goes_along_once_a_second_while_something_happens() -> None:
    async def busy(rig: Rig) -> None:
        ada, bob = await racers(rig)
        assert bob.session is not None
        for turn in range(20):
            await act(ada, COME if turn % 2 else LEAVE)
            await rig.settle(0.5)
        hashed = [frame for frame in bob.session.frames if b'"hash":' in frame and b'"up"' in frame]
        assert 6 <= len(hashed) <= 11
        assert bob.client.mismatches == 0

    simulated(busy, GAMES)


def test_the_way_is_measured_and_told() -> None:
    async def measure(rig: Rig) -> None:
        ada, _ = await racers(rig)
        assert ada.client.probes[0].trip == -1
        for _ in range(40):
            for probe in ada.client.probes[-1:]:
                ada.client.outgoing.append(wire.Echo(probe.nonce))
            ada._flush(await rig.table())
            await rig.settle(0.05)
        assert 0 <= ada.client.probes[-1].trip <= 50
        count = len(ada.client.probes)
        await rig.settle(10)
        assert 4 <= len(ada.client.probes) - count <= 6

    simulated(measure, GAMES)


def test_who_watches_reads_each_line_of_talk_once_and_late() -> None:
    async def talk(rig: Rig) -> None:
        ada, _ = await racers(rig)
        assert await ada.do(wire.Chat, "before") == "ok"
        eve = await rig.visitor("Eve")
        assert eve.client.chat == [1]
        assert await ada.do(wire.Chat, "meanwhile") == "ok"
        await eve.go()
        eve.client.epoch = ""  # a page that is reloaded
        await eve.join()
        assert eve.client.chat == [1]
        await rig.settle(31)
        assert eve.client.chat == [1, 2]
        await eve.go()
        eve.client.epoch = ""
        await eve.join()
        assert eve.client.chat == [1, 2]

    simulated(talk, GAMES)
