"""The code for every frame, separate from uvicorn's classes, which are not compiled."""

# compiled: every move of every table passes through here

from collections.abc import Callable

from aevum.server.transport.framing import lone_text


class FrameOutput:
    """The outgoing side of a connection, and whether it can write."""

    def __init__(self) -> None:
        self.open = False
        """Whether frames use the direct way of `direct_protocol`."""
        self.blocked = False
        """Whether the other side does not read, so that written data would pile up."""
        self.write: Callable[[bytes], None]
        """The transport's method for whole frames; only used while the connection is open."""


class FrameInput:
    """The incoming side of a connection. One whole text frame, as nearly all data are, is passed on
    directly.

    Everything else goes to `others`.
    """

    def __init__(
        self,
        output: FrameOutput,
        most: int,
        heard: Callable[[bytes], None],
        others: Callable[[bytes], None],
    ) -> None:
        self.between = True
        """Whether no fragmented message is incomplete."""
        self.held = b""
        """The beginning of a frame. uvicorn's parser gets only whole frames, since it does not show
        from outside whether it is between two frames or inside one."""
        self._output = output
        self._most = most
        self._heard = heard
        self._others = others

    def take(self, data: bytes) -> None:
        """Take data from the network."""
        if self.between and not self.held and self._output.open:
            text = lone_text(data, self._most)
            if text is not None:
                self._heard(text)
                return
        self._others(data)


class SocketCounts:
    """The counters of all sockets."""

    def __init__(self) -> None:
        self.frames_in = 0
        self.frames_out = 0
        self.bad_frames = 0
        self.behind = 0
