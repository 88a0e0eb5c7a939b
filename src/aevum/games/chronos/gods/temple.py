"""GODs that are about other GODs, and about CITIES."""

from typing import Final

from aevum.core.native import i64
from aevum.core.state import NONE
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import APOLLO, CASSANDRA, CITIES_IN_PLAY, GAIA, GODS, SELENE
from aevum.games.chronos.moves import BUY, FREE, RESERVE, SEAL
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.command import Command
from aevum.games.chronos.rules.drafts import Draft, ask_card, paid, payments
from aevum.games.chronos.rules.effects import may_give
from aevum.games.chronos.rules.god import God
from aevum.games.chronos.rules.hands import use_power
from aevum.games.chronos.rules.move_runs import Lot
from aevum.games.chronos.rules.offerings import (
    PlaceCube,
    ask_cube,
    cubes,
    gain_from_temple,
    receive,
    refuse_reserved,
)
from aevum.games.chronos.rules.permits import coins, last_god, reachable
from aevum.games.chronos.rules.phrases import GODS as GOD_IDS
from aevum.games.chronos.rules.phrases import god_brief, place_in
from aevum.games.chronos.rules.places import BIT, CITY, FRONT
from aevum.games.chronos.rules.refusals import refuse_no_god, refuse_without_god


class ReserveGod(PlaceCube):
    """APOLLO: puts the cube onto a GOD of the temple."""

    def asked(self) -> Text:
        return m.ask_cube_god()

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        return Label(m.move_reserve(god=GOD_IDS[move - RESERVE]), notes=(m.note_only_gain(),))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        god = move - RESERVE
        if god == APOLLO:
            return Refusal("R9.12", m.no_cube_apollo())
        gone = Refusal("R9.12", m.no_god_left(god=GOD_IDS[god]))
        return refuse_no_god(sea, god) or gone

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        sea.reserved = move - RESERVE
        sea.note("cube", seat, 0, sea.reserved)


class Apollo(God):
    """Reserves a GOD of the temple for its owner."""

    def commands(self) -> list[Command]:
        return [ReserveGod(RESERVE, APOLLO)]

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

    def gained(self, sea: Archipelago, first: int) -> int:
        return last_god(sea)

    def draft_words(self, move: int) -> Text:
        return m.part_draft_god(god="cassandra")

    def prompt(self, sea: Archipelago, seat: int, draft: list[int]) -> Question:
        return ask_cube(sea, seat, last_god(sea))

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        god = last_god(sea)
        return Label(m.move_free(god=GOD_IDS[god]) if god != NONE else m.move_free_any())

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        missing = refuse_without_god(sea, seat, CASSANDRA)
        if missing:
            return missing
        god, left = last_god(sea), sea.temple.bit_count()
        if god == NONE:
            return Refusal("R9.13", m.no_last_god(n=left))
        return refuse_reserved(sea, seat, god)


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
        """Hand the cards over in their order in the pile, and take the GOD."""
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

    def bought(self, first: int) -> int:
        return first - BUY

    def draft_words(self, move: int) -> Text:
        return m.part_draft_buy(god=GOD_IDS[move - BUY])

    def prompt(self, sea: Archipelago, seat: int, draft: list[int]) -> Question:
        god = draft[0] - BUY
        wanted = sea.terms.numbers.prices[god]
        asked = m.ask_buy(n=len(draft), of=wanted, god=GOD_IDS[god])
        return ask_card(asked, (("god", "gaia"),), draft)

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        god, numbers = move - BUY, sea.terms.numbers
        name, owner = GOD_IDS[god], sea.holder[god]
        text = m.move_buy(god=name, who=owner) if owner >= 0 else m.move_buy_any(god=name)
        cost = m.part_cards(n=numbers.prices[god]).inner()
        return Label(text, cost, (god_brief(god, numbers),))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        god = move - BUY
        reason = refuse_without_god(sea, seat, GAIA) or refuse_no_god(sea, god)
        if reason:
            return reason
        name, owner = GOD_IDS[god], sea.holder[god]
        if owner == seat:
            return Refusal("R8.5", m.no_god_yours(god=name))
        if owner == TEMPLE:
            return Refusal("R9.20", m.no_buy_temple(god=name))
        has = m.part_has(n=sea.riches[seat])
        price = sea.terms.numbers.prices[god]
        cost = m.part_cards(n=price)
        if sea.riches[seat] >= price:
            return Refusal("R9.2", m.no_buy_monsters(god=name, cost=cost))
        return Refusal("R9.20", m.no_price(god=name, cost=cost, has=has))


BUY_GOD: Final = BuyGod(BUY)


class Gaia(God):
    """Buys GODs from others."""

    def commands(self) -> list[Command]:
        return [BUY_GOD]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        others: i64 = sea.held_gods & ~sea.gods[seat]
        god: i64 = 0
        while others:
            if others & 1 and BUY_GOD.may_begin(sea, seat, int(BUY + god)):
                lot.add(BUY + god, 1)
            others >>= 1
            god += 1


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
    """Put timers back in front of their owners if only a GOD of another allowed their place."""
    for timer in sea.timers:
        place, seat = sea.place[timer], sea.owner(timer)
        for god in sea.terms.pantheon.lodging:
            if sea.terms.pantheon.gods[god].lodges(seat, place) and not sea.has(seat, god):
                sea.put(timer, FRONT)
                sea.note("home", seat, timer, place)
                break


class SealCity(PlaceCube):
    """SELENE: puts the cube onto a CITY."""

    def asked(self) -> Text:
        return m.ask_cube_city()

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        at = place_in(sea, CITY + move - SEAL)
        return Label(m.move_seal(at=at), notes=(m.note_only_power(),))

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        sea.sealed = move - SEAL
        sea.crown()
        sea.note("cube", seat, 3, sea.sealed, sea.cities[sea.sealed])


class Selene(God):
    """One CITY works only for her owner, which `Archipelago.ruler` takes care of."""

    def commands(self) -> list[Command]:
        return [SealCity(SEAL, SELENE)]

    def cubes(self, sea: Archipelago, seat: int) -> list[int]:
        return [SEAL + tile for tile in range(CITIES_IN_PLAY)]


TEMPLE_GODS: Final[list[God]] = [
    Apollo(APOLLO),
    Cassandra(CASSANDRA),
    Gaia(GAIA),
    Selene(SELENE),
]
