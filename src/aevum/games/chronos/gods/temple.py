"""GODs that are about other GODs, and about CITIES."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.data import APOLLO, CASSANDRA, CITIES_IN_PLAY, GAIA, GODS, SELENE
from aevum.games.chronos.moves import BUY, FREE, RESERVE, SEAL
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.command import Command
from aevum.games.chronos.rules.drafts import (
    Draft,
    cubes,
    gain_from_temple,
    paid,
    payments,
    receive,
)
from aevum.games.chronos.rules.effects import may_give
from aevum.games.chronos.rules.god import God
from aevum.games.chronos.rules.hands import use_power
from aevum.games.chronos.rules.move_runs import Lot
from aevum.games.chronos.rules.permits import coins, last_god, reachable
from aevum.games.chronos.rules.places import BIT, FRONT


class ReserveGod(Command):
    """APOLLO: his cube goes onto a GOD of the temple."""

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        sea.reserved = move - RESERVE
        sea.note("cube", seat, 0, sea.reserved)


class Apollo(God):
    """Keeps a GOD of the temple for his owner."""

    def commands(self) -> list[Command]:
        return [ReserveGod(RESERVE)]

    def cubes(self, sea: Archipelago, seat: int) -> list[int]:
        others = sea.temple & ~BIT[self.kind]
        return [RESERVE + other for other in range(GODS) if others >> other & 1]

    def withholds(self, sea: Archipelago) -> int:
        return BIT[sea.reserved] if sea.reserved != NONE else 0


class TakeLast(Draft):
    """CASSANDRA: the last GOD of the temple is free."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        god = last_god(sea)
        return sea.has(seat, CASSANDRA) and god != NONE and reachable(sea, seat, god)

    def parts(self, sea: Archipelago, seat: int, first: int) -> int:
        return int(len(cubes(sea, seat, last_god(sea))) > 0)

    def steps(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        return cubes(sea, seat, last_god(sea))

    def fulfil(self, sea: Archipelago, seat: int, draft: list[int]) -> None:
        gain_from_temple(sea, seat, last_god(sea), draft)


TAKE_LAST: Final = TakeLast(FREE)


class Cassandra(God):
    """Gets the last GOD of the temple."""

    def commands(self) -> list[Command]:
        return [TAKE_LAST]

    def add(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        if TAKE_LAST.may_begin(sea, seat, FREE):
            lot.add(FREE, 1)


class BuyGod(Draft):
    """GAIA: a GOD of another player, for cards that go to the former owner."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        god = move - BUY
        owner = sea.holder[god]
        if owner < 0 or owner == seat or not sea.has(seat, GAIA):
            return False
        cost = sea.terms.numbers.prices[god]
        if sea.riches[seat] < cost:
            return False
        payable = 0
        for card in coins(sea, seat, god):
            payable += sea.held(seat, card)
        return payable >= cost

    def parts(self, sea: Archipelago, seat: int, first: int) -> int:
        return sea.terms.numbers.prices[first - BUY]

    def steps(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        return payments(sea, seat, coins(sea, seat, draft[0] - BUY), draft)

    def holds(self, sea: Archipelago, seat: int, draft: list[int]) -> bool:
        owner = sea.holder[draft[0] - BUY]
        for card in paid(draft):
            if not may_give(sea, owner, card):
                return False
        return super().holds(sea, seat, draft)

    def fulfil(self, sea: Archipelago, seat: int, draft: list[int]) -> None:
        """Hand the cards over in the order in which they lay, and take the GOD."""
        use_power(sea, seat)
        god = draft[0] - BUY
        former = sea.holder[god]
        sea.note("buys", seat, former, god, reveals=True)
        for card in as_they_lay(sea, seat, paid(draft)):
            sea.take_out(seat, card)
            sea.put_in(former, card)
            sea.note("gives", seat, former, card, reveals=True)
        sea.gods[former] &= ~BIT[god]
        receive(sea, seat, god)
        send_home(sea)


BUY_GOD: Final = BuyGod(BUY)


class Gaia(God):
    """Buys GODs from others."""

    def commands(self) -> list[Command]:
        return [BUY_GOD]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        for god in range(GODS):
            if BUY_GOD.may_begin(sea, seat, BUY + god):
                lot.add(BUY + god, 1)


def as_they_lay(sea: Archipelago, seat: int, cards: list[int]) -> list[int]:
    """Return cards of a kingdom from the lowest up, then WINDs."""
    left = cards[:]
    found: list[int] = []
    for card in sea.hoards[seat]:
        if card in left:
            left.remove(card)
            found.append(card)
    return found + left


def send_home(sea: Archipelago) -> None:
    """Put timers before their owners that stand where only a GOD of another would let them."""
    for timer in sea.timers:
        place, seat = sea.place[timer], sea.owner(timer)
        for god in sea.terms.pantheon.lodging:
            if sea.terms.pantheon.gods[god].lodges(seat, place) and not sea.has(seat, god):
                sea.put(timer, FRONT)
                sea.note("home", seat, timer, place)
                break


class SealCity(Command):
    """SELENE: her cube goes onto a CITY."""

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        sea.sealed = move - SEAL
        sea.crown()
        sea.note("cube", seat, 3, sea.sealed, sea.cities[sea.sealed])


class Selene(God):
    """One CITY works for her owner alone; `Archipelago.ruler` looks after that."""

    def commands(self) -> list[Command]:
        return [SealCity(SEAL)]

    def cubes(self, sea: Archipelago, seat: int) -> list[int]:
        return [SEAL + tile for tile in range(CITIES_IN_PLAY)]


TEMPLE_GODS: Final[list[God]] = [
    Apollo(APOLLO),
    Cassandra(CASSANDRA),
    Gaia(GAIA),
    Selene(SELENE),
]
