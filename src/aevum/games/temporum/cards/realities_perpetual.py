"""The Perpetual cards of Alternate Realities."""

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.games.temporum.cards.base import spend
from aevum.games.temporum.data import (
    CARD_NUMBER,
    TIME_OF,
)
from aevum.games.temporum.moves import NO, PICK
from aevum.games.temporum.rules.asks import PICK_CARD
from aevum.games.temporum.rules.card import Card
from aevum.games.temporum.rules.card_use import (
    GIVEN,
    ask_play,
)
from aevum.games.temporum.rules.chronicle import Chronicle, Perpetual
from aevum.games.temporum.rules.crowns import ask_advance
from aevum.games.temporum.rules.due import DueEffect, Offer
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import (
    DATA,
    E_AMBASSADOR,
    E_BEGGAR,
    E_CACHE,
    E_HIDEOUT,
    E_REVOLUTIONARIES,
    E_SUNBOAT,
    E_UNIVERSITY,
)
from aevum.games.temporum.rules.hands import (
    ask_discard,
    ask_draw,
    back,
    discard_from_play,
    kinds_in,
    offer_caves,
    put_away,
)
from aevum.games.temporum.rules.money import ask_pay, funds
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import OwnStep


class PlaceOutsideTime(Card):
    """A place of its owner's own."""

    def is_place(self) -> bool:
        return True


class Ambassador(Card):
    """After each other card played, crowns for money."""

    def after_play(self, chron: Chronicle, seat: int) -> int:
        return E_AMBASSADOR


@mypyc_attr(acyclic=True)
class AmbassadorAdvances(Offer):
    """Pay an Ambassador for crowns."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage == 0:
            super().carry_on(chron, answer)
            return
        chron.done()
        ask_advance(chron, self.seat, chron.terms.numbers.ambassador_steps)  # the price is paid

    def worth_asking(self, chron: Chronicle) -> bool:
        return funds(chron, self.seat) >= chron.terms.numbers.ambassador_price

    def accept(self, chron: Chronicle) -> None:
        self.stage = 1
        ask_pay(chron, self.seat, chron.terms.numbers.ambassador_price)

    def blank(self) -> DueEffect:
        return AmbassadorAdvances(E_AMBASSADOR, 0)


class Bank(Card):
    """More money in the first gain of each turn."""

    def first_gain(self, numbers: Numbers) -> int:
        return numbers.bank_bonus


class Beggar(Card):
    """It gathers money while its owner is poor, and pays with it."""

    def pays(self) -> bool:
        return True

    def turn_begins(self, chron: Chronicle, seat: int, number: int) -> int:
        return E_BEGGAR + DATA * number


@mypyc_attr(acyclic=True)
class BeggarBegs(DueEffect):
    """Money on a Beggar, the one whose number it is about."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat, numbers = self.seat, chron.terms.numbers
        chron.done()
        beggars = laid(chron, seat, CARD_NUMBER["Beggar"])
        if chron.money[seat] < numbers.beggar_under and self.about < len(beggars):
            beggars[self.about].coins += numbers.beggar_gain
            chron.note("begs", seat, numbers.beggar_gain)

    def blank(self) -> DueEffect:
        return BeggarBegs(E_BEGGAR, 0)


class Cache(Card):
    """A card lies under it, to be played at the start of a turn."""

    def usable(self) -> int:
        return E_CACHE


class TuckCard(OwnStep):
    """Put a card of the hand under the Cache."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return TuckingCard(number, seat)


@mypyc_attr(acyclic=True)
class TuckingCard(ChronicleEffect):
    """Cache, played."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        hand = chron.hands[seat]
        if answer == NONE:
            if not hand:
                chron.done()
                return
            if len(hand) > 1:
                chron.ask(seat, PICK_CARD)
                return
            answer = PICK + hand[0]
        card = answer - PICK
        hand.remove(card)
        chron.done()
        chron.front[seat][-1].tucked = card
        chron.note("tucks", seat, back(card))
        chron.note("tucked", seat, card, audience=1 << seat, reveals=True)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [PICK + card for card in kinds_in(chron.hands[self.seat])]

    def blank(self) -> "TuckingCard":
        return TuckingCard(self.op, 0)


