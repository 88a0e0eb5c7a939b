"""Gizmo, and the steps of Momentary cards of Alternate Realities that are not common ops."""

from aevum.core.native import mypyc_attr
from aevum.core.state import ABSENT, NONE, Ask
from aevum.core.text import Label, Refusal
from aevum.core.text import Text as Message
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import (
    CARDS,
    GIZMO_CARD,
    KINDS,
    MOMENTARY,
    OUTSIDE,
    PLACES,
    TIMES,
)
from aevum.games.temporum.moves import GO, NO, PICK, PLAY, SCORE, TIME_MOVE
from aevum.games.temporum.rules.asks import PICK_CARD, PICK_PLACE, PICK_TIME, PLAY_CARD
from aevum.games.temporum.rules.card_use import (
    GIVEN,
    MUST,
    SHARED,
    ask_play,
    hack_notes,
    is_score,
    score_chosen,
    scores_instead,
    why_play,
)
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.crowns import ask_advance, ask_retreat
from aevum.games.temporum.rules.due import DueEffect
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import (
    E_MANEUVER,
    E_SCIMITAR,
)
from aevum.games.temporum.rules.front import hacks
from aevum.games.temporum.rules.hands import (
    ask_draw,
    give,
    hold,
    kinds_in,
    put_away,
)
from aevum.games.temporum.rules.moving import barred, go, goals
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Mark, Op, OwnStep
from aevum.games.temporum.rules.phrases import card_id, not_held, why_pick, worth
from aevum.games.temporum.rules.ruling import ruled_times
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.telling import Telling
from aevum.games.temporum.rules.why_go import why_go


class RetreatOthers(OwnStep):
    """Each opponent retreats a crown that the player chooses."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return RetreatingOthers(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_battle()


@mypyc_attr(acyclic=True)
class RetreatingOthers(ChronicleEffect):
    """Battle Plans."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.others: list[int] = []
        """The seats still to come."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage == 0:
            self.stage = 1
            self.others = chron.others(self.seat)
        if self.others:
            ask_retreat(chron, self.seat, self.others.pop(0), 2, TIMES, 0)
        else:
            chron.done()

    def names(self) -> tuple[str, ...]:
        return ("others",)

    def blank(self) -> "RetreatingOthers":
        return RetreatingOthers(self.op, 0)


class CallEverybody(Op):
    """Everybody comes who may; nobody enters another's place."""

    def run(self, chron: Chronicle, text: RunningText) -> None:
        place = chron.pawn[text.seat]
        if place >= OUTSIDE:
            return
        for other in chron.others(text.seat):
            if not barred(chron, other, place):
                go(chron, other, place)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_bring()


class ShareOut(OwnStep):
    """Draw a card for every player, then give each opponent one."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return SharingOut(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_draw_players()


@mypyc_attr(acyclic=True)
class SharingOut(ChronicleEffect):
    """Inventor's Journal."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.takers: list[int] = []
        """The seats still to get a card."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if self.stage == 0:
            self.stage = 1
            self.takers = chron.others(seat)
            ask_draw(chron, seat, chron.seats)
            return
        if answer != NONE:
            card = answer - PICK
            chron.hands[seat].remove(card)
            give(chron, seat, self.takers.pop(0), card)
        while self.takers and len(chron.hands[seat]) == 1:
            give(chron, seat, self.takers.pop(0), chron.hands[seat].pop())
        if self.takers and chron.hands[seat]:
            chron.ask(seat, PICK_CARD)
        else:
            chron.done()

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [PICK + card for card in kinds_in(chron.hands[ask.seat])]

    def names(self) -> tuple[str, ...]:
        return ("takers",)

    def blank(self) -> "SharingOut":
        return SharingOut(self.op, 0)

    # Words

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_journal(who=self.takers[0])

    def label(self, chron: Chronicle, move: int) -> Label | None:
        card = move - PICK
        if not 0 <= card < KINDS:
            return None
        text = m.move_give(card=card_id(card), who=self.takers[0])
        return Label(text, None, (worth(chron, card),))

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        return why_pick(chron, ask.seat, move, "R2.6")


@mypyc_attr(acyclic=True)
class Maneuvering(DueEffect):
    """Maneuver: the player may move."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer == NONE and goals(chron, self.seat):
            chron.ask(self.seat, PICK_PLACE)
            return
        chron.done()
        if answer not in (NONE, NO):
            go(chron, self.seat, answer - GO)

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [*(GO + place for place in goals(chron, self.seat)), NO]

    def blank(self) -> DueEffect:
        return Maneuvering(E_MANEUVER, 0)

    # Words

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_may(what=[m.do_move()])]

    def visits(self) -> bool:
        return False

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_may(what=m.do_move())

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        return why_go(chron, self.seat, move - GO) if 0 <= move - GO < PLACES else None


