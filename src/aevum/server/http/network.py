"""Where a server is in its network, and which of its neighbours speak for others."""

import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
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


class Proxies:
    """The addresses whose word for where a request comes from is believed."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = [wide for each in networks for wide in _as_seen(ip_network(each))]

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in each for each in self.networks)


def _as_seen(network: IPv4Network | IPv6Network) -> list[IPv4Network | IPv6Network]:
    """Return a network, and as a server sees it that listens to both kinds of addresses at once."""
    if isinstance(network, IPv6Network):
        return [network]
    return [network, ip_network(f"::ffff:{network.network_address}/{96 + network.prefixlen}")]
