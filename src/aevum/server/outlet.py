"""What every frame touches on its way: looking into the classes of uvicorn would take longer."""

# compiled: every move of every table passes through here

from collections.abc import Callable


class Outlet:
    """Where the frames of a connection go, and whether they can."""

    def __init__(self) -> None:
        self.open = False
        """Whether frames go in and out by the short way of `direct`."""
        self.blocked = False
        """The other side does not read: what is written now would pile up."""
        self.write: Callable[[bytes], None]
        """The transport's: takes whole frames, and only while the connection is open."""


class Tally:
    """What is counted of all sockets."""

    def __init__(self) -> None:
        self.frames_in = 0
        self.frames_out = 0
        self.bad_frames = 0
        self.behind = 0
