"""The server survives any frame: garbage and well-formed nonsense, over real sockets."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from aevum.server import wire
from tests.profile import amount
from tests.server.http.place import Person, Place, served, started

FRAMES = amount(ci=5_000, soak=1_000_000)
SOCKETS = 8
PATIENCE = 60  # seconds; the machine that runs the tests may be busy
KINDS: list[Any] = [*wire._Order.__subclasses__(), wire.Hello, wire.Sync, wire.Ping]
TAGS = sorted(kind.__struct_config__.tag for kind in KINDS)
FIELDS = ("id", "serial", "moves", "move", "text", "seat", "who", "bot", "options", "yes", "ready",
          "number", "guest", "muted", "clock", "have", "at", "face", "epoch", "seats",
          "numbers")  # fmt: skip


class Monkey:
    """Generates frames."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def frame(self) -> str | bytes:
        kind = self.dice.random()
        if kind < 0.03:
            return self.dice.randbytes(self.dice.randrange(200))
        if kind < 0.05:
            return "[" * self.dice.randrange(1, 3000)
        if kind < 0.06:
            return json.dumps({"t": "chat", "id": "a", "text": "x" * self.dice.randrange(20_000)})
        if kind < 0.10:
            text = json.dumps(self.message())
            return text[: self.dice.randrange(len(text))]
        if kind < 0.25:
            return json.dumps(self.mixed())
        return json.dumps(self.message())

    def mixed(self) -> Any:
        """Return a message with fields of other messages and values of other types."""
        names = self.dice.sample(FIELDS, self.dice.randrange(6))
        return {"t": self.dice.choice([*TAGS, "", None, 7])} | {n: self.value() for n in names}

    def value(self, depth: int = 0) -> Any:
        choices: list[Any] = [
            None, True, False, 0, -1, 1 << 40, 1 << 70, 0.5, "", "x", "\u202e\x00", "💥" * 9,
        ]  # fmt: skip
        if depth < 3:
            choices += [[self.value(depth + 1)], {"a": self.value(depth + 1)}, [1, 2, 3]]
        return self.dice.choice(choices)

    def message(self) -> dict[str, Any]:
        """Return a readable message with any effect."""
        tag = self.dice.choice(TAGS)
        code = self.dice.randrange(40) if self.dice.random() < 0.9 else self.dice.randrange(1 << 31)
        known: dict[str, dict[str, Any]] = {
            "act": {
                "serial": self.dice.randrange(-1, 9),
                "moves": [code] * self.dice.choice([1, 3]),
            },
            "typed": {"text": self.dice.choice(["end", "sell 1", "give 2", "fly", "\u0000", " "])},
            "try": {"moves": [code]},
            "why": {"move": code},
            "labels": {"moves": [code]},
            "consent": {"yes": True},
            "sit": {"seat": self.dice.randrange(16)},
            "seat": {"seat": 1, "who": "bot", "bot": self.dice.choice(["random", "os:system"])},
            "settings": {"options": {"a": "b"}, "clock": self.dice.randrange(86_400)},
            "ready": {"ready": True},
            "chat": {"text": self.dice.choice(["hello", "<script>", "\u202e", "  "])},
            "phrase": {"number": self.dice.randrange(32)},
            "mute": {"guest": "nobody", "muted": True},
            "hello": {"face": "text", "epoch": "zzz", "have": self.dice.randrange(99)},
            "sync": {"have": self.dice.randrange(1 << 40)},
            "ping": {"at": 1.5},
        }
        name = {} if tag in ("hello", "sync", "ping") else {"id": f"m{self.dice.randrange(10**6)}"}
        return {"t": tag, **name, **known.get(tag, {})}


async def drain(socket: ClientConnection) -> None:
    """Read everything until the socket closes."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed:
        pass


async def pester(place: Place, person: Person, code: str, monkey: Monkey, frames: int) -> int:
    """Send frames over one socket after the other; return how often it was closed on us."""
    closed = 0
    while frames > 0:
        async with person.socket(code) as socket:
            reading = asyncio.create_task(drain(socket))
            try:
                if monkey.dice.random() < 0.9:
                    await socket.send('{"t":"hello"}')
                while frames > 0:
                    frames -= 1
                    await socket.send(monkey.frame())
                    if frames % 16 == 0:
                        await asyncio.sleep(0)
            except ConnectionClosed:
                closed += 1
            await socket.close()
            await reading
    return closed


async def test_every_frame_is_survived(tmp_path: Path) -> None:
    with capture_logs() as logs:
        async with served(tmp_path) as place, place.person() as ada, place.person() as bob:
            people = [await ada.introduce(), await bob.introduce()]
            code = await started(people, game="haggle")
            lobby = await ada.make(game="haggle", seats=3)
            closed = await asyncio.gather(
                *(
                    pester(
                        place,
                        people[n % 2],
                        (code, lobby)[n % 3 == 0],
                        Monkey(n),
                        FRAMES // SOCKETS,
                    )
                    for n in range(SOCKETS)
                )
            )
            assert sum(closed) > 10, "garbage closes a socket"
            async with asyncio.timeout(PATIENCE):  # or a socket is left half open
                while len(place.context.sockets):
                    await asyncio.sleep(0.01)
            metrics = (await ada.web.get("/metrics")).text
            assert "aevum_faults_total 0.0" in metrics
            async with ada.sitting(code) as sitting:
                assert sitting.client.table is not None
    bad = [line for line in logs if line["log_level"] in ("error", "critical", "exception")]
    assert not bad, bad[:3]
