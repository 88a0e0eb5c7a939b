"""The direct way of a frame between the network and a `Receiver`, without ASGI.

uvicorn hands every frame to the application through a queue, a task and a dictionary, which costs
more than the rest of a move's processing. Here only the handshake goes through the application as
usual. After that, whole text frames are taken directly from the incoming data, and frames are sent
without a task. Everything else (fragments, pings, closing, errors) goes through uvicorn's own code.
"""

from http import HTTPStatus
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Request, Response

from aevum.server.http.edge import EdgeConfig
from aevum.server.http.problems import problem_body
from aevum.server.transport.frame_io import FrameInput, FrameOutput
from aevum.server.transport.framing import frame_at, lone_text
from aevum.server.wire import CLOSE_RESTART

EXTENSION: Final = "aevum.direct"
"""The key in `scope["extensions"]` of the connection."""

LONGEST_REASON: Final = 123  # bytes, by the protocol of sockets
CLOSE_SECONDS: Final = 3.0  # seconds for the other side to answer a close


class Receiver(Protocol):
    """What a connection calls on its user."""

    def heard(self, frame: bytes) -> None:
        """Take a text frame."""

    def noise(self) -> bool:
        """Note a ping or a fragment; return False if the connection was closed for it."""

    def garbled(self) -> None:
        """Note a frame that is not text."""

    def writable(self) -> None:
        """Continue writing, since the earlier data has been sent."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's socket, with a direct way for frames once a receiver is attached."""

    config: EdgeConfig

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.receiver: Receiver | None = None
        self.output = FrameOutput()
        self._most = self.config.ws_max_size
        self.conn.reject = self._reject  # type: ignore[method-assign, assignment]

    # The beginning and the end

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self.config.edge.enter(self._address)  # it was counted as a request

    def data_received(self, data: bytes) -> None:
        """Take the whole handshake, and answer it even if it cannot be read."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            answer = b"".join(self.conn.data_to_send())
            self.transport.write(answer or self.config.edge.refusal(400, self.default_headers))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self

    async def send(self, message: Any) -> None:
        """Send the application's message; a refused handshake is complete too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def attach(self, receiver: Receiver) -> None:
        """Hand frames to this receiver from now on; call this before the socket is accepted."""
        self.receiver = receiver
        self._input = FrameInput(self.output, self._most, receiver.heard, self._others)
        self.output.write = self.transport.write
        self.output.open = True
        # The transport caches the methods it calls until it is given a protocol again.
        self.data_received = self._input.take  # type: ignore[method-assign]
        self.transport.set_protocol(self)

    def finish(self, code: int, reason: str) -> None:
        """Close the connection with a sentence."""
        if not self.output.open:
            return
        self.conn.send_close(code, _short(reason))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._end()

    def shutdown(self) -> None:
        if self.receiver is None:
            super().shutdown()
            return
        self.stop_keepalive()
        self.finish(CLOSE_RESTART, "The server is restarting. It will be back in a moment.")

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._end()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        self.output.open = False
        self.config.edge.leave(self._address)
        super().connection_lost(exc)

    def _end(self) -> None:
        """Cut off a client that neither reads what is left nor answers the close."""
        if self.output.open:
            self.output.open = False
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    # Incoming

    def _others(self, data: bytes) -> None:
        """Take data other than one whole text frame."""
        incoming = self._input
        if incoming.held:
            data, incoming.held = incoming.held + data, b""
        if self.output.open:
            self._take_apart(data)
        else:
            super().data_received(data)

    def _take_apart(self, data: bytes) -> None:
        assert self.receiver is not None
        incoming, at, size = self._input, 0, len(data)
        while at < size and self.output.open:
            end = frame_at(data, at, self._most)[1]
            if end > size:
                incoming.held = data[at:]
                return
            text = lone_text(data[at:end], self._most) if incoming.between else None
            if text is None:
                super().data_received(data[at:end])
                incoming.between = self.conn.current_size is None
            else:
                self.receiver.heard(text)
            at = end
        if at < size:  # it is closed: only the other side's close still matters
            super().data_received(data[at:])

    def handle_cont(self, event: Frame) -> None:
        if self.receiver is None or self.receiver.noise():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.receiver is None or self.receiver.noise():
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.output.open:
            return
        if self.curr_msg_data_type == "bytes":
            self.receiver.garbled()
        else:
            self.receiver.heard(data)

    def _reject(self, status: int, _text: str) -> Response:
        """Return the answer to a handshake that is not one."""
        body = problem_body(status)
        headers = Headers(self.config.edge.refusal_headers(body))
        return Response(int(status), HTTPStatus(status).phrase, headers, body)

    # Outgoing

    def pause_writing(self) -> None:
        super().pause_writing()
        self.output.blocked = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.output.blocked = False
        if self.receiver is not None and self.output.open:
            self.receiver.writable()


def _short(reason: str) -> str:
    """Return a reason that fits into a closing frame."""
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")
