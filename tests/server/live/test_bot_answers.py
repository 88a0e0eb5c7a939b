"""Bots take bids as people do: they wait, accept or refuse, and remember who kept their word."""

from typing import Any

from aevum.core.rng import Rng
from aevum.core.state import WAIT
from aevum.server import wire
from tests.server.live.prize import GATE, LEAVE
from tests.server.live.racers import PRIZE
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.server.sim.world import SimWorkers

GAMES = (PRIZE,)
CODE, SEAT, LEGAL, BIDDER, TERMS, WORDS = 0, 1, 6, 5, 6, 8  # in the jobs of workers


class Dealers(SimWorkers):
    """Bots that do nothing until they have shaken hands, and then act as told."""

    def __init__(self, yes: tuple[int, ...], honest: bool = True) -> None:
        super().__init__(Rng(1))
        self.yes = yes
        self.honest = honest
        self.asked: list[tuple[int, int, tuple[int, ...]]] = []
        self.promised: set[int] = set()
        self.words: dict[int, list[tuple[int, bool]]] = {}

    async def consider(self, *job: Any) -> bool:
        self.asked.append((job[SEAT], job[BIDDER], job[TERMS]))
        self.words[job[SEAT]] = job[WORDS]
        if job[SEAT] in self.yes and self.honest:
            self.promised.add(job[SEAT])
        return job[SEAT] in self.yes

    async def plan(self, *job: Any) -> tuple[int, int]:
        self.words[job[SEAT]] = job[WORDS]
        if job[SEAT] in self.promised and LEAVE in job[LEGAL]:
            return 900, LEAVE
        return 20_000, WAIT


async def seated(rig: Rig, dealers: Dealers, **wish: Any) -> Visitor:
    rig.hub.services = rig.hub.services._replace(bot_workers=dealers)
    return await rig.make(PRIZE, seats=3, bots=["random", "random"], start=True, **wish)


def deal(ada: Visitor) -> wire.Deal:
    (found,) = ada.client.deals
    return found


def test_a_bot_shakes_hands_after_a_while_and_leaves_soon() -> None:
    async def evening(rig: Rig) -> None:
        dealers = Dealers((1,))
        ada = await seated(rig, dealers)
        assert await ada.do(wire.Bid, GATE, GATE, 1, False) == "ok"
        await rig.settle(0.7)
        assert deal(ada).state == "open", "nobody answers within a second"
        assert dealers.asked == []
        await rig.settle(1.7)
        assert (deal(ada).state, deal(ada).to) == ("shaken", 1)
        assert dealers.asked == [(1, 0, (GATE, GATE, 0))]
        assert await ada.act(LEAVE) == "ok"
        await rig.settle(1)
        assert deal(ada).state == "kept", "its old plan would have let it stand for long"

    simulated(evening, GAMES)


def test_a_bot_that_says_no_ends_a_bid_to_it() -> None:
    async def evening(rig: Rig) -> None:
        dealers = Dealers(())
        ada = await seated(rig, dealers)
        await ada.do(wire.Bid, GATE, GATE, 2, True)
        await rig.settle(3)
        assert deal(ada).state == "refused"
        assert dealers.asked == [(2, 0, (GATE, GATE, 1))]

    simulated(evening, GAMES)


def test_a_bid_to_anybody_is_taken_by_one() -> None:
    async def evening(rig: Rig) -> None:
        dealers = Dealers((1, 2))
        ada = await seated(rig, dealers)
        await ada.do(wire.Bid, GATE, GATE)
        await rig.settle(3)
        assert deal(ada).state == "shaken"
        assert [seat for seat, _, _ in dealers.asked] == [deal(ada).to], "the other is not asked"

    async def shy(rig: Rig) -> None:
        dealers = Dealers((2,), honest=False)
        ada = await seated(rig, dealers)
        for _ in range(4):
            await ada.do(wire.Bid, GATE, GATE)
            await rig.settle(3)
            assert (deal(ada).state, deal(ada).to) == ("shaken", 2)
            await rig.settle(12)
        assert (1, 0, (GATE, GATE, 0)) in dealers.asked, "a no to an open bid leaves it open"

    simulated(evening, GAMES)
    simulated(shy, GAMES)


def test_a_bid_that_is_gone_is_put_to_no_bot() -> None:
    async def evening(rig: Rig) -> None:
        dealers = Dealers((1,))
        ada = await seated(rig, dealers)
        await ada.do(wire.Bid, GATE, GATE, 1)
        await ada.do(wire.Shake, 1, False)
        await rig.settle(4)
        assert dealers.asked == []
        await ada.do(wire.Bid, GATE, GATE, 1)
        await ada.act(LEAVE)
        await rig.settle(4)
        assert dealers.asked == [], "she does not stand there any more"

    simulated(evening, GAMES)


def test_bots_hear_whose_word_was_good() -> None:
    async def kept(rig: Rig) -> None:
        dealers = Dealers((1,))
        ada = await seated(rig, dealers)
        await ada.do(wire.Bid, GATE, GATE, 1)
        await rig.settle(2.6)
        await ada.act(LEAVE)
        await rig.settle(30)
        assert dealers.words[1] == [(0, True)]
        assert dealers.words[2] == [(0, True), (1, True)], "everybody saw it"

    async def broken(rig: Rig) -> None:
        dealers = Dealers((1,))
        ada = await seated(rig, dealers)
        await ada.do(wire.Bid, GATE, GATE, 1)
        await rig.settle(2.6 + 6)
        assert deal(ada).broke == [0]
        await rig.settle(30)
        assert dealers.words == {1: [(0, False)], 2: [(0, False), (1, True)]}
        await rig.settle(130)
        assert ada.table.broken == [1, 0, 0]

    async def by_the_bot(rig: Rig) -> None:
        dealers = Dealers((1,), honest=False)
        ada = await seated(rig, dealers)
        await ada.do(wire.Bid, GATE, GATE, 1)
        await rig.settle(2.6)
        await ada.act(LEAVE)
        await rig.settle(30)
        assert dealers.words == {1: [(0, True)], 2: [(0, True), (1, False)]}

    for evening in (kept, broken, by_the_bot):
        simulated(evening, GAMES)


def test_where_time_runs_slowly_there_is_more_of_it_to_keep_ones_word() -> None:
    async def evening(rig: Rig) -> None:
        ada = await seated(rig, Dealers((1,)), speed=1)
        await ada.do(wire.Bid, GATE, GATE, 1)
        await rig.settle(2.6)
        await rig.settle(15)
        assert deal(ada).state == "shaken"
        assert await ada.act(LEAVE) == "ok"
        assert deal(ada).state == "kept"

    simulated(evening, GAMES)
