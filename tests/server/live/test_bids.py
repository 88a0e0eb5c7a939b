"""Bargaining in a live match: pointing at places, bids, handshakes, and who broke them."""

from aevum.server import wire
from aevum.server.live.delayed_feed import DELAY
from tests.server.live.prize import COME, GATE, LEAVE
from tests.server.live.racers import PRIZE, heard, racers
from tests.server.sim.rig import Rig, Visitor, simulated

GAMES = (PRIZE,)
COUNTDOWN = 3


def states(person: Visitor) -> list[str]:
    return [deal.state for deal in person.client.deals]


def test_everybody_sees_where_somebody_points() -> None:
    async def point(rig: Rig) -> None:
        ada, bob = await racers(rig)
        assert await ada.do(wire.Point, 4) == "ok"
        assert bob.client.signs == [wire.Sign(0, 4)]
        assert ada.client.signs == [wire.Sign(0, 4)]

    simulated(point, GAMES)


def test_a_handshake_is_kept_when_both_have_left() -> None:
    async def deal(rig: Rig) -> None:
        ada, bob = await racers(rig)
        assert await ada.do(wire.Bid, GATE, GATE, 1, True) == "ok"
        (bid,) = bob.client.deals
        assert (bid.seat, bid.to, bid.mine, bid.yours, bid.state) == (0, 1, GATE, GATE, "open")
        assert await bob.do(wire.Shake, bid.number, True) == "ok"
        (bid,) = ada.client.deals
        assert bid.state == "shaken"
        assert 2000 < bid.zero_at - rig.clock.now() <= 3000
        assert await ada.act(LEAVE) == "ok"
        assert states(bob) == ["shaken"]
        assert await bob.act(LEAVE) == "ok"
        assert states(bob) == ["kept"]
        await rig.settle(6)
        assert states(bob) == []

    simulated(deal, GAMES)


