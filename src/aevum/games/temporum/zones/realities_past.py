"""The Zones of Alternate Realities in Times I and II."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.pile import FACE_UP
from aevum.core.state import ABSENT, NONE, Ask
from aevum.core.text import Label, Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import (
    GIZMO_CARD,
    OUTSIDE,
    PLACES,
    SLOTS,
    TIME_OF,
    TRADE_GOODS,
)
from aevum.games.temporum.moves import NO, PICK, YES, ZONE
from aevum.games.temporum.rules.acting_ops import HERE
from aevum.games.temporum.rules.amounts import (
    BASE_HERE,
    CROWNS_HERE,
    DID,
    EVERYBODY,
    HANDS_NOT_SMALLER,
    NOT_RULERS_HERE,
    POOR,
    RULES_HERE,
)
from aevum.games.temporum.rules.asks import PICK_CARD, PICK_PLACE, YES_NO
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.due import DueEffect
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import E_HEADQUARTERS, NO_GAIN
from aevum.games.temporum.rules.hands import ask_discard, ask_draw, kinds_in
from aevum.games.temporum.rules.money import gain as gain_money
from aevum.games.temporum.rules.moving import outside_places
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Mark, Op, OwnStep, program
from aevum.games.temporum.rules.ops import (
    advance,
    choose,
    discard,
    draw,
    each,
    either,
    gain,
    hourglass,
    if_,
    lose,
    lose_all,
    may_discard,
    may_pay,
    may_play,
    may_retreat,
    retreat,
    score,
    take,
)
from aevum.games.temporum.rules.phrases import (
    owner_of,
    picked,
    why_pick,
    zone_at,
)
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.zone import Zone

# Time I


class PutHeadquarters(OwnStep):
    """Put the player's HQ on a Zone."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return PuttingHeadquarters(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_headquarters()

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_age_of_atlantis(coins=numbers.hq_coins)


@mypyc_attr(acyclic=True)
class PuttingHeadquarters(ChronicleEffect):
    """Age of Atlantis."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer == NONE:
            chron.ask(self.seat, PICK_PLACE)
            return
        place = answer - ZONE
        chron.hq[self.seat] = place
        chron.note("headquarters", self.seat, place, chron.zone_at(place))
        chron.done()

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [ZONE + place for place in [*range(SLOTS), *outside_places(chron)]]

    def blank(self) -> "PuttingHeadquarters":
        return PuttingHeadquarters(self.op, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_do(what=m.do_headquarters())

    def label(self, chron: Chronicle, move: int) -> Label | None:
        if not 0 <= move - ZONE < PLACES:
            return None
        return Label(m.move_headquarters(zone=zone_at(chron, move - ZONE)))

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        return why_token(chron, move)


@mypyc_attr(acyclic=True)
class HeadquartersGain(DueEffect):
    """The money for a visit to the player's HQ."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        gain_money(chron, self.seat, chron.terms.numbers.hq_coins)

    def blank(self) -> DueEffect:
        return HeadquartersGain(E_HEADQUARTERS, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_gain(coins=amounts[0])]


class WinByMoney(Op):
    """Win at once with enough money."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        numbers = chron.terms.numbers
        if chron.money[text.seat] >= numbers.egypt_money:
            chron.winner = text.seat
            chron.ending = "money"
            chron.note("wins", text.seat, 1, numbers.told(numbers.egypt_money))
            chron.finish()

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_win_money(coins=telling.numbers.egypt_money)


class KingdomOfTrilobites(Zone):
    """A player there may change history in every Time."""

    def opens_history(self) -> bool:
        return True

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_kingdom_of_trilobites()

    def standing_note(self, numbers: Numbers) -> Message | None:
        return m.note_trilobites()


class DrawUp(OwnStep):
    """Draw one card after another up to a full hand."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return DrawingUp(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_draw_up_to(cards=telling.numbers.full_hand)


@mypyc_attr(acyclic=True)
class DrawingUp(ChronicleEffect):
    """Neolithic Renaissance (ruling 41)."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        stuck = self.stage and chron.result < 1
        self.stage = 1
        if stuck or len(chron.hands[self.seat]) >= chron.terms.numbers.full_hand:
            chron.done()
        else:
            ask_draw(chron, self.seat, 1)

    def blank(self) -> "DrawingUp":
        return DrawingUp(self.op, 0)


FIRST: Final = (
    Zone("Age of Atlantis", program(score(), PutHeadquarters())),
    Zone("Alien Egypt", program(WinByMoney(), choose(gain(8), score()))),
    Zone(
        "Babylonian Bazaar",
        program(score(), hourglass(each(EVERYBODY, may_pay(10, draw(2), advance(2))))),
    ),
    Zone("Bronze Age", program(score(), if_(DID, gain(1, per=CROWNS_HERE)))),
    Zone("Dawn of Man", program(score(), each(EVERYBODY, advance(1, 1)))),
    KingdomOfTrilobites("Kingdom of Trilobites", program(score())),
    Zone("Neolithic Renaissance", program(score(), hourglass(each(EVERYBODY, DrawUp())))),
    Zone("Trojan War", program(score(), lose_all(), draw(1))),
)


# Time II


class LayOnDeck(OwnStep):
    """Put a card of the hand on top of the deck, face up."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return LayingOnDeck(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_put_on_top()


