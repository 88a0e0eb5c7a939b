"""People in a live match of Prize: commands at exact moments of a clock that only tests move."""

from typing import Any

from aevum.server import wire
from tests.server.live.prize import PRIZE, RIPENS
from tests.server.sim.rig import Rig, Visitor

WINDOW = 60


async def racers(rig: Rig, *names: str, **wish: Any) -> list[Visitor]:
    """Seat these people at a table of Prize and start."""
    return await rig.match(PRIZE, *(names or ("Ada", "Bob")), **wish)


async def say(person: Visitor, kind: type, *fields: Any) -> str:
    """Send a command and do not wait for the answer; return its id."""
    person.said += 1
    name = f"{person.guest.id}-{person.said}"
    person.client.order(kind(name, *fields))
    person._flush(await person.rig.table())
    return name


async def act(person: Visitor, *moves: int, seen: int = -1) -> str:
    """Send moves that were made at a time of the server."""
    return await say(person, wire.Act, -1, list(moves), seen)


async def until(rig: Rig, at: int) -> None:
    """Wait for a time of the match's clock, without the window."""
    pace = (await rig.table()).data.time
    wait = pace.wall(at) - rig.clock.now()
    assert wait >= 0, "that moment is over"
    await rig.settle(wait / 1000)


async def ripe(rig: Rig) -> int:
    """Wait until the prize is ripe and everybody knows it; return the server's time of it."""
    table = await rig.table()
    at = table.begun_match().state.deadline()
    await until(rig, at)
    moment = rig.clock.now()
    await rig.settle((WINDOW + 10) / 1000)
    return moment


async def points(rig: Rig) -> list[int]:
    return (await rig.table()).begun_match().state.scores()


def answer(person: Visitor, name: str) -> str:
    """The answer to a command so far: "ok", the word of its refusal, or "" if there is none."""
    if name in person.client.refused:
        return person.client.refused[name].code
    return "ok" if name in person.client.acked else ""


def heard(person: Visitor) -> list[str]:
    """The events that a person saw, in order."""
    return [line.kind for line in person.client.log]


__all__ = [
    "PRIZE", "RIPENS", "WINDOW", "act", "answer", "heard", "points", "racers", "ripe", "say",
    "until",
]  # fmt: skip