class KeepHistory(Mark):
    """Keep history as it is until the player's next turn."""

    def mark(self, chron: Chronicle, seat: int) -> int:
        chron.relics[seat] = 1
        return ABSENT

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_keep_history()

    def told(self, seat: int, number: int) -> Message:
        return m.say_relic(who=seat)


class MoveToReal(OwnStep):
    """Move to a real Zone, without visiting it."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return MovingToReal(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_move()


@mypyc_attr(acyclic=True)
class MovingToReal(ChronicleEffect):
    """The secret of Secret Mission."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer == NONE:
            places = self.places(chron)
            if len(places) > 1:
                chron.ask(self.seat, PICK_PLACE)
                return
            answer = GO + places[0] if places else NONE
        chron.done()
        if answer != NONE:
            go(chron, self.seat, answer - GO)

    def places(self, chron: Chronicle) -> list[int]:
        """Return the places to move to."""
        return [place for place in goals(chron, self.seat) if place < OUTSIDE]

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return [GO + place for place in self.places(chron)]

    def blank(self) -> "MovingToReal":
        return MovingToReal(self.op, 0)

    # Words

    def visits(self) -> bool:
        return False

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_do(what=m.do_move())

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        if move == NO:
            return Refusal("R2.6", m.no_must_place())
        return why_go(chron, self.seat, move - GO) if 0 <= move - GO < PLACES else None


class RuleTime(OwnStep):
    """Rule a Time for this turn."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return NamingTime(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_rule_time()


@mypyc_attr(acyclic=True)
class NamingTime(ChronicleEffect):
    """The secret of Secret Weapon."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if answer == NONE:
            chron.ask(self.seat, PICK_TIME)
            return
        time = answer - TIME_MOVE + 1
        chron.named = chron.named[:]
        chron.named[self.seat * STRIDE + time] = 1
        chron.note("names", self.seat, time)
        chron.done()

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return list(range(TIME_MOVE, TIME_MOVE + TIMES))

    def blank(self) -> "NamingTime":
        return NamingTime(self.op, 0)

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        return m.ask_weapon()


class DrawScimitar(Mark):
    """Advance crowns out of the player's ruled Times when their next turn starts."""

    def mark(self, chron: Chronicle, seat: int) -> int:
        chron.scimitars[seat] += 1
        return ABSENT

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_next_scimitar(crowns=telling.numbers.scimitar_steps)

    def told(self, seat: int, number: int) -> Message:
        return m.say_scimitar(who=seat)


@mypyc_attr(acyclic=True)
class ScimitarStrikes(DueEffect):
    """Advances a crown out of each Time ruled when this began, from IV to I."""

    def __init__(self, kind: int, seat: int) -> None:
        super().__init__(kind, seat)
        self.times: list[int] = []

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        if self.stage == 0:
            self.stage = 1
            self.times = ruled_times(chron, self.seat)
        if self.times:
            ask_advance(chron, self.seat, chron.terms.numbers.scimitar_steps, self.times.pop())
        else:
            chron.done()

    def names(self) -> tuple[str, ...]:
        return ("about", "times")

    def blank(self) -> DueEffect:
        return ScimitarStrikes(E_SCIMITAR, 0)

    def deeds(self, amounts: list[int]) -> list[Message]:
        return [m.do_advance_ruled(crowns=amounts[0])]


# Gizmo


class PlayTwice(OwnStep):
    """Play a Momentary card twice."""

    def effect(self, number: int, seat: int, here: int, before: int) -> ChronicleEffect:
        return PlayingTwice(number, seat)

    def deed(self, telling: Telling, at: int) -> Message:
        return m.do_play_twice()

    def remark(self, numbers: Numbers) -> Message | None:
        return m.about_gizmo()


