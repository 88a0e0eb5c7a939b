"""The Zones of the base game in Time III."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, Ask
from aevum.core.text import Label
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARDS, DECK_KINDS, PERPETUAL
from aevum.games.temporum.moves import NO, YES
from aevum.games.temporum.rules.amounts import (
    CROWNS_HERE,
    EVERYBODY,
    NOT_IN_FOURTH,
    OPPONENTS_HERE,
    RICH_OPPONENTS,
    RICHEST,
    RULERS_HERE,
    RULES_HERE,
    TIMES_RULED,
)
from aevum.games.temporum.rules.asks import YES_NO
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.due import DueEffect
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import E_COLD_WAR
from aevum.games.temporum.rules.hands import (
    hold,
    leave_play,
    offer_caves,
)
from aevum.games.temporum.rules.money import gain as gain_money
from aevum.games.temporum.rules.moving import alone
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import OwnStep, program
from aevum.games.temporum.rules.ops import (
    advance,
    any_action,
    draw,
    each,
    gain,
    if_,
    lose,
    play,
    retreat,
)
from aevum.games.temporum.rules.phrases import card_id
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.zone import Zone


class ColdWar(Zone):
    """It pays a player who begins a turn there alone."""

    def turn_begins(self, chron: Chronicle, seat: int, waiting: list[int]) -> None:
        if alone(chron, seat):
            waiting.append(E_COLD_WAR)

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_cold_war(coins=numbers.cold_war_coins)

    def standing_note(self, numbers: Numbers) -> Message | None:
        return m.note_alone_coins(coins=numbers.cold_war_coins)


@mypyc_attr(acyclic=True)
class ColdWarGain(DueEffect):
    """The money of the Cold War."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        chron.done()
        gain_money(chron, self.seat, chron.terms.numbers.cold_war_coins)

    def blank(self) -> DueEffect:
        return ColdWarGain(E_COLD_WAR, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_gain(coins=amounts[0])]


class PoliceState(Zone):
    """It keeps pawns from the past."""

    def locks(self) -> bool:
        return True

    def box(self, numbers: Numbers) -> Message | None:
        return m.about_box_police_state()

    def standing_note(self, numbers: Numbers) -> Message | None:
        return m.note_police()


class TakeBack(OwnStep):
    """Take back the card that the Zone had the player play; optional."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return TakingBack(number, seat, before - 1)

    def optional(self) -> bool:
        return True

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_take_back()


@mypyc_attr(acyclic=True)
class TakingBack(ChronicleEffect):
    """Industrial Revolution: the card comes back if it is still where it went (ruling 12)."""

    def __init__(self, number: int, seat: int, card: int) -> None:
        super().__init__(number, seat)
        self.card = card

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat, card = self.seat, self.card
        if answer == NONE:
            if 0 <= card < DECK_KINDS and self.in_reach(chron):
                chron.ask(seat, YES_NO, card)
            else:
                chron.done()
            return
        chron.done()
        if answer == NO:
            return
        if CARDS[card].kind == PERPETUAL or not chron.thrown[card]:
            for laid in reversed(chron.front[seat]):
                if laid.card == card:
                    leave_play(chron, seat, laid)
                    offer_caves(chron, seat, int(laid.tucked != NONE))
                    break
        else:
            chron.thrown[card] -= 1
        hold(chron, seat, card)
        chron.note("returns", seat, card)

    def in_reach(self, chron: Chronicle) -> bool:
        """Return whether the card is where it went."""
        if CARDS[self.card].kind == PERPETUAL:
            return any(laid.card == self.card for laid in chron.front[self.seat])
        return chron.thrown[self.card] > 0

    def names(self) -> tuple[str, ...]:
        return ("card",)

    def blank(self) -> "TakingBack":
        return TakingBack(self.op, 0, NONE)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_may(what=m.do_take_card(card=card_id(self.card)))

    def label(self, chron: Chronicle, move: int) -> Label | None:
        if move != YES:
            return None
        return Label(m.move_do(what=m.do_take_card(card=card_id(self.card))))


THIRD: Final = (
    Zone("Age of Discovery", program(play(), gain(1, per=CROWNS_HERE))),
    Zone("Balloon Revolution", program(play(), gain(2, per=OPPONENTS_HERE))),
    Zone("American Civil War", program(play(), gain(2, per=TIMES_RULED))),
    Zone("Plutocracy", program(play(), if_(RICHEST, advance(1)))),
    Zone(
        "Prohibition Era",
        program(play(), gain(2), each(RULERS_HERE, gain(1, word="ruler-coins"))),
    ),
    ColdWar("Cold War", program(play())),
    Zone("Great Depression", program(any_action(), each(NOT_IN_FOURTH, lose(2)))),
    Zone("Bureaucracy", program(play(), each(RICH_OPPONENTS, retreat(), m=12))),
    PoliceState("Police State", program(play())),
    Zone("Summer of Love", program(any_action(), each(EVERYBODY, gain(2)))),
    Zone("French Revolution", program(play(), if_(RULES_HERE, draw(1)))),
    Zone("Industrial Revolution", program(play(), if_(RULES_HERE, TakeBack()))),
)
