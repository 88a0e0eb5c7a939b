"""The twelve CITIES."""

from typing import Final

from aevum.core.native import i64
from aevum.core.state import NONE
from aevum.core.text import Arg, Label, Question, Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import (
    ALEXANDRIA,
    ATHENS,
    ATLANTIS_CITY,
    CORINTH,
    DELPHI,
    EPHESUS,
    FIFTY,
    HUNDRED,
    MYCENAE,
    NORTH,
    OLYMPIA,
    RHODES,
    SANTORINI,
    SPARTA,
    TROY,
    WINDS,
    Numbers,
)
from aevum.games.chronos.moves import BRING, EPHESUS_MOVE, FLIPS, RHODES_MOVE, TROY_MOVE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.card_kinds import is_wind
from aevum.games.chronos.rules.command import ANYTHING, Command
from aevum.games.chronos.rules.drafts import Draft, Exchange, PaidSend
from aevum.games.chronos.rules.effects import gain_zero, targets
from aevum.games.chronos.rules.god import City
from aevum.games.chronos.rules.hands import use_power
from aevum.games.chronos.rules.move_runs import Lot
from aevum.games.chronos.rules.phrases import CARDS as CARD_IDS
from aevum.games.chronos.rules.phrases import place_of, sand_notes, timer_of, top_note
from aevum.games.chronos.rules.places import ATLANTIS, BIT, CITY
from aevum.games.chronos.rules.refusals import (
    refuse_absent,
    refuse_bare,
    refuse_empty,
    refuse_price,
    refuse_running,
    refuse_without_city,
)
from aevum.games.chronos.rules.task import PutTroy

BOTH_FLIPS: Final = (1 << FLIPS) - 1
ENDLESS: Final = 1 << 30  # parts of a command that something else carries out


class Athens(City):
    """Points while a timer is there."""

    def points(self, sea: Archipelago, seat: int) -> int:
        return sea.terms.numbers.athens


class Alexandria(City):
    """One WIND more."""

    def __init__(self) -> None:
        super().__init__(ALEXANDRIA)
        self.winds = 1


class Delphi(City):
    """Offerings take fewer cards."""

    def discount(self, numbers: Numbers) -> int:
        return numbers.delphi


