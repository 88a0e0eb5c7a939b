"""The server's address in its network, and the proxies it trusts."""

import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")  # hosts that mean anyone who can reach this machine


def own_address() -> str:
    """Return this machine's address in its network, "" if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only looks up the route
            return str(probe.getsockname()[0])
        except OSError:
            return ""


class Proxies:
    """The addresses of proxies that are trusted to tell a client's address."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = [wide for each in networks for wide in _as_seen(ip_network(each))]

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in each for each in self.networks)


def _as_seen(network: IPv4Network | IPv6Network) -> list[IPv4Network | IPv6Network]:
    """Return a network, also in the form in which a dual-stack server sees it."""
    if isinstance(network, IPv6Network):
        return [network]
    return [network, ip_network(f"::ffff:{network.network_address}/{96 + network.prefixlen}")]
