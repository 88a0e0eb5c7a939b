"""The Zones of Alternate Realities in Time III."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import ABSENT, NONE, Ask
from aevum.core.text import Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import (
    CARDS,
    KINDS,
    PERPETUAL,
    PLACES,
)
from aevum.games.temporum.moves import DISCARD, GO, NO
from aevum.games.temporum.rules.acting_ops import HERE_OR_LATER
from aevum.games.temporum.rules.amounts import (
    ALONE,
    BASE_HERE,
    CARDS_DRAWN,
    CROWNS_EVERYWHERE,
    EVERYBODY,
    HALF_GAINED,
    IN_FIRST_OR_SECOND,
    MONEY_HERE,
    OPPONENTS,
    RESULT,
    RULES_HERE,
    RULES_TIME,
    WITHOUT_CROWN_HERE,
)
from aevum.games.temporum.rules.asks import PICK_CARD, PICK_PLACE
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import (
    LAURELS,
)
from aevum.games.temporum.rules.hands import (
    kinds_in,
    offer_caves,
    throw_away,
)
from aevum.games.temporum.rules.money import gain as gain_money
from aevum.games.temporum.rules.money import sheltered
from aevum.games.temporum.rules.moving import go, goals
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Mark, Op, OwnStep, program
from aevum.games.temporum.rules.ops import (
    advance,
    choose,
    draw,
    each,
    either,
    gain,
    gain_as_much,
    hourglass,
    if_,
    lose,
    play,
    retreat,
    rush,
)
from aevum.games.temporum.rules.phrases import card_id, not_held
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.why_go import why_go
from aevum.games.temporum.rules.zone import Zone
from aevum.games.temporum.zones.realities_past import PutBase


class MoveOn(OwnStep):
    """The player may move their pawn without visiting."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return MovingOn(number, seat)

    def optional(self) -> bool:
        return True

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_move()


@mypyc_attr(acyclic=True)
class MovingOn(ChronicleEffect):
    """Atomic Age."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer == NONE and goals(chron, self.seat):
            chron.ask(self.seat, PICK_PLACE)
            return
        chron.done()
        if answer not in (NONE, NO):
            go(chron, self.seat, answer - GO)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [*(GO + place for place in goals(chron, self.seat)), NO]

    def blank(self) -> "MovingOn":
        return MovingOn(self.op, 0)

    # Words

    def visits(self) -> bool:
        return False

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_may(what=m.do_move())

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        return why_go(chron, self.seat, move - GO) if 0 <= move - GO < PLACES else None


class AddGold(Op):
    """Put money here."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        here, numbers = text.here, chron.terms.numbers
        chron.gold[here] += numbers.gold_added
        told = numbers.told(numbers.gold_added)
        chron.note("gold", text.seat, here, chron.zone_at(here), told)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_put_money(coins=telling.numbers.gold_added)


class Meritocracy(Zone):
    """Only crowns of Time III advance."""

    def holds_crowns(self) -> bool:
        return True

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_meritocracy()

    def standing_note(self, numbers: Numbers) -> Message | None:
        return m.note_meritocracy()


class TakeLaurels(Mark):
    """Take the Golden Laurels."""

    def mark(self, chron: Chronicle, seat: int) -> int:
        chron.laurels = seat
        return ABSENT

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_take_laurels()

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_rome_eternal(coins=numbers.laurels_coins)

    def told(self, seat: int, number: int) -> Message:
        return m.say_laurels(who=seat)


class SellPerpetual(OwnStep):
    """The player may discard a Perpetual card of the hand for money."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return SellingPerpetual(number, seat)

    def optional(self) -> bool:
        return True

    def deed(self, telling: Telling, at: int) -> Message:
        return sale(telling.numbers)


@mypyc_attr(acyclic=True)
class SellingPerpetual(ChronicleEffect):
    """Y2K. Players with cards are asked."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if answer == NONE:
            if sheltered(chron, seat) or not chron.hands[seat]:
                chron.done()
            else:
                chron.ask(seat, PICK_CARD)
            return
        chron.done()
        if answer != NO:
            card = answer - DISCARD
            chron.hands[seat].remove(card)
            throw_away(chron, seat, card)
            gain_money(chron, seat, chron.terms.numbers.y2k_coins)
            offer_caves(chron, seat, 1)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        hand = kinds_in(chron.hands[self.seat])
        sold = [card for card in hand if card >= 0 and CARDS[card].kind == PERPETUAL]
        return [*(DISCARD + card for card in sold), NO]

    def blank(self) -> "SellingPerpetual":
        return SellingPerpetual(self.op, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_may(what=sale(chron.terms.numbers))

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        card = move - DISCARD
        if not 0 <= card < KINDS:
            return None
        missing = not_held(chron, ask.seat, card, "R6.4")
        return missing or Refusal("R2.6", m.no_not_perpetual(card=card_id(card)))


THIRD: Final = (
    Zone(
        "Age of Piracy",
        program(play(), each(IN_FIRST_OR_SECOND, lose(2)), if_(RULES_HERE, gain_as_much(RESULT))),
    ),
    Zone(
        "Age of Plastic",
        program(play(), choose(if_(RULES_HERE, gain(4)), if_(RULES_TIME, draw(1), m=2))),
    ),
    Zone("Atomic Age", program(play(), if_(RULES_HERE, MoveOn()))),
    Zone("Cultural Revolution", program(play(), hourglass(each(WITHOUT_CROWN_HERE, rush())))),
    Zone("Dutch Golden Age", program(play(), if_(RULES_HERE, gain_as_much(HALF_GAINED)))),
    Zone("Gold Rush", program(play(), if_(ALONE, AddGold()), gain_as_much(MONEY_HERE))),
    Meritocracy("Meritocracy", program(play(), gain(2, per=CARDS_DRAWN))),
    Zone(
        "New France",
        program(play(), if_(RULES_HERE, PutBase()), if_(BASE_HERE, advance(1))),
    ),
    Zone(
        "Pax Britannica",
        program(
            play(),
            either(
                CROWNS_EVERYWHERE,
                gain(8),
                if_(CROWNS_EVERYWHERE, gain(4, word="few-coins"), m=1, word="few-crowns"),
                m=2,
            ),
        ),
    ),
    Zone("Rome Eternal", program(play(), if_(RULES_HERE, TakeLaurels(LAURELS)))),
    Zone(
        "Russian Revolution",
        program(play(), if_(RULES_HERE, each(OPPONENTS, retreat(HERE_OR_LATER)))),
    ),
    Zone("Y2K", program(play(), hourglass(each(EVERYBODY, SellPerpetual())))),
)


def sale(numbers: Numbers) -> Message:
    """Return the deed of discarding a Perpetual card for money."""
    return m.do_to(what=m.do_discard_perpetual(), gain=[m.do_gain(coins=numbers.y2k_coins)])
