"""What every frame passes through, apart from the classes of uvicorn: those are not compiled."""

# compiled: every move of every table passes through here

from collections.abc import Callable

from aevum.server.transport.framing import lone_text


class FrameOutput:
    """Where the frames of a connection go, and whether they can."""

    def __init__(self) -> None:
        self.open = False
        """Whether frames go in and out by the short way of `direct`."""
        self.blocked = False
        """The other side does not read: what is written now would pile up."""
        self.write: Callable[[bytes], None]
        """The transport's: takes whole frames, and only while the connection is open."""


class FrameInput:
    """Where the data of a connection come in: a lone text frame goes straight on, as nearly all do.

    Everything else is left to `others`.
    """

    def __init__(
        self,
        output: FrameOutput,
        most: int,
        heard: Callable[[bytes], None],
        others: Callable[[bytes], None],
    ) -> None:
        self.between = True
        """Whether no message is under way in fragments."""
        self.held = b""
        """The beginning of a frame. uvicorn's parser gets whole frames only: from outside nobody
        can tell whether it stands between two frames or in the middle of one."""
        self._output = output
        self._most = most
        self._heard = heard
        self._others = others

    def take(self, data: bytes) -> None:
        """Take what the network brings."""
        if self.between and not self.held and self._output.open:
            text = lone_text(data, self._most)
            if text is not None:
                self._heard(text)
                return
        self._others(data)


class SocketCounts:
    """What is counted of all sockets."""

    def __init__(self) -> None:
        self.frames_in = 0
        self.frames_out = 0
        self.bad_frames = 0
        self.behind = 0
