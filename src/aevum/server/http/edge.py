"""The edge of the server: what a connection may send, and how long it may take.

uvicorn parses requests and hands them to the application. It accepts a head of any length after any
time, and refuses in plain text. Here both have limits, and a refusal is a `Problem` like those of
the application.
"""

from asyncio import TimerHandle
from http import HTTPStatus
from typing import Any, Final, Literal, cast

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from aevum.server.http.network import Proxies
from aevum.server.http.problems import problem_body
from aevum.server.http.security import counted_address
from aevum.server.limits import (
    LARGEST_HEAD,
    LARGEST_SENDING,
    LONGEST_HANDSHAKE_LINE,
    LONGEST_TARGET,
    MOST_HEADERS,
    Limits,
    key_of,
)

LINGER_BYTES: Final = 4 * 1024 * 1024  # of a refused request that are read and discarded
LEAST_PROGRESS: Final = 1_024  # bytes of an answer that a slow reader must take in `stall_seconds`

Stage = Literal["", "head", "body"]


class Edge:
    """The connections of a server, counted by address."""

    def __init__(
        self, limits: Limits, most: int, proxies: Proxies, headers: dict[str, str]
    ) -> None:
        self.limits = limits
        self.headers = headers
        """The headers of every answer."""
        self.most = most
        """Connections of all addresses together."""
        self._proxies = proxies
        self._total = 0
        self._counts: dict[bytes, int] = {}

    def enter(self, address: str) -> bool:
        """Count a connection; return whether there is room for it."""
        key = key_of(counted_address(address))
        count = self._counts[key] = self._counts.get(key, 0) + 1
        self._total += 1
        if self._total > self.most:
            return False
        return count <= self.limits.connections or address in self._proxies

    def leave(self, address: str) -> None:
        """Stop counting a connection."""
        key = key_of(counted_address(address))
        self._total -= 1
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]

    def __len__(self) -> int:
        return self._total

    def refusal(self, status: int, usual: list[tuple[bytes, bytes]]) -> bytes:
        """Return a whole answer: the `usual` headers, then those of every answer."""
        body = problem_body(status)
        lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
        lines += [name + b": " + value for name, value in usual]
        lines += [f"{name}: {value}".encode() for name, value in self.refusal_headers(body).items()]
        return b"\r\n".join([*lines, b"", body])

    def refusal_headers(self, body: bytes) -> dict[str, str]:
        """Return the headers of an answer that ends its connection."""
        return {
            **self.headers,
            "content-type": "application/json",
            "content-length": str(len(body)),
            "cache-control": "no-store",
            "connection": "close",
        }


class EdgeConfig(uvicorn.Config):
    """uvicorn's settings, with the limits of its connections."""

    edge: Edge


