"""Offerings: cards for a GOD of the temple, and its cube."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.core.text import Label, Question, Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import APOLLO, DELPHI, OLYMPIA
from aevum.games.chronos.moves import OFFER
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.command import Command
from aevum.games.chronos.rules.drafts import (
    EVERY_CARD,
    PACK,
    Draft,
    ask_card,
    begun,
    discard,
    is_next,
    paid,
    payments,
    refuse_part,
)
from aevum.games.chronos.rules.hands import use_hand
from aevum.games.chronos.rules.permits import may_make_offerings, may_offer, price
from aevum.games.chronos.rules.phrases import GODS as GOD_IDS
from aevum.games.chronos.rules.phrases import god_brief
from aevum.games.chronos.rules.places import BIT
from aevum.games.chronos.rules.refusals import (
    is_sealed_for,
    refuse_begun,
    refuse_no_god,
    refuse_sealed,
    refuse_waiting,
)


class MakeOffering(Draft):
    """Cards for a GOD of the temple."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        return may_offer(sea, seat, move - OFFER)

    def parts(self, sea: Archipelago, seat: int, first: int) -> int:
        god = first - OFFER
        return price(sea, seat, god) + int(len(cubes(sea, seat, god)) > 0)

    def steps(self, sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
        god = draft[0] - OFFER
        if len(draft) - 1 < price(sea, seat, god):
            return payments(sea, seat, EVERY_CARD, draft)
        return cubes(sea, seat, god)

    def fulfil(self, sea: Archipelago, seat: int, draft: list[int]) -> None:
        gain_from_temple(sea, seat, draft[0] - OFFER, draft)

    def bought(self, first: int) -> int:
        return first - OFFER

    def gained(self, sea: Archipelago, first: int) -> int:
        return first - OFFER

    def draft_words(self, move: int) -> Text:
        return m.part_draft_offer(god=GOD_IDS[move - OFFER])

    def prompt(self, sea: Archipelago, seat: int, draft: list[int]) -> Question:
        god, named = draft[0] - OFFER, len(draft) - 1
        wanted = price(sea, seat, god)
        if named >= wanted:
            return ask_cube(sea, seat, god)
        return ask_card(m.ask_offer(n=named + 1, of=wanted, god=GOD_IDS[god]), (), draft)

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        god = move - OFFER
        cost = m.part_cards(n=price(sea, seat, god)).inner()
        power = god_brief(god, sea.terms.numbers)
        return Label(m.move_offer(god=GOD_IDS[god]), cost, (power,))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        god = move - OFFER
        absent = refuse_no_god(sea, god)
        if absent:
            return absent
        name, owner = GOD_IDS[god], sea.holder[god]
        if owner == seat:
            return Refusal("R8.5", m.no_god_yours(god=name))
        if owner != TEMPLE:
            return Refusal("R8.1", m.no_god_gone(god=name, who=owner))
        return refuse_reserved(sea, seat, god) or self._why_here(sea, seat, god)

    def _why_here(self, sea: Archipelago, seat: int, god: int) -> Refusal | None:
        """Return why a seat cannot make an offering now, or has not enough cards."""
        if not may_make_offerings(sea, seat):
            if is_sealed_for(sea, seat, OLYMPIA):
                return refuse_sealed(OLYMPIA)
            return Refusal("R11.6", m.no_olympia())
        message = m.no_price_delphi if sea.ruler(DELPHI) == seat else m.no_price
        cost, has = m.part_cards(n=price(sea, seat, god)), m.part_has(n=sea.riches[seat])
        return Refusal("R8.1", message(god=GOD_IDS[god], cost=cost, has=has))


def ask_cube(sea: Archipelago, seat: int, god: int) -> Question:
    """Return the question of where the cube of a GOD goes."""
    first = cubes(sea, seat, god)[0]
    return Question(sea.terms.pantheon.commands[first].asked(), (("god", GOD_IDS[god]),))


def refuse_reserved(sea: Archipelago, seat: int, god: int) -> Refusal | None:
    """Refuse a GOD that is reserved for another."""
    if sea.reserved != god or sea.holder[APOLLO] == seat:
        return None
    return Refusal("R9.12", m.no_reserved(god=GOD_IDS[god], who=sea.holder[APOLLO]))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceCube(Command):
    """Puts the cube of a GOD that is gained from the temple."""

    def __init__(self, first: int, god: int) -> None:
        super().__init__(first)
        self.god: Final = god

    def refuse(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        reason = refuse_waiting(sea, seat)
        if reason:
            return reason
        if not sea.drafts[seat] or begun(sea, seat).gained(sea, sea.drafts[seat][0]) != self.god:
            early = m.no_cube(god=GOD_IDS[self.god])
            return refuse_begun(sea, seat) or Refusal("R8.6", early)
        if not is_next(sea, seat, self):
            return refuse_part(sea, seat)
        return self.why(sea, seat, move)


def cubes(sea: Archipelago, seat: int, god: int) -> list[int]:
    """Return where the cube of a GOD that is gained from the temple can be put."""
    return sea.terms.pantheon.gods[god].cubes(sea, seat)


def gain_from_temple(sea: Archipelago, seat: int, god: int, draft: list[int]) -> None:
    """Discard the cards of an offering, gain the GOD, and put its cube."""
    use_hand(sea, seat)
    cards = paid(draft)
    packed = 0
    for card in cards:
        discard(sea, seat, card)
        packed += 1 << (PACK * card)
    sea.temple &= ~BIT[god]
    sea.note("gains", seat, god, reveals=True)
    receive(sea, seat, god)
    if sea.reserved == god:
        sea.reserved = NONE
    if cards:
        for other in sea.terms.pantheon.hearing_offers:
            owner = sea.holder[other]
            if owner >= 0:
                sea.terms.pantheon.gods[other].offered(sea, owner, seat, packed)
    if len(draft) - 1 > len(cards):
        sea.terms.pantheon.commands[draft[-1]].work(sea, seat, draft[-1])


def receive(sea: Archipelago, seat: int, god: int) -> None:
    """Give a seat a GOD."""
    sea.holder[god] = seat
    sea.gods[seat] |= BIT[god]
    sea.terms.pantheon.gods[god].gained(sea, seat)
    sea.crown()
