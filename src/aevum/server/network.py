"""Where a server is in its network."""

import socket
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")  # hosts that mean: whoever can reach this machine


def own_address() -> str:
    """Return this machine's address in its network, "" where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: only the way there is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return ""
