"""A client by the protocol, without a socket: its model, and the messages that it must send."""

from typing import Any

import msgspec

from aevum.core.text import CORE, Book, Refusal, read_text, words_of
from aevum.server import wire
from aevum.server.tables.view_builder import encoded, hash_of

_decode = msgspec.json.Decoder(wire.FromServer).decode


def told(message: wire.Message | str | None, book: Book = CORE) -> str:
    """Return a message in English, "" for none; an undo that is only a sign stays one."""
    if message is None or isinstance(message, str):
        return message or ""
    return str(read_text(message, book))


def refusal(answer: wire.No | wire.Reason, book: Book = CORE) -> str:
    """Return why something cannot be done, with its rule; "" if it can."""
    if answer.text is None:
        return ""
    return words_of(Refusal(answer.rule, read_text(answer.text, book)))


class Client:
    """Has the model of the server's messages; `outgoing` has its next messages."""

    def __init__(self, face: str = "board", render: str = "") -> None:
        self.face = face
        self.render = render
        self.epoch = ""
        self.have = 0
        self.fields: dict[str, Any] = {}
        self.position = wire.Position()
        self.table: wire.TableInfo | None = None
        self.you: wire.You | None = None
        self.log: list[wire.Happening] = []
        self.chat: list[int] = []
        self.pending: dict[str, wire._Order] = {}
        self.acked: set[str] = set()
        self.refused: dict[str, wire.No] = {}
        self.answers: dict[str, wire.FromServer] = {}
        self.outgoing: list[wire.FromClient] = []
        self.tempo: wire.Tempo | None = None
        self.deals: list[wire.Deal] = []
        self.probes: list[wire.Probe] = []
        self.signs: list[wire.Sign] = []
        self.mismatches = 0
        self.resyncs = 0
        self.heard = 0

    def connected(self) -> None:
        """Send Hello on a new socket."""
        self.outgoing = []
        self.outgoing.append(self._hello(self.epoch, self.have))
        self.outgoing += list(self.pending.values())  # type: ignore[arg-type]

    def _hello(self, epoch: str = "", have: int = 0) -> wire.Hello:
        return wire.Hello(self.face, epoch, have, self.render)  # type: ignore[arg-type]

    def order(self, message: Any) -> None:
        """Send a command, and again until it is answered."""
        self.pending[message.id] = message
        self.outgoing.append(message)

    def again(self) -> None:
        """Send unanswered commands again."""
        self.outgoing += list(self.pending.values())  # type: ignore[arg-type]

    def receive(self, frame: bytes) -> wire.FromServer:
        """Handle a frame, and return it."""
        message: wire.FromServer = _decode(frame)
        assert msgspec.json.encode(message) == frame, "not as the types of `wire` would be encoded"
        self.heard += 1
        if isinstance(message, wire.Snap):
            self._snap(message)
        elif isinstance(message, wire.Up):
            self._up(message)
        elif isinstance(message, wire.Pong):
            if message.epoch != self.epoch:
                self._anew()
            elif message.seq > self.have:
                self._sync()
        elif isinstance(message, wire.Probe):
            self.probes.append(message)
        elif isinstance(message, wire.Sign):
            self.signs.append(message)
        elif isinstance(message, wire.No):
            if self.pending.pop(message.id, None) is not None:
                self.refused[message.id] = message
        else:
            self._done(message.id)
            self.answers[message.id] = message
        return message

    def _done(self, order: str) -> None:
        self.pending.pop(order, None)
        self.acked.add(order)

    def _anew(self) -> None:
        self.resyncs += 1
        self.outgoing.append(self._hello())

    def _sync(self) -> None:
        self.resyncs += 1
        self.outgoing.append(wire.Sync(self.have))

    def _snap(self, snap: wire.Snap) -> None:
        if snap.epoch == self.epoch and snap.seq < self.have:
            return
        self.epoch, self.have = snap.epoch, snap.seq
        self.table, self.you = snap.table, snap.you
        self.tempo, self.deals = snap.tempo, snap.deals
        self.fields, self.position = {}, wire.Position()
        self.log, self.chat = snap.log, [line.number for line in snap.chat]
        if snap.position is not None:
            self._take(snap.position)
            self._check(snap.hash)

    def _up(self, up: wire.Up) -> None:
        if up.epoch != self.epoch:
            self._anew()
            return
        if up.seq <= self.have:
            return
        if up.seq > self.have + 1:
            self._sync()
            return
        self.have = up.seq
        if up.table is not None:
            self.table = up.table
        self.tempo = up.tempo or self.tempo
        self.deals = self.deals if up.deals is None else up.deals
        if up.back >= 0:
            self.log = [line for line in self.log if line.row < up.back]
        if up.position is not None:
            self._take(up.position)
        self.log += up.events
        self.chat += [line.number for line in up.chat]
        if up.done:
            self._done(up.done)
        self._check(up.hash)

    def _take(self, change: wire.Position) -> None:
        self.fields.update(change.set)
        for name in change.gone:
            self.fields.pop(name, None)
        for name in ("asks", "legal", "choices", "waiting", "scores", "undo", "invited"):
            value = getattr(change, name)
            if value is not None:
                setattr(self.position, name, value)
        if change.undo is not None:
            self.position.undo_words = change.undo_words

    def _check(self, check: int | None) -> None:
        if check is not None and check != hash_of(encoded(self.fields)):
            self.mismatches += 1
            self._anew()
