"""The Perpetual cards of Alternate Realities."""

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.cards.base import spend
from aevum.games.temporum.data import (
    CARD_NUMBER,
    KINDS,
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
from aevum.games.temporum.rules.money import ask_pay, funds, funds_note
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import OwnStep
from aevum.games.temporum.rules.phrases import card_id, picked, why_pick
from aevum.games.temporum.rules.telling import Telling


class PlaceOutsideTime(Card):
    """A place of its owner."""

    def is_place(self) -> bool:
        return True

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_a_place_outside_time()


class Ambassador(Card):
    """After each other card played, crowns for money."""

    def after_play(self, chron: Chronicle, seat: int) -> int:
        return E_AMBASSADOR

    def about(self, numbers: Numbers) -> Message | None:
        coins, crowns = numbers.ambassador_price, numbers.ambassador_steps
        return m.about_ambassador(coins=coins, crowns=crowns)


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

    # Words

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_may_pay(coins=amounts[0], what=[m.do_advance(crowns=amounts[1])])]

    def offer(self, chron: Chronicle) -> Message:
        numbers = chron.terms.numbers
        what = [m.do_advance(crowns=numbers.ambassador_steps)]
        return m.do_pay(coins=numbers.ambassador_price, what=what)

    def notes(self, chron: Chronicle, ask: Ask) -> list[Message]:
        return [funds_note(chron, ask.seat)]


class Bank(Card):
    """More money in the first gain of each turn."""

    def first_gain(self, numbers: Numbers) -> int:
        return numbers.bank_bonus

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_bank(coins=numbers.bank_bonus)


class Beggar(Card):
    """It collects money while its owner is poor, and pays with it."""

    def pays(self) -> bool:
        return True

    def turn_begins(self, chron: Chronicle, seat: int, place: int) -> int:
        before = [each for each in chron.front[seat][:place] if each.kind == self.number]
        return E_BEGGAR + DATA * len(before)

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_beggar(coins=numbers.beggar_gain, under=numbers.beggar_under)


@mypyc_attr(acyclic=True)
class BeggarBegs(DueEffect):
    """Puts money on a Beggar, the one with its number."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat, numbers = self.seat, chron.terms.numbers
        chron.done()
        beggars = laid(chron, seat, CARD_NUMBER["Beggar"])
        if chron.money[seat] < numbers.beggar_under and self.about < len(beggars):
            beggars[self.about].coins += numbers.beggar_gain
            chron.note("begs", seat, numbers.beggar_gain)

    def blank(self) -> DueEffect:
        return BeggarBegs(E_BEGGAR, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        under = m.part_when_under(coins=amounts[1])
        return [m.do_if(what=[m.do_beg(coins=amounts[0])], when=under)]


class Cache(Card):
    """Holds a card under it, to be played at the start of a turn."""

    def usable(self) -> int:
        return E_CACHE

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_cache()


class TuckCard(OwnStep):
    """Put a card of the hand under the Cache."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return TuckingCard(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_tuck()


@mypyc_attr(acyclic=True)
class TuckingCard(ChronicleEffect):
    """Cache, when it is played."""

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

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_do(what=m.do_tuck())

    def label(self, chron: Chronicle, move: int) -> Label | None:
        return picked(chron, move, m.move_tuck)

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        return why_pick(chron, ask.seat, move, "R2.6")


@mypyc_attr(acyclic=True)
class CacheOpens(DueEffect):
    """Discard a Cache and play the card under it; a Hacker may leave it discarded."""

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

    # Words

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_open_cache()]

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_open_cache()

    def label(self, chron: Chronicle, move: int) -> Label | None:
        if move == NO:
            return Label(m.move_cache_empty())
        if not 0 <= move - PICK < KINDS:
            return None
        return Label(m.move_open_cache(card=card_id(move - PICK)))

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if move == NO:
            return Refusal("R2.6", m.no_must())
        if not 0 <= move - PICK < KINDS:
            return None
        return Refusal("R6.6", m.no_not_under(card=card_id(move - PICK)))


def laid(chron: Chronicle, seat: int, kind: int) -> list[Perpetual]:
    """Return the cards in front of a seat that act as a kind."""
    return [card for card in chron.front[seat] if card.kind == kind]


class Detective(Card):
    """An empty hand draws more."""

    def empty_draws(self, numbers: Numbers) -> int:
        return numbers.detective_draws

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_detective(cards=numbers.detective_draws)


class Hacker(Card):
    """Its owner may play when told to score, and the other way round."""

    def hacks(self) -> bool:
        return True

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_hacker()


class HiddenCave(Card):
    """It may return to the hand after a discard."""

    def comes_back(self) -> bool:
        return True

    def wants_discards(self) -> bool:
        return True

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_hidden_cave()


class Hideout(Card):
    """A rich owner advances at the end of each of their turns."""

    def turn_ends(self, chron: Chronicle, owner: int) -> int:
        return E_HIDEOUT if chron.turn == owner else NONE

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_hideout(coins=numbers.hideout_money, crowns=numbers.hideout_steps)


@mypyc_attr(acyclic=True)
class HideoutAdvances(DueEffect):
    """The crowns of a Hideout."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        if chron.money[self.seat] >= chron.terms.numbers.hideout_money:
            ask_advance(chron, self.seat, chron.terms.numbers.hideout_steps)

    def blank(self) -> DueEffect:
        return HideoutAdvances(E_HIDEOUT, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        rich = m.part_when_rich(coins=amounts[0])
        return [m.do_if(what=[m.do_advance(crowns=amounts[1])], when=rich)]


class Revolutionaries(Card):
    """A crown from Time II for each other card played."""

    def after_play(self, chron: Chronicle, seat: int) -> int:
        return E_REVOLUTIONARIES

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_revolutionaries(crowns=numbers.revolutionaries_steps)


@mypyc_attr(acyclic=True)
class RevolutionariesAdvance(DueEffect):
    """The crowns of Revolutionaries."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        ask_advance(chron, self.seat, chron.terms.numbers.revolutionaries_steps, 2)

    def blank(self) -> DueEffect:
        return RevolutionariesAdvance(E_REVOLUTIONARIES, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_advance_from(crowns=amounts[0], time="2")]


class SunboatOfRa(Card):
    """It can be discarded for another turn."""

    def turn_ends(self, chron: Chronicle, owner: int) -> int:
        return E_SUNBOAT if chron.turn == owner and chron.before != owner else NONE

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_sunboat_of_ra()


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

    # Words

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_may(what=[self.swap()])]

    def offer(self, chron: Chronicle) -> Message:
        return self.swap()

    def swap(self) -> Message:
        """Return the deed of exchanging the boat for a turn."""
        return m.do_to(what=m.do_discard_this(), gain=[m.do_more_turns(turns=1)])


class Tactician(Card):
    """It raises or lowers the price of each scored card."""

    def shifts_price(self) -> bool:
        return True

    def about(self, numbers: Numbers) -> Message | None:
        return m.about_tactician(coins=numbers.tactic, crowns=numbers.tactic_crowns)


class University(Card):
    """Cards after a visit to Time II."""

    def after_visit(self, chron: Chronicle, seat: int, place: int) -> int:
        return E_UNIVERSITY if TIME_OF[place] == 2 else NONE

    def about(self, numbers: Numbers) -> Message | None:
        cards, discards = numbers.university_draws, numbers.university_discards
        return m.about_university(cards=cards, discards=discards)


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

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_draw(cards=amounts[0]), m.do_discard(cards=amounts[1])]
