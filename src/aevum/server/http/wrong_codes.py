"""Counts codes of tables that do not exist: a visitor who tries many has to wait.

A mistyped code costs nothing, but somebody who guesses codes runs out of tries. Both the address
and the guest count, and during the wait even a right code is refused. Seated players can always
return to their table, whatever others at their address have tried.
"""

from typing import Final

from litestar.types import Scope

from aevum.server.http.cookies import token_of
from aevum.server.http.security import address_of
from aevum.server.limits import TokenBuckets

OF_TABLES: Final = ("/api/tables/", "/t/", "/r/")


class WrongCodes:
    """How many wrong codes each address and each guest may still try."""

    def __init__(self, addresses: TokenBuckets, guests: TokenBuckets) -> None:
        self._addresses = addresses
        self._guests = guests

    def wait(self, scope: Scope) -> float:
        """Return the seconds until this visitor may try a code; 0: now."""
        return max(self.own_wait(scope), self._addresses.wait(address_of(scope)))

    def own_wait(self, scope: Scope) -> float:
        """Return the same for this guest alone, without their address."""
        token = token_of(scope)
        return self._guests.wait(token) if token else 0.0

    def count(self, scope: Scope) -> None:
        """Count a wrong code."""
        token = token_of(scope)
        self._addresses.take(address_of(scope))
        if token:
            self._guests.take(token)
