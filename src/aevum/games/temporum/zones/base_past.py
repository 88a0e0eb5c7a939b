"""The Zones of the base game in Times I and II."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import SLOTS
from aevum.games.temporum.moves import CHOICE, PICK
from aevum.games.temporum.rules.acting_ops import HERE
from aevum.games.temporum.rules.amounts import (
    DID,
    EMPTY_TIMES,
    EVERYBODY,
    IN_FIRST_OR_THIRD,
    NO_CROWN_HERE,
    OPPONENTS,
    OPPONENTS_IN_RULED,
    PLAYERS_IN_FIRST,
    RESULT,
    RULES_HERE,
    TIMES_RULED,
)
from aevum.games.temporum.rules.asks import CHOOSE_ONE, PICK_CARD
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.due import DueEffect
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import E_PURSE
from aevum.games.temporum.rules.hands import (
    ask_discard,
    give,
    kinds_in,
)
from aevum.games.temporum.rules.money import gain as gain_money
from aevum.games.temporum.rules.money import lose as lose_money
from aevum.games.temporum.rules.money import sheltered
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import OwnStep, program
from aevum.games.temporum.rules.ops import (
    advance,
    any_action,
    discard,
    discard_hand,
    draw,
    draw_as_many,
    each,
    either,
    flip_here,
    gain,
    if_,
    lose,
    may,
    may_discard,
    may_pay,
    score,
)
from aevum.games.temporum.rules.phrases import picked, why_pick
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.zone import Zone

# Time I


class PrimitiveParadise(Zone):
    """Puts money on every Zone for the first player who is there alone."""

    def set_up(self, chron: Chronicle, place: int) -> None:
        for each_place in range(SLOTS):
            chron.purse[each_place] = chron.terms.numbers.paradise_coins

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_primitive_paradise(coins=numbers.paradise_coins)

    def setup_words(self, numbers: Numbers) -> Message | None:
        return m.about_setup_primitive_paradise(coins=numbers.paradise_coins)


@mypyc_attr(acyclic=True)
class TakePurse(DueEffect):
    """A visitor who is alone takes the money there."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        place = chron.pawn[self.seat]
        found, chron.purse[place] = chron.purse[place], 0
        gain_money(chron, self.seat, found)

    def blank(self) -> DueEffect:
        return TakePurse(E_PURSE, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_take_money()]


FIRST: Final = (
    Zone("Late Jurassic", program(any_action(), flip_here())),
    Zone("Stone Age", program(score(), gain(2, per=EMPTY_TIMES))),
    Zone("Ancient Egypt", program(score(), if_(RULES_HERE, advance(1, HERE)))),
    Zone("Ice Age", program(score(), each(OPPONENTS_IN_RULED, lose(3)))),
    PrimitiveParadise("Primitive Paradise", program(score())),
    Zone("Time of Legends", program(score(bonus=1))),
    Zone("Ancient Greece", program(any_action(), may_pay(4, draw(1)))),
    Zone("Iron Age", program(score(discount=2, per=TIMES_RULED))),
)


# Time II


class PassCards(OwnStep):
    """All players with cards pass one to the next such player on the left, in secret."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return PassingCards(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_cults()

    def sentences(self, telling: Telling, at: int) -> list[Message]:
        return [m.about_do(what=[m.do_cults()])]


@mypyc_attr(acyclic=True)
class PassingCards(ChronicleEffect):
    """Age of Cults: everybody chooses at once."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        givers = [seat for seat in range(chron.seats) if chron.hands[seat]]
        choosers = [seat for seat in givers if len(chron.hands[seat]) > 1]
        if self.stage == 0 and len(givers) > 1 and choosers:
            self.stage = 1
            chron.gather(self, PICK_CARD, choosers)
            return
        chron.done()
        if len(givers) == 1:
            return
        cards: list[int] = []
        for giver in givers:
            chosen = chron.answer_of(self, giver) if giver in choosers else NONE
            cards.append(chron.hands[giver][0] if chosen == NONE else chosen - PICK)
        for number, giver in enumerate(givers):
            chron.hands[giver].remove(cards[number])
        for number, giver in enumerate(givers):
            give(chron, giver, givers[(number + 1) % len(givers)], cards[number])

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [PICK + card for card in kinds_in(chron.hands[ask.seat])]

    def blank(self) -> "PassingCards":
        return PassingCards(self.op, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_cults()

    def label(self, chron: Chronicle, move: int) -> Label | None:
        return picked(chron, move, m.move_pass)

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        return why_pick(chron, ask.seat, move, "R6.8")


class Inquire(OwnStep):
    """Discard a card or lose money."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return Inquiring(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        numbers = telling.numbers
        return m.do_discard_or_lose(
            cards=numbers.inquisition_discards, coins=numbers.inquisition_loss
        )


@mypyc_attr(acyclic=True)
class Inquiring(ChronicleEffect):
    """Inquisition; a player in Utopia does neither (ruling 9)."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if answer == NONE:
            if not sheltered(chron, seat) and chron.hands[seat]:
                chron.ask(seat, CHOOSE_ONE)
                return
            answer = CHOICE + 1
        chron.done()
        if answer == CHOICE:
            ask_discard(chron, seat, chron.terms.numbers.inquisition_discards)
        else:
            lose_money(chron, seat, chron.terms.numbers.inquisition_loss)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [CHOICE, CHOICE + 1]

    def blank(self) -> "Inquiring":
        return Inquiring(self.op, 0)

    # Words

    def choices(self, chron: Chronicle) -> list[Message]:
        """Return the choices."""
        numbers = chron.terms.numbers
        return [
            m.do_discard(cards=numbers.inquisition_discards),
            m.do_lose(coins=numbers.inquisition_loss),
        ]

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_choose(what=self.choices(chron))

    def label(self, chron: Chronicle, move: int) -> Label | None:
        if not CHOICE <= move <= CHOICE + 1:
            return None
        return Label(m.move_do(what=self.choices(chron)[move - CHOICE]))

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        return Refusal("R2.6", m.no_choices(n=2)) if move == CHOICE + 2 else None


SECOND: Final = (
    Zone("Pax Buddha", program(any_action(), each(EVERYBODY, draw(1)))),
    Zone("Renaissance", program(either(RULES_HERE, draw(3, word="ruler-draws"), draw(2)))),
    Zone(
        "Feudal Japan",
        program(draw(2), if_(RULES_HERE, may(discard_hand(), draw_as_many(RESULT)))),
    ),
    Zone("Imperial China", program(any_action(), may_discard(), if_(DID, gain(4)))),
    Zone("Age of Cults", program(draw(2), PassCards())),
    Zone("Crusades", program(draw(2), gain(2, per=PLAYERS_IN_FIRST))),
    Zone("Plague", program(draw(2), each(IN_FIRST_OR_THIRD, discard(1)))),
    Zone("Roman Empire", program(draw(2), either(RULES_HERE, gain(2), lose(2)))),
    Zone("Holy Norse Empire", program(draw(2), if_(RULES_HERE, gain(3)))),
    Zone("Inquisition", program(draw(2), if_(RULES_HERE, each(OPPONENTS, Inquire())))),
    Zone("Aztec Invasion", program(draw(2), if_(NO_CROWN_HERE, advance(1, 1)))),
    Zone("Egyptian America", program(draw(2), if_(RULES_HERE, advance(1, HERE)))),
)
