"""Quiet Planet and Robotic Utopia: Zones with cards on them."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label, Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import (
    CARDS,
    KINDS,
    MOMENTARY,
    OUTSIDE,
    ZONE_NUMBER,
)
from aevum.games.temporum.moves import DRAWN, NO, PICK
from aevum.games.temporum.rules.asks import DEALING, PICK_CARD
from aevum.games.temporum.rules.card_use import SHARED, ask_play
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.hands import (
    hold,
)
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Op, OwnStep
from aevum.games.temporum.rules.phrases import card_id, picked
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.zone import Zone

QUIET_PLANET: Final = ZONE_NUMBER["Quiet Planet"]
ROBOTIC_UTOPIA: Final = ZONE_NUMBER["Robotic Utopia"]


class QuietPlanet(Zone):
    """Has a pile of cards."""

    def dealing(self) -> ChronicleEffect | None:
        return LayingPile(DEALING + self.number, NONE)

    def setup_words(self, numbers: Numbers) -> Message | None:
        return m.about_setup_quiet_planet(cards=numbers.quiet_cards)


@mypyc_attr(acyclic=True)
class LayingPile(ChronicleEffect):
    """Cards of the deck, face down; nobody has seen them."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer != NONE:
            self.lay(chron, answer - DRAWN)
        while self.stage < chron.terms.numbers.quiet_cards and not chron.deck.empty():
            if chron.explicit:
                chron.roll()
                return
            self.lay(chron, chron.deal(chron.deck))
        chron.quiet.sort()
        chron.done()

    def lay(self, chron: Chronicle, card: int) -> None:
        """Lay one card on the pile; `stage` counts them."""
        chron.deck.take(card)
        chron.quiet.append(card)
        self.stage += 1
        numbers = chron.terms.numbers
        chron.note("quiet", NONE, self.stage, numbers.told(numbers.quiet_cards))

    def blank(self) -> "LayingPile":
        return LayingPile(self.op, NONE)


class TakeFromPile(OwnStep):
    """Choose cards from the pile; there is none if the Zone is simulated."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return TakingFromPile(number, seat, here)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_take_pile(cards=telling.numbers.quiet_picks)

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_quiet_planet()


@mypyc_attr(acyclic=True)
class TakingFromPile(ChronicleEffect):
    """Quiet Planet."""

    def __init__(self, number: int, seat: int, here: int) -> None:
        super().__init__(number, seat)
        self.here = here
        self.taken = 0

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if answer != NONE:
            self.take(chron, answer - PICK)
        there = is_zone(chron, self.here, QUIET_PLANET)
        if there and self.taken == 0 and chron.quiet:
            chron.tell("looks", seat, chron.quiet[:], 1 << seat, reveals=True)
        picks = chron.terms.numbers.quiet_picks
        while there and self.taken < picks and chron.quiet:
            if len(chron.quiet) > picks - self.taken:
                chron.ask(seat, PICK_CARD)
                return
            self.take(chron, chron.quiet[0])
        chron.done()

    def take(self, chron: Chronicle, card: int) -> None:
        """Take one card."""
        chron.quiet.remove(card)
        hold(chron, self.seat, card)
        chron.note("picks", self.seat)
        chron.note("picked", self.seat, card, audience=1 << self.seat, reveals=True)
        self.taken += 1

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [PICK + card for card in sorted(set(chron.quiet))]

    def shows_pile(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return ("here", "taken")

    def blank(self) -> "TakingFromPile":
        return TakingFromPile(self.op, 0, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_quiet(n=self.taken + 1, most=chron.terms.numbers.quiet_picks)

    def label(self, chron: Chronicle, move: int) -> Label | None:
        return picked(chron, move, m.move_take)

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if move == NO:
            return Refusal("R2.6", m.no_must())
        if not 0 <= move - PICK < KINDS:
            return None
        return Refusal("R6.9", m.no_not_in_pile(card=card_id(move - PICK)))


def is_zone(chron: Chronicle, place: int, zone: int) -> bool:
    """Return whether a place is that Zone itself, not a simulation of it."""
    return place < OUTSIDE and chron.zones[place] == zone


class RoboticUtopia(Zone):
    """Has a Momentary card."""

    def dealing(self) -> ChronicleEffect | None:
        return RevealingRobot(DEALING + self.number, NONE)

    def setup_words(self, numbers: Numbers) -> Message | None:
        return m.about_setup_robotic_utopia()

    def lying_note(self, chron: Chronicle) -> Message | None:
        return m.note_robot(card=card_id(chron.robot)) if chron.robot != NONE else None


@mypyc_attr(acyclic=True)
class RevealingRobot(ChronicleEffect):
    """Turns cards over until a Momentary one comes, if there is any."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer != NONE:
            self.reveal(chron, answer - DRAWN)
        while chron.robot == NONE and not chron.deck.empty():
            if chron.explicit:
                chron.roll()
                return
            self.reveal(chron, chron.deal(chron.deck))
        chron.done()

    def reveal(self, chron: Chronicle, card: int) -> None:
        """Turn a card over: it stays, or is discarded."""
        chron.deck.take(card)
        chron.note("reveals", NONE, card, random=True)
        if CARDS[card].kind == MOMENTARY:
            chron.robot = card
        else:
            chron.thrown[card] += 1

    def blank(self) -> "RevealingRobot":
        return RevealingRobot(self.op, NONE)


class PlayRobot(Op):
    """Play the card here; there is none if the Zone is simulated."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        if chron.robot != NONE and is_zone(chron, text.here, ROBOTIC_UTOPIA):
            ask_play(chron, text.seat, SHARED, chron.robot)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_play_here()

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_robotic_utopia()