@mypyc_attr(acyclic=True)
class LayingOnDeck(ChronicleEffect):
    """Bright Ages."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        hand = chron.hands[self.seat]
        if answer == NONE:
            if not hand:
                chron.done()
                return
            if len(hand) > 1:
                chron.ask(self.seat, PICK_CARD)
                return
            answer = PICK + hand[0]
        card = answer - PICK
        hand.remove(card)
        chron.done()
        chron.deck.put_on_top(card, FACE_UP)
        chron.note("tops", self.seat, card, reveals=True)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [PICK + card for card in kinds_in(chron.hands[self.seat])]

    def blank(self) -> "LayingOnDeck":
        return LayingOnDeck(self.op, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_do(what=m.do_put_on_top())

    def label(self, chron: Chronicle, move: int) -> Label | None:
        return picked(chron, move, m.move_top)

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        return why_pick(chron, ask.seat, move, "R2.6")


class ByzantineEmpire(Zone):
    """It pays a player who moves there for the cards in hand."""

    def entered(self, chron: Chronicle, seat: int) -> None:
        gain_money(chron, seat, chron.terms.numbers.byzantine_coins * len(chron.hands[seat]))

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_byzantine_empire(coins=numbers.byzantine_coins)

    def entering_note(self, chron: Chronicle, seat: int) -> Message | None:
        coins = chron.terms.numbers.byzantine_coins * len(chron.hands[seat])
        return m.note_byzantine(coins=coins) if coins else None


class DarkAges(Zone):
    """A player who begins a turn there discards."""

    def turn_begins(self, chron: Chronicle, seat: int, waiting: list[int]) -> None:
        ask_discard(chron, seat, chron.terms.numbers.dark_ages_discards)

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_dark_ages(cards=numbers.dark_ages_discards)

    def standing_note(self, numbers: Numbers) -> Message | None:
        return m.note_start_discard(cards=numbers.dark_ages_discards)


class PutBase(OwnStep):
    """The player may put their Base here."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return PuttingBase(number, seat, here)

    def optional(self) -> bool:
        return True

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_base()


@mypyc_attr(acyclic=True)
class PuttingBase(ChronicleEffect):
    """Greek America and New France."""

    def __init__(self, number: int, seat: int, here: int) -> None:
        super().__init__(number, seat)
        self.here = here

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat, here = self.seat, self.here
        if answer == NONE:
            if chron.bases[here] >> seat & 1:
                chron.done()
            else:
                chron.ask(seat, YES_NO)
            return
        chron.done()
        if answer == YES:
            chron.bases[here] |= 1 << seat
            chron.note("base", seat, here, chron.zone_at(here))

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [YES, NO]

    def names(self) -> tuple[str, ...]:
        return ("here",)

    def blank(self) -> "PuttingBase":
        return PuttingBase(self.op, 0, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_may(what=m.do_base_on(zone=zone_at(chron, self.here)))

    def label(self, chron: Chronicle, move: int) -> Label | None:
        if move != YES:
            return None
        return Label(m.move_do(what=m.do_base_on(zone=zone_at(chron, self.here))))


class GainNoMore(Mark):
    """Gain no dollars for the rest of this turn."""

    def mark(self, chron: Chronicle, seat: int) -> int:
        chron.blocked[seat] = 1
        return ABSENT

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_no_gain()

    def told(self, seat: int, number: int) -> Message:
        return m.say_no_gain(who=seat)


class VikingAmerica(Zone):
    """It pays a player who moves from there to a Time they rule."""

    def left_for(self, chron: Chronicle, seat: int, place: int) -> None:
        if rules(chron, seat, TIME_OF[place]):
            gain_money(chron, seat, chron.terms.numbers.viking_coins)

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_viking_america(coins=numbers.viking_coins)

    def standing_note(self, numbers: Numbers) -> Message | None:
        return m.note_leave_coins(coins=numbers.viking_coins)

    def leaving_note(self, chron: Chronicle, seat: int, place: int) -> Message | None:
        if not rules(chron, seat, TIME_OF[place]):
            return None
        return m.note_viking_leaves(coins=chron.terms.numbers.viking_coins)


SECOND: Final = (
    Zone("Ancient Carthage", program(draw(2), take(TRADE_GOODS))),
    Zone("Bright Ages", program(draw(3), LayOnDeck())),
    ByzantineEmpire("Byzantine Empire", program(draw(2))),
    Zone("Celtic Paradise", program(draw(2), hourglass(each(POOR, gain(8), m=8, times=1)))),
    DarkAges("Dark Ages", program(draw(3))),
    Zone(
        "Empire of the Amazons",
        program(either(RULES_HERE, program(retreat(HERE), draw(4, word="ruler-draws")), draw(2))),
    ),
    Zone(
        "Greek America",
        program(
            draw(2),
            if_(RULES_HERE, PutBase()),
            if_(BASE_HERE, may_discard(), if_(DID, gain(6))),
        ),
    ),
    Zone(
        "Mongolian Empire",
        program(draw(2), if_(RULES_HERE, each(HANDS_NOT_SMALLER, discard(1)))),
    ),
    Zone(
        "Scientist Enclave",
        program(may_retreat(HERE), either(DID, take(GIZMO_CARD), draw(2))),
    ),
    Zone(
        "Three Kingdoms",
        program(draw(2), hourglass(each(NOT_RULERS_HERE, discard(1), lose(4)))),
    ),
    Zone("Tibetan Empire", program(draw(2), if_(RULES_HERE, GainNoMore(NO_GAIN), may_play()))),
    VikingAmerica("Viking America", program(draw(2))),
)


def why_token(chron: Chronicle, move: int) -> Refusal | None:
    """Return why a token cannot be put on a place."""
    place = move - ZONE
    if move == NO:
        return Refusal("R2.6", m.no_must_place())
    lost = OUTSIDE <= place < PLACES and owner_of(chron, place) < 0
    return Refusal("R10.6", m.no_outside()) if lost else None
