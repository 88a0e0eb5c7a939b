"""Somebody with a socket at a table of a server, who plays from the list of choices."""

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from msgspec.json import decode, encode
from websockets.sync.client import ClientConnection, connect

from aevum.server import wire

PATIENCE = 20.0  # seconds for an answer
GLANCE = 0.02  # seconds for frames that may have arrived meanwhile


@contextmanager
def sitting_at(url: str, code: str = "", **wish: object) -> Iterator["Person"]:
    """Let somebody come to a table by its code, or make one from a request."""
    with httpx.Client(base_url=url, headers={"Sec-Fetch-Site": "same-origin"}) as http:
        http.post("/api/me", json={}).raise_for_status()
        if not code:
            code = http.post("/api/tables", json=wish).raise_for_status().json()["code"]
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    with connect(
        url.replace("http", "ws", 1) + f"/ws/{code}",
        additional_headers={"Origin": url, "Cookie": cookies},
        compression=None,
        proxy=None,
    ) as socket:
        yield Person(socket, code)


class Person:
    """A guest with a cookie of their own, `sitting_at` a table."""

    def __init__(self, socket: ClientConnection, code: str) -> None:
        self.socket = socket
        self.code = code
        self.said = 0
        self.over = False
        self.drawn: set[str] = set()
        """The fields shown so far."""
        self.changed: set[str] = set()
        """The fields of the last frame."""
        self.serial = -1
        self.choices: list[wire.Choice] = []
        self.socket.send(encode(wire.Hello(face="text", render="de")).decode())

    def sit(self, seat: int) -> None:
        """Take a seat, ready to begin."""
        self.said += 1
        self._send(wire.Sit(f"order-{self.said}", seat))
        self.said += 1
        self._send(wire.Ready(f"order-{self.said}", True))

    def start(self) -> None:
        """Begin the match."""
        self.said += 1
        self._send(wire.Start(f"order-{self.said}"))

    def act(self) -> None:
        """Make the last choice, such as a doubt or a load."""
        self.said += 1
        code, self.choices = self.choices[-1].code, []
        self._send(wire.Act(f"order-{self.said}", self.serial, [code]))

    def _send(self, order: wire.FromClient) -> None:
        self.socket.send(encode(order).decode())
        while self.listen() != f"order-{self.said}":
            pass

    def catch_up(self) -> None:
        """Read the frames that have arrived meanwhile."""
        try:
            while True:
                self.listen(GLANCE)
        except TimeoutError:
            return

    def listen(self, patience: float = PATIENCE) -> str:
        """Read the next frame; return the id of the command that it answers."""
        told = decode(self.socket.recv(timeout=patience), type=wire.FromServer)
        assert not isinstance(told, wire.No), told
        if isinstance(told, wire.Snap | wire.Up):
            if told.table is not None:
                self.over = told.table.phase == "over"
            if told.position is not None:
                self._look(told.position)
        if isinstance(told, wire.Up):
            return told.done
        return told.id if isinstance(told, wire.Ack) else ""

    def _look(self, position: wire.Position) -> None:
        self.changed = {*position.set}
        self.drawn |= self.changed
        if position.asks is not None:
            self.serial = next((ask.serial for ask in position.asks if ask.must), -1)
        if position.choices is not None:
            self.choices = position.choices