class EdgeProtocol(HttpToolsProtocol):
    """uvicorn's HTTP connection with limits."""

    config: EdgeConfig

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._edge = self.config.edge
        self._limits = self._edge.limits
        self._address: str | None = None
        """The address that this connection counts for."""
        self._stage: Stage = ""
        """The part of a request that is awaited."""
        self._timer: TimerHandle | None = None
        self._flushing: TimerHandle | None = None
        self._unsent = 0
        self._asked = False
        """A request has begun on this connection."""
        self._began = False
        """A request has begun in the data at hand."""
        self._bytes = 0
        """Bytes of this head, or of this body, that came in earlier pieces."""
        self._refusal = 400
        self._deaf = False
        """Whether everything that arrives is discarded."""

    # The beginning and the end

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if self._edge.enter(self._address):
            self._await("head")
        else:
            self._deaf = True
            transport.write(self._edge.refusal(429, self.server_state.default_headers))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        """Stop the timers and stop counting this connection."""
        self._await("")
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        if self._address is not None:
            self._edge.leave(self._address)
            self._address = None

    def handle_websocket_upgrade(self) -> None:
        lines = (len(name) + len(value) for name, value in self.headers)
        if max(lines, default=0) > LONGEST_HANDSHAKE_LINE:
            self.refuse(431)
            return
        self._let_go()
        super().handle_websocket_upgrade()

    # Incoming

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            self._bytes += len(data)
            if self._bytes > LINGER_BYTES:
                self.transport.abort()
            return
        self._unset_keepalive_if_required()
        before, self._began = self._stage, False
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._end_after_answer()  # the parser takes what follows for another protocol
        except httptools.HttpParserError:
            self.refuse(self._refusal)
        else:
            if self._stage == before and not self._began:
                self._count(len(data))
            elif not self._stage and not self._busy():
                self._await("head")

    def _count(self, size: int) -> None:
        """Limit a head or a body that comes in many pieces."""
        self._bytes += size
        if self._stage == "head" and self._bytes > LARGEST_HEAD:
            self.refuse(431)
        elif self._stage == "body" and self._bytes > LARGEST_SENDING:
            self.refuse(413)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._asked = self._began = True
        self._await("head")

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._stage == "head":  # nobody needs what comes after a body
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        size = sum(len(name) + len(value) + 4 for name, value in self.headers)
        if len(self.url) > LONGEST_TARGET:
            self._refusal = 414
        elif size + len(self.url) > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refusal = 431
        elif self.url.isascii():
            super().on_headers_complete()
            self._await("body")
            return
        raise ValueError("refused")  # the parser stops, and `data_received` answers

    def on_message_complete(self) -> None:
        self._await("")
        super().on_message_complete()

    def _busy(self) -> bool:
        """Return whether an answer is being made or on its way."""
        cycle = cast(RequestResponseCycle | None, self.cycle)
        return cycle is not None and not cycle.response_complete

    # Timeouts

    def _await(self, stage: Stage) -> None:
        """Start the timeout for a part of a request; "" stops waiting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._stage = stage
        self._bytes = 0
        if stage:
            limits = self._limits
            seconds = limits.head_seconds if stage == "head" else limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._late, seconds)

    def _late(self, seconds: float) -> None:
        """The rest of a request has not come in time."""
        if self.flow.read_paused:  # it may be complete and wait for the earlier answer
            self._timer = self.loop.call_later(seconds, self._late, seconds)
        elif self._asked:
            self.refuse(408)
        else:  # browsers open connections in advance
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_flush()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch_flush()

    def _watch_flush(self) -> None:
        """Cut off a reader that has stopped reading."""
        if self._flushing is None:
            self._unsent = self.transport.get_write_buffer_size()
            self._flushing = self.loop.call_later(self._limits.stall_seconds, self._flushed)

    def _flushed(self) -> None:
        self._flushing = None
        before, now = self._unsent, self.transport.get_write_buffer_size()
        if now and now > before - LEAST_PROGRESS:
            self.transport.abort()
        elif now:
            self._watch_flush()

    # Outgoing

    def on_response_complete(self) -> None:
        last = not self.pipeline
        super().on_response_complete()
        if self.transport.is_closing():
            self._watch_flush()
        elif last and (self._deaf or (self.cycle.response_complete and self.cycle.more_body)):
            self._hang_up()  # the rest of an answered request doesn't matter

    def refuse(self, status: int) -> None:
        """Answer a request without the application, and read no more requests.

        If an earlier request is still being answered, the connection closes after that answer.
        """
        cycle = self.cycle
        if self._busy() and (self._stage != "body" or self.pipeline or cycle.response_started):
            self._end_after_answer()
            return
        if self._busy():
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.write(self._edge.refusal(status, self.server_state.default_headers))
        self._hang_up()

    def _end_after_answer(self) -> None:
        """Answer the complete requests, then close the connection."""
        if self._stage == "body" and self.pipeline:
            self.pipeline.popleft()
        self._await("")
        self._deaf = True
        if not self._busy():
            self._hang_up()

    def _hang_up(self) -> None:
        """Stop writing, and let the other side read before the connection ends."""
        self._await("")
        self._deaf = True
        self._unset_keepalive_if_required()
        if not self.transport.is_closing():
            self.transport.write_eof()
            self._timer = self.loop.call_later(self._limits.linger_seconds, self._hung_up)

    def _hung_up(self) -> None:
        if self.transport.get_write_buffer_size():
            self._watch_flush()
            self._timer = self.loop.call_later(self._limits.linger_seconds, self._hung_up)
        else:
            self.transport.abort()
