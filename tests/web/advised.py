"""Whole games that a page shows in any language, played over a second socket of its person."""

from collections.abc import Callable
from itertools import count

from msgspec.json import decode, encode
from playwright.sync_api import Page
from websockets.sync.client import ClientConnection

from aevum.core.state import WAIT
from aevum.server import wire
from tests.web.tables import connected
from tests.web.tempus import MOVE_TEXTS

PATIENCE = 60  # seconds for an answer


class Advised:
    """Plays over a second socket of a page's person at their table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.asks: list[wire.Question] = []
        self.over = False
        self.ids = count()
        self.socket.send(encode(wire.Hello()).decode())
        while not isinstance(self._listen(), wire.Snap):
            pass

    def wait(self) -> str:
        """Wait for the next question; return its kind, "" at the end."""
        while not self.over:
            for ask in self.asks:
                if not ask.sealed:
                    return str(ask.kind)
            self._listen()
        return ""

    def type(self, move: str) -> None:
        """Make a move in notation."""
        order = f"type-{next(self.ids)}"
        self.socket.send(encode(wire.Typed(order, move)).decode())
        assert self._done(order), move

    def act(self) -> bool:
        """Do what a hint says; return whether it says anything but to wait."""
        self.socket.send(encode(wire.Hint(f"hint-{next(self.ids)}")).decode())
        while True:
            told = self._listen()
            if isinstance(told, wire.Advice):
                break
            if isinstance(told, wire.No):
                return False
        if told.move == WAIT or not self.asks:  # others may have answered meanwhile
            return False
        serial = self.asks[0].serial
        order = f"act-{next(self.ids)}"
        self.socket.send(encode(wire.Act(order, serial, [told.move])).decode())
        return self._done(order)

    def run_on(self) -> None:
        """At a table without time: let the next thing happen."""
        order = f"on-{next(self.ids)}"
        self.socket.send(encode(wire.RunOn(order)).decode())
        self._done(order)

    def _done(self, order: str) -> bool:
        """Wait for the answer to a command; return whether it was carried out."""
        while True:
            heard = self._listen()
            if isinstance(heard, wire.Up) and heard.done == order:
                return True
            if isinstance(heard, wire.No | wire.Ack) and heard.id == order:
                return isinstance(heard, wire.Ack)

    def _listen(self) -> wire.FromServer:
        told: wire.FromServer = decode(self.socket.recv(timeout=PATIENCE), type=wire.FromServer)
        if isinstance(told, wire.Snap | wire.Up):
            if told.table is not None:
                self.over = told.table.phase == "over"
            if told.position is not None and told.position.asks is not None:
                self.asks = told.position.asks
        return told


def play_out(page: Page, code: str, game: str, look: Callable[[], None]) -> None:
    """Play a match to its end, and look at the page whenever something new is asked."""
    moves = MOVE_TEXTS[:] if game == "tempus" else []  # its hints take long
    met: set[str] = set()
    with connected(page, code) as socket:
        person = Advised(socket)
        while kind := person.wait():
            if kind not in met:
                met.add(kind)
                look()
            if moves:
                person.type(moves.pop(0))
            elif not person.act() and game == "chronos":
                person.run_on()
    page.get_by_role("dialog").last.wait_for()
    look()