@mypyc_attr(acyclic=True)
class CacheOpens(DueEffect):
    """Discard a Cache and play what is under it; a Hacker may leave it discarded."""

    def __init__(self, kind: int, seat: int) -> None:
        super().__init__(kind, seat)
        self.card = NONE
        """The card that was under it."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if self.stage == 0:
            self.open(chron, answer)
        elif self.stage == 1 and self.card != NONE:
            self.stage = 2
            ask_play(chron, seat, GIVEN, self.card)
        else:
            replaced = chron.result == 0 and self.card != NONE
            chron.done()
            if replaced:
                put_away(chron, self.card)

    def open(self, chron: Chronicle, answer: int) -> None:
        """Choose a Cache and discard it."""
        seat = self.seat
        caches = laid(chron, seat, CARD_NUMBER["Cache"])
        if answer == NONE and len(caches) > 1:
            chron.ask(seat, PICK_CARD)
            return
        cache = caches[0]
        for other in caches:
            if answer != NONE and other.tucked == (NONE if answer == NO else answer - PICK):
                cache = other
        self.stage = 1
        self.card = cache.tucked
        cache.tucked = NONE
        chron.note("uncovers", seat, self.card, caches.index(cache), reveals=True)
        discard_from_play(chron, seat, cache)
        offer_caves(chron, seat, 1)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        tucked = {cache.tucked for cache in laid(chron, self.seat, CARD_NUMBER["Cache"])}
        found = [PICK + card for card in sorted(tucked) if card != NONE]
        return [*found, NO] if NONE in tucked else found

    def aside(self) -> int:
        return self.card if self.stage == 1 else NONE

    def names(self) -> tuple[str, ...]:
        return ("about", "card")

    def blank(self) -> DueEffect:
        return CacheOpens(E_CACHE, 0)


def laid(chron: Chronicle, seat: int, kind: int) -> list[Perpetual]:
    """Return the cards in front of a seat that act as a kind."""
    return [card for card in chron.front[seat] if card.kind == kind]


class Detective(Card):
    """An empty hand draws more."""

    def empty_draws(self, numbers: Numbers) -> int:
        return numbers.detective_draws


class Hacker(Card):
    """Its owner may play where told to score, and the other way round."""

    def hacks(self) -> bool:
        return True


class HiddenCave(Card):
    """It may return to the hand after a discard."""

    def comes_back(self) -> bool:
        return True

    def wants_discards(self) -> bool:
        return True


class Hideout(Card):
    """A rich owner advances at the end of each of their turns."""

    def turn_ends(self, chron: Chronicle, owner: int) -> int:
        return E_HIDEOUT if chron.turn == owner else NONE


@mypyc_attr(acyclic=True)
class HideoutAdvances(DueEffect):
    """The crowns of a Hideout."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        if chron.money[self.seat] >= chron.terms.numbers.hideout_money:
            ask_advance(chron, self.seat, chron.terms.numbers.hideout_steps)

    def blank(self) -> DueEffect:
        return HideoutAdvances(E_HIDEOUT, 0)


class Revolutionaries(Card):
    """A crown from Time II for each other card played."""

    def after_play(self, chron: Chronicle, seat: int) -> int:
        return E_REVOLUTIONARIES


@mypyc_attr(acyclic=True)
class RevolutionariesAdvance(DueEffect):
    """The crowns of Revolutionaries."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        ask_advance(chron, self.seat, chron.terms.numbers.revolutionaries_steps, 2)

    def blank(self) -> DueEffect:
        return RevolutionariesAdvance(E_REVOLUTIONARIES, 0)


class SunboatOfRa(Card):
    """It can be discarded for another turn."""

    def turn_ends(self, chron: Chronicle, owner: int) -> int:
        return E_SUNBOAT if chron.turn == owner and chron.before != owner else NONE


@mypyc_attr(acyclic=True)
class SunboatSails(Offer):
    """Discard a Sunboat of Ra for another turn."""

    def worth_asking(self, chron: Chronicle) -> bool:
        held = chron.has(self.seat, CARD_NUMBER["Sunboat of Ra"]) > 0
        return held and chron.before != chron.turn

    def accept(self, chron: Chronicle) -> None:
        chron.done()
        chron.extra.append(self.seat)
        chron.note("sails", self.seat)
        spend(chron, self.seat, CARD_NUMBER["Sunboat of Ra"])
        offer_caves(chron, self.seat, 1)

    def blank(self) -> DueEffect:
        return SunboatSails(E_SUNBOAT, 0)


class Tactician(Card):
    """It makes each scored card dearer or cheaper."""

    def shifts_price(self) -> bool:
        return True


class University(Card):
    """Cards after a visit to Time II."""

    def after_visit(self, chron: Chronicle, seat: int, place: int) -> int:
        return E_UNIVERSITY if TIME_OF[place] == 2 else NONE


@mypyc_attr(acyclic=True)
class UniversityStudies(DueEffect):
    """University draws before it discards."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        self.stage += 1
        if self.stage == 1:
            ask_draw(chron, self.seat, chron.terms.numbers.university_draws)
        elif self.stage == 2:
            ask_discard(chron, self.seat, chron.terms.numbers.university_discards)
        else:
            chron.done()

    def blank(self) -> DueEffect:
        return UniversityStudies(E_UNIVERSITY, 0)