def test_a_broken_handshake_is_shown_and_counted_after_the_game() -> None:
    async def traitor(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ada.do(wire.Bid, GATE, GATE)
        assert await bob.do(wire.Shake, ada.client.deals[0].number, True) == "ok"
        assert await ada.act(LEAVE) == "ok", "nothing forces him now, and nothing holds her"
        await rig.settle(5)
        (deal,) = ada.client.deals
        assert (deal.state, deal.broke, deal.to) == ("broken", [1], 1)
        assert ada.table.broken == []
        await rig.settle(130)
        assert ada.table.phase == "over"
        assert ada.table.broken == [0, 1]

    simulated(traitor, GAMES)


def test_a_server_that_starts_anew_remembers_whose_word_was_good() -> None:
    async def traitor(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ada.do(wire.Bid, GATE, GATE)
        await bob.do(wire.Shake, 1, True)
        await ada.act(LEAVE)
        await rig.settle(5)
        assert states(ada) == ["broken"]
        await rig.settle()
        rig.start()
        for person in (ada, bob):
            await person.join()
        live = (await rig.table()).live
        assert live is not None
        assert live.state.words(0) == [(1, False)]
        assert live.state.words(1) == [(0, True)]
        await rig.settle(130)
        assert ada.table.broken == [0, 1]

    simulated(traitor, GAMES)


def test_where_nobody_leaves_nobody_broke_it() -> None:
    async def idle(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ada.do(wire.Bid, GATE, GATE)
        await bob.do(wire.Shake, 1, True)
        await rig.settle(5)
        assert states(ada) == ["lapsed"]

    simulated(idle, GAMES)


def test_a_bid_lapses_is_taken_back_or_refused() -> None:
    async def open_(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ada.do(wire.Bid, GATE, GATE)
        await rig.settle(11)
        assert states(bob) == ["lapsed"]
        assert await bob.do(wire.Shake, 1, True) == "nothing"
        await ada.do(wire.Bid, GATE, GATE)
        assert await ada.do(wire.Shake, 2, True) == "own"
        assert await ada.do(wire.Shake, 2, False) == "ok"
        assert states(bob)[-1] == "lapsed"
        await rig.settle(2)
        await ada.do(wire.Bid, GATE, GATE, 1)
        assert await bob.do(wire.Shake, 3, False) == "ok"
        assert states(ada)[-1] == "refused"

    simulated(open_, GAMES)


def test_one_bargains_only_about_where_one_stands() -> None:
    async def elsewhere(rig: Rig) -> None:
        ada, bob = await racers(rig)
        assert await ada.do(wire.Bid, 3, GATE) == "not_there"
        assert await ada.do(wire.Bid, GATE, 3, 1) == "not_there"
        assert await ada.do(wire.Bid, GATE, GATE, 0) == "nobody"
        assert await ada.do(wire.Bid, GATE, GATE, 5) == "nobody"
        await rig.settle(4)
        assert await ada.do(wire.Bid, GATE, GATE) == "ok"
        assert await bob.act(LEAVE) == "ok"
        assert await bob.do(wire.Shake, 1, True) == "not_there"
        assert await bob.act(COME) == "ok"
        assert await bob.do(wire.Shake, 1, True) == "ok"

    simulated(elsewhere, GAMES)


def test_who_shows_too_much_must_wait() -> None:
    async def flood(rig: Rig) -> None:
        ada, bob = await racers(rig)
        answers = [await ada.do(wire.Point, place) for place in range(12)]
        assert answers[:4] == ["ok"] * 4
        assert "slow" in answers
        assert len(bob.client.signs) == answers.count("ok")
        await rig.settle(3)
        assert await ada.do(wire.Point, 1) == "ok"

    simulated(flood, GAMES)


def test_handshakes_wait_while_time_stands_still() -> None:
    async def pause(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ada.do(wire.Bid, GATE, GATE)
        await bob.do(wire.Shake, 1, True)
        await ada.act(LEAVE)
        await ada.do(wire.Pause, True)
        await rig.settle(60)
        assert states(bob) == ["shaken"]
        await ada.do(wire.Pause, False)
        assert await bob.act(LEAVE) == "ok"
        assert states(bob) == ["kept"]

    simulated(pause, GAMES)


def test_the_countdown_of_a_bid_stops_in_a_pause() -> None:
    async def pause(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await rig.settle(COUNTDOWN)
        await ada.do(wire.Bid, GATE, GATE, 1, True)
        await bob.do(wire.Shake, 1, True)
        await rig.settle(1)
        assert await ada.do(wire.Pause, True) == "ok"
        left = counted(bob)
        assert 1000 < left < 2500
        await rig.settle(60)
        assert (states(bob), counted(bob)) == (["shaken"], left)
        assert await ada.do(wire.Pause, False) == "ok"
        assert counted(bob) == left, "it goes on with the match, after its countdown"
        await rig.settle(1)
        assert await ada.do(wire.Pause, True) == "ok"
        paused = counted(bob)
        assert paused <= left
        await rig.settle(20)
        assert await ada.do(wire.Pause, False) == "ok"
        assert counted(bob) == paused
        await rig.settle(COUNTDOWN + paused / 1000 + 6)
        assert states(bob) == ["lapsed"]

    simulated(pause, GAMES, countdown_ms=COUNTDOWN * 1000)


def test_who_watches_counts_with_the_players_and_later() -> None:
    async def watch(rig: Rig) -> None:
        ada, bob = await racers(rig)
        eve = await rig.visitor("Eve")
        await ada.do(wire.Bid, GATE, GATE, 1, True)
        await bob.do(wire.Shake, 1, True)
        await rig.settle(DELAY / 1000)
        assert states(eve) == ["shaken"]
        assert 2000 < counted(eve) <= 3000

    simulated(watch, GAMES)


def test_an_open_bid_lapses_by_the_time_of_the_match() -> None:
    async def pause(rig: Rig) -> None:
        ada, bob = await racers(rig)
        await ada.do(wire.Bid, GATE, GATE)
        await rig.settle(8)
        await bob.do(wire.Pause, True)
        await rig.settle(60)
        assert states(bob) == ["open"]
        await rig.settle(2)
        await ada.do(wire.Bid, GATE, GATE)
        await rig.settle(60)
        assert states(bob) == ["open"], "one that is made in the pause waits too"
        await bob.do(wire.Pause, False)
        await rig.settle(9)
        assert states(bob) == ["open"]
        await rig.settle(3)
        assert states(bob) == ["lapsed"]

    simulated(pause, GAMES)


def counted(person: Visitor) -> int:
    """How many milliseconds a page counts for a handshake, as `bidTime` of the browser has it."""
    tempo, (deal,) = person.client.tempo, person.client.deals
    assert tempo is not None
    now = person.rig.clock.now()
    return deal.zero_at - (tempo.since if tempo.held else max(now, tempo.since))


def test_phrases_of_live_games_are_said_there_only() -> None:
    first = len(wire.PHRASES)

    async def talk(rig: Rig) -> None:
        ada, bob = await racers(rig)
        assert await ada.do(wire.Phrase, first) == "ok"
        assert await ada.do(wire.Phrase, first + len(wire.LIVE_PHRASES)) == "no_phrase"
        assert len(bob.client.chat) == 1
        assert heard(bob) == []

    simulated(talk, GAMES)
