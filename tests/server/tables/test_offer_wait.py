"""A bot's open offer: people get time to answer; it continues when they have, or after a while."""

from typing import Any

import pytest

from aevum.server import wire
from aevum.server.tables.offer_wait import BRIEF, PACES
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.server.sim.world import SimWorkers
from tests.tiny import TINY

HAGGLE = TINY[0]
PACE = 10  # seconds of the simulation: everything except a pace takes a fraction of one
WISHES = ("close", "want", "give", "end", "wait")


class Trader(SimWorkers):
    """Offers something, closes with a player who has answered, and ends its turn if nobody has."""

    async def choose(self, *job: Any) -> int:
        legal: list[int] = job[6]
        found = {HAGGLE.moves.row(move).name: move for move in legal}
        return next(found[wish] for wish in WISHES if wish in found)


async def offered(rig: Rig, *bots: str) -> Visitor:
    """A person who sees what the first bot has just offered."""
    rig.hub.services = rig.hub.services._replace(bot_workers=Trader(rig.rng))
    ada = await rig.make(HAGGLE, bots=list(bots), start=True)
    assert await ada.play("end") == "ok"
    await rig.settle(2 * PACE)
    assert last(ada) == "offers"
    return ada


def heard(person: Visitor) -> list[str]:
    """The events at the table, the last at the end."""
    return [line.kind for line in person.client.log]


def last(person: Visitor) -> str:
    return heard(person)[-1]


def test_a_bot_waits_for_an_answer_to_its_offer_but_not_for_ever() -> None:
    async def silent(rig: Rig) -> None:
        ada = await offered(rig, "random")
        await rig.settle(PACES * PACE)
        assert last(ada) == "offers"
        await rig.settle(2 * PACE)
        assert heard(ada).count("ends") == 2
        assert ada.client.position.asks, "it is her turn again"

    simulated(silent, TINY, bot_pace_ms=PACE * 1000)


def test_an_answer_makes_it_think_again_at_once() -> None:
    async def answered(rig: Rig) -> None:
        ada = await offered(rig, "random")
        await rig.settle(3 * PACE)
        assert await ada.play("accept") == "ok"
        assert last(ada) == "says"
        await rig.settle(2 * PACE)
        assert {"swaps", "fails"} & set(heard(ada)), "it had meant to end its turn"
        assert heard(ada).count("ends") == 1

    simulated(answered, TINY, bot_pace_ms=PACE * 1000)


def test_it_waits_for_every_person() -> None:
    async def two(rig: Rig) -> None:
        rig.hub.services = rig.hub.services._replace(bot_workers=Trader(rig.rng))
        ada = await rig.make(HAGGLE, seats=3)
        ben = await rig.visitor("Ben")
        assert await ada.do(wire.Seat, 1, "bot", "random") == "ok"
        assert await ben.do(wire.Sit, 2) == "ok"
        assert await ben.do(wire.Ready, True) == "ok"
        assert await ada.do(wire.Start) == "ok"
        assert await ada.play("end") == "ok"
        await rig.settle(2 * PACE)
        assert await ada.play("accept") == "ok"
        await rig.settle(5 * PACE)
        assert last(ada) == "says", "Ben has said nothing yet"
        assert await ben.play("accept") == "ok"
        await rig.settle(2 * PACE)
        assert {"swaps", "fails"} & set(heard(ada))

    simulated(two, TINY, bot_pace_ms=PACE * 1000)


def test_nobody_is_waited_for_who_is_a_bot_or_away() -> None:
    async def machines(rig: Rig) -> None:
        ada = await offered(rig, "random", "random")
        assert await ada.do(wire.Stand) == "ok"
        await rig.settle(2 * PACE)
        assert heard(ada).count("ends") == 2

    simulated(machines, TINY, bot_pace_ms=PACE * 1000)


def test_people_who_could_only_say_no_do_not_halt_play(monkeypatch: pytest.MonkeyPatch) -> None:
    async def poor(rig: Rig) -> None:
        ada = await offered(rig, "random")
        state = (await rig.table()).begun_match().state
        monkeypatch.setattr(type(state), "affords", lambda *_: False)
        await rig.settle((BRIEF - 3) * PACE)
        assert last(ada) == "offers", "the others must not read from it what she has"
        await rig.settle(4 * PACE)
        assert heard(ada).count("ends") == 2

    simulated(poor, TINY, bot_pace_ms=PACE * 1000)


def test_everybody_who_is_invited_is_told_until_when_a_bot_waits() -> None:
    async def told(rig: Rig) -> None:
        ada = await offered(rig, "random")
        [invitation] = ada.client.position.invited or []
        assert invitation.seat == 0
        left = invitation.ends_at - rig.clock.now()
        assert (PACES - 3) * PACE * 1000 < left <= (PACES + 1) * PACE * 1000
        await rig.settle(left / 1000 - PACE)
        assert last(ada) == "offers"
        await rig.settle(3 * PACE)
        assert heard(ada).count("ends") == 2
        assert ada.client.position.invited == []
        assert ada.client.mismatches == 0

    simulated(told, TINY, bot_pace_ms=PACE * 1000)


def test_an_offer_between_people_invites_without_an_end() -> None:
    async def people(rig: Rig) -> None:
        ada, ben = await rig.match(HAGGLE, "Ada", "Ben")
        hand = ada.client.fields["hand1"]
        assert await ada.play(f"give {hand[0]}") == "ok"
        assert await ada.play(f"want {(hand[0] + 1) % 4}") == "ok"
        assert [(each.seat, each.ends_at) for each in ben.client.position.invited or []] == [
            (1, -1)
        ]

    simulated(people, TINY)