class BuyHell(PaidSend):
    """RHODES: cards for a timer in Hell."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        rich = sea.riches[seat] >= sea.terms.numbers.rhodes
        return sea.rules(seat, RHODES) and rich and len(targets(sea, NONE)) > 0

    def fee(self, sea: Archipelago) -> int:
        return sea.terms.numbers.rhodes

    def source(self) -> Arg:
        return ("city", "rhodes")

    def draft_words(self, move: int) -> Text:
        return m.part_draft_city(city="rhodes")

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        return Label(m.move_rhodes(), m.part_cards(n=self.fee(sea)).inner())

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        missing = refuse_without_city(sea, seat, RHODES)
        return missing or refuse_price("R11.4", self._poor, self.fee(sea), sea, seat)

    def _poor(self, cost: Text, has: Text) -> Text:
        return m.no_price_city(city="rhodes", cost=cost, has=has)

    def refuse_timer(self, sea: Archipelago, seat: int, timer: int) -> Refusal | None:
        return Refusal("R11.4", m.no_rhodes_first(n=self.fee(sea)))


BUY_HELL: Final = BuyHell(RHODES_MOVE)


class Rhodes(City):
    """Cards put a timer into Hell."""

    def commands(self) -> list[Command]:
        return [BUY_HELL]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        if BUY_HELL.may_begin(sea, seat, RHODES_MOVE):
            lot.add(RHODES_MOVE, 1)


class BringTimer(Draft):
    """SPARTA: name a timer that comes there when another leaves."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        timer = (move - BRING) // FLIPS
        return timer in sea.timers and brings(sea, seat) >> (timer * FLIPS) & 1 == 1

    def parts(self, sea: Archipelago, seat: int, first: int) -> int:
        return ENDLESS

    def steps(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        return []  # leaving SPARTA carries it out

    def holds(self, sea: Archipelago, seat: int, draft: list[int]) -> bool:
        return True

    def leaves(self, sea: Archipelago, seat: int, timer: int, to: int) -> bool:
        tile = sea.slot[SPARTA]
        if sea.place[timer] != tile:
            return False
        sea.drafts[seat] = []
        return to != tile and not sea.owes(seat)

    def fulfil(self, sea: Archipelago, seat: int, draft: list[int]) -> None:
        number = draft[0] - BRING
        timer, flipped = number // FLIPS, number % FLIPS
        before = sea.place[timer]
        sea.put(timer, sea.slot[SPARTA])
        if flipped:
            sea.flip(timer)
        sea.note("sparta", seat, timer, flipped, before, reveals=True)

    def draft_words(self, move: int) -> Text:
        return m.part_draft_city(city="sparta")

    def prompt(self, sea: Archipelago, seat: int, draft: list[int]) -> Question:
        timer = (draft[0] - BRING) // FLIPS
        return Question(m.ask_bring(timer=timer_of(timer)), (("city", "sparta"),))

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        timer, flipped = (move - BRING) // FLIPS, (move - BRING) % FLIPS == 1
        message = m.move_bring_flipped if flipped else m.move_bring_kept
        return Label(message(timer=timer_of(timer)), notes=sand_notes(sea, timer, flipped))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        timer = (move - BRING) // FLIPS
        reason = refuse_without_city(sea, seat, SPARTA) or refuse_absent(sea, timer)
        if reason:
            return reason
        leaving = sea.guest[sea.slot[SPARTA] - CITY]
        if timer == leaving:
            return Refusal("R11.5", m.no_bring_self())
        return refuse_running(sea, leaving)


def brings(sea: Archipelago, seat: int) -> int:
    """Return what a player who leaves SPARTA may move: two bits for each timer of others."""
    leaving = sea.guest[sea.slot[SPARTA] - CITY] if sea.rules(seat, SPARTA) else NONE
    if leaving == NONE or sea.ends[leaving] > sea.now:
        return 0
    found: i64 = 0
    for timer in sea.timers:
        if timer != leaving:
            found |= BOTH_FLIPS << (timer * FLIPS)
    return int(found)


class Sparta(City):
    """Leaving it brings any timer there."""

    def commands(self) -> list[Command]:
        return [BringTimer(BRING)]

    def add(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        lot.add(BRING, brings(sea, seat))


class Olympia(City):
    """Only players there make offerings."""

    def __init__(self) -> None:
        super().__init__(OLYMPIA)
        self.sole_altar = True


class MoveSiege(Command):
    """TROY: moves the cube that blocks a pile to another."""

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        use_power(sea, seat)
        sea.besieged = move - TROY_MOVE
        sea.note("cube", seat, 2, sea.besieged)
        return ANYTHING

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        pile = move - TROY_MOVE
        return Label(m.move_troy(at=place_of(pile)), notes=top_note(sea, pile))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        pile = move - TROY_MOVE
        reason = refuse_without_city(sea, seat, TROY) or refuse_bare(sea, pile)
        if reason:
            return reason
        if sea.besieged == pile:
            return Refusal("R11.7", m.no_troy_same(at=place_of(pile)))
        return refuse_empty(sea, pile)


class Troy(City):
    """A cube blocks a pile."""

    def prepare(self, sea: Archipelago) -> None:
        if sea.tasks:
            sea.tasks.append(PutTroy())

    def commands(self) -> list[Command]:
        return [MoveSiege(TROY_MOVE)]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        free = sea.standing & ~BIT[sea.besieged] if sea.besieged != NONE else sea.standing
        lot.add(TROY_MOVE, free)


class Corinth(City):
    """Arriving there brings a 0."""

    def __init__(self) -> None:
        super().__init__(CORINTH)
        self.zeros = True

    def arrived(self, sea: Archipelago, seat: int) -> None:
        gain_zero(sea, seat)


class SwapCards(Exchange):
    """EPHESUS: cards of the kingdom for one from the discard."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        return sea.rules(seat, EPHESUS) and sea.riches[seat] >= sea.terms.numbers.ephesus

    def fee(self, sea: Archipelago) -> int:
        return sea.terms.numbers.ephesus

    def source(self) -> Arg:
        return ("city", "ephesus")

    def draft_words(self, move: int) -> Text:
        return m.part_draft_city(city="ephesus")

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        return Label(m.move_ephesus(), m.part_cards(n=self.fee(sea)).inner())

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        missing = refuse_without_city(sea, seat, EPHESUS)
        return missing or refuse_price("R11.9", self._poor, self.fee(sea), sea, seat)

    def _poor(self, cost: Text, has: Text) -> Text:
        return m.no_price_city(city="ephesus", cost=cost, has=has)


class Ephesus(City):
    """Cards come from the discard, which its player may look through."""

    def __init__(self) -> None:
        super().__init__(EPHESUS)
        self.sees_discard = True

    def commands(self) -> list[Command]:
        return [SwapCards(EPHESUS_MOVE)]

    def add_powers(self, sea: Archipelago, seat: int, lot: Lot) -> None:
        if sea.riches[seat] >= sea.terms.numbers.ephesus:
            lot.add(EPHESUS_MOVE, 1)


class Santorini(City):
    """Others lose their WINDs, and gain none."""

    def bars(self, card: int) -> bool:
        return is_wind(card)

    def why_barred(self, card: int) -> Refusal:
        return Refusal("R11.10", m.no_santorini(card=CARD_IDS[card]))

    def enforce(self, sea: Archipelago, owner: int) -> None:
        for seat in range(sea.seats):
            if seat != owner:
                for wind in range(WINDS):
                    while sea.winds[seat * WINDS + wind]:
                        sea.take_out(seat, NORTH + wind)
                        sea.throw(NORTH + wind)
                        sea.note("becalmed", seat, NORTH + wind)


class Mycenae(City):
    """Others who pick a 50 or a 100 give a card."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.fines = True

    def picked(self, sea: Archipelago, owner: int, seat: int, pile: int, card: int) -> None:
        if owner != seat and FIFTY <= card <= HUNDRED:
            sea.owe(seat, owner)


class AtlantisCity(City):
    """From there timers go to Atlantis."""

    def __init__(self) -> None:
        super().__init__(ATLANTIS_CITY)
        self.atlantis = True

    def reach(self, sea: Archipelago, seat: int) -> int:
        return sea.standing & BIT[ATLANTIS]


ALL_CITIES: Final[list[City]] = [
    Athens(ATHENS),
    Alexandria(),
    Delphi(DELPHI),
    Rhodes(RHODES),
    Sparta(SPARTA),
    Olympia(),
    Troy(TROY),
    Corinth(),
    Ephesus(),
    Santorini(SANTORINI),
    Mycenae(MYCENAE),
    AtlantisCity(),
]
"""In the order of CITY_TILES."""