@mypyc_attr(acyclic=True)
class PlayingTwice(ChronicleEffect):
    """Gizmo; `stage` counts the plays. A Hacker may replace each."""

    def __init__(self, number: int, seat: int) -> None:
        super().__init__(number, seat)
        self.card = NONE
        self.returned = 0
        """1 once the first play said to take the card back."""

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat = self.seat
        if answer == NO:
            return
        if answer != NONE:
            if is_score(answer):
                score_chosen(chron, seat, answer - SCORE)
            else:
                self.play(chron, answer - PLAY)
        elif self.stage == 2:
            self.put_back(chron)
        elif self.card != NONE:
            self.stage = 2
            ask_play(chron, seat, GIVEN, self.card)
        elif self.moves(chron):
            self.stage += 1
            if len(chron.hands[seat]) == 1 and not hacks(chron, seat):
                self.play(chron, chron.hands[seat][0])
                return
            chron.note("may_gizmo", seat, reveals=True)
            chron.ask(seat, PLAY_CARD)
        else:
            chron.note("plays_nothing", seat, reveals=True)
            chron.done()

    def play(self, chron: Chronicle, card: int) -> None:
        """Set a card aside for both plays; if the first was replaced it is played only once."""
        if self.stage == 2:
            ask_play(chron, self.seat, MUST, card, decided=1)
            return
        chron.hands[self.seat].remove(card)
        self.card = card
        ask_play(chron, self.seat, SHARED, card, decided=1)

    def put_back(self, chron: Chronicle) -> None:
        """End it: a card whose last play was replaced is still there, or came back before."""
        replaced = chron.result == 0
        chron.done()
        if self.card == NONE or not replaced:
            return
        if self.returned:
            hold(chron, self.seat, self.card)
            chron.note("returns", self.seat, self.card)
        else:
            put_away(chron, self.card)

    def moves(self, chron: Chronicle) -> list[int]:
        """Return the possible moves for the first play, or for the second after a replaced one."""
        found: list[int] = []
        if hacks(chron, self.seat):
            found = [SCORE + card for card in scores_instead(chron, self.seat)]
        cards = [PLAY + card for card in gizmo_cards(chron, self.seat)]
        return found + cards if cards or not found else [*found, NO]

    def options(self, chron: Chronicle, ask: Ask) -> list[int]:
        return self.moves(chron)

    def took_back(self) -> None:
        self.returned = 1  # unless the second play moves it elsewhere

    def aside(self) -> int:
        return self.card if self.stage == 1 else NONE

    def lacks_answer(self, chron: Chronicle) -> bool:
        return not self.moves(chron)

    def fits(self, chron: Chronicle, card: int) -> bool:
        return CARDS[card].kind == MOMENTARY

    def names(self) -> tuple[str, ...]:
        return ("card", "returned")

    def blank(self) -> "PlayingTwice":
        return PlayingTwice(self.op, 0)

    # Words

    def lets_hack(self) -> bool:
        return True

    def question(self, chron: Chronicle, ask: Ask) -> Message:
        twice = self.stage == 1
        return m.ask_do(what=m.do_play_twice() if twice else m.do_play_momentary())

    def notes(self, chron: Chronicle, ask: Ask) -> list[Message]:
        return hack_notes(chron, ask.seat)

    def why(self, chron: Chronicle, ask: Ask, move: int) -> Refusal | None:
        card = move - PLAY
        if not 0 <= card < KINDS:
            return why_play(chron, ask.seat, move)
        missing = not_held(chron, ask.seat, card, "R8.1")
        if missing is not None:
            return missing
        if card == GIZMO_CARD:
            return Refusal("R8.3", m.no_gizmo_gizmo())
        return Refusal("R8.3", m.no_gizmo_perpetual(card=card_id(card)))


def gizmo_cards(chron: Chronicle, seat: int) -> list[int]:
    """Return the cards of a hand that a Gizmo can play: Momentary ones, never a Gizmo."""
    return [
        card
        for card in kinds_in(chron.hands[seat])
        if card != GIZMO_CARD and card >= 0 and CARDS[card].kind == MOMENTARY
    ]
