"""Bots for tests of workers: some misbehave, some wait for the test."""

import os
import socket
import stat
import sys
from contextlib import suppress
from zlib import crc32

from aevum.core.bot import Bot
from aevum.core.events import Event
from aevum.core.native import build
from aevum.core.rng import Rng
from aevum.core.state import Ask, State

PORT = "AEVUM_TEST_MEETING"


class Listener(Bot):
    """Its move only depends on all events it has heard."""

    name = "listener"
    listens = True

    def __init__(self) -> None:
        self.sum = 0

    def saw(self, event: Event) -> None:
        self.sum = crc32(repr((event.to_data(), event.audience)).encode(), self.sum)

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return legal[self.sum % len(legal)]


class Trader(Bot):
    """Shakes hands with a player who mostly kept their word; else it needs 3 words."""

    name = "trader"

    def __init__(self) -> None:
        self.words: list[tuple[int, bool]] = []

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return legal[len(self.words) % len(legal)]

    def bid(self, view: State, seat: int, bidder: int, terms: tuple[int, ...], rng: Rng) -> bool:
        good = sum(1 if kept else -1 for other, kept in self.words if other == bidder)
        return good > 0 or len(self.words) == 3

    def bargain(self, other: int, kept: bool) -> None:
        self.words.append((other, kept))


class Meeter(Bot):
    """Goes to the meeting point, and answers when it is told to."""

    name = "meeter"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        with socket.create_connection(("127.0.0.1", int(os.environ[PORT]))) as line:
            line.sendall(f"{os.getpid()} {build()}\n".encode())
            line.recv(1)
        return legal[-1]


class Raiser(Bot):
    """Gives up."""

    name = "raiser"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        raise ValueError("no idea")


class Cheat(Bot):
    """Chooses what is not offered."""

    name = "cheat"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return legal[-1] + 1


class Leaver(Bot):
    """Ends its process."""

    name = "leaver"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        sys.exit(3)


class Babbler(Bot):
    """Writes nonsense into every pipe it finds."""

    name = "babbler"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        for number in range(3, 64):
            with suppress(OSError):
                if stat.S_ISFIFO(os.fstat(number).st_mode):
                    os.write(number, b"\xff" * 64)
        return legal[-1]


class Printer(Bot):
    """Prints to and reads from the standard streams."""

    name = "printer"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        print("hmm", flush=True)
        os.write(1, b"hmm\n")
        assert os.read(0, 10) == b""
        return legal[-1]


class Spinner(Bot):
    """Loops for ever."""

    name = "spinner"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        while legal:
            rng.below(2)
        return 0
